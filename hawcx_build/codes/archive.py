"""Codes of the archive itself: what zipguard refuses.

Section numbers without a document are those of PKWARE's APPNOTE 6.3.10; "ZipDiff" is You et al., "My ZIP isn't your
ZIP" (USENIX Security 2025), whose types A1 to C5 name the ways in which readers disagree.
"""

from __future__ import annotations

from hawcx_build.codes import Code

REPACK = "zip the files again from a folder on disk: (cd FOLDER && zip -r ../source.zip .)"
CLEAN = "zip the files again; do not append to, sign, align or edit a finished ZIP"

CODES = (
    # The end record.
    Code(
        "zip.no-end-record",
        title="not a whole ZIP",
        meaning="Every ZIP ends with an end of central directory record. The file has none: it is another format, or "
        "its end was lost.",
        remedy="upload the ZIP again, whole; other formats: unpack them and zip the files",
        source="4.3.16",
    ),
    Code(
        "zip.trailing-data",
        title="bytes after the archive",
        meaning="The end record and its comment end before the file does. Some programs ignore what follows, others "
        "read it.",
        remedy="remove what follows the archive, or zip the files again",
        source="4.3.16; ZipDiff C2",
    ),
    Code(
        "zip.end-record",
        title="a comment that is not there",
        meaning="The end record announces a longer comment than the file holds; programs then look for another end "
        "record.",
        remedy="upload the ZIP again, whole",
        source="4.3.16; CVE-2024-24789",
    ),
    Code(
        "zip.ambiguous-end",
        title="more than one possible end",
        meaning="More than one place can be read as the archive's end, or its comment or an entry holds records of its "
        "own. Programs choose differently and see different files.",
        remedy="zip the files again, without a comment",
        source="ZipDiff C1, C2",
    ),
    Code(
        "zip.comment",
        title="control bytes in the archive's comment",
        meaning="The comment holds bytes that drive a terminal when a tool prints it.",
        remedy="zip the files again, without a comment",
        source="4.4.26",
    ),
    Code(
        "zip.comment-too-long",
        title="a long archive comment",
        meaning="Programs search for the end of the archive in windows of different sizes; past a long comment some "
        "do not find it.",
        remedy="zip the files again, without a comment",
        source="4.4.12; this project's limits",
    ),
    Code(
        "zip.multi-disk",
        title="part of a split archive",
        meaning="The archive says that it continues on other disks.",
        remedy="join the parts (zip -s 0 split.zip --out source.zip) and upload one file",
        source="4.3.16, 8",
    ),
    Code(
        "zip.zip64",
        title="ZIP64 records",
        meaning="ZIP64 gives sizes and offsets a second place to stand, and programs choose differently. No upload "
        "within the limits needs it.",
        remedy="zip files from disk, not from a pipe (zip -r source.zip .); in Python leave out force_zip64",
        source="4.3.14, 4.3.15, 4.5.3; ZipDiff A2, C5; CVE-2025-8291",
    ),
    Code(
        "zip.entry-count",
        title="a wrong count of entries",
        meaning="The end record counts more or fewer entries than the central directory holds; programs that go by the "
        "count see other files than those that go by the size.",
        remedy=CLEAN,
        source="4.4.21, 4.4.22; ZipDiff C3",
    ),
    Code(
        "zip.directory-bounds",
        title="a central directory that is not where it is said to be",
        meaning="Offset and size of the central directory do not lead from its first header to the end record, so "
        "programs find different directories.",
        remedy=CLEAN,
        source="4.4.23, 4.4.24; ZipDiff C3, C4",
    ),
    Code(
        "zip.empty",
        title="an empty archive",
        meaning="The archive has no entries.",
        remedy="check the folder that was zipped",
        source="this project's upload rules",
    ),
    # Headers.
    Code(
        "zip.central-header",
        title="a damaged central directory",
        meaning="A header of the central directory is missing or runs past its end.",
        remedy="upload the ZIP again, whole, or zip the files again",
        source="4.3.12",
    ),
    Code(
        "zip.local-header",
        title="no local header",
        meaning="The central directory points to a place where no whole local file header stands.",
        remedy="upload the ZIP again, whole, or zip the files again",
        source="4.3.7",
    ),
    Code(
        "zip.header-mismatch",
        title="two headers that disagree",
        meaning="Each entry has a local and a central header, and programs read one or the other. The two say "
        "different things, so the entry has two names, sizes or contents.",
        remedy=CLEAN,
        source="4.3.7, 4.3.12; ZipDiff A1 to A5; CVE-2023-39137",
    ),
    Code(
        "zip.unsupported-record",
        title="a record for signatures or encryption",
        meaning="The archive holds a digital signature or archive extra data record, which some programs skip and "
        "others stop at.",
        remedy="zip the files again, with a tool that does not sign or encrypt the directory",
        source="4.3.11, 4.3.13",
    ),
    # Data descriptors.
    Code(
        "zip.data-descriptor",
        title="a wrong or missing data descriptor",
        meaning="The entry's sizes are said to stand behind its data, and there they are missing or say something "
        "else.",
        remedy=REPACK,
        source="4.3.9; ZipDiff A2",
    ),
    Code(
        "zip.stored-descriptor",
        title="a stored entry with its size behind it",
        meaning="The data is not compressed and its length stands behind it. A program that reads from the front "
        "cannot know where the data ends: some refuse, some guess.",
        remedy="compress the entries, or write the ZIP to a file instead of a pipe: zip -r source.zip .; "
        "Node archiver: without store; Go: Method = zip.Deflate; Python: ZIP_DEFLATED",
        source="4.3.9; ZipDiff C1",
    ),
    Code(
        "zip.ambiguous-descriptor",
        title="a data descriptor that can be read in two ways",
        meaning="Record signatures inside the data, or a CRC-32 that looks like one, make programs see the end of the "
        "data in different places.",
        remedy="zip from disk (zip -r source.zip .) instead of through a pipe, so that the sizes stand before the data",
        source="4.3.9.3; ZipDiff C1",
    ),
    # Coverage.
    Code(
        "zip.prefix",
        title="bytes before the archive",
        meaning="Something stands before the first entry: a program, a #! line, another archive. The file then is two "
        "things at once.",
        remedy="upload the plain ZIP, not a zipapp or self-extracting archive: zip -r source.zip . inside the project",
        source="ZipDiff C4; CVE-2017-13156",
    ),
    Code(
        "zip.gap",
        title="bytes that belong to nothing",
        meaning="Between the records of the archive stand bytes that the central directory does not account for, such "
        "as a deleted or hidden entry. Programs that read from the front see them.",
        remedy=CLEAN,
        source="ZipDiff C1; CVE-2025-54368",
    ),
    Code(
        "zip.overlap",
        title="entries that overlap",
        meaning="Two records claim the same bytes, as in archives that expand without bound.",
        remedy=CLEAN,
        source="Fifield, A better zip bomb (WOOT 2019); CVE-2024-0450, CVE-2019-13232",
    ),
    # What an entry is.
    Code(
        "zip.encrypted",
        title="an encrypted entry",
        meaning="The entry is encrypted or is marked so. It cannot be read, or is read by programs that ignore the "
        "mark.",
        remedy="zip the files again without a password",
        source="4.4.4 bits 0, 6 and 13, 7; ZipDiff A5",
    ),
    Code(
        "zip.flags",
        title="reserved flags",
        meaning="Flag bits are set that have no meaning for stored and deflated entries; some programs refuse them and "
        "some ignore them.",
        remedy=REPACK,
        source="4.4.4",
    ),
    Code(
        "zip.method",
        title="an unusual compression method",
        meaning="Only stored and deflated entries are read alike by every program.",
        remedy="zip with deflate: zip -r source.zip . or 7z a -tzip -mm=Deflate source.zip *",
        source="4.4.5; ZipDiff A1",
    ),
    Code(
        "zip.version",
        title="a newer version of the format",
        meaning="The entry asks for a version after 2.0, which stands for features that are refused here, or for one "
        "that does not exist.",
        remedy=REPACK,
        source="4.4.3",
    ),
    Code(
        "zip.attributes",
        title="attributes without a sure meaning",
        meaning="The entry comes from an unknown system or sets reserved attributes, so programs may read its type "
        "differently.",
        remedy=REPACK,
        source="4.4.2, 4.4.14",
    ),
    Code(
        "zip.file-type",
        title="not a plain file or folder",
        meaning="The entry is a link, a device or a volume label, or its name and its attributes disagree on whether "
        "it is a file or a folder.",
        remedy="replace links by the files they name (zip without -y) and leave special files out",
        source="4.4.15; ZipDiff A4; CVE-2025-11001",
    ),
    Code(
        "zip.folder-content",
        title="a folder with content",
        meaning="The name is a folder's and the entry has bytes; some programs make a file of it.",
        remedy=REPACK,
        source="4.3.8; ZipDiff A4",
    ),
    Code(
        "zip.entry-comment",
        title="records in an entry's comment",
        meaning="The entry's comment holds the signature of a ZIP record, where programs that search for signatures "
        "find entries that are none.",
        remedy="zip the files again, without comments",
        source="ZipDiff C1, C5",
    ),
    # Extra fields.
    Code(
        "zip.extra-malformed",
        title="a damaged extra field",
        meaning="An extra field runs past its end or has another layout than its kind; programs then read on, stop or "
        "fail.",
        remedy="zip the files again (zip -rX writes no extra fields); an APK or aligned archive is no source upload",
        source="4.5.1",
    ),
    Code(
        "zip.extra-duplicate",
        title="an extra field twice",
        meaning="One kind of extra field stands there twice, and programs take the first or the last.",
        remedy="zip the files again (zip -rX writes no extra fields)",
        source="4.5.1; ZipDiff A3",
    ),
    Code(
        "zip.extra-unknown",
        title="an unknown extra field",
        meaning="Only extra fields that are known to change neither name nor size nor content are let in.",
        remedy="zip the files again (zip -rX writes no extra fields)",
        source="4.5.2, 4.6.1",
    ),
    Code(
        "zip.extra-unicode",
        title="a second name in an extra field",
        meaning="The extra field holds another spelling of the name or comment. Some programs use it instead of the "
        "one in the header.",
        remedy="use plain ASCII names; WinRAR and WinZip: choose UTF-8 names",
        source="4.6.8, 4.6.9; ZipDiff A3",
    ),
    Code(
        "zip.extra-signature",
        title="records in an extra field",
        meaning="An extra field holds the signature of a ZIP record, where programs that search for signatures find "
        "entries that are none.",
        remedy="zip the files again (zip -rX writes no extra fields)",
        source="ZipDiff C1",
    ),
    # Names.
    Code(
        "zip.path-empty",
        title="no name",
        meaning="The entry has no name, and programs invent one or overwrite another file.",
        remedy="name the file: zip source.zip FILE instead of a pipe",
        source="4.4.17; CVE-2021-41772",
    ),
    Code(
        "zip.path-traversal",
        title="a path that leaves its folder",
        meaning="The path holds a '..' component, which leads out of the folder where the archive is unpacked.",
        remedy="zip from inside the project's folder: (cd FOLDER && zip -r ../source.zip .)",
        source="Zip Slip (2018); CVE-2018-1002204",
    ),
    Code(
        "zip.path-absolute",
        title="an absolute path",
        meaning="The path starts at the root of the file system.",
        remedy="zip with relative names: (cd FOLDER && zip -r ../source.zip .)",
        source="4.4.17.1",
    ),
    Code(
        "zip.path-backslash",
        title="a backslash in a name",
        meaning="A backslash separates folders on Windows and is a letter elsewhere, so the path means two things.",
        remedy="old PowerShell and .NET write backslashes: use Explorer, 7-Zip, tar -a -cf source.zip, or PowerShell 7",
        source="4.4.17.1; ZipDiff B2, B3",
    ),
    Code(
        "zip.path-not-ascii",
        title="a name outside ASCII",
        meaning="Systems read such bytes in different code pages and normalise letters differently, so the name means "
        "different things.",
        remedy="give files and folders names of plain ASCII letters",
        source="4.4.4 bit 11, Appendix D; ZipDiff A3, B2",
    ),
    Code(
        "zip.path-control",
        title="control bytes in a name",
        meaning="The name holds a NUL, a line end or another control byte; programs cut it there or drive a terminal "
        "with it.",
        remedy="rename the file",
        source="ZipDiff B2",
    ),
    Code(
        "zip.path-character",
        title="a character that not every system allows",
        meaning='Windows forbids : * ? " < > | in names and replaces them, so two names can become one.',
        remedy="rename the file",
        source="ZipDiff B2; Microsoft, Naming Files, Paths, and Namespaces",
    ),
    Code(
        "zip.path-noncanonical",
        title="a path with two spellings",
        meaning="Empty and '.' components change nothing and make a second spelling of the same path.",
        remedy="bsdtar: name the files (bsdtar -a -cf source.zip *) instead of '.'; else zip the files again",
        source="ZipDiff B3; CVE-2024-8088",
    ),
    Code(
        "zip.path-trimmed",
        title="a space or dot that gets lost",
        meaning="Windows removes spaces and dots at the end of names, and tools those at the start, so two names "
        "become one.",
        remedy="rename the file",
        source="ZipDiff B3; Microsoft, Naming Files, Paths, and Namespaces",
    ),
    Code(
        "zip.path-version",
        title="a name with a version number of VMS",
        meaning="VMS ends names with a version such as ;1, and unzip removes it on every system, so the file gets "
        "another name and two names can become one.",
        remedy="rename the file",
        source="Info-ZIP unzip, option -V; found by comparing readers",
    ),
    Code(
        "zip.path-option",
        title="a name like an option",
        meaning="A name that starts with - or ~ is taken for an option or a home folder by tools that get it as an "
        "argument.",
        remedy="rename the file",
        source="POSIX, Utility Syntax Guidelines",
    ),
    Code(
        "zip.path-reserved",
        title="a reserved name",
        meaning="The name means a device on Windows (CON, NUL, AUX, COM1 …) or is lost by programs written in "
        "JavaScript (__proto__).",
        remedy="rename the file",
        source="Microsoft, Naming Files, Paths, and Namespaces; CVE-2021-23413",
    ),
    Code(
        "zip.path-short-name",
        title="a name like a Windows short name",
        meaning="Windows gives long names a second, short one such as LONGNA~1.PY, so this name can meet another file.",
        remedy="rename the file",
        source="Microsoft, Naming Files, Paths, and Namespaces; CVE-2014-9390",
    ),
    Code(
        "zip.path-case",
        title="names that differ in case alone",
        meaning="On Windows and macOS the two are one file, and the later one replaces the other.",
        remedy="rename one of the two",
        source="ZipDiff B4",
    ),
    Code(
        "zip.path-file-folder",
        title="a file that is also a folder",
        meaning="One path is used for a file and for a folder, so the order of unpacking decides what is there.",
        remedy="rename one of the two",
        source="ZipDiff A4",
    ),
    Code(
        "zip.duplicate",
        title="a name twice",
        meaning="Two entries have the same name, and programs take the first or the last.",
        remedy=CLEAN,
        source="ZipDiff B1; CVE-2013-4787",
    ),
    # Contents.
    Code(
        "zip.size-mismatch",
        title="a wrong size",
        meaning="The data holds more or fewer bytes than its headers declare.",
        remedy="upload the ZIP again, whole, or zip the files again",
        source="4.4.8, 4.4.9; CVE-2019-9674",
    ),
    Code(
        "zip.crc",
        title="a wrong checksum",
        meaning="The content does not have the CRC-32 that its headers declare: it was damaged or changed.",
        remedy="upload the ZIP again, whole, or zip the files again",
        source="4.4.7",
    ),
    Code(
        "zip.deflate",
        title="damaged compressed data",
        meaning="The data is not a DEFLATE stream, or one with a fault inside.",
        remedy="upload the ZIP again, whole, or zip the files again",
        source="RFC 1951",
    ),
    Code(
        "zip.deflate-truncated",
        title="compressed data without its end",
        meaning="The final block is missing or cut off; some programs take what came until then for the whole.",
        remedy="upload the ZIP again, whole, or zip the files again",
        source="RFC 1951 section 3.2.3",
    ),
    Code(
        "zip.deflate-trailing",
        title="bytes behind compressed data",
        meaning="The DEFLATE stream ends before the entry's data does. What follows is hidden from most programs.",
        remedy=CLEAN,
        source="RFC 1951 section 3.2.3; ZipDiff A2",
    ),
    Code(
        "zip.deflate-bloat",
        title="compressed data far longer than its content",
        meaning="The data consists mostly of blocks that produce nothing and only cost time.",
        remedy="zip the files again with an ordinary tool",
        source="this project's measurement of empty blocks",
    ),
    # Limits.
    Code(
        "zip.archive-too-large",
        title="the archive is too large",
        meaning="A source upload has at most 32 MiB.",
        remedy="leave out what is not source: data, models, virtual environments, .git",
        source="this project's limits",
    ),
    Code(
        "zip.too-many-entries",
        title="too many files",
        meaning="A source upload has at most 1,024 files and folders.",
        remedy="leave out what is not needed to run: tests, docs, virtual environments, node_modules",
        source="this project's limits",
    ),
    Code(
        "zip.directory-too-large",
        title="the central directory is too large",
        meaning="Names, extra fields and comments together have at most 1 MiB.",
        remedy="shorten paths, and zip without extra fields and comments (zip -rX)",
        source="this project's limits",
    ),
    Code(
        "zip.file-too-large",
        title="a file is too large",
        meaning="A single source file has at most 8 MiB.",
        remedy="leave out data and models, and load them when the agent runs",
        source="this project's limits",
    ),
    Code(
        "zip.expanded-too-large",
        title="the contents are too large",
        meaning="All contents together have at most 32 MiB.",
        remedy="leave out data and models, and load them when the agent runs",
        source="this project's limits",
    ),
    Code(
        "zip.path-too-long",
        title="a path is too long",
        meaning="A path has at most 240 bytes, which fits below a folder on every common file system.",
        remedy="shorten the names of the file or its folders",
        source="this project's limits",
    ),
    Code(
        "zip.path-too-deep",
        title="a path is too deep",
        meaning="A path has at most 16 components.",
        remedy="move the file up",
        source="this project's limits",
    ),
)

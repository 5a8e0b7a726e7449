# SPDX-License-Identifier: 0BSD
"""Names: paths that leave their folder, mean several things, or meet one another."""

from __future__ import annotations

from collections.abc import Iterator

from tests.malicious_zips.forge import Entry, Zip
from tests.malicious_zips.vector import Chapter

chapter = Chapter("names")

SLIP = "files outside the folder are overwritten"
MEET = "two names become one file"
CODE_PAGE = "three readers, three names"
INJECTION = "drives the terminal or splits the log of whoever lists the archive"


def _rename(name: bytes, flags: int = 0) -> object:
    def change(archive: Zip) -> Iterator[None]:
        archive.entries.append(Entry(b"notes.txt", b"text\n"))
        yield
        archive.entries[-1].name = name
        archive.entries[-1].content = b"" if name.endswith(b"/") else b"text\n"
        archive.entries[-1].flags = flags

    return change


def _pair(first: bytes, second: bytes) -> object:
    def change(archive: Zip) -> Iterator[None]:
        archive.entries += [Entry(b"one.txt", b"text\n"), Entry(b"two.txt", b"other\n")]
        yield
        for entry, name in zip(archive.entries[-2:], (first, second), strict=True):
            entry.name = name
            entry.content = b"" if name.endswith(b"/") else entry.content

    return change


ZIP_SLIP = "Zip Slip (2018); CVE-2018-1002204; CVE-2018-1002203; CVE-2018-1000544"
for name, code, raw, effect, references in (
    ("parent", "zip.path-traversal", b"../evil.py", SLIP, ZIP_SLIP),
    ("parent_in_the_middle", "zip.path-traversal", b"x/../../evil.py", SLIP, ZIP_SLIP),
    ("parent_at_the_end", "zip.path-traversal", b"x/..", SLIP, "ZipDiff B3"),
    ("parent_alone", "zip.path-traversal", b"..", SLIP, "ZipDiff B3"),
    ("parent_that_stays_inside", "zip.path-traversal", b"x/../notes.txt", MEET, "ZipDiff B3"),
    ("absolute", "zip.path-absolute", b"/etc/evil.py", SLIP, "4.4.17.1"),
    ("absolute_two_slashes", "zip.path-absolute", b"//server/share/evil.py", SLIP, "4.4.17.1"),
    ("only_slash", "zip.path-absolute", b"/", "readers loop for ever", "CVE-2024-8088"),
    ("only_slashes", "zip.path-absolute", b"//", "readers loop for ever", "CVE-2024-8088"),
    ("drive", "zip.path-character", b"C:/evil.py", SLIP, "4.4.17.1"),
    ("drive_relative", "zip.path-character", b"C:evil.py", SLIP, ""),
    ("stream", "zip.path-character", b"notes.txt:hidden", "hides content in an NTFS stream", "ZipDiff B2"),
    ("stream_data", "zip.path-character", b"notes.txt::$DATA", "another spelling of a file on NTFS", "ZipDiff B2"),
    ("backslash", "zip.path-backslash", b"folder\\notes.txt", "a folder on Windows, a letter elsewhere", "ZipDiff B3"),
    ("backslash_parent", "zip.path-backslash", b"..\\evil.py", SLIP, ZIP_SLIP),
    ("backslash_mixed", "zip.path-backslash", b"a/..\\..\\evil.py", SLIP, "ZipDiff B3"),
    ("backslash_drive", "zip.path-backslash", b"C:\\evil.py", SLIP, ""),
    ("backslash_device", "zip.path-backslash", b"\\\\?\\C:\\evil.py", SLIP, ""),
    ("backslash_share", "zip.path-backslash", b"\\\\server\\share\\x", "a login is sent to the server", ""),
    ("backslash_at_the_end", "zip.path-backslash", b"folder\\", "a folder or a file", "ZipDiff A4"),
    ("empty", "zip.path-empty", b"", "readers invent a name or fail", "CVE-2021-41772"),
    ("dot", "zip.path-noncanonical", b".", MEET, "ZipDiff B3"),
    ("dot_first", "zip.path-noncanonical", b"./notes.txt", MEET, "ZipDiff B3; CVE-2024-8088"),
    ("dot_in_the_middle", "zip.path-noncanonical", b"a/./notes.txt", MEET, "ZipDiff B3"),
    ("dot_at_the_end", "zip.path-noncanonical", b"notes.txt/.", MEET, "ZipDiff B3"),
    ("empty_component", "zip.path-noncanonical", b"a//notes.txt", MEET, "ZipDiff B3"),
    ("two_slashes_at_the_end", "zip.path-noncanonical", b"folder//", MEET, "ZipDiff B3"),
    ("three_dots", "zip.path-trimmed", b".../notes.txt", "some readers take it for two dots", "ZipDiff B3"),
    ("dot_behind", "zip.path-trimmed", b"app.py.", MEET, "ZipDiff B3"),
    ("space_behind", "zip.path-trimmed", b"app.py ", MEET, "ZipDiff B3"),
    ("dot_behind_folder", "zip.path-trimmed", b"folder./notes.txt", MEET, "ZipDiff B3"),
    ("space_before", "zip.path-trimmed", b" notes.txt", MEET, ""),
    ("spaces_alone", "zip.path-trimmed", b"   ", MEET, ""),
    ("dot_space_dot", "zip.path-trimmed", b". ./notes.txt", SLIP, "ZipDiff B3"),
    ("version", "zip.path-version", b"app.py;1", "unzip removes it: " + MEET, "Info-ZIP unzip"),
    ("version_empty", "zip.path-version", b"app.py;", "unzip removes it: " + MEET, "Info-ZIP unzip"),
    ("version_of_folder", "zip.path-version", b"folder;12/notes.txt", "unzip removes it from names: " + MEET, "Info-ZIP unzip"),
    ("nul", "zip.path-control", b"app.py\0.txt", "programs in C cut the name there", "ZipDiff B2"),
    ("newline", "zip.path-control", b"notes\n.txt", INJECTION, "ZipDiff B2"),
    ("carriage_return", "zip.path-control", b"notes\r.txt", INJECTION, "ZipDiff B2"),
    ("tab", "zip.path-control", b"notes\t.txt", INJECTION, "ZipDiff B2"),
    ("escape", "zip.path-control", b"\x1b[2Jnotes.txt", INJECTION, "ZipDiff B2"),
    ("backspace", "zip.path-control", b"evil\x08\x08\x08\x08good.txt", INJECTION, "ZipDiff B2"),
    ("delete", "zip.path-control", b"notes\x7f.txt", INJECTION, "ZipDiff B2"),
    ("asterisk", "zip.path-character", b"a*b.txt", "replaced on Windows: " + MEET, "ZipDiff B2"),
    ("question_mark", "zip.path-character", b"a?b.txt", "replaced on Windows: " + MEET, "ZipDiff B2"),
    ("quote", "zip.path-character", b'a"b.txt', "replaced on Windows: " + MEET, "ZipDiff B2"),
    ("less", "zip.path-character", b"a<b.txt", "replaced on Windows: " + MEET, "ZipDiff B2"),
    ("greater", "zip.path-character", b"a>b.txt", "replaced on Windows: " + MEET, "ZipDiff B2"),
    ("bar", "zip.path-character", b"a|b.txt", "replaced on Windows: " + MEET, "ZipDiff B2"),
    ("dash", "zip.path-option", b"-rf", "an option for tools that get it as an argument", "CVE-2025-55188"),
    ("dash_in_folder", "zip.path-option", b"folder/--checkpoint-action=x", "an option", ""),
    ("tilde", "zip.path-option", b"~/notes.txt", "a home folder for shells", "rubyzip"),
    ("tilde_user", "zip.path-option", b"~root/notes.txt", "a home folder for shells", "rubyzip"),
    ("short_name", "zip.path-short-name", b"PROGRA~1.PY", "meets another file on Windows", "CVE-2014-9390"),
    ("short_name_folder", "zip.path-short-name", b"git~1/config", "meets another folder on Windows", "CVE-2014-9390"),
    ("proto", "zip.path-reserved", b"__proto__", "dropped by a JavaScript library", "CVE-2021-23413; fflate"),
    *((f"device_{device.split(b'.')[0].lower().decode().replace('$', '')}", "zip.path-reserved", device,
       "opens a device on Windows", "Microsoft, Naming Files")
      for device in (b"con", b"PRN", b"aux.py", b"nul.tar.gz", b"COM1", b"com9.txt", b"LPT1", b"lpt0.txt", b"conin$", b"clock$")),
    ("device_in_folder", "zip.path-reserved", b"src/Aux/notes.txt", "opens a device on Windows", "Microsoft, Naming Files"),
    ("device_with_space", "zip.path-reserved", b"nul .txt", "opens a device on Windows", "Microsoft, Naming Files"),
    ("code_page_437", "zip.path-not-ascii", b"\x82.txt", CODE_PAGE, "ZipDiff A3; Appendix D"),
    ("latin_1", "zip.path-not-ascii", b"\xe9.txt", CODE_PAGE, "ZipDiff A3"),
    ("shift_jis", "zip.path-not-ascii", b"\x83\x5c.txt", "the second byte of a letter is a backslash", "ZipDiff B2"),
    ("utf8_unmarked", "zip.path-not-ascii", "é.txt".encode(), CODE_PAGE + "; Finder and zip on Linux write it", "ZipDiff A3"),
    ("utf8_marked", "zip.path-not-ascii", "é.txt".encode(), "normalised differently by systems", "4.4.4 bit 11"),
    ("utf8_decomposed", "zip.path-not-ascii", "é.txt".encode(), "normalised differently by systems", "4.4.4 bit 11"),
    ("utf8_invalid", "zip.path-not-ascii", b"\xff.txt", "an error, a replacement or another code page", "ZipDiff A3"),
    ("utf8_overlong", "zip.path-not-ascii", b"\xc0\xae\xc0\xae/evil.py", SLIP, "CVE-2000-0884"),
    ("utf8_surrogate", "zip.path-not-ascii", b"\xed\xa0\x80.txt", "decoders differ", ""),
    ("bidi_override", "zip.path-not-ascii", "cod\u202eyp.txt".encode(), "shown with another suffix", "CVE-2009-3376"),
    ("zero_width", "zip.path-not-ascii", "app\u200b.py".encode(), "two files that look alike", "CVE-2021-42574"),
    ("byte_order_mark", "zip.path-not-ascii", "\ufeffapp.py".encode(), "two files that look alike", ""),
    ("homoglyph", "zip.path-not-ascii", "\u0430pp.py".encode(), "two files that look alike", "CVE-2021-42694"),
    ("full_width_dots", "zip.path-not-ascii", "\uff0e\uff0e/evil.py".encode(), "best-fit mapping makes two dots", ""),
    ("full_width_letters", "zip.path-not-ascii", "\uff41pp.py".encode(), "an import finds it after normalisation", "PEP 3131"),
    ("ignorable_in_git", "zip.path-not-ascii", ".g\u200cit/config".encode(), "HFS+ drops the letter", "CVE-2014-9390"),
    ("noncharacter", "zip.path-not-ascii", "a\ufffe.txt".encode(), "tables of Unicode versions differ", ""),
    ("superscript_device", "zip.path-not-ascii", "com\u00b9.txt".encode(), "opens a device on Windows", "Microsoft, Naming Files"),
    ("control_dotfile", None, b".gitignore", "projects have them", ""),
    ("control_two_dots_inside", None, b"a..b.txt", "an ordinary name", ""),
    ("control_punctuation", None, b"a+b@c,d;1e=f!g#h$i%j&k'l(m)n[o]p{q}r^s`t.txt", "allowed on every system", ""),
    ("control_space_inside", None, b"release notes.txt", "an ordinary name", ""),
    ("control_percent", None, b"%2e%2e%2fnotes.txt", "letters, for every reader", ""),
    ("control_like_a_device", None, b"console/auxiliary.com10.txt", "an ordinary name", ""),
    ("control_backup", None, b"notes.txt~", "editors write it", ""),
    ("control_prototype_words", None, b"constructor/hasOwnProperty.txt", "an ordinary name", ""),
    ("control_deep", None, b"a/b/c/d/e/f/notes.txt", "an ordinary name", ""),
):  # fmt: skip
    flags = 0x800 if name.startswith("utf8_") and name != "utf8_unmarked" else 0
    chapter.add(name, code, _rename(raw, flags), what=f"A name is {ascii(raw)[1:]}"  # type: ignore[arg-type]
                + (", its UTF-8 flag set." if flags else "."), effect=effect, references=references)  # fmt: skip

for name, code, first, second, effect, references in (
    ("twice", "zip.duplicate", b"a.txt", b"a.txt", "the first or the last wins", "ZipDiff B1; CVE-2013-4787"),
    ("folder_twice", "zip.duplicate", b"d/", b"d/", "attributes of the first or the last", "ZipDiff B1"),
    ("case", "zip.path-case", b"a.txt", b"A.txt", MEET, "ZipDiff B4"),
    ("case_of_folders", "zip.path-case", b"d/a.txt", b"D/b.txt", MEET, "ZipDiff B4"),
    ("case_of_folder_entries", "zip.path-case", b"d/", b"D/", MEET, "ZipDiff B4"),
    ("file_and_folder", "zip.path-file-folder", b"a", b"a/", "a file or a folder", "ZipDiff A4"),
    ("folder_and_file", "zip.path-file-folder", b"a/", b"a", "a file or a folder", "ZipDiff A4"),
    ("file_is_parent", "zip.path-file-folder", b"a", b"a/b.txt", "the order of unpacking decides", "ZipDiff A4"),
    ("file_is_grandparent", "zip.path-file-folder", b"a/b/c.txt", b"a", "the order of unpacking decides", "ZipDiff A4"),
    ("file_is_parent_but_for_case", "zip.path-file-folder", b"A", b"a/b.txt", "the order of unpacking decides",
     "ZipDiff A4; ZipDiff B4"),
    ("package_file_is_folder", "zip.path-file-folder", b"p/__init__.py", b"p/__init__.py/x.txt", "the order decides",
     "ZipDiff A4"),
    ("control_same_name_in_folders", None, b"a/x.txt", b"b/x.txt", "ordinary names", ""),
    ("control_common_start", None, b"a", b"ab/c.txt", "ordinary names", ""),
    ("control_folder_and_its_file", None, b"d/", b"d/x.txt", "ordinary names", ""),
):  # fmt: skip
    chapter.add(name, code, _pair(first, second), what=f"Two names are {ascii(first)[1:]} and {ascii(second)[1:]}.",  # type: ignore[arg-type]
                effect=effect, references=references)  # fmt: skip

"""Codes of the source tree and of the decoding of its files."""

from __future__ import annotations

from hawcx_build.codes import Code

CODES = (
    Code(
        "source.empty",
        title="no files",
        meaning="The archive holds no project files, so there is nothing to bundle.",
        remedy="put the project's files at the root of the ZIP, with a __main__.py or a module for --main",
        source="this project's upload rules",
    ),
    Code(
        "source.root-folder",
        title="everything under one folder",
        meaning="All files stand under one folder, as in downloads of GitHub and archives made by Finder. Imports are "
        "resolved from the archive's root, so none of them would be found.",
        remedy="zip the contents of that folder, not the folder itself",
        source="this project's upload rules",
    ),
    Code(
        "source.junk",
        title="files of the system or a tool",
        meaning="The archive carries files that an operating system or a version control tool keeps for itself "
        "(__MACOSX, .DS_Store, Thumbs.db, .git). They are not source and often hold private history.",
        remedy="leave them out: zip -r source.zip . -x '__MACOSX/*' '*.DS_Store' '*/._*' 'Thumbs.db' '.git/*'; "
        "on macOS use zip in a terminal, not Finder's Compress",
        source="this project's upload rules",
    ),
    Code(
        "source.reserved-name",
        title="a name that belongs to the bundle",
        meaning="The bundle itself brings hawcx_runtime, its facades and the _hawcx files. An upload must not be able "
        "to stand in for them.",
        remedy="rename the file or folder; if it is a copy of the runtime, remove it: every bundle brings its own",
        source="this project's upload rules",
    ),
    Code(
        "source.bytecode",
        title="compiled Python",
        meaning="A .pyc file or __pycache__ folder holds compiled code, which an interpreter may run in place of the "
        "source that was checked.",
        remedy="leave out *.pyc and __pycache__: find . -name __pycache__ -prune -exec rm -r {} +",
        source="importlib; PEP 3147, PEP 488",
    ),
    Code(
        "source.native",
        title="native code",
        meaning="Shared libraries, extension modules and programs cannot be checked as source, cannot be imported from "
        "a zipapp, and work on one kind of machine only.",
        remedy="remove it, and depend on pure Python packages",
        source="zipimport; this project's upload rules",
    ),
    Code(
        "source.not-text",
        title="not UTF-8 text",
        meaning="Only text belongs into a source upload. The file has a NUL byte or bytes that are not UTF-8.",
        remedy="save text files as UTF-8; leave images, data bases and archives out, or encode them as text",
        source="RFC 3629",
    ),
    Code(
        "source.archive-end",
        title="the bytes that end a ZIP",
        meaning="A bundle is a ZIP whose files are stored as they are. A file with the signature of an end record "
        "could make programs see another archive inside the bundle.",
        remedy="write the signature with escapes, as source code does: b'PK\\5\\6'",
        source="APPNOTE 4.3.16; type C2 of the ZipDiff study",
    ),
    Code(
        "source.inert",
        title="a file without effect in a bundle",
        meaning="sitecustomize, usercustomize and .pth files act only in site-packages. Inside a bundle they are "
        "ordinary data that nothing reads.",
        remedy="move what they do into the program, or leave them out",
        source="the site module's documentation",
        severity="warning",
    ),
    Code(
        "source.secret",
        title="what looks like a credential",
        meaning="A bundle is not a secret: whoever can run it can read every file in it.",
        remedy="remove it from the upload and replace the credential if the upload left your machine",
        source="this project's upload rules",
        severity="warning",
    ),
    Code(
        "source.shadows-stdlib",
        title="a module of the standard library's name",
        meaning="The bundle's root comes first on the search path, so this module would be imported in place of the "
        "standard library's, by the standard library too. Names of every version from 3.10 on count, in any case.",
        remedy="rename the module, or move it into a package: inside one the name is free",
        source="the zipapp and site documentation; cpython#95754",
        example="random.py at the archive's root",
    ),
    Code(
        "source.ambiguous-module",
        title="two files for one module name",
        meaning="A package and a module have the same name. The package wins, and the other file is never imported.",
        remedy="remove or rename the file that is not meant",
        source="zipimport's search order",
        severity="warning",
    ),
    Code(
        "source.encoding",
        title="a Python file that is not UTF-8",
        meaning="A coding cookie in the first two lines, or a byte order mark, makes the interpreter decode the file "
        "in another way than a reader does, so what was reviewed is not what runs.",
        remedy="save the file as UTF-8 and remove the coding line",
        source="PEP 263; CVE-2021-42574 and CVE-2021-42694 for what hidden text can do",
        example="# -*- coding: utf-7 -*-",
    ),
    Code(
        "source.too-complex",
        title="a Python file beyond what is parsed",
        meaning="A small file can cost a parser gigabytes and minutes, and each version gives up at another depth. The "
        "bounds lie above everything in real packages and below what any supported interpreter fails at.",
        remedy="split the file, or move data out of Python source into a data file",
        source="this project's measurements",
        example="x = [0,0,0,…] with 300,000 elements",
    ),
    Code(
        "source.bidi",
        title="text that is shown in another order than it runs",
        meaning="A bidirectional control that its line does not close, or an override, reorders the characters after "
        "it on the screen. Reviewers then read other code than the interpreter runs.",
        remedy="write the character as an escape such as \\u202e, or remove it",
        source="UTS 55; CVE-2021-42574",
        example="# check \u202e the rest of this line is shown backwards",
    ),
    Code(
        "source.invisible-name",
        title="a name with a letter that shows nothing",
        meaning="Two names that look the same are different ones, so what is read is not what runs.",
        remedy="write the name without the invisible letter",
        source="UTS 55; UTR 36; CVE-2021-42694",
    ),
    Code(
        "source.control",
        title="control characters in source text",
        meaning="The text holds characters that a terminal or an editor obeys or hides: controls, closed "
        "bidirectional controls, tags, or carriage returns among line feeds.",
        remedy="write such characters as escapes",
        source="UTS 55; ECMA-48",
        severity="warning",
    ),
    Code(
        "source.needs-folder",
        title="code that works from a folder and not from a zipapp",
        meaning="Inside a zipapp __file__ is no path that can be opened, pkg_resources and inspect.getsource find "
        "nothing, and a spawned process cannot load the main file again.",
        remedy="read data with importlib.resources or pkgutil.get_data, and start processes with the fork method or "
        "not at all",
        source="the zipapp documentation",
        severity="warning",
    ),
    Code(
        "source.no-metadata",
        title="metadata of a distribution that the bundle does not have",
        meaning="importlib.metadata finds a distribution by its .dist-info folder. Without one, asking for its version "
        "raises PackageNotFoundError.",
        remedy="bring the text files of the distribution's .dist-info folder, or catch PackageNotFoundError",
        source="the importlib.metadata documentation",
        severity="warning",
    ),
    Code(
        "source.no-data",
        title="a data file that is not there",
        meaning="The program reads a file of a package by a literal name, and the upload does not have it.",
        remedy="put the file into the upload, or correct the name",
        source="the pkgutil and importlib.resources documentation",
        severity="warning",
    ),
)

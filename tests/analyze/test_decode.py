"""What the analysis reads is what the interpreter runs: cookies, byte order marks, line ends."""

from __future__ import annotations

import pytest

from hawcx_build.analyze.decode import decode
from hawcx_build.analyze.faults import SourceFault
from tests.analyze.asking import ask, encoded
from tests.interpreters import interpreters

READ = {
    "plain": b"x = 1\n",
    "utf-8": "x = 'é'\n".encode(),
    "cookie utf-8": b"# -*- coding: utf-8 -*-\nx = 1\n",
    "cookie utf8": b"# coding=utf8\n",
    "cookie UTF_8 for vim": b"# vim: set fileencoding=UTF_8 :\n",
    "cookie in line 2": b"#!/usr/bin/env python3\n# coding: utf-8\n",
    "another codec in line 3 means nothing": b"#\n#\n# coding: latin-1\n",
    "another codec after code means nothing": b"x = 1\n# coding: latin-1\n",
    "no cookie without colon or equals": b"# coding latin-1\n",
    "ascii that is": b"# coding: ascii\n",
    "byte order mark": b"\xef\xbb\xbfx = 1\n",
    "byte order mark and cookie": b"\xef\xbb\xbf# coding: utf-8\n",
    "form feed before a cookie": b"\f# coding: utf-8\n",
    "cookie after a blank line": b"\n# coding: utf-8\n",
    "cookie in a string is none": b'"""\n# coding: latin-1\n"""\n',
    "carriage returns": b"x = 1\ry = 2\r",
    "empty": b"",
}
REFUSED = {
    "latin-1": (b"# coding: latin-1\n", 1),
    "utf-7": (b"# coding: utf-7\n+AAo-x\n", 1),
    "in line 2": (b"#!/usr/bin/env python3\n# -*- coding: cp1252 -*-\n", 2),
    "unknown": (b"# coding: no-such-codec\n", 1),
    "rot13": (b"# coding: rot13\n", 1),
    "after a bare carriage return": (b"#\r# coding: latin-1\n", 2),
    "byte order mark with another cookie": (b"\xef\xbb\xbf# coding: latin-1\n", 1),
    "byte order mark with an alias, which CPython refuses": (b"\xef\xbb\xbf# coding: utf8\n", 1),
    "ascii that is not": ("# coding: ascii\nx = 'é'\n".encode(), 1),
    "broken utf-8": (b"x = 1\ny = '\xe9'\n", 2),
    "surrogates": (b"x = '\xed\xa0\x80'\n", 1),
    "nul": (b"x = 1\n\0", 2),
    "utf-16": ("x = 1\n".encode("utf-16"), 1),
}


@pytest.mark.parametrize("content", READ.values(), ids=READ)
def test_utf_8_is_read(content: bytes) -> None:
    expected = content.removeprefix(b"\xef\xbb\xbf").decode().replace("\r\n", "\n").replace("\r", "\n")
    assert decode(content) == expected


@pytest.mark.parametrize(("content", "line"), REFUSED.values(), ids=REFUSED)
def test_anything_else_is_refused_with_its_line(content: bytes, line: int) -> None:
    with pytest.raises(SourceFault) as caught:
        decode(content)
    assert (caught.value.code, caught.value.line) == ("source.encoding", line)


@pytest.mark.parametrize("version", interpreters())
def test_what_is_read_compiles_on_every_interpreter(version: str) -> None:
    answers = ask(interpreters()[version], "verdict_driver.py", payload=encoded(list(READ.values())))
    assert [(name, answer) for name, answer in zip(READ, answers, strict=True) if answer != [None, True]] == []

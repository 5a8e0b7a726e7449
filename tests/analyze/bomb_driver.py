"""Run under any interpreter: analyses one hostile upload and writes verdict, peak memory and CPU time as JSON."""

from __future__ import annotations

import json
import resource
import sys
import time

MIB = 1 << 20
BOMBS = {
    # name: (before, unit, after); the unit is repeated until the file reaches the size or token bound
    "one-letter lines": ("", "a\n", ""),
    "one-letter lines and an error": ("", "a\n", ") bad\n"),
    "one-letter statements": ("", "a;", "\n"),
    "names in a list": ("[", "a,", "]\n"),
    "names in a list and an error": ("[", "a,", "a a]\n"),
    "arguments and an error": ("f(", "a,", "a a)\n"),
    "numbers in a list": ("[", "0,", "]\n"),
    "empty lists": ("[", "[],", "]\n"),
    "assignments and an error": ("", "a=0\n", ") bad\n"),
    "short ifs": ("", "if a:0\n", ""),
    "functions": ("", "def f():0\n", ""),
    "classes": ("", "class A:0\n", ""),
    "lambdas": ("[", "lambda:0,", "]\n"),
    "comprehensions": ("", "[a for a in b]\n", ""),
    "annotations": ("", "a:a\n", ""),
    "a dictionary": ("{", "0:0,", "}\n"),
    "an f-string with many fields": ('f"', "{a}", '"\n'),
    "an f-string with many fields in many lines": ('f"""', "{a}\n", '"""\n'),
    "f-strings": ("[", "f'{a}',", "]\n"),
    "adjacent f-strings": ("(", "f'{a}'", ")\n"),
    "f-strings that do not end": ("", "f'{a\n", ""),
    "nested quotes": ("", "f'{f\"{a}\"}'\n", ""),
    "imports": ("", "import a\n", ""),
    "an import of many parts": ("import a", ".a", "\n"),
    "an import of many parts over many lines": ("import a", ".\\\na", "\n"),
    "a from-import of many parts": ("from a", " . a", " import b\n"),
    "imports from one module": ("from a import (", "b,", ")\n"),
    "an attribute chain": ("a", ".a", "\n"),
    "a call chain": ("a", "()", "\n"),
    "a sum": ("a", "+a", "\n"),
    "minus signs": ("", "-", "1\n"),
    "nots": ("", "not ", "1\n"),
    "nested lambdas": ("", "lambda:", "0\n"),
    "powers": ("a", "**a", "\n"),
    "conditional expressions": ("", "a if a else ", "a\n"),
    "an elif chain": ("if a:0\n", "elif a:0\n", ""),
    "an elif chain and an error": ("if a:0\n", "elif a:0\n", ") bad\n"),
    "open brackets": ("", "(", "\n"),
    "open square brackets": ("", "[", "\n"),
    "decorators": ("", "@a\n", "def f():0\n"),
    "calls": ("", "f()\n", ""),
    "calls of a function": ("def f():\n import a\n", "f()\n", ""),
    "stars": ("f(", "*a,", ")\n"),
    "stars in an index": ("a[", "b,", "*a]\n"),
    "starred lists": ("[", "*a,", "]\n"),
    "awaits": ("async def f():\n [", "await a,", "]\n"),
    "nested comprehensions with await": ("async def f():\n", " [[await a] for a in b]\n", ""),
    "comparisons": ("a", "<a", "\n"),
    "boolean terms": ("a", " and a", "\n"),
    "a string": ('"', "a" * 64, '"\n'),
    "strings": ("", "'a'\n", ""),
    "a comment": ("#", "a" * 64, "\n"),
    "comments": ("", "#\n", ""),
    "a name": ("a", "a" * 64, "\n"),
    "digits": ("0x", "f" * 64, "\n"),
    "decimal digits": ("", "9" * 64, "\n"),
    "new letters": ("", "é\n", ""),
    "named characters": ("'", "\\N{DIGIT ONE}", "'\n"),
    "loops over literals": ("", "for a in (1,2,3,4,5,6,7,8):\n for b in (1,2,3,4,5,6,7,8):\n  f(a)\n", ""),
    "trys": ("", "try:\n import a\nexcept ImportError:0\n", ""),
    "matches": ("", "match a:\n case b:0\n", ""),
    "with items": ("with ", "a,", "a:0\n"),
    "dots": ("", "a . ", "b\n"),
    "escapes": ("'", "\\\\", "'\n"),
    "form feeds": ("", "\f\n", ""),
    "carriage returns": ("", "a\r", ""),
    "indentation": ("", "if a:\n" + " " * 40 + "b\n", ""),
}


def bomb(name: str, size: int) -> bytes:
    before, unit, after = BOMBS[name]
    return (before + unit * (size // len(unit.encode())) + after).encode()


def main() -> None:
    from hawcx_build.analyze import analyze
    from hawcx_build.errors import Refused
    from hawcx_build.limits import DEFAULT_LIMITS
    from hawcx_build.project import Project
    from hawcx_build.tree import SourceFile, SourceTree

    name, size, files, memory = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
    content = bomb(name, size)
    tree = [SourceFile("__main__.py", content)] + [
        SourceFile(f"m{n:04}.py", content + b"#%d\n" % n) for n in range(files - 1)
    ]
    project = Project(SourceTree(tuple(tree)), None, ())
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory * MIB, memory * MIB))
    start = time.process_time()
    try:
        analyze(project, (), DEFAULT_LIMITS)
        codes = ["accepted"]
    except Refused as refused:
        codes = sorted({finding.code for finding in refused.findings})
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    json.dump({"codes": codes, "mib": round(used / 1024, 1), "seconds": round(time.process_time() - start, 2),
               "bytes": sum(len(file.content) for file in tree)}, sys.stdout)  # fmt: skip


if __name__ == "__main__":
    main()

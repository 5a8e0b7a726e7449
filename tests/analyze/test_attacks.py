"""Uploads that run fine on 3.10 although a hasty reading says that an import of theirs fails: none may be refused.

Each was first found by an attack on the analysis. That it starts is checked against a real 3.10.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.analyze.test_cases import start
from tests.analyze.uploads import codes, look, refusal
from tests.interpreters import interpreters

STARTS_ALTHOUGH: dict[str, str] = {
    "a finder was added": "import sys\nclass F:\n @classmethod\n def find_spec(c,n,p=None,t=None):\n"
    "  import importlib.util\n  return importlib.util.spec_from_loader(n,c) if n=='nope' else None\n"
    " @classmethod\n def create_module(c,s): return None\n @classmethod\n def exec_module(c,m): pass\n"
    "sys.meta_path.append(F)\nimport nope\n",
    "sys.modules was kept in an attribute": "import sys,types\nclass R:\n    def __init__(self): self.m=sys.modules\n"
    "    def reg(self,n): self.m[n]=types.ModuleType(n)\nR().reg('nope')\nimport nope\n",
    "sys.modules was handed on": "import sys,types\ndict.update(sys.modules, nope=types.ModuleType('nope'))\n"
    "import nope\n",
    "a function exits": "import sys\ndef bye():\n    sys.exit(0)\nbye()\nimport nope\n",
    "a function of a function exits": "import sys\ndef bye():\n    raise SystemExit\ndef end(): bye()\nend()\n"
    "import nope\n",
    "a callback exits": "def f():\n    raise SystemExit(0)\nlist(map(lambda x:f(),[1]))\nimport nope\n",
    "a callback by name exits": "def f(x):\n    raise SystemExit(0)\nlist(map(f,[1]))\nimport nope\n",
    "another program takes over": "import os\nos.execv('/bin/true',['true'])\nimport nope\n",
    "an exit stack suppresses": "import contextlib\nwith contextlib.ExitStack() as st:\n"
    "    st.enter_context(contextlib.suppress(ImportError))\n    import nope\n",
    "a kept manager suppresses": "import contextlib\ns = contextlib.suppress(ImportError)\nwith s:\n    import nope\n",
    "finally returns": "def f():\n    try:\n        import nope\n    finally:\n        return 1\nf()\n",
    "finally breaks": "for i in (1,):\n    try:\n        import nope\n    finally:\n        break\n",
    "finally exits": "import sys\ntry:\n    import nope\nfinally:\n    sys.exit(0)\n",
    "a list was cleared": "x=[]\nx+=[1]\nfor i in x:\n    pass\nx.clear()\nfor i in x:\n    import nope\n",
    "a list lost its element": "x=[1]\nx.pop()\nif x:\n    import nope\n",
    "a list in a tuple lost its element": "x=([1],)\nx[0].pop()\nif x[0]:\n    import nope\n",
    "a list got an element": "x=[]\ndef add(): x.append(1)\nadd()\nif not x:\n    import nope\n",
    "a set given to a function was emptied": "def f(x):\n    x.clear()\n    for y in x:\n        import nope\nf({1})\n",
    "a function sets a global name": "F=False\ndef s():\n    global F\n    F=True\ns()\nif not F:\n    import nope\n",
    "a function sets a name of the outer one": "def o():\n    f=True\n    def s():\n        nonlocal f\n"
    "        f=False\n    s()\n    if f:\n        import nope\no()\n",
    "a function sets an argument of the outer one": "def o(f):\n    def s():\n        nonlocal f\n        f=False\n"
    "    s()\n    if f:\n        import nope\no(True)\n",
    "globals() sets a name": "F=False\ng=globals\ng()['F']=True\nif not F:\n    import nope\n",
    "a walrus sets a name": "F=False\nx=-(F:=True)\nif not F:\n    import nope\n",
    "a method sets an attribute of its class": "class C:\n    f=True\n    def off(self): C.f=False\nC().off()\n"
    "if C.f:\n    import nope\n",
    "setattr sets an attribute of a class": "class C: f=True\nsetattr(C,'f',False)\nif C.f:\n    import nope\n",
    "a class counts as false": "class M(type):\n    def __bool__(c): return False\nclass C(metaclass=M): pass\n"
    "if C:\n    import nope\n",
    "a call before it raises": "def f():\n    raise ValueError\ntry:\n    f()\n    import nope\n"
    "except ValueError:\n    pass\n",
    "a subscript before it raises": "try:\n    {}['a']\n    import nope\nexcept KeyError:\n    pass\n",
    "a call before it raises, one level in": "try:\n    if 1:\n        int('a')\n        import nope\n"
    "except ValueError:\n    pass\n",
    "a subscript in what is assigned raises": "try:\n    x = {}['a']\n    import nope\nexcept KeyError:\n    pass\n",
}
"""Why `import nope` does no harm → a `__main__.py` with it."""

BOUND_BY: dict[str, str] = {
    "a pattern": "match 1:\n    case zz: pass\n",
    "a star of a pattern": "match [1,2]:\n    case [a,*zz]: pass\n",
    "the rest of a mapping": "match {1:2}:\n    case {**zz}: pass\n",
    "a capture of a mapping": "match {1:2}:\n    case {1:zz}: pass\n",
    "a pattern with as": "match 1:\n    case int() as zz: pass\n",
    "a walrus in a generator": "if any((zz:=i) for i in [1]): pass\n",
    "a walrus in a list": "x=[zz:=2]\n",
    "a walrus in a dict": "d={'a':(zz:=3)}\n",
    "a walrus in a default": "def f(x=(zz:=1)): pass\n",
    "a walrus in a base": "class B((zz:=object)): pass\n",
    "a walrus in a lambda's default": "lambda q=(zz:=2): q\n",
    "a walrus in an annotation": "x: (zz:=int) = 1\n",
    "a walrus in an assert": "assert (zz:=1)\n",
    "a walrus in what is looped over": "for i in (zz:=[1]): pass\n",
    "a walrus in a test": "while (zz:=0): pass\n",
    "a walrus in an f-string": "x=f'{(zz:=1)}'\n",
    "a walrus under a minus": "x=-(zz:=1)\n",
    "a walrus in an index": "x=[1,2][(zz:=0)]\n",
    "a walrus in a product": "u=1+(zz:=2)*3\n",
    "a walrus under a not": "t=not (zz:=1)\n",
    "a name for globals": "g = globals\ng().update(zz=1)\n",
    "eval": "eval('(zz:=1)')\n",
    "a name for exec": "e = exec\ne('zz=1')\n",
    "an enumeration's members": "import enum\nenum.IntEnum._convert_('E',__name__,lambda n:n.startswith('z'),"
    "source=type('S',(),{'__dict__':{'zz':1}})())\n",
    "a star import of a list that grew": "from .b import *\n",
}
"""What binds `zz` → the package that does."""

GROWN = "__all__=['a']\na=1\nzz=2\n__all__.append('zz')\n"


def in_main(source: str) -> dict[str, str | bytes]:
    return {"__main__.py": source}


def in_package(source: str) -> dict[str, str | bytes]:
    return {"pkg/__init__.py": source, "pkg/b.py": GROWN, "__main__.py": "from pkg import zz\n"}


UPLOADS = {**{name: in_main(source) for name, source in STARTS_ALTHOUGH.items()},
           **{name: in_package(source) for name, source in BOUND_BY.items()}}  # fmt: skip


@pytest.mark.parametrize("name", UPLOADS)
def test_what_starts_is_not_refused(name: str) -> None:
    look(UPLOADS[name])


@pytest.mark.slow
@pytest.mark.parametrize("name", UPLOADS)
def test_it_starts_on_a_real_3_10(tmp_path: Path, name: str) -> None:
    python = interpreters().get("3.10")
    if python is None:
        pytest.skip("no python3.10 on this machine")
    files = {path: str(text).encode() for path, text in UPLOADS[name].items()}
    assert start(python, files, None, tmp_path) == 0


STILL_FAILS = {
    "after a call": "int('1')\nimport nope\n",
    "a handler that goes on raising": "try:\n    int('1')\n    import nope\n"
    "except ValueError as e:\n    raise OSError from e\n",
    "an interruption is caught": "def main():\n    int('1')\n    import nope\ntry:\n    main()\n"
    "except KeyboardInterrupt:\n    pass\n",
    "in a loop over a list": "import importlib\nfor n in ['json', 'nope']:\n    importlib.import_module(n)\n",
    "what a handler lacks": "try:\n    int('1')\n    import gone\nexcept Exception:\n    import nope\n",
    "an exit is only registered": "import atexit,sys,signal\ndef bye(*a): sys.exit(0)\n"
    "signal.signal(signal.SIGINT, bye)\natexit.register(bye)\nimport nope\n",
}


@pytest.mark.parametrize("name", STILL_FAILS)
def test_what_surely_fails_is_still_refused(name: str) -> None:
    assert "import.missing" in codes(refusal(in_main(STILL_FAILS[name])))


def test_a_name_is_not_judged_by_the_hosts_table_of_characters() -> None:
    """U+31350 is a letter to Unicode 15 only, which 3.12 brought; what a dotted name may be must not depend on it."""
    call = "import importlib\nimportlib.import_module('\\U00031350')\n"
    assert look(in_main(call)).findings == ()


REBINDS = {
    "walrus": "x=(main:=5)",
    "walrus, annotated": "x:int=(main:=5)",
    "walrus in an annotation": "x:(main:=5)=1",
    "walrus, augmented": "x=1\nx+=(main:=5)",
    "star": "*main,=[1]",
    "star in a list": "[a,*main]=[1,2]",
    "pattern": "match 5:\n case main: pass",
    "pattern's star": "match [5]:\n case [*main]: pass",
    "pattern's rest": "match {1:2}:\n case {**main}: pass",
    "default": "def g(x=(main:=5)): pass",
    "decorator": "@(main:=lambda f:f)\ndef g(): pass",
    "base": "class A((main:=object)): pass",
    "global in a class": "class A:\n global main\n main=5",
    "global in a function": "def g():\n global main\n main=5\ng()",
    "star import": "from other import *",
    "globals": "globals()['main']=5",
    "exec": "exec('main=5')",
    "attribute of the module": "import sys\ndel sys.modules[__name__].main",
}
MAIN = "def main():\n    return 3\n"


@pytest.mark.parametrize("name", REBINDS)
def test_a_function_that_is_bound_anew_is_no_entry_point(name: str) -> None:
    files: dict[str, str | bytes] = {"app.py": MAIN + REBINDS[name] + "\n", "other.py": "main=5\n"}
    (found,) = refusal(files, "app:main")
    assert found.code in ("entry.conditional", "entry.not-a-function")


@pytest.mark.parametrize(
    "source",
    [
        "from other import *\n" + MAIN,
        MAIN + "def g():\n    if (main := 1): return main\n",
        MAIN + "def g(code):\n    exec(code, globals())\n",
        MAIN + "for name in ('a', 'b'):\n    globals()[name] = 1\n",
        MAIN + "class A:\n    main = 5\n",
        "if (main := 5): pass\n" + MAIN,
        MAIN + "if __name__ == '__main__':\n    main()\n",
    ],
)
def test_what_does_not_bind_it_anew_is_taken(source: str) -> None:
    assert look({"app.py": source, "other.py": "main=5\n"}, "app:main").entry.function == "main"


def test_a_finder_added_over_and_over_costs_no_more_than_one() -> None:
    source = "import sys\nfor a in 'x', 'y':\n    sys.meta_path.append(a)\n" * 2000
    look({"pkg/__init__.py": source, "__main__.py": "import pkg\n"})


def test_a_web_of_star_imports_is_bounded() -> None:
    """Each of 300 modules takes over 10,000 names: three million, were they all kept."""
    files: dict[str, str | bytes] = {"m0.py": "".join(f"a{n}=1\n" for n in range(10_000))}
    files |= {f"m{n}.py": f"from m{n - 1} import *\n" for n in range(1, 300)}
    look({**files, "__main__.py": "from m299 import a1\n"})


def test_calls_inside_each_other_in_deep_blocks_are_followed_to_a_bound() -> None:
    levels = range(60)
    opened = "".join(" " * (level + 1) + "if 1:\n" for level in levels)
    source = "".join(f"def f{n}():\n{opened}{' ' * 62}f{n + 1}()\n{' ' * 62}import json\n" for n in range(12))
    nots = "not " * 20
    source += f"def f12(): return {nots}g0()\n"
    source += "".join(f"def g{n}():\n import json\n return {nots}g{n + 1}()\n" for n in range(20)) + "def g20(): pass\n"
    look(in_main(source + "f0()\ng0()\n"))

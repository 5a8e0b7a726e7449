"""The values, exceptions and facts of the abstract execution: what is known of a program without running it.

Known facts are those of CPython 3.10 on Linux, the lowest target: a test on `sys.version_info`, `sys.platform` or
`TYPE_CHECKING` is decided by them on every host.
"""

from __future__ import annotations

from hawcx_build.values import Value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeAlias

    from hawcx_build.analyze.modules import Module
    from hawcx_build.analyze.program import Define, Program

    Known: TypeAlias = "Const | Sequence | Ref | ModuleObject | Function | ClassObject | Instance | Coroutine"


class Unknown:
    """The only value of everything that is not followed."""

    __slots__ = ()


UNKNOWN = Unknown()


class Const(Value):
    """A string, number, truth value or None."""

    value: str | int | bool | None


class Sequence(Value):
    """A tuple, list or set display; elements may be unknown. Made by `sequence`, which bounds it.

    Attributes:
        elements: the values in it.
        depth: levels of sequences inside each other, itself included.
        size: elements at all levels; one that stands in several places counts in each.
    """

    elements: tuple[object, ...]
    depth: int = 1
    size: int = 0


class Ref(Value):
    """Something of the standard library by its dotted name, `sys.version_info`; `()` marks a call's result."""

    name: str


class ModuleObject:
    """A module of the bundle, or a namespace package."""

    __slots__ = ("name", "state")

    def __init__(self, name: str, state: ModuleState | None) -> None:
        self.name = name
        self.state = state

    def makes_names(self) -> None:
        """Take note that the module may have any name."""
        if self.state is not None:
            self.state.makes_names = True


class Function:
    """A function that was defined where the execution passed."""

    __slots__ = ("define", "first", "state")

    def __init__(self, define: Define, state: ModuleState, first: object = None) -> None:
        self.define = define
        self.state = state
        self.first = first  # the instance of a bound method


class ClassObject:
    """A class of the bundle: its own names, and whether all its bases are known to add none that matter."""

    __slots__ = ("bases", "names")

    def __init__(self, names: dict[str, object], bases: tuple[object, ...]) -> None:
        self.names = names
        self.bases = bases


class Instance(Value):
    """What calling a class of the bundle returns."""

    of: ClassObject


class Coroutine:
    """What calling an `async def` returns: its body runs once something awaits it; equal to nothing but itself."""

    __slots__ = ("arguments", "function")

    def __init__(self, function: Function, arguments: tuple[object, ...]) -> None:
        self.function = function
        self.arguments = arguments


class Fault(Value):
    """Why one import surely fails.

    Attributes:
        code: id in the registry.
        path: file of the import statement.
        line: its line.
        column: its column in characters, from 1.
        wanted: dotted name that was looked for.
        detail: what else the message says, such as a version.
    """

    code: str
    path: str
    line: int
    column: int
    wanted: str
    detail: str = ""


MOST_FAULTS = 400  # of one failure; more than a result may list


class Raised(Exception):
    """The abstract program raises, surely.

    Attributes:
        kind: name of the built-in exception, or None where it is not known.
        faults: the failing imports behind it, in order.
        stops: nothing after it runs; a failing import is passed over, so that all of them are named.
    """

    def __init__(self, kind: str | None, faults: tuple[Fault, ...], *, stops: bool) -> None:
        super().__init__(kind)
        self.kind = kind
        self.faults = faults
        self.stops = stops

    def detached(self) -> Raised:
        """Return a copy that keeps no frames alive and may be changed."""
        return Raised(self.kind, self.faults, stops=self.stops)

    def joined(self, later: Raised) -> Raised:
        """Add the faults of a later failure, up to what anybody reads."""
        if len(self.faults) < MOST_FAULTS:
            self.faults = tuple(dict.fromkeys((*self.faults, *later.faults)))
        self.stops = self.stops or later.stops
        return self


class ModuleState:
    """One module of the bundle while and after it is executed.

    Attributes:
        module: its name and file.
        program: what it does; None for the runtime, a namespace and a file with a fault.
        names: what its names are bound to.
        makes_names: it may have names that were not seen.
        status: `new`, `running` or `done`.
        failure: why importing it fails, once it is done.
    """

    __slots__ = ("failure", "makes_names", "module", "names", "program", "status")

    def __init__(self, module: Module, program: Program | None) -> None:
        self.module = module
        self.program = program
        self.names: dict[str, object] = {}
        self.makes_names = program is None or program.makes_names
        self.status = "new"
        self.failure: Raised | None = None


class Frame:
    """Where a statement stands: the names it sees, and whether it is sure to run.

    Attributes:
        state: the module.
        names: local names; those of the module itself at module level.
        unsure: how many undecided conditions stand around; 0: it surely runs.
        handling: the exception that the innermost `except` is handling.
        depth: how many calls lie between here and the module level.
    """

    __slots__ = ("depth", "handling", "names", "state", "unsure")

    def __init__(self, state: ModuleState, names: dict[str, object], unsure: int = 0, depth: int = 0) -> None:
        self.state = state
        self.names = names
        self.unsure = unsure
        self.handling: Raised | None = None
        self.depth = depth


FACTS: dict[str, str | int | bool | None] = {
    "sys.platform": "linux",
    "os.name": "posix",
    "sys.implementation.name": "cpython",
    "sys.version_info.major": 3,
    "sys.version_info.minor": 10,
    "typing.TYPE_CHECKING": False,
    "platform.system()": "Linux",
    "platform.python_implementation()": "CPython",
    "platform.win32_ver()": "",
    "os.sep": "/",
    "os.altsep": None,
    "os.linesep": "\n",
    "builtins.__debug__": True,
}

VERSION = (3, 10)

ANCESTORS: dict[str, tuple[str, ...]] = {
    "ModuleNotFoundError": ("ModuleNotFoundError", "ImportError", "Exception", "BaseException"),
    "ImportError": ("ImportError", "Exception", "BaseException"),
    "SyntaxError": ("SyntaxError", "Exception", "BaseException"),
    "AttributeError": ("AttributeError", "Exception", "BaseException"),
    "SystemExit": ("SystemExit", "BaseException"),
    "KeyboardInterrupt": ("KeyboardInterrupt", "BaseException"),
    "GeneratorExit": ("GeneratorExit", "BaseException"),
    "BaseException": ("BaseException",),
    "NotImplementedError": ("NotImplementedError", "RuntimeError", "Exception", "BaseException"),
    "RecursionError": ("RecursionError", "RuntimeError", "Exception", "BaseException"),
    "KeyError": ("KeyError", "LookupError", "Exception", "BaseException"),
    "IndexError": ("IndexError", "LookupError", "Exception", "BaseException"),
    "UnicodeDecodeError": ("UnicodeDecodeError", "UnicodeError", "ValueError", "Exception", "BaseException"),
    "FileNotFoundError": ("FileNotFoundError", "OSError", "IOError", "EnvironmentError", "Exception", "BaseException"),
    "OSError": ("OSError", "IOError", "EnvironmentError", "Exception", "BaseException"),
}


DEEPEST_SEQUENCE = 8  # levels; literals around real imports have up to 3
LARGEST_SEQUENCE = 4096  # elements at all levels; comparing, and catching by, a sequence walks them all
LONGEST_TEXT = 4096  # characters
LARGEST_NUMBER = 2**63  # versions differ in how large a number they turn into text


def sequence(elements: tuple[object, ...]) -> Sequence | Unknown:
    """Return the sequence of some values, or UNKNOWN where it would be too deep or too large to look through."""
    depth, size = 1, len(elements)
    for element in elements:
        if isinstance(element, Sequence):
            depth = max(depth, element.depth + 1)
            size += element.size
    return UNKNOWN if depth > DEEPEST_SEQUENCE or size > LARGEST_SEQUENCE else Sequence(elements, depth, size)


def constant(value: str | int | bool | None) -> Const | Unknown:
    """Return a constant, or UNKNOWN for a number that is too large or a text that is too long to reckon with."""
    if isinstance(value, str):
        return UNKNOWN if len(value) > LONGEST_TEXT else Const(value)
    return UNKNOWN if value is not None and abs(value) >= LARGEST_NUMBER else Const(value)


def is_caught(kind: str | None, by: object) -> bool | None:
    """Tell whether a handler's expression catches an exception; None where that is not known."""
    if isinstance(by, Sequence):
        answers = [is_caught(kind, element) for element in by.elements]
        return True if True in answers else None if None in answers else False
    if not isinstance(by, Ref):
        # A class of the upload's own does not catch a built-in exception, unless it is no class but a tuple.
        return False if isinstance(by, ClassObject) and kind is not None else None
    if by.name in ("builtins.BaseException", "builtins.Exception") and kind is None:
        return True if by.name == "builtins.BaseException" else None
    if kind is None:
        return None
    known = ANCESTORS.get(kind, (kind, "Exception", "BaseException"))
    return by.name.removeprefix("builtins.") in known


def truth(value: object) -> bool | None:
    """Return whether a value counts as true; None where that is not known."""
    if isinstance(value, Const):
        return bool(value.value)
    if isinstance(value, Sequence):
        return bool(value.elements)
    if isinstance(value, Ref) and value.name in FACTS:
        return bool(FACTS[value.name])
    if isinstance(value, (ModuleObject, Function, ClassObject, Coroutine)):
        return True
    return None


def compare(left: object, operator: str, right: object) -> bool | None:
    """Return what one comparison gives; None where that is not known."""
    if isinstance(left, Ref) and left.name == "sys.version_info" and isinstance(right, Sequence):
        return _compare_version(operator, right)
    if isinstance(right, Ref) and right.name == "sys.version_info" and isinstance(left, Sequence):
        turned = {"Lt": "Gt", "Gt": "Lt", "LtE": "GtE", "GtE": "LtE"}
        return _compare_version(turned.get(operator, operator), left)
    left, right = _plain(left), _plain(right)
    if left is UNKNOWN or right is UNKNOWN:
        return None
    if operator in ("Is", "IsNot"):
        return _compare_identity(left, right, operator)
    try:
        return bool(_OPERATORS[operator](left, right)) if operator in _OPERATORS else None
    except TypeError:
        return None


def _compare_identity(left: object, right: object, operator: str) -> bool | None:
    if left is None or right is None or isinstance(left, bool) or isinstance(right, bool):
        return (left is right) == (operator == "Is")
    return None


_OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "Eq": lambda a, b: a == b,
    "NotEq": lambda a, b: a != b,
    "Lt": lambda a, b: a < b,
    "LtE": lambda a, b: a <= b,
    "Gt": lambda a, b: a > b,
    "GtE": lambda a, b: a >= b,
    "In": lambda a, b: a in b,
    "NotIn": lambda a, b: a not in b,
}


def _plain(value: object) -> object:
    """Return the Python value behind an abstract one, or UNKNOWN."""
    if isinstance(value, Const):
        return value.value
    if isinstance(value, Ref):
        return FACTS.get(value.name, UNKNOWN)
    if isinstance(value, Sequence):
        plain = tuple(map(_plain, value.elements))
        return UNKNOWN if any(element is UNKNOWN for element in plain) else plain
    if isinstance(value, (ModuleObject, Function, ClassObject)):
        return value
    return UNKNOWN


def _compare_version(operator: str, other: Sequence) -> bool | None:
    plain = _plain(other)
    if not isinstance(plain, tuple) or not all(isinstance(part, int) for part in plain[:2]):
        return None
    head = plain[:2]
    if len(plain) > 2 and head == VERSION:
        # 3.10.0 or any later 3.10: only what holds for all of them is known.
        return True if plain[2] == 0 and len(plain) == 3 and operator in ("GtE", "Gt") else None
    mine: tuple[int, ...] = (*VERSION, 0)  # longer than what it is compared with, as sys.version_info is
    return bool(_OPERATORS[operator](mine, head)) if operator in _OPERATORS else None

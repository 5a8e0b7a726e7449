"""Immutable values, as a frozen dataclass would be, at a fraction of its start-up cost.

A zip never caches bytecode, so what an agent imports it compiles at every start: `dataclasses` would load `inspect`
and `ast` with it. The builder has the same class; neither package imports the other, so each carries its own.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from typing_extensions import Self, dataclass_transform
else:

    def dataclass_transform(**_options: object) -> object:
        """Stand in for typing.dataclass_transform, which only type checkers need (PEP 681)."""
        return lambda decorated: decorated


class ValueType(type):
    """Turns the annotations of a class body into slots, and its assigned names into defaults."""

    _fields: tuple[str, ...]
    _defaults: dict[str, object]

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> ValueType:
        """Make the class; a subclass of a value keeps its parent's fields before its own."""
        own = tuple(namespace.get("__annotations__", ()))
        defaults = {field: namespace.pop(field) for field in own if field in namespace}
        namespace["__slots__"] = own
        cls = super().__new__(mcs, name, bases, namespace)
        inherited = [base for base in bases if isinstance(base, ValueType)]
        cls._fields = sum((base._fields for base in inherited), ()) + own
        cls._defaults = {key: value for base in inherited for key, value in base._defaults.items()} | defaults
        return cls


@dataclass_transform(frozen_default=True)
class Value(metaclass=ValueType):
    """Base of every record that passes between stages: frozen, slotted, compared by its fields."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        cls = type(self)
        if len(args) > len(cls._fields):
            raise TypeError(f"{cls.__name__} takes {len(cls._fields)} fields, {len(args)} were given")
        given = dict(zip(cls._fields, args, strict=False))
        for name in cls._fields:
            if name in given:
                if name in kwargs:
                    raise TypeError(f"{cls.__name__} got {name!r} twice")
                value = given[name]
            elif name in kwargs:
                value = kwargs.pop(name)
            elif name in cls._defaults:
                value = cls._defaults[name]
            else:
                raise TypeError(f"{cls.__name__} needs {name!r}")
            object.__setattr__(self, name, value)
        if kwargs:
            raise TypeError(f"{cls.__name__} has no field {next(iter(kwargs))!r}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be removed")

    def _astuple(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in type(self)._fields)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._astuple() == other._astuple()

    def __hash__(self) -> int:
        return hash((type(self), self._astuple()))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in type(self)._fields)
        return f"{type(self).__name__}({shown})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self._astuple()

    def replace(self, **changes: object) -> Self:
        """Return a copy with some fields changed."""
        fields = dict(zip(type(self)._fields, self._astuple(), strict=True))
        return type(self)(**(fields | changes))

"""What a child shall do and what it holds; small enough to pass over a command line."""

from __future__ import annotations

from hawcx_build.channel import TASK, Garbled, frame, read_frames
from hawcx_build.limits import Limits, Quotas
from hawcx_build.values import Value


class Task(Value):
    """What a child shall do.

    Attributes:
        limits: bounds on the upload.
        quotas: what the child may use.
        main: `package.module:function` to run, or None.
        strict_imports: refuse every unresolved import that nothing guards.
        mode: of the confinement: `required` or `auto`.
    """

    limits: Limits
    quotas: Quotas
    main: str | None
    strict_imports: bool
    mode: str

    def as_word(self) -> str:
        """Return the task as one word of a command line."""
        numbers = [*self.limits._astuple(), *self.quotas._astuple()]
        return frame(TASK, self.main, self.mode, int(self.strict_imports), *map(_number, numbers)).hex()

    @classmethod
    def of_word(cls, word: str) -> Task:
        """Return the task that `as_word` wrote down.

        Raises:
            ValueError: the word says no task.
        """
        try:
            (told,) = read_frames(bytes.fromhex(word))
        except Garbled:
            raise ValueError("no task") from None
        main, mode, strict, *numbers = told.fields
        bounds = len(Limits._fields)
        limits, quotas = Limits(*map(_number, numbers[:bounds])), Quotas(*map(_number, numbers[bounds:]))
        return cls(limits, quotas, None if main is None else str(main), bool(strict), str(mode))


class Descriptors(Value):
    """All that a child holds: the source to read, the output to write, the pipe to its parent."""

    source: int
    output: int
    channel: int


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError("no number")
    return value

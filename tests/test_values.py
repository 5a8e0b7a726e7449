"""Values behave as frozen dataclasses do: the standard library's own are the independent truth."""

from __future__ import annotations

import copy
import dataclasses
import pickle

import pytest

from hawcx_build.values import Value


class Point(Value):
    x: int
    y: int = 2


class Point3(Point):
    z: int = 3


@dataclasses.dataclass(frozen=True)
class Twin:
    x: int
    y: int = 2


@pytest.mark.parametrize(
    ("args", "kwargs"),
    [((1,), {}), ((1, 5), {}), ((), {"x": 1}), ((1,), {"y": 9}), ((), {}), ((1, 2, 3), {}), ((1,), {"x": 1}),
     ((1,), {"q": 1})],
)  # fmt: skip
def test_construction_succeeds_and_fails_as_for_a_dataclass(args: tuple[int, ...], kwargs: dict[str, int]) -> None:
    try:
        expected = Twin(*args, **kwargs)
    except TypeError:
        with pytest.raises(TypeError):
            Point(*args, **kwargs)
    else:
        made = Point(*args, **kwargs)
        assert (made.x, made.y) == (expected.x, expected.y)
        assert repr(made) == repr(expected).replace("Twin", "Point")


def test_fields_cannot_be_changed_added_or_removed() -> None:
    point = Point(1)
    for change in (lambda: setattr(point, "x", 5), lambda: setattr(point, "q", 5), lambda: delattr(point, "x")):
        with pytest.raises(AttributeError):
            change()
    assert not hasattr(point, "__dict__")


def test_equality_and_hash_go_by_type_and_fields() -> None:
    assert Point(1, 2) == Point(1)
    assert hash(Point(1, 2)) == hash(Point(1))
    assert Point(1) != Point(2)
    assert Point(1) != Twin(1)
    assert Point3(1) != Point(1)


def test_subclasses_add_fields_after_their_parents() -> None:
    assert repr(Point3(1)) == "Point3(x=1, y=2, z=3)"


def test_copies_and_pickles_are_equal() -> None:
    point = Point3(7, z=1)
    assert copy.deepcopy(point) == point
    assert pickle.loads(pickle.dumps(point)) == point
    assert point.replace(y=0) == Point3(7, 0, 1)

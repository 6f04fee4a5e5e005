"""Records are dataclasses in everything that can be seen of them."""

from __future__ import annotations

import inspect
import pickle
from dataclasses import FrozenInstanceError, asdict, field, fields, replace
from typing import Any

import pytest

from sitemap_studio.core.records import dataclass


@dataclass(frozen=True)
class Place:
    folder: str
    name: str = "sitemap.xml"
    tags: list[str] = field(default_factory=list)
    looked_at: int = field(default=0, compare=False, repr=False)
    size: int = field(default=0, hash=False)


@dataclass(frozen=True, kw_only=True)
class Sized(Place):
    """A place of a known size."""

    unit: str

    def __post_init__(self) -> None:
        if not self.unit:
            raise ValueError("There is no unit.")


@dataclass(frozen=True)
class Alone:
    value: Any


@dataclass(frozen=True, eq=False)
class Itself:
    value: int


@dataclass(frozen=True)
class Nothing:
    pass


def test_values_are_taken_by_place_and_by_name_and_defaults_are_made_anew():
    place, other = Place("a"), Place(folder="a", name="b.xml", tags=["x"])
    assert (place.folder, place.name, place.tags) == ("a", "sitemap.xml", [])
    assert (other.name, other.tags) == ("b.xml", ["x"])
    assert place.tags is not Place("a").tags
    assert Sized("a", unit="MB").unit == "MB"


def test_missing_and_unknown_values_are_refused_by_name():
    with pytest.raises(TypeError, match=r"Place\.__init__\(\) missing 1 required positional argument: 'folder'"):
        Place()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="unexpected keyword argument 'colour'"):
        Place("a", colour=1)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="takes from 2 to 6 positional arguments"):
        Sized("a", "b", [], 0, 0, "MB")  # type: ignore[call-arg]


def test_values_are_judged_once_they_are_set():
    with pytest.raises(ValueError, match="no unit"):
        Sized("a", unit="")


def test_fields_can_be_neither_set_nor_deleted():
    for place in (Place("a"), Sized("a", unit="MB")):
        with pytest.raises(FrozenInstanceError, match="cannot assign to field 'name'"):
            place.name = "b"  # type: ignore[misc]
        with pytest.raises(FrozenInstanceError, match="cannot assign to field 'colour'"):
            place.colour = "b"  # type: ignore[attr-defined]
        with pytest.raises(FrozenInstanceError, match="cannot delete field 'name'"):
            del place.name


def test_what_inherits_without_being_a_record_may_have_more_and_change_that_alone():
    class Plain(Alone):
        colour = ""

    plain = Plain(1)
    plain.colour = "red"
    del plain.colour
    assert plain.colour == ""
    with pytest.raises(FrozenInstanceError):
        plain.value = 2  # type: ignore[misc]


def test_equal_values_make_equal_records_of_the_same_class_only():
    assert Place("a") == Place("a", looked_at=7)
    assert Place("a") != Place("b")
    others: list[object] = [asdict(Alone(1)), Itself(1), 1]
    assert Alone(1) not in others
    assert Alone(1) == Alone(1.0)
    assert hash(Alone(1)) == hash(Alone(1.0))
    assert Nothing() == Nothing()
    assert hash(Nothing()) == hash(Nothing())
    assert Itself(1) != Itself(1)
    not_a_number = float("nan")
    assert Alone(not_a_number) == Alone(not_a_number)


def test_only_what_is_hashed_has_to_be_hashable():
    with pytest.raises(TypeError, match="unhashable"):
        hash(Place("a"))
    own = {Itself(1), Itself(1)}
    assert len(own) == 2
    assert len({Alone("a"), Alone("a"), Alone("b")}) == 2


def test_records_tell_their_values_also_where_they_hold_themselves():
    assert repr(Place("a", size=3)) == "Place(folder='a', name='sitemap.xml', tags=[], size=3)"
    assert repr(Nothing()) == "Nothing()"
    around: list[Any] = []
    around.append(Alone(around))
    assert repr(around[0]) == "Alone(value=[...])"


def test_what_a_class_says_itself_holds():
    @dataclass(frozen=True)
    class Own:
        value: int

        def __eq__(self, other: object) -> bool:
            return isinstance(other, type(self))

        def __hash__(self) -> int:
            return 7

        def __repr__(self) -> str:
            return "mine"

    assert Own(1) == Own(2)
    assert repr(Own(1)) == "mine"
    assert hash(Own(1)) == 7


def test_records_are_taken_wherever_dataclasses_are():
    sized = Sized("a", unit="MB")
    assert [each.name for each in fields(sized)] == ["folder", "name", "tags", "looked_at", "size", "unit"]
    assert asdict(Alone(Alone(1))) == {"value": {"value": 1}}
    assert replace(sized, unit="GB") == Sized("a", unit="GB")
    assert pickle.loads(pickle.dumps(sized)) == sized
    assert list(inspect.signature(Alone).parameters) == ["value"]
    assert Place.__init__.__annotations__["folder"] == "str"
    assert (Place.__doc__, Sized.__doc__) == ("Place", "A place of a known size.")
    match Place("a", "b"):
        case Place(folder, name):
            assert (folder, name) == ("a", "b")


def test_what_is_not_frozen_or_has_slots_is_made_by_the_standard_library():
    @dataclass
    class Counter:
        count: int = 0

    @dataclass(frozen=True, slots=True)
    class Point:
        x: int

    counter = Counter()
    counter.count += 1
    assert counter == Counter(1)
    with pytest.raises(FrozenInstanceError):
        Point(1).x = 2  # type: ignore[misc]
    assert not hasattr(Point(1), "__dict__")


def test_fields_that_get_no_value_are_refused():
    with pytest.raises(TypeError, match="no value would be set for late"):

        @dataclass(frozen=True)
        class Late:
            late: int = field(init=False)

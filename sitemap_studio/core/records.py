"""Records: frozen dataclasses that are made in a sixth of the time.

The standard library lets the compiler run for each of their six methods, up to Python 3.12. The program has more than
three hundred, so that a fifth of every start went by with it, also of the processes that read sitemaps. Here the
compiler runs for `__init__` alone; the other methods do the same for every class. Whatever else a record is, it is
through `dataclasses`: `fields`, `replace` and `asdict` take it, and type checkers see the standard decorator.

Not for fields that `__init__` leaves out.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from dataclasses import MISSING, Field, FrozenInstanceError
from operator import attrgetter
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any

Methods = dict[str, Any]
"""Methods of a class by their names."""

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(record: type | None = None, /, *, frozen: bool = False, eq: bool = True, **options: bool) -> Any:
        """Make a class a dataclass, as `dataclasses.dataclass` does, which also makes what is not frozen or has slots.

        Args:
            record: The class; None where options are given first.
            frozen: Whether fields can't be assigned to.
            eq: Whether two are equal that have equal values.
            options: What else the decorator of the standard library takes.
        """
        if record is None:
            return lambda record: dataclass(record, frozen=frozen, eq=eq, **options)
        if not frozen or "slots" in options:
            return dataclasses.dataclass(frozen=frozen, eq=eq, **options)(record)
        # Where there is none, the standard library would look into the signature for one.
        record.__doc__ = record.__doc__ or record.__name__
        dataclasses.dataclass(init=False, repr=False, eq=False, **options)(record)
        fields = dataclasses.fields(record)
        methods = {"__init__": _initialising(record, fields), "__repr__": _represent} | _freezing(record, fields)
        if eq:
            methods |= _comparing(fields)
        for name, method in methods.items():
            # A class that compares in its own way has None for its hash, from Python itself.
            if vars(record).get(name) is None:
                setattr(record, name, method)
        return record


def _initialising(record: type, fields: tuple[Field[Any], ...]) -> Callable[..., None]:
    """A function that takes values of all fields and sets them, in the order of their declaration."""
    known: dict[str, Any] = {"set_field": object.__setattr__, "MISSING": MISSING}
    parameters: dict[bool, list[str]] = {False: [], True: []}
    lines = []
    for field in fields:
        if not field.init:
            raise TypeError(f"no value would be set for {field.name}")
        name = value = field.name
        default = ""
        if field.default_factory is not MISSING:
            known[f"make_{name}"] = field.default_factory
            default, value = "=MISSING", f"make_{name}() if {name} is MISSING else {name}"
        elif field.default is not MISSING:
            known[f"default_{name}"] = field.default
            default = f"=default_{name}"
        parameters[bool(field.kw_only)].append(name + default)
        lines.append(f" set_field(self, {name!r}, {value})")
    if hasattr(record, "__post_init__"):
        lines.append(" self.__post_init__()")
    keyword_only = ["*", *parameters[True]] if parameters[True] else []
    head = f"def __init__({', '.join(['self', *parameters[False], *keyword_only])}):"
    exec("\n".join([head, *(lines or [" pass"])]), known)
    made: Callable[..., None] = known["__init__"]
    made.__qualname__, made.__module__ = f"{record.__qualname__}.__init__", record.__module__
    made.__annotations__ = {field.name: field.type for field in fields} | {"return": None}
    return made


@recursive_repr()
def _represent(self: Any) -> str:
    told = ", ".join(f"{field.name}={getattr(self, field.name)!r}" for field in dataclasses.fields(self) if field.repr)
    return f"{type(self).__qualname__}({told})"


def _freezing(record: type, fields: tuple[Field[Any], ...]) -> Methods:
    names = frozenset(field.name for field in fields)

    def set_attribute(self: Any, name: str, value: object) -> None:
        if type(self) is record or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        object.__setattr__(self, name, value)

    def delete_attribute(self: Any, name: str) -> None:
        if type(self) is record or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        object.__delattr__(self, name)

    return {"__setattr__": set_attribute, "__delattr__": delete_attribute}


def _comparing(fields: tuple[Field[Any], ...]) -> Methods:
    compared = _values(field.name for field in fields if field.compare)
    hashed = _values(field.name for field in fields if (field.compare if field.hash is None else field.hash))

    def equals(self: Any, other: object) -> Any:
        return compared(self) == compared(other) if other.__class__ is self.__class__ else NotImplemented

    return {"__eq__": equals, "__hash__": lambda self: hash(hashed(self))}


def _values(names: Iterable[str]) -> Callable[[object], tuple[Any, ...]]:
    """What reads values of a record into a tuple, which compares two that are the same as equal without a look."""
    several = tuple(names)
    if len(several) > 1:
        return attrgetter(*several)
    return lambda record: tuple(getattr(record, name) for name in several)

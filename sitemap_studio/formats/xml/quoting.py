"""Texts and namespaces as XML writes them in tags.

The standard library has the same beside its web clients, and loading those would take a fiftieth of every start.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_IN_TEXTS: Final = (("&", "&amp;"), (">", "&gt;"), ("<", "&lt;"))
_IN_ATTRIBUTES: Final = (*_IN_TEXTS, ("\n", "&#10;"), ("\r", "&#13;"), ("\t", "&#9;"))
_READ: Final = (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&apos;", "'"), ("&amp;", "&"))


def escaped(text: str) -> str:
    """A text as it may stand between tags: `a & b` becomes `a &amp; b`."""
    return _replaced(text, _IN_TEXTS)


def unescaped(text: str) -> str:
    """What such a text, or the value of an attribute, says; references by number stay."""
    return _replaced(text, _READ)


def quoted_attribute(text: str) -> str:
    """The value of an attribute with its quotes: double ones, unless that would need an escape."""
    inside = _replaced(text, _IN_ATTRIBUTES)
    if '"' not in inside:
        return f'"{inside}"'
    return f"'{inside}'" if "'" not in inside else '"' + inside.replace('"', "&quot;") + '"'


def declarations_of(namespaces: Mapping[str, str]) -> str:
    """Declarations of namespaces, by prefix ("" for the default one), each with a blank before it."""
    return "".join(
        f" xmlns{f':{prefix}' if prefix else ''}={quoted_attribute(uri)}" for prefix, uri in namespaces.items()
    )


def _replaced(text: str, pairs: tuple[tuple[str, str], ...]) -> str:
    for old, new in pairs:
        text = text.replace(old, new)
    return text

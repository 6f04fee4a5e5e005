"""Tags that are written wrongly: attributes without quotes or given twice, a ">" that is missing, a "<" that is text.

How tags are nested is the business of `structure`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sitemap_studio.core.messages import msg
from sitemap_studio.formats.mending.patches import Patch, UncertainError
from sitemap_studio.formats.mending.tokens import NAME, Marks, Token
from sitemap_studio.formats.mending.vocabulary import NAMES, meant, split
from sitemap_studio.protocol.fields import FIELD_NAMES

_ODD: Final = re.compile(rf"<(?P<slash>/?)(?P<name>{NAME})(?P<rest>[^<>]*)(?P<closed>>?)")
_LENIENT: Final = re.compile(
    rf"<(?P<name>{NAME})(?P<rest>(?:\s++{NAME}\s*+=\s*+(?:\"[^\"\n]*+\"|'[^'\n]*+'))++\s*+/?)>"
)
"""A tag in whose quotes there is a "<"."""

_ATTRIBUTE: Final = re.compile(
    rf"\s*({NAME})(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|[\u201c\u201d\u201e]([^\u201c\u201d\u201e]*)[\u201c\u201d]"
    r"|([^\s\"'=<>\u201c\u201d]+)))?"
)
_MAX_ATTRIBUTES: Final = 250_000
"""A tag that has more is no tag with a fault in it."""

_QUOTES: Final = msg(
    "An attribute was not in straight quotes, or without a value or a space before it; its tag was mended."
)
_DOUBLES: Final = re.compile(rf"\s({NAME})\s*=")


def tags(text: str, marks: Marks | None = None) -> Iterator[Patch]:
    """Mend every tag by itself.

    Raises:
        UncertainError: What is meant by one can't be told, and the file is not cut off there.
    """
    marks = marks or Marks(text)
    unclosed = marks.spans.unclosed
    last = marks.tokens.last_start if unclosed is None else min(unclosed, marks.tokens.last_start)
    is_in_field = False
    reached = 0
    for token in marks.tokens:
        if token.start < reached:
            continue
        if token.kind != "odd":
            local = meant(split(token.name)[1])
            if local:
                is_in_field = token.kind == "open" and local in FIELD_NAMES
            if token.kind in ("open", "empty") and token.end - token.start > len(token.name) + 3:
                yield from _without_doubles(text, token)
            continue
        patch = _mended(text, token.start, is_in_field=is_in_field)
        if patch is not None:
            reached = patch.end
            yield patch
        elif token.start < last:
            raise UncertainError


def _without_doubles(text: str, token: Token) -> Iterator[Patch]:
    tag = text[token.start : token.end]
    if tag.count("=") < 2:
        return
    names = _DOUBLES.findall(re.sub(r"\"[^\"]*\"|'[^']*'", "''", tag))
    if len(set(names)) == len(names):
        return
    inside = tag[1 + len(token.name) : -1].rstrip()
    rebuilt = _rebuilt(token.name, inside.removesuffix("/"), is_empty=token.kind == "empty")
    if rebuilt:
        message = msg("An attribute of “{token}” stood there twice; the first one was kept.", token=token.name)
        yield Patch(token.start, token.end, rebuilt, "attribute-repeated", message)


def _mended(text: str, start: int, *, is_in_field: bool) -> Patch | None:
    lenient = _LENIENT.match(text, start)
    if lenient:
        rest = lenient["rest"]
        rebuilt = _rebuilt(lenient["name"], rest.rstrip().removesuffix("/"), is_empty=rest.rstrip().endswith("/"))
        if rebuilt:
            message = msg("A \u201c<\u201d stood in an attribute; it was written as \u201c&lt;\u201d.")
            return Patch(start, lenient.end(), rebuilt, "less-than-bare", message)
    odd = _ODD.match(text, start)
    if odd is None:
        return None
    prefix, local = split(odd["name"])
    is_known = bool(prefix) or meant(local) is not None
    if (odd["closed"] and not is_known) or odd["slash"]:
        patch = _without_blank(odd)
        if patch:
            return patch
    if not odd["closed"] and odd.end() == len(text):
        return None  # the file is cut off here
    if is_known or (odd["closed"] and not is_in_field):
        patch = _completed(odd, local)
        if patch:
            return patch
    if is_in_field and not is_known and not odd["slash"]:
        message = msg("A \u201c<\u201d stood alone; it was written as \u201c&lt;\u201d.")
        return Patch(start, start + 1, "&lt;", "less-than-bare", message)
    return None


def _without_blank(odd: re.Match[str]) -> Patch | None:
    """A tag in whose name there is a blank."""
    if not odd["closed"] or not odd["rest"].strip():
        return None
    name = "".join((odd["name"] + odd["rest"]).split())
    if split(name)[1] not in NAMES:
        return None
    start = odd.start("name")
    return Patch(start, odd.end() - 1, name, "tag-open", "A space stood within a tag; it was removed.")


def _completed(odd: re.Match[str], local: str) -> Patch | None:
    name, rest = odd["name"], odd["rest"]
    start, name_end = odd.start(), odd.end("name")
    message = msg("The tag of “{name}” was never closed; its “>” was added.", name=name)
    if odd["slash"]:
        if odd["closed"] or rest.strip():
            return None
        return Patch(name_end, name_end, ">", "tag-open", message)
    if not odd["closed"] and not rest.strip():
        return Patch(name_end, name_end, ">", "tag-open", message)
    is_empty = rest.rstrip().endswith("/")
    rebuilt = _rebuilt(name, rest.rstrip().removesuffix("/"), is_empty=is_empty)
    if rebuilt and odd["closed"]:
        return Patch(start, odd.end(), rebuilt, "attribute-quotes", _QUOTES)
    if rebuilt and "=" in rest and meant(local) not in FIELD_NAMES:
        end = odd.start("rest") + len(rest.rstrip())
        return Patch(start, end, rebuilt, "tag-open", message)
    if not odd["closed"] and meant(local) in FIELD_NAMES and rest[:1].isspace():
        blank = name_end + len(rest) - len(rest.lstrip())
        return Patch(name_end, blank, ">", "tag-open", message)
    return None


def _rebuilt(name: str, inside: str, *, is_empty: bool) -> str | None:
    """A tag with every attribute once and in quotes; None where they can't be told apart."""
    attributes: dict[str, str] = {}
    place = count = 0
    inside = inside.rstrip()
    while place < len(inside):
        count += 1
        if count > _MAX_ATTRIBUTES:
            return None
        found = _ATTRIBUTE.match(inside, place)
        if found is None or found.end() == place:
            return None
        value = next((group for group in found.groups()[1:] if group is not None), "")
        attributes.setdefault(found[1], value)
        place = found.end()
    written = "".join(f" {key}={_quoted(value)}" for key, value in attributes.items())
    return f"<{name}{written}{'/' if is_empty else ''}>"


def _quoted(value: str) -> str:
    escaped = value.replace("<", "&lt;")
    return f"'{escaped}'" if '"' in escaped else f'"{escaped}"'

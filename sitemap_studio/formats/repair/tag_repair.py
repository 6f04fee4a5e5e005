"""Repairs of single tags and of namespaces."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import Final

from sitemap_studio.core.messages import listed, msg, quoted
from sitemap_studio.formats.repair.patches import (
    DAMAGED_TAG,
    REPEATED,
    REPLACED,
    UNDECLARED,
    Patch,
    UncertainError,
    describe,
)
from sitemap_studio.formats.repair.quote_repair import find_missing_quotes, quote_patches
from sitemap_studio.formats.repair.tokens import NAME, Markup, Token
from sitemap_studio.formats.xml_elements import (
    ENTRY_OF_ROOT,
    NAMES,
    ROOT_OF_ENTRY,
    protocol_name,
    split_prefix,
    unescaped,
)
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP, XSI

_DECLARED: Final = re.compile(r"\sxmlns(?::([\w.\-]+))?\s*+=\s*+(\"[^\"<]*+\"|'[^'<]*+')")


def declared_in(tag: str) -> dict[str, str]:
    """URI in quotes, as written, by prefix ("" for the default namespace) in the text of a tag."""
    return {found[1] or "": found[2] for found in _DECLARED.finditer(tag)}


def uri_of(quoted: str) -> str:
    """The URI that is written so."""
    return unescaped(quoted[1:-1])


def declarations_text(declared: Mapping[str, str]) -> tuple[str, str]:
    """Declarations of namespaces as they are written in a tag, and their names for a message."""
    names = [f"xmlns:{prefix}" if prefix else "xmlns" for prefix in declared]
    written = "".join(f" {name}={uri}" for name, uri in zip(names, declared.values(), strict=True))
    return written, listed(map(quoted, names))


_KNOWN: Final = {**EXTENSIONS, "xsi": XSI}
_PREFIXED_TAG: Final = re.compile(r"</?([A-Za-z_][\w.\-]*+):([A-Za-z_][\w.\-]*+)")
_MIN_SLIP_LETTERS: Final = 3
_CORE_TAG: Final = re.compile(rf"<(?:{'|'.join(sorted(NAMES))})[\s/>]")
_TAG: Final = re.compile(
    r"<(?P<slash>/?)(?P<prefix>(?:[A-Za-z_][\w.\-]*+:)?)(?P<local>[A-Za-z_][\w.\-]*+)(?>(?:[^<>/]|/(?!>))*)(?P<empty>/?)>"
)
_DECLARATION: Final = re.compile(r"xmlns:([\w.\-]+)")
_USED: Final = re.compile(rf"[<\s]({'|'.join(_KNOWN)}):[\w.-]")


def prefixes(markup: Markup) -> Iterator[Patch]:
    """Declare on the root what is used and declared nowhere.

    Prefixes that some element declares for itself are left alone.
    """
    used = dict.fromkeys(_USED.findall(markup.text))
    uris = {prefix: _KNOWN[prefix] for prefix in used}
    uris |= dict.fromkeys(_undeclared_core_prefixes(markup), SITEMAP)
    declared = set(_DECLARATION.findall(markup.text)) if uris else set()
    missing = {prefix: f'"{uri}"' for prefix, uri in uris.items() if prefix not in declared}
    root = _root_of(markup) if missing else None
    if root is not None:
        yield _declaration(root, missing)


def _declaration(root: Token, missing: Mapping[str, str]) -> Patch:
    """Return the patch that declares prefixes on the root; URIs are in quotes."""
    at = root.start + 1 + len(root.name)
    message = describe(UNDECLARED, names=listed(map(quoted, missing)))
    return Patch(at, at, declarations_text(missing)[0], "prefix-undeclared", message)


def _undeclared_core_prefixes(markup: Markup) -> list[str]:
    """Return the undeclared prefix of the root and all other elements of the protocol; none if they differ."""
    locals_by_prefix = _undeclared_prefixes(markup)
    if len(locals_by_prefix) != 1:
        return []
    [(prefix, names)] = locals_by_prefix.items()
    has_all = names <= NAMES and not names.isdisjoint(ENTRY_OF_ROOT) and _CORE_TAG.search(markup.text) is None
    return [prefix] if has_all else []


def _undeclared_prefixes(markup: Markup) -> dict[str, set[str]]:
    """Return the local names of elements by their prefix, for unknown prefixes that no element declares."""
    locals_by_prefix: dict[str, set[str]] = {}
    declared = set(_DECLARATION.findall(markup.text))
    for prefix, local in set(_PREFIXED_TAG.findall(markup.text)):
        if prefix not in _KNOWN and prefix not in declared:
            locals_by_prefix.setdefault(prefix, set()).add(local)
    return locals_by_prefix


def misspelt_prefixes(markup: Markup) -> Iterator[Patch]:
    """Rename undeclared prefixes that are a slip away from one declared prefix, such as `xthml` for `xhtml`."""
    text = markup.text
    declared = {found[1] for found in _DECLARED.finditer(text) if found[1]}
    used = {prefix for prefix, _ in _PREFIXED_TAG.findall(text)}
    meant: dict[str, str] = {}
    for prefix in used - declared - set(_KNOWN):
        alike = [each for each in declared if _is_slip(prefix, each)]
        if len(alike) == 1:
            meant[prefix] = alike[0]
    for tag in _PREFIXED_TAG.finditer(text) if meant else ():
        right = meant.get(tag[1])
        if right and not markup.spans.hold(tag.start()):
            yield _with_prefix(f"{tag[1]}:", f"{right}:", tag[2], tag.start(1))


def stray_core_prefixes(markup: Markup) -> Iterator[Patch]:
    """Declare an undeclared prefix of elements of the protocol on the root, or write them with the prefix of the root.

    A prefix is repaired only if all its elements are where the protocol requires them; other elements may be part of
    an unknown extension. It is declared if all elements of these names have it: one change instead of thousands.
    """
    undeclared = {f"{prefix}:" for prefix in _undeclared_prefixes(markup)}
    root = _root_of(markup) if undeclared and not _undeclared_core_prefixes(markup) else None
    if root is None:
        return
    found = _tags_by_prefix(markup, undeclared)
    own = split_prefix(root.name)[0]
    if len(undeclared) == 1 and found and _is_in_protocol(markup, root, own):
        [(prefix, tags_of_prefix)] = found.items()
        names = {tag["local"] for tag in tags_of_prefix}
        if re.search(rf"<{own}(?:{'|'.join(map(re.escape, sorted(names)))})[\s/>]", markup.text) is None:
            yield _declaration(root, {prefix.rstrip(":"): f'"{SITEMAP}"'})
            return
    right = "" if own in undeclared else own
    for prefix, tags_of_prefix in found.items():
        for tag in tags_of_prefix:
            yield _with_prefix(prefix, right, tag["local"], tag.start("prefix"))


def _is_in_protocol(markup: Markup, root: Token, prefix: str) -> bool:
    """Return whether a root with a prefix declares the namespace of the protocol for it."""
    uri = declared_in(markup.text[root.start : root.end]).get(prefix.rstrip(":"))
    return uri is not None and uri_of(uri) == SITEMAP


def _tags_by_prefix(markup: Markup, prefixes: Collection[str]) -> dict[str, list[re.Match[str]]]:
    """Return the tags with these prefixes.

    Prefixes with a tag that is not where the protocol requires it are missing, and all if tags do not match.
    """
    text, spans = markup.text, markup.spans
    between = zip([0, *spans.ends], [*spans.starts, len(text)], strict=True)
    found: dict[str, list[re.Match[str]]] = {prefix: [] for prefix in prefixes}
    opened: list[str] = []
    for tag in chain.from_iterable(_TAG.finditer(text, start, end) for start, end in between):
        slash, prefix, local, empty = tag.groups()
        name = prefix + local
        if slash and (not opened or opened.pop() != name):
            return {}
        if prefix in found:
            # No element of the protocol is in three others.
            if _is_in_place(local, *opened[:3]):
                found[prefix].append(tag)
            else:
                del found[prefix]
        if not slash and not empty:
            opened.append(name)
    return {} if opened else found


@lru_cache(maxsize=1_024)
def _is_in_place(local: str, *path: str) -> bool:
    """Return whether the protocol allows an element in others, given from the root; of all, the prefix is ignored."""
    name, outer = protocol_name(local), [protocol_name(split_prefix(each)[1]) for each in path]
    if name in ENTRY_OF_ROOT:
        return not outer
    if name in ROOT_OF_ENTRY:
        return outer == [ROOT_OF_ENTRY[name]]
    return name in FIELD_NAMES and outer in [list(pair) for pair in ENTRY_OF_ROOT.items()]


def _with_prefix(prefix: str, right: str, local: str, place: int) -> Patch:
    """Return the patch of a name that begins at a place; prefixes include their colons."""
    message = msg("“{token}” should be “{name}”; it was renamed.", token=f"{prefix}{local}", name=f"{right}{local}")
    return Patch(place, place + len(prefix), right, "prefix-misspelt", message)


def _is_slip(one: str, other: str) -> bool:
    """Return whether two names differ by case, one letter, or two letters that are swapped."""
    one, other = one.lower(), other.lower()
    if one == other:
        return True
    if min(len(one), len(other)) < _MIN_SLIP_LETTERS:
        return False
    start = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    rest, other_rest = one[start:], other[start:]
    if len(rest) == len(other_rest):
        return rest[1:] == other_rest[1:] or (rest[1::-1] == other_rest[:2] and rest[2:] == other_rest[2:])
    return rest[1:] == other_rest or rest == other_rest[1:]


def _root_of(markup: Markup) -> Token | None:
    return next((token for token in markup.tokens if split_prefix(token.name)[1] in ENTRY_OF_ROOT), None)


_ODD: Final = re.compile(rf"<(?P<slash>/?)(?P<name>{NAME})(?P<rest>[^<>]*)(?P<closed>>?)")
_LENIENT: Final = re.compile(
    rf"<(?P<name>{NAME})(?P<rest>(?>(?:\s++{NAME}\s*+=\s*+(?:\"[^\"\n]*+\"|'[^'\n]*+'))+)\s*+/?)>"
)
"""A tag in whose quotes there is a "<"."""

_ATTRIBUTE: Final = re.compile(
    rf"\s*({NAME})(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|[\u201c\u201d\u201e]([^\u201c\u201d\u201e]*)[\u201c\u201d]"
    r"|([^\s\"'=<>\u201c\u201d]+)))?"
)
_MAX_ATTRIBUTES: Final = 250_000
"""A tag that has more is no tag with a fault in it."""


_DOUBLES: Final = re.compile(rf"\s({NAME})\s*=")


def tags(markup: Markup) -> Iterator[Patch]:
    """Repair every tag by itself; uncertain where what is meant by one is, and the file is not cut off there."""
    text, tokens, unclosed = markup.text, markup.tokens, markup.spans.unclosed
    last = min(tokens[-1].start if tokens else -1, len(text) if unclosed is None else unclosed)
    is_in_field, reached = False, 0
    for token in tokens:
        if token.start < reached:
            continue
        if token.kind == "odd":
            if missing := find_missing_quotes(text, token.start):
                reached = missing[-1].place
                yield from quote_patches(missing)
                continue
            patch = _odd_tag(text, token.start, is_in_field=is_in_field)
            if patch is not None:
                reached = patch.end
                yield patch
            elif token.start < last:
                raise UncertainError
            continue
        if local := protocol_name(split_prefix(token.name)[1]):
            is_in_field = token.kind == "open" and local in FIELD_NAMES
        has_attributes = token.end - token.start > len(token.name) + len("< a=''")
        if has_attributes and token.kind in ("open", "empty") and (rebuilt := _without_doubles(text, token)):
            message = describe(REPEATED, token=token.name)
            yield Patch(token.start, token.end, rebuilt, "attribute-repeated", message)


def _without_doubles(text: str, token: Token) -> str | None:
    """A tag with each attribute once; None where none is repeated."""
    tag = text[token.start : token.end]
    if tag.count("=") < 2:
        return None
    names = _DOUBLES.findall(re.sub(r"\"[^\"]*\"|'[^']*'", "''", tag))
    if len(set(names)) == len(names):
        return None
    return _rebuilt(token.name, tag[1 + len(token.name) : -1])


def _odd_tag(text: str, start: int, *, is_in_field: bool) -> Patch | None:
    """Repair a "<" that begins no tag as it is; None where what is meant is uncertain."""
    lenient = _LENIENT.match(text, start)
    if lenient and (rebuilt := _rebuilt(lenient["name"], lenient["rest"])):
        message = describe(REPLACED, found="<", new="&lt;")
        return Patch(start, lenient.end(), rebuilt, "less-than-bare", message)
    odd = _ODD.match(text, start)
    if odd is None:
        return None
    prefix, local = split_prefix(odd["name"])
    is_known = bool(prefix) or protocol_name(local) is not None
    if odd["closed"] and odd["rest"].strip() and (odd["slash"] or not is_known):
        name = "".join((odd["name"] + odd["rest"]).split())
        if split_prefix(name)[1] in NAMES:
            message = describe(DAMAGED_TAG, name=name)
            return Patch(odd.start("name"), odd.end() - 1, name, "tag-open", message)
    if not odd["closed"] and odd.end() == len(text):
        return None  # the file is cut off here
    if (is_known or (odd["closed"] and not is_in_field)) and (patch := _completed(odd, local)):
        return patch
    if is_in_field and not is_known and not odd["slash"]:
        message = describe(REPLACED, found="<", new="&lt;")
        return Patch(start, start + 1, "&lt;", "less-than-bare", message)
    return None


def _completed(odd: re.Match[str], local: str) -> Patch | None:
    """Complete a tag without its ">", or with attributes that are not in quotes."""
    name, rest = odd["name"], odd["rest"]
    start, name_end = odd.start(), odd.end("name")
    message = describe(DAMAGED_TAG, name=name)
    if not odd["closed"] and not rest.strip():
        return Patch(name_end, name_end, ">", "tag-open", message)
    if odd["slash"]:
        return None
    rebuilt, is_field = _rebuilt(name, rest), protocol_name(local) in FIELD_NAMES
    if rebuilt and odd["closed"]:
        return Patch(start, odd.end(), rebuilt, "attribute-quotes", message)
    if rebuilt and "=" in rest and not is_field:
        return Patch(start, name_end + len(rest.rstrip()), rebuilt, "tag-open", message)
    if not odd["closed"] and is_field and rest[:1].isspace():
        return Patch(name_end, name_end + len(rest) - len(rest.lstrip()), ">", "tag-open", message)
    return None


def _rebuilt(name: str, rest: str) -> str | None:
    """A tag with every attribute of `rest` once and in quotes; None where they can't be separated."""
    inside = rest.rstrip()
    slash = "/" if inside.endswith("/") else ""
    inside = inside.removesuffix("/").rstrip()
    attributes: dict[str, str] = {}
    place = count = 0
    while place < len(inside):
        count += 1
        found = _ATTRIBUTE.match(inside, place)
        if count > _MAX_ATTRIBUTES or found is None or found.end() == place:
            return None
        value = next((group for group in found.groups()[1:] if group is not None), "").replace("<", "&lt;")
        attributes.setdefault(found[1], f"'{value}'" if '"' in value else f'"{value}"')
        place = found.end()
    return f"<{name}{''.join(f' {key}={value}' for key, value in attributes.items())}{slash}>"

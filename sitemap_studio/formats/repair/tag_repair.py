"""Repairs of single tags, and of namespace prefixes."""

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
from sitemap_studio.formats.repair.quote_repair import create_quote_patches, find_missing_quotes
from sitemap_studio.formats.repair.tokens import NAME, Markup, Token
from sitemap_studio.formats.xml_elements import (
    ENTRY_OF_ROOT,
    PROTOCOL_NAMES,
    ROOT_OF_ENTRY,
    protocol_name,
    split_prefix,
    unescape_entities,
)
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP, XSI

_DECLARATION: Final = re.compile(r"\sxmlns(?::([\w.\-]+))?\s*+=\s*+(\"[^\"<]*+\"|'[^'<]*+')")


def quoted_declarations_in(tag: str) -> dict[str, str]:
    """Return the quoted URIs declared in a tag, as written, by prefix; the default namespace has the prefix ""."""
    return {found[1] or "": found[2] for found in _DECLARATION.finditer(tag)}


def unquote_uri(quoted: str) -> str:
    """Return the URI of a quoted attribute value."""
    return unescape_entities(quoted[1:-1])


def format_declarations(declared: Mapping[str, str]) -> tuple[str, str]:
    """Return namespace declarations as written in a tag, and a list of their names for a message."""
    names = [f"xmlns:{prefix}" if prefix else "xmlns" for prefix in declared]
    written = "".join(f" {name}={uri}" for name, uri in zip(names, declared.values(), strict=True))
    return written, listed(map(quoted, names))


_URI_BY_PREFIX: Final = {**EXTENSIONS, "xsi": XSI}
_PREFIXED_TAG: Final = re.compile(r"</?([A-Za-z_][\w.\-]*+):([A-Za-z_][\w.\-]*+)")
_MIN_TYPO_LETTERS: Final = 3
_UNPREFIXED_PROTOCOL_TAG: Final = re.compile(rf"<(?:{'|'.join(sorted(PROTOCOL_NAMES))})[\s/>]")
_TAG: Final = re.compile(
    r"<(?P<slash>/?)(?P<prefix>(?:[A-Za-z_][\w.\-]*+:)?)(?P<local>[A-Za-z_][\w.\-]*+)(?>(?:[^<>/]|/(?!>))*)(?P<empty>/?)>"
)
_DECLARED_PREFIX: Final = re.compile(r"xmlns:([\w.\-]+)")
_KNOWN_PREFIX_IN_USE: Final = re.compile(rf"[<\s]({'|'.join(_URI_BY_PREFIX)}):[\w.-]")


def declare_missing_prefixes(markup: Markup) -> Iterator[Patch]:
    """Yield the patch that declares known prefixes and the protocol's undeclared prefix on the root.

    Prefixes that any element declares are skipped.
    """
    used = dict.fromkeys(_KNOWN_PREFIX_IN_USE.findall(markup.text))
    uris = {prefix: _URI_BY_PREFIX[prefix] for prefix in used}
    uris |= dict.fromkeys(_undeclared_protocol_prefixes(markup), SITEMAP)
    declared = set(_DECLARED_PREFIX.findall(markup.text)) if uris else set()
    missing = {prefix: f'"{uri}"' for prefix, uri in uris.items() if prefix not in declared}
    root = _find_root(markup) if missing else None
    if root is not None:
        yield _declaration_patch(root, missing)


def _declaration_patch(root: Token, missing: Mapping[str, str]) -> Patch:
    """Return the patch that declares prefixes on the root, given quoted URIs by prefix."""
    at = root.start + 1 + len(root.name)
    message = describe(UNDECLARED, names=listed(map(quoted, missing)))
    return Patch(at, at, format_declarations(missing)[0], "prefix-undeclared", message)


def _undeclared_protocol_prefixes(markup: Markup) -> list[str]:
    """Return the undeclared prefix of all protocol elements in a list; empty if there is not exactly one."""
    locals_by_prefix = _undeclared_prefixes(markup)
    if len(locals_by_prefix) != 1:
        return []
    [(prefix, names)] = locals_by_prefix.items()
    has_all = (
        names <= PROTOCOL_NAMES
        and not names.isdisjoint(ENTRY_OF_ROOT)
        and _UNPREFIXED_PROTOCOL_TAG.search(markup.text) is None
    )
    return [prefix] if has_all else []


def _undeclared_prefixes(markup: Markup) -> dict[str, set[str]]:
    """Return the local names of elements with an unknown, undeclared prefix, by prefix."""
    locals_by_prefix: dict[str, set[str]] = {}
    declared = set(_DECLARED_PREFIX.findall(markup.text))
    for prefix, local in set(_PREFIXED_TAG.findall(markup.text)):
        if prefix not in _URI_BY_PREFIX and prefix not in declared:
            locals_by_prefix.setdefault(prefix, set()).add(local)
    return locals_by_prefix


def rename_misspelt_prefixes(markup: Markup) -> Iterator[Patch]:
    """Yield patches that rename undeclared prefixes that are typos of exactly one declared prefix.

    For example, `xthml` becomes `xhtml`.
    """
    text = markup.text
    declared = {found[1] for found in _DECLARATION.finditer(text) if found[1]}
    used = {prefix for prefix, _ in _PREFIXED_TAG.findall(text)}
    meant: dict[str, str] = {}
    for prefix in used - declared - set(_URI_BY_PREFIX):
        alike = [each for each in declared if _is_typo(prefix, each)]
        if len(alike) == 1:
            meant[prefix] = alike[0]
    for tag in _PREFIXED_TAG.finditer(text) if meant else ():
        right = meant.get(tag[1])
        if right and not markup.spans.contains(tag.start()):
            yield _prefix_patch(f"{tag[1]}:", f"{right}:", tag[2], tag.start(1))


def repair_protocol_prefixes(markup: Markup) -> Iterator[Patch]:
    """Yield patches that declare an undeclared prefix of protocol elements on the root, or replace it.

    A prefix is repaired only if all its elements are where the protocol allows them; other elements may be part of an
    unknown extension. It is declared if all elements with these names have it, which needs only one change.
    """
    undeclared = {f"{prefix}:" for prefix in _undeclared_prefixes(markup)}
    root = _find_root(markup) if undeclared and not _undeclared_protocol_prefixes(markup) else None
    if root is None:
        return
    found = _tags_by_prefix(markup, undeclared)
    own = split_prefix(root.name)[0]
    if len(undeclared) == 1 and found and _is_in_protocol(markup, root, own):
        [(prefix, tags_of_prefix)] = found.items()
        names = {tag["local"] for tag in tags_of_prefix}
        if re.search(rf"<{own}(?:{'|'.join(map(re.escape, sorted(names)))})[\s/>]", markup.text) is None:
            yield _declaration_patch(root, {prefix.rstrip(":"): f'"{SITEMAP}"'})
            return
    right = "" if own in undeclared else own
    for prefix, tags_of_prefix in found.items():
        for tag in tags_of_prefix:
            yield _prefix_patch(prefix, right, tag["local"], tag.start("prefix"))


def _is_in_protocol(markup: Markup, root: Token, prefix: str) -> bool:
    """Return whether a root with a prefix declares the namespace of the protocol for this prefix."""
    uri = quoted_declarations_in(markup.text[root.start : root.end]).get(prefix.rstrip(":"))
    return uri is not None and unquote_uri(uri) == SITEMAP


def _tags_by_prefix(markup: Markup, prefixes: Collection[str]) -> dict[str, list[re.Match[str]]]:
    """Return the tags with these prefixes, by prefix.

    A prefix is omitted if one of its tags is not where the protocol allows it. The result is empty if tags do not match.
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
            # Protocol elements are nested at most two levels below the root.
            if _is_allowed_in(local, *opened[:3]):
                found[prefix].append(tag)
            else:
                del found[prefix]
        if not slash and not empty:
            opened.append(name)
    return {} if opened else found


@lru_cache(maxsize=1_024)
def _is_allowed_in(local: str, *path: str) -> bool:
    """Return whether the protocol allows an element inside others, given from the root; prefixes are ignored."""
    name, outer = protocol_name(local), [protocol_name(split_prefix(each)[1]) for each in path]
    if name in ENTRY_OF_ROOT:
        return not outer
    if name in ROOT_OF_ENTRY:
        return outer == [ROOT_OF_ENTRY[name]]
    return name in FIELD_NAMES and outer in [list(pair) for pair in ENTRY_OF_ROOT.items()]


def _prefix_patch(prefix: str, right: str, local: str, offset: int) -> Patch:
    """Return the patch that replaces the prefix of a name at an offset; prefixes include their colons."""
    message = msg("“{token}” should be “{name}”; it was renamed.", token=f"{prefix}{local}", name=f"{right}{local}")
    return Patch(offset, offset + len(prefix), right, "prefix-misspelt", message)


def _is_typo(one: str, other: str) -> bool:
    """Return whether two names differ by case, by one letter, or by two swapped letters."""
    one, other = one.lower(), other.lower()
    if one == other:
        return True
    if min(len(one), len(other)) < _MIN_TYPO_LETTERS:
        return False
    start = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    remainder, other_remainder = one[start:], other[start:]
    if len(remainder) == len(other_remainder):
        return remainder[1:] == other_remainder[1:] or (
            remainder[1::-1] == other_remainder[:2] and remainder[2:] == other_remainder[2:]
        )
    return remainder[1:] == other_remainder or remainder == other_remainder[1:]


def _find_root(markup: Markup) -> Token | None:
    """Return the first tag with the local name of a root, also a closing tag; or None."""
    return next((token for token in markup.tokens if split_prefix(token.name)[1] in ENTRY_OF_ROOT), None)


_MALFORMED_TAG: Final = re.compile(rf"<(?P<slash>/?)(?P<name>{NAME})(?P<rest>[^<>]*)(?P<closed>>?)")
_TAG_WITH_LESS_THAN: Final = re.compile(
    rf"<(?P<name>{NAME})(?P<rest>(?>(?:\s++{NAME}\s*+=\s*+(?:\"[^\"\n]*+\"|'[^'\n]*+'))+)\s*+/?)>"
)
"""Tag with a "<" in an attribute value."""

_ATTRIBUTE: Final = re.compile(
    rf"\s*({NAME})(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|[\u201c\u201d\u201e]([^\u201c\u201d\u201e]*)[\u201c\u201d]"
    r"|([^\s\"'=<>\u201c\u201d]+)))?"
)
_MAX_ATTRIBUTES: Final = 250_000
"""Maximum number of attributes of a tag that is repaired."""


_ATTRIBUTE_NAME: Final = re.compile(rf"\s({NAME})\s*=")


def repair_tags(markup: Markup) -> Iterator[Patch]:
    """Yield patches that repair malformed tags, and remove repeated attributes.

    Raises:
        UncertainError: The intended tag is ambiguous, and the file is not truncated there.
    """
    text, tokens, unclosed = markup.text, markup.tokens, markup.spans.unclosed
    last = min(tokens[-1].start if tokens else -1, len(text) if unclosed is None else unclosed)
    is_in_field, reached = False, 0
    for token in tokens:
        if token.start < reached:
            continue
        if token.kind == "malformed":
            if missing := find_missing_quotes(text, token.start):
                reached = missing[-1].offset
                yield from create_quote_patches(missing)
                continue
            patch = _repair_malformed_tag(text, token.start, is_in_field=is_in_field)
            if patch is not None:
                reached = patch.end
                yield patch
            elif token.start < last:
                raise UncertainError
            continue
        if local := protocol_name(split_prefix(token.name)[1]):
            is_in_field = token.kind == "open" and local in FIELD_NAMES
        has_attributes = token.end - token.start > len(token.name) + len("< a=''")
        if (
            has_attributes
            and token.kind in ("open", "empty")
            and (rebuilt := _without_repeated_attributes(text, token))
        ):
            message = describe(REPEATED, token=token.name)
            yield Patch(token.start, token.end, rebuilt, "attribute-repeated", message)


def _without_repeated_attributes(text: str, token: Token) -> str | None:
    """Return the tag of a token with unique attributes; None if no attribute is repeated."""
    tag = text[token.start : token.end]
    if tag.count("=") < 2:
        return None
    names = _ATTRIBUTE_NAME.findall(re.sub(r"\"[^\"]*\"|'[^']*'", "''", tag))
    if len(set(names)) == len(names):
        return None
    return _rebuild_tag(token.name, tag[1 + len(token.name) : -1])


def _repair_malformed_tag(text: str, start: int, *, is_in_field: bool) -> Patch | None:
    """Return the patch of the malformed tag at an offset; None if the intended tag is ambiguous."""
    lenient = _TAG_WITH_LESS_THAN.match(text, start)
    if lenient and (rebuilt := _rebuild_tag(lenient["name"], lenient["rest"])):
        message = describe(REPLACED, found="<", new="&lt;")
        return Patch(start, lenient.end(), rebuilt, "less-than-bare", message)
    malformed = _MALFORMED_TAG.match(text, start)
    if malformed is None:
        return None
    prefix, local = split_prefix(malformed["name"])
    is_known = bool(prefix) or protocol_name(local) is not None
    if malformed["closed"] and malformed["rest"].strip() and (malformed["slash"] or not is_known):
        name = "".join((malformed["name"] + malformed["rest"]).split())
        if split_prefix(name)[1] in PROTOCOL_NAMES:
            message = describe(DAMAGED_TAG, name=name)
            return Patch(malformed.start("name"), malformed.end() - 1, name, "tag-open", message)
    if not malformed["closed"] and malformed.end() == len(text):
        return None  # the file is truncated here
    if (is_known or (malformed["closed"] and not is_in_field)) and (patch := _complete_tag(malformed, local)):
        return patch
    if is_in_field and not is_known and not malformed["slash"]:
        message = describe(REPLACED, found="<", new="&lt;")
        return Patch(start, start + 1, "&lt;", "less-than-bare", message)
    return None


def _complete_tag(malformed: re.Match[str], local: str) -> Patch | None:
    """Return the patch that adds the missing “>” or the missing quotes of a tag; None if neither is certain."""
    name, remainder = malformed["name"], malformed["rest"]
    start, name_end = malformed.start(), malformed.end("name")
    message = describe(DAMAGED_TAG, name=name)
    if not malformed["closed"] and not remainder.strip():
        return Patch(name_end, name_end, ">", "tag-open", message)
    if malformed["slash"]:
        return None
    rebuilt, is_field = _rebuild_tag(name, remainder), protocol_name(local) in FIELD_NAMES
    if rebuilt and malformed["closed"]:
        return Patch(start, malformed.end(), rebuilt, "attribute-quotes", message)
    if rebuilt and "=" in remainder and not is_field:
        return Patch(start, name_end + len(remainder.rstrip()), rebuilt, "tag-open", message)
    if not malformed["closed"] and is_field and remainder[:1].isspace():
        return Patch(name_end, name_end + len(remainder) - len(remainder.lstrip()), ">", "tag-open", message)
    return None


def _rebuild_tag(name: str, remainder: str) -> str | None:
    """Return a tag with unique, quoted attributes; None if the attributes in `remainder` can't be separated."""
    inside = remainder.rstrip()
    slash = "/" if inside.endswith("/") else ""
    inside = inside.removesuffix("/").rstrip()
    attributes: dict[str, str] = {}
    offset = count = 0
    while offset < len(inside):
        count += 1
        found = _ATTRIBUTE.match(inside, offset)
        if count > _MAX_ATTRIBUTES or found is None or found.end() == offset:
            return None
        value = next((group for group in found.groups()[1:] if group is not None), "").replace("<", "&lt;")
        attributes.setdefault(found[1], f"'{value}'" if '"' in value else f'"{value}"')
        offset = found.end()
    return f"<{name}{''.join(f' {key}={value}' for key, value in attributes.items())}{slash}>"

"""Repairs of single tags and of namespaces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sitemap_studio.core.messages import listed, msg, quoted
from sitemap_studio.formats.repair.patches import Patch, UncertainError
from sitemap_studio.formats.repair.tokens import NAME, Markup, Token
from sitemap_studio.formats.xml_elements import ENTRY_OF_ROOT, NAMES, protocol_name, split_prefix, unescaped
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP, XSI, is_readable

_DECLARED: Final = re.compile(r"\sxmlns(?::([\w.\-]+))?\s*+=\s*+(\"[^\"<]*+\"|'[^'<]*+')")
_ENTRY: Final = re.compile(r"<((?:[\w.\-]+:)?(?:url|sitemap))(?=[\s/>])", re.IGNORECASE)
_RULE: Final = "root-repeated"


def declared_in(tag: str) -> dict[str, str]:
    """URI in quotes, as written, by prefix ("" for the default namespace) in the text of a tag."""
    return {found[1] or "": found[2] for found in _DECLARED.finditer(tag)}


def uri_of(quoted: str) -> str:
    """The URI that is written so."""
    return unescaped(quoted[1:-1])


class Declarations:
    """What the roots of a text declare; those of the first hold throughout.

    A root that is added holds the protocol's namespace, and nothing can be declared on it but that.

    Attributes:
        clashes: What the root that is being joined binds otherwise than the first one does: URI in quotes by prefix.
    """

    def __init__(self, text: str, first: Token | None) -> None:
        self._text = text
        self._first = first
        self._bound = declared_in(text[first.start : first.end]) if first else {"": f'"{SITEMAP}"'}
        self._added: dict[str, str] = {}
        self.clashes: dict[str, str] = {}

    def join(self, root: Token) -> None:
        """Take in what a further root declares."""
        self.clashes = {}
        for prefix, uri in declared_in(self._text[root.start : root.end]).items():
            if f"{prefix}:".lstrip(":") == split_prefix(root.name)[0] and not is_readable(uri_of(uri)):
                continue  # its entries are meant to be the protocol's
            known = self._bound.get(prefix) or self._added.get(prefix)
            if known is None and self._first:
                self._added[prefix] = uri
            elif known is None or not _mean_the_same(uri_of(known), uri_of(uri)):
                self.clashes[prefix] = uri

    def added(self) -> Iterator[Patch]:
        """Declare on the first root what only later ones declare."""
        if not self._added or self._first is None:
            return
        at = self._first.start + 1 + len(self._first.name)
        named = listed(quoted(_attribute(prefix)) for prefix in self._added)
        message = msg("What only a later root declared, {named}, was added to the first.", named=named)
        yield Patch(at, at, _written(self._added), _RULE, message)

    def kept(self, start: int, end: int) -> Iterator[Patch]:
        """Declare on entries between two places what their own root binds otherwise than the first one does."""
        for entry in _ENTRY.finditer(self._text, start, end):
            next_entry = _ENTRY.search(self._text, entry.end())
            inside = self._text[entry.start() : next_entry.start() if next_entry else len(self._text)]
            own = declared_in(inside[: inside.find(">")])
            used = {prefix: uri for prefix, uri in self.clashes.items() if prefix not in own and f"{prefix}:" in inside}
            if used:
                named = listed(quoted(_attribute(prefix)) for prefix in used)
                message = msg(
                    "The root of this entry bound {named} otherwise than the first one; it is declared here now.",
                    named=named,
                )
                yield Patch(entry.end(), entry.end(), _written(used), _RULE, message)


def _mean_the_same(one: str, other: str) -> bool:
    return one == other or (is_readable(one) and is_readable(other))


def _attribute(prefix: str) -> str:
    return f"xmlns:{prefix}" if prefix else "xmlns"


def _written(declared: dict[str, str]) -> str:
    return "".join(f" {_attribute(prefix)}={uri}" for prefix, uri in declared.items())


_KNOWN: Final = {**EXTENSIONS, "xsi": XSI}
_USED: Final = re.compile(rf"[<\s]({'|'.join(_KNOWN)}):[\w.-]")


def prefixes(text: str, markup: Markup) -> Iterator[Patch]:
    """Declare on the root what is used and declared nowhere.

    Prefixes that some element declares for itself are left alone.
    """
    lacking = [prefix for prefix in dict.fromkeys(_USED.findall(text)) if f"xmlns:{prefix}" not in text]
    root = _root_of(markup) if lacking else None
    if root is None:
        return
    declared = "".join(f' xmlns:{prefix}="{_KNOWN[prefix]}"' for prefix in lacking)
    named = listed(map(quoted, lacking))
    at = root.start + 1 + len(root.name)
    message = msg("The prefix {named} was used but not declared; its namespace was added.", named=named)
    yield Patch(at, at, declared, "prefix-undeclared", message)


def wrong_namespace(text: str, markup: Markup) -> Iterator[Patch]:
    """Put the namespace of the protocol in place of another one on a root whose entries are named as the protocol's."""
    root = _root_of(markup)
    if root is None:
        return
    prefix, local = split_prefix(root.name)
    entry = prefix + ENTRY_OF_ROOT[local]
    names = set(markup.tokens.opened(len(markup.tokens)))
    tag = text[root.start : root.end]
    written = declared_in(tag).get(prefix.rstrip(":"))
    if written is None or is_readable(uri_of(written)):
        return
    if entry not in names or not (f"{prefix}loc" in names or markup.tokens.has_whole):
        return
    at = re.compile(rf"\sxmlns{re.escape((':' + prefix[:-1]) if prefix else '')}\s*+=\s*+").search(tag)
    if at is None:
        return
    start = root.start + at.end()
    message = msg("The namespace {written} is none of a sitemap's; it was replaced by the protocol's.", written=written)
    yield Patch(start + 1, start + len(written) - 1, SITEMAP, "namespace-wrong", message)


def _root_of(markup: Markup) -> Token | None:
    return next((token for token in markup.tokens if split_prefix(token.name)[1] in ENTRY_OF_ROOT), None)


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


def tags(text: str, markup: Markup) -> Iterator[Patch]:
    """Repair every tag by itself.

    Raises:
        UncertainError: What is meant by one is uncertain, and the file is not cut off there.
    """
    unclosed = markup.spans.unclosed
    last = markup.tokens.last_start if unclosed is None else min(unclosed, markup.tokens.last_start)
    is_in_field = False
    reached = 0
    for token in markup.tokens:
        if token.start < reached:
            continue
        if token.kind != "odd":
            local = protocol_name(split_prefix(token.name)[1])
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
    prefix, local = split_prefix(odd["name"])
    is_known = bool(prefix) or protocol_name(local) is not None
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
    if split_prefix(name)[1] not in NAMES:
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
    if rebuilt and "=" in rest and protocol_name(local) not in FIELD_NAMES:
        end = odd.start("rest") + len(rest.rstrip())
        return Patch(start, end, rebuilt, "tag-open", message)
    if not odd["closed"] and protocol_name(local) in FIELD_NAMES and rest[:1].isspace():
        blank = name_end + len(rest) - len(rest.lstrip())
        return Patch(name_end, blank, ">", "tag-open", message)
    return None


def _rebuilt(name: str, inside: str, *, is_empty: bool) -> str | None:
    """A tag with every attribute once and in quotes; None where they can't be separated."""
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

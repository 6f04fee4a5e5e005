"""Extensions of one entry as items with values, and lossless edits of them.

An item is an image, a video, an article, an alternate, a mobile mark, or another piece of XML. Values are texts as
delivered by a parser; `protocol.extension_fields` declares the possible values. Invalid values are retained.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Final

from lxml import etree

from sitemap_studio.core.errors import ReadError, RefusedError, RequestError, WriteError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.extensions.extension_parsing import (
    KIND_OF_TAG,
    PIECE_BREAK,
    Piece,
    join_pieces,
    parse_values,
    split_pieces,
)
from sitemap_studio.formats.extensions.extension_splicing import add_needed_declarations, reindent
from sitemap_studio.formats.xml_edits import quote_attribute, set_extension_value
from sitemap_studio.formats.xml_elements import element_with_children, format_declarations, leading_space, namespace_of
from sitemap_studio.formats.xml_parser import ESCAPE_HINT, explain_cause, parse, split_name
from sitemap_studio.formats.xml_writer import escape_text, find_illegal_character
from sitemap_studio.model.edits import NAMESPACE_DECLARATIONS
from sitemap_studio.protocol import namespaces
from sitemap_studio.protocol.extension_fields import EXTENSIONS, VALIDATED_EXTENSIONS, Extension, ExtensionField
from sitemap_studio.protocol.extension_items import ExtensionItem, ExtensionValue
from sitemap_studio.protocol.fields import FIELD_NAMES

_EXTENSION_OF_TAG: Final = {extension.tag: extension for extension in VALIDATED_EXTENSIONS}
EXTENSION_OF_KIND: Final = {KIND_OF_TAG[extension.tag]: extension for extension in EXTENSIONS}
"""Extension by kind of item; the kinds `other_xml` and `unreadable` have none."""

_INDENT: Final = "  "


ValueEdit = tuple[str, str | None] | tuple[str, str | None, int]
"""Path of a value, its new text (null removes it), and its index among the values with that path, 0 by default."""


@dataclass(frozen=True)
class EntryExtensions:
    """Extensions of one entry.

    Attributes:
        xml: The XML as stored in the table; empty without extensions.
        outer_namespaces: URI by prefix declared in the file around them.
    """

    xml: str
    outer_namespaces: Mapping[str, str]

    # Reading

    def items(self) -> tuple[ExtensionItem, ...]:
        """Return all items in order, each with its kind and its values; one item `unreadable` for malformed XML."""
        lines = list(parse_values([(0, self.xml)], self.outer_namespaces))
        if lines and lines[0][2] == "unreadable":
            return (ExtensionItem(0, "unreadable", (), self.xml),)
        by_element = groupby(lines, itemgetter(1))
        items, counts = list[ExtensionItem](), Counter[str]()
        for number, piece in enumerate(self._pieces()):
            own = [ExtensionValue(*line[2:]) for line in next(by_element)[1]] if piece.element else []
            kind = own[0].kind if own and own[0].kind in EXTENSION_OF_KIND else "other"
            fields = tuple(own[1:]) if kind != "other" else ()
            items.append(ExtensionItem(number, kind, fields, piece.text.decode(), counts[kind]))
            counts[kind] += 1
        return tuple(items)

    def kinds(self) -> tuple[str, ...]:
        """Return the kind of each item of the extensions; unknown elements and unreadable XML are "other"."""
        found = map(self._extension_of, self._pieces())
        return tuple("other" if extension is None else KIND_OF_TAG[extension.tag] for extension in found)

    @property
    def is_unreadable(self) -> bool:
        """Whether the XML can't be divided into items."""
        return any(item.kind == "unreadable" for item in self.items())

    @property
    def other_xml(self) -> str:
        """XML of all unknown extensions, one piece per line; the complete XML if it can't be read."""
        if self.is_unreadable:
            return self.xml
        return "\n".join(piece.text.decode() for piece in self._pieces() if self._extension_of(piece) is None)

    # Changing

    def with_values(self, number: int, values: Iterable[ValueEdit]) -> EntryExtensions:
        """Return the extensions with values of an item set, added or removed.

        Args:
            number: Index of the item.
            values: The edits; a missing value is added after the existing ones.

        Raises:
            RequestError: A value is not declared, or contains a character that XML does not allow.
        """
        pieces = self._pieces()
        texts = [piece.text for piece in pieces]
        texts[number] = self._edit_element(pieces[number], values)
        return self._with_texts(texts)

    def with_element_values(self, values: Mapping[int, Iterable[ValueEdit]]) -> EntryExtensions:
        """Return the extensions with values set in several elements, given by their index among all elements.

        See `with_values`.
        """
        pieces = self._pieces()
        texts = [piece.text for piece in pieces]
        numbers = self._element_numbers()
        for element, own in values.items():
            number = numbers[element]
            texts[number] = self._edit_element(pieces[number], own)
        return self._with_texts(texts)

    def _edit_element(self, piece: Piece, values: Iterable[ValueEdit]) -> bytes:
        """Return the bytes of an element with its values set; raise a `RequestError` for an unknown element or path."""
        extension, text = _EXTENSION_OF_TAG.get(self._tag_of(piece)), piece.text
        if extension is None:
            raise RequestError(msg("This XML has no values."))
        for path, value, *places in values:
            check_value(extension, path, value)
            place = places[0] if places else 0
            changed = set_extension_value(text, extension, self.outer_namespaces, path, place, value)
            if changed is None and value is not None:
                field, _, attribute = path.partition("@")
                raise RequestError(
                    msg("Add a “{field}” first, then its “{attribute}”.", field=field, attribute=attribute),
                )
            text = changed or text
        return text

    def with_item(self, kind: str, values: Sequence[tuple[str, str]]) -> EntryExtensions:
        """Return the extensions with a new item after the last item of its kind, or else after all items.

        Args:
            kind: The kind of the item.
            values: Pairs of path and text. Several values with one path make several elements. An attribute belongs to the
                preceding element with its path.

        Raises:
            RequestError: The kind or a path is not declared, or a text contains a character that XML does not allow.
        """
        extension = EXTENSION_OF_KIND.get(kind)
        if extension is None:
            raise RequestError(msg("There are no extensions of the kind “{kind}”.", kind=kind))
        for path, text in values:
            check_value(extension, path, text)
        alike = [at for at, each in enumerate(self.kinds()) if each == kind]
        texts = self._texts()
        new = _render_element(extension, values, prefix_for(extension, self.outer_namespaces)).encode()
        if alike:
            new = reindent(new, *_layout_of(texts[alike[-1]]))
        texts.insert(alike[-1] + 1 if alike else len(texts), new)
        return self._with_texts(texts)

    def without_items(self, numbers: Collection[int]) -> EntryExtensions:
        """Return the extensions without the items with these numbers."""
        return self._with_texts(text for at, text in enumerate(self._texts()) if at not in numbers)

    def without_elements(self, elements: Collection[int]) -> EntryExtensions:
        """Return the extensions without the elements with these indexes among all elements."""
        numbers = self._element_numbers()
        return self.without_items([numbers[element] for element in elements])

    def without_kind(self, kind: str) -> EntryExtensions:
        """Return the extensions without all items of a kind."""
        return self.without_items([number for number, each in enumerate(self.kinds()) if each == kind])

    def with_items_of(self, other: EntryExtensions, kind: str) -> EntryExtensions:
        """Return the extensions with the items of one kind replaced by the items of that kind in `other`."""
        rest = self.without_kind(kind)
        if rest.xml == other.without_kind(kind).xml:
            return other
        if kind not in other.kinds():
            return rest
        at = (self if kind in self.kinds() else other).kinds().index(kind)
        texts = rest._texts()
        texts[at:at] = [text for text, each in zip(other._texts(), other.kinds(), strict=True) if each == kind]
        return self._with_texts(texts)

    def with_moved_item(self, number: int, to: int) -> EntryExtensions:
        """Return the extensions with an item moved to another index."""
        texts = self._texts()
        texts.insert(to, texts.pop(number))
        return self._with_texts(texts)

    def with_other_xml(self, text: str) -> EntryExtensions:
        """Return the extensions with the XML of all unknown extensions replaced by typed XML, piece by piece.

        Raises:
            RequestError: The XML is not well-formed or not allowed; see `check_xml`.
        """
        if self.is_unreadable:
            return self._with_texts(piece.text for piece in split_pieces(check_xml(text, self.outer_namespaces)))
        texts = self._texts()
        old = [at for at, piece in enumerate(self._pieces()) if self._extension_of(piece) is None]
        new = [piece.text for piece in split_pieces(check_xml(text, self.outer_namespaces, before=self.other_xml))]
        if not old:
            return self._with_texts([*texts, *new])
        if len(new) > len(old):
            new[len(old) - 1 :] = [join_pieces(new[len(old) - 1 :]).encode()]
        for at, piece in zip(old, new, strict=False):
            texts[at] = piece
        removed = set(old[len(new) :])
        return self._with_texts(each for at, each in enumerate(texts) if at not in removed)

    def _pieces(self) -> list[Piece]:
        """Return the pieces of the extensions; a single piece without an element if the tags do not match."""
        try:
            return split_pieces(self.xml)
        except WriteError:
            return [Piece(0, 0, self.xml.encode())]

    def _element_numbers(self) -> list[int]:
        """Return the item number of each element of the extensions, ascending; items such as comments are left out."""
        return [number for number, piece in enumerate(self._pieces()) if piece.element is not None]

    def _texts(self) -> list[bytes]:
        """Return the bytes of each piece of the extensions."""
        return [piece.text for piece in self._pieces()]

    def _tag_of(self, piece: Piece) -> str:
        """Return the name of the element of a piece as “{namespace}name”; empty for other pieces."""
        if piece.element is None:
            return ""
        return f"{{{namespace_of(piece.element, self.outer_namespaces)}}}{piece.element.local_name}"

    def _extension_of(self, piece: Piece) -> Extension | None:
        """Return the known extension of a piece; None for unknown elements, comments and text."""
        return EXTENSION_OF_KIND.get(KIND_OF_TAG.get(self._tag_of(piece), ""))

    def _with_texts(self, texts: Iterable[bytes]) -> EntryExtensions:
        """Return the extensions that consist of these pieces."""
        return replace(self, xml=join_pieces(texts))


def prefix_for(extension: Extension, outer_namespaces: Mapping[str, str]) -> str:
    """Return a prefix that the file declares for an extension, or its common prefix followed by a declaration."""
    known = [prefix for prefix, uri in outer_namespaces.items() if prefix and uri == extension.namespace]
    if known:
        return extension.prefix if extension.prefix in known else known[0]
    return extension.prefix + NAMESPACE_DECLARATIONS[extension.prefix]


def _render_element(extension: Extension, values: Sequence[tuple[str, str]], prefix_and_declaration: str) -> str:
    """Render a new element of an extension with its values, in canonical layout and the schema's order.

    `prefix_and_declaration` is the result of `prefix_for`.
    """
    prefix, blank, declaration = prefix_and_declaration.partition(" ")

    def written_fields(specs: Sequence[ExtensionField], group: str, line: str) -> str:
        """Return the elements of fields that have values; `group` is a prefix of paths, `line` white space."""
        written = ""
        for spec in specs:
            path, name = group + spec.name, f"{prefix}:{spec.name}"
            if spec.fields:
                inside = written_fields(spec.fields, f"{path}.", line + _INDENT)
                written += f"{line}<{name}>{inside}{line}</{name}>" if inside else ""
                continue
            for at, (given, text) in enumerate(values):
                if given == path:
                    attributes = _attributes(path, values[at + 1 :])
                    written += f"{line}<{name}{attributes}>{escape_text(text)}</{name}>"
        return written

    opening = f"<{prefix}:{extension.element}{blank}{declaration}{_attributes('', values)}"
    inside = written_fields(extension.fields, "", PIECE_BREAK + _INDENT)
    return f"{opening}>{inside}{PIECE_BREAK}</{prefix}:{extension.element}>" if inside else f"{opening}/>"


def _attributes(path: str, values: Iterable[tuple[str, str]]) -> str:
    """Return the attributes of the field at `path` as XML; `values` are the pairs of path and text after the field."""
    written = ""
    for given, text in values:
        if given == path:
            break
        if given.startswith(f"{path}@"):
            written += f" {given.partition('@')[2]}={quote_attribute(text).decode()}"
    return written


def _layout_of(text: bytes) -> tuple[bytes, bytes]:
    """Return the line break with the indentation of an element, and the additional indentation of its children."""
    element, children = element_with_children(text)
    if not children:
        return PIECE_BREAK.encode(), _INDENT.encode()
    inner = leading_space(text, children[0].start, element.content_start)
    line = leading_space(text, element.content_end, element.content_start)
    return line, inner[len(line) :] if inner.startswith(line) else b""


def check_value(extension: Extension, path: str, text: str | None) -> None:
    """Raise a `RequestError` for an undeclared value, and for text with a character that XML does not allow."""
    name, at, attribute = path.partition("@")
    owner: Extension | ExtensionField | None = extension
    for part in name.split(".") if name else ():
        owner = next((field for field in owner.fields if field.name == part), None) if owner else None
    if at:
        is_known = owner is not None and any(each.name == attribute for each in owner.attributes)
    else:
        is_known = isinstance(owner, ExtensionField) and (text is None or not owner.fields)
    if not is_known:
        shown_name = extension.shown_name
        raise RequestError(msg("“{path}” is not a text field of “{shown_name}”.", path=path, shown_name=shown_name))
    if text is not None and (character := find_illegal_character(text)):
        message = msg(
            "The value of “{path}” contains {character}, which XML does not allow.",
            path=path,
            character=character,
        )
        raise RequestError(message, hint=msg("Remove the character from the value."))


_AROUND: Final = "extensions"
_MISMATCH: Final = re.compile(r"mismatch: (\S+) line (\d+) and (\S+?),?(?:\s|$)")


def check_xml(text: str, outer_namespaces: Mapping[str, str], *, before: str = "") -> str:
    """Return typed XML for an entry, with declarations of known extensions added where needed.

    Fields are accepted only if the replaced XML, `before`, contains them, too.

    Raises:
        RequestError: It is not well-formed, or contains a document type, an entity declaration or a field of the entry.
    """
    known = {**namespaces.EXTENSIONS, **{prefix: uri for prefix, uri in outer_namespaces.items() if uri}}
    new_counts, old_counts = (
        _count_fields(_parse_fragment(text, known)),
        _count_fields(_parse_fragment(before, known)) if before else Counter[str](),
    )
    if more := next((name for name, count in new_counts.items() if count > old_counts[name]), None):
        raise RequestError(
            msg("“{more}” is a field of the entry, not an extension.", more=more),
        )
    return add_needed_declarations(
        text, known, {**known, **{prefix: outer_namespaces.get(prefix, "") for prefix in namespaces.EXTENSIONS}}
    )


def _parse_fragment(text: str, known: Mapping[str, str]) -> etree._Element:
    """Parse typed XML below a root that declares the known namespaces.

    Raises:
        RequestError: It is not well-formed, or declares a document type or an entity; states line and column.
    """
    declared = format_declarations({prefix: uri for prefix, uri in known.items() if prefix not in ("xml", "xmlns")})
    opening = f"<{_AROUND}{declared}>"
    try:
        return parse(f"{opening}{text}</{_AROUND}>".encode(), Path("extensions"))
    except UnicodeEncodeError as error:
        raise _error_after(text[: error.start - len(opening)], msg("it contains a control character"), "") from error
    except RefusedError as error:
        place = min(at for word in ("<!DOCTYPE", "<!ENTITY") if (at := text.find(word)) >= 0)
        message = msg("a document type or an entity is declared")
        raise _error_after(text[:place], message, msg("Remove the “<!DOCTYPE …>”; sitemaps do not need it.")) from error
    except ReadError as error:
        cause = error.__cause__
        if not isinstance(cause, etree.XMLSyntaxError):
            raise RequestError(error.message, hint=error.hint) from error
        raise _explain_error(cause, text, len(opening)) from error


def _error_after(before: str, cause: str, hint: str) -> RequestError:
    """Return the error for a fault directly after the text `before`, with its line and column."""
    line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
    return _malformed_error(line, column, cause, hint)


def _malformed_error(line: int, column: int, cause: str, hint: str) -> RequestError:
    """Return the error for XML that is not well-formed at a line and a column."""
    message = msg(
        "The XML is not well-formed: in line {line}, column {column}, {cause}.", line=line, column=column, cause=cause
    )
    return RequestError(message, hint=hint, line=line)


def _explain_error(error: etree.XMLSyntaxError, text: str, shift: int) -> RequestError:
    """Return the error for typed XML that the parser refused, with the line and column in the typed text.

    `shift` is the number of characters before the text in its first line.
    """
    line, column = error.position
    line, column = max(line, 1), column - shift if line <= 1 else column
    lines = text.split("\n")
    if line > len(lines) or (line == len(lines) and column > len(lines[-1]) + 1):
        line, column = len(lines), len(lines[-1]) + 1
    cause, hint = explain_cause(error)
    hint = hint if hint == ESCAPE_HINT else ""
    if found := _MISMATCH.search(error.msg or ""):
        opened, opened_line, closed = found.groups()
        if opened == _AROUND:
            cause = msg("an element is closed that was not opened")
        elif closed == _AROUND:
            cause = msg("“{opened}” of line {opened_line} is still open", opened=opened, opened_line=opened_line)
    code: int = getattr(error, "code", 0)
    if code == etree.ErrorTypes.ERR_DOCUMENT_END:
        cause = msg("an element is closed that was not opened")
    return _malformed_error(line, max(column, 1), cause, hint)


def _count_fields(root: etree._Element) -> Counter[str]:
    """Return how often each field of the protocol is a child of a root."""
    names = (split_name(child) for child in root)
    return Counter(name for namespace, name in names if name in FIELD_NAMES and namespaces.is_readable(namespace))

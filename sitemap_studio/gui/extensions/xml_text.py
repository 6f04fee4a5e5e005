"""XML as a text in an editor, and back as it was written. Knows no Qt."""

from __future__ import annotations

from typing import Final

from sitemap_studio.core.errors import RequestError
from sitemap_studio.formats.extensions.editing import EntryExtensions
from sitemap_studio.gui.extensions.contents import EntryContent

MAX_CHARACTERS: Final = 1_000_000
"""Longer XML is shown in part, and can't be typed into: an editor would take seconds for each key."""

_CHANGED_BY_EDITORS: Final = ("\r", "\u2029", "\ufdd0", "\ufdd1", "\0")
"""Characters that an editor of texts takes for the end of a line, or loses."""

_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")


def xml_of(content: EntryContent) -> str:
    """The XML of an entry that is no known extension; all of it where it can't be told apart."""
    return content.extensions.xml if content.is_unreadable else content.extensions.other


def shown_xml(xml: str) -> str:
    """The XML as the editor holds it: each line ends in one character."""
    return xml.replace("\r\n", "\n")[:MAX_CHARACTERS]


def is_typeable(xml: str) -> bool:
    """Whether an editor gives it back as it was."""
    text = xml.replace("\r\n", "\n")
    has_one_ending = "\r\n" not in xml or xml.count("\n") == xml.count("\r\n") or "\r" not in text
    return has_one_ending and len(text) <= MAX_CHARACTERS and not any(each in text for each in _CHANGED_BY_EDITORS)


def typed_xml(text: str, before: str) -> str:
    """What was typed, with the line ends of what stood there."""
    return text.replace("\n", "\r\n") if "\r\n" in before else text


def turns_around(text: str) -> bool:
    """Whether it holds invisible characters that change the order in which a text is shown."""
    return not _TURNING.isdisjoint(text)


def with_typed(entry: EntryExtensions, text: str, *, is_unreadable: bool) -> EntryExtensions:
    """The extensions of an entry with other XML.

    Raises:
        RequestError: It is not well-formed, or can't stand there.
    """
    return entry.with_xml(0, text) if is_unreadable else entry.with_other(text)


def fault_of(entry: EntryExtensions, text: str, *, is_unreadable: bool) -> RequestError | None:
    """Why a text can't stand there; None if it can."""
    try:
        with_typed(entry, text, is_unreadable=is_unreadable)
    except RequestError as error:
        return error
    return None

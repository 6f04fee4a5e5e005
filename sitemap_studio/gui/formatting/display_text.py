"""Formatting of user data as plain text for cells, tooltips, menus and titles."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.messages import Message, listed
from sitemap_studio.core.paths import home_folder
from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import localized, text_for_count
from sitemap_studio.validation.problem import Problem


def abbreviate_home(folder: Path) -> str:
    """Return the path of a folder as text; within the user's home folder it starts with “~/”."""
    try:
        return f"~/{folder.relative_to(home_folder())}"
    except ValueError:
        return str(folder)


def tooltip_html(text: str) -> str:
    """Return HTML that shows a plain text verbatim, because Qt guesses whether a tooltip is HTML; "" for ""."""
    return f"<p style='white-space:pre-wrap'>{escape(text)}</p>" if text else ""


def set_tooltip(widget: QWidget, text: str) -> None:
    """Set tooltip and accessible description of a widget to a plain text.

    Without a description, screen readers get the HTML of the tooltip.
    """
    widget.setToolTip(tooltip_html(text))
    widget.setAccessibleDescription(text)


def escape_mnemonics(text: str) -> str:
    """Return a text for a menu or button with “&” doubled, so that Qt shows “&” instead of a mnemonic."""
    return text.replace("&", "&&")


MAX_CELL_CHARACTERS: Final = 1_000  # longer values are elided in the middle
MAX_TOOLTIP_CHARACTERS: Final = 2_000  # longer values are cut in tooltips

MAX_EDITED_CHARACTERS: Final = 100_000
"""Longest value that a line edit accepts; Qt lays out the complete line after each key."""

LONG_CHARACTERS: Final = 40  # only longer values have a tooltip with the complete value
_TOOLTIP_COLUMNS: Final = 90
_WORD_JOINER: Final = "\u2060"

_SYMBOLS: Final = {"\n": "\u21b5", "\r": "\u240d", "\t": "\u21e5", "\u2028": "\u21b5", "\u2029": "\u21b5"}
_FIRST_SYMBOL: Final = 0x2400  # first of Unicode's symbols of the 32 control characters


def cell_text(value: str | None, max_characters: int = MAX_CELL_CHARACTERS) -> str:
    """Return a value as one line, with invisible characters as symbols, elided in the middle if long; "" for None."""
    if not value:
        return ""
    if len(value) > max_characters:
        value = f"{value[: max_characters - 200]}\u2026{value[-200:]}"
    return _visible_text(value)


def _visible_text(text: str) -> str:
    """Return a text with invisible characters replaced by symbols."""
    return text if text.isprintable() else "".join(map(_visible_character, text))


def _visible_character(character: str) -> str:
    """Return a character, or a symbol or “[U+…]” for one that is invisible or changes the text direction."""
    if character.isprintable():
        return character
    if (mark := _SYMBOLS.get(character)) is not None:
        return mark
    code = ord(character)
    return chr(_FIRST_SYMBOL + code) if code < ord(" ") else f"[U+{code:04X}]"


def message_text(message: str) -> str:
    """Return a message in the user's language, with its values formatted by `cell_text`."""
    return localized(_with_visible_values(message))


def _with_visible_values(message: str) -> str:
    """Return a message whose text and values are formatted by `cell_text`, also in nested messages."""
    if not isinstance(message, Message):
        return cell_text(message)
    values = {
        name: _with_visible_values(value) if isinstance(value, str) else value for name, value in message.values.items()
    }
    return Message(cell_text(message), message.words, values, message.number)


def escape_rich_text(text: str) -> str:
    """Return a text that looks the same, but is not detected by Qt as rich text: word joiners break up its markup."""
    if not Qt.mightBeRichText(text):
        return text
    return text.replace("<", f"<{_WORD_JOINER}").replace("&", f"&{_WORD_JOINER}")


def cell_tooltip(value: str | None, problems: Sequence[Problem]) -> str:
    """Return the tooltip of a cell: title, message and source of its problems, or else a long value; "" for neither."""
    if problems:
        return escape_rich_text("\n\n".join(map(_problem_text, problems)))
    if value is None or len(value) <= LONG_CHARACTERS:
        return ""
    shown = value if len(value) <= MAX_TOOLTIP_CHARACTERS else f"{value[:MAX_TOOLTIP_CHARACTERS]}\u2026"
    return escape_rich_text("\n".join(_wrapped(_visible_text(line)) for line in shown.splitlines()))


def _problem_text(problem: Problem) -> str:
    """Return three lines about a problem: title, message and source, each wrapped."""
    title = localized(problem.rule.title)
    if problem.extension_field:
        title = f"{problem.extension_field}: {title}"
    return "\n".join(map(_wrapped, (title, message_text(problem.message), _visible_text(problem.source))))


def _wrapped(text: str) -> str:
    """Return a text wrapped into lines of at most `_TOOLTIP_COLUMNS` characters."""
    # Qt wraps rich text only.
    return textwrap.fill(text, _TOOLTIP_COLUMNS, break_on_hyphens=False)


def document_title(document: Document) -> str:
    """Return the name of the main file or folder of a document; “Untitled” if it was never saved."""
    return document.name if document.path is not None else QCoreApplication.translate("Files", "Untitled")


_MAX_HOSTS: Final = 5


def foreign_hosts_text(foreign: Mapping[str, int]) -> str:
    """Return a sentence with the number of URLs on other hosts than the set, and the first hosts; "" if there are none.

    Args:
        foreign: Number of URLs by host.
    """
    if not foreign:
        return ""
    number, hosts = sum(foreign.values()), list(foreign)
    one = QCoreApplication.translate("Foreign", "One URL is on another host than the set: {hosts}.")
    many = QCoreApplication.translate("Foreign", "%n URLs are on other hosts than the set: {hosts}.", None, number)
    names = localized(listed([*hosts[:_MAX_HOSTS], *(["\u2026"] if len(hosts) > _MAX_HOSTS else [])]))
    return text_for_count(number, one, many).format(hosts=names)

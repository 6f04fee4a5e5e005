"""User data as text for widgets: cells, tooltips, menus; never taken for rich text."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtGui import Qt
from PySide6.QtWidgets import QWidget

from sitemap_studio.core.paths import home_folder
from sitemap_studio.gui.i18n import localized
from sitemap_studio.validation.problem import Problem


def near_home(folder: Path) -> str:
    """A folder from the user's home on, where it lies there."""
    try:
        return f"~/{folder.relative_to(home_folder())}"
    except ValueError:
        return str(folder)


def as_tooltip(text: str) -> str:
    """A tooltip that shows a text as it is: Qt guesses whether it is HTML, so it gets HTML that says just this."""
    return f"<p style='white-space:pre-wrap'>{escape(text)}</p>" if text else ""


def give_tip(widget: QWidget, text: str) -> None:
    """Let a widget show a text as it is in its tip, and say the same: of what has only a tip, Qt reads out its HTML."""
    widget.setToolTip(as_tooltip(text))
    widget.setAccessibleDescription(text)


def as_menu_text(text: str) -> str:
    """Words of a menu that show a text as it is, without making a key of what follows an ampersand."""
    return text.replace("&", "&&")


MAX_CELL_CHARACTERS: Final = 1_000
"""More of a value is never laid out on screen; its middle is left out."""

MAX_TOOLTIP_CHARACTERS: Final = 2_000
"""More of a value is not shown in a tooltip."""

MAX_EDITED_CHARACTERS: Final = 100_000
"""A longer value is not put into a line to type in: Qt lays all of it out, anew with each key."""

LONG_CHARACTERS: Final = 40
"""A value longer than this is shown whole in its tooltip."""

_TOOLTIP_COLUMNS: Final = 90
_WORD_JOINER: Final = "\u2060"

_MARKS: Final = {"\n": "\u21b5", "\r": "\u240d", "\t": "\u21e5", "\u2028": "\u21b5", "\u2029": "\u21b5"}
"""What stands for characters that would break the line."""

_DATE_APART: Final = re.compile(r"\[U\+2066\]([\d.:TZ+-]+)\[U\+2069\]")
"""What sentences put around dates where text runs from the right (see `localized`); around these it misleads nobody."""

_FIRST_PICTURE: Final = 0x2400
"""Where Unicode's pictures of the 32 control characters begin."""


def cell_text(value: str | None) -> str:
    """A value as its cell shows it: line breaks as marks, long ones without their middle, absent ones as nothing."""
    if not value:
        return ""
    if len(value) > MAX_CELL_CHARACTERS:
        value = f"{value[: MAX_CELL_CHARACTERS - 200]}\u2026{value[-200:]}"
    return _seen(value)


def _seen(text: str) -> str:
    """A text in which everything can be seen."""
    return text if text.isprintable() else _DATE_APART.sub("\u2066\\1\u2069", "".join(map(_visible, text)))


def _visible(character: str) -> str:
    """A character, or what stands for it if it can't be seen; some turn the order of what follows around."""
    if character.isprintable():
        return character
    if (mark := _MARKS.get(character)) is not None:
        return mark
    code = ord(character)
    return chr(_FIRST_PICTURE + code) if code < ord(" ") else f"[U+{code:04X}]"


def plain(text: str) -> str:
    """The same text, such that Qt does not take it for rich text; it looks the same."""
    if not Qt.mightBeRichText(text):
        return text
    return text.replace("<", f"<{_WORD_JOINER}").replace("&", f"&{_WORD_JOINER}")


def tooltip_text(value: str | None, problems: Sequence[Problem]) -> str:
    """What a cell's tooltip says: each problem with its rule and source, else the whole value if it is long."""
    if problems:
        return plain("\n\n".join(map(_told, problems)))
    if value is None or len(value) <= LONG_CHARACTERS:
        return ""
    shown = value if len(value) <= MAX_TOOLTIP_CHARACTERS else f"{value[:MAX_TOOLTIP_CHARACTERS]}\u2026"
    return plain("\n".join(_wrapped(line) for line in shown.splitlines()))


def _told(problem: Problem) -> str:
    """The name of the rule with the extension's field, what breaks it, and who says so, each on lines of its own."""
    title = localized(problem.rule.title)
    if problem.extension_field:
        title = f"{problem.extension_field}: {title}"
    return "\n".join(map(_wrapped, (title, localized(problem.message), problem.source)))


def _wrapped(text: str) -> str:
    # Qt wraps rich text only.
    return textwrap.fill(_seen(text), _TOOLTIP_COLUMNS, break_on_hyphens=False)

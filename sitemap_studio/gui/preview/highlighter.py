"""Colours the XML of a preview: names, attributes, values, comments. Looks only; it understands no documents."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtGui import QGuiApplication, QPalette, QSyntaxHighlighter, QTextCharFormat, QTextDocument

from sitemap_studio.gui.theme import Tint, tint_color

_TOKEN: Final = re.compile(
    r"(?P<comment><!--.*?(?:-->|$))|(?P<data><!\[CDATA\[|\]\]>)|(?P<name></?[^\s<>/=\"']+|/?>)"
    r"|(?P<attribute>[\w:.-]+(?==\s*[\"']))|(?P<value>(?<==)(?:\"[^\"]*\"?|'[^']*'?))|(?P<entity>&[^;\s<]{1,10};)"
)
_TINTS: Final = {
    "comment": Tint.QUIET,
    "data": Tint.QUIET,
    "name": Tint.INFO,
    "attribute": Tint.WARNING,
    "value": Tint.GOOD,
    "entity": Tint.WARNING,
}
"""The colour of each kind of piece; all have a contrast of 4.5 : 1 on grounds of text, tinted ones too."""

_MOST_CHARACTERS: Final = 20_000
"""Longer lines stay as they are: colouring them takes longer than reading."""


class XmlHighlighter(QSyntaxHighlighter):
    """Colours a document, line by line; comments of several lines too."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._formats: dict[str, QTextCharFormat] = {}
        self.follow_palette()

    def follow_palette(self, palette: QPalette | None = None) -> None:
        """Take the colours of a palette; by default that of the program."""
        ground = palette or QGuiApplication.palette()
        for kind, tint in _TINTS.items():
            style = QTextCharFormat()
            style.setForeground(tint_color(tint, ground))
            style.setFontItalic(kind == "comment")
            self._formats[kind] = style
        self.rehighlight()

    def highlightBlock(self, text: str) -> None:
        self.setCurrentBlockState(0)
        if len(text) > _MOST_CHARACTERS:
            return
        start = 0
        if self.previousBlockState() == 1:
            end = text.find("-->")
            start = len(text) if end < 0 else end + len("-->")
            self.setFormat(0, start, self._formats["comment"])
            self.setCurrentBlockState(1 if end < 0 else 0)
        for found in _TOKEN.finditer(text, start):
            self.setFormat(found.start(), found.end() - found.start(), self._formats[found.lastgroup or "name"])
            if found.lastgroup == "comment" and not found[0].endswith("-->"):
                self.setCurrentBlockState(1)

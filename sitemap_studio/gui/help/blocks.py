"""What pages of the help are made of, and how they become HTML. What they say is declared in the modules beside this.

Everything that is not made by the functions here is escaped; texts of users never come here at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape, unescape
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QPalette

from sitemap_studio.core.records import dataclass
from sitemap_studio.gui.look.theme import Tint, tint_color

PAGE_SCHEME: Final = "help"
"""Protocol of links to other pages; their path is the id of the page."""

_ROLE = QPalette.ColorRole

_MARKS: Final = (
    (re.compile(r"`([^`]+)`"), r"<code>\1</code>"),
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"\[([^\]]+)\]\(([a-z0-9.-]+)\)"), rf'<a href="{PAGE_SCHEME}:\2">\1</a>'),
)
_TAG: Final = re.compile(r"<[^>]*>")
_END_OF_BLOCK: Final = re.compile(r"</(?:p|h1|h2|td|li|pre)>")


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


Words = str
"""Words with marks: `code`, **bold**, and [words](page) that lead to a page; or HTML."""


@dataclass(frozen=True)
class Heading:
    """Words above some blocks."""

    words: Words


@dataclass(frozen=True)
class Text:
    """A paragraph."""

    words: Words


@dataclass(frozen=True)
class Points:
    """A list, each point with a bullet, or with its number."""

    points: Sequence[Words]
    is_numbered: bool = False


@dataclass(frozen=True)
class Grid:
    """A table.

    Attributes:
        heads: Words above the columns; none for a table without.
        rows: The cells.
    """

    heads: Sequence[Words]
    rows: Sequence[Sequence[Words]]


@dataclass(frozen=True)
class Code:
    """Lines of a file or of a terminal, as they are."""

    text: str


Block = Heading | Text | Points | Grid | Code


@dataclass(frozen=True)
class Page:
    """One page.

    Attributes:
        id: By which links lead to it.
        title: Its words in the contents and above it.
        blocks: What stands on it.
        pages: The pages below it.
        note: Quiet words under its title.
        sign: A drawing in the contents with its tint, or None.
        tip: What tells it from others of the same title.
    """

    id: str
    title: str
    blocks: Sequence[Block] = ()
    pages: Sequence[Page] = ()
    note: str = ""
    sign: tuple[str, Tint] | None = None
    tip: str = ""

    def all_pages(self) -> Iterator[Page]:
        """It and every page below it, in the order of the contents."""
        yield self
        for page in self.pages:
            yield from page.all_pages()


def plain(text: str) -> Html:
    """A text that means nothing but itself."""
    return Html(escape(text))


def code(text: str) -> Html:
    """What stands in files or is typed."""
    return Html(f"<code>{escape(_left_to_right(text))}</code>")


def link(page: str, words: str) -> Html:
    """Words that lead to another page."""
    return Html(f'<a href="{PAGE_SCHEME}:{escape(page)}">{escape(words)}</a>')


def web_link(address: str, words: str) -> Html:
    """Words that lead to a page of the web."""
    return Html(f'<a href="{escape(address)}">{escape(words)}</a>')


def joined(parts: Iterable[Words], between: str = " ") -> Html:
    """Several words in one."""
    return Html(escape(between).join(_html(part) for part in parts))


def lines(parts: Iterable[Words]) -> Html:
    """Several words, each on a line of its own."""
    return Html("<br>".join(_html(part) for part in parts))


def html_of(page: Page) -> str:
    """A page as HTML; what is inside stands at its end as links."""
    parts = [f"<h1>{escape(page.title)}</h1>"]
    if page.note:
        parts.append(f'<p class="quiet">{_html(page.note)}</p>')
    parts += [_block(block) for block in page.blocks]
    if page.pages:
        parts.append(_block(Points([link(inner.id, inner.title) for inner in page.pages])))
    return f'<html><body dir="{_direction()}">{"".join(parts)}</body></html>'


def text_of(page: Page) -> str:
    """What a page says, without the links to the pages below it: for looking for words in it."""
    marked = "".join([escape(page.title), "\n", _html(page.note), "\n", *(_block(block) for block in page.blocks)])
    return unescape(_TAG.sub("", _END_OF_BLOCK.sub("\n", marked)))


def style_of(palette: QPalette, font: QFont) -> str:
    """How pages look on the ground of a palette, in sizes that follow a font."""
    points = font.pointSizeF() if font.pointSizeF() > 0 else font.pixelSize() * 0.75
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    text, quiet = palette.color(_ROLE.Text).name(), tint_color(Tint.QUIET, palette).name()
    ground, rule = palette.color(_ROLE.Midlight).name(), palette.color(_ROLE.Mid).name()
    return f"""
body {{ color: {text}; }}
h1 {{ font-size: {points * 1.7:.1f}pt; font-weight: 600; margin: 0 0 10px 0; }}
h2 {{ font-size: {points * 1.2:.1f}pt; font-weight: 600; margin: 18px 0 6px 0; }}
p {{ margin: 0 0 10px 0; line-height: 135%; }}
li {{ margin: 0 0 5px 0; line-height: 135%; }}
ul, ol {{ margin: 0 0 10px 0; }}
.quiet {{ color: {quiet}; }}
table {{ border-collapse: collapse; margin: 2px 0 12px 0; }}
td {{ padding: 5px 14px 5px 2px; vertical-align: top; border-bottom: 1px solid {ground}; }}
td.head {{ color: {quiet}; border-bottom: 1px solid {rule}; }}
code {{ font-family: '{fixed}'; background-color: {ground}; }}
pre {{ font-family: '{fixed}'; background-color: {ground}; margin: 0 0 12px 0; white-space: pre-wrap; }}
a {{ color: {palette.color(_ROLE.Link).name()}; }}
"""


def _html(words: Words) -> str:
    if isinstance(words, Html):
        return words
    marked = escape(words)
    for mark, tags in _MARKS:
        marked = mark.sub(tags, marked)
    return marked


def _block(block: Block) -> str:
    match block:
        case Heading(words):
            return f"<h2>{_html(words)}</h2>"
        case Text(words):
            return f"<p>{_html(words)}</p>"
        case Points(points, is_numbered):
            tag = "ol" if is_numbered else "ul"
            return f"<{tag}>{''.join(f'<li>{_html(point)}</li>' for point in points)}</{tag}>"
        case Grid(heads, rows):
            head = _row(heads, ' class="head"') if heads else ""
            return f'<table width="100%">{head}{"".join(_row(row) for row in rows)}</table>'
        case Code(text):
            return f'<pre dir="ltr">{escape(_left_to_right(text))}</pre>'


def _row(cells: Sequence[Words], kind: str = "") -> str:
    """A line of a table; Qt does not mirror tables by itself."""
    shown = reversed(cells) if _is_mirrored() else cells
    inside = "".join(f'<td{kind} dir="{_direction()}">{_html(cell)}</td>' for cell in shown)
    return f"<tr>{inside}</tr>"


def _direction() -> str:
    return "rtl" if _is_mirrored() else "ltr"


def _is_mirrored() -> bool:
    return QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft


def _left_to_right(text: str) -> str:
    """What stands in files runs from left to right, whatever the language around it does."""
    return "\n".join(f"\u2066{line}\u2069" for line in text.split("\n")) if _is_mirrored() else text

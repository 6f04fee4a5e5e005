"""Two states of an entry as lines of one list: what goes, what comes and what stays. Knows no Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import Enum
from itertools import zip_longest
from typing import Final

from sitemap_studio.protocol.quoting import visible

MAX_CHARACTERS: Final = 100_000
"""Of longer entries no more is shown: a text of megabytes would take seconds to lay out."""

MAX_LINE_CHARACTERS: Final = 10_000
"""Likewise of one line: it is laid out as one piece, again whenever the panel gets another width."""

_MOST_COMPARED: Final = 400
"""Of more lines than this that differ it is not worked out which belong together."""


class Sign(Enum):
    """What becomes of a line."""

    STAYS = " "
    GOES = "\u2212"
    COMES = "+"


@dataclass(frozen=True)
class PreviewLine:
    """One line.

    Attributes:
        sign: What becomes of it.
        text: It, with invisible characters made visible.
        start: The first character that differs from the line that it replaces, or that replaces it.
        end: Behind the last one.
    """

    sign: Sign
    text: str
    start: int = 0
    end: int = 0


def preview_lines(before: str | None, after: str | None) -> list[PreviewLine]:
    """The lines of an entry as it stands and as it will stand; without one of them those of the other.

    Texts that are too long are cut (`is_cut`).
    """
    return [_cut(line) for line in _signed(before, after)]


def _signed(before: str | None, after: str | None) -> list[PreviewLine]:
    if before is None or after is None or before == after:
        sign = Sign.COMES if before is None and after is not None else Sign.STAYS
        return [PreviewLine(sign, line) for line in _lines(before if after is None else after)]
    olds, news = _lines(before), _lines(after)
    head = _count_alike(olds, news)
    tail = _count_alike(olds[head:][::-1], news[head:][::-1])
    middle = _compared(olds[head : len(olds) - tail], news[head : len(news) - tail])
    return [*_staying(olds[:head]), *middle, *_staying(olds[len(olds) - tail :])]


def is_cut(*texts: str | None) -> bool:
    """Whether one of some texts is too long to be shown whole."""
    return any(
        len(text) > MAX_CHARACTERS or any(len(line) > MAX_LINE_CHARACTERS for line in text.split("\n"))
        for text in texts
        if text is not None
    )


def _cut(line: PreviewLine) -> PreviewLine:
    """A line with no more characters than can be laid out at once: those around what differs."""
    if len(line.text) <= MAX_LINE_CHARACTERS:
        return line
    first = max(0, min(line.start - MAX_LINE_CHARACTERS // 2, len(line.text) - MAX_LINE_CHARACTERS))
    end = first + MAX_LINE_CHARACTERS
    before, behind = "\u2026" if first else "", "\u2026" if end < len(line.text) else ""
    shift = len(before) - first
    text = f"{before}{line.text[first:end]}{behind}"
    return PreviewLine(line.sign, text, max(line.start + shift, 0), max(min(line.end, end) + shift, 0))


def _lines(text: str | None) -> list[str]:
    lines = (text or "")[:MAX_CHARACTERS].replace("\r\n", "\n").split("\n")
    # The first line begins where the entry does, the others where lines do: as much as the last is indented goes.
    shared = len(lines[-1]) - len(lines[-1].lstrip()) if len(lines) > 1 else 0
    return [visible(line.expandtabs(4)) for line in (lines[0], *(_without(line, shared) for line in lines[1:]))]


def _without(line: str, count: int) -> str:
    return line[count:] if not line[:count].strip() else line


def _staying(lines: Sequence[str]) -> Iterator[PreviewLine]:
    return (PreviewLine(Sign.STAYS, line) for line in lines)


def _count_alike(olds: Sequence[str], news: Sequence[str]) -> int:
    return next((n for n, (old, new) in enumerate(zip_longest(olds, news)) if old != new), len(olds))


def _compared(olds: Sequence[str], news: Sequence[str]) -> Iterator[PreviewLine]:
    if len(olds) + len(news) > _MOST_COMPARED:
        yield from _replaced(olds, news)
        return
    for what, old, old_end, new, new_end in SequenceMatcher(None, olds, news, autojunk=False).get_opcodes():
        if what == "equal":
            yield from _staying(olds[old:old_end])
        else:
            yield from _replaced(olds[old:old_end], news[new:new_end])


def _replaced(olds: Sequence[str], news: Sequence[str]) -> Iterator[PreviewLine]:
    """Lines that give way to others; where they are as many, each to one, so that it is seen what differs in it."""
    if len(olds) != len(news):
        yield from (PreviewLine(Sign.GOES, line, 0, len(line)) for line in olds)
        yield from (PreviewLine(Sign.COMES, line, 0, len(line)) for line in news)
        return
    spans = [_difference(old, new) for old, new in zip(olds, news, strict=True)]
    for old, (start, end, _) in zip(olds, spans, strict=True):
        yield PreviewLine(Sign.GOES, old, start, end)
    for new, (start, _, end) in zip(news, spans, strict=True):
        yield PreviewLine(Sign.COMES, new, start, end)


def _difference(old: str, new: str) -> tuple[int, int, int]:
    """Where two lines begin to differ, and where that ends in each."""
    start = _count_alike(old, new)
    alike = _count_alike(old[start:][::-1], new[start:][::-1])
    return start, len(old) - alike, len(new) - alike

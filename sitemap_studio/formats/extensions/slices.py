"""What an entry holds beside its four fields, cut from the bytes as it was written."""

from __future__ import annotations

import re
from array import array
from dataclasses import dataclass
from typing import Final

import numpy as np

from sitemap_studio.formats.xml_elements import declarations, declarations_of, first_tag, prefixes_in
from sitemap_studio.formats.xml_lexer import Elements, are_white, words_of

_WHITE: Final = b" \t\r\n"
PIECE: Final = re.compile(rb"(?P<other><!--.*?-->|<\?.*?\?>)|<!\[CDATA\[.*?\]\]>|[^<]+", re.DOTALL)
"""What may stand between elements: comments and processing instructions, or else text."""

_MOST_PIECES: Final = 100_000
"""So many pieces of one entry are kept apart until they are joined: each takes ten times its bytes."""

PIECE_BREAK: Final = "\n    "
"""What stands between the pieces of an extension: canonical XML puts each on its own line."""


@dataclass(frozen=True)
class Extension:
    """One entry's content beside its fields.

    Attributes:
        xml: Elements, comments and processing instructions, verbatim, each on a line
            of its own.
        text: What of it is mere text, which no protocol foresees.
    """

    xml: str
    text: str


class Slicer:
    """Cuts extensions out of the bytes of a document.

    Args:
        data: The bytes.
        children: The children of the root.
        grandchildren: Their children.
        is_field: 1 for each grandchild that is a field of its entry, else 0.
    """

    def __init__(self, data: bytes, children: Elements, grandchildren: Elements, is_field: bytearray) -> None:
        self._data = data
        self._elements = (children, grandchildren)
        self._is_field = is_field
        # Arrays, as a list takes four times the memory, and nearly all of these are looked at once.
        self._start = array("q", grandchildren.start.tobytes())
        self._end = array("q", grandchildren.end.tobytes())
        # Grandchildren first[i] to first[i + 1] are those of child i.
        first = np.searchsorted(grandchildren.start, np.append(children.start, len(data)))
        self._first: list[int] = first.tolist()
        self._inside: list[int] = children.inside.tolist()
        self._inside_end: list[int] = children.inside_end.tolist()

    def has_any(self) -> bool:
        """Whether there is any extension at all, which is quickly told."""
        if 0 in self._is_field:
            return True
        children, grandchildren = self._elements
        # With all grandchildren fields, what is between the tags must be white space throughout.
        starts = np.sort(np.concatenate((children.inside, grandchildren.end)))
        ends = np.sort(np.concatenate((children.inside_end, grandchildren.start)))
        is_gap = ends > starts
        return not are_white(self._data, 0, words_of(self._data), starts[is_gap], (ends - starts)[is_gap])

    def has_extension(self, child: int) -> bool:
        """Whether a child of the root holds anything but fields and white space."""
        first, last = self._first[child], self._first[child + 1]
        if self._is_field.count(0, first, last):
            return True
        data, position = self._data, self._inside[child]
        for place in range(first, last):
            if data[position : self._start[place]].strip(_WHITE):
                return True
            position = self._end[place]
        return bool(data[position : self._inside_end[child]].strip(_WHITE))

    def extension(self, child: int, own_namespaces: dict[str, str]) -> Extension:
        """Cut the extension of a child of the root.

        Args:
            child: Its place.
            own_namespaces: URI by prefix as declared on the child itself; they are declared again on the elements
                that are cut out, which stand for themselves.
        """
        joined: list[str] = []
        pieces: list[str] = []
        texts: list[str] = []
        data, position = self._data, self._inside[child]
        for place in range(self._first[child], self._first[child + 1]):
            start, end = self._start[place], self._end[place]
            if position < start:
                self._cut_between(position, start, pieces, texts)
            if not self._is_field[place]:
                element = data[start:end].decode()
                pieces.append(declaring(element, own_namespaces) if own_namespaces else element)
                if len(pieces) > _MOST_PIECES:
                    joined.append(PIECE_BREAK.join(pieces))
                    pieces.clear()
            position = end
        self._cut_between(position, self._inside_end[child], pieces, texts)
        return Extension(PIECE_BREAK.join([*joined, *pieces]), " ".join(texts))

    def _cut_between(self, start: int, end: int, pieces: list[str], texts: list[str]) -> None:
        for piece in PIECE.finditer(self._data, start, end):
            text = piece[0].strip(_WHITE).decode()
            if text:
                pieces.append(text)
                if not piece["other"]:
                    texts.append(text)


def declaring(element: str, namespaces: dict[str, str]) -> str:
    """Declare namespaces in the opening tag of an element, save those that it declares or never names."""
    if not namespaces:
        return element
    tag = first_tag(element.encode(), len(element.encode()))
    if tag is None:
        return element
    own = declarations(tag.attributes)
    named = sorted({"", *prefixes_in(element.encode())})
    added = declarations_of(
        {prefix: namespaces[prefix] for prefix in named if prefix in namespaces and prefix not in own}
    )
    behind_name = 1 + len(tag.name.decode())
    return element[:behind_name] + added + element[behind_name:]

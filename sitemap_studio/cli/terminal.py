"""What is written to a terminal: names of files may hold any characters, also such as would command it."""

from __future__ import annotations

import re
from typing import Any, Final, TextIO

_COMMANDING: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Controls but for tabs and ends of lines, and what turns the direction of writing round."""


class Terminal:
    """A stream to a terminal that gets no controls; their numbers stand in for them."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write a text."""
        self._stream.write(_COMMANDING.sub(lambda found: ascii(found[0])[1:-1], text))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

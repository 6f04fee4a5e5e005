"""The direction of single texts in lines that run the other way: addresses and file names are read from the left."""

from __future__ import annotations

import re
from typing import Final

_ISOLATE: Final = "\u2066"
"""From here on from left to right, whatever is around it …"""

_BY_ITSELF: Final = "\u2068"
"""From here on as the first letter runs …"""

_END: Final = "\u2069"
"""… until here."""

_FROM_THE_RIGHT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
"""Letters of Hebrew, Arabic and their kin."""


def left_to_right(text: str) -> str:
    """A text that runs from left to right whatever is around it, unless there are letters in it that do not."""
    return text if not text or _FROM_THE_RIGHT.search(text) else f"{_ISOLATE}{text}{_END}"


def by_itself(text: str) -> str:
    """A text that runs as its first letter does, whatever is around it."""
    return f"{_BY_ITSELF}{text}{_END}" if text else text


def plain_direction(text: str) -> str:
    """A text as it was before it was made to run from left to right."""
    return text.strip(_ISOLATE + _END)

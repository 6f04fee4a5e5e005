"""Scripts within a host's labels: letters of two alphabets that look alike make a name that deceives.

Within a label one script is usual, and so are those that Japanese, Chinese and Korean are written with, beside Latin.
The script of a letter is told by its Unicode name; marks, digits and hyphens belong to all.

Source: Unicode Technical Standard 39, 5.2 (the level "highly restrictive").
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

import idna

from sitemap_studio.core.messages import msg
from sitemap_studio.protocol.urls import host_of

_OF_NAME: Final = {
    "CJK": "Han", "IDEOGRAPHIC": "Han", "HIRAGANA": "Hiragana", "KATAKANA": "Katakana", "BOPOMOFO": "Bopomofo",
    "HANGUL": "Hangul", "LATIN": "Latin",
}  # fmt: skip
SCRIPT_WORDS: Final = (
    msg("Latin"), msg("Cyrillic"), msg("Greek"), msg("Han"), msg("Hiragana"), msg("Katakana"), msg("Bopomofo"),
    msg("Hangul"), msg("Armenian"), msg("Hebrew"), msg("Arabic"), msg("Cherokee"), msg("Georgian"), msg("Thai"),
)  # fmt: skip
"""The scripts that have names in other languages, too; others are called as Unicode calls them."""

_OF_ALL: Final = frozenset({"KATAKANA-HIRAGANA", "MODIFIER", "FEMININE", "MASCULINE", "FULLWIDTH", "HALFWIDTH", ""})
_TOGETHER: Final = (
    frozenset({"Latin", "Han", "Hiragana", "Katakana"}),
    frozenset({"Latin", "Han", "Bopomofo"}),
    frozenset({"Latin", "Han", "Hangul"}),
)


def mixed_label(loc: str) -> tuple[str, tuple[str, ...]] | None:
    """The first label of an address's host that mixes scripts, as it is read, and the scripts, in order.

    Args:
        loc: An address that names a host, without white space around it; its labels may be in their IDNA form.
    """
    return _mixed_in(host_of(loc))


@lru_cache(maxsize=4_096)
def _mixed_in(host: str) -> tuple[str, tuple[str, ...]] | None:
    for label in host.split("."):
        read = _as_read(label)
        scripts = tuple(dict.fromkeys(filter(None, map(_script, read))))
        if len(scripts) > 1 and not any(together.issuperset(scripts) for together in _TOGETHER):
            return read, scripts
    return None


def _as_read(label: str) -> str:
    if not label.lower().startswith("xn--"):
        return label
    try:
        return idna.decode(label)
    except (idna.IDNAError, UnicodeError):
        return label


def _script(character: str) -> str:
    if not unicodedata.category(character).startswith("L"):
        return ""
    word = unicodedata.name(character, "").split(" ")[0]
    return "" if word in _OF_ALL else _OF_NAME.get(word, word.capitalize())

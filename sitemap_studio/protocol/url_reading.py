"""Addresses as people read them: escapes as the characters that they stand for, hosts in their own script.

For looking at only. What means something else unescaped, and what can't be seen, stays escaped, so that two different
addresses never look the same for it.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import quote, unquote

import idna

from sitemap_studio.protocol.urls import host_of

_ESCAPES: Final = re.compile(r"(?:%[0-9A-Fa-f]{2})+")
_RESERVED: Final = frozenset(":/?#[]@!$&'()*+,;=%")
"""Characters that part an address where they stand bare. RFC 3986, 2.2; and the one that begins escapes."""

_PUNYCODE: Final = "xn--"


def readable(loc: str) -> str:
    """An address with escapes decoded as UTF-8 and its host out of punycode, as far as they can be. RFC 3987, 3.2."""
    host = host_of(loc)
    shown = _ESCAPES.sub(_decoded, loc)
    if unquote(shown) != unquote(loc):
        # What was decoded would begin another escape: “%%300” must not become “%00”.
        shown = loc
    if _PUNYCODE not in host.lower():
        return shown
    return shown.replace(host, ".".join(map(_label, host.split("."))), 1)


def _decoded(found: re.Match[str]) -> str:
    data = bytes.fromhex(found[0].replace("%", ""))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return found[0]
    written = iter(re.findall("...", found[0]))
    return "".join(_as_shown(character, [next(written) for _ in character.encode()]) for character in text)


def _as_shown(character: str, escapes: list[str]) -> str:
    is_plain = character.isprintable() and not character.isspace() and character not in _RESERVED
    return character if is_plain else "".join(escapes)


def _label(label: str) -> str:
    """A label of a host out of punycode, if what stands there can be a label."""
    if not label.lower().startswith(_PUNYCODE):
        return label
    try:
        shown = idna.decode(label)
    except (idna.IDNAError, UnicodeError, ValueError):
        return label
    return shown if quote(shown, safe="") != shown and shown.isprintable() else label

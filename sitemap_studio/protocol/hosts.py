"""Hosts: what the host and the port of a URL may look like, why others are invalid, and names that mix scripts.

RFC 3986 lets nearly anything be a host; a page can be fetched only from a name that DNS can hold or a numeric address.
Expressions are read alike by `re` and by Polars. Characters that must be escaped may still stand in a name: they have
rules of their own.

Sources: RFC 3986, 3.2.2 and 3.2.3; RFC 1034, 3.1 and RFC 1123, 2.1 (lengths of names, no hyphen at the ends of their
parts, and that no name looks like a number); WHATWG URL, 3.5 (a host that ends in a number is an IPv4 address); RFC
6335, 6 (port 0 is reserved); RFC 5890, 2.3.2.1 and UTS 46, 4 (what may stand behind xn--); Unicode Technical Standard
39, 5.2 (scripts, level "highly restrictive").
"""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress
from functools import lru_cache
from typing import Final

import idna

from sitemap_studio.core.messages import msg

MAX_LABEL_CHARACTERS: Final = 63
"""Most characters of one part of a name. RFC 1034, 3.1."""

MAX_HOST_CHARACTERS: Final = 253
"""Most characters of a name without the dot at its end, which follows from 255 bytes. RFC 1034, 3.1."""

_NEVER = r"/?#@:\[\].\\!$&'()*+,;=~"
_IN_LABEL = f"[^{_NEVER}]"
_EDGE = rf"[^{_NEVER}\-]"
_LETTER = rf"[^{_NEVER}0-9\-]"
_LABEL = f"{_EDGE}(?:{_IN_LABEL}*{_EDGE})?"
_LAST_LABEL = f"(?:[0-9]*{_LETTER}(?:{_IN_LABEL}*{_EDGE})?|[0-9]+-(?:{_IN_LABEL}*{_EDGE}))"
_BYTE = "(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])"
_IPV4 = f"{_BYTE}(?:[.]{_BYTE}){{3}}"
_PIECE = "[0-9A-Fa-f]{1,4}"
_LAST_PIECES = f"(?:{_PIECE}:{_PIECE}|{_IPV4})"
_COMPRESSED_IPV6 = "|".join(
    f"(?:(?:{_PIECE}:){{0,{4 - left}}}{_PIECE})?::(?:{_PIECE}:){{{left}}}{_LAST_PIECES}" for left in range(5)
)
_IPV6 = (
    f"(?:(?:{_PIECE}:){{6}}{_LAST_PIECES}|::(?:{_PIECE}:){{5}}{_LAST_PIECES}|{_COMPRESSED_IPV6}"
    f"|(?:(?:{_PIECE}:){{0,5}}{_PIECE})?::{_PIECE}|(?:(?:{_PIECE}:){{0,6}}{_PIECE})?::)"
)
_FUTURE = r"[Vv][0-9A-Fa-f]+[.][^/?#@\[\]\\]+"

HOST: Final = (
    rf"(?:(?:{_LABEL}[.])*{_LAST_LABEL}[.]?|{_IPV4}[.]?|\[(?:{_IPV6}|{_FUTURE})\])"
)  # fmt: skip

PORT: Final = (
    "0*(?:[1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])"
)  # fmt: skip

_OF_HOST = r"[^/?#\\@:\[]"
_BETWEEN_DOTS = r"[^/?#\\@:\[.]"
LONG_HOST: Final = (
    rf"^[^:]*://(?:[^/?#\\]*@)?(?:{_OF_HOST}{{{MAX_HOST_CHARACTERS}}}[.]?{_BETWEEN_DOTS}"
    rf"|(?:{_BETWEEN_DOTS}*[.])*{_BETWEEN_DOTS}{{{MAX_LABEL_CHARACTERS + 1}}})"
)
"""Beginning of a URL whose host, or a label of it, is too long."""

_PUNYCODE: Final = "xn--"

_PORT = f":(?:{PORT})?"
_NOT_IN_HOST = r"[\[\]!$&'()*+,;=~:]"


def host_fault(host: str, port: str) -> str:
    """Return why an invalid host, or its port such as “:80”, is invalid, in words that follow a colon; never empty."""
    if host.startswith("[") and not re.fullmatch(HOST, host):
        return msg("it is not a valid IP address")
    if port and not re.fullmatch(_PORT, port):
        return msg("a port is a number from 1 to 65535")
    if not host:
        return msg("a part of it is empty")
    named = host.removesuffix(".")
    labels = named.split(".")
    if "" in labels:
        return msg("a part of it is empty")
    longest = max(map(len, labels))
    if longest > MAX_LABEL_CHARACTERS or len(named) > MAX_HOST_CHARACTERS:
        return msg(
            "it must not have more than {host} characters, or {label} between dots",
            host=MAX_HOST_CHARACTERS,
            label=MAX_LABEL_CHARACTERS,
        )
    wrong = re.search(_NOT_IN_HOST, host)
    if wrong:
        return msg("“{wrong}” is not allowed in a host", wrong=wrong[0])
    label = unreadable_label(host)
    if label is not None:
        return msg("“{label}” is not valid Punycode", label=label)
    if any(part.startswith("-") or part.endswith("-") for part in labels):
        return msg("a part of it begins or ends with a hyphen")
    if re.fullmatch(HOST, host):
        return msg("the part before the @ is not valid")
    address = ipv4_address(host)
    if address is not None:
        return msg("browsers read it as the IP address {address}", address=address)
    return msg("it is not a valid IP address")


def ipv4_address(host: str) -> str | None:
    """Return the IPv4 address of a host of decimal, octal or hexadecimal numbers, or None if it is not an address.

    Source: WHATWG URL, 3.5, IPv4 parser.
    """
    if not host.isascii():
        return None
    numbers = []
    for part in host.removesuffix(".").lower().split("."):
        base = 16 if part.startswith("0x") else 8 if part.startswith("0") and len(part) > 1 else 10
        digits = part[2:] if base == 16 else part
        try:
            numbers.append(int(digits or "0", base) if digits.isalnum() or (base == 16 and not digits) else -1)
        except ValueError:
            return None
    *heads, last = numbers
    if len(heads) > 3 or any(not 0 <= number < 256 for number in heads) or not 0 <= last < 256 ** (4 - len(heads)):
        return None
    value = last + sum(number << 8 * (3 - place) for place, number in enumerate(heads))
    return ".".join(str(value >> shift & 255) for shift in (24, 16, 8, 0))


@lru_cache(maxsize=4_096)
def unreadable_label(host: str) -> str | None:
    """Return the first label of a host that begins with “xn--” but can't be decoded, or None.

    Labels that browsers decode count as decodable, also emoji, which RFC 5891 no longer permits but which exist.
    """
    return next((label for label in host.split(".") if not _is_decodable_label(label)), None)


def _is_decodable_label(label: str) -> bool:
    """Return whether a label is not Punycode, or Punycode of a normalized non-ASCII name."""
    if not label.lower().startswith(_PUNYCODE):
        return True
    try:
        name = label[len(_PUNYCODE) :].encode("ascii").decode("punycode")
        return not name.isascii() and idna.uts46_remap(name.lower(), std3_rules=False) == name.lower()
    except (idna.IDNAError, UnicodeError, ValueError, OverflowError):
        return False


_SCRIPT_BY_NAME_WORD: Final = {
    "CJK": "Han", "IDEOGRAPHIC": "Han", "HIRAGANA": "Hiragana", "KATAKANA": "Katakana", "BOPOMOFO": "Bopomofo",
    "HANGUL": "Hangul", "LATIN": "Latin",
}  # fmt: skip
SCRIPT_WORDS: Final = (
    msg("Latin"), msg("Cyrillic"), msg("Greek"),
)  # fmt: skip
"""Scripts whose names are translated; the others have their Unicode names."""

_NAME_WORDS_OF_NO_SCRIPT: Final = frozenset(
    {"KATAKANA-HIRAGANA", "MODIFIER", "FEMININE", "MASCULINE", "FULLWIDTH", "HALFWIDTH", ""}
)
_ALLOWED_COMBINATIONS: Final = (
    frozenset({"Latin", "Han", "Hiragana", "Katakana"}),
    frozenset({"Latin", "Han", "Bopomofo"}),
    frozenset({"Latin", "Han", "Hangul"}),
)


@lru_cache(maxsize=4_096)
def mixed_label(host: str) -> tuple[str, tuple[str, ...]] | None:
    """Return the first label that mixes scripts suspiciously, decoded, and its scripts in order; None without one."""
    for label in host.split("."):
        read = label
        if label.lower().startswith(_PUNYCODE):
            with suppress(idna.IDNAError, UnicodeError):
                read = idna.decode(label)
        scripts = tuple(dict.fromkeys(filter(None, map(_script_of_letter, read))))
        if len(scripts) > 1 and not any(together.issuperset(scripts) for together in _ALLOWED_COMBINATIONS):
            return read, scripts
    return None


def _script_of_letter(character: str) -> str:
    """Return the name of the script of a letter; empty for other characters and letters of no single script."""
    if not unicodedata.category(character).startswith("L"):
        return ""
    word = unicodedata.name(character, "").split(" ")[0]
    return "" if word in _NAME_WORDS_OF_NO_SCRIPT else _SCRIPT_BY_NAME_WORD.get(word, word.capitalize())


def domain_of(host: str) -> str:
    """Return the registered domain of a host, estimated from its shape; an IP address is returned unchanged.

    It has the last two labels, in lower case, or three if the second last is a general one, as in co.uk.
    """
    labels = host.lower().rstrip(".").split(".")
    if labels[-1].isdigit() or ":" in host:
        return host
    is_general = len(labels) > 2 and len(labels[-1]) == 2 and labels[-2] in _GENERAL_LABELS
    return ".".join(labels[-3:] if is_general else labels[-2:])


_GENERAL_LABELS: Final = frozenset(
    ("ac", "co", "com", "edu", "go", "gov", "gob", "gv", "ltd", "me", "ne", "net", "or", "org")
)
"""Labels below which registries of countries register names."""

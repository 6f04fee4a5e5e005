"""What a person understands of the parser's complaints: the place, the cause, what to do."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from lxml import etree

from sitemap_studio.core.errors import ReadError, TooLargeError
from sitemap_studio.core.messages import msg, msg_from

_Codes = etree.ErrorTypes

_AMPERSAND_HINT: Final = msg("Write “&” as “&amp;” in every address.")
_ESCAPE_HINT: Final = msg("Write “<” as “&lt;” and “&” as “&amp;” in every value.")

_EXPLANATIONS: Final[dict[int, tuple[str, str]]] = {
    _Codes.ERR_ENTITYREF_SEMICOL_MISSING: (msg("a “&” stands alone"), _AMPERSAND_HINT),
    _Codes.ERR_ENTITYREF_NO_NAME: (msg("a “&” stands alone"), _AMPERSAND_HINT),
    _Codes.ERR_UNDECLARED_ENTITY: (msg("{entity} is not known in XML"), msg("Write the character itself instead.")),
    _Codes.ERR_NAME_TOO_LONG: (msg("a name is longer than 50,000 characters"), msg("No sitemap needs that.")),
    _Codes.ERR_INVALID_CHAR: (
        msg("there is a control character"),
        msg("Remove it; XML allows none but tab and line ends."),
    ),
    _Codes.ERR_TAG_NAME_MISMATCH: ("{mismatch}", msg("Close the element first that was opened last.")),
    _Codes.ERR_DOCUMENT_END: (
        msg("there is more after the end of the sitemap"),
        msg("A file holds one sitemap; split it or remove the rest."),
    ),
    _Codes.ERR_ATTRIBUTE_NOT_STARTED: (msg("an attribute has no quotes"), msg("Put its value in double quotes.")),
    _Codes.ERR_ATTRIBUTE_WITHOUT_VALUE: (
        msg("an attribute has no value"),
        msg("Give it one in double quotes, or remove it."),
    ),
    _Codes.ERR_ATTRIBUTE_REDEFINED: (msg("an attribute is there twice"), msg("Remove one of them.")),
    _Codes.ERR_LT_IN_ATTRIBUTE: (msg("a “<” stands in an attribute"), _ESCAPE_HINT),
    _Codes.ERR_MISPLACED_CDATA_END: (msg("“]]>” stands in a value"), msg("Write it as “]]&gt;”.")),
    _Codes.ERR_HYPHEN_IN_COMMENT: (msg("a comment holds “--”"), msg("Remove the second hyphen.")),
    _Codes.ERR_RESERVED_XML_NAME: (
        msg("the XML declaration is not at the very beginning"),
        msg("Remove what stands before it."),
    ),
    _Codes.NS_ERR_UNDEFINED_NAMESPACE: (
        msg("{prefix} is used but not declared"),
        msg("Declare it on the root element with “xmlns:…”."),
    ),
    _Codes.ERR_DOCUMENT_EMPTY: (msg("there is no element"), msg("Fetch or export it again.")),
}
"""By the parser's error code: what it means, and the hint."""

_LIMIT_REACHED: Final = 114
"""The parser's code for a limit of its own: 10 million bytes a value, 256 levels."""

_ENTRY_OPENING: Final = re.compile(rb"<(?:[\w.-]+:)?(?:url|sitemap)(?=[\s/>])")
_ENTRY_COMPLETE: Final = re.compile(rb"<[^<>]*/>|.*?</(?:[\w.-]+:)?(?:url|sitemap)\s*>", re.DOTALL)
"""An entry from its opening tag to its end."""

_ROOT_CLOSING: Final = re.compile(rb"</(?:[\w.-]+:)?(?:urlset|sitemapindex)\s*>")


class TooDeepError(TooLargeError):
    """Elements are nested deeper than any sitemap needs; elements that are never closed look so, too."""


class TooLongError(TooLargeError):
    """A value, tag or comment is longer than the parser takes."""


def value_too_long(path: Path, line: int) -> TooLongError:
    """Say that a value, tag or comment is longer than the parser takes."""
    message = msg(
        "“{name}” can't be read: in line {line} a value is longer than 10 million bytes.", name=path.name, line=line
    )
    return TooLongError(message, hint="No sitemap needs that.", path=path, line=line)


def explain(error: etree.XMLSyntaxError, data: bytes, path: Path) -> ReadError:
    """Put a complaint of the parser into words.

    Args:
        error: What the parser said.
        data: The bytes that it was given.
        path: Their file.
    """
    line = error.lineno or 1
    message = error.msg or ""
    if is_limit(error):
        if "depth" not in message:
            return value_too_long(path, line)
        message = msg(
            "“{name}” can't be read: in line {line} elements are nested too deeply.", name=path.name, line=line
        )
        return TooDeepError(message, hint="No sitemap needs that.", path=path, line=line)
    if line > data.count(b"\n") and not _ROOT_CLOSING.search(data):
        return _truncated(data, path, line)
    cause, hint = cause_of(error)
    return ReadError(
        msg("“{name}” can't be read: in line {line} {cause}.", name=path.name, line=line, cause=cause),
        hint=hint,
        path=path,
        line=line,
    )


def is_limit(error: etree.XMLSyntaxError) -> bool:
    """Return whether the parser refused well-formed XML because of a limit of its own."""
    return getattr(error, "code", 0) == _LIMIT_REACHED or "too big" in (error.msg or "")


def cause_of(error: etree.XMLSyntaxError) -> tuple[str, str]:
    """What is wrong, in words that go on after a place, and what to do about it; "" where nobody can tell."""
    message = error.msg or ""
    code: int = getattr(error, "code", 0)
    cause, hint = _EXPLANATIONS.get(code, ("", ""))
    if "CharRef" in message:
        cause, hint = (
            msg("a reference “&#…;” names no character that XML allows"),
            msg("Remove it, or write its “&” as “&amp;”."),
        )
    if code == _Codes.ERR_NAME_REQUIRED:
        is_entity = "EntityRef" in message
        ampersand, bracket = msg("a “&” stands alone"), msg("a “<” stands alone")
        cause, hint = (ampersand, _AMPERSAND_HINT) if is_entity else (bracket, _ESCAPE_HINT)
    return msg_from(cause, **_words(message)) if cause else msg("this is not well-formed XML"), hint


def _words(message: str) -> dict[str, str]:
    entity = re.search(r"Entity '([^']*)'", message)
    prefix = re.search(r"prefix (\S+)", message)
    mismatch = re.search(r"mismatch: (\S+) line (\d+) and (\S+?),", message)
    return {
        "entity": msg("the entity “&{entity};”", entity=entity[1]) if entity else msg("an entity"),
        "prefix": msg("the prefix “{prefix}”", prefix=prefix[1]) if prefix else msg("a prefix"),
        "mismatch": msg(
            "“{mismatch}” is closed, but “{mismatch_2}” of line {mismatch_3} is still open",
            mismatch=mismatch[3],
            mismatch_2=mismatch[1],
            mismatch_3=mismatch[2],
        )
        if mismatch
        else msg("an element is closed that was not opened"),
    }


def _truncated(data: bytes, path: Path, line: int) -> ReadError:
    openings = [opening.start() for opening in _ENTRY_OPENING.finditer(data)]
    opened = len(openings)
    is_complete = opened and _ENTRY_COMPLETE.match(data, openings[-1])
    place = (
        msg("after entry {opened}, without its closing tag", opened=opened)
        if is_complete
        else msg("in the middle of entry {opened}", opened=opened)
    )
    if not opened:
        place = msg("before its first entry")
    return ReadError(
        msg("“{name}” ends {place}.", name=path.name, place=place),
        hint="The download may be incomplete; fetch it again.",
        path=path,
        line=line,
    )

"""XML that somebody types for an entry: told what is wrong with it, with line and column, or taken as it is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from lxml import etree

from sitemap_studio.core.errors import ReadError, RefusedError, RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.extensions.xml import self_contained
from sitemap_studio.formats.xml_elements import declarations_of
from sitemap_studio.formats.xml_parser import cause_of, parse, split_name
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, is_readable

_AROUND: Final = "extensions"
_MISMATCH: Final = re.compile(r"mismatch: (\S+) line (\d+) and (\S+?),?(?:\s|$)")


def checked_xml(text: str, around: Mapping[str, str], *, before: str = "") -> str:
    """What is typed for an entry beside its fields, if it can stand there.

    Args:
        text: Elements and comments.
        around: URI by prefix as declared around it, the default namespace under "".
        before: What it takes the place of.

    Returns:
        The text as it is, but for declarations of known extensions whose customary prefix is used and not declared.

    Raises:
        RequestError: It is not well-formed, or holds what is never processed, or a field of the entry.
    """
    known = {**EXTENSIONS, **{prefix: uri for prefix, uri in around.items() if uri}}
    came, was = _fields(_parsed(text, known)), _fields(_parsed(before, known)) if before else Counter[str]()
    if more := next((name for name, count in came.items() if count > was[name]), None):
        raise RequestError(
            msg("“{more}” is a field of the entry, and not one of its extensions.", more=more),
            hint="Edit it in its own place.",
        )
    return self_contained(text, known, {**known, **{prefix: around.get(prefix, "") for prefix in EXTENSIONS}})


def _parsed(text: str, known: Mapping[str, str]) -> etree._Element:
    declared = declarations_of({prefix: uri for prefix, uri in known.items() if prefix not in ("xml", "xmlns")})
    opening = f"<{_AROUND}{declared}>"
    try:
        return parse(f"{opening}{text}</{_AROUND}>".encode(), Path("extensions"))
    except UnicodeEncodeError as error:
        raise _wrong(text[: error.start - len(opening)], msg("there is half a character"), msg("Remove it.")) from error
    except RefusedError as error:
        place = min(at for word in ("<!DOCTYPE", "<!ENTITY") if (at := text.find(word)) >= 0)
        message = msg("a document type or an entity is declared, which is never processed")
        raise _wrong(text[:place], message, msg("Remove it; a sitemap needs none.")) from error
    except ReadError as error:
        cause = error.__cause__
        if not isinstance(cause, etree.XMLSyntaxError):
            raise RequestError(error.message, hint=error.hint) from error
        raise _explained(cause, text, len(opening)) from error


def _wrong(before: str, cause: str, hint: str) -> RequestError:
    line, column = before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1
    return RequestError(
        msg("The XML can't be taken: in line {line}, column {column}, {cause}.", line=line, column=column, cause=cause),
        hint=hint,
        line=line,
    )


def _explained(error: etree.XMLSyntaxError, text: str, shift: int) -> RequestError:
    line, column = error.position
    line, column = max(line, 1), column - shift if line <= 1 else column
    lines = text.split("\n")
    if line > len(lines) or (line == len(lines) and column > len(lines[-1]) + 1):
        line, column = len(lines), len(lines[-1]) + 1
    cause, hint = cause_of(error)
    if found := _MISMATCH.search(error.msg or ""):
        opened, opened_line, closed = found.groups()
        if opened == _AROUND:
            cause = msg("“{closed}” is closed that was not opened", closed=closed)
        elif closed == _AROUND:
            cause = msg("“{opened}” of line {opened_line} is still open", opened=opened, opened_line=opened_line)
    code: int = getattr(error, "code", 0)
    if code == etree.ErrorTypes.ERR_DOCUMENT_END:
        cause, hint = msg("an element is closed that was not opened"), msg("Remove it, or open it before.")
    if code == etree.ErrorTypes.NS_ERR_UNDEFINED_NAMESPACE:
        hint = msg("Declare it in its element with “xmlns:…”.")
    place = msg("in line {line}, column {column}", line=line, column=max(column, 1))
    is_told = "well-formed" not in cause
    message = (
        msg("The XML is not well-formed: {place}, {cause}.", place=place, cause=cause)
        if is_told
        else msg("The XML is not well-formed {place}.", place=place)
    )
    return RequestError(message, hint=hint, line=line)


def _fields(root: etree._Element) -> Counter[str]:
    names = (split_name(child) for child in root)
    return Counter(name for namespace, name in names if name in FIELD_NAMES and is_readable(namespace))

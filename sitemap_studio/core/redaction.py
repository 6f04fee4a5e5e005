"""Redaction of texts before they are logged or copied into a report.

Queries and fragments of URLs may contain passwords, sessions or searches, and user information contains names and
passwords. Hosts and paths remain, because faults can't be found without them.
"""

from __future__ import annotations

import logging
import re
from typing import Final

from sitemap_studio.core.paths import home_folder

GONE: Final = "…"
"""Replacement of removed parts."""

_CLOSING: Final = {'"': '"', "'": "'", "“": "”", "‘": "’", "«": "»", "<": ">", "(": ")", "[": "]"}
"""Closing mark of a quoted URL, by the opening mark before the URL."""

MAX_QUOTED: Final = 65_536
"""Maximum number of characters from the query of a quoted URL to its closing mark."""

_USER: Final = re.compile(r"//[^\s/?#\"'<>“”]*@")
"""User information before a host, with or without a protocol."""

_PASSWORD: Final = re.compile(r"(//[^\s/?#:@\"<>“”]*):[^/?#\"<>“”\n]*[@…]")
"""User name and password before a host; “…” ends a password that was shortened."""

_SLASHES: Final = re.compile(r"//|\\/\\/")
"""The slashes before the host of a URL, as written in texts and in JSON."""

_END: Final = re.compile(r"[\s\"'<>“”‘’«»]")
"""Characters that end a URL that is not quoted."""

_MAX_PROTOCOL: Final = 32
_PROTOCOL: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.\-]*:\Z")

_MARK: Final = re.compile(r"[?#]")

_QUERY: Final = re.compile(r"(\?|&(?:amp;)?)[\w.~%+\[\]\-]{1,80}=[^\s\"'<>“”‘’«»]*")
"""A parameter of a query without the URL that it belongs to: name, equals sign and value."""


def redact_secrets(text: str) -> str:
    """Return a text in which “…” replaces queries, fragments, user names and passwords of URLs.

    >>> redact_secrets("No answer from https://me:secret@example.com/a?key=1#top, gave up.")
    'No answer from https://…@example.com/a?… gave up.'
    """
    text = _USER.sub(f"//{GONE}@", text)
    pieces, done = [], 0
    while slashes := _SLASHES.search(text, done):
        blank = _END.search(text, slashes.end())
        end = blank.start() if blank else len(text)
        mark = _MARK.search(text, slashes.end(), end)
        if mark is None:
            pieces.append(text[done:end])
        else:
            pieces += [text[done : mark.end()], GONE]
            end = _end_of_quoted_url(text, slashes.start(), mark.end()) or end
        done = end
    return _QUERY.sub(rf"\1{GONE}", "".join([*pieces, text[done:]]))


def redact_passwords(text: str) -> str:
    """Return a text in which “…” replaces the passwords of URLs.

    >>> redact_passwords("“https://me:secret@example.com/a?key=1”")
    '“https://me:…@example.com/a?key=1”'
    """
    return _PASSWORD.sub(rf"\1:{GONE}@", text) if "//" in text else text


def redact_for_report(text: str) -> str:
    """Return a text without secrets (see `redact_secrets`), and with “~” for the path of the home folder."""
    text = redact_secrets(text)
    folder = home_folder()
    for home in {str(folder), folder.as_posix(), str(folder).replace("\\", "\\\\")}:
        if len(home) > 1:
            text = text.replace(home, "~")
    return text


def _end_of_quoted_url(text: str, slashes_at: int, query_at: int) -> int | None:
    """Return where a quoted or bracketed URL ends, at its closing mark in the same line; None if it has no such mark.

    The URL may contain blanks, but its query and fragment have at most `MAX_QUOTED` characters.
    """
    protocol = _PROTOCOL.search(text, max(0, slashes_at - _MAX_PROTOCOL), slashes_at)
    start = protocol.start() if protocol else slashes_at
    closing = _CLOSING.get(text[start - 1 : start])
    if closing is None:
        return None
    line_end = text.find("\n", query_at, query_at + MAX_QUOTED)
    end = text.find(closing, query_at, query_at + MAX_QUOTED if line_end < 0 else line_end)
    return end if end >= 0 else None


class RedactingFormatter(logging.Formatter):
    """Formatter of log records that removes secrets of URLs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record with its traceback, without secrets."""
        return redact_secrets(super().format(record))

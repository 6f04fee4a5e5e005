"""Redaction: private parts of texts are taken out before they are logged or copied into a report.

Queries and fragments of URLs may hold passwords, sessions or searches; before the host stands a name with its password.
Hosts and paths stay, as faults can't be found without them.
"""

from __future__ import annotations

import re
from typing import Final

from sitemap_studio.core.paths import home_folder

GONE: Final = "…"
"""What stands in the place of that which was taken out."""

_CLOSING: Final = {'"': '"', "'": "'", "“": "”", "‘": "’", "«": "»", "<": ">", "(": ")", "[": "]"}
"""What ends an address, by what stands before it."""

MAX_QUOTED: Final = 65_536
"""So far, in characters, an address in quotes may go on after a blank."""

_USER: Final = re.compile(r"//[^\s/?#\"'<>“”]*@")
"""A name, perhaps with a password, before a host; also where there is no protocol."""

_PASSWORD: Final = re.compile(r"(//[^\s/?#:@\"<>“”]*):[^/?#\"<>“”\n]*[@…]")
"""A name with a password before a host; where a long URL was shortened, also without its end."""

_SLASHES: Final = re.compile(r"//|\\/\\/")
"""What every address has, also as JSON may write it."""

_END: Final = re.compile(r"[\s\"'<>“”‘’«»]")
"""What stands in no address; blanks do, but only in wrong ones."""

_MAX_PROTOCOL: Final = 32
_PROTOCOL: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.\-]*:\Z")

_MARK: Final = re.compile(r"[?#]")

_QUERY: Final = re.compile(r"(\?|&(?:amp;)?)[\w.~%+\[\]\-]{1,80}=[^\s\"'<>“”‘’«»]*")
"""A query without the address that it belongs to: names and values with equals signs."""


def redact_secrets(text: str) -> str:
    """Return a text of any length without the queries, fragments, names and passwords of the URLs in it.

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
            end = _end_in_quotes(text, slashes.start(), mark.end()) or end
        done = end
    return _QUERY.sub(rf"\1{GONE}", "".join([*pieces, text[done:]]))


def redact_passwords(text: str) -> str:
    """Return a text without the passwords of the URLs in it.

    >>> redact_passwords("“https://me:secret@example.com/a?key=1”")
    '“https://me:…@example.com/a?key=1”'
    """
    return _PASSWORD.sub(rf"\1:{GONE}@", text) if "//" in text else text


def redact_for_report(text: str) -> str:
    """Return a text without secrets and without the path of the user's own folder, for reports that others read."""
    text = redact_secrets(text)
    folder = home_folder()
    for home in {str(folder), folder.as_posix(), str(folder).replace("\\", "\\\\")}:
        if len(home) > 1:
            text = text.replace(home, "~")
    return text


def _end_in_quotes(text: str, slashes: int, query: int) -> int | None:
    """Return the end of a URL in quotes or brackets, which may have blanks; None without any."""
    protocol = _PROTOCOL.search(text, max(0, slashes - _MAX_PROTOCOL), slashes)
    start = protocol.start() if protocol else slashes
    closing = _CLOSING.get(text[start - 1 : start])
    if closing is None:
        return None
    line_end = text.find("\n", query, query + MAX_QUOTED)
    end = text.find(closing, query, query + MAX_QUOTED if line_end < 0 else line_end)
    return end if end >= 0 else None

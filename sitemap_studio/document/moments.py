"""Times as W3C dates."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from typing import Final

_FIRST_SECOND: Final = int(datetime(1, 1, 1, tzinfo=UTC).timestamp())
_LAST_SECOND: Final = int(datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC).timestamp())
"""A W3C Datetime has a year of four digits; clocks and files may have any."""


def moment(seconds: float | None = None, *, like: str | None = None) -> str:
    """Return a time in seconds since 1970, or now, as a W3C Datetime in UTC, in the precision of an earlier text.

    `SOURCE_DATE_EPOCH` replaces it, for output that must not depend on time (reproducible-builds.org).
    """
    fixed = os.environ.get("SOURCE_DATE_EPOCH", "")
    if fixed.isascii() and fixed.isdigit():
        seconds = int(fixed)
    if seconds is None:
        then = datetime.now(UTC)
    else:
        then = datetime.fromtimestamp(min(max(seconds, _FIRST_SECOND), _LAST_SECOND), UTC)
    text = then.isoformat(timespec="seconds")
    return text[:10] if like is not None and "T" not in like else text

"""What verdicts on values depend on besides the values and the rules: the day, and what the user counts as a leak."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta

from sitemap_studio.protocol.leaks import DEFAULT_LEAKS, Leaks


def today_in_utc() -> date:
    """The day that it is now, in UTC."""
    return datetime.now(UTC).date()


@dataclass(frozen=True)
class Circumstances:
    """One set of them, the same for all values that are judged together.

    Attributes:
        today: The day in UTC.
        leaks: By which patterns addresses are judged that were hardly meant to be public.
    """

    today: date = field(default_factory=today_in_utc)
    leaks: Leaks = DEFAULT_LEAKS

    @property
    def tomorrow(self) -> str:
        """The last day that it can be anywhere on earth: no place is a whole day ahead of UTC. As W3C writes it."""
        return (self.today + timedelta(days=1)).isoformat() if self.today < date.max else date.max.isoformat()

    @property
    def year_ago(self) -> str:
        """The day a year ago, as W3C writes it; the 28th where that was no leap year."""
        day = 28 if (self.today.month, self.today.day) == (2, 29) else self.today.day
        return date(max(self.today.year - 1, 1), self.today.month, day).isoformat()

    def is_future(self, text: str) -> bool:
        """Whether a real W3C date, without white space around it, is later than tomorrow, on its first day."""
        return text > f"{self.tomorrow}~"

    def is_older_than_a_year(self, text: str) -> bool:
        """Whether a real W3C date, without white space around it, ends more than a year ago."""
        return f"{text}~" < self.year_ago

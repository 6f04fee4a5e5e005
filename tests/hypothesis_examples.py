"""Number of examples that hypothesis tries for a property."""

from __future__ import annotations

from hypothesis import settings


def examples(count: int) -> int:
    """Return a count for exploring, and a quarter of it, at least ten, where the examples are the same each time."""
    is_exploring = settings.get_current_profile_name() == "exploring"
    return count if is_exploring else max(count // 4, min(count, 10))

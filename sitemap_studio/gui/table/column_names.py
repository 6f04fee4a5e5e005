"""The names of the columns that show no field; the others are called as their fields."""

from __future__ import annotations

from typing import Final

SITEMAP: Final = "sitemap"
"""Says which sitemap an entry belongs to; there when the set has several."""

PROBLEMS: Final = "problems"
"""Marks: the worst problem of an entry."""

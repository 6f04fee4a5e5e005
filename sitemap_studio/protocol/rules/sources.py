"""Documents and sections that rules name as their source."""

from __future__ import annotations

from typing import Final

TAGS: Final = "Sitemap Protocol 0.9, XML tag definitions"
"""The section that defines the elements and their values."""

ESCAPING: Final = "Sitemap Protocol 0.9, Entity escaping"
"""The section on encoding and URL-escaping."""

INDEXES: Final = "Sitemap Protocol 0.9, Using Sitemap index files"
"""The section on indexes and on the limits of a file."""

LOCATION: Final = "Sitemap Protocol 0.9, Location of Sitemap files"
"""The section on which addresses a sitemap may list."""

FAQ: Final = "Sitemap Protocol 0.9, Frequently asked questions"
"""The questions and answers at the end of the protocol."""

SCHEMA: Final = "sitemap.xsd, the published schema of Sitemap Protocol 0.9"
"""The schema, where it differs from the words of the protocol or says more."""

"""Rules about pages that are listed under several addresses."""

from __future__ import annotations

from typing import Final

from sitemap_studio.protocol.rule import Rule, Scope, Severity
from sitemap_studio.protocol.rules.sources import FAQ

DUPLICATE_RULES: Final = (
    Rule("loc-both-protocols", "Duplicate URL: http and https", Severity.WARNING, Scope.ENTRY, "loc",
         f"{FAQ}: one version of a URL, http or https",
         "A page should be listed under http or under https, not under both.",
         "http://www.example.com/catalog beside https://www.example.com/catalog",
         "https://www.example.com/catalog alone"),
    Rule("loc-near-duplicate", "Near-duplicate URL", Severity.INFO, Scope.ENTRY, "loc",
         f"{FAQ}: one version of a URL; RFC 3986, 6.2",
         "Addresses that differ only in \u201cwww.\u201d, a slash at the end, the case of the host or of escapes, the "
         "fragment or the usual port are probably one page.",
         "http://www.example.com/catalog/ beside http://www.example.com/catalog",
         "http://www.example.com/catalog/ alone"),
)  # fmt: skip
"""All rules about pages that are listed under several addresses."""

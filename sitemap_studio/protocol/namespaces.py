"""XML namespaces of the protocol and of its extensions."""

from __future__ import annotations

import re
from typing import Final

SITEMAP: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
"""The namespace of sitemaps and indexes. Sitemap Protocol 0.9, XML tag definitions."""

XSI: Final = "http://www.w3.org/2001/XMLSchema-instance"
"""The namespace of `xsi:schemaLocation`. Sitemap Protocol 0.9, "Validating your Sitemap"."""

SCHEMA_LOCATIONS: Final = {
    "urlset": f"{SITEMAP} {SITEMAP}/sitemap.xsd",
    "sitemapindex": f"{SITEMAP} {SITEMAP}/siteindex.xsd",
}
"""The value of `xsi:schemaLocation` by root element. Sitemap Protocol 0.9, "Validating your Sitemap"."""

EXTENSIONS: Final = {
    "image": "http://www.google.com/schemas/sitemap-image/1.1",
    "video": "http://www.google.com/schemas/sitemap-video/1.1",
    "news": "http://www.google.com/schemas/sitemap-news/0.9",
    "xhtml": "http://www.w3.org/1999/xhtml",
    "mobile": "http://www.google.com/schemas/sitemap-mobile/1.0",
}
"""Namespaces of the known extensions, by their customary prefix."""

PAGEMAP: Final = "http://www.google.com/schemas/sitemap-pagemap/1.0"
"""Namespace of the PageMap extension, which has no customary prefix: it is declared on its own element."""

KNOWN_EXTENSIONS: Final = frozenset((*EXTENSIONS.values(), PAGEMAP))
"""Namespaces of all extensions that are judged."""

OF_NO_FILE: Final = {"": SITEMAP, **EXTENSIONS}
"""What prefixes mean in an entry that comes from no file, "" standing for none: what they customarily do.

Whoever writes such an entry declares those that it uses.
"""

_LEGACY: Final = re.compile(r"https?://www[.](?:google[.]com|sitemaps[.]org)/schemas/sitemap/0[.](?:84|9)/*")


def is_readable(namespace: str) -> bool:
    """Whether elements of this namespace (or of none: "") are read as the protocol's own.

    Besides the right one these are earlier and misspelt forms found in real files, which a problem reports.
    """
    return namespace in ("", SITEMAP) or _LEGACY.fullmatch(namespace) is not None

"""XML namespaces of the protocol and of its extensions."""

from __future__ import annotations

import re
from functools import lru_cache
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
"""Namespaces of all extensions that are validated."""

DEFAULT_PREFIXES: Final = {"": SITEMAP, **EXTENSIONS}
"""Namespace by prefix, "" for no prefix, in entries that were not read from a file; the writer declares them."""

_LEGACY: Final = re.compile(r"https?://www[.](?:google[.]com|sitemaps[.]org)/schemas/sitemap/0[.](?:84|9)/*")


@lru_cache(maxsize=1024)
def is_readable(namespace: str) -> bool:
    """Return whether elements of a namespace are read as elements of the protocol.

    These are the correct namespace, none (""), and earlier or misspelt forms in real files, which a problem reports.
    """
    return namespace in ("", SITEMAP) or _LEGACY.fullmatch(namespace) is not None


HARMLESS: Final = frozenset(
    (XSI, "http://www.w3.org/XML/1998/namespace", "http://www.w3.org/2000/xmlns/", "http://www.w3.org/2001/XMLSchema")
)
"""Namespaces of XML itself, which are not reported as unknown extensions."""

_SCHEME: Final = re.compile(r"(?:[a-z][a-z0-9+.\-]*:)?/*(?:www\.)?")
_SCHEMA_FILE: Final = re.compile(r"/[a-z\-]+[.]xsd$")
_EXTENSION_FORM: Final = re.compile(
    r"[^/]+/(?:[^/]+/)*?schemas?/sitemaps?[-_/]?(image|video|news|mobile|pagemap)s?(?:[-_/]?v?[\d.]*)"
)
_OTHER_ENGINE: Final = re.compile(r"(?:[^/]+[.])?(?:baidu|sogou|so|soso|sm|naver|yandex|bing)[.][a-z]+/")
"""Beginning of a plain namespace with the host of another search engine, which defines its own extensions.

Baidu, mobile sitemaps.
"""

_XHTML_FORM: Final = re.compile(r"[^/]+/(?:\d{4}/(?:\d{2}/)?xhtml[\d.]*|tr/xhtml[^/]*(?:/.*)?)")
_SITEMAP_FORM: Final = re.compile(r"(?:google[.]com|sitemaps?[.]org)/schemas?/site-?maps?-?(?:index)?(?:/v?[\d.]*)?")
_MAX_TYPOS: Final = 2


@lru_cache(maxsize=1_024)
def intended_namespace(uri: str) -> str | None:
    """Return the known namespace of which a URI is an earlier or misspelt form; None for others, also correct ones.

    Forms differ in the scheme, host, version or letter case, have a slash too many or none, or name the schema's file.
    Others differ in one or two characters.
    """
    if uri in (SITEMAP, *KNOWN_EXTENSIONS) or uri in HARMLESS:
        return None
    plain = _plain_form(uri)
    if _OTHER_ENGINE.match(plain):
        return None
    if found := _EXTENSION_FORM.fullmatch(plain):
        return EXTENSIONS.get(found[1], PAGEMAP)
    if _XHTML_FORM.fullmatch(plain):
        return EXTENSIONS["xhtml"]
    if _SITEMAP_FORM.fullmatch(plain):
        return SITEMAP
    return next((known for form, known in _PLAIN_FORMS.items() if _differs_little(plain, form)), None)


def _plain_form(uri: str) -> str:
    """Return a URI without scheme, "www.", schema file, repeated and final slashes, in lower case."""
    plain = "".join(uri.split()).lower()
    beginning = _SCHEME.match(plain)
    plain = re.sub("/+", "/", plain[beginning.end() :] if beginning else plain).rstrip("/#")
    return _SCHEMA_FILE.sub("", plain)


_PLAIN_FORMS: Final = {_plain_form(known): known for known in (SITEMAP, *EXTENSIONS.values(), PAGEMAP)}
"""Namespaces of the protocol and its extensions by plain form."""


def _differs_little(text: str, other: str) -> bool:
    """Return whether the Levenshtein distance of two texts is at most `_MAX_TYPOS`."""
    if abs(len(text) - len(other)) > _MAX_TYPOS:
        return False
    row = list(range(len(other) + 1))
    for at, character in enumerate(text, 1):
        before, row = row, [at]
        for place, expected in enumerate(other, 1):
            row.append(min(before[place] + 1, row[-1] + 1, before[place - 1] + (character != expected)))
    return row[-1] <= _MAX_TYPOS

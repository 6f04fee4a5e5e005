"""Reader of web pages: the directives for search engines in the head, and the visible text.

Elements count as in the head where a browser with scripting places them there: up to the first element or text that the
head can't contain. The content of `noscript` is then text. WHATWG HTML, 13.2.6.4.4.
"""

from __future__ import annotations

import copy
import hashlib
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple
from urllib.parse import urljoin

from lxml import etree

from sitemap_studio.formats.html_encoding import decode_page
from sitemap_studio.formats.xml_parser import has_too_many_attributes, parse_html
from sitemap_studio.protocol.url_syntax import web_host

_HEAD_ELEMENTS: Final = frozenset(
    ("base", "basefont", "bgsound", "link", "meta", "noframes", "noscript", "script", "style", "template", "title")
)
"""Elements that the head can contain; any other element ends it. WHATWG HTML, 13.2.6.4.4."""

_INERT_ELEMENTS: Final = frozenset(
    ("template", "noscript", "noembed", "noframes", "iframe", "xmp", "textarea", "title", "select")
)
"""Elements in which browsers with scripting find no `meta` or `link` elements."""

_VARIANT_ATTRIBUTES: Final = ("hreflang", "lang", "media", "type")
"""Attributes with which a canonical link is not used. Google, “Use rel="canonical" link annotations”."""

_UNPRINTED_ELEMENTS: Final = frozenset(("script", "style", "template", "noscript"))
_NAVIGATION_ELEMENTS: Final = frozenset(("nav", "header", "footer", "aside"))
_BOILERPLATE_ELEMENTS: Final = _NAVIGATION_ELEMENTS | {"form"}
_MAIN_ELEMENTS: Final = ("main", "article", "body")
_LOGIN_FIELDS: Final = frozenset(("username", "current-password", "one-time-code", "webauthn"))
_REFRESH: Final = re.compile(
    r"\s*(\d*)[\d.]*(?<=[\d.])(?:\s*[;,]|\s)\s*(?:url\s*=\s*)?(?:\"([^\"]*)|'([^']*)|(.*))",
    re.ASCII | re.IGNORECASE | re.DOTALL,
)
_PAGE_END: Final = re.compile(b"</html", re.IGNORECASE)
_WHITE_SPACE: Final = "\t\n\f\r "
_COLLAPSED_TEXT: Final = etree.XPath("normalize-space()", smart_strings=False)
"""Text of an element with collapsed white space; ten times as fast as collecting its parts in Python."""

_MAX_JSON_DEPTH: Final = 8
_MIN_TEXT_CHARACTERS: Final = 200
"""Pages with scripts and less text probably show their content only by scripts."""


class NamedMeta(NamedTuple):
    """`meta` element with a name: the name in lower case, such as `robots`, and the content as written."""

    name: str
    content: str


class CanonicalLink(NamedTuple):
    """Canonical URL, complete and without fragment, and whether browsers place its element in the head."""

    url: str
    is_in_head: bool


class Refresh(NamedTuple):
    """Redirect by `Refresh`: the complete URL, and whether it begins only after a second or later."""

    url: str
    is_delayed: bool


@dataclass(frozen=True, slots=True)
class PageHead:
    """Directives for search engines in a page.

    Attributes:
        named_metas: The `meta` elements with a name, in order, such as rules for crawlers; also those outside of the head,
            where search engines obey rules, too.
        canonicals: The canonical URLs, including links outside of the head, which are ignored.
        refresh: The redirect by `http-equiv="refresh"`; None without one.
        alternates: Language code and URL of each link to an alternate.
    """

    named_metas: tuple[NamedMeta, ...] = ()
    canonicals: tuple[CanonicalLink, ...] = ()
    refresh: Refresh | None = None
    alternates: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class HtmlPage:
    """Parsed web page.

    Attributes:
        root: The root element; None without any element, or if an element has too many attributes.
        encoding: Name of the encoding in the WHATWG Encoding Standard.
        is_parsed: Whether the page was parsed completely; False if an element has too many attributes, for which the
            parser needs quadratic time, or if the nesting exceeds the limit of the parser.
    """

    root: etree._Element | None
    encoding: str
    is_parsed: bool


class PageText(NamedTuple):
    """Facts about the text of a page.

    Attributes:
        main_hash: Hash of the main text, in 32 hexadecimal digits; empty for a page without text.
        needs_script: Whether the page has scripts, and fewer than `_MIN_TEXT_CHARACTERS` of text without them.
    """

    main_hash: str
    needs_script: bool


def read_html_page(data: bytes, content_type: str = "") -> HtmlPage:
    """Return a web page decoded and parsed in linear time; a page that exceeds the limits is not parsed completely.

    Args:
        data: The page, or its beginning.
        content_type: Value of the `Content-Type` header field; empty for a file.
    """
    text, encoding = decode_page(data, content_type)
    # The parser ends at NUL, which browsers ignore or replace.
    utf8 = text.replace("\0", "\ufffd").encode()
    if has_too_many_attributes(utf8):
        return HtmlPage(None, encoding, is_parsed=False)
    root, is_complete = parse_html(_without_end(utf8))
    return HtmlPage(root, encoding, is_complete)


def _without_end(page: bytes) -> bytes:
    """Return a page with start tags of the body in place of end tags of the page, if other tags follow; otherwise the page.

    The parser ends at such an end tag, but browsers continue with the body. WHATWG HTML, 13.2.6.4.19.
    """
    end = _PAGE_END.search(page)
    return page if end is None or page.find(b"<", end.end()) < 0 else _PAGE_END.sub(b"<body ", page)


def read_page_head(root: etree._Element | None, url: str) -> PageHead:
    """Return the directives of a page: named `meta` elements, canonicals, refresh and alternates; empty without a root.

    Args:
        root: The root element of the page, or None.
        url: URL of the page, against which its links are resolved unless it has a `base` element.
    """
    if root is None:
        return PageHead()
    head = set(_iterate_head(root))
    base = next((found for each in root.iter("base") if each in head and (found := each.get("href"))), "")
    base = resolve_link(url, base) or url if base else url
    named_metas, canonicals, alternates = list[NamedMeta](), list[CanonicalLink](), list[tuple[str, str]]()
    refresh = None
    for element in root.iter("meta"):
        if name := element.get("name", "").strip().lower():
            if element in head or not _is_inert(element):
                named_metas.append(NamedMeta(name, element.get("content", "")))
        elif refresh is None and element.get("http-equiv", "").strip().lower() == "refresh" and element in head:
            refresh = parse_refresh(element.get("content", ""), base)
    for element in root.iter("link"):
        relations = element.get("rel", "").lower().split()
        if "canonical" in relations and not any(map(element.get, _VARIANT_ATTRIBUTES)) and not _is_inert(element):
            canonical = resolve_link(base, element.get("href", ""))
            if web_host(canonical):
                canonicals.append(CanonicalLink(canonical, element in head))
        if "alternate" in relations and element in head and (language := element.get("hreflang", "").strip()):
            alternate = resolve_link(base, element.get("href", ""))
            if alternate:
                alternates.append((language, alternate))
    return PageHead(tuple(named_metas), tuple(canonicals), refresh, tuple(alternates))


def parse_refresh(value: str, base_url: str) -> Refresh | None:
    """Return the redirect in a value of `Refresh`; None if it reloads the page or is invalid.

    Source: WHATWG HTML, 4.2.5.3, shared declarative refresh steps.
    """
    found = _REFRESH.match(value)
    written = "" if found is None else next((each for each in found.groups()[1:] if each), "").strip(_WHITE_SPACE)
    url = resolve_link(base_url, written)
    return Refresh(url, is_delayed=bool(found and found[1].strip("0"))) if url else None


def resolve_link(base_url: str, link: str) -> str:
    """Resolve a link against a base URL, and remove its fragment; empty if the link is empty or invalid.

    Backslashes in its path are slashes. WHATWG URL, 4.4.
    """
    link = link.strip(_WHITE_SPACE).replace("\n", "").replace("\r", "").replace("\t", "")
    if not link:
        return ""
    if "\\" in link:
        path, mark, query = link.partition("?")
        link = path.replace("\\", "/") + mark + query
    try:
        return urljoin(base_url, link).partition("#")[0]
    except ValueError:
        return ""


def page_title(root: etree._Element) -> str:
    """Return the text of the first `title` element with collapsed white space; empty without one."""
    # The iterator searches one element ahead; with `body`, it does not search the page for a second title.
    title = next((element for element in root.iter("title", "body") if element.tag == "title"), None)
    return "" if title is None else _collapsed_text(title)


def page_language(root: etree._Element) -> str:
    """Return the language that the root element declares; empty without one."""
    return (root.get("lang") or root.get("xml:lang") or "").strip()


def has_password_field(root: etree._Element) -> bool:
    """Return whether a page asks for a password or the name of an account outside of its navigation, headers, and footers.

    Such a name is an input field that browsers fill with it. WHATWG HTML, 4.10.18.7, “username”.
    """
    return any(
        (
            element.get("type", "").strip().lower() == "password"
            or not _LOGIN_FIELDS.isdisjoint(element.get("autocomplete", "").lower().split())
        )
        and next(element.iterancestors(*_NAVIGATION_ELEMENTS), None) is None
        for element in root.iter("input")
    )


def page_date(root: etree._Element) -> str:
    """Return the date of the last change that the page states, unparsed; empty without one.

    `dateModified` in JSON-LD precedes `article:modified_time`.
    """
    for script in root.iter("script"):
        if script.get("type", "").partition(";")[0].strip().lower() == "application/ld+json":
            with suppress(ValueError, RecursionError):
                found = _find_modified_date(json.loads(script.text or ""), _MAX_JSON_DEPTH)
                if found:
                    return found
    for meta in root.iter("meta"):
        if (meta.get("property") or meta.get("name") or "").strip().lower() == "article:modified_time":
            return meta.get("content", "").strip()
    return ""


def _find_modified_date(data: Any, depth: int) -> str:
    """Return the first `dateModified` in JSON-LD data, at most `depth` levels deep; empty without one.

    Halves of surrogate pairs, which JSON can contain but no file, are replaced by question marks.
    """
    if isinstance(data, dict) and isinstance(data.get("dateModified"), str):
        return str(data["dateModified"]).encode("utf-8", "replace").decode().strip()
    if depth and isinstance(data, (dict, list)):
        for each in data.values() if isinstance(data, dict) else data:
            if found := _find_modified_date(each, depth - 1):
                return found
    return ""


def visible_text(root: etree._Element) -> str:
    """Return the text of an element with collapsed white space, without the text of scripts and styles in it."""
    copied = copy.deepcopy(root)
    copied.tail = None
    etree.strip_elements(copied, *_UNPRINTED_ELEMENTS, with_tail=False)
    return " ".join(" ".join(map(str, copied.itertext())).split())


def extract_page_text(root: etree._Element) -> PageText:
    """Return facts about the text of a page, and remove its titles, scripts and navigation from the tree.

    The main text is the text of `main`, else `article`, else `body`, without navigation, headers, footers, asides,
    forms and scripts, and with collapsed white space. Neighbouring elements are not separated by white space.
    """
    has_script = next(root.iter("script"), None) is not None
    # Removing the elements from a copy takes three times as long.
    etree.strip_elements(root, *_UNPRINTED_ELEMENTS, "title", with_tail=False)
    main = next((element for name in _MAIN_ELEMENTS for element in root.iter(name)), None)
    text = "" if main is None else _collapsed_text(main)
    # The text of the page is at least as long as the text of the main element.
    needs_script = has_script and len(text) < _MIN_TEXT_CHARACTERS > len(_collapsed_text(root))
    if main is not None and next(main.iter(*_BOILERPLATE_ELEMENTS), None) is not None:
        etree.strip_elements(main, *_BOILERPLATE_ELEMENTS, with_tail=False)
        text = _collapsed_text(main)
    main_hash = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32] if text else ""
    return PageText(main_hash, needs_script)


def _collapsed_text(element: etree._Element) -> str:
    """Return all text in an element with each run of white space as one blank, and without white space at its ends."""
    return str(_COLLAPSED_TEXT(element))


def _iterate_head(root: etree._Element) -> Iterator[etree._Element]:
    """Yield the elements that browsers with scripting place in the head."""
    if root.tag != "html":
        parts = [root]
    elif _has_text(root.text):
        return
    else:
        parts = list(root)
    for part in parts:
        if part.tag == "head":
            if _has_text(part.text):
                return
            elements = list(part)
        elif part.tag in _HEAD_ELEMENTS:
            elements = [part]
        else:
            return
        for element in elements:
            if element.tag not in _HEAD_ELEMENTS:
                return
            yield element
            if _has_text(element.tail):
                return
        if _has_text(part.tail):
            return


def _is_inert(element: etree._Element) -> bool:
    """Return whether an element is inside one whose content browsers with scripting do not treat as elements."""
    return next(element.iterancestors(*_INERT_ELEMENTS), None) is not None


def _has_text(text: str | None) -> bool:
    """Return whether a text is not only white space."""
    return bool(text and text.strip(_WHITE_SPACE))

"""Rules about URLs that are probably not pages for search results; each is reported once per sitemap.

Each pattern must be correct for nine of ten matching URLs. So words such as “login” count only at the beginning of the
path, because pages about logging in have them later, and titles of wiki pages or tags may end like file names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import polars as pl

from sitemap_studio.core.messages import Message, join, listed, msg, plural
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.rule import GOOGLE_BUILD, TAGS, Quoted, Rule, Scope, Severity, Template

_W, _FIELD = Severity.WARNING, Scope.FIELD
_URL: Final = pl.col("stripped")
_LOWER: Final = pl.col("lower")
_VALUE: Final = Quoted(_URL)

_PAGES: Final = f"{TAGS}: loc is the URL of the page; {GOOGLE_BUILD}"

_SITE: Final = r"^https?://[^/?#]+/"
_END: Final = r"(?:[?#]|$)"
_LANGUAGE: Final = r"(?:[a-z]{2}(?:[_\-][a-z]{2})?/)?"
_PAGE_END: Final = rf"(?:[.](?:html?|php|aspx?|jsp))?/?{_END}"
_TITLE: Final = (
    r"/(?:wiki|tags?|tagged|topics?|categor(?:y|ies)|keywords?|labels?|technolog(?:y|ies)|skills?|frameworks?)/"
    rf"|/(?:node|next|vue|nuxt|three|react|express|ember|backbone|angular|d3|nest|deno)[.]js{_END}"
    r"|(?:file|image|datei|fichier|archivo|bestand|plik)(?::|%3a)"
)
"""A path in which a name with a dot is the title of a page."""

_FILE: Final = "css|m?js|json|xml|txt"
_IMAGE: Final = "jpe?g|png|gif|webp|avif|svg|bmp|ico|tiff?|heic"
_FEED: Final = (
    rf"{_SITE}(?:(?:[^?#]*/)?(?:feed|rss|atom)(?:/(?:rss2?|rdf|atom))?/?{_END}"
    rf"|(?:[^?#]*/)?(?:rss2?|atom|feed)[.](?:xml|json|php){_END}|[^?#]*[.](?:rss|atom|rdf){_END}"
    r"|[^?#]*[?](?:[^#]*&)?feed=(?:rss|rss2|rdf|atom)(?:[&#]|$))"
)
_FEED_TITLE: Final = (
    r"/(?:tags?|tagged|topics?|categor(?:y|ies)|keywords?|labels?|skills?|wiki|products?|collections?|shop|store"
    r"|product-category|animals?|pets?|farm|livestock)/(?:feed|rss|atom)(?:[/?#]|$)"
)
"""A path in which such a word is a subject, or fodder."""

_LOGIN: Final = (
    r"log[_\-]?in|sign[_\-]?in|logon|log[_\-]?out|sign[_\-]?out|(?:lost|forgot|forgotten|reset)[_\-]?password"
    r"|anmelden|connexion|inloggen|iniciar-sesion"
)
_CART: Final = (
    r"cart|basket|checkout|shopping[_\-]?(?:cart|bag|basket)|warenkorb|kasse|panier|carrito|carrello|winkelwagen"
    r"|winkelmand|koszyk|sepet"
)
_ERROR: Final = r"404|(?:404-)?(?:page-)?not-found|error-?404|error/404"
_SEARCH: Final = r"[?&](?:q|s|query|search|term|keywords?|text)="


def _hosted_matches(pattern: str, unless: str = "") -> pl.Expr:
    """Return a boolean expression: whether a lower-case URL with a valid host contains `pattern` but not `unless`."""
    is_found = pl.col("is_hosted") & _LOWER.str.contains(pattern)
    return is_found & ~_LOWER.str.contains(unless) if unless else is_found


PAGE_KIND_RULES: Final = (
    Rule("loc-file", "Style sheet, script or data as a page", _W, _FIELD, "loc", _PAGES,
         "A sitemap lists the pages of a site. Visitors do not search for style sheets, scripts, data in JSON or XML, "
         "or text files such as robots.txt. This is reported once per sitemap.",
         "http://www.example.com/assets/site.css", "http://www.example.com/assets/",
         violated=_hosted_matches(rf"{_SITE}(?:[^?#]*/)?[^/?#]+[.](?:{_FILE}){_END}", f"{_TITLE}|{_FEED}"),
         clue=rf"(?:[.](?:{_FILE})(?:[?#]|$))",
         message=Template(msg("{value} is a style sheet, a script or data, not a page."), value=_VALUE)),
    Rule("loc-image", "Image instead of a page", _W, _FIELD, "loc",
         "Google Search Central, image sitemaps: image:loc in the entry of the page",
         "Search engines find images in the pages that show them. List an image as image:loc in the entry of its page. "
         "This is reported once per sitemap.",
         "http://www.example.com/photos/garden.jpg", "http://www.example.com/photos/garden",
         violated=_hosted_matches(rf"{_SITE}(?:[^?#]*/)?[^/?#:]+[.](?:{_IMAGE}){_END}", _TITLE),
         clue=rf"(?:[.](?:{_IMAGE})(?:[?#]|$))",
         message=Template(msg("{value} is an image, not a page."), value=_VALUE)),
    Rule("loc-feed", "Feed instead of a page", _W, _FIELD, "loc", _PAGES,
         "A feed repeats the content of pages for other programs. Google accepts it as a sitemap of its own. This is "
         "reported once per sitemap.",
         "http://www.example.com/blog/feed/", "http://www.example.com/blog/",
         violated=_hosted_matches(_FEED, _FEED_TITLE),
         clue=r"(?:/(?:feed|rss|atom)(?:[./?#]|$)|[.](?:rss|atom|rdf)(?:[?#]|$)|[?&]feed=)",
         message=Template(msg("{value} is a feed, not a page."), value=_VALUE)),
    Rule("loc-api", "Interface for programs as a page", _W, _FIELD, "loc",
         "WordPress REST API Handbook; WordPress, XML-RPC",
         "The REST API of WordPress returns data for programs, and XML-RPC answers visitors with an error. Neither is a "
         "page. This is reported once per sitemap.",
         "http://www.example.com/wp-json/wp/v2/posts", "http://www.example.com/posts",
         violated=_hosted_matches(rf"^[^?#]*/(?:wp-json(?:/|{_END})|xmlrpc[.]php{_END})|[?&]rest_route="),
         clue=r"(?:/wp-json|/xmlrpc[.]php|[?&]rest_route=)",
         message=Template(msg("{value} is an interface for programs, not a page."), value=_VALUE)),
    Rule("loc-error-page", "Error page in the sitemap", _W, _FIELD, "loc", f"RFC 9110, 15.5.5; {GOOGLE_BUILD}",
         "The page for URLs that do not exist should not appear in search results. This is reported once per sitemap.",
         "http://www.example.com/404.html", "http://www.example.com/areas/404",
         violated=_hosted_matches(rf"{_SITE}(?:{_LANGUAGE}(?:{_ERROR}){_PAGE_END}|(?:[^?#]*/)?404[.](?:html?|php|aspx?){_END})"),
         clue=rf"(?:/(?:{_ERROR})(?:[./?#]|$))",
         message=Template(msg("{value} is the page for URLs that do not exist."), value=_VALUE)),
    Rule("loc-login", "Login page in the sitemap", _W, _FIELD, "loc", _PAGES,
         "Pages to log in, to log out or to reset a password should not appear in search results. This is reported "
         "once per sitemap.",
         "http://www.example.com/account/login", "http://www.example.com/help/login",
         violated=_hosted_matches(
             rf"{_SITE}{_LANGUAGE}(?:(?:(?:my-?)?accounts?|users?|auth|members?|customers?|admin|app|portal|shop|store)/)?"
             rf"(?:{_LOGIN}){_PAGE_END}"),
         clue=rf"(?:/(?:{_LOGIN})(?:[./?#]|$))",
         message=Template(msg("{value} is a form to log in, or a part of it."), value=_VALUE)),
    Rule("loc-cart", "Shopping cart in the sitemap", _W, _FIELD, "loc", _PAGES,
         "A shopping cart or a checkout is different for each visitor, and empty for search engines. This is reported "
         "once per sitemap.",
         "http://www.example.com/cart", "http://www.example.com/golf-cart",
         violated=_hosted_matches(rf"{_SITE}{_LANGUAGE}(?:(?:shop|store)/)?(?:{_CART}){_PAGE_END}"),
         clue=rf"(?:/(?:{_CART})(?:[./?#]|$))",
         message=Template(msg("{value} is a shopping cart or a checkout."), value=_VALUE)),
    Rule("loc-search", "Internal search in the sitemap", _W, _FIELD, "loc",
         "Google, Optimize your crawl budget: perceived inventory of URLs",
         "The search of a site can have any number of URLs with results. Crawlers waste time on them and "
         "reach other pages later. This is reported once per sitemap.",
         "http://www.example.com/?s=garden", "http://www.example.com/garden",
         violated=_hosted_matches(r"^https?://[^/?#]+(?:/(?:[^?#]*/)?(?:index[.]php)?)?[?](?:[^#]*&)?s=[^/%&#]", "[?&]s=[0-9a-f]{32}")
         | _hosted_matches(rf"{_SITE}{_LANGUAGE}search{_PAGE_END}")
         | (_hosted_matches(rf"{_SITE}(?:[^?#]*/)?search{_PAGE_END}") & _LOWER.str.contains(_SEARCH)),
         clue=r"(?:[?&]s=|/search(?:[./?#]|$))",
         message=Template(msg("{value} is a search of the site."), value=_VALUE)),
)  # fmt: skip

PAGE_KIND_CLUE: Final = "|".join(rule.clue for rule in PAGE_KIND_RULES)
"""Quick test that every lower-case URL matches that may violate one of these rules."""

PAGE_KIND_RULE_IDS: Final = frozenset(rule.id for rule in PAGE_KIND_RULES)


def page_kind_message(message: str, examples: Sequence[str], count: int) -> Message:
    """Return the message that summarizes the URLs of a sitemap that violate one rule.

    Args:
        message: Message about the first URL.
        examples: Up to two other URLs.
        count: Number of URLs.
    """
    more = plural(
        "1 URL of this sitemap is of this kind.",
        "%n URLs of this sitemap are of this kind, such as {examples}.",
        count,
        examples=listed(map(quoted, examples)),
    )
    return join([message, more if count > 1 else ""])

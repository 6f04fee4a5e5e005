"""Cases for every rule of the catalogue: a set that violates it, and a similar set that does not.

Most cases are the invalid and valid examples that the rule declares, completed to a sitemap. Cases of rules whose examples
only describe a set are listed here.
"""

from __future__ import annotations

import gzip
import io
import re
import time
import zipfile
from dataclasses import dataclass
from datetime import timedelta

from sitemap_studio.pages.page_facts import Canonical, PageFacts
from sitemap_studio.protocol.extension_items import EXTENSION_NAMES
from sitemap_studio.protocol.namespaces import EXTENSIONS, SITEMAP
from sitemap_studio.protocol.page_verdicts import Reason
from sitemap_studio.protocol.rule import Rule, RuleContext, Scope
from sitemap_studio.protocol.rule_table import RULES
from tests.builders import index, locs, urlset
from tests.validation.extension_examples import DECLARED, example_entries, item, valid_values

HOST = "http://www.example.com"
PAGE = f"{HOST}/catalog"
TODAY = RuleContext().today


@dataclass(frozen=True)
class Case:
    """A set that is checked.

    Attributes:
        files: Content by name; the first is opened.
        profile: The name of the profile.
        location: URL of the first file, or of its folder; None if it is unknown.
        with_schemas: Whether the set is validated by the schemas, too.
        earlier: Content of the earlier version that the first file is compared with; empty for none.
        entered: XML of an entry that is inserted after opening; empty for none.
        robots: The robots.txt of the host; empty for none.
        facts: Facts about pages.
    """

    files: dict[str, str | bytes]
    profile: str = "sitemap-0.9"
    location: str | None = None
    with_schemas: bool = False
    earlier: str = ""
    entered: str = ""
    robots: str = ""
    facts: tuple[PageFacts, ...] = ()


def sitemap(*entries, **options) -> Case:
    """Return a single sitemap with entries."""
    return Case({"sitemap.xml": urlset(*entries, declared=DECLARED)}, **options)


def text(content, **options) -> Case:
    """Return a single sitemap with this content."""
    return Case({"sitemap.xml": content}, **options)


def listing(*listed, children=("a.xml",), **options) -> Case:
    """Return an index and its sitemaps with one entry each."""
    sitemaps = {name: urlset(f"{HOST}/{name}") for name in children}
    return Case({"index.xml": index(*listed), **sitemaps}, **options)


def both(make, wrong, right, **options) -> tuple[Case, Case]:
    """Return two sets that a function makes."""
    return make(wrong, **options), make(right, **options)


def of_one(old, wrong, right, **options) -> tuple[Case, Case]:
    """Return a sitemap with one entry, in which a text is replaced."""
    return both(text, ONE.replace(old, wrong), ONE.replace(old, right), **options)


def values(field, wrong, right, **options) -> tuple[Case, Case]:
    """Return sitemaps with one entry, for two values of a field."""
    return both(sitemap, {"loc": PAGE, field: wrong}, {"loc": PAGE, field: right}, **options)


def extensions(wrong, right, **options) -> tuple[Case, Case]:
    """Return sitemaps with one entry, for the XML of its extensions."""
    return values("xml", wrong, right, **options)


def zipped(content) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("a.xml", content)
    return packed.getvalue()


def padded(size) -> str:
    """Return a sitemap of this size in bytes."""
    content = urlset(PAGE)
    return content + " " * (size - len(content))


def image(number=0) -> str:
    return f"<image:image><image:loc>{HOST}/{number}.jpg</image:loc></image:image>"


def news(offset) -> str:
    """Return an article with a date, in days from today."""
    return item("news", valid_values("news") | {"publication_date": f"{TODAY + timedelta(days=offset)}"})


ONE = urlset(PAGE)
NINE = [{"loc": loc, "lastmod": "2025-11-02", "priority": "0.9"} for loc in locs(9)]
PACKED = gzip.compress(ONE.encode(), mtime=0)
TOO_LONG_FOR_YANDEX = {
    "loc": f"{HOST}/".ljust(1_025, "a"),
    "lastmod": f"2005-01-01T10:00:00.{'0' * 80}Z",
    "changefreq": "daily".ljust(101, "y"),
    "priority": f"0.{'5' * 99}",
}

# Examples that rules declare


def example_of_value(rule: Rule, example: str) -> Case:
    return sitemap({"loc": PAGE, rule.field or "": example})


def example_of_extension(rule: Rule, example: str) -> Case:
    entries = example_entries(rule.id.partition("-")[0], example)
    return sitemap(*entries, profile="yandex" if rule.id.endswith("-ignored") else "sitemap-0.9")


PROFILES_OF_RULES = {"changefreq-ignored": "google", "priority-ignored": "bing"}


def example_of_document(rule: Rule, example: str) -> Case:
    """Return a sitemap that contains an example, which may be elements of an entry; “…” stands for an entry or value."""
    if not re.match("<(!DOCTYPE|urlset|sitemapindex|html|rss)", example):
        if not example.startswith("<url"):
            example = f"<url>{'' if '<loc>' in example else '<loc>…</loc>'}{example}</url>"
        # An element without an end tag.
        example += "" if "</url>" in example else "<loc>…</loc></url>"
        example = f"<urlset>{example}</urlset>"
    page = f"<loc>{PAGE}</loc>"
    for element, content in {"loc": PAGE, "url": page, "sitemap": page, "lastmod": "2025-11-02", "title": "A"}.items():
        example = example.replace(f"<{element}>…</{element}>", f"<{element}>{content}</{element}>")
    example = example.replace("<urlset>…", f"<urlset><url>{page}</url>")
    example = example.replace("…</rss>", f"<channel><item><link>{PAGE}</link></item></channel></rss>")
    example = re.sub(r"<(urlset|sitemapindex)(?=[ >])", rf'<\1 xmlns="{SITEMAP}"', example)
    return text(
        example, profile=PROFILES_OF_RULES.get(rule.id, "sitemap-0.9"), with_schemas=rule.id.startswith("schema-")
    )


def example_of_robots(rule: Rule, example: str) -> Case:
    lines = example.replace(" / ", "\n")
    has_group = rule.id not in ("robots-no-group", "robots-html")
    return sitemap("https://www.example.com/", robots=f"User-agent: *\n{lines}" if has_group else lines)


DOCUMENT_EXAMPLES = {
    *("loc-missing", "loc-empty", "lastmod-empty", "changefreq-empty", "priority-empty"),
    *("changefreq-contradicts", "changefreq-ignored", "priority-ignored"),
    *("empty-sitemap", "empty-news", "element-repeated", "element-unknown", "element-order", "element-inside-value"),
    *("attribute-unknown", "kinds-mixed", "namespace-unknown", "element-misspelt", "document-html", "structure-wrong"),
    *(
        "doctype",
        "truncated",
        "malformed",
        "text-between-entries",
        "template",
        "feed",
        "schema-invalid",
        "schema-alone",
    ),
}
"""Rules whose examples are XML of an entry or a document."""


def example_cases(rule: Rule) -> tuple[Case, Case]:
    """Return the invalid and the valid example of a rule as sets."""
    name = rule.id.partition("-")[0]
    if rule.id in DOCUMENT_EXAMPLES:
        case = example_of_document
    elif name == "robots":
        case = example_of_robots
    else:
        case = example_of_extension if name in EXTENSION_NAMES else example_of_value
    return case(rule, rule.wrong), case(rule, rule.right)


# Cases of rules whose examples describe a set

VALUES = {
    "loc-too-long": values("loc", f"{HOST}/".ljust(2_048, "a"), f"{HOST}/".ljust(2_047, "a")),
    **{
        f"{field}-too-long-yandex": values(field, value, value.replace(value[-2], "", 1), profile="yandex")
        for field, value in TOO_LONG_FOR_YANDEX.items()
    },
    "loc-disallowed": both(sitemap, PAGE, f"{HOST}/b", robots="User-agent: *\nDisallow: /catalog"),
    "loc-duplicate": (sitemap(PAGE, PAGE), sitemap(PAGE, f"{PAGE}2")),
    "loc-both-protocols": (sitemap(PAGE, PAGE.replace("http", "https")), sitemap(PAGE, f"{PAGE}/")),
    "loc-near-duplicate": (sitemap(PAGE, f"{PAGE}/"), sitemap(PAGE, f"{PAGE}/2")),
    "loc-outside": both(sitemap, f"{HOST}/image/a", f"{HOST}/catalog/a", location=f"{HOST}/catalog/"),
    "loc-other-site": (
        sitemap(PAGE, f"{HOST}/a", "http://blog.example.com/"),
        sitemap(PAGE, "http://blog.example.com/"),
    ),
    "lastmod-before-1970": values("lastmod", "1969-12-31", "1970-01-01", profile="google"),
}

TOGETHER = {
    "lastmod-all-same": (sitemap(*NINE, NINE[0]), sitemap(*NINE)),
    "lastmod-one-run": tuple(
        sitemap(*({"loc": PAGE, "lastmod": f"2025-11-02T{hour:02}:00:00Z"} for hour in range(count)))
        for count in (10, 9)
    ),
    "lastmod-all-today": tuple(
        sitemap(*({"loc": PAGE, "lastmod": f"{day}"} for day in [TODAY] * 10 + others))
        for others in ([], [TODAY - timedelta(days=9)])
    ),
    "lastmod-only-change": tuple(
        sitemap({"loc": PAGE, "lastmod": day}, earlier=urlset({"loc": PAGE, "lastmod": "2025-11-02"}))
        for day in ("2025-11-03", "2025-11-02")
    ),
    "priority-all-same": (sitemap(*NINE, NINE[0]), sitemap(*NINE)),
    "priority-all-high": (
        sitemap(*NINE, {"loc": PAGE, "priority": "0.8"}),
        sitemap(*NINE, {"loc": PAGE, "priority": "0.7"}),
    ),
    "index-lastmod-old": tuple(
        Case({
            "index.xml": index((f"{HOST}/a.xml", listed)),
            "a.xml": urlset({"loc": PAGE, "lastmod": "2025-11-02T10:00:00Z"}),
        })
        for listed in ("2025-11-01", "2025-11-02")
    ),
}  # fmt: skip


def in_languages(complete, incomplete="") -> list[dict[str, str]]:
    """Return three pages of a folder in three languages, and three pages of another folder in two."""
    entries = []
    for folder, codes in ((complete, ("en", "de", "fr")), (incomplete, ("en", "de"))):
        for number in range(3) if folder else ():
            urls = {code: f"{HOST}/{folder}/{number}-{code}" for code in codes}
            links = "".join(f'<xhtml:link rel="alternate" hreflang="{code}" href="{urls[code]}"/>' for code in urls)
            entries += [{"loc": url, "xml": links} for url in urls.values()]
    return entries


OF_EXTENSIONS = {
    "image-too-many": extensions(*("".join(map(image, range(count))) for count in (1_001, 1_000))),
    "video-too-long": extensions(
        *(item("video", valid_values("video") | {"uploader": "a" * size}) for size in (256, 255))
    ),
    "news-old": extensions(news(-3), news(-1)),
    "news-too-many-in-sitemap": tuple(
        sitemap(*({"loc": loc, "xml": news(0)} for loc in locs(count)), profile="google") for count in (1_001, 1_000)
    ),
    "alternate-gap": (sitemap(*in_languages("shop", "blog")), sitemap(*in_languages("shop"))),
    "extension-unreadable": tuple(sitemap(PAGE, entered=f'<a:b xmlns:a="urn:a"{end}') for end in (">", "/>")),
}

FILES = {
    "too-many-urls": (sitemap(*locs(50_001)), sitemap(*locs(50_000))),
    "too-large": both(text, padded(10_485_761), padded(10_485_760)),
    "namespace-wrong": of_one(SITEMAP, "http://www.google.com/schemas/sitemap/0.84", SITEMAP),
    "column-unknown": tuple(
        Case({"sitemap.csv": f"loc,{name}\n{PAGE},2025-11-02\n"}) for name in ("last_change", "lastmod")
    ),
    "namespace-extension": tuple(
        text(urlset({"loc": PAGE, "xml": image()}, declared=f' xmlns:image="{uri}"'))
        for uri in ("https://www.google.com/schemas/sitemap-image/1.1", EXTENSIONS["image"])
    ),
    "gzip-double": (Case({"sitemap.xml.gz": gzip.compress(PACKED, mtime=0)}), Case({"sitemap.xml.gz": PACKED})),
    "schema-location": tuple(
        text(urlset(PAGE, declared=f' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="{SITEMAP} {SITEMAP}/{name}.xsd"'))
        for name in ("siteindex", "sitemap")
    ),
    "repaired": (Case({"sitemap.xml.gz": PACKED + b"</html>"}), Case({"sitemap.xml.gz": PACKED})),
    "read-only": (Case({"sitemap.xml.gz": PACKED[:-8] + bytes(8)}), Case({"sitemap.xml.gz": PACKED})),
    "not-utf-8": (
        text(ONE.replace("UTF-8", "ISO-8859-1").replace("</url>", "</url><!-- \u00fc -->").encode("latin-1")),
        text(ONE.replace("</url>", "</url><!-- \u00fc -->")),
    ),
    "gzip-name": (text(PACKED), Case({"sitemap.xml.gz": PACKED})),
    "name-text": (text(f"{PAGE}\n"), Case({"sitemap.txt": f"{PAGE}\n"})),
    "name-xml": (Case({"sitemap.txt": ONE}), text(ONE)),
    "list-header": tuple(Case({"sitemap.txt": f"{lead}{PAGE}\n"}) for lead in ("URL\n", "")),
}  # fmt: skip

SETS = {
    "too-many-sitemaps": tuple(listing(*(f"{HOST}/{n}.xml" for n in range(count))) for count in (1_001, 1_000)),
    "nested-index": (
        Case({"index.xml": index(f"{HOST}/a.xml"), "a.xml": index(f"{HOST}/b.xml")}),
        listing(f"{HOST}/a.xml"),
    ),
    "sitemap-found-by-name": (listing(f"{HOST}/en/a.xml"), listing(f"{HOST}/en/a.xml", children=("en/a.xml",))),
    "sitemap-missing": both(listing, f"{HOST}/b.xml", f"{HOST}/a.xml"),
    "sitemap-unreadable": tuple(
        Case({"index.xml": index(f"{HOST}/a.xml.gz"), "a.xml.gz": packed}) for packed in (zipped(ONE), PACKED)
    ),
    "sitemap-repeated": (listing(f"{HOST}/a.xml", f"{HOST}/a.xml"), listing(f"{HOST}/a.xml")),
    "sitemap-unlisted": (listing(f"{HOST}/a.xml", children=("a.xml", "b.xml")), listing(f"{HOST}/a.xml")),
    "sitemap-unnamed": tuple(sitemap(PAGE, robots=f"Sitemap: {HOST}/{name}.xml") for name in ("other", "sitemap")),
    "sitemap-disallowed": tuple(
        sitemap(PAGE, robots=f"User-agent: *\nDisallow: {path}\nSitemap: {HOST}/sitemap.xml")
        for path in ("/site", "/sites")
    ),
    "robots-too-large": tuple(sitemap(PAGE, robots="#" * size) for size in ((500 << 10) + 1, 500 << 10)),
    "sitemap-outside": both(listing, "http://yourhost.example.com/a.xml", f"{HOST}/a.xml", location=f"{HOST}/"),
    "schema-unjudged": extensions(image() * 5_001, image() * 4_000, with_schemas=True),
    "sitemap-above": both(listing, f"{HOST}/a.xml", f"{HOST}/maps/a.xml", location=f"{HOST}/maps/"),
}


def page(reason: Reason = "ok", path: str = "/catalog", **facts) -> PageFacts:
    """Return facts of a page, checked now."""
    return PageFacts(loc=f"{HOST}{path}", bot="studio", checked=int(time.time()), reason=reason, **facts)


def of_page(*pages: PageFacts) -> tuple[Case, Case]:
    """Return a sitemap of pages with these facts, and of pages that are indexable."""
    locs = [each.loc for each in pages]
    return sitemap(*locs, facts=pages), sitemap(*locs, facts=tuple(page(path=loc.removeprefix(HOST)) for loc in locs))


OTHER = f"{HOST}/other"
TO_OTHER = f'<xhtml:link rel="alternate" hreflang="de" href="{OTHER}"/>'

PAGES = {
    "page-not-found": of_page(page("not-found", status=410)),
    "page-client-error": of_page(page("client-error", status=418)),
    "page-server-error": of_page(page("server-error", status=500)),
    "page-noindex": of_page(page("noindex")),
    "page-robots": of_page(page("robots.txt")),
    "page-redirect-loop": of_page(page("redirect-loop")),
    "page-canonical-broken": of_page(page("canonical", canonical=OTHER), page("redirect", "/other", target=PAGE)),
    "page-redirect": of_page(page("redirect", status=301, target=OTHER)),
    "page-canonical": of_page(page("canonical", canonical=OTHER)),
    "page-canonical-unclear": of_page(page(canonicals=(Canonical("link", PAGE), Canonical("link", OTHER)))),
    "page-soft-404": of_page(page("soft-404", status=200)),
    "page-login": of_page(page("login", status=401)),
    "page-blocked": of_page(page("blocked", status=403)),
    "page-unreachable": of_page(page("unreachable")),
    "page-hreflang": tuple(
        sitemap({"loc": PAGE, "xml": TO_OTHER}, OTHER, facts=(page(reason, "/other"),)) for reason in ("noindex", "blocked")
    ),
    "page-same-text": tuple(
        sitemap(
            *(f"{HOST}/{number}" for number in range(3)),
            facts=tuple(page(path=f"/{number}", hash=text) for number, text in enumerate(texts)),
        )
        for texts in ("aaa", "aab")
    ),
    "page-lastmod-late": tuple(
        sitemap({"loc": PAGE, "lastmod": "2025-11-12"}, facts=(page(dated=date),)) for date in ("2025-11-10", "2025-11-11")
    ),
    "page-lastmod-early": tuple(
        sitemap({"loc": PAGE, "lastmod": "2025-11-12"}, facts=(page(dated=date),)) for date in ("2025-11-14", "2025-11-13")
    ),
    "page-truncated": of_page(page(truncated=True)),
    "page-needs-script": of_page(page(needs_script=True)),
}  # fmt: skip

DESCRIBED = VALUES | TOGETHER | OF_EXTENSIONS | FILES | SETS | PAGES

OWN_RULES = {rule.id for rule in RULES.values() if not rule.wrong}
"""Rules about the program itself, which no data violates."""

CASES = {name: DESCRIBED.get(name) or example_cases(rule) for name, rule in RULES.items() if name not in OWN_RULES}
"""By rule: a set that violates it, and one that does not."""

QUOTED_VALUES = [
    rule for rule in RULES.values() if rule.scope is Scope.FIELD and rule.id not in {*DESCRIBED, *DOCUMENT_EXAMPLES}
]
"""Rules about a value whose examples are values."""

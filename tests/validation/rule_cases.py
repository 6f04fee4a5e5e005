"""For every rule of the catalogue a small set that breaks it, and its nearest neighbour that does not."""

from __future__ import annotations

import gzip
import io
import zipfile
from dataclasses import dataclass
from datetime import timedelta

from sitemap_studio.protocol.namespaces import EXTENSIONS, PAGEMAP, SITEMAP
from sitemap_studio.protocol.rule import Context
from tests.builders import index, locs, urlset

HOST = "http://www.example.com"
PAGE = f"{HOST}/catalog"
DISALLOWING = "User-agent: *\nDisallow: /catalog"
PICTURE = f"{HOST}/a.jpg"
TODAY = Context().today
DECLARED = "".join(f' xmlns:{prefix}="{uri}"' for prefix, uri in EXTENSIONS.items())
SCHEMAS = "http://www.w3.org/2001/XMLSchema-instance"


@dataclass(frozen=True)
class Case:
    """A set as it is checked.

    Attributes:
        files: Content by name; the first is opened.
        profile: Which consumer is asked.
        location: Where the first file lies on the web, or its folder; None where nobody tells.
        with_schemas: Whether the schemas are asked too.
        robots: The robots.txt of the host; empty for none.
        entered: What an entry that is put in once the set is open holds beside its address; empty for none.
    """

    files: dict[str, str | bytes]
    profile: str = "sitemap-0.9"
    location: str | None = None
    with_schemas: bool = False
    entered: str = ""
    robots: str = ""


def sitemap(*entries, **options) -> Case:
    """A lone sitemap."""
    return Case({"sitemap.xml": urlset(*entries, declared=DECLARED)}, **options)


def text(content, **options) -> Case:
    """A lone sitemap in so many words."""
    return Case({"sitemap.xml": content}, **options)


def listing(*listed, children=("a.xml",), **options) -> Case:
    """An index, with sitemaps of one address each beside it."""
    beside = {name: urlset(f"{HOST}/{name}") for name in children}
    return Case({"index.xml": index(*listed), **beside}, **options)


def of(name, wrong, right, **others) -> tuple[Case, Case]:
    """Two values of one field; None for no element."""
    fields = ({"loc": PAGE, **others, name: value} for value in (wrong, right))
    wrong_one, right_one = (
        sitemap({key: value for key, value in each.items() if value is not None}) for each in fields
    )
    return wrong_one, right_one


def with_xml(wrong, right, **fields) -> tuple[Case, Case]:
    """Two contents of an entry beside its fields."""
    return sitemap({"loc": PAGE, "xml": wrong, **fields}), sitemap({"loc": PAGE, "xml": right, **fields})


def image(inside="", loc=PICTURE) -> str:
    return f"<image:image><image:loc>{loc}</image:loc>{inside}</image:image>"


def video(inside="", content=f"<video:content_loc>{HOST}/a.mp4</video:content_loc>", **fields) -> str:
    usual = {"thumbnail_loc": PICTURE, "title": "A film", "description": "What happens.", **fields}
    told = "".join(f"<video:{name}>{value}</video:{name}>" for name, value in usual.items() if value)
    return f"<video:video>{told}{content}{inside}</video:video>"


def news(inside="", language="en", day=TODAY, title="<news:title>News</news:title>") -> str:
    publication = f"<news:name>The Example</news:name><news:language>{language}</news:language>"
    told = f"<news:publication_date>{day}</news:publication_date>{title}"
    return f"<news:news><news:publication>{publication}</news:publication>{inside}{told}</news:news>"


def link(hreflang="de", href=f"{HOST}/de", rel="alternate") -> str:
    named = f' hreflang="{hreflang}"' if hreflang else ""
    led = f' href="{href}"' if href else ""
    return f'<xhtml:link rel="{rel}"{named}{led}/>'


def page_map(inside) -> str:
    return f'<PageMap xmlns="{PAGEMAP}">{inside}</PageMap>'


def entry_with(loc, *links) -> dict[str, str]:
    return {"loc": loc, "xml": "".join(links)}


def zipped(content) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("a.xml", content)
    return packed.getvalue()


def of_bytes(size) -> str:
    """A sitemap of so many bytes."""
    content = urlset(PAGE)
    return content + " " * (size - len(content))


ENGLISH = link("en", f"{HOST}/en")
GERMAN = link()
ONE = urlset(PAGE)
NINE = [{"loc": loc, "lastmod": "2025-11-02", "priority": "0.9"} for loc in locs(9)]
PACKED = gzip.compress(ONE.encode(), mtime=0)
SEGMENT = f"<video:content_segment_loc>{HOST}/1.mp4</video:content_segment_loc>"
DATA = (
    '<DataObject type="document" id="a"><Attribute name="b">c</Attribute><Attribute name="d" value="e"/></DataObject>'
)
PRICE = '<video:price currency="EUR">1</video:price>'
RATED = "<video:rating>5</video:rating>"
SHORT = "<video:duration>60</video:duration>"

ADDRESSES = {
    "loc-missing": of("loc", None, PAGE, lastmod="2025-11-02"),
    "loc-empty": of("loc", " ", PAGE),
    "loc-relative": of("loc", "www.example.com/catalog", PAGE),
    "loc-scheme": of("loc", "ftp://www.example.com/", "https://www.example.com/"),
    "loc-host": of("loc", "http://www-.example.com/", "http://www--2.example.com/"),
    "loc-backslash": of("loc", f"{HOST}\\a", f"{HOST}/?a=\\"),
    "loc-idn": of("loc", "http://m\u00fcnchen.example/", "http://xn--mnchen-3ya.example/"),
    "loc-mixed-scripts": of("loc", "http://xn--exmple-4nf.example/", "http://xn--mnchen-3ya.example/"),
    "loc-inner-space": of("loc", f"{HOST}/a b", f"{HOST}/a%20b"),
    "loc-percent": of("loc", f"{HOST}/100%", f"{HOST}/100%25"),
    "loc-characters": of("loc", f"{HOST}/\u00fc", f"{HOST}/%C3%BC"),
    "loc-whitespace": of("loc", f"{PAGE} ", PAGE),
    "loc-other-space": of("loc", f"\u00a0{PAGE}", PAGE),
    "loc-too-long": of("loc", f"{HOST}/".ljust(2_048, "a"), f"{HOST}/".ljust(2_047, "a")),
    "loc-too-short": of("loc", "http://a.io", "http://a.io/"),
    "loc-double-escape": of("loc", f"{HOST}/a%2520b", f"{HOST}/a%25b"),
    "loc-fragment": of("loc", f"{PAGE}#a", f"{PAGE}%23a"),
    "loc-user-info": of("loc", "http://anna@example.com/", "http://example.com/@anna"),
    "loc-default-port": of("loc", "http://example.com:80/", "http://example.com:443/"),
    "loc-empty-port": of("loc", "http://example.com://a", "http://example.com:/a"),
    "loc-upper-case": of("loc", "http://Example.com/", "http://example.com/A"),
    "loc-dot-segments": of("loc", f"{HOST}/a/../b", f"{HOST}/a/..b"),
    "loc-session": of("loc", f"{HOST}/?sid=5c1d0b7e2f5c1d0b", f"{HOST}/?sid=5c1d"),
    "loc-tracker": of("loc", f"{HOST}/?utm_source=letter", f"{HOST}/?source=letter"),
    "loc-leak": of("loc", f"{HOST}/admin/", f"{HOST}/author/admin/"),
    "loc-disallowed": (sitemap(PAGE, robots=DISALLOWING), sitemap(f"{HOST}/b", robots=DISALLOWING)),
    "loc-duplicate": (sitemap(PAGE, PAGE), sitemap(PAGE, f"{PAGE}2")),
    "loc-both-protocols": (sitemap(PAGE, PAGE.replace("http", "https")), sitemap(PAGE, f"{PAGE}/")),
    "loc-near-duplicate": (sitemap(PAGE, f"{PAGE}/"), sitemap(PAGE, f"{PAGE}/2")),
    "loc-outside": (
        sitemap("http://example.com/image/a", location="http://example.com/catalog/"),
        sitemap("http://example.com/catalog/a", location="http://example.com/catalog/"),
    ),
    "loc-other-site": (
        sitemap(PAGE, f"{HOST}/a", "http://blog.example.com/"),
        sitemap(PAGE, "http://blog.example.com/"),
    ),
}
"""Rules about addresses."""

VALUES = {
    "lastmod-empty": of("lastmod", "", None),
    "lastmod-format": of("lastmod", "2025-11-2", "2025-11-02"),
    "lastmod-zone": of("lastmod", "2025-11-02T17:33:00", "2025-11-02T17:33:00Z"),
    "lastmod-date": of("lastmod", "2025-02-29", "2024-02-29"),
    "lastmod-future": of("lastmod", f"{TODAY + timedelta(days=3)}", f"{TODAY + timedelta(days=1)}"),
    "lastmod-before-web": of("lastmod", "1989-12-31", "1990-01-01"),
    "lastmod-schema": of("lastmod", "2025-11", "2025-11-01"),
    "changefreq-empty": of("changefreq", "", None),
    "changefreq-value": of("changefreq", "Daily", "daily"),
    "changefreq-contradicts": of("changefreq", "always", "hourly", lastmod="2005-01-01"),
    "priority-empty": of("priority", "", None),
    "priority-number": of("priority", "NaN", "0"),
    "priority-comma": of("priority", "0,5", "0.5"),
    "priority-exponent": of("priority", "1e-1", "0.1"),
    "priority-value": of("priority", "1.01", "1.00"),
}
"""Rules about the other fields."""

TOGETHER = {
    "lastmod-all-same": (sitemap(*NINE, NINE[0]), sitemap(*NINE)),
    "priority-all-same": (sitemap(*NINE, NINE[0]), sitemap(*NINE)),
    "priority-all-high": (
        sitemap(*NINE, {"loc": PAGE, "priority": "0.8"}),
        sitemap(*NINE, {"loc": PAGE, "priority": "0.7"}),
    ),
    "changefreq-ignored": (
        sitemap({"loc": PAGE, "changefreq": "daily"}, profile="google"),
        sitemap({"loc": PAGE, "changefreq": "daily"}, profile="yandex"),
    ),
    "priority-ignored": (
        sitemap({"loc": PAGE, "priority": "0.5"}, profile="bing"),
        sitemap({"loc": PAGE, "priority": "0.5"}, profile="sitemaps.org"),
    ),
    "index-lastmod-old": tuple(
        Case({
            "index.xml": index((f"{HOST}/a.xml", listed)),
            "a.xml": urlset({"loc": PAGE, "lastmod": "2025-11-02T10:00:00Z"}),
        })
        for listed in ("2025-11-01", "2025-11-02")
    ),
}  # fmt: skip
"""Rules about all entries of a sitemap together."""

IMAGES = {
    "image-field-missing": with_xml("<image:image/>", image()),
    "image-field-repeated": with_xml(image(f"<image:loc>{PICTURE}</image:loc>"), image() * 2),
    "image-url-incomplete": with_xml(image(loc="/a.jpg"), image()),
    "image-url-illegal": with_xml(image(loc=f"{HOST}/a b.jpg"), image(loc=f"{HOST}/a%20b.jpg")),
    "image-deprecated": with_xml(image("<image:caption>A</image:caption>"), image()),
    "image-too-many": with_xml(image() * 1_001, image() * 1_000),
    "image-unknown": with_xml(image("<image:colour/>"), image('<x:colour xmlns:x="urn:x"/>')),
}
"""Rules about images."""

VIDEOS = {
    "video-field-missing": with_xml(video(title=""), video()),
    "video-attribute-missing": with_xml(
        video("<video:restriction>DE</video:restriction>"),
        video('<video:restriction relationship="deny">DE</video:restriction>'),
    ),
    "video-field-repeated": with_xml(video(SHORT * 2), video(SEGMENT * 2)),
    "video-too-long": with_xml(video(title="a" * 101), video(title="a" * 100)),
    "video-number": with_xml(video("<video:duration>1.5</video:duration>"), video(SHORT)),
    "video-range": with_xml(
        video("<video:duration>28801</video:duration>"), video("<video:duration>28800</video:duration>")
    ),
    "video-choice": with_xml(video("<video:live>y</video:live>"), video("<video:live>yes</video:live>")),
    "video-format": with_xml(video(PRICE.replace("EUR", "eur")), video(PRICE)),
    "video-date": with_xml(
        video("<video:publication_date>2025-02-29</video:publication_date>"),
        video("<video:publication_date>2025-02-28</video:publication_date>"),
    ),
    "video-url-incomplete": with_xml(video(thumbnail_loc="/a.jpg"), video()),
    "video-url-illegal": with_xml(video(thumbnail_loc=f"{HOST}/%zz"), video(thumbnail_loc=f"{HOST}/%20")),
    "video-deprecated": with_xml(video(PRICE), video(RATED)),
    "video-unknown": with_xml(video("<video:colour/>"), video("<video:live>no</video:live>")),
    "video-order": with_xml(video(RATED + SHORT), video(SHORT + RATED)),
    "video-no-content": with_xml(video(content=""), video()),
    "video-expired": with_xml(
        video(f"<video:expiration_date>{TODAY - timedelta(days=1)}</video:expiration_date>"),
        video(f"<video:expiration_date>{TODAY + timedelta(days=1)}</video:expiration_date>"),
    ),
}
"""Rules about videos."""

ARTICLES = {
    "news-field-missing": with_xml(news(title=""), news()),
    "news-field-repeated": with_xml(news("<news:title>News</news:title>"), news()),
    "news-choice": with_xml(news("<news:genres>blog</news:genres>"), news("<news:genres>Blog</news:genres>")),
    "news-format": with_xml(
        news("<news:stock_tickers>GOOG</news:stock_tickers>"),
        news("<news:stock_tickers>NASDAQ:GOOG</news:stock_tickers>"),
    ),
    "news-too-many-items": with_xml(
        news(f"<news:stock_tickers>{', '.join(['A:B'] * 6)}</news:stock_tickers>"),
        news(f"<news:stock_tickers>{', '.join(['A:B'] * 5)}</news:stock_tickers>"),
    ),
    "news-date": with_xml(news(day="yesterday"), news()),
    "news-too-many": with_xml(news() * 2, news()),
    "news-unknown": with_xml(news("<news:colour/>"), news("<news:keywords>a</news:keywords>")),
    "news-language": with_xml(news(language="en-GB"), news(language="en")),
    "news-old": with_xml(news(day=TODAY - timedelta(days=3)), news(day=TODAY - timedelta(days=1))),
    "news-too-many-in-sitemap": tuple(
        sitemap(*({"loc": loc, "xml": news()} for loc in locs(count)), profile="google") for count in (1_001, 1_000)
    ),
}
"""Rules about news."""

LINKS = {
    "alternate-attribute-missing": with_xml(link(href=""), link()),
    "alternate-choice": with_xml(link(rel="canonical"), link()),
    "alternate-url-incomplete": with_xml(link(href="/de"), link()),
    "alternate-url-illegal": with_xml(link(href=f"{HOST}/\u00fc"), link(href=f"{HOST}/%C3%BC")),
    "alternate-unknown": with_xml("<xhtml:meta/>", link()),
    "alternate-no-language": with_xml(link(""), link()),
    "alternate-language": with_xml(link("en_GB"), link("en-GB")),
    "alternate-repeated": with_xml(GERMAN * 2, GERMAN + link("de-AT")),
    "alternate-conflict": with_xml(GERMAN + link(href=f"{HOST}/de2"), GERMAN * 2),
    "alternate-no-self": (
        sitemap(entry_with(f"{HOST}/en", GERMAN)),
        sitemap(entry_with(f"{HOST}/en", GERMAN, ENGLISH)),
    ),
    "alternate-no-return": (
        sitemap(entry_with(f"{HOST}/en", GERMAN, ENGLISH), entry_with(f"{HOST}/de", GERMAN)),
        sitemap(entry_with(f"{HOST}/en", GERMAN, ENGLISH), entry_with(f"{HOST}/de", GERMAN, ENGLISH)),
    ),
    "mobile-too-many": with_xml("<mobile:mobile/>" * 2, "<mobile:mobile/>"),
    "mobile-unknown": with_xml("<mobile:phone/>", "<mobile:mobile/>"),
    "mobile-deprecated": with_xml("<mobile:mobile/>", ""),
    "pagemap-field-missing": with_xml(page_map(""), page_map(DATA)),
    "pagemap-attribute-missing": with_xml(page_map(DATA.replace(' type="document"', "")), page_map(DATA)),
    "pagemap-unknown": with_xml(page_map(f"{DATA}<Template/>"), page_map(DATA)),
    "extension-unreadable": (
        sitemap(PAGE, entered='<a:b xmlns:a="urn:a">'),
        sitemap(PAGE, entered='<a:b xmlns:a="urn:a"/>'),
    ),
}
"""Rules about alternates, the mobile extension and unknown XML."""

FILES = {
    "too-many-urls": (sitemap(*locs(50_001)), sitemap(*locs(50_000))),
    "too-large": (text(of_bytes(10_485_761)), text(of_bytes(10_485_760))),
    "empty-sitemap": (sitemap(), sitemap(PAGE)),
    "namespace-wrong": (text(ONE.replace(SITEMAP, "http://www.google.com/schemas/sitemap/0.84")), text(ONE)),
    "element-repeated": with_xml(f"<loc>{PAGE}</loc>", ""),
    "element-unknown": with_xml("<title>A</title>", '<title xmlns="urn:x">A</title>'),
    "element-order": with_xml("<lastmod>2025-11-02</lastmod>", "", priority="0.5"),
    "element-inside-value": (text(ONE.replace(PAGE, f"{PAGE}<b>a</b>")), text(ONE.replace(PAGE, f"{PAGE}<!-- a -->"))),
    "attribute-unknown": (
        text(ONE.replace("<url>", '<url id="a">')),
        text(ONE.replace("<url>", '<url xmlns:a="urn:a">')),
    ),
    "kinds-mixed": (
        text(ONE.replace("</urlset>", f"<sitemap><loc>{HOST}/a.xml</loc></sitemap></urlset>")),
        text(ONE.replace("</urlset>", f"<url><loc>{HOST}/a.xml</loc></url></urlset>")),
    ),
    "declaration-missing": (text(ONE.partition("\n")[2]), text(ONE)),
    "schema-location": tuple(
        text(urlset(PAGE, declared=f' xmlns:xsi="{SCHEMAS}" xsi:schemaLocation="{SITEMAP} {SITEMAP}/{name}.xsd"'))
        for name in ("siteindex", "sitemap")
    ),
    "malformed": (text(ONE.replace(PAGE, f"{PAGE}?a&b")), text(ONE.replace(PAGE, f"{PAGE}?a&amp;b"))),
    "repaired": (text(ONE.replace("url>", "Url>")), text(ONE)),
    "text-between-entries": (
        text(ONE.replace("<url>", "Pages<url>")),
        text(ONE.replace("<url>", "<!-- Pages --><url>")),
    ),
    "read-only": (Case({"sitemap.xml.gz": PACKED[:-8] + bytes(8)}), Case({"sitemap.xml.gz": PACKED})),
    "template": (
        text(urlset("{{ site.url }}/a", "{{ site.url }}/b")),
        text(urlset(f"{HOST}/a", f"{HOST}/b")),
    ),
    "feed": (
        text(f'<rss version="2.0"><channel><item><link>{PAGE}</link></item></channel></rss>'),
        text(ONE),
    ),
    "not-utf-8": (
        text(ONE.replace("UTF-8", "ISO-8859-1").replace("</url>", "</url><!-- \u00fc -->").encode("latin-1")),
        text(ONE.replace("</url>", "</url><!-- \u00fc -->")),
    ),
    "gzip-name": (text(PACKED), Case({"sitemap.xml.gz": PACKED})),
}  # fmt: skip
"""Rules about single files."""

SETS = {
    "too-many-sitemaps": tuple(listing(*(f"{HOST}/{n}.xml" for n in range(count))) for count in (1_001, 1_000)),
    "nested-index": (
        Case({"index.xml": index(f"{HOST}/a.xml"), "a.xml": index(f"{HOST}/b.xml")}),
        listing(f"{HOST}/a.xml"),
    ),
    "sitemap-found-by-name": (
        listing(f"{HOST}/en/a.xml"),
        listing(f"{HOST}/en/a.xml", children=("en/a.xml",)),
    ),
    "sitemap-missing": (listing(f"{HOST}/b.xml"), listing(f"{HOST}/a.xml")),
    "sitemap-unreadable": (
        Case({"index.xml": index(f"{HOST}/a.xml.gz"), "a.xml.gz": zipped(ONE)}),
        Case({"index.xml": index(f"{HOST}/a.xml.gz"), "a.xml.gz": PACKED}),
    ),
    "sitemap-repeated": (listing(f"{HOST}/a.xml", f"{HOST}/a.xml"), listing(f"{HOST}/a.xml")),
    "sitemap-unlisted": (listing(f"{HOST}/a.xml", children=("a.xml", "b.xml")), listing(f"{HOST}/a.xml")),
    "sitemap-unnamed": (
        sitemap(PAGE, robots=f"Sitemap: {HOST}/other.xml"),
        sitemap(PAGE, robots=f"Sitemap: {HOST}/sitemap.xml"),
    ),
    "sitemap-outside": (
        listing("http://yourhost.example.com/a.xml", location=f"{HOST}/"),
        listing(f"{HOST}/a.xml", location=f"{HOST}/"),
    ),
    "sitemap-above": (
        listing(f"{HOST}/a.xml", location=f"{HOST}/maps/"),
        listing(f"{HOST}/maps/a.xml", location=f"{HOST}/maps/"),
    ),
}
"""Rules about an index and its sitemaps."""

SCHEMA = {
    "schema-invalid": (
        text(ONE.replace("<url>", '<url id="a">'), with_schemas=True),
        text(ONE, with_schemas=True),
    ),
    "schema-alone": (
        sitemap({"loc": PAGE, "lastmod": "2025-11"}, with_schemas=True),
        sitemap({"loc": PAGE, "lastmod": "2025-11-01"}, with_schemas=True),
    ),
    "schema-unjudged": tuple(
        sitemap({"loc": PAGE, "xml": image() * count}, with_schemas=True) for count in (5_001, 4_000)
    ),
}
"""Rules about what the schemas say."""

CASES = {**ADDRESSES, **VALUES, **TOGETHER, **IMAGES, **VIDEOS, **ARTICLES, **LINKS, **FILES, **SETS, **SCHEMA}
"""By rule: what breaks it, and what does not."""

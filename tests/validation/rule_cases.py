"""For every rule of the catalogue a small set that breaks it, and its nearest neighbour that does not."""

from __future__ import annotations

import gzip
import io
import zipfile
from dataclasses import dataclass
from datetime import timedelta

from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.namespaces import EXTENSIONS, PAGEMAP, SITEMAP
from sitemap_studio.protocol.rule import Context, Scope
from tests.builders import index, locs, urlset
from tests.validation.test_every_extension_field import CASES as FIELD_CASES
from tests.validation.test_every_extension_field import pair

HOST = "http://www.example.com"
PAGE = f"{HOST}/catalog"
DISALLOWING = "User-agent: *\nDisallow: /catalog"
PICTURE = f"{HOST}/a.jpg"
TODAY = Context().today
DECLARED = "".join(f' xmlns:{prefix}="{uri}"' for prefix, uri in {**EXTENSIONS, "pagemap": PAGEMAP}.items())
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
        earlier: Content of the earlier version that the first file is compared with; empty for none.
        entered: What an entry that is put in once the set is open holds beside its address; empty for none.
    """

    files: dict[str, str | bytes]
    profile: str = "sitemap-0.9"
    location: str | None = None
    with_schemas: bool = False
    earlier: str = ""
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


def both(make, wrong, right, **options) -> tuple[Case, Case]:
    """Two sets made alike."""
    return make(wrong, **options), make(right, **options)


def of_one(old, wrong, right, **options) -> tuple[Case, Case]:
    """A sitemap of one address with something in another's place."""
    return both(text, ONE.replace(old, wrong), ONE.replace(old, right), **options)


def of(name, wrong, right, **others) -> tuple[Case, Case]:
    """Two values of one field; None for no element."""
    fields = ({"loc": PAGE, **others, name: value} for value in (wrong, right))
    return both(sitemap, *({key: value for key, value in each.items() if value is not None} for each in fields))


def for_yandex(name, wrong, right) -> tuple[Case, Case]:
    """Two values of one field, validated for Yandex."""
    return both(sitemap, *({"loc": PAGE, name: value} for value in (wrong, right)), profile="yandex")


def with_xml(wrong, right, **fields) -> tuple[Case, Case]:
    """Two contents of an entry beside its fields."""
    return both(sitemap, {"loc": PAGE, "xml": wrong, **fields}, {"loc": PAGE, "xml": right, **fields})


def image(inside="") -> str:
    return f"<image:image><image:loc>{PICTURE}</image:loc>{inside}</image:image>"


def with_picture_in(wrong, right) -> tuple[Case, Case]:
    """Two namespaces of an image."""
    texts = [urlset({"loc": PAGE, "xml": image()}, declared=f' xmlns:image="{each}"') for each in (wrong, right)]
    return text(texts[0]), text(texts[1])


def video(inside="", content=f"<video:content_loc>{HOST}/a.mp4</video:content_loc>") -> str:
    usual = {"thumbnail_loc": PICTURE, "title": "A film", "description": "What happens."}
    told = "".join(f"<video:{name}>{value}</video:{name}>" for name, value in usual.items())
    return f"<video:video>{told}{content}{inside}</video:video>"


def news(inside="", language="en", day=TODAY) -> str:
    publication = f"<news:name>The Example</news:name><news:language>{language}</news:language>"
    told = f"<news:publication_date>{day}</news:publication_date><news:title>News</news:title>"
    return f"<news:news><news:publication>{publication}</news:publication>{inside}{told}</news:news>"


def link(hreflang="de", href=f"{HOST}/de") -> str:
    named = f' hreflang="{hreflang}"' if hreflang else ""
    return f'<xhtml:link rel="alternate"{named} href="{href}"/>'


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
FRENCH = link("fr", f"{HOST}/fr")
ONE = urlset(PAGE)
NINE = [{"loc": loc, "lastmod": "2025-11-02", "priority": "0.9"} for loc in locs(9)]
PACKED = gzip.compress(ONE.encode(), mtime=0)
DATA = (
    '<DataObject type="document" id="a"><Attribute name="b">c</Attribute><Attribute name="d" value="e"/></DataObject>'
)
RATED = "<video:rating>5</video:rating>"
SHORT = "<video:duration>60</video:duration>"

DESCRIBED_EXAMPLES = {
    "loc-missing",
    "loc-empty",
    "loc-too-long",
    "loc-too-long-yandex",
    "lastmod-too-long-yandex",
    "changefreq-too-long-yandex",
    "priority-too-long-yandex",
    "loc-disallowed",
    "lastmod-empty",
    "changefreq-empty",
    "priority-empty",
}
"""Rules whose examples are described rather than quoted."""

OF_EXAMPLES = {
    rule.id: of(rule.field, rule.wrong, rule.right)
    for rule in RULES.values()
    if rule.scope is Scope.FIELD and rule.id not in DESCRIBED_EXAMPLES
}
"""Rules about one value, by the examples that they declare; their nearest neighbours are right values in `test_fields`."""

ADDRESSES = {
    "loc-missing": of("loc", None, PAGE, lastmod="2025-11-02"),
    "loc-empty": of("loc", " ", PAGE),
    "loc-backslash": of("loc", f"{HOST}\\a", f"{HOST}/?a=\\"),
    "loc-too-long": of("loc", f"{HOST}/".ljust(2_048, "a"), f"{HOST}/".ljust(2_047, "a")),
    "loc-too-long-yandex": for_yandex("loc", f"{HOST}/".ljust(1_025, "a"), f"{HOST}/".ljust(1_024, "a")),
    "lastmod-too-long-yandex": for_yandex("lastmod", *(f"2005-01-01T10:00:00.{'0' * digits}Z" for digits in (80, 79))),
    "changefreq-too-long-yandex": for_yandex("changefreq", "daily".ljust(101, "y"), "daily".ljust(100, "y")),
    "priority-too-long-yandex": for_yandex("priority", f"0.{'5' * 99}", f"0.{'5' * 98}"),
    "loc-disallowed": both(sitemap, PAGE, f"{HOST}/b", robots=DISALLOWING),
    "loc-duplicate": (sitemap(PAGE, PAGE), sitemap(PAGE, f"{PAGE}2")),
    "loc-both-protocols": (sitemap(PAGE, PAGE.replace("http", "https")), sitemap(PAGE, f"{PAGE}/")),
    "loc-near-duplicate": (sitemap(PAGE, f"{PAGE}/"), sitemap(PAGE, f"{PAGE}/2")),
    "loc-outside": both(sitemap, f"{HOST}/image/a", f"{HOST}/catalog/a", location=f"{HOST}/catalog/"),
    "loc-other-site": (
        sitemap(PAGE, f"{HOST}/a", "http://blog.example.com/"),
        sitemap(PAGE, "http://blog.example.com/"),
    ),
}
"""Rules about addresses."""

VALUES = {
    "lastmod-empty": of("lastmod", "", None),
    "lastmod-future": of("lastmod", f"{TODAY + timedelta(days=3)}", f"{TODAY + timedelta(days=1)}"),
    "lastmod-before-1970": tuple(
        sitemap({"loc": PAGE, "lastmod": day}, profile="google") for day in ("1969-12-31", "1970-01-01")
    ),
    "changefreq-empty": of("changefreq", "", None),
    "changefreq-contradicts": of("changefreq", "always", "hourly", lastmod="2005-01-01"),
    "priority-empty": of("priority", "", None),
}
"""Rules about the other fields."""

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
    "changefreq-ignored": tuple(
        sitemap({"loc": PAGE, "changefreq": "daily"}, profile=name) for name in ("google", "yandex")
    ),
    "priority-ignored": tuple(
        sitemap({"loc": PAGE, "priority": "0.5"}, profile=name) for name in ("bing", "sitemaps.org")
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

OF_FIELDS = {f"{name}-{suffix}": with_xml(*pair(name, suffix, path)) for name, suffix, path in reversed(FIELD_CASES)}
"""Rules about what is wrong in the same way with fields of several extensions, by the first field of each."""

FURTHER = tuple(image().replace("a.jpg", f"{number}.jpg") for number in range(1_001))
FILM = f"<video:content_loc>{HOST}/a.mp4</video:content_loc>"
YANDEX = {"profile": "yandex"}


def dated(offset) -> str:
    """A day before or after today."""
    return (TODAY + timedelta(days=offset)).isoformat()


IMAGES = {
    "image-too-many": with_xml("".join(FURTHER), "".join(FURTHER[1:])),
    "image-repeated": with_xml(image() * 2, image() + FURTHER[0]),
    "image-unknown": with_xml(image("<image:colour/>"), image('<x:colour xmlns:x="urn:x"/>')),
    "image-ignored": both(sitemap, {"loc": PAGE, "xml": image()}, {"loc": PAGE, "xml": ""}, **YANDEX),
}
"""Rules about images."""

VIDEOS = {
    "video-unknown": with_xml(video("<video:colour/>"), video("<video:live>no</video:live>")),
    "video-order": with_xml(video(RATED + SHORT), video(SHORT + RATED)),
    "video-no-content": with_xml(video(content=""), video()),
    "video-same-as-page": with_xml(
        video(content=f"<video:player_loc>{PAGE}</video:player_loc>"),
        video(content=f"<video:player_loc>{PAGE}?player</video:player_loc>"),
    ),
    "video-content-format": with_xml(video(content=FILM.replace("mp4", "html")), video()),
    "video-uploader-domain": tuple(
        sitemap({"loc": PAGE, "xml": video(f'<video:uploader info="http://{host}/anna">Anna</video:uploader>')})
        for host in ("www.example.org", "users.example.com")
    ),
    "video-repeated": with_xml(video() * 2, video() + video(content=FILM.replace("a.mp4", "b.mp4"))),
    "video-expired": with_xml(
        video(f"<video:expiration_date>{dated(-1)}</video:expiration_date>"),
        video(f"<video:expiration_date>{dated(1)}</video:expiration_date>"),
    ),
    "video-date-future": with_xml(
        video(f"<video:publication_date>{dated(3)}</video:publication_date>"),
        video(f"<video:publication_date>{dated(-3)}</video:publication_date>"),
    ),
    "video-ignored": both(sitemap, {"loc": PAGE, "xml": video()}, {"loc": PAGE, "xml": ""}, **YANDEX),
}
"""Rules about videos."""

ARTICLES = {
    "news-too-many": with_xml(news() * 2, news()),
    "news-unknown": with_xml(news("<news:colour/>"), news("<news:keywords>a</news:keywords>")),
    "news-language": with_xml(news(language="en-GB"), news(language="en")),
    "news-old": with_xml(news(day=dated(-3)), news(day=dated(-1))),
    "news-future": with_xml(news(day=dated(3)), news()),
    "news-too-many-in-sitemap": tuple(
        sitemap(*({"loc": loc, "xml": news()} for loc in locs(count)), profile="google") for count in (1_001, 1_000)
    ),
    "news-ignored": both(sitemap, {"loc": PAGE, "xml": news()}, {"loc": PAGE, "xml": ""}, **YANDEX),
}
"""Rules about news."""


def in_folders(complete, incomplete="") -> list[dict[str, str]]:
    """Three pages of a folder in three languages, and three of another folder in two."""
    entries = []
    for folder, codes in ((complete, ("en", "de", "fr")), (incomplete, ("en", "de"))):
        for number in range(3) if folder else ():
            urls = {code: f"{HOST}/{folder}/{number}-{code}" for code in codes}
            entries += [entry_with(url, *(link(code, href) for code, href in urls.items())) for url in urls.values()]
    return entries


GROUP = (entry_with(f"{HOST}/en", ENGLISH, GERMAN, FRENCH), entry_with(f"{HOST}/de", ENGLISH, GERMAN, FRENCH))

LINKS = {
    "alternate-unknown": with_xml("<xhtml:meta/>", link()),
    "alternate-no-language": with_xml(link(""), link()),
    "alternate-language": with_xml(link("en_GB"), link("en-GB")),
    "alternate-doubtful": with_xml(link("kr"), link("ko")),
    "alternate-repeated": with_xml(GERMAN * 2, GERMAN + link("de-AT")),
    "alternate-conflict": with_xml(GERMAN + link(href=f"{HOST}/de2"), GERMAN * 2),
    "alternate-no-self": both(sitemap, entry_with(f"{HOST}/en", GERMAN), entry_with(f"{HOST}/en", GERMAN, ENGLISH)),
    "alternate-no-return": (
        sitemap(entry_with(f"{HOST}/en", GERMAN, ENGLISH), entry_with(f"{HOST}/de", GERMAN)),
        sitemap(entry_with(f"{HOST}/en", GERMAN, ENGLISH), entry_with(f"{HOST}/de", GERMAN, ENGLISH)),
    ),
    "alternate-incomplete": (
        sitemap(GROUP[0], entry_with(f"{HOST}/de", ENGLISH, GERMAN)),
        sitemap(*GROUP),
    ),
    "alternate-elsewhere": (sitemap(*GROUP), sitemap(GROUP[0])),
    "alternate-gap": (sitemap(*in_folders("shop", "blog")), sitemap(*in_folders("shop"))),
    "alternate-no-default": with_xml(link("en-GB") + link("en-US"), link("en-GB") + link("en-US") + link("x-default")),
    "alternate-ignored": both(sitemap, {"loc": PAGE, "xml": link()}, {"loc": PAGE, "xml": ""}, **YANDEX),
    "mobile-too-many": with_xml("<mobile:mobile/>" * 2, "<mobile:mobile/>"),
    "mobile-unknown": with_xml("<mobile:phone/>", "<mobile:mobile/>"),
    "mobile-deprecated": with_xml("<mobile:mobile/>", ""),
    "pagemap-unknown": with_xml(page_map(f"{DATA}<Template/>"), page_map(DATA)),
    "extension-unreadable": tuple(sitemap(PAGE, entered=f'<a:b xmlns:a="urn:a"{end}') for end in (">", "/>")),
}
"""Rules about alternates, the mobile extension and unknown XML."""

FILES = {
    "too-many-urls": (sitemap(*locs(50_001)), sitemap(*locs(50_000))),
    "too-large": both(text, of_bytes(10_485_761), of_bytes(10_485_760)),
    "empty-sitemap": both(text, urlset(), urlset(PAGE)),
    "empty-news": tuple(
        text(urlset(*pages, declared=' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"'))
        for pages in ((), (PAGE,))
    ),
    "namespace-wrong": of_one(SITEMAP, "http://www.google.com/schemas/sitemap/0.84", SITEMAP),
    "element-repeated": with_xml(f"<loc>{PAGE}</loc>", ""),
    "element-unknown": with_xml("<title>A</title>", '<title xmlns="urn:x">A</title>'),
    "column-unknown": tuple(
        Case({"sitemap.csv": f"loc,{name}\n{PAGE},2025-11-02\n"}) for name in ("last_change", "lastmod")
    ),
    "element-order": with_xml("<lastmod>2025-11-02</lastmod>", "", priority="0.5"),
    "element-inside-value": of_one(PAGE, f"{PAGE}<b>a</b>", f"{PAGE}<!-- a -->"),
    "attribute-unknown": of_one("<url>", '<url id="a">', '<url xmlns:a="urn:a">'),
    "kinds-mixed": both(text, ONE.replace("urlset", "sitemapindex"), ONE),
    "namespace-extension": with_picture_in("https://www.google.com/schemas/sitemap-image/1.1", EXTENSIONS["image"]),
    "namespace-unknown": with_picture_in("http://www.example.com/own", EXTENSIONS["image"]),
    "element-misspelt": of_one("url>", "Url>", "url>"),
    "document-html": both(text, f"<html><body>{ONE.partition('?>')[2]}</body></html>", ONE),
    "gzip-double": (Case({"sitemap.xml.gz": gzip.compress(PACKED, mtime=0)}), Case({"sitemap.xml.gz": PACKED})),
    "structure-wrong": both(text, ONE.replace("<url>", "").replace("</url>", ""), ONE),
    "schema-location": tuple(
        text(urlset(PAGE, declared=f' xmlns:xsi="{SCHEMAS}" xsi:schemaLocation="{SITEMAP} {SITEMAP}/{name}.xsd"'))
        for name in ("siteindex", "sitemap")
    ),
    "doctype": of_one("<urlset", "<!DOCTYPE urlset>\n<urlset", "<urlset"),
    "truncated": both(text, ONE[: ONE.index("</loc>") + 3], ONE),
    "malformed": of_one(PAGE, f"{PAGE}?a&b", f"{PAGE}?a&amp;b"),
    "repaired": (Case({"sitemap.xml.gz": PACKED + b"</html>"}), Case({"sitemap.xml.gz": PACKED})),
    "text-between-entries": of_one("<url>", "Pages<url>", "<!-- Pages --><url>"),
    "read-only": (Case({"sitemap.xml.gz": PACKED[:-8] + bytes(8)}), Case({"sitemap.xml.gz": PACKED})),
    "template": both(text, urlset("{{ site.url }}/a", "{{ site.url }}/b"), urlset(f"{HOST}/a", f"{HOST}/b")),
    "feed": both(text, f'<rss version="2.0"><channel><item><link>{PAGE}</link></item></channel></rss>', ONE),
    "not-utf-8": (
        text(ONE.replace("UTF-8", "ISO-8859-1").replace("</url>", "</url><!-- \u00fc -->").encode("latin-1")),
        text(ONE.replace("</url>", "</url><!-- \u00fc -->")),
    ),
    "gzip-name": (text(PACKED), Case({"sitemap.xml.gz": PACKED})),
    "name-text": (text(f"{PAGE}\n"), Case({"sitemap.txt": f"{PAGE}\n"})),
    "name-xml": (Case({"sitemap.txt": ONE}), text(ONE)),
    "list-header": tuple(Case({"sitemap.txt": f"{lead}{PAGE}\n"}) for lead in ("URL\n", "")),
}  # fmt: skip
"""Rules about single files."""

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
    "robots-html": tuple(sitemap(PAGE, robots=text) for text in ("<!DOCTYPE html><html></html>", "# <html>")),
    "robots-sitemap-url": tuple(sitemap(PAGE, robots=f"Sitemap: {url}") for url in ("/a.xml", f"{HOST}/a.xml")),
    "robots-protocol": tuple(
        sitemap("https://www.example.com/", robots=f"Sitemap: {scheme}://www.example.com/sitemap.xml")
        for scheme in ("http", "https")
    ),
    "robots-no-colon": tuple(sitemap(PAGE, robots=f"User-agent: *\nDisallow{mark} /x") for mark in ("", ":")),
    "robots-misspelt": tuple(sitemap(PAGE, robots=f"{name}: {HOST}/a.xml") for name in ("Site-map", "SITEMAP")),
    "robots-no-group": tuple(sitemap(PAGE, robots=f"{first}\nDisallow: /x") for first in ("# *", "User-agent: *")),
    "robots-path": tuple(sitemap(PAGE, robots=f"User-agent: *\nDisallow: {path}") for path in ("x/", "/x/")),
    "robots-too-large": tuple(sitemap(PAGE, robots="#" * size) for size in ((500 << 10) + 1, 500 << 10)),
    "sitemap-outside": both(listing, "http://yourhost.example.com/a.xml", f"{HOST}/a.xml", location=f"{HOST}/"),
    "sitemap-above": both(listing, f"{HOST}/a.xml", f"{HOST}/maps/a.xml", location=f"{HOST}/maps/"),
}
"""Rules about an index and its sitemaps."""

SCHEMA = {
    "schema-invalid": of_one("<url>", '<url id="a">', "<url>", with_schemas=True),
    "schema-alone": tuple(
        sitemap({"loc": PAGE, "lastmod": day}, with_schemas=True) for day in ("2025-11", "2025-11-01")
    ),
    "schema-unjudged": tuple(
        sitemap({"loc": PAGE, "xml": image() * count}, with_schemas=True) for count in (5_001, 4_000)
    ),
}
"""Rules about what the schemas say."""

CASES = {
    **OF_EXAMPLES,
    **ADDRESSES,
    **VALUES,
    **TOGETHER,
    **OF_FIELDS,
    **IMAGES,
    **VIDEOS,
    **ARTICLES,
    **LINKS,
    **FILES,
    **SETS,
    **SCHEMA,
}
"""By rule: what breaks it, and what does not."""

"""The schemas accept and reject the same values and structures as the published ones."""

from __future__ import annotations

import pytest
from lxml import etree

from sitemap_studio.core.paths import resource
from sitemap_studio.formats.schema_check import load_schema
from sitemap_studio.formats.xml_parser import parse

NS = "http://www.sitemaps.org/schemas/sitemap/0.9"
DECLARED = (
    f'xmlns="{NS}" xmlns:v="http://www.google.com/schemas/sitemap-video/1.1" '
    'xmlns:n="http://www.google.com/schemas/sitemap-news/0.9" '
    'xmlns:m="http://www.google.com/schemas/sitemap-mobile/1.0" '
    'xmlns:i="http://www.google.com/schemas/sitemap-image/1.1" xmlns:h="http://www.w3.org/1999/xhtml" '
    'xmlns:f="urn:in-house" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
)
LOC = "<loc>http://www.example.com/</loc>"
ENTRY = f"<url>{LOC}</url>"
NAMES = ("urlset", "index", "image", "video", "news", "mobile", "alternates", "pagemap")


@pytest.fixture(scope="module")
def urlset():
    return load_schema("schemas/urlset.xsd")


@pytest.fixture(scope="module")
def index():
    return load_schema("schemas/index.xsd")


def verdict(schema: etree.XMLSchema, text: str) -> bool:
    return schema.validate(parse(text.encode(), resource("schemas")))


def sitemap(content: str, attributes: str = "") -> str:
    return f"<urlset {DECLARED} {attributes}>{content}</urlset>"


def entry(content: str) -> str:
    return sitemap(f"<url>{LOC}{content}</url>")


def index_of(content: str) -> str:
    return f"<sitemapindex {DECLARED}>{content}</sitemapindex>"


VALUES = {
    "loc": {
        True: ["http://a.b/c", "http://www.example.com/" + "a" * 2025, "\n http://www.example.com/ ",
               "http://www.example.com/a b", "/catalog/shelf", "ftp://example.com/", "http://example.com/ü"],
        False: ["http://a.b/", "http://www.example.com/" + "a" * 2026, "", "  http://a.b/  "],
    },
    "lastmod": {
        True: ["2005-01-01", "2005-01-01Z", "2005-01-01+08:00", "2005-05-10T17:33:30", "2005-05-10T17:33:30+08:00",
               "2005-05-10T24:00:00Z", "1969-12-31", "2099-01-01", "2004-02-29"],
        False: ["2005", "2005-01", "2005-05-10T17:33+08:00", "2005-02-30", "20050510", "2005-5-1", "", "yesterday"],
    },
    "changefreq": {
        True: ["always", "hourly", "daily", "weekly", "monthly", "yearly", "never"],
        False: ["Daily", " daily ", "", "sometimes"],
    },
    "priority": {
        True: [".5", "1", "1.", "+1.0", "01.0", " 0.5 ", "0", "-0"],
        False: ["1e0", "1,0", "1.1", "-0.1", "", "high", "NaN"],
    },
}  # fmt: skip
"""Values of the four fields by the published schema's verdict."""


@pytest.mark.parametrize(
    ("field", "is_valid", "value"),
    [(f, v, text) for f, by in VALUES.items() for v, texts in by.items() for text in texts],
)
def test_field_value_is_valid_as_by_published_schema(urlset, index, field, is_valid, value):
    content = f"<{field}>{value}</{field}>"
    inner = content if field == "loc" else f"{LOC}{content}"
    assert verdict(urlset, sitemap(f"<url>{inner}</url>")) is is_valid
    assert verdict(index, index_of(f"<sitemap>{inner}</sitemap>")) is (is_valid and field in ("loc", "lastmod"))


STRUCTURES = [
    (True, ENTRY * 3),
    (True, f"<url>{LOC}<lastmod>2005-01-01</lastmod><changefreq>daily</changefreq><priority>1</priority></url>"),
    (False, ""),
    (False, "<url/>"),
    (False, f"<url>{LOC}{LOC}</url>"),
    (False, f"<url><lastmod>2005-01-01</lastmod>{LOC}</url>"),
    (False, f"<url>{LOC}<priority>1</priority><changefreq>daily</changefreq></url>"),
    (False, f'<url id="a">{LOC}</url>'),
    (False, f"<url>{LOC}text</url>"),
    (False, f"<url>{LOC}<title/></url>"),
    (False, f"<url>{LOC}<f:a/></url>"),
    (False, f'<url>{LOC}<a xmlns=""/></url>'),
    (False, f"{ENTRY}<f:a/>"),
    (False, f"{ENTRY}<m:mobile/>"),
    (False, f"{ENTRY}<m:mobile/>{ENTRY}"),
    (True, f"<m:mobile/>{ENTRY}"),
    (False, f"<f:a/>{ENTRY}"),
    (False, f"<url>{LOC}<m:mobile/><priority>1</priority></url>"),
    (False, f"{ENTRY}<sitemap>{LOC}</sitemap>"),
]
"""Contents of a sitemap by the published schema's verdict, the extensions' schemas being supplied."""


@pytest.mark.parametrize(("is_valid", "content"), STRUCTURES)
def test_sitemap_structure_is_valid_as_by_published_schema(urlset, is_valid, content):
    assert verdict(urlset, sitemap(content)) is is_valid


@pytest.mark.parametrize(
    ("is_valid", "attribute"), [(True, 'xsi:schemaLocation="a b"'), (False, 'version="1"'), (False, 'f:a="1"')]
)
def test_root_accepts_only_schema_instance_attributes(urlset, is_valid, attribute):
    assert verdict(urlset, sitemap(ENTRY, attribute)) is is_valid


@pytest.mark.parametrize(
    ("is_valid", "content"),
    [
        (True, f"<sitemap>{LOC}<lastmod>2005-01-01</lastmod></sitemap>"),
        (False, ""),
        (False, f"<sitemap><lastmod>2005-01-01</lastmod>{LOC}</sitemap>"),
        (False, f"<sitemap>{LOC}<priority>1</priority></sitemap>"),
        (False, f"<sitemap>{LOC}<m:mobile/></sitemap>"),
        (False, ENTRY),
    ],
)
def test_index_structure_is_valid_as_by_published_schema(index, is_valid, content):
    assert verdict(index, index_of(content)) is is_valid


def test_prefixed_protocol_namespace_is_accepted(urlset):
    assert verdict(urlset, f'<s:urlset xmlns:s="{NS}"><s:url><s:loc>http://a.b/c</s:loc></s:url></s:urlset>')


@pytest.mark.parametrize("namespace", ["http://www.google.com/schemas/sitemap/0.84", f"{NS}/", f"https{NS[4:]}", ""])
def test_other_protocol_namespaces_are_invalid(urlset, namespace):
    assert not verdict(urlset, sitemap(ENTRY).replace(f'xmlns="{NS}"', f'xmlns="{namespace}"'))


NEEDED = "<v:thumbnail_loc>a</v:thumbnail_loc><v:title>t</v:title><v:description>d</v:description>"
VIDEO_CONTENTS = [
    (True, NEEDED),
    (False, NEEDED.replace("<v:title>t</v:title>", "")),
    (False, NEEDED.replace("<v:description>d</v:description>", "")),
    (False, f"{NEEDED}<v:duration>1</v:duration><v:content_loc>a</v:content_loc>"),
    (False, f"{NEEDED}<v:live>yes</v:live><v:live>yes</v:live>"),
    (True, NEEDED + "<v:tag>a</v:tag>" * 32),
    (False, NEEDED + "<v:tag>a</v:tag>" * 33),
    (True, NEEDED + '<v:price currency="EUR">1</v:price><v:price type="rent" resolution="HD"/><v:price>much</v:price>'),
    (True, f"{NEEDED}<v:tvshow><v:show_title/><v:video_type>clip</v:video_type></v:tvshow>"),
    (False, f"{NEEDED}<v:tvshow><v:video_type>clip</v:video_type><v:show_title/></v:tvshow>"),
    (False, f"{NEEDED}<v:tvshow><v:show_title/></v:tvshow>"),
    (False, f"{NEEDED}<v:restriction>DE</v:restriction>"),
    (False, f"{NEEDED}<v:id>a</v:id>"),
    (False, f"{NEEDED}<f:a/>"),
]
"""Contents of a video by the published schema's verdict."""


@pytest.mark.parametrize(("is_valid", "content"), VIDEO_CONTENTS)
def test_video_structure_is_valid_as_by_published_schema(urlset, is_valid, content):
    assert verdict(urlset, entry(f"<v:video>{content}</v:video>")) is is_valid


VIDEO_VALUES = {
    "duration": (["0", "28800", " 1 ", "+1", "007"], ["28801", "-1", "1.0", "", "1 min"]),
    "rating": (["0", "5", "5.0", "4.75", ".5"], ["5.1", "-1", "", "4,5", "1e0"]),
    "view_count": (["0", "99999999999999999999999"], ["-1", "1.5", ""]),
    "family_friendly": (["yes", "Yes", "YES", "no", "No", "NO"], ["yES", "true", " yes", ""]),
    "category": (["", "a" * 256], ["a" * 257]),
    "publication_date": (["2007-07-16", "2007-07-16T19:20:30+08:00"], ["2007-07-16T19:20+08:00", "2007", ""]),
    'restriction relationship="allow"': (
        ["", "DE", "DE AT", "DE   AT"],
        ["de", " DE", "DE,AT", "DEU", "DEA", "DE ATA"],
    ),
    'platform relationship="deny"': (["", "web", "web tv mobile"], ["web  tv", "desktop", "web,tv", " tv"]),
    'id type="tms:series"': (["", "a"], []),
    'price currency="EUR"': (["1.99", "", "free"], []),
    "uploader info='http://a.b/'": (["a", ""], []),
}
"""Values of a video's fields, valid and invalid, by the published schema."""


@pytest.mark.parametrize(
    ("tag", "is_valid", "value"),
    [(t, not i, v) for t, both in VIDEO_VALUES.items() for i, values in enumerate(both) for v in values],
)
def test_video_value_is_valid_as_by_published_schema(urlset, tag, is_valid, value):
    field = f"<v:{tag}>{value}</v:{tag.partition(' ')[0]}>"
    assert verdict(urlset, entry(f"<v:video>{NEEDED}{field}</v:video>")) is is_valid


@pytest.mark.parametrize(
    "tag",
    [
        'id type="imdb"', 'restriction relationship="only"', 'price currency="eur"', 'price type="lend"',
        'price resolution="4k"', 'player_loc allow_embed="maybe"', 'content_segment_loc duration="28801"',
        'duration unit="s"',
    ],
)  # fmt: skip
def test_wrong_attribute_of_video_field_is_invalid(urlset, tag):
    field = f"<v:{tag}></v:{tag.partition(' ')[0]}>"
    assert not verdict(urlset, entry(f"<v:video>{NEEDED}{field}</v:video>"))


@pytest.mark.parametrize(("field", "most"), [("title", 100), ("description", 2048)])
def test_video_texts_are_limited_in_characters_not_bytes(urlset, field, most):
    for length in (most, most + 1):
        text = NEEDED.replace(f"<v:{field}>{field[0]}<", f"<v:{field}>{'ü' * length}<")
        assert verdict(urlset, entry(f"<v:video>{text}</v:video>")) is (length == most)


def article(**fields: str) -> str:
    known = {"publication": "<n:name>N</n:name><n:language>en</n:language>", "publication_date": "2005-01-01"} | fields
    order = ("publication", "access", "genres", "publication_date", "title", "keywords", "stock_tickers")
    return f"<n:news>{''.join(f'<n:{name}>{known[name]}</n:{name}>' for name in order if name in known)}</n:news>"


NEWS_VALUES = {
    "access": (["Subscription", "Registration"], ["subscription", "Open", ""]),
    "genres": (["Blog", "Blog, OpEd", "Blog,Satire", "PressRelease,   UserGenerated, Opinion"],
               ["blog", "Blog,", "Blog OpEd", "", "Blog ,OpEd"]),
    "publication_date": (["2005-01-01", "2005-01-01T10:00:00Z"], ["2005", "2005-01-01T10:00Z", ""]),
    "title": (["", "A title"], []),
    "stock_tickers": (
        ["", "NASDAQ:AMAT", "A:B, C:D,E:F,G:H,I:J"],
        ["AMAT", "A:B,C:D,E:F,G:H,I:J,K:L", "A:B;C:D", "A:"],
    ),
    "publication": (
        [f"<n:name/><n:language>{code}</n:language>" for code in ("en", "deu", "zh-cn", "zh-tw")],
        [f"<n:name/><n:language>{code}</n:language>" for code in ("EN", "de-AT", "zh-hk", "", "engl")]
        + ["", "<n:name/>", "<n:language>en</n:language><n:name/>"],
    ),
}  # fmt: skip
"""Values of an article's fields, valid and invalid, by the published schema."""


@pytest.mark.parametrize(
    ("field", "is_valid", "value"),
    [(f, not i, v) for f, both in NEWS_VALUES.items() for i, values in enumerate(both) for v in values],
)
def test_news_value_is_valid_as_by_published_schema(urlset, field, is_valid, value):
    assert verdict(urlset, entry(article(**{field: value}))) is is_valid


@pytest.mark.parametrize("lacking", ["publication", "publication_date"])
def test_news_without_publication_or_date_is_invalid(urlset, lacking):
    whole = article()
    start, end = whole.index(f"<n:{lacking}>"), whole.index(f"</n:{lacking}>") + len(f"</n:{lacking}>")
    assert verdict(urlset, entry(whole))
    assert not verdict(urlset, entry(whole[:start] + whole[end:]))


@pytest.mark.parametrize(
    ("is_valid", "content"),
    [
        (True, "<i:image><i:loc>http://a.b/c.jpg</i:loc></i:image>" * 3),
        (True, "<i:image><i:loc>a</i:loc><i:caption/><i:geo_location/><i:title/><i:license>a</i:license></i:image>"),
        (False, "<i:image/>"),
        (False, "<i:image><i:title/><i:loc>a</i:loc></i:image>"),
        (False, "<i:loc>a</i:loc>"),
        (True, "<m:mobile/>"),
        (False, "<m:mobile>yes</m:mobile>"),
        (False, '<m:mobile type="a"/>'),
        (True, '<h:link rel="alternate" hreflang="de-AT" href="http://a.b/"/>'),
        (True, '<h:link rel="alternate" hreflang="zh-Hant-TW" href="http://a.b/"/>'),
        (True, '<h:link rel="alternate" hreflang="x-default" href="http://a.b/"/>'),
        (True, '<h:link rel="alternate" media="only screen and (max-width: 640px)" href="http://a.b/"/>'),
        (False, '<h:link rel="alternate" hreflang="deu" href="http://a.b/"/>'),
        (False, '<h:link rel="alternate" hreflang="de_AT" href="http://a.b/"/>'),
        (False, '<h:link rel="alternate" hreflang="de-AUT" href="http://a.b/"/>'),
        (False, '<h:link rel="canonical" href="http://a.b/"/>'),
        (False, '<h:link rel="alternate" hreflang="de"/>'),
        (False, '<h:link rel="alternate" hreflang="de" href="http://a.b/">text</h:link>'),
        (False, "<h:a/>"),
    ],
)
def test_image_mobile_and_hreflang_extensions_are_valid_as_documented(urlset, is_valid, content):
    assert verdict(urlset, entry(content)) is is_valid


@pytest.mark.parametrize("name", NAMES)
def test_each_schema_can_be_compiled_alone(name):
    assert isinstance(load_schema(f"schemas/{name}.xsd"), etree.XMLSchema)


def test_schemas_import_only_files_of_their_folder():
    found = {}
    for name in NAMES:
        path = resource(f"schemas/{name}.xsd")
        root = parse(path.read_bytes(), path)
        found[path.name] = [e.get("schemaLocation") for e in root.iter() if e.get("schemaLocation")]
    assert found.pop("urlset.xsd") == [
        "image.xsd",
        "video.xsd",
        "news.xsd",
        "alternates.xsd",
        "mobile.xsd",
        "pagemap.xsd",
    ]
    assert not any(found.values())


def test_schema_folder_contains_only_the_schemas():
    assert sorted(path.name for path in resource("schemas").iterdir()) == sorted(f"{name}.xsd" for name in NAMES)


def test_sitemap_schema_works_without_loader_of_program():
    # Without our loader: by the relative names in the file alone.
    assert verdict(etree.XMLSchema(file=str(resource("schemas/urlset.xsd"))), entry("<m:mobile/>"))

"""Rules about single files, about what the schemas say of them, and about the program itself."""

from __future__ import annotations

from typing import Final

from sitemap_studio.protocol.rule import ESCAPING, FAQ, INDEXES, TAGS, Rule, Scope, Severity

_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO
_SITEMAP = Scope.SITEMAP
_SCHEMAS: Final = "sitemap.xsd and siteindex.xsd"
_VALIDATING: Final = "Sitemap Protocol 0.9, Validating your Sitemap; XML Schema 1.0, part 1, 4.3.2"

MALFORMED_RULE: Final = "malformed"
"""The rule that a file breaks which a strict XML parser refuses, or whose gzip data is cut off."""

REPAIRED_RULES: Final = (MALFORMED_RULE, "repaired")
"""The rules that say of a file that it was repaired; saving writes the repaired file."""

TEMPLATE_RULE: Final = "template"

FEED_RULE: Final = "feed"

FILE_RULES: Final = (
    Rule(MALFORMED_RULE, "Parsing error", _E, _SITEMAP, None,
         "XML 1.0, 2.1 Well-Formed XML Documents; Namespaces in XML 1.0, 7; RFC 1952, 2.3.1",
         "A file must be well-formed XML, and gzip data must be complete; search engines refuse any other file.",
         "<loc>http://www.example.com/?a=1&b=2</loc>", "<loc>http://www.example.com/?a=1&amp;b=2</loc>",
         fix="writes the file as it was repaired when it was opened, if that was possible without guessing"),
    Rule("too-many-urls", "Too many URLs", _E, _SITEMAP, None, INDEXES,
         "A sitemap may list no more URLs than the profile allows.",
         "one sitemap of 50,001 URLs", "two sitemaps and an index"),
    Rule("too-large", "File size error", _E, _SITEMAP, None, INDEXES,
         "A sitemap may take no more bytes, unpacked, than the profile allows.",
         "one sitemap of 10,485,761 bytes", "two sitemaps and an index"),
    Rule("empty-sitemap", "Empty sitemap", _E, _SITEMAP, None, "sitemap.xsd and siteindex.xsd, root element",
         "A sitemap must list at least one URL, an index at least one sitemap.",
         "<urlset></urlset>", "<urlset><url>\u2026</url></urlset>"),
    Rule("namespace-wrong", "Incorrect namespace", _E, _SITEMAP, None, TAGS,
         "The root element must name the namespace of the protocol, http://www.sitemaps.org/schemas/sitemap/0.9.",
         "http://www.google.com/schemas/sitemap/0.84", "http://www.sitemaps.org/schemas/sitemap/0.9",
         fix="names the protocol's namespace in the root when the sitemap is saved"),
    Rule("element-repeated", "Too many tags", _E, _SITEMAP, None, f"{TAGS}; sitemap.xsd, tUrl",
         "An entry may hold each of loc, lastmod, changefreq and priority once.",
         "<url><loc>\u2026</loc><loc>\u2026</loc></url>", "<url><loc>\u2026</loc></url>"),
    Rule("element-unknown", "Unknown XML tag", _W, _SITEMAP, None, f"{TAGS}; sitemap.xsd, tUrl",
         "An element in the protocol's namespace must be one that the protocol defines.",
         "<url><loc>\u2026</loc><title>\u2026</title></url>", "<url><loc>\u2026</loc></url>"),
    Rule("element-order", "Elements in another order", _I, Scope.ENTRY, None, f"{_SCHEMAS}, tUrl and tSitemap; {TAGS}",
         "The schema wants loc, lastmod, changefreq and priority in this order and extensions behind them; the text of "
         "the protocol asks for no order, and search engines read any.",
         "<url><lastmod>\u2026</lastmod><loc>\u2026</loc></url>",
         "<url><loc>\u2026</loc><lastmod>\u2026</lastmod></url>",
         fix="puts the elements in the order of the schema, each as it is written"),
    Rule("element-inside-value", "Invalid tag value", _E, _SITEMAP, None, f"{TAGS}; {_SCHEMAS}, tUrl and tSitemap",
         "A value is text alone; what consumers make of an element in it nobody knows.",
         "<loc>http://www.example.com/<b>catalog</b></loc>", "<loc>http://www.example.com/catalog</loc>"),
    Rule("attribute-unknown", "Unknown XML attribute", _W, _SITEMAP, None, f"{TAGS}; {_SCHEMAS}",
         "The protocol defines no attributes; only namespaces and xsi:schemaLocation may stand in the root element.",
         '<url priority="0.8">', "<url><loc>\u2026</loc><priority>0.8</priority></url>"),
    Rule("text-between-entries", "Text between entries", _E, _SITEMAP, None, f"{_SCHEMAS}, root element",
         "Only url elements may stand directly inside urlset, and only sitemap elements directly inside sitemapindex.",
         "<urlset>Pages<url>\u2026</url></urlset>", "<urlset><!-- Pages --><url>\u2026</url></urlset>"),
    Rule("kinds-mixed", "Sitemap and index mixed", _E, _SITEMAP, None, f"{INDEXES}; {_SCHEMAS}, root element",
         "A sitemap holds url elements and an index holds sitemap elements; consumers pass over the others.",
         "<urlset><url>\u2026</url><sitemap>\u2026</sitemap></urlset>", "a sitemap of URLs, listed in an index"),
    Rule("declaration-missing", "Missing XML declaration", _I, _SITEMAP, None, "XML 1.0, 2.8 Prolog",
         "XML should begin with a declaration; without one it is read as UTF-8, which a sitemap must be anyway.",
         "<urlset>\u2026", '<?xml version="1.0" encoding="UTF-8"?><urlset>\u2026'),
    Rule("schema-location", "Wrong schema location", _W, _SITEMAP, None, _VALIDATING,
         "xsi:schemaLocation names pairs of a namespace that the file uses and its schema: for the protocol's own "
         "sitemap.xsd, and siteindex.xsd in an index.",
         "http://www.sitemaps.org/schemas/sitemap/0.9 http://www.example.com/sitemap.xsd",
         "http://www.sitemaps.org/schemas/sitemap/0.9 http://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd"),
    Rule("repaired", "Repaired file", _W, _SITEMAP, None, f"{TAGS}; {_SCHEMAS}; RFC 1952, 2.2",
         "A parser accepts the file, but search engines may not: names must be spelled as in the protocol, and nothing "
         "may stand behind gzip data.",
         "<URL><loc>http://www.example.com/</loc></URL>", "<url><loc>http://www.example.com/</loc></url>",
         fix="writes the file as it was repaired when it was opened"),
    Rule("read-only", "Parsing error", _E, _SITEMAP, None, "XML 1.0, 2.1 Well-Formed XML Documents; RFC 1952, 2.3.1",
         "What is broken so that nobody can tell what was meant is shown as far as it is whole, and not changed.",
         "A gzipped file whose checksum is not that of its content", "The file, fetched or exported again"),
    Rule(TEMPLATE_RULE, "Template of a sitemap", _E, _SITEMAP, None, TAGS,
         "A sitemap holds the URLs themselves. A template of a site generator, with front matter, {% %} or {{ }}, is "
         "not checked or changed; open the sitemap that is made from it.",
         "<loc>{{ site.url }}{{ page.url }}</loc>", "<loc>http://www.example.com/catalog</loc>"),
    Rule(FEED_RULE, "Feed as sitemap", _I, _SITEMAP, None,
         "Sitemap Protocol 0.9, Other Sitemap formats, Syndication feed",
         "An RSS or Atom feed may stand for a sitemap, but it lists recent pages only, and no changefreq or priority.",
         '<rss version="2.0">\u2026</rss>', "a sitemap of all pages, beside the feed"),
    Rule("not-utf-8", "Not UTF-8", _E, _SITEMAP, None, ESCAPING,
         "A sitemap must be encoded in UTF-8.",
         '<?xml version="1.0" encoding="ISO-8859-1"?>', '<?xml version="1.0" encoding="UTF-8"?>'),
    Rule("gzip-name", "Compression error", _W, _SITEMAP, None, f"{INDEXES}; {FAQ}: zip or gzip",
         "A gzipped sitemap should have a name that ends in .gz, and no other sitemap should.",
         "sitemap.xml with gzipped content", "sitemap.xml.gz"),
)  # fmt: skip


_FILE = Scope.SITEMAP
_ALL_SCHEMAS: Final = "sitemap.xsd and siteindex.xsd of Sitemap Protocol 0.9, and the schemas of its extensions"

SCHEMA_RULES: Final = (
    Rule("schema-invalid", "Invalid by the schema", Severity.ERROR, _FILE, None, f"{TAGS}; {_ALL_SCHEMAS}",
         "A sitemap or an index must be valid by the published schema, as far as the prose of the protocol agrees.",
         '<url id="1"><loc>http://www.example.com/</loc></url>', "<url><loc>http://www.example.com/</loc></url>"),
    Rule("schema-alone", "Refused by the schema alone", Severity.INFO, _FILE, None, _ALL_SCHEMAS,
         "The published schema refuses some of what the prose of the protocol allows, such as dates without a day, "
         "fields in another order and addresses of fewer than 12 characters; a strict consumer may go by it.",
         "<lastmod>2026-11</lastmod>", "<lastmod>2026-11-02</lastmod>"),
    Rule("schema-unjudged", "Not judged by the schema", Severity.INFO, _FILE, None, _ALL_SCHEMAS,
         "An entry of more than 10,000 elements and attributes is not checked against the schema.",
         "one entry with 2,000 images of five fields each", "1,000 images at most in each entry"),
)  # fmt: skip


OWN_RULES: Final = (
    Rule("rule-failed", "Not judged by a rule", Severity.WARNING, Scope.SITEMAP, None, "Sitemap Studio",
         "A rule failed because of a fault in Sitemap Studio: what is named was not judged by it and may be right or "
         "wrong. All other rules, and the same rule elsewhere, were judged. Please report the fault.",
         "a rule stops at one entry", "every rule judges every entry"),
)  # fmt: skip

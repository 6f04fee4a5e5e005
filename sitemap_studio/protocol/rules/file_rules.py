"""Rules about single files, about their validity by the schemas, and about failures of the program."""

from __future__ import annotations

from typing import Final

from sitemap_studio.core.messages import Message, join, msg, plural
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.rule import (
    ESCAPING,
    FAQ,
    GOOGLE_BUILD,
    INDEXES,
    SEARCH_CONSOLE,
    TAGS,
    TEMPLATES,
    YANDEX_ERRORS,
    Rule,
    Scope,
    Severity,
)

_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO
_SITEMAP = Scope.SITEMAP
_SCHEMAS: Final = "sitemap.xsd and siteindex.xsd"
_VALIDATING: Final = "Sitemap Protocol 0.9, Validating your Sitemap; XML Schema 1.0, part 1, 4.3.2"

_TEXT_FILES: Final = f"{GOOGLE_BUILD}, Text sitemap"
_FORMATS: Final = "sitemaps.org, Other Sitemap formats"

MALFORMED_RULE: Final = "malformed"
"""Violated by files that a strict XML parser rejects, and by truncated gzip data."""

TRUNCATED_RULE: Final = "truncated"
"""Violated by truncated files. Saving does not remove the problem, because the missing entries are lost."""

STRUCTURE_RULE: Final = "structure-wrong"
"""Violated by well-formed files with misplaced elements, which the reader has moved to the right places."""

REPAIRED_RULES: Final = (MALFORMED_RULE, STRUCTURE_RULE, "repaired")
"""Rules whose violation means that the file was repaired; saving writes the repaired file."""

ORDER_RULE: Final = "element-order"
"""Rule about the order of tags in the entries of sitemaps and indexes."""

N_TAG_RANKS: Final = len(FIELD_NAMES) + 1
"""Number of ranks in the order of the schema: one for each field, and the last for extensions."""

NAMESPACE_RULE: Final = "namespace-wrong"
EXTENSION_NAMESPACE_RULE: Final = "namespace-extension"
UNKNOWN_RULE: Final = "namespace-unknown"
UNKNOWN_COLUMN_RULE: Final = "column-unknown"
KINDS_RULE: Final = "kinds-mixed"
MISSPELT_RULE: Final = "element-misspelt"
HTML_RULE: Final = "document-html"
DOCTYPE_RULE: Final = "doctype"
DOUBLE_GZIP_RULE: Final = "gzip-double"
ENCODING_RULE: Final = "not-utf-8"

CORRECTED_RULES: Final = frozenset(
    (
        NAMESPACE_RULE,
        EXTENSION_NAMESPACE_RULE,
        KINDS_RULE,
        MISSPELT_RULE,
        HTML_RULE,
        DOCTYPE_RULE,
        DOUBLE_GZIP_RULE,
        ENCODING_RULE,
    )
)
"""Rules about faults that the reader corrects in the table; they remain in the file until they are fixed."""

TEMPLATE_RULE: Final = "template"

FEED_RULE: Final = "feed"

FILE_RULES: Final = (
    Rule(MALFORMED_RULE, "Parsing error", _E, _SITEMAP, None,
         "XML 1.0, 2.1 Well-Formed XML Documents; Namespaces in XML 1.0, 7; RFC 1952, 2.3.1",
         "The file must be well-formed XML, and gzip data must be complete. Search engines reject other files.",
         "<loc>http://www.example.com/?a=1&b=2</loc>", "<loc>http://www.example.com/?a=1&amp;b=2</loc>",
         fix="save the repaired file, if the repair was certain"),
    Rule(TRUNCATED_RULE, "Truncated file", _E, _SITEMAP, None,
         "XML 1.0, 2.1 Well-Formed XML Documents; RFC 1952, 2.3.1",
         "The file ends in the middle of an entry, or of its gzip data, for example after an interrupted download or "
         "export. The entries that followed are lost. Replace the file with a complete one; saving can't restore them.",
         "<urlset><url><loc>http://www.example.com/</loc></url><url><loc>http://www.exa",
         "<urlset><url><loc>http://www.example.com/</loc></url></urlset>"),
    Rule("too-many-urls", "Too many URLs", _E, _SITEMAP, None, INDEXES,
         "A sitemap must not list more than 50,000 URLs. Search engines may ignore the rest, or reject the file.",
         "<urlset>…50,001…</urlset>", "<sitemapindex><sitemap>…</sitemap><sitemap>…</sitemap></sitemapindex>"),
    Rule("too-large", "File size error", _E, _SITEMAP, None, f"{INDEXES}; {SEARCH_CONSOLE}; {YANDEX_ERRORS}",
         "A sitemap must not be larger than 52,428,800 bytes (50 MB), uncompressed; the protocol of 2008 allows "
         "10,485,760 bytes (10 MB). Search engines reject larger files.",
         "<urlset>…</urlset>", "<sitemapindex><sitemap>…</sitemap><sitemap>…</sitemap></sitemapindex>"),
    Rule("empty-sitemap", "Empty sitemap", _E, _SITEMAP, None, f"{_SCHEMAS}, root element; {SEARCH_CONSOLE}",
         "The schema requires at least one URL in a sitemap, and at least one sitemap in an index. Search Console reports "
         "empty files as “Empty sitemap” or “Missing XML tag”.",
         "<urlset></urlset>", "<urlset><url>\u2026</url></urlset>",
         in_profiles={"google": _W, "bing": _W, "yandex": _W}),
    Rule("empty-news", "Empty news sitemap", _I, _SITEMAP, None, "Google Search Central, news sitemaps",
         "A news sitemap lists the articles of the last two days. It may be empty if there are none. Search Console "
         "may warn of it, but the file does no harm.",
         '<urlset xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"></urlset>',
         "<urlset><url>\u2026</url></urlset>"),
    Rule(NAMESPACE_RULE, "Incorrect namespace", _E, _SITEMAP, None, TAGS,
         "The root element and the entries must be in the namespace http://www.sitemaps.org/schemas/sitemap/0.9. Search "
         "engines do not recognize a file with another namespace as a sitemap.",
         "http://www.google.com/schemas/sitemap/0.84", "http://www.sitemaps.org/schemas/sitemap/0.9",
         fix="write the namespace of the protocol when the sitemap is saved"),
    Rule(EXTENSION_NAMESPACE_RULE, "Incorrect namespace of an extension", _E, _SITEMAP, None,
         "Google Search Central, image, video and news sitemaps, localized versions; Namespaces in XML 1.0, 2.3",
         "Namespaces are compared character by character. Search engines ignore images, videos, news and hreflang links "
         "whose namespace differs in the scheme, host, version, letter case or a slash.",
         "https://www.google.com/schemas/sitemap-image/1.1", "http://www.google.com/schemas/sitemap-image/1.1",
         fix="write the namespace of the extension when the sitemap is saved"),
    Rule(UNKNOWN_RULE, "Unknown namespace", _I, _SITEMAP, None, f"{TAGS}; Namespaces in XML 1.0, 2.3",
         "Elements of this namespace are not checked, because the program does not know it. They remain as written, and "
         "most search engines ignore them.",
         '<shop:price xmlns:shop="http://www.example.com/shop">9.99</shop:price>', "<url><loc>\u2026</loc></url>"),
    Rule("element-repeated", "Too many tags", _E, _SITEMAP, None, f"{TAGS}; sitemap.xsd, tUrl; {YANDEX_ERRORS}",
         "An entry must not contain loc, lastmod, changefreq or priority more than once. Search engines use one of "
         "the values, and not always the same one.",
         "<url><loc>\u2026</loc><loc>\u2026</loc></url>", "<url><loc>\u2026</loc></url>"),
    Rule("element-unknown", "Unknown XML tag", _W, _SITEMAP, None, f"{TAGS}; sitemap.xsd, tUrl; {YANDEX_ERRORS}",
         "The protocol does not define this element. Search engines ignore it, or report an error.",
         "<url><loc>\u2026</loc><title>\u2026</title></url>", "<url><loc>\u2026</loc></url>"),
    Rule(UNKNOWN_COLUMN_RULE, "Unknown column", _W, _SITEMAP, None, TAGS,
         "A CSV file can have the columns loc, lastmod, changefreq and priority, and columns of extensions, such as "
         "image:loc and hreflang de. Other columns are ignored, and are left out when the set is saved as a sitemap.",
         "loc,last_change", "loc,lastmod"),
    Rule(ORDER_RULE, "Wrong order of tags", _I, Scope.ENTRY, None, f"{_SCHEMAS}, tUrl and tSitemap; {TAGS}",
         "The schema requires the order loc, lastmod, changefreq, priority and extensions; the protocol does not. "
         "Search engines accept any order, but strict validators do not. This is reported once per file.",
         "<url><lastmod>\u2026</lastmod><loc>\u2026</loc></url>",
         "<url><loc>\u2026</loc><lastmod>\u2026</lastmod></url>",
         fix="put the elements in the order of the schema"),
    Rule("element-inside-value", "XML tag inside a value", _E, _SITEMAP, None, f"{TAGS}; {_SCHEMAS}, tUrl and tSitemap; {YANDEX_ERRORS}",
         "Values must be plain text. Search engines read elements within them in different ways, or report an error.",
         "<loc>http://www.example.com/<b>catalog</b></loc>", "<loc>http://www.example.com/catalog</loc>"),
    Rule("attribute-unknown", "Unknown XML attribute", _W, _SITEMAP, None, f"{TAGS}; {_SCHEMAS}",
         "The protocol defines no attributes, except namespaces and xsi:schemaLocation in the root element. Search "
         "engines ignore other attributes, or report an error.",
         '<url priority="0.8">', "<url><loc>\u2026</loc><priority>0.8</priority></url>"),
    Rule("text-between-entries", "Text between entries", _E, _SITEMAP, None, f"{_SCHEMAS}, root element",
         "A urlset must contain only url elements, and a sitemapindex only sitemap elements. Search engines may "
         "reject the file.",
         "<urlset>Pages<url>\u2026</url></urlset>", "<urlset><!-- Pages --><url>\u2026</url></urlset>"),
    Rule(KINDS_RULE, "Sitemap and index mixed", _E, _SITEMAP, None, f"{INDEXES}; {_SCHEMAS}, root element",
         "A urlset contains url elements, and a sitemapindex contains sitemap elements. Search engines ignore "
         "other elements, or reject the file.",
         "<urlset><sitemap>\u2026</sitemap></urlset>", "<sitemapindex><sitemap>\u2026</sitemap></sitemapindex>",
         fix="rename the root element, if all entries are of the other kind"),
    Rule(MISSPELT_RULE, "Misspelt XML tag", _E, _SITEMAP, None, f"{TAGS}; XML 1.0, 1.2",
         "The names of elements must be written as in the protocol, in lower case and without hyphens. Search engines "
         "do not recognize other spellings.",
         "<url><Loc>http://www.example.com/</Loc></url>", "<url><loc>http://www.example.com/</loc></url>",
         fix="write the name of the protocol when the sitemap is saved"),
    Rule(HTML_RULE, "Sitemap inside a web page", _E, _SITEMAP, None, f"{TAGS}; {_SCHEMAS}, root element",
         "The file is a web page (HTML) that contains a sitemap, for example a page that a browser saved. Search engines "
         "do not read such files as sitemaps.",
         "<html><body><urlset>\u2026</urlset></body></html>", "<urlset>\u2026</urlset>",
         fix="remove the HTML before and after the sitemap"),
    Rule(DOCTYPE_RULE, "Document type declaration", _E, _SITEMAP, None,
         "Sitemap Protocol 0.9, XML Sitemap Format; XML 1.0, 2.8 Prolog and Document Type Declaration",
         "A sitemap must begin with urlset, and an index with sitemapindex. They have no document type, so search "
         "engines may reject a file that declares one, or read it as a web page.",
         '<!DOCTYPE urlset SYSTEM "sitemap.dtd"><urlset>\u2026</urlset>', "<urlset>\u2026</urlset>",
         fix="remove the document type declaration"),
    Rule(DOUBLE_GZIP_RULE, "Compressed twice", _E, _SITEMAP, None, f"{INDEXES}; RFC 1952, 2.2",
         "The file is gzip data within gzip data. Search engines decompress a sitemap once, and find no XML.",
         "gzip of sitemap.xml.gz", "gzip of sitemap.xml",
         fix="compress the sitemap once"),
    Rule("schema-location", "Wrong schema location", _W, _SITEMAP, None, _VALIDATING,
         "xsi:schemaLocation must list pairs of a namespace of the file and its schema: sitemap.xsd for sitemaps, "
         "siteindex.xsd for indexes. Validators load the wrong schema otherwise.",
         "http://www.sitemaps.org/schemas/sitemap/0.9 http://www.example.com/sitemap.xsd",
         "http://www.sitemaps.org/schemas/sitemap/0.9 http://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd"),
    Rule("repaired", "Repaired file", _W, _SITEMAP, None, "XML 1.0, 4.3.3 and appendix F; RFC 1952, 2.2",
         "The file contains bytes that do not belong to the sitemap, such as text after the gzip data, or its encoding "
         "is not declared. Most search engines probably read the file anyway.",
         "gzip data</html>", "gzip data",
         fix="save the repaired file"),
    Rule(STRUCTURE_RULE, "Misplaced XML tags", _E, _SITEMAP, None, f"{TAGS}; {_SCHEMAS}, root element",
         "The file is well-formed, but its elements are not where the protocol requires them: the root contains url or "
         "sitemap elements, and these contain loc. Search engines ignore URLs in other places.",
         "<urlset><loc>http://www.example.com/</loc></urlset>",
         "<urlset><url><loc>http://www.example.com/</loc></url></urlset>",
         fix="save the repaired file"),
    Rule("read-only", "Partly readable file", _E, _SITEMAP, None, "XML 1.0, 2.1 Well-Formed XML Documents and 2.8 Prolog and Document Type Declaration; RFC 1952, 2.3.1",
         "The file is too damaged to be repaired with certainty, or it declares entities, which sitemaps do not need. "
         "The readable part is shown read-only. Search engines may reject such files.",
         "<urlset><url><loc>http://www.exa", "<urlset><url><loc>http://www.example.com/</loc></url></urlset>"),
    Rule(TEMPLATE_RULE, "Sitemap template", _E, _SITEMAP, None, TEMPLATES,
         "The file is a template of a site generator or a program, with front matter, {% %}, {{ }}, <% %> or PHP, and "
         "not a sitemap. It is not checked or changed. Open the generated sitemap instead.",
         "<loc>{{ site.url }}{{ page.url }}</loc>", "<loc>http://www.example.com/catalog</loc>"),
    Rule(FEED_RULE, "Feed as sitemap", _I, _SITEMAP, None,
         f"{_FORMATS}, Syndication feed; {GOOGLE_BUILD}; Yandex Webmaster, using the Sitemap file",
         "Google accepts RSS and Atom feeds as sitemaps, but Yandex does not. Feeds list only recent pages, and have "
         "no changefreq or priority.",
         '<rss version="2.0">\u2026</rss>', "<urlset><url>…</url></urlset>"),
    Rule(ENCODING_RULE, "Not UTF-8", _E, _SITEMAP, None, ESCAPING,
         "Sitemaps must be encoded in UTF-8. Search engines may misread other encodings.",
         '<?xml version="1.0" encoding="ISO-8859-1"?>', '<?xml version="1.0" encoding="UTF-8"?>',
         fix="save the file in UTF-8"),
    Rule("gzip-name", "File name does not match the compression", _W, _SITEMAP, None, f"{INDEXES}; {FAQ}: zip or gzip",
         "The name of a gzipped sitemap usually ends in .gz, and that of any other sitemap does not. Servers and search "
         "engines may misread a file with another name.",
         "sitemap.xml", "sitemap.xml.gz"),
    Rule("name-text", "List of URLs named .xml", _W, _SITEMAP, None, _TEXT_FILES,
         "The name of a list of URLs should end in .txt. Servers send a file named .xml as XML, which search engines "
         "can't parse.",
         "sitemap.xml", "sitemap.txt"),
    Rule("name-xml", "XML sitemap named .txt", _W, _SITEMAP, None, _TEXT_FILES,
         "A text sitemap is a file named .txt with one URL per line. Search engines may read an XML sitemap of such a "
         "name as a list.",
         "sitemap.txt", "sitemap.xml"),
    Rule("list-header", "Header in a list of URLs", _W, _SITEMAP, None,
         f"{_FORMATS}, Text file; {_TEXT_FILES}",
         "A text sitemap must contain only URLs, without a header or a footer. Search engines read a header as a URL "
         "and report it.",
         "URL", "http://www.example.com/catalog"),
)  # fmt: skip


_FILE = Scope.SITEMAP
_ALL_SCHEMAS: Final = "sitemap.xsd and siteindex.xsd of Sitemap Protocol 0.9, and the schemas of its extensions"


def order_message(count: int, misplaced: int, *, is_index: bool) -> Message:
    """Return the message about the entries of a file whose tags are not in the order of the schema.

    Args:
        count: Number of such entries.
        misplaced: The misplaced tag of the first entry: `N_TAG_RANKS` times its rank, plus the rank of a tag that it
            should precede.
        is_index: Whether the file is an index.
    """
    if is_index:
        found = plural(
            "One sitemap of this index has its tags in another order than the schema.",
            "%n sitemaps of this index have their tags in another order than the schema.",
            count,
        )
    else:
        found = plural(
            "One entry of this sitemap has its tags in another order than the schema.",
            "%n entries of this sitemap have their tags in another order than the schema.",
            count,
        )
    rank, later = divmod(misplaced, N_TAG_RANKS)
    tag = quoted(FIELD_NAMES[rank])
    if rank == 0:
        return join([found, msg("{tag} should be first.", tag=tag)])
    if later == len(FIELD_NAMES):
        return join([found, msg("{tag} should be before the extensions.", tag=tag)])
    return join([found, msg("{tag} should be before {other}.", tag=tag, other=quoted(FIELD_NAMES[later]))])


SCHEMA_RULES: Final = (
    Rule("schema-invalid", "Invalid against the schema", Severity.ERROR, _FILE, None, f"{TAGS}; {_ALL_SCHEMAS}",
         "Sitemaps and indexes must be valid against the published schema, where the protocol agrees with it. Search "
         "engines may reject invalid files.",
         '<url id="1"><loc>http://www.example.com/</loc></url>', "<url><loc>http://www.example.com/</loc></url>"),
    Rule("schema-alone", "Rejected only by the schema", Severity.INFO, _FILE, None, _ALL_SCHEMAS,
         "The published schema rejects some values that the protocol allows, such as dates without a day, another "
         "order of fields and URLs of fewer than 12 characters. Strict validators report them.",
         "<lastmod>2026-11</lastmod>", "<lastmod>2026-11-02</lastmod>"),
    Rule("schema-unjudged", "Entry too large for validation", Severity.INFO, _FILE, None, _ALL_SCHEMAS,
         "Entries with more than 10,000 elements and attributes are not validated against the schema.",
         "<url>…10,001…</url>", "<url>…10,000…</url>"),
)  # fmt: skip


OWN_RULES: Final = (
    Rule("rule-failed", "Rule failed", Severity.WARNING, Scope.SITEMAP, None, "Sitemap Studio",
         "A rule failed because of an internal error, so this item was not checked. All other checks were completed. "
         "Please report the error.",
         "", ""),
)  # fmt: skip

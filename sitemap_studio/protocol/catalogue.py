"""The catalogue of problems: every rule that data can break, declared in one table.

A rule says what is wrong, how grave it is, what it looks at and who says so. How it is judged is no matter of this
module: columns are judged in `checks`, bytes and XML by the readers in `formats`, which report a `Finding`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from sitemap_studio.protocol.fields import FieldName


class Severity(Enum):
    """How grave a problem is."""

    ERROR = "error"
    """The protocol forbids it; consumers drop the value, the entry or the sitemap."""

    WARNING = "warning"
    """Consumers read it, but probably not as it was meant."""

    INFO = "info"
    """Worth knowing, harmless."""


SEVERITY_RANK: Final = {Severity.INFO: 1, Severity.WARNING: 2, Severity.ERROR: 3}
"""Severities in order, gravest highest; 0 stands for no problem."""


class Scope(Enum):
    """What a rule has to look at before it can judge."""

    FIELD = "field"
    """One value."""

    ENTRY = "entry"
    """One entry, beside the others or beside its sitemap's place."""

    SITEMAP = "sitemap"
    """One file."""

    SET = "set"
    """An index with its sitemaps."""


@dataclass(frozen=True)
class Rule:
    """One rule of the catalogue.

    Attributes:
        id: Its name in files and on the command line, in words with hyphens.
        title: What webmasters call it; Search Console's name where it has one.
        severity: How grave a breach is.
        scope: What it looks at.
        field: The field that it judges, or None.
        source: Document and section that demand it.
        explanation: The rule in one sentence.
        wrong: An example of a value that breaks it, or of a situation in a few words.
        right: The same put right.
    """

    id: str
    title: str
    severity: Severity
    scope: Scope
    field: FieldName | None
    source: str
    explanation: str
    wrong: str
    right: str


@dataclass(frozen=True)
class Finding:
    """A fact that a reader met, before there is a table.

    Attributes:
        rule: The id of the rule that it breaks.
        message: One sentence for the user.
        line: Line in the file, counted from 1.
        entry: Place of the entry in its file, counted from 0.
        value: The text concerned.
    """

    rule: str
    message: str
    line: int | None = None
    entry: int | None = None
    value: str = ""


TAGS: Final = "Sitemap Protocol 0.9, XML tag definitions"
"""The section that defines the elements and their values."""

ESCAPING: Final = "Sitemap Protocol 0.9, Entity escaping"
"""The section on encoding and URL-escaping."""

INDEXES: Final = "Sitemap Protocol 0.9, Using Sitemap index files"
"""The section on indexes and on the limits of a file."""

LOCATION: Final = "Sitemap Protocol 0.9, Location of Sitemap files"
"""The section on which addresses a sitemap may list."""

FAQ: Final = "Sitemap Protocol 0.9, Frequently asked questions"
"""The questions and answers at the end of the protocol."""

_E, _W = Severity.ERROR, Severity.WARNING
_FIELD, _ENTRY, _SITEMAP, _SET = Scope.FIELD, Scope.ENTRY, Scope.SITEMAP, Scope.SET

_LOC_RULES: Final = (
    Rule("loc-missing", "Missing XML tag", _E, _FIELD, "loc", TAGS,
         "Every entry needs a loc with the address of its page.",
         "<url><lastmod>2026-11-02</lastmod></url>", "<url><loc>http://www.example.com/</loc></url>"),
    Rule("loc-relative", "Incomplete URL", _E, _FIELD, "loc", f"{TAGS}; FAQ on completely specified URLs",
         "An address must be complete: it begins with the protocol and names the host.",
         "www.example.com/catalog", "http://www.example.com/catalog"),
    Rule("loc-scheme", "Invalid URL: protocol", _E, _FIELD, "loc", TAGS,
         "The protocol of an address must be http or https.",
         "ftp://www.example.com/catalog", "http://www.example.com/catalog"),
    Rule("loc-host", "Invalid URL: host", _E, _FIELD, "loc", "RFC 3986, 3.2; RFC 9110, 4.2",
         "An address must name a host, and a port, where given, must be a number up to 65535.",
         "http://:8080/catalog", "http://www.example.com:8080/catalog"),
    Rule("loc-characters", "Invalid URL", _E, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 2",
         "An address may hold only the characters of RFC 3986; all others must be percent-encoded.",
         "http://www.example.com/\u00fcmlat page.html", "http://www.example.com/%C3%BCmlat%20page.html"),
    Rule("loc-whitespace", "Leading whitespace", _W, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 2",
         "White space around an address is no part of it, and not every consumer removes it.",
         " http://www.example.com/ ", "http://www.example.com/"),
    Rule("loc-too-long", "Invalid URL: too long", _E, _FIELD, "loc", TAGS,
         "An address must be shorter than 2,048 characters.",
         "http://www.example.com/?session=\u2026 (2,048 characters)", "http://www.example.com/"),
    Rule("loc-duplicate", "Duplicate URL", _W, _ENTRY, "loc", f"{FAQ}: one version of a URL",
         "An address should be listed once in a set.",
         "http://www.example.com/ listed twice", "http://www.example.com/ listed once"),
    Rule("loc-outside", "URL not allowed", _E, _ENTRY, "loc", LOCATION,
         "A sitemap may list only addresses of its own protocol, host and port, in or below its own folder.",
         "http://example.com/image/ in http://example.com/catalog/sitemap.gz",
         "http://example.com/catalog/show in http://example.com/catalog/sitemap.gz"),
)  # fmt: skip

_VALUE_RULES: Final = (
    Rule("lastmod-format", "Invalid date", _E, _FIELD, "lastmod", f"{TAGS}; W3C Date and Time Formats",
         "A date must have one of the six W3C forms; a time needs its zone.",
         "2026-11-02 17:33", "2026-11-02T17:33+01:00"),
    Rule("lastmod-date", "Invalid date", _E, _FIELD, "lastmod", "W3C Date and Time Formats; ISO 8601",
         "A date must exist in the calendar, and a time on the clock.",
         "2026-11-31", "2026-11-30"),
    Rule("changefreq-value", "Invalid tag value", _E, _FIELD, "changefreq", TAGS,
         "A change frequency is always, hourly, daily, weekly, monthly, yearly or never, in lower case.",
         "Daily", "daily"),
    Rule("priority-value", "Invalid tag value", _E, _FIELD, "priority", f"{TAGS}; sitemap.xsd, tPriority",
         "A priority is a decimal number from 0.0 to 1.0, with a point.",
         "0,8", "0.8"),
)  # fmt: skip

_SITEMAP_RULES: Final = (
    Rule("too-many-urls", "Too many URLs", _E, _SITEMAP, None, INDEXES,
         "A sitemap may list no more URLs than the profile allows.",
         "one sitemap of 50,001 URLs", "two sitemaps and an index"),
    Rule("too-large", "File size error", _E, _SITEMAP, None, INDEXES,
         "A sitemap may take no more bytes, unpacked, than the profile allows.",
         "one sitemap of 10,485,761 bytes", "two sitemaps and an index"),
    Rule("empty-sitemap", "Empty sitemap", _W, _SITEMAP, None, "sitemap.xsd and siteindex.xsd, root element",
         "A sitemap should list at least one URL, an index at least one sitemap.",
         "<urlset></urlset>", "<urlset><url>\u2026</url></urlset>"),
    Rule("namespace-wrong", "Incorrect namespace", _E, _SITEMAP, None, TAGS,
         "The root element must name the namespace of the protocol, http://www.sitemaps.org/schemas/sitemap/0.9.",
         "http://www.google.com/schemas/sitemap/0.84", "http://www.sitemaps.org/schemas/sitemap/0.9"),
    Rule("element-repeated", "Too many tags", _E, _SITEMAP, None, f"{TAGS}; sitemap.xsd, tUrl",
         "An entry may hold each of loc, lastmod, changefreq and priority once.",
         "<url><loc>\u2026</loc><loc>\u2026</loc></url>", "<url><loc>\u2026</loc></url>"),
    Rule("element-unknown", "Unknown XML tag", _W, _SITEMAP, None, f"{TAGS}; sitemap.xsd, tUrl",
         "An element in the protocol's namespace must be one that the protocol defines.",
         "<url><loc>\u2026</loc><title>\u2026</title></url>", "<url><loc>\u2026</loc></url>"),
    Rule("repaired", "Parsing error", _W, _SITEMAP, None, "XML 1.0, 2.1 Well-Formed XML Documents",
         "A sitemap must be well-formed XML with the names that the protocol gives; consumers mend nothing.",
         "<loc>http://www.example.com/?a=1&b=2</loc>", "<loc>http://www.example.com/?a=1&amp;b=2</loc>"),
    Rule("not-utf-8", "Not UTF-8", _E, _SITEMAP, None, ESCAPING,
         "A sitemap must be encoded in UTF-8.",
         '<?xml version="1.0" encoding="ISO-8859-1"?>', '<?xml version="1.0" encoding="UTF-8"?>'),
    Rule("gzip-name", "Compression error", _W, _SITEMAP, None, f"{INDEXES}; {FAQ}: zip or gzip",
         "A gzipped sitemap should have a name that ends in .gz, and no other sitemap should.",
         "sitemap.xml with gzipped content", "sitemap.xml.gz"),
)  # fmt: skip

_SET_RULES: Final = (
    Rule("too-many-sitemaps", "Too many sitemaps", _E, _SET, None, INDEXES,
         "An index may list no more sitemaps than the profile allows.",
         "one index of 1,001 sitemaps", "two indexes"),
    Rule("nested-index", "Nested sitemap indexes", _E, _SET, None, INDEXES,
         "An index may list sitemaps only, no other index and not itself.",
         "sitemap_index.xml lists sitemap_index2.xml", "sitemap_index.xml lists sitemap1.xml.gz"),
    Rule("sitemap-missing", "Sitemap not found", _E, _SET, None, INDEXES,
         "Every sitemap that an index lists must be there.",
         "sitemap2.xml.gz is listed and not found", "every sitemap listed is found"),
    Rule("sitemap-unreadable", "Parsing error", _E, _SET, None, TAGS,
         "Every sitemap that an index lists must be readable.",
         "sitemap2.xml.gz is cut off in the middle", "sitemap2.xml.gz is complete"),
    Rule("sitemap-repeated", "Sitemap listed twice", _W, _SET, None, INDEXES,
         "An index lists every sitemap once.",
         "sitemap1.xml.gz is listed twice", "sitemap1.xml.gz is listed once"),
    Rule("sitemap-outside", "Path mismatch", _E, _SET, None, f"{INDEXES}, note on the same site",
         "An index may list only sitemaps of its own site.",
         "http://www.example.com/sitemap.xml in http://www.yoursite.com/sitemap_index.xml",
         "http://www.yoursite.com/sitemap1.xml in http://www.yoursite.com/sitemap_index.xml"),
)  # fmt: skip

RULES: Final[dict[str, Rule]] = {rule.id: rule for rule in (*_LOC_RULES, *_VALUE_RULES, *_SITEMAP_RULES, *_SET_RULES)}
"""All rules by id, in the order in which problems are listed."""

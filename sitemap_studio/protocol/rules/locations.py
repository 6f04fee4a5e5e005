"""Rules about URLs."""

from __future__ import annotations

from typing import Final

from sitemap_studio.protocol.rule import ESCAPING, FAQ, LOCATION, SCHEMA, TAGS, Rule, Scope, Severity

_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO
_FIELD, _ENTRY = Scope.FIELD, Scope.ENTRY
_SESSIONS = f"{FAQ}: session IDs"

LOC_RULES: Final = (
    Rule("loc-missing", "Missing XML tag", _E, _FIELD, "loc", TAGS,
         "Every entry needs a loc with the address of its page.",
         "<url><lastmod>2026-11-02</lastmod></url>", "<url><loc>http://www.example.com/</loc></url>"),
    Rule("loc-empty", "Invalid URL: empty", _E, _FIELD, "loc", TAGS,
         "A loc must hold the address of its page.",
         "<loc></loc>", "<loc>http://www.example.com/</loc>"),
    Rule("loc-relative", "Incomplete URL", _E, _FIELD, "loc", f"{TAGS}; FAQ on completely specified URLs",
         "An address must be complete: it begins with the protocol and names the host.",
         "www.example.com/catalog", "http://www.example.com/catalog",
         fix="complete it by the base URL that you give"),
    Rule("loc-scheme", "Invalid URL: protocol", _E, _FIELD, "loc", TAGS,
         "The protocol of an address must be http or https.",
         "ftp://www.example.com/catalog", "http://www.example.com/catalog"),
    Rule("loc-host", "Invalid URL: host", _E, _FIELD, "loc",
         "RFC 3986, 3.2; RFC 9110, 4.2; RFC 1034, 3.1; RFC 1123, 2.1; UTS 46, 4",
         "An address must name a host that can be one, and a port, where given, must be a number from 1 to 65535. No "
         "part of a host begins or ends with a hyphen, and what begins with xn-- must stand for a name.",
         "http://:8080/catalog", "http://www.example.com:8080/catalog"),
    Rule("loc-backslash", "Invalid URL: backslash", _E, _FIELD, "loc", "RFC 3986, 2; WHATWG URL, 4.4",
         "The parts of a path are divided by slashes; a backslash may not stand in an address.",
         "http://www.example.com\\catalog\\12", "http://www.example.com/catalog/12",
         fix="write slashes"),
    Rule("loc-idn", "Invalid URL: host not in ASCII", _E, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 3.2.2; RFC 5891",
         "A host with characters beyond ASCII must be written in its ASCII form, which begins with xn--. With escapes "
         "such as %C3%BC a host is legal, but names are looked up as they stand.",
         "http://m\u00fcnchen.example.com/", "http://xn--mnchen-3ya.example.com/",
         fix="write the ASCII form of the host"),
    Rule("loc-mixed-scripts", "Suspicious host", _W, _FIELD, "loc", "Unicode Technical Standard 39, 5.2",
         "Letters of several alphabets in one name look like another name, and browsers distrust it.",
         "http://xn--exmple-4nf.example.com/", "http://example.example.com/"),
    Rule("loc-inner-space", "Invalid URL: white space", _E, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 2",
         "White space may not stand within an address; a space is written %20.",
         "http://www.example.com/spring cleaning", "http://www.example.com/spring%20cleaning",
         fix="write spaces as %20"),
    Rule("loc-percent", "Invalid URL: percent sign", _E, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 2.1",
         "A percent sign must be followed by two hexadecimal digits; as a character it is written %25.",
         "http://www.example.com/100%", "http://www.example.com/100%25",
         fix="write such percent signs as %25"),
    Rule("loc-characters", "Invalid URL", _E, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 2",
         "An address may hold only the characters of RFC 3986; all others must be percent-encoded.",
         "http://www.example.com/\u00fcmlat.html", "http://www.example.com/%C3%BCmlat.html",
         fix="percent-encode them as UTF-8, or as ISO-8859-1 for an old server"),
    Rule("loc-whitespace", "Leading whitespace", _W, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 2",
         "White space around an address is not part of it, and not every consumer removes it.",
         " http://www.example.com/ ", "http://www.example.com/",
         fix="remove it"),
    Rule("loc-other-space", "Invisible characters around the URL", _E, _FIELD, "loc",
         f"{ESCAPING}; RFC 3986, 2; XML 1.0, 2.3",
         "A no-break space, a byte order mark or the like before or behind an address is no white space to XML: "
         "consumers take it for a part of the address.",
         "\u00a0http://www.example.com/", "http://www.example.com/",
         fix="remove them"),
    Rule("loc-too-long", "Invalid URL: too long", _E, _FIELD, "loc", TAGS,
         "An address must be shorter than 2,048 characters.",
         "http://www.example.com/?session=\u2026 (2,048 characters)", "http://www.example.com/"),
    Rule("loc-too-short", "Too short for the schema", _I, _FIELD, "loc", f"{SCHEMA}, tLoc",
         "The published schema wants 12 characters at least; the protocol itself sets no least length.",
         "http://a.io", "http://a.io/index"),
    Rule("loc-double-escape", "URL escaped twice", _W, _FIELD, "loc", f"{ESCAPING}; RFC 3986, 2.4",
         "What is escaped already must not be escaped again: %2520 stands for %20, not for a space.",
         "http://www.example.com/?a=1&amp;b=spring%2520cleaning", "http://www.example.com/?a=1&b=spring%20cleaning",
         fix="unescape once"),
    Rule("loc-fragment", "URL with a fragment", _W, _FIELD, "loc", "RFC 3986, 3.5; RFC 9110, 7.1",
         "What follows # names a place within a page and is never sent to the server; the page is listed without it.",
         "http://www.example.com/catalog#garden", "http://www.example.com/catalog",
         fix="leave the fragment out"),
    Rule("loc-user-info", "URL with user name", _W, _FIELD, "loc", "RFC 9110, 4.2.4",
         "A user name or password before the host is published to everybody, and consumers refuse it.",
         "http://anna:secret@www.example.com/", "http://www.example.com/"),
    Rule("loc-default-port", "Needless port", _I, _FIELD, "loc", "RFC 3986, 6.2.3; RFC 9110, 4.2.3",
         "Port 80 is the default for http, port 443 for https; neither is needed.",
         "http://www.example.com:80/catalog", "http://www.example.com/catalog",
         fix="leave the port out"),
    Rule("loc-empty-port", "Suspicious URL: empty port", _W, _FIELD, "loc", "RFC 3986, 3.2.3",
         "A colon without a port before two slashes is legal, but usually two URLs were joined by mistake.",
         "http://http://www.example.com/catalog", "http://www.example.com/catalog"),
    Rule("loc-upper-case", "Host in capitals", _I, _FIELD, "loc", "RFC 3986, 6.2.2.1",
         "Case means nothing in protocol and host; both are usually written in lower case.",
         "http://WWW.Example.com/Catalog", "http://www.example.com/Catalog",
         fix="write protocol and host in lower case"),
    Rule("loc-dot-segments", "URL with dot segments", _W, _FIELD, "loc", "RFC 3986, 5.2.4 and 6.2.2.3",
         "Steps such as /../ belong to relative addresses; consumers follow them and list a "
         "different address.",
         "http://www.example.com/catalog/../about", "http://www.example.com/about",
         fix="go the steps"),
    Rule("loc-session", "URL with session ID", _W, _FIELD, "loc", _SESSIONS,
         "The id of a session makes a new address of the same page for every visitor. Parameters such as sid and "
         "session, which may mean something else, count only with a value that looks like such an id.",
         "http://www.example.com/catalog?item=12&PHPSESSID=5c1d0b7e2f",
         "http://www.example.com/catalog?item=12",
         fix="leave these parameters out"),
    Rule("loc-tracker", "URL with tracking parameters", _I, _FIELD, "loc", f"{FAQ}: one version of a URL, session IDs",
         "Parameters such as utm_source tell where a visitor came from; the page is the same without them.",
         "http://www.example.com/catalog?item=12&utm_source=letter", "http://www.example.com/catalog?item=12",
         fix="leave these parameters out"),
    Rule("loc-leak", "Probably not public", _W, _FIELD, "loc",
         "Patterns of this program, which can be edited; RFC 1918, RFC 4193, RFC 6761 and RFC 6762 for hosts",
         "Private networks, test sites, administration, hidden files and backups are seldom meant for all.",
         "http://staging.example.com/wp-admin/", "http://www.example.com/"),
    Rule("loc-duplicate", "Duplicate URL", _W, _ENTRY, "loc", f"{FAQ}: one version of a URL",
         "An address should be listed once in a set.",
         "http://www.example.com/ listed twice", "http://www.example.com/ listed once"),
    Rule("loc-outside", "URL not allowed", _E, _ENTRY, "loc", LOCATION,
         "A sitemap may list only addresses of its own protocol, host and port, in or below its own folder. Addresses "
         "of another host count, too, where the robots.txt of that host names the sitemap (cross-submission).",
         "http://example.com/image/ in http://example.com/catalog/sitemap.gz",
         "http://example.com/catalog/show in http://example.com/catalog/sitemap.gz"),
    Rule("loc-other-site", "URL of another site", _W, _ENTRY, "loc", LOCATION,
         "All addresses of a sitemap must have its own protocol and host. Where nobody told the address of a lone "
         "sitemap, it is taken to lie on the site of more than half of its entries. Since that is inferred, and since "
         "the robots.txt of another host may name the sitemap (cross-submission), it is no error in any profile.",
         "http://blog.example.com/ among many addresses of http://www.example.com/",
         "http://blog.example.com/ in a sitemap of its own"),
)  # fmt: skip
"""All rules about `loc`."""


DUPLICATE_RULES: Final = (
    Rule("loc-both-protocols", "Duplicate URL: http and https", Severity.WARNING, Scope.ENTRY, "loc",
         f"{FAQ}: one version of a URL, http or https",
         "A page should be listed under http or under https, not under both.",
         "http://www.example.com/catalog beside https://www.example.com/catalog",
         "https://www.example.com/catalog alone"),
    Rule("loc-near-duplicate", "Near-duplicate URL", Severity.INFO, Scope.ENTRY, "loc",
         f"{FAQ}: one version of a URL; RFC 3986, 6.2",
         "Addresses that differ only in \u201cwww.\u201d, a slash at the end, the case of the host or of escapes, the "
         "fragment or the usual port are probably one page.",
         "http://www.example.com/catalog/ beside http://www.example.com/catalog",
         "http://www.example.com/catalog/ alone"),
)  # fmt: skip
"""All rules about pages that are listed under several addresses."""

"""Rules about the values of all entries of a sitemap together, and about an index with its sitemaps."""

from __future__ import annotations

from typing import Final

from sitemap_studio.protocol.rule import (
    CROSS_SUBMISSION,
    FAQ,
    GOOGLE_BUILD,
    GOOGLE_LARGE,
    INDEXES,
    LOCATION,
    SEARCH_CONSOLE,
    TAGS,
    YANDEX_ERRORS,
    Rule,
    Scope,
    Severity,
)

_I, _W = Severity.INFO, Severity.WARNING
_SITEMAP, _SET = Scope.SITEMAP, Scope.SET
_ACCURATE: Final = (
    f"{TAGS}: date of last modification of the file; {GOOGLE_BUILD}: lastmod is used where it is consistently accurate"
)
_ONLY_WHERE_IGNORED: Final = {"sitemap-0.9": None, "sitemaps.org": None, "yandex": None}

SUMMARY_RULES: Final = (
    Rule("lastmod-all-same", "Same date almost everywhere", _W, _SITEMAP, "lastmod", _ACCURATE,
         "If at least 90 % of 10 or more dates are equal, they are probably those of the sitemap and not of the pages. "
         "Google uses dates only if they are consistently accurate.",
         "2026-11-02 in 1,940 of 1,947 entries", "2026-11-02 in 1,200 of 1,947 entries",
         in_profiles={"sitemap-0.9": _I}),
    Rule("lastmod-one-run", "Most dates on one day", _W, _SITEMAP, "lastmod", _ACCURATE,
         "If at least 90 % of 10 or more dates fall on one day or within one hour, a program has probably written all "
         "of them at once, whether the pages changed or not. Google uses dates only if they are consistently accurate.",
         "2026-11-02T10:00:01Z, 2026-11-02T10:00:02Z, … in 1,940 of 1,947 entries",
         "2026-11-02T10:00:01Z, 2026-10-17T08:15:00Z, … in 1,947 entries",
         in_profiles={"sitemap-0.9": _I}),
    Rule("lastmod-all-today", "All dates are today's", _W, _SITEMAP, "lastmod", _ACCURATE,
         "If 10 or more dates are all of today, a program probably writes the current date whenever it generates "
         "the sitemap. Google uses dates only if they are consistently accurate.",
         "the date of today in all of 1,947 entries", "2026-11-02, 2026-10-17, … in 1,947 entries",
         in_profiles={"sitemap-0.9": _I}),
    Rule("lastmod-only-change", "Only the date changed", _I, _SITEMAP, "lastmod", _ACCURATE,
         "The date differs from that in the earlier version of the set (“sitemap-studio check --since”), and nothing else "
         "in the entry does. If the pages did not change either, a program writes new dates whenever it generates the "
         "sitemap. This is reported once per sitemap.",
         "2026-11-02 in 1,940 of 1,947 entries; 2026-11-01 in the earlier version",
         "2026-11-02 in entries of pages that changed that day"),
    Rule("priority-all-same", "Same priority everywhere", _I, _SITEMAP, "priority",
         f"{TAGS}: priority is relative to other URLs on your site; {FAQ}: the \u201cpriority\u201d hint",
         "Search engines compare priorities only within a site. If 10 or more priorities are all equal, they have no "
         "effect.",
         "0.8 in all of 1,947 entries", "0.8, 0.5, 0.3, … in 1,947 entries"),
    Rule("priority-all-high", "High priority everywhere", _I, _SITEMAP, "priority",
         f"{TAGS}: assigning a high priority to all of the URLs on your site will not help you",
         "Search engines compare priorities only within a site. If 10 or more priorities are all 0.8 or higher, none "
         "stands out.",
         "0.8 to 1.0 in all of 1,947 entries", "0.1 to 1.0 in 1,947 entries"),
    Rule("changefreq-ignored", "Ignored changefreq", _I, _SITEMAP, "changefreq", f"{GOOGLE_BUILD}; Bing Webmaster Blog, July 2025",
         "Google and Bing ignore changefreq. Leave it out, unless other search engines need it.",
         "<changefreq>daily</changefreq>", "<url><loc>…</loc></url>",
         in_profiles=_ONLY_WHERE_IGNORED),
    Rule("priority-ignored", "Ignored priority", _I, _SITEMAP, "priority", f"{GOOGLE_BUILD}; Bing Webmaster Blog, July 2025",
         "Google and Bing ignore priority. Leave it out, unless other search engines need it.",
         "<priority>0.8</priority>", "<url><loc>…</loc></url>",
         in_profiles=_ONLY_WHERE_IGNORED),
    Rule("index-lastmod-old", "Outdated date in the index", _W, _SET, "lastmod",
         f"{INDEXES}: lastmod identifies the time that the corresponding Sitemap file was modified",
         "The date of a sitemap in the index should not be earlier than the newest date in that sitemap. Search "
         "engines may not fetch the changed sitemap.",
         "<sitemap>…<lastmod>2026-10-01</lastmod></sitemap> / <url>…<lastmod>2026-11-02</lastmod></url>", "<sitemap>…<lastmod>2026-11-02</lastmod></sitemap>",
         fix="set the day of the newest entry; saving a set with changes does the same"),
)  # fmt: skip


_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO
_SET = Scope.SET
_ROBOTS: Final = "sitemaps.org, Specifying the Sitemap location in your robots.txt file"
_GOOGLE_ROBOTS: Final = "Google, How Google interprets the robots.txt specification"
_GOOGLE_PARSER: Final = "github.com/google/robotstxt"

SET_RULES: Final = (
    Rule("too-many-sitemaps", "Too many sitemaps", _E, _SET, None, f"{INDEXES}; {GOOGLE_LARGE}",
         "An index must not list more than 50,000 sitemaps; the protocol of 2008 allows 1,000. Search engines may "
         "ignore the rest.",
         "<sitemapindex>…1,001…</sitemapindex>", "<sitemapindex>…501…</sitemapindex>, <sitemapindex>…500…</sitemapindex>"),
    Rule("nested-index", "Nested sitemap indexes", _E, _SET, None, f"{INDEXES}; {SEARCH_CONSOLE}",
         "An index must list only sitemaps, not itself or another index. Google reports nested indexes as errors.",
         "<sitemap><loc>http://www.example.com/sitemap_index2.xml</loc></sitemap>", "<sitemap><loc>http://www.example.com/sitemap1.xml.gz</loc></sitemap>"),
    Rule("sitemap-missing", "Sitemap not found", _E, _SET, None, INDEXES,
         "Every sitemap in the index must exist. Search engines report an error and miss its URLs.",
         "sitemap1.xml.gz", "sitemap1.xml.gz, sitemap2.xml.gz"),
    Rule("sitemap-found-by-name", "Sitemap found by name only", _W, _SET, None, "Sitemap Studio",
         "The path of a sitemap below the folder of the index should match its URL. If it does not, the only file with "
         "that name is opened. Check that it is the right one: search engines use the URL.",
         "http://www.example.com/en/sitemap1.xml → sitemap1.xml",
         "en/sitemap1.xml"),
    Rule("sitemap-unreadable", "Unreadable sitemap in the index", _E, _SET, None, f"{FAQ}: zip or gzip",
         "Every sitemap in the index must be readable: XML or text, uncompressed or gzipped (not zip). Search "
         "engines skip other files.",
         "sitemap2.xml.zip", "sitemap2.xml.gz"),
    Rule("sitemap-repeated", "Sitemap listed twice", _W, _SET, None, INDEXES,
         "An index should list each sitemap once. Search engines ignore the repetition, but its URLs count twice here.",
         "sitemap1.xml.gz, sitemap1.xml.gz", "sitemap1.xml.gz"),
    Rule("sitemap-unlisted", "Sitemap not listed", _I, _SET, None, INDEXES,
         "A sitemap in the same folder is not in the index. Search engines find it only if robots.txt names it or you "
         "submit it.",
         "sitemap1.xml, sitemap2.xml (+ sitemap3.xml)",
         "sitemap1.xml, sitemap2.xml, sitemap3.xml"),
    Rule("sitemap-unnamed", "Sitemap not in robots.txt", _I, _SET, None,
         _ROBOTS,
         "Search engines find a sitemap, or its index, by a Sitemap line in the robots.txt of its host. Choose "
         "the file with Sitemap ▸ Check against robots.txt, or with “sitemap-studio check --robots”.",
         "User-agent: *",
         "Sitemap: http://www.example.com/sitemap_index.xml"),
    Rule("sitemap-disallowed", "Sitemap blocked by robots.txt", _E, _SET, None,
         f"RFC 9309, 2.2.2; {YANDEX_ERRORS}; {SEARCH_CONSOLE}",
         "Search engines don't fetch a sitemap or an index that the robots.txt of its host blocks for their crawler.",
         "Disallow: /sitemap.xml", "Disallow: /private/"),
    Rule("robots-html", "Web page instead of robots.txt", _E, _SET, None, f"RFC 9309, 2.3; {_GOOGLE_ROBOTS}",
         "A robots.txt must be plain text. Some servers answer with a web page instead, in which crawlers usually find "
         "neither rules nor sitemaps.",
         "<!DOCTYPE html><html>…", "User-agent: *"),
    Rule("robots-sitemap-url", "Invalid URL in a Sitemap line", _E, _SET, None, f"{_ROBOTS}; {_GOOGLE_ROBOTS}",
         "Each Sitemap line must give the complete URL of one sitemap, with protocol and host. Search engines ignore other "
         "lines, or report an error.",
         "Sitemap: /sitemap.xml", "Sitemap: https://www.example.com/sitemap.xml"),
    Rule("robots-protocol", "Sitemap line with http instead of https", _W, _SET, None, f"{_ROBOTS}; {_GOOGLE_ROBOTS}",
         "The Sitemap line should give the URL at which the sitemap is. With http instead of https, it is another URL, and "
         "search engines find the sitemap only if the server redirects them.",
         "Sitemap: http://www.example.com/sitemap.xml", "Sitemap: https://www.example.com/sitemap.xml"),
    Rule("robots-no-colon", "Line without a colon in robots.txt", _W, _SET, None, f"RFC 9309, 2.2; {_GOOGLE_PARSER}",
         "A colon separates name and value. Google also accepts white space between two words; other crawlers may "
         "ignore the line.",
         "Disallow /private/", "Disallow: /private/"),
    Rule("robots-misspelt", "Misspelt name in robots.txt", _I, _SET, None, f"RFC 9309, 2.2.4; {_GOOGLE_PARSER}",
         "Google accepts frequent misspellings of names. Other crawlers may ignore the line.",
         "Site-map: https://www.example.com/sitemap.xml", "Sitemap: https://www.example.com/sitemap.xml"),
    Rule("robots-no-group", "Rule outside a group in robots.txt", _W, _SET, None, f"RFC 9309, 2.1 and 2.2; {_GOOGLE_PARSER}",
         "Allow and Disallow lines apply to the crawlers that the User-agent lines before them name. Crawlers ignore lines "
         "without a User-agent line before them.",
         "Disallow: /private/", "User-agent: * / Disallow: /private/"),
    Rule("robots-path", "Path without a slash in robots.txt", _W, _SET, None,
         f"RFC 9309, 2.2 and 5.1; {_GOOGLE_ROBOTS}; Yandex Webmaster, Robots.txt parsing errors",
         "Paths of Allow and Disallow must begin with a slash, or with * as a wildcard. A rule with another path applies "
         "to no URL for Google, and is an error for Yandex.",
         "Disallow: private/", "Disallow: /private/"),
    Rule("robots-too-large", "robots.txt too large", _W, _SET, None, f"RFC 9309, 2.5; {_GOOGLE_ROBOTS}",
         "Crawlers need to read only the first 500 KiB (512,000 bytes) of a robots.txt, and Google ignores the rest.",
         "robots.txt of 600 KiB", "robots.txt of 100 KiB"),
    Rule("sitemap-outside", "Sitemap on another site", _E, _SET, None, f"{INDEXES}, note on the same site; {LOCATION}; {CROSS_SUBMISSION}; {GOOGLE_LARGE}",
         "An index must list only sitemaps of its own site, with the same protocol, host and port. Search engines "
         "ignore sitemaps on other hosts, unless the robots.txt of the site lists them (cross-submission).",
         "http://www.example.com/sitemap.xml in http://www.yoursite.com/sitemap_index.xml",
         "http://www.yoursite.com/sitemap1.xml in http://www.yoursite.com/sitemap_index.xml"),
    Rule("sitemap-above", "Sitemap above the index", _W, _SET, None, f"{LOCATION}; {GOOGLE_LARGE}",
         "The sitemaps of an index should be in its folder or below. Google requires it.",
         "http://www.example.com/sitemap1.xml in http://www.example.com/maps/sitemap_index.xml",
         "http://www.example.com/maps/sitemap1.xml in http://www.example.com/maps/sitemap_index.xml"),
)  # fmt: skip

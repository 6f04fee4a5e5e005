"""Rules about the values of all entries of a sitemap together, and about an index with its sitemaps."""

from __future__ import annotations

from typing import Final

from sitemap_studio.protocol.rule import FAQ, INDEXES, LOCATION, TAGS, Rule, Scope, Severity

_I, _W = Severity.INFO, Severity.WARNING
_SITEMAP, _SET = Scope.SITEMAP, Scope.SET
_GOOGLE: Final = "Google Search Central, Build and submit a sitemap"
_ONLY_WHERE_IGNORED: Final = {"sitemap-0.9": None, "sitemaps.org": None, "yandex": None}

SUMMARY_RULES: Final = (
    Rule("lastmod-all-same", "Same date everywhere", _W, _SITEMAP, "lastmod",
         f"{TAGS}: date of last modification of the file; {_GOOGLE}: lastmod is used where it is consistently accurate",
         "Dates that are the same for all entries of a sitemap tell when it was made, not when its pages changed.",
         "all 1,200 entries were changed on 2026-11-02", "each entry with the date of its own page",
         in_profiles={"sitemap-0.9": _I}),
    Rule("priority-all-same", "Same priority everywhere", _I, _SITEMAP, "priority",
         f"{TAGS}: priority is relative to other URLs on your site; {FAQ}: the \u201cpriority\u201d hint",
         "Priorities that are all the same say nothing: they are only compared with each other.",
         "all 1,200 entries have the priority 0.8", "0.8 for the pages that matter more than the others"),
    Rule("priority-all-high", "High priority everywhere", _I, _SITEMAP, "priority",
         f"{TAGS}: assigning a high priority to all of the URLs on your site will not help you",
         "When nothing has a low priority nothing has a high one.",
         "the lowest of 1,200 different priorities is 0.8", "priorities from 0.1 to 1.0"),
    Rule("changefreq-ignored", "Ignored tag", _I, _SITEMAP, "changefreq", f"{_GOOGLE}; Bing Webmaster, sitemaps",
         "This search engine does not read change frequencies.",
         "1,200 entries have a changefreq", "no changefreq, or one that is kept for other search engines",
         in_profiles=_ONLY_WHERE_IGNORED),
    Rule("priority-ignored", "Ignored tag", _I, _SITEMAP, "priority", f"{_GOOGLE}; Bing Webmaster, sitemaps",
         "This search engine does not read priorities.",
         "1,200 entries have a priority", "no priority, or one that is kept for other search engines",
         in_profiles=_ONLY_WHERE_IGNORED),
    Rule("index-lastmod-old", "Outdated date in the index", _W, _SET, "lastmod",
         f"{INDEXES}: lastmod identifies the time that the corresponding Sitemap file was modified",
         "The date of a sitemap in its index can't be earlier than the newest date in that sitemap.",
         "2026-10-01 in the index, 2026-11-02 in the sitemap", "2026-11-02 in the index"),
)  # fmt: skip


_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO
_SET = Scope.SET
_GOOGLE_LARGE: Final = "Google Search Central, Manage your sitemaps with a sitemap index file"

SET_RULES: Final = (
    Rule("too-many-sitemaps", "Too many sitemaps", _E, _SET, None, INDEXES,
         "An index may list no more sitemaps than the profile allows.",
         "one index of 1,001 sitemaps", "two indexes"),
    Rule("nested-index", "Nested sitemap indexes", _E, _SET, None, INDEXES,
         "An index may list sitemaps only, no other index and not itself.",
         "sitemap_index.xml lists sitemap_index2.xml", "sitemap_index.xml lists sitemap1.xml.gz"),
    Rule("sitemap-missing", "Sitemap not found", _E, _SET, None, INDEXES,
         "Every sitemap that an index lists must be there.",
         "sitemap2.xml.gz is listed and not found", "every sitemap listed is found"),
    Rule("sitemap-found-by-name", "Sitemap found by name only", _W, _SET, None, "Sitemap Studio",
         "The file of a sitemap should have the path of its URL in the folder of the index. Where none has it, the one "
         "file of that name is opened that no other sitemap of the index may claim: check that it is the right one.",
         "http://www.example.com/en/sitemap1.xml is listed and only sitemap1.xml lies beside the index",
         "en/sitemap1.xml lies there"),
    Rule("sitemap-unreadable", "Parsing error", _E, _SET, None, TAGS,
         "Every sitemap that an index lists must be readable: XML or text, as it is or packed with gzip, not zip.",
         "sitemap2.xml.gz is a zip archive", "sitemap2.xml.gz is packed with gzip"),
    Rule("sitemap-repeated", "Sitemap listed twice", _W, _SET, None, INDEXES,
         "An index lists every sitemap once.",
         "sitemap1.xml.gz is listed twice", "sitemap1.xml.gz is listed once"),
    Rule("sitemap-unlisted", "Sitemap not listed", _I, _SET, None, INDEXES,
         "A sitemap that lies beside those listed, and is not listed itself, is found by nobody.",
         "sitemap3.xml lies beside sitemap1.xml and sitemap2.xml, and is not in the index",
         "all three are in the index"),
    Rule("sitemap-unnamed", "Sitemap not in robots.txt", _I, _SET, None,
         "Sitemap Protocol 0.9, Informing search engine crawlers, Specifying the Sitemap location in your robots.txt",
         "Search engines find a sitemap, or its index, by a Sitemap line in the robots.txt of its host. It is known "
         "where it was given (check --robots).",
         "robots.txt without Sitemap: http://www.example.com/sitemap_index.xml",
         "Sitemap: http://www.example.com/sitemap_index.xml in robots.txt"),
    Rule("sitemap-outside", "Path mismatch", _E, _SET, None, f"{INDEXES}, note on the same site; {LOCATION}",
         "An index may list only sitemaps of its own site: same protocol, host and port. A sitemap on another host "
         "counts only where that host is the site's own and robots.txt names the sitemap there (cross-submission).",
         "http://www.example.com/sitemap.xml in http://www.yoursite.com/sitemap_index.xml",
         "http://www.yoursite.com/sitemap1.xml in http://www.yoursite.com/sitemap_index.xml"),
    Rule("sitemap-above", "Path mismatch", _W, _SET, None, f"{LOCATION}; {_GOOGLE_LARGE}",
         "The sitemaps of an index should lie in its folder or below it.",
         "http://www.example.com/sitemap1.xml in http://www.example.com/maps/sitemap_index.xml",
         "http://www.example.com/maps/sitemap1.xml in http://www.example.com/maps/sitemap_index.xml"),
)  # fmt: skip

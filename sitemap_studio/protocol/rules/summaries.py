"""Rules about the values of all entries of a sitemap together."""

from __future__ import annotations

from typing import Final

from sitemap_studio.protocol.rule import Rule, Scope, Severity
from sitemap_studio.protocol.rules.sources import FAQ, INDEXES, TAGS

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
"""All rules about the values of all entries of a sitemap together."""

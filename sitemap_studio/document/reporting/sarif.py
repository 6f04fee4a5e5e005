"""Problems as a SARIF log, which code hosts and editors show beside the lines: OASIS SARIF 2.1.0.

The log is written piece by piece, its rules before its results. It has the most severe results only, as code hosts
limit their number; the others are counted in a notification. Paths are relative to the root of the project and have no
`uriBaseId`, since code hosts ignore originalUriBaseIds.

Logs are uploaded to code hosts. Therefore they contain no passwords, and no queries of URLs that occur only in the
responses of pages. They contain queries of listed URLs, which are also in the files beside which the results are shown.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sitemap_studio.core.redaction import redact_passwords, redact_secrets
from sitemap_studio.core.version import __version__
from sitemap_studio.document.reporting.output_format import count_with_noun
from sitemap_studio.document.reporting.problem_lists import (
    SEVERITY_WORDS,
    LocatedProblem,
    ReportTotals,
    SourceReplacement,
    normalized_file,
    reported_file,
)
from sitemap_studio.protocol.rule import Rule, Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.page_rules import PAGE_RULE_IDS

_PROTOCOL: Final = "https://www.sitemaps.org/protocol.html"
_SEARCH: Final = "https://developers.google.com/search/docs"
_GOOGLE: Final = f"{_SEARCH}/crawling-indexing/sitemaps"

_CANONICAL: Final = f"{_SEARCH}/crawling-indexing/consolidate-duplicate-urls"
_BLOG: Final = "https://developers.google.com/search/blog"
_CRAWLING: Final = "https://developers.google.com/crawling/docs"
_STATUSES: Final = f"{_CRAWLING}/troubleshooting/http-status-codes"
_SITEBULB: Final = "https://sitebulb.com/hints/xml-sitemaps"
_YANDEX: Final = "https://yandex.com/support/webmaster/en"
_PAGES: Final = (
    ("XML tag definitions", f"{_PROTOCOL}#xmlTagDefinitions"),
    ("Entity escaping", f"{_PROTOCOL}#escaping"),
    ("Using Sitemap index files", f"{_PROTOCOL}#index"),
    ("Location of Sitemap files", f"{_PROTOCOL}#location"),
    ("Validating your Sitemap", f"{_PROTOCOL}#validating"),
    ("Other Sitemap formats", f"{_PROTOCOL}#otherformats"),
    ("XML Sitemap Format", _PROTOCOL),
    ("location in your robots.txt", f"{_PROTOCOL}#submit_robots"),
    ("Frequently asked questions", "https://www.sitemaps.org/faq.html"),
    ("sitemap.xsd", f"{_PROTOCOL}#validating"),
    ("Google, How Google interprets the robots.txt", f"{_CRAWLING}/robots-txt/robots-txt-spec"),
    ("github.com/google/robotstxt", "https://github.com/google/robotstxt"),
    ("Google Search Console", "https://support.google.com/webmasters/answer/7451001"),
    ("Google Search Central Blog, April 2006", f"{_BLOG}/2006/04/using-lastmod-attribute"),
    ("Google Search Central Blog, May 2022", f"{_BLOG}/2022/05/spring-cleaning-sitemap-extensions"),
    ("Google Search Central Blog, November 2016", f"{_BLOG}/2016/11/an-update-on-googles-feature-phone"),
    (
        "Google Search Central Blog, June 2023, The lastmod element",
        f"{_BLOG}/2023/06/sitemaps-lastmod-ping#the-lastmod-element",
    ),
    ("Google Search Central Blog, June 2023", f"{_BLOG}/2023/06/sitemaps-lastmod-ping"),
    ("Google, Optimize your crawl budget", f"{_CRAWLING}/crawl-budget"),
    ("Google Programmable Search Engine", "https://support.google.com/programmable-search/answer/1628213"),
    ("Google Search Central, image sitemaps", f"{_GOOGLE}/image-sitemaps"),
    ("Google Search Central, video sitemaps", f"{_GOOGLE}/video-sitemaps"),
    ("Google Search Central, news sitemaps", f"{_GOOGLE}/news-sitemap"),
    (
        "Google Search Central, localized versions, guidelines for all methods",
        f"{_SEARCH}/specialty/international/localized-versions#all-method-guidelines",
    ),
    ("Google Search Central, localized versions", f"{_SEARCH}/specialty/international/localized-versions"),
    ("Google Search Central, Manage your sitemaps", f"{_GOOGLE}/large-sitemaps"),
    ("Google Search Central, Build and submit a sitemap", f"{_GOOGLE}/build-sitemap"),
    ("Schema of the video extension", f"{_GOOGLE}/video-sitemaps"),
    ("Google, HTTP status codes, 3xx", f"{_STATUSES}#3xx-redirection"),
    ("Google, HTTP status codes, 4xx", f"{_STATUSES}#4xx-client-errors"),
    ("Google, HTTP status codes, 5xx", f"{_STATUSES}#5xx-server-errors"),
    ("Google, DNS and network errors", f"{_CRAWLING}/troubleshooting/dns-network-errors"),
    ("Google Search Central, Redirects and Google Search", f"{_SEARCH}/crawling-indexing/301-redirects"),
    (
        "Google Search Central, soft 404 errors",
        f"{_SEARCH}/crawling-indexing/troubleshoot-crawling-errors#soft-404-errors",
    ),
    ("Google Search Central, Specify a canonical URL", f"{_CANONICAL}#best-practices"),
    ("Google Search Central, canonical URL by redirects", f"{_CANONICAL}#redirects-method"),
    ("Google Search Central, canonical URL by link elements", f"{_CANONICAL}#rel-canonical-link-method"),
    ("Google Search Central, canonical URL by sitemaps", f"{_CANONICAL}#sitemap-method"),
    (
        "Google Search Central, Googlebot",
        f"{_SEARCH}/crawling-indexing/googlebot#how-googlebot-accesses-your-site",
    ),
    ("Google Search Central, Robots meta tag", f"{_SEARCH}/crawling-indexing/robots-meta-tag#directives"),
    (
        "Google Search Central, Valid page metadata",
        f"{_SEARCH}/crawling-indexing/valid-page-metadata#dont-use-invalid-elements-in-the-head-element",
    ),
    (
        "Google Search Central, JavaScript SEO basics",
        f"{_SEARCH}/crawling-indexing/javascript/javascript-seo-basics#how-googlebot-processes-javascript",
    ),
    ("Google Search Console Help, Page indexing report", "https://support.google.com/webmasters/answer/7440203"),
    ("Google", f"{_GOOGLE}/overview"),
    ("Sitebulb, Not Found (4XX) URL in XML Sitemaps", f"{_SITEBULB}/not-found-4xx-url-in-xml-sitemaps/"),
    ("Sitebulb, Forbidden (403) URL in XML Sitemaps", f"{_SITEBULB}/forbidden-403-url-in-xml-sitemaps/"),
    (
        "Bing Webmaster Blog, July 2025",
        "https://blogs.bing.com/webmaster/July-2025/Keeping-Content-Discoverable-with-Sitemaps-in-AI-Powered-Search",
    ),
    ("Bing Webmaster Blog", "https://blogs.bing.com/webmaster"),
    ("Yandex Webmaster, Sitemap errors reference", f"{_YANDEX}/error-dictionary/sitemap"),
    ("Yandex Webmaster, using the Sitemap file", f"{_YANDEX}/controlling-robot/sitemap"),
    ("Yandex Webmaster, indexing localized pages", f"{_YANDEX}/yandex-indexing/locale-pages"),
    ("WordPress REST API Handbook", "https://developer.wordpress.org/rest-api/"),
    ("Unicode Technical Standard 39", "https://www.unicode.org/reports/tr39/"),
    ("W3C Date and Time Formats", "https://www.w3.org/TR/NOTE-datetime"),
    ("XML 1.0", "https://www.w3.org/TR/xml/"),
    ("WHATWG URL", "https://url.spec.whatwg.org/"),
)
"""Words of a source, and the page where it is; the first of several in a source counts."""

_RFC: Final = re.compile(r"RFC ([0-9]+)(?:, ([0-9]+(?:[.][0-9]+)*))?")


def source_page(source: str) -> str | None:
    """Return the web page of the first document in the source of a rule; None if no document is on the web."""
    # Of words that begin with others, as “Google, …” with “Google”, the longer ones count.
    found = [(source.index(words), -len(words), page) for words, page in _PAGES if words in source]
    if rfc := _RFC.search(source):
        section = f"#section-{rfc[2]}" if rfc[2] else ""
        found.append((rfc.start(), -len(rfc[0]), f"https://www.rfc-editor.org/rfc/rfc{rfc[1]}{section}"))
    return min(found)[2] if found else None


_SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
"""SARIF 2.1.0 errata 01, 3.13.3."""

_FINGERPRINT: Final = "problemOfEntry/v1"
"""The name and version of how problems are recognised in a later log. SARIF 2.1.0, 3.27.17."""

_LEVELS: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
"""SARIF 2.1.0, 3.27.10."""

MAX_RESULTS: Final = 25_000
"""Results in a run: GitHub rejects a log with more of them, and shows the first 5,000."""

_MAX_RELATED: Final = 100
"""Related locations of a result: GitHub shows no more."""

_quoted: Final = json.encoder.encode_basestring_ascii
_RULE_INDEX: Final = {rule: place for place, rule in enumerate(RULES)}
_WORD: Final = re.compile("[A-Za-z0-9]+")
_LOOKS_LIKE_LINK: Final = re.compile(r"\[(?=[^\[\]]*\]\()")


def sarif_chunks(located: Iterable[LocatedProblem], totals: ReportTotals, root: Path | None) -> Iterator[str]:
    """Yield the SARIF log in pieces, with one result per line."""
    folder = (root or Path.cwd()).resolve()
    run: dict[str, Any] = {
        "tool": {
            "driver": {
                "name": "Sitemap Studio",
                "version": __version__,
                "semanticVersion": __version__,
                "rules": [_rule_descriptor(rule) for rule in RULES.values()],
            }
        },
        "columnKind": "unicodeCodePoints",
    }
    head = json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=1)
    # The results come last within the one run: its closing brace, the list's and the log's are set aside.
    yield head.rstrip().removesuffix("}").rstrip().removesuffix("]").rstrip().removesuffix("}").rstrip()
    yield ',\n"results": ['
    uri_of = cache(lambda path: _uri(path, folder))
    written, omitted = _most_severe(located)
    for number, each in enumerate(written):
        path = reported_file(each)
        if path is None and each.document.label is not None:
            path = Path(each.document.label)
        yield (",\n" if number else "\n") + _result(each, "" if path is None else uri_of(path))
    end: dict[str, Any] = {"properties": {"profile": totals.profile, "entries": totals.entries}}
    notes = [{"level": "error", "message": {"text": _escape_message(each["message"])}} for each in totals.errors]
    if omitted:
        notes.append({"level": "warning", "message": {"text": _omission_message(len(written), omitted)}})
    if notes:
        end["invocations"] = [{"executionSuccessful": not totals.errors, "toolExecutionNotifications": notes}]
    yield f"\n],\n{json.dumps(end)[1:-1]}}}]}}\n"


def _most_severe(located: Iterable[LocatedProblem]) -> tuple[list[LocatedProblem], Counter[Severity]]:
    """Return the most severe problems, at most `MAX_RESULTS`, most severe first, and the counts of the others."""
    kept: dict[Severity, list[LocatedProblem]] = {severity: [] for severity in Severity}
    found = Counter[Severity]()
    for each in located:
        severity = each.problem.severity
        found[severity] += 1
        if len(kept[severity]) < MAX_RESULTS:
            kept[severity].append(each)
    written = [each for severity in Severity for each in kept[severity]][:MAX_RESULTS]
    found.subtract(each.problem.severity for each in written)
    return written, +found


def _omission_message(n_written: int, omitted: Counter[Severity]) -> str:
    """Return the message about results that were left out, with their numbers."""
    counts = ", ".join(count_with_noun(omitted[each], *SEVERITY_WORDS[each]) for each in Severity if omitted[each])
    return (
        f"This log has the {n_written:,} most severe of {n_written + omitted.total():,} results, because code hosts "
        f"reject more. Not included: {counts}. “--format json” lists all problems."
    )


def _rule_descriptor(rule: Rule) -> dict[str, Any]:
    """Return the description of a rule in the log. SARIF 2.1.0, 3.49."""
    text = markdown = f"Source: {rule.source}"
    if rule.wrong:
        text += f"\nWrong: {rule.wrong}\nRight: {rule.right}"
        markdown += f"\n\nWrong:\n\n    {rule.wrong}\n\nRight:\n\n    {rule.right}"
    return {
        "id": rule.id,
        "name": "".join(word.capitalize() for word in _WORD.findall(rule.title)),
        "shortDescription": {"text": _escape_message(f"{rule.title}.")},
        "fullDescription": {"text": _escape_message(rule.explanation)},
        **({"helpUri": page} if (page := source_page(rule.source)) else {}),
        "help": {"text": _escape_message(text), "markdown": _escape_message(markdown)},
        "defaultConfiguration": {"level": _LEVELS[rule.severity]},
        "properties": {"scope": rule.scope.value, **({"field": rule.field} if rule.field else {})},
    }


def _result(located: LocatedProblem, uri: str) -> str:
    """Return a problem as the JSON text of a result.

    Args:
        located: The problem.
        uri: URI of its file; empty without a file.
    """
    # Member by member: a general encoder takes twice as long for a million of them.
    problem = located.problem
    artifact = f'"artifactLocation": {{"uri": {_quoted(uri)}}}'
    rule, locations = problem.rule.id, _location(located, artifact if uri else "")
    text = _quoted(_escape_message(_redact(problem.message, problem.rule)))
    members = [
        f'{{"ruleId": "{rule}", "ruleIndex": {_RULE_INDEX[rule]}, "level": "{_LEVELS[problem.severity]}"',
        f'"message": {{"text": {text}}}, "locations": [{locations}]',
    ]
    if uri and problem.details:
        # The details of the problem, each with its line. SARIF 2.1.0, 3.27.22.
        related = (
            f'{{"physicalLocation": {{{artifact}{f", {_region(detail.line)}" if detail.line else ""}}}, '
            f'"message": {{"text": {_quoted(_escape_message(_redact(detail.message, problem.rule)))}}}}}'
            for detail in problem.details[:_MAX_RELATED]
        )
        members.append(f'"relatedLocations": [{", ".join(related)}]')
    members.append(f'"partialFingerprints": {{"{_FINGERPRINT}": "{_fingerprint(located, uri)}"}}')
    replacement = located.replacement
    # A replacement without its password would damage the URL.
    if replacement is not None and redact_passwords(replacement.new) != replacement.new:
        replacement = None
    if uri and replacement is not None and located.line is not None and located.column is not None:
        members.append(_fixes(replacement, located.line, located.column, problem.rule, artifact))
    texts = {
        "field": problem.field_name,
        "value": _escape_surrogates(_redact(problem.value, problem.rule)),
        "source": problem.source,
        "fix": _redact(problem.fix or "", problem.rule),
    }
    properties = [f'"entry": {located.entry}'] if located.entry is not None else []
    properties += [f'"{name}": {_quoted(text)}' for name, text in texts.items() if text]
    members.append(f'"properties": {{{", ".join(properties)}}}}}')
    return ", ".join(members)


def _redact(text: str, rule: Rule) -> str:
    """Return a text without passwords in URLs and, for a rule about pages, without queries and fragments of URLs."""
    return redact_secrets(text) if rule.id in PAGE_RULE_IDS else redact_passwords(text)


def _location(located: LocatedProblem, artifact: str) -> str:
    """Return the location of a problem as JSON text; empty without a file and a URL.

    Args:
        located: The problem.
        artifact: Member that identifies its file; empty without a file.
    """
    members = []
    if artifact:
        region = ""
        if located.line is not None:
            region = f", {_region(located.line, located.column)}"
        elif not located.entry:
            # Problems of a whole file are at its beginning: readers of logs show nothing without a line.
            region = f", {_region(1, 1)}"
        members.append(f'"physicalLocation": {{{artifact}{region}}}')
    if name := located.loc or ("" if located.path else located.shown_file):
        kind = "element" if located.loc else "resource"
        name = _quoted(_escape_surrogates(_redact(name, located.problem.rule)))
        members.append(f'"logicalLocations": [{{"fullyQualifiedName": {name}, "kind": "{kind}"}}]')
    return f"{{{', '.join(members)}}}" if members else ""


def _region(line: int, column: int | None = None) -> str:
    """Return the member “region” as JSON text, with a line and, if known, a column."""
    begin = "" if column is None else f', "startColumn": {column}'
    return f'"region": {{"startLine": {line}{begin}}}'


def _fixes(replacement: SourceReplacement, line: int, column: int, rule: Rule, artifact: str) -> str:
    """Return the member “fixes” as JSON text: the replacement of a value. SARIF 2.1.0, 3.27.30 and 3.55.

    Args:
        replacement: The old and the new text in the file.
        line: Line of the old text, counted from 1.
        column: Column of its first character, counted from 1.
        rule: Rule whose fix it is.
        artifact: The member “artifactLocation” of the file as JSON text.
    """
    deleted = {"startLine": line, "startColumn": column, "endLine": line, "endColumn": column + len(replacement.old)}
    change = {"deletedRegion": deleted, "insertedContent": {"text": replacement.new}}
    words = rule.fix or "fix the value"
    described = {"text": _escape_message(f"{words[:1].upper()}{words[1:]}.")}
    return (
        f'"fixes": [{{"description": {json.dumps(described)}, '
        f'"artifactChanges": [{{{artifact}, "replacements": [{json.dumps(change)}]}}]}}]'
    )


def _uri(path: Path, folder: Path) -> str:
    """Return the percent-encoded URI of a file: relative to the folder if it is below it, else absolute."""
    path = normalized_file(path, folder)
    # The colon of a drive is part of the path; other colons are escaped, or the text before them would be a scheme.
    text = path.drive + quote(os.fsencode(path.as_posix().removeprefix(path.drive)), safe="/")
    return f"file://{text if text.startswith('/') else f'/{text}'}" if path.is_absolute() else text


def _fingerprint(located: LocatedProblem, uri: str) -> str:
    """Return a hash that identifies a problem in later logs; it does not depend on lines, neighbours and counts."""
    problem = located.problem
    is_named = located.loc and problem.field
    value = "" if is_named or problem.value.replace(".", "").isdigit() else problem.value
    parts = (problem.rule.id, uri, located.loc, problem.field_name, value)
    data = "\0".join(parts).encode(errors="surrogateescape")
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _escape_message(text: str) -> str:
    """Return text for a message, with braces, surrogates and brackets that would begin a link escaped. SARIF 2.1.0, 3.11."""
    doubled = _escape_surrogates(text).replace("{", "{{").replace("}", "}}")
    return _LOOKS_LIKE_LINK.sub(r"\\[", doubled)


def _escape_surrogates(text: str) -> str:
    """Return text with surrogates escaped, which come from file names and which JSON parsers may refuse."""
    return text if text.isascii() else text.encode(errors="backslashreplace").decode()

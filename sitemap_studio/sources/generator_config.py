"""Configurations of sitemap_gen.py, the generator that came with the protocol: an XML file that lists sources."""

from __future__ import annotations

import glob
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import polars as pl
from lxml import etree

from sitemap_studio.core.errors import ExpressionError, ReadError
from sitemap_studio.core.messages import Message, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.container import read_container
from sitemap_studio.formats.reading import read_sitemap
from sitemap_studio.formats.xml_parser import parse
from sitemap_studio.protocol.fields import FIELD_NAMES
from sitemap_studio.protocol.url_syntax import web_host
from sitemap_studio.search.patterns import check_expression, check_length, escape_literal
from sitemap_studio.sources.access_log import read_access_logs
from sitemap_studio.sources.page_scan import PageOptions, scan_pages
from sitemap_studio.sources.source_entries import SOURCE_ENTRY_SCHEMA, SourceEntries, build_source_frame

DROPPED: Final = msg("URLs that a filter drops")
ELSEWHERE: Final = msg("URLs that do not begin with base_url")

_ATTRIBUTES: Final = ("lastmod", "changefreq", "priority")


@dataclass(frozen=True)
class _Filter:
    """Filter of URLs; the first filter that matches a URL decides.

    Attributes:
        pattern: Regular expression of the URLs, in the linear-time syntax of Polars.
    """

    pattern: str
    is_dropping: bool


def read_generator_config(path: Path, *, progress: Progress | None = None) -> SourceEntries:
    """Return the entries that a configuration describes; relative paths are relative to its folder.

    Supported elements of `site` are `url`, `urllist`, `directory`, `accesslog`, `sitemap` and `filter`.

    Raises:
        ReadError: The configuration, or a file that it names, can't be read; it states the line of the configuration.
        Cancelled: The user asked to stop.
    """
    site = parse(read_container(path).data, path)
    base_url = site.get("base_url", "")
    if site.tag != "site" or web_host(base_url) is None:
        raise _config_error(path, site, msg("the root element must be “site” with a complete “base_url”"))
    filters = [_parse_filter(path, element) for element in site.iter("filter")]
    frames, skipped = [], Counter[Message]()
    for element in site.iterchildren(tag=etree.Element):
        for source in _element_sources(path, element, base_url, progress or Progress()):
            frames.append(source.entries.select(*SOURCE_ENTRY_SCHEMA))
            skipped.update(source.skipped)
    entries = pl.concat(frames) if frames else pl.DataFrame(schema=SOURCE_ENTRY_SCHEMA)
    is_here = entries["loc"].str.starts_with(base_url)
    skipped[ELSEWHERE] += int((~is_here).sum())
    entries = entries.filter(is_here)
    is_dropped = entries.select(_drop_expression(filters)).to_series()
    skipped[DROPPED] += int(is_dropped.sum())
    kept = entries.filter(~is_dropped).unique("loc", keep="first", maintain_order=True)
    return SourceEntries(kept, skipped={reason: count for reason, count in skipped.items() if count})


def _element_sources(path: Path, element: etree._Element, base_url: str, progress: Progress) -> Iterator[SourceEntries]:
    """Read the sources that one element of the configuration names, and yield the entries of each."""
    match element.tag:
        case "url":
            values = [element.get(name) for name in ("href", *_ATTRIBUTES)]
            if not values[0]:
                raise _config_error(path, element, msg("“url” needs an “href”"))
            row = dict(zip(FIELD_NAMES, values, strict=True)) | {"origin": path.name, "line": _line_of(element)}
            yield SourceEntries(pl.DataFrame([row], SOURCE_ENTRY_SCHEMA))
        case "urllist":
            for file in _matching_files(path, element):
                yield _read_url_list(file, element.get("encoding", "utf-8"))
        case "directory":
            url = element.get("url", "")
            if web_host(url) is None:
                raise _config_error(path, element, msg("“directory” needs a complete “url”"))
            folder, *others = _matching_files(path, element)
            if others:
                raise _config_error(path, element, msg("“{path}” names several folders", path=element.get("path", "")))
            options = PageOptions(
                base_url=url,
                include=("*",),
                default_files=(element.get("default_file", "index.html"),),
                reads_pages=False,
            )
            yield scan_pages(folder, options, progress=progress).source
        case "accesslog":
            yield read_access_logs(_matching_files(path, element), base_url, keeps_queries=True, progress=progress)
        case "sitemap":
            for file in _matching_files(path, element):
                fields = read_sitemap(read_container(file)).entries.select(FIELD_NAMES)
                yield SourceEntries(build_source_frame({**fields.to_dict(), "origin": [file.name] * len(fields)}))
        case "filter":
            pass
        case _:
            raise _config_error(path, element, msg("“{tag}” is not known", tag=element.tag))


def _read_url_list(path: Path, encoding: str) -> SourceEntries:
    """Read a text with one unchecked URL per line, optional values such as `changefreq=daily`, and `#` comments."""
    try:
        lines = read_container(path).data.decode(encoding).splitlines()
    except (ValueError, LookupError) as error:
        raise ReadError(
            msg("“{name}” is not encoded in {encoding}.", name=path.name, encoding=encoding), path=path
        ) from error
    rows = []
    for number, line in enumerate(lines, 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        values = dict(word.partition("=")[::2] for word in words[1:] if "=" in word)
        known = {name: values.get(name) for name in _ATTRIBUTES}
        rows.append({"loc": words[0], **known, "origin": path.name, "line": number})
    return SourceEntries(pl.DataFrame(rows, SOURCE_ENTRY_SCHEMA))


def _matching_files(path: Path, element: etree._Element) -> list[Path]:
    """Return the existing files for the `path` of an element, which may contain wildcards, sorted.

    Raises:
        ReadError: No file matches.
    """
    named = element.get("path", "")
    pattern = str(path.parent / named)
    found = sorted(map(Path, glob.glob(pattern)))  # noqa: PTH207
    if not named or not found:
        raise _config_error(path, element, msg("“{file}” does not exist", file=named))
    return found


def _parse_filter(path: Path, element: etree._Element) -> _Filter:
    """Return the filter that a `filter` element defines.

    Raises:
        ReadError: An attribute or the expression is invalid.
    """
    pattern, kind, action = (element.get(name, "") for name in ("pattern", "type", "action"))
    if action not in {"drop", "pass"} or kind not in {"wildcard", "regexp"}:
        raise _config_error(path, element, msg("a filter needs an action (drop, pass) and a type (wildcard, regexp)"))
    try:
        expression = _expression_from_wildcards(pattern) if kind == "wildcard" else pattern
        check_expression(expression)
    except ExpressionError as error:
        line = _line_of(element)
        message = msg("“{name}”, line {line}: {reason}", name=path.name, line=line, reason=error.message)
        raise ReadError(message, path=path, line=line) from error
    return _Filter(expression, action == "drop")


def _expression_from_wildcards(pattern: str) -> str:
    """Return the regular expression that matches complete texts like a pattern of `*`, `?` and `[…]`."""
    check_length(pattern)
    parts = re.split(r"(\*+|\?|\[!?\]?[^\]]*\])", pattern)
    for number in range(1, len(parts), 2):
        mark = parts[number]
        if mark.startswith("["):
            inside = re.sub(r"[\\\[&~^]", r"\\\g<0>", mark[1:-1].removeprefix("!"))
            # A closing bracket at the start is an ordinary character.
            inside = "\\" + inside if inside.startswith("]") else inside
            parts[number] = f"[{'^' * mark.startswith('[!')}{inside}]"
        else:
            parts[number] = "." if mark == "?" else ".*"
    parts[::2] = map(escape_literal, parts[::2])
    return rf"(?s)\A{''.join(parts)}\z"


def _drop_expression(filters: list[_Filter]) -> pl.Expr:
    """Return an expression: whether the first filter that matches `loc` drops the URL; false if no filter matches."""
    matches = [pl.when(pl.col("loc").str.contains(each.pattern)).then(each.is_dropping) for each in filters]
    return pl.coalesce(*matches, pl.lit(value=False)).alias("dropped")


def _config_error(path: Path, element: etree._Element, reason: Message) -> ReadError:
    """Return the error for an element of the configuration, with its line and a reason."""
    line = _line_of(element)
    return ReadError(
        msg("“{name}”, line {line}: {reason}.", name=path.name, line=line, reason=reason), path=path, line=line
    )


def _line_of(element: etree._Element) -> int | None:
    """Return the line of an element in its file; None if it was not parsed from a file."""
    line: int | None = getattr(element, "sourceline")  # noqa: B009 - the stubs declare it as `...`
    return line

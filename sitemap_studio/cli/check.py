"""The command check."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from itertools import chain, islice
from pathlib import Path
from typing import Final

from sitemap_studio.cli.argument_files import STANDARD_STREAM
from sitemap_studio.cli.command_support import (
    check_targets,
    error_json,
    expand_patterns,
    failing_severities,
    open_set,
    selected_profile,
)
from sitemap_studio.cli.terminal import adapt_hint, print_result, warn
from sitemap_studio.core.errors import ReadError, RequestError, StudioError, system_reason
from sitemap_studio.core.paths import is_folder, path_exists
from sitemap_studio.document.base_url import parse_base_url
from sitemap_studio.document.checking import check as check_document
from sitemap_studio.document.checking import robots_by_host
from sitemap_studio.document.document import Document
from sitemap_studio.document.opening.open_document import unreadable_set
from sitemap_studio.document.reporting.problem_lists import ReportTotals
from sitemap_studio.document.reporting.problem_report import refuse_open_file, report_chunks, write_report
from sitemap_studio.protocol.leak_patterns import DEFAULT_LEAKS, MAX_FILE_BYTES, NO_LEAKS, Leaks, patterns_of_file
from sitemap_studio.protocol.page_verdicts import MAX_PAGE_AGE
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.robots_files import RobotsFile, host_key

_FORMATS_WITH_ERRORS: Final = ("json", "sarif", "github", "junit")
"""Report formats that include the errors of unreadable sets."""

_HOST_AND_FILE: Final = re.compile(r"(?:https?://)?([^/=@\\\s]+)/?=(.+)", re.DOTALL | re.IGNORECASE)


def check(options: argparse.Namespace) -> bool:
    """Run the command: print or write the problems of sets, and return whether all are less severe than `--fail-on`."""
    profile = selected_profile(options)
    paths = expand_patterns(options.paths)
    if options.format == "html" and len(paths) > 1:
        raise RequestError("An HTML report shows only one set.", hint="Give one PATH, or choose another --format.")
    if options.since is not None and len(paths) > 1:
        raise RequestError("Only one set can be compared with its earlier version.", hint="Give one PATH with --since.")
    root = options.root or _default_root(options.format)
    failing = failing_severities(options.fail_on)
    totals, errors = ReportTotals(), list[StudioError]()
    if options.root is not None and not is_folder(options.root):
        raise RequestError(f"“{options.root}” is not an existing folder.", hint="Give --root an existing folder.")
    validated = _validated_documents(paths, options, profile, totals, errors)
    first = list(islice(validated, 1))
    is_file = options.output is not None and str(options.output) != STANDARD_STREAM
    if not first and options.format not in _FORMATS_WITH_ERRORS:
        raise errors[-1]
    documents = chain(first, validated)
    if is_file:
        check_targets([options.output], options)
        write_report(
            documents,
            options.output,
            options.format,
            totals=totals,
            root=root,
            failing=failing,
            progress=options.progress,
        )
        print_result(options, str(totals))
        print_result(options, f"Wrote {options.output}")
    else:
        for piece in report_chunks(
            documents,
            options.format,
            totals=totals,
            root=root,
            failing=failing,
            with_summary=not options.quiet,
            progress=options.progress,
        ):
            sys.stdout.write(piece)
    if errors:
        raise errors[-1]
    return not any(totals.severities[severity] for severity in failing)


def _default_root(form: str) -> Path | None:
    """Return the default base folder of paths in a report of a format; None for paths as given."""
    if form == "github":
        # GitHub shows annotations only at paths from the root of the repository.
        return Path(os.environ.get("GITHUB_WORKSPACE") or Path.cwd())
    return Path.cwd() if form == "sarif" else None


def _validated_documents(
    paths: Sequence[Path],
    options: argparse.Namespace,
    profile: Profile,
    totals: ReportTotals,
    errors: list[StudioError],
) -> Iterator[Document]:
    """Open, validate and yield sets one by one, and skip unreadable ones.

    Args:
        paths: Files or folders to open.
        options: Options of the command `check`.
        profile: Profile that selects and configures the rules.
        totals: Receives the error of each skipped set, for the report.
        errors: Receives the same errors. All but the last are printed.
    """
    leaks, robots_files = _leak_patterns(options), _read_robots_by_host(options.robots) if options.robots else {}
    for path in paths:
        try:
            address = None if options.base_url is None else parse_base_url(options.base_url)
            document = _open_or_report_malformed(path, options, address)
            if options.output is not None:
                refuse_open_file(document, options.output)
            document.profile = profile
            robots = robots_by_host(document, robots_files, profile)
            # The modules for options are loaded only if they are needed.
            max_page_age = MAX_PAGE_AGE
            if options.pages is not None:
                from sitemap_studio.cli.stored_facts import load_facts

                max_page_age = load_facts(document, options)
            check_document(document, leaks, robots=robots, max_page_age=max_page_age, progress=options.progress)
            if options.schema:
                from sitemap_studio.document.schema_validation import validate

                document.add_problems(validate(document, options.progress))
            if options.since is not None:
                from sitemap_studio.cli.set_versions import open_version, refuse_incomparable
                from sitemap_studio.document.date_changes import find_date_changes

                with ExitStack() as copies:
                    earlier = open_version(options.since, options, copies, compared=path)
                    refuse_incomparable(earlier)
                    document.add_problems(find_date_changes(earlier, document, options.progress))
        except ReadError as error:
            adapt_hint(error, options)
            if errors:
                warn(str(errors[-1]))
            errors.append(error)
            totals.errors.append(error_json(error, options.labels))
        else:
            document.problems = document.problems.with_individual(
                problem for problem in document.problems.individual if problem.rule.id not in profile.ignored_rules
            )
            yield document


def _open_or_report_malformed(path: Path, options: argparse.Namespace, address: str | None) -> Document:
    """Open a set; a file that is not well-formed gives an empty set with that problem.

    `address` is the URL of an index.

    Raises:
        ReadError: The set can't be read for another reason.
    """
    try:
        return open_set(path, options=options, index_url=address)
    except ReadError as error:
        adapt_hint(error, options)
        document = unreadable_set(path, error)
        if document is None:
            raise
        document.label, document.labels = options.labels.get(path), options.labels
        return document


def _read_robots_by_host(words: Iterable[str]) -> dict[str | None, RobotsFile]:
    """Read robots.txt files, and return them by host key; the key None denotes the host of the set.

    Args:
        words: Values of `--robots`, each `FILE` or `HOST=FILE`.

    Raises:
        ReadError: A file can't be read.
        RequestError: A value has another form, or two files are for one host.
    """
    from sitemap_studio.sources.robots_txt import read_robots

    files: dict[str | None, RobotsFile] = {}
    for word in words:
        found = None
        if "=" in word and not path_exists(Path(word)):
            found = _HOST_AND_FILE.fullmatch(word)
            if found is None:
                hint = "Give --robots a file or a host with its file, for example www.example.com=robots.txt."
                raise RequestError(f"“{word}” is neither an existing file nor HOST=FILE.", hint=hint)
        host = None if found is None else host_key(f"https://{found[1]}")
        if host in files:
            message = "Several files are given as the robots.txt of one host."
            raise RequestError(message, hint="Write HOST=FILE for other hosts.")
        files[host] = read_robots(Path(word if found is None else found[2]))
    return files


def _leak_patterns(options: argparse.Namespace) -> Leaks:
    """Return the patterns of leaked addresses that --leaks and --no-leaks select."""
    path = options.leaks
    if path is None:
        return NO_LEAKS if options.no_leaks else DEFAULT_LEAKS
    try:
        with path.open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise ReadError(f"“{path.name or path}” can't be read: {system_reason(error)}.", path=path) from error
    return patterns_of_file(data, path)

"""Commands that judge: `check` lists what is wrong, `rules` by which rules."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from difflib import get_close_matches
from itertools import chain
from pathlib import Path

from sitemap_studio.cli.opening import expanded, open_set
from sitemap_studio.cli.overwriting import linked_files, note_links, refuse_overwriting
from sitemap_studio.cli.standard_streams import STANDARD
from sitemap_studio.cli.terminal import print_done, warn
from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import ReadError, RequestError, StudioError
from sitemap_studio.document.address import read_address
from sitemap_studio.document.checking import check as check_document
from sitemap_studio.document.command_line import FAIL_ON
from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.catalogue import rules_json, rules_markdown, rules_text, with_rules
from sitemap_studio.document.reporting.lists import Totals
from sitemap_studio.document.reports import refuse_open_file, report, write_problems
from sitemap_studio.document.schema_validation import validate, with_schema_problems
from sitemap_studio.protocol.catalogue import RULES, Severity
from sitemap_studio.protocol.leaks import DEFAULT_LEAKS, MAX_FILE_BYTES, NO_LEAKS, Leaks, patterns_of_file
from sitemap_studio.protocol.profiles import PROFILES, Profile


def check(options: argparse.Namespace) -> bool:
    """List the problems of sets; false when there are any as grave as `--fail-on` says."""
    profile = _profile(options)
    paths = expanded(options.paths)
    if options.format == "html" and len(paths) > 1:
        raise RequestError("A page shows one set only.", hint="Give one PATH, or another --format.")
    totals, errors = Totals(), list[StudioError]()
    judged = _judged_documents(paths, options, profile, errors)
    first = next(judged, None)
    if first is None:
        raise errors[-1]
    documents = chain([first], judged)
    if options.output is not None and options.output != STANDARD:
        refuse_overwriting([options.output], options)
        note_links(linked_files([options.output]), options)
        write_problems(
            documents, options.output, options.format, totals=totals, root=options.root, progress=options.progress
        )
        print_done(options, str(totals))
        print_done(options, f"Wrote {options.output}")
    else:
        for piece in report(
            documents,
            options.format,
            totals=totals,
            root=options.root,
            with_summary=not options.quiet,
            progress=options.progress,
        ):
            sys.stdout.write(piece)
    if errors:
        raise errors[-1]
    failing = FAIL_ON[: FAIL_ON.index(options.fail_on) + 1]
    return not any(totals.severities[Severity(name)] for name in failing)


def _judged_documents(
    paths: Sequence[Path], options: argparse.Namespace, profile: Profile, errors: list[StudioError]
) -> Iterator[Document]:
    """Open and check sets one by one; those that can't be read are left out, unless it is the only one.

    Args:
        paths: Their files.
        options: How to check.
        profile: Whose limits hold, and which rules.
        errors: Collects why sets were left out; all but the last were warned of.
    """
    for path in paths:
        try:
            document = _judged(path, options, profile)
        except ReadError as error:
            if len(paths) == 1:
                raise
            if errors:
                warn(str(errors[-1]))
            errors.append(error)
        else:
            yield document


def _judged(path: Path, options: argparse.Namespace, profile: Profile) -> Document:
    address, leaks = None if options.base_url is None else read_address(options.base_url), _leaks(options)
    document = open_set(path, options, address)
    if options.output is not None:
        refuse_open_file(document, options.output)
    document.set_profile(profile)
    check_document(document, leaks, progress=options.progress)
    if options.schema:
        with_schema_problems(document, validate(document, options.progress))
    ignored = profile.ignored_rules
    document.problems = document.problems.with_noted(
        problem for problem in document.problems.noted if problem.rule.id not in ignored
    )
    return document


def refuse_unknown_rules(names: Iterable[str]) -> None:
    """Refuse names that are those of no rule.

    Raises:
        RequestError: There is one.
    """
    for name in names:
        if name not in RULES:
            nearest = get_close_matches(name, RULES, n=1)
            hint = f"Did you mean “{nearest[0]}”?" if nearest else "“sitemap-studio rules” lists the rules."
            raise RequestError(f"“{name}” is not the name of a rule.", hint=hint)


def _profile(options: argparse.Namespace) -> Profile:
    """Return the profile that was asked for, without the rules that are to be ignored.

    Raises:
        RequestError: A name is that of no rule.
    """
    refuse_unknown_rules((*(options.only or ()), *(options.ignore or ())))
    # That a rule failed is always worth knowing.
    others = set() if options.only is None else set(RULES) - {*options.only, "rule-failed"}
    return replace(PROFILES[options.profile], ignored_rules=frozenset(others | set(options.ignore or ())))


def _leaks(options: argparse.Namespace) -> Leaks:
    """The patterns of the file that is named, else the usual ones, unless none are wanted."""
    path = options.leaks
    if path is None:
        return NO_LEAKS if options.no_leaks else DEFAULT_LEAKS
    try:
        with path.open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise ReadError(f"“{path.name or path}” can't be read: {error.strerror or error}.", path=path) from error
    return patterns_of_file(data, path)


def rules(options: argparse.Namespace) -> bool:
    """List the rules, or put them into a document."""
    if options.update is not None:
        _update(options)
    else:
        sys.stdout.write(_RULES[options.format]())
    return True


_RULES = {"text": rules_text, "json": rules_json, "markdown": rules_markdown}


def _update(options: argparse.Namespace) -> None:
    path = options.update
    try:
        old = path.read_bytes().decode()
    except (OSError, UnicodeDecodeError) as error:
        raise ReadError(f"“{path.name}” can't be read as text.", hint="Give a Markdown file.", path=path) from error
    new = with_rules(old, path.name)
    if new != old:
        note_links(linked_files([path]), options)
        replace_file(path, new.encode())
    print(f"{path}: {'brought up to date' if new != old else 'up to date already'}")

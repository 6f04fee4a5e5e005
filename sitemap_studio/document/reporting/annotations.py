"""Problems as annotations of GitHub Actions, which shows them at their lines without code scanning.

Source: GitHub Docs, “Workflow commands for GitHub Actions”; github.com/actions/runner, ActionCommand.cs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from sitemap_studio.document.reporting.problem_lists import (
    LocatedProblem,
    ReportTotals,
    detail_lines,
    normalized_file,
    reported_file,
)
from sitemap_studio.protocol.quoting import visible
from sitemap_studio.protocol.rule import Severity

_COMMANDS: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}

MAX_SHOWN: Final = 10
"""Annotations of each kind that GitHub shows for a step. GitHub REST API, “Update a check run”."""

_MAX_DETAILS: Final = 50
"""Details that the message of an annotation includes."""

_DATA_ESCAPES: Final = str.maketrans({"%": "%25", "\r": "%0D", "\n": "%0A"})
_PROPERTY_ESCAPES: Final = _DATA_ESCAPES | str.maketrans({":": "%3A", ",": "%2C"})


def annotation_lines(
    located: Iterable[LocatedProblem], totals: ReportTotals, root: Path | None, *, with_summary: bool = True
) -> Iterator[str]:
    """Yield a workflow command for each problem and unreadable set, then, with a summary, a line with the totals.

    Paths are relative to `root`, the folder of the repository, by default the working folder. The log shows every
    problem, the summary of the run and the pull request only the first ones.
    """
    folder = (root or Path.cwd()).resolve()
    name_of = cache(lambda path: normalized_file(path, folder).as_posix())
    for each in located:
        yield _annotation(each, name_of)
    for error in totals.errors:
        yield f"::error::{visible(error['message']).translate(_DATA_ESCAPES)}\n"
    if not with_summary:
        return
    yield f"{totals}\n"
    if any(count > MAX_SHOWN for count in totals.severities.values()):
        yield f"GitHub shows the first {MAX_SHOWN} annotations of each severity. The log of this step lists all problems.\n"


def _annotation(located: LocatedProblem, name_of: Callable[[Path], str]) -> str:
    """Return the workflow command for a problem, as a line; `name_of` returns the shown name of its file."""
    problem, file = located.problem, reported_file(located)
    properties = {} if file is None else {"file": name_of(file)}
    if located.line:
        properties["line"] = str(located.line)
        properties |= {"col": str(located.column)} if located.column else {}
    properties["title"] = problem.rule.title
    about = f" (entry {located.entry:,})" if located.entry else ""
    message = visible(f"{problem.message}{about} [{problem.rule.id}; {problem.source}]")
    text = "\n".join([message, *detail_lines(problem)[:_MAX_DETAILS]]).translate(_DATA_ESCAPES)
    given = ",".join(f"{name}={visible(value).translate(_PROPERTY_ESCAPES)}" for name, value in properties.items())
    return f"::{_COMMANDS[problem.severity]} {given}::{text}\n"

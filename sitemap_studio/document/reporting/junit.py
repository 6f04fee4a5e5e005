"""Problems as JUnit XML, which CI servers show as test results: a suite for each set, a test case for each problem.

JUnit XML has no specification. This module writes the elements and attributes that Jenkins' junit-4.xsd and
junit-10.xsd have in common.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from sitemap_studio.document.document import Document
from sitemap_studio.document.reporting.problem_lists import LocatedProblem, ReportTotals, problem_lines
from sitemap_studio.protocol.quoting import visible
from sitemap_studio.protocol.rule import Severity


def junit_chunks(
    problems: Iterable[tuple[Document, Iterable[LocatedProblem]]], totals: ReportTotals, failing: Collection[Severity]
) -> Iterator[str]:
    """Yield the JUnit report in ASCII, with one test case per line.

    Problems of a severity in `failing` are failures. Others are test cases that pass, with the problem as their output.
    A set without problems has one test case, which passes; a set that can't be read has one that fails.
    """
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="Sitemap Studio">\n'
    for document, located in problems:
        counts = document.problems.total_by_severity()
        yield _suite_start(
            document.shown_path(document.path) if document.path else document.name,
            sum(counts.values()),
            sum(counts[each] for each in failing),
        )
        if not any(counts.values()):
            yield f"<testcase{_attributes(classname=document.name, name='No problems found')}/>\n"
        for each in located:
            yield _test_case(each, is_failure=each.problem.severity in failing)
        yield "</testsuite>\n"
    for error in totals.errors:
        yield from _unreadable_suite(error)
    yield "</testsuites>\n"


def _suite_start(name: str, n_tests: int, n_failures: int) -> str:
    """Return the start tag of a test suite."""
    return f"<testsuite{_attributes(name=name, tests=n_tests or 1, failures=n_failures, errors=0)}>\n"


def _test_case(located: LocatedProblem, *, is_failure: bool) -> str:
    """Return the XML of the test case of a problem, whose name does not depend on the line."""
    problem = located.problem
    entry = f" (entry {located.entry:,}{f': {located.loc}' if located.loc else ''})" if located.entry else ""
    head = f"<testcase{_attributes(classname=located.shown_file, name=f'{problem.rule.title}{entry}')}>"
    text = "\n".join(problem_lines(located))
    if is_failure:
        body = f"<failure{_attributes(type=problem.rule.id, message=problem.message)}>{_escaped(text)}</failure>"
    else:
        body = f"<system-out>{_escaped(text)}</system-out>"
    return f"{head}{body}</testcase>\n"


def _unreadable_suite(error: dict[str, Any]) -> Iterator[str]:
    """Yield the suite, with one failure, of a set that can't be read."""
    path = error["path"] or ""
    yield _suite_start(path, 1, 1)
    yield f"<testcase{_attributes(classname=path, name='Unreadable')}>"
    yield f"<failure{_attributes(type='unreadable', message=error['message'])}/></testcase>\n</testsuite>\n"


def _attributes(**values: object) -> str:
    """Return XML attributes with escaped values."""
    return "".join(f' {name}="{_escaped(visible(str(value)))}"' for name, value in values.items())


def _escaped(text: str) -> str:
    """Return text escaped for XML in ASCII, because standard output may have another encoding than the declared one."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
    return text.encode("ascii", "xmlcharrefreplace").decode()

"""Run rules so that one that raises is logged once, reported once as `rule-failed`, and stops no other rule."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

import polars as pl

from sitemap_studio.core.errors import REPORT_URL, Cancelled
from sitemap_studio.core.messages import join, msg, msg_from
from sitemap_studio.protocol.profiles import Profile
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.validation.problem import Problem

_log = logging.getLogger(__name__)

_logged: Final = set[tuple[str, type[BaseException], str, int | None]]()
"""Errors in the log, by rule, type, file and line; otherwise a failing rule would be logged at every edit."""

_RULE: Final = RULES["rule-failed"]

T = TypeVar("T")
U = TypeVar("U")


def run_rule(
    name: str, work: Callable[[], T], default: U, failed: set[str], *, passing: type[Exception] = Cancelled
) -> T | U:
    """Return the result of `work`, or if it raises log the error, add `name` to `failed`, and return `default`.

    Each error is logged once.

    Args:
        name: Id of the rule, or name of the step.
        work: Function without arguments.
        default: Result after an error.
        failed: Receives `name` after an error.
        passing: Type of errors that are raised, in addition to `Cancelled` and a lack of memory.
    """
    try:
        return work()
    except (Cancelled, MemoryError, passing):
        raise
    # A panic inside Polars is no `Exception`.
    except (Exception, pl.exceptions.PanicException) as error:
        failed.add(name)
        *_, frame = traceback.extract_tb(error.__traceback__)
        key = (name, type(error), frame.filename, frame.lineno)
        if key not in _logged:
            _logged.add(key)
            _log.exception("Judging by “%s” failed inside; all other rules went on.", name)
        return default


def run_rules(
    together: Callable[[], Mapping[str, T]], singly: Mapping[str, Callable[[], T]], default: T, failed: set[str]
) -> Mapping[str, T]:
    """Return the results by rule of `together`, or if that raises, of each function in `singly`.

    A function in `singly` that raises gets `default` as its result, as in `run_rule`.
    """
    try:
        return together()
    except (Cancelled, MemoryError):
        raise
    except (Exception, pl.exceptions.PanicException):
        # Not here: the log would have the same traceback twice.
        pass
    return {name: run_rule(name, work, default, failed) for name, work in singly.items()}


def failure_problems(failed: Iterable[str], profile: Profile) -> list[Problem]:
    """Return a problem of the rule `rule-failed` for each rule, or named group of rules, that failed."""
    severity = _RULE.severity_in(profile) or _RULE.severity
    return [Problem(_RULE, severity, None, None, None, "", _failure_message(name)) for name in sorted(failed)]


def _failure_message(name: str) -> str:
    """Return the message that a rule, or a named group of rules, failed because of an internal error."""
    title = join([msg_from(RULES[name].title), f"({name})"]) if name in RULES else name
    return msg(
        "The check “{title}” failed because of an internal error; all others were completed. Please report it: {url}",
        title=title,
        url=REPORT_URL,
    )

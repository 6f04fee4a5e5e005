"""How a value could be put right. A fix never guesses: where a value could mean two things there is none.

What only the author knows, such as the address that relative ones count from, is a choice; rules that need one have no
fix without it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg
from sitemap_studio.protocol import dates, url_fixes, urls, values
from sitemap_studio.protocol.catalogue import RULES, Scope, Severity
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.url_fixes import Encoding
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.containing import Fault, attempt
from sitemap_studio.validation.values.fields import judge_value

_MOST_STEPS: Final = 8
"""A fix may bring to light what another rule asks; no value needs more steps than that."""

_ZONE = re.compile(r"Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]")


class Removal(Enum):
    """A fix that is no text: the element is taken away, so that the entry has no such field."""

    ELEMENT = "element"


@dataclass(frozen=True)
class FixChoices:
    """What only the author knows.

    Attributes:
        base_url: Complete address that relative ones count from; None if there is none.
        escape_as: In what the web server expects characters beyond ASCII.
        zone: Zone of times that state none, `Z` or such as `+01:00`; None if it is unknown.

    Raises:
        RequestError: The base is no complete address of http or https, or the zone is none.
    """

    base_url: str | None = None
    escape_as: Encoding = "utf-8"
    zone: str | None = None

    def __post_init__(self) -> None:
        if self.base_url is not None and not urls.is_web(urls.stripped(self.base_url)):
            raise RequestError(
                msg("The base URL {base_url} is not complete.", base_url=quoted(self.base_url)),
                hint="It begins with http:// or https:// and names the host, as http://www.example.com/ does.",
            )
        if self.zone is not None and not _ZONE.fullmatch(self.zone):
            raise RequestError(
                msg("{zone} is not a time zone.", zone=quoted(self.zone)),
                hint="Write Z for UTC, or +01:00 for an hour east.",
            )


NO_CHOICES: Final = FixChoices()
"""Nothing is known but that servers expect UTF-8, as nearly all do."""

Fix = str | Removal
"""A value put right, or the removal of its element."""


def fix(
    rule: str, value: str | None, choices: FixChoices = NO_CHOICES, given: Circumstances | None = None
) -> Fix | None:
    """The value put right in what this rule asks, if that needs no guessing.

    Args:
        rule: Id of the rule that it breaks.
        value: The author's text; None where the element is absent.
        choices: What only the author knows.
        given: What verdicts depend on; None for today and the usual patterns.

    Returns:
        A value that keeps this rule and every other by which the author's text could be judged and that it kept,
        remarks aside; None if there is no safe one, or if the value does not break the rule.
    """
    field = RULES[rule].field
    if value is None or rule not in _MENDERS or field is None or RULES[rule].scope is not Scope.FIELD:
        return None
    given = given or Circumstances()
    tried = _tried(rule, value, judge_value(field, value, given), choices, given)
    return tried[0] if tried else None


def put_right(
    field: FieldName,
    value: str | None,
    rules: Sequence[str],
    choices: FixChoices,
    given: Circumstances,
    *,
    failed: set[str] | None = None,
) -> str | None:
    """A value after the fixes of several rules, each made as `fix` does; as it was where there is none.

    Fixes are chained: an address that was completed can be judged, and fixed, by rules that do not apply to a relative
    one. Errors that a fix reveals are fixed even where their rule is not among `rules`.

    Args:
        field: The field that it is for.
        value: The author's text; None where the element is absent.
        rules: Ids of the rules, about this field, that it is to keep; it may keep some of them already.
        choices: What only the author knows.
        given: What verdicts depend on.
        failed: Gets the rules whose fixes failed because of a fault of the program; their values stay as they are.

    Returns:
        The value; None where its element is best taken away.
    """
    if value is None:
        return None
    broken, wanted = judge_value(field, value, given), set(rules)
    for _ in range(_MOST_STEPS):
        before = value
        for rule in broken:
            tried = _tried(rule, value, broken, choices, given, failed) if rule in wanted else None
            if tried is None:
                continue
            mended, after = tried
            if isinstance(mended, Removal):
                return None
            wanted.update(new for new in after if new not in broken and RULES[new].severity is Severity.ERROR)
            value, broken = mended, after
        if value == before:
            break
    return value


def mended_by(rule: str, value: str, choices: FixChoices) -> Fix | None:
    """The value as the fix of a rule makes it, which nobody has judged yet."""
    mender = _MENDERS.get(rule)
    return mender(value, choices) if mender is not None else None


def may_break(rule: str, broken: Collection[str]) -> bool:
    """Whether a fixed value may break a rule, given the rules that the author's text breaks.

    It may break what that breaks, remarks, and rules by which that could not be judged: a relative address, for
    example, is not judged by the rules about fragments.
    """
    return (
        rule in broken
        or RULES[rule].severity is Severity.INFO
        or any(rule in _JUDGED_AFTER[other] for other in broken if other in _JUDGED_AFTER)
    )


def _tried(
    rule: str,
    value: str,
    broken: Sequence[str],
    choices: FixChoices,
    given: Circumstances,
    failed: set[str] | None = None,
) -> tuple[Fix, tuple[str, ...]] | None:
    """The value put right in what a rule asks, and the rules that it breaks then; None if there is no safe fix."""
    mender, field = _MENDERS.get(rule), RULES[rule].field
    mended = attempt(lambda: mender(value, choices)) if mender is not None and rule in broken else None
    if isinstance(mended, Fault):
        mended.note(msg("the fix of {rule}", rule=rule))
        if failed is not None:
            failed.add(rule)
        return None
    if mended is None or isinstance(mended, Removal):
        return (mended, ()) if mended else None
    assert field is not None  # rules with a fix are about a field
    after = judge_value(field, mended, given)
    return None if rule in after or not all(may_break(each, broken) for each in after) else (mended, after)


def _removed(value: str, _: FixChoices) -> Fix | None:
    return Removal.ELEMENT


def _completed(value: str, choices: FixChoices) -> Fix | None:
    # A fragment alone names no page.
    is_certain = choices.base_url is not None and not urls.stripped(value).startswith("#")
    return url_fixes.made_absolute(value, choices.base_url) if is_certain and choices.base_url else None


def _alone(mend: Callable[[str], str | None]) -> Callable[[str, FixChoices], Fix | None]:
    """A fix that depends on no choice."""
    return lambda value, _: mend(value)


_MENDERS: Final[dict[str, Callable[[str, FixChoices], Fix | None]]] = {
    "loc-relative": _completed,
    "loc-backslash": _alone(url_fixes.with_slashes),
    "loc-idn": _alone(url_fixes.with_ascii_host),
    "loc-inner-space": _alone(url_fixes.with_escaped_blanks),
    "loc-percent": _alone(url_fixes.with_escaped_percents),
    "loc-characters": lambda value, choices: url_fixes.escaped(value, choices.escape_as),
    "loc-whitespace": _alone(urls.stripped),
    "loc-other-space": _alone(urls.stripped),
    "loc-double-escape": _alone(url_fixes.unescaped_once),
    "loc-fragment": _alone(url_fixes.without_fragment),
    "loc-default-port": _alone(url_fixes.without_default_port),
    "loc-upper-case": _alone(url_fixes.in_lower_case),
    "loc-dot-segments": _alone(url_fixes.without_dot_segments),
    "loc-session": _alone(url_fixes.without_session),
    "loc-tracker": _alone(url_fixes.without_trackers),
    "lastmod-empty": _removed,
    "lastmod-format": lambda value, choices: dates.mended_date(value, choices.zone),
    "lastmod-zone": lambda value, choices: f"{value.strip(dates.XML_SPACE)}{choices.zone}" if choices.zone else None,
    "changefreq-empty": _removed,
    "changefreq-value": _alone(values.mended_changefreq),
    "priority-empty": _removed,
    "priority-comma": _alone(values.with_point),
    "priority-exponent": _alone(values.without_exponent),
}

_OF_HOSTED: Final = frozenset(
    ("loc-mixed-scripts", "loc-user-info", "loc-dot-segments", "loc-session")
)  # fmt: skip
_JUDGED_AFTER: Final[dict[str, frozenset[str]]] = {
    "loc-relative": _OF_HOSTED
    | {"loc-host", "loc-backslash", "loc-idn", "loc-inner-space", "loc-percent", "loc-characters", "loc-double-escape"}
    | {"loc-fragment"},
    "loc-host": _OF_HOSTED,
    "lastmod-format": frozenset(("lastmod-future", "lastmod-before-web")),
}
"""The rules, remarks aside, by which a value can be judged only once it keeps another one."""

FIXED_RULES: Final = frozenset(_MENDERS)
"""The rules that have a fix, for some values at least."""

"""The facets of the filter bar, declared: what can be chosen with one click, and what becomes of several choices.

A facet asks for one word of filters. Its choices are conditions on that word; those that are lists add up, all others
stand alone. How facets look, and how many entries each choice has, is the business of others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from PySide6.QtCore import QCoreApplication

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.core.messages import listed
from sitemap_studio.document.document import Document
from sitemap_studio.gui.i18n import localized
from sitemap_studio.protocol.fields import FIELD_BY_NAME, FIELD_NAMES
from sitemap_studio.search.filter_language import (
    ANY,
    EXTENSION_KINDS,
    MISSING,
    OTHER,
    SEVERITIES,
    STATES,
    Condition,
    Either,
    Filter,
    Term,
    parse_typed,
)

MAX_SITEMAPS: Final = 40
"""So many sitemaps are offered by name; more are found by typing."""

_IN: Final = "in"

translate: Final = QCoreApplication.translate


@dataclass(frozen=True)
class Choice:
    """One line of a facet's menu.

    Attributes:
        text: Its words.
        condition: What it asks: a list of one item, or something that stands alone.
    """

    text: str
    condition: Condition


@dataclass(frozen=True)
class Facet:
    """One thing by which entries are told apart.

    Attributes:
        word: The word of filters that it asks for.
        title: Gives its name on its button.
        tip: Gives one sentence on what it does.
        choices: Gives what can be chosen of a set.
    """

    word: str
    title: Callable[[], str]
    tip: Callable[[], str]
    choices: Callable[[Document], list[Choice]]


def toggled(current: Condition | None, choice: Condition) -> Condition | None:
    """What a facet asks once a choice was clicked; None for nothing.

    Args:
        current: What it asked before.
        choice: The condition of the choice.
    """
    if choice.operator != _IN:
        return None if current == choice else choice
    items = current.values if current is not None and current.operator == _IN else ()
    item = choice.values[0]
    kept = tuple(each for each in items if each != item) if item in items else (*items, item)
    return Condition(choice.field, _IN, values=kept) if kept else None


def is_chosen(current: Condition | None, choice: Condition) -> bool:
    """Whether a choice is part of what a facet asks."""
    if current is None or current.operator != choice.operator:
        return False
    return set(choice.values) <= set(current.values)


def chosen_text(current: Condition, choices: Sequence[Choice]) -> str:
    """What a facet asks, in few words."""
    if current.operator != _IN:
        return next((choice.text for choice in choices if choice.condition == current), current.operator)
    words = {choice.condition.values[0]: choice.text for choice in choices if choice.condition.values}
    return localized(listed(words.get(item, item) for item in current.values))


def parted(wanted: Filter) -> tuple[dict[str, Condition], Filter]:
    """What of a filter facets can show, by word, and the rest of it."""
    shown: dict[str, Condition] = {}
    rest: list[Term] = []
    for condition in wanted.conditions:
        if isinstance(condition, Either):
            rest.append(condition)
            continue
        standing_alone = condition.operator in _STANDING_ALONE.get(condition.field, ())
        fits = condition.field in FACET_BY_WORD and (condition.operator == _IN or standing_alone)
        if fits and condition.field not in shown:
            shown[condition.field] = condition
        else:
            rest.append(condition)
    return shown, Filter(tuple(rest))


def typed_form(wanted: Filter, field: str) -> tuple[str, str]:
    """How a filter would be typed, as short as it can be.

    Args:
        wanted: The filter.
        field: Where words are looked for now.

    Returns:
        What stands in the line, and in which field it is looked for.
    """
    if len(wanted.conditions) == 1:
        (only,) = wanted.conditions
        if isinstance(only, Condition) and only.field in (*FIELD_NAMES, ANY):
            words = {"contains": only.value, "matches": f"/{only.value}/"}.get(only.operator)
            if words and _is_typed(words, only.field, wanted):
                return words, only.field
    return wanted.text, field


def _is_typed(words: str, field: str, wanted: Filter) -> bool:
    try:
        return parse_typed(words, field) == wanted
    except ExpressionError:
        return False


def _item(word: str, item: str, text: str = "") -> Choice:
    return Choice(text or item, Condition(word, _IN, values=(item,)))


def _missing(word: str) -> Choice:
    return _item(word, MISSING, translate("Facets", "Missing"))


def _changefreqs(document: Document) -> list[Choice]:
    known = [_item("changefreq", choice) for choice in FIELD_BY_NAME["changefreq"].choices]
    other = _item("changefreq", OTHER, translate("Facets", "Anything else"))
    return [*known, _missing("changefreq"), other]


def _priorities(document: Document) -> list[Choice]:
    return [
        _item("priority", "0.8..1", translate("Facets", "0.8 to 1.0")),
        _item("priority", "0.5..0.79999", translate("Facets", "0.5 to 0.7")),
        _item("priority", "0..0.49999", translate("Facets", "0.0 to 0.4")),
        _missing("priority"),
        _item("priority", OTHER, translate("Facets", "Not a number")),
    ]


def _lastmods(document: Document) -> list[Choice]:
    today = datetime.now(UTC).date()
    return [
        _item("lastmod", "last 7 days", translate("Facets", "Last 7 days")),
        _item("lastmod", "last 30 days", translate("Facets", "Last 30 days")),
        _item("lastmod", "last 365 days", translate("Facets", "Last 365 days")),
        _item("lastmod", f"..{today - timedelta(days=365)}", translate("Facets", "Older than 365 days")),
        _item("lastmod", f"{today + timedelta(days=1)}..", translate("Facets", "In the future")),
        _missing("lastmod"),
        _item("lastmod", OTHER, translate("Facets", "Invalid date")),
    ]


def _sitemaps(document: Document) -> list[Choice]:
    if len(document.sitemaps) < 2:
        return []
    names = [sitemap.name for sitemap in document.sitemaps]
    return [_item("sitemap", name) for name in dict.fromkeys(names[:MAX_SITEMAPS])]


def _extensions(document: Document) -> list[Choice]:
    some = Choice(translate("Facets", "Any extension"), Condition("extension", "is not empty"))
    none = Choice(translate("Facets", "No extension"), Condition("extension", "is empty"))
    words = {
        "image": translate("Facets", "Images"),
        "video": translate("Facets", "Videos"),
        "news": translate("Facets", "News"),
        "alternate": translate("Facets", "Alternates (hreflang)"),
        "mobile": translate("Facets", "Mobile"),
        "other": translate("Facets", "Other XML"),
    }
    return [some, none, *(_item("extension", kind, words[kind]) for kind in EXTENSION_KINDS)]


def _problems(document: Document) -> list[Choice]:
    words = {
        "error": translate("Facets", "Errors"),
        "warning": translate("Facets", "Warnings"),
        "info": translate("Facets", "Infos"),
    }
    some = Choice(translate("Facets", "Any problem"), Condition("problem", "is not empty"))
    none = Choice(translate("Facets", "No problem"), Condition("problem", "is empty"))
    return [some, none, *(_item("problem", severity, words[severity]) for severity in SEVERITIES)]


def _states(document: Document) -> list[Choice]:
    words = {
        "changed": translate("Facets", "Changed since opened or saved"),
        "new": translate("Facets", "New"),
        "unchanged": translate("Facets", "Unchanged"),
    }
    return [_item("state", state, words[state]) for state in STATES]


def _no_choices(document: Document) -> list[Choice]:
    return []


FACETS: Final[tuple[Facet, ...]] = (
    Facet("problem", lambda: translate("Facets", "Problems"),
          lambda: translate("Facets", "Show entries by their problems."), _problems),
    Facet("state", lambda: translate("Facets", "Changes"),
          lambda: translate("Facets", "Show entries by what was done to them."), _states),
    Facet("lastmod", lambda: "lastmod",
          lambda: translate("Facets", "Show entries by their lastmod."), _lastmods),
    Facet("changefreq", lambda: "changefreq",
          lambda: translate("Facets", "Show entries by their changefreq."), _changefreqs),
    Facet("priority", lambda: "priority",
          lambda: translate("Facets", "Show entries by their priority."), _priorities),
    Facet("extension", lambda: translate("Facets", "Extensions"),
          lambda: translate("Facets", "Show entries by their extensions."), _extensions),
    Facet("sitemap", lambda: translate("Facets", "Sitemap"),
          lambda: translate("Facets", "Show the entries of some sitemaps."), _sitemaps),
    Facet("folder", lambda: translate("Facets", "Folder"),
          lambda: translate("Facets", "Shows the entries of a folder, chosen beside the table."),
          _no_choices),
)  # fmt: skip
"""All facets, in the order of the bar. One without choices is seen only while it asks something."""

FACET_BY_WORD: Final[Mapping[str, Facet]] = {facet.word: facet for facet in FACETS}
"""The facets by word."""

_STANDING_ALONE: Final = {"extension": ("is empty", "is not empty"), "problem": ("is empty", "is not empty")}

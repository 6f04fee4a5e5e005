"""The frequent fixes over whole columns: the same as `fixes` makes one by one, where a few expressions can decide.

A value is put right here only if it has the plain shape that the expressions are for, and if judging the result finds
it as right as it must be; every other one is left to `fixes`. Values are taken together that break the same rules, so
that each expression is asked only of those that it concerns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl
from numpy.typing import NDArray

from sitemap_studio.protocol import dates, url_fixes, urls
from sitemap_studio.protocol.catalogue import RULES, Scope
from sitemap_studio.protocol.fields import FieldName
from sitemap_studio.validation.circumstances import Circumstances
from sitemap_studio.validation.containing import Fault, attempt
from sitemap_studio.validation.fixes.fixes import FIXED_RULES, NO_CHOICES, FixChoices, fix, may_break, mended_by
from sitemap_studio.validation.values.fields import judge_fields

Mask = NDArray[np.bool_]
"""For each of some texts whether something holds."""

_FEW: Final = 64
"""So few texts with the same faults are put right sooner one by one."""

_HEAD, _TAIL = pl.col("head"), pl.col("tail")

_SHAPE: Final = r"^([A-Za-z]+://[A-Za-z0-9.\-]+(?::[0-9]*)?)((?:[/?#][^\\\r\n\t]*)?)$"
"""Protocol, host and port, then the rest, in addresses whose host is plain and that are written in one line."""


@dataclass(frozen=True)
class _Mending:
    """How a rule is kept, as expressions over head and tail; texts that are not `certain` stay as they are."""

    head: pl.Expr = _HEAD
    tail: pl.Expr = _TAIL
    certain: pl.Expr | None = None


@dataclass(frozen=True)
class Fixed:
    """What columns could decide.

    Attributes:
        texts: The texts put right; of the others nothing is said.
        is_decided: Which of them are put right.
    """

    texts: pl.Series
    is_decided: Mask


def fix_column(
    field: FieldName,
    texts: pl.Series,
    *,
    asked: Mapping[str, Mask],
    broken: Mapping[str, Mask],
    choices: FixChoices,
    given: Circumstances,
) -> Fixed:
    """Put the texts of a field right as far as columns can.

    Args:
        field: The field.
        texts: Its texts.
        asked: For each rule to be kept which of them break it and are to be put right, maybe none, in the order of the
            catalogue.
        broken: For every rule that any of them breaks which of them do.
        choices: What only the author knows.
        given: What verdicts depend on.
    """
    mender = _MENDERS.get(field)
    mended = attempt(lambda: _mended(mender, texts, asked, choices)) if mender else texts
    nothing = Fixed(texts, np.zeros(len(texts), np.bool_))
    if mended is texts or isinstance(mended, Fault):
        return nothing
    is_decided = texts.ne_missing(mended).to_numpy()
    at = np.flatnonzero(is_decided)
    if not len(at):
        return nothing
    is_right = np.ones(len(at), np.bool_)
    after = judge_fields(pl.DataFrame({field: mended.gather(at)}), [field], given)
    for rule, places in after.items():
        # A rule that is to be kept and is broken still, or only now, is left to the chain of single fixes.
        is_right[places] &= rule not in asked and _may_break(rule, broken, at[places])
    is_decided[at[~is_right]] = False
    return Fixed(mended, is_decided)


def fixes_of(rule: str, values: Sequence[str | None], given: Circumstances) -> list[str | None]:
    """Put many values right in what one rule asks, as `fix` does without choices; None where that does not.

    The outcomes are judged as columns. Where removing the element is the fix, there is no value.

    Args:
        rule: Id of the rule that all of them break.
        values: The author's texts; None where the element is absent.
        given: What verdicts depend on.
    """
    field = RULES[rule].field
    if rule not in FIXED_RULES or field is None or RULES[rule].scope is not Scope.FIELD:
        return [None] * len(values)
    different = {value: number for number, value in enumerate(dict.fromkeys(values))}
    texts = list(different)
    found = None if len(texts) < _FEW else attempt(lambda: _fixed_by_one(rule, field, texts, given))
    if found is None or isinstance(found, Fault):
        single = (fix(rule, text, given=given) for text in texts)
        found = [mended if isinstance(mended, str) else None for mended in single]
    return [found[different[value]] for value in values]


def _fixed_by_one(
    rule: str, field: FieldName, texts: Sequence[str | None], given: Circumstances
) -> list[str | None] | None:
    """The same for different texts; None where judging one of them failed."""
    mended = [None if text is None else mended_by(rule, text, NO_CHOICES) for text in texts]
    at = np.array([number for number, text in enumerate(mended) if isinstance(text, str)], np.intp)
    if not len(at):
        return [None] * len(texts)
    schema: dict[str, type[pl.String]] = {field: pl.String}
    before = judge_fields(pl.DataFrame({field: [texts[number] for number in at]}, schema=schema), [field], given)
    after = judge_fields(pl.DataFrame({field: [mended[number] for number in at]}, schema=schema), [field], given)
    if not before.keys() | after.keys() <= RULES.keys():
        return None
    broken = {name: np.zeros(len(at), np.bool_) for name in before}
    for name, places in before.items():
        broken[name][places] = True
    is_right = broken.get(rule, np.zeros(len(at), np.bool_)).copy()
    for name, places in after.items():
        is_right[places] &= name != rule and _may_break(name, broken, places.astype(np.intp))
    found: list[str | None] = [None] * len(texts)
    for number in at[is_right].tolist():
        text = mended[number]
        found[number] = text if isinstance(text, str) else None
    return found


def _may_break(rule: str, broken: Mapping[str, Mask], at: NDArray[np.intp]) -> Mask:
    """Which of some fixed texts may break a rule, by the rules that each broke before."""
    allowing = [mask[at] for other, mask in broken.items() if may_break(rule, (other,))]
    return np.logical_or.reduce(allowing) if allowing else np.full(len(at), may_break(rule, ()))


_Mender = Callable[[pl.Series, Sequence[str], FixChoices], pl.Series | None]
"""Puts texts right that break the same rules; None where it can't."""


def _mended(mender: _Mender, texts: pl.Series, asked: Mapping[str, Mask], choices: FixChoices) -> pl.Series:
    """The texts after the fixes of all rules asked for, as far as the mender is certain."""
    pieces, sources = [], []
    for rules, places in _alike(asked, len(texts)):
        chosen = texts.gather(places)
        mended = mender(chosen, rules, choices) if len(places) >= _FEW else None
        pieces.append(chosen if mended is None else mended)
        sources.append(places)
    back = np.empty(len(texts), np.uint32)
    back[np.concatenate(sources)] = np.arange(len(texts), dtype=np.uint32)
    return pl.concat(pieces).gather(back)


def _alike(asked: Mapping[str, Mask], count: int) -> Iterator[tuple[list[str], NDArray[np.intp]]]:
    """The places of texts that break the same of the rules asked for, and these rules."""
    bits = np.zeros(count, np.uint64)
    for place, mask in enumerate(asked.values()):
        bits |= mask.astype(np.uint64) << np.uint64(place)
    order = np.argsort(bits, kind="stable")
    starts = np.flatnonzero(np.diff(bits[order], prepend=~bits[order[:1]]))
    rules = list(asked)
    for start, end in zip(starts.tolist(), [*starts[1:].tolist(), count], strict=True):
        broken = int(bits[order[start]])
        yield [rule for place, rule in enumerate(rules) if broken >> place & 1], order[start:end]


# Addresses


def _fix_locs(texts: pl.Series, rules: Sequence[str], choices: FixChoices) -> pl.Series | None:
    if not set(rules).issubset(_LOC_RULES):
        return None
    parts = _taken_apart(texts, "loc-whitespace" in rules)
    for rule in rules:
        if rule == "loc-characters":
            parts = parts.with_columns(tail=_escaped(parts["tail"], choices))
        elif rule in _LOC_MENDINGS:
            mending = _LOC_MENDINGS[rule]
            if mending.certain is not None:
                parts = parts.with_columns(tail=pl.when(mending.certain).then(_TAIL))
            parts = parts.with_columns(head=mending.head, tail=mending.tail)
    mended = parts.select(pl.concat_str("head", "tail")).to_series()
    return pl.select(pl.coalesce(mended, texts)).to_series()


def _taken_apart(texts: pl.Series, may_have_space: bool) -> pl.DataFrame:
    """Head and tail of addresses without the white space around them; null for others than those of the shape.

    Args:
        texts: The addresses.
        may_have_space: Whether those with white space around them are meant, too.
    """
    core = texts.str.strip_chars(dates.XML_SPACE)
    # Other white space there belongs to no part of the address: not to a fragment that is left out, for example.
    is_plain = core == core.str.strip_chars(urls.SPACE_AROUND)
    if not may_have_space:
        is_plain &= core == texts
    core = pl.select(pl.when(is_plain).then(core)).to_series()
    return core.str.extract_groups(_SHAPE).struct.unnest().rename({"1": "head", "2": "tail"})


def _escaped(tails: pl.Series, choices: FixChoices) -> pl.Series:
    """Tails with their illegal characters percent-encoded; null where it is not plain which part they stand in."""
    has_one_part = tails.str.count_matches("#", literal=True) < 2
    found = tails.str.extract_all(_ILLEGAL).explode().unique().drop_nulls().to_list()
    escapes = {}
    for character in found:
        try:
            escapes[character] = url_fixes.percent_encoded(character, choices.escape_as)
        except UnicodeEncodeError:
            continue
    mended = tails.str.replace_many(list(escapes), list(escapes.values())) if escapes else tails
    return pl.select(pl.when(has_one_part).then(mended)).to_series()


_ILLEGAL: Final = rf"[^{urls.IN_QUERY}{urls.LEFT_TO_OTHERS}#]"
_TRACKER: Final = rf"(?:{url_fixes.TRACKERS})=[^&;#]*"
_ENTITIES: Final = {"&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'"}

_LOC_MENDINGS: Final = {
    "loc-inner-space": _Mending(
        tail=_TAIL.str.replace_all(" ", "%20", literal=True),
        certain=~_TAIL.str.contains(" .*://"),
    ),
    "loc-percent": _Mending(
        # Twice: a percent sign is looked at with what follows it, which may be the next one.
        tail=_TAIL.str.replace_all("%([^0-9A-Fa-f]|$)", "%25$1").str.replace_all("%([^0-9A-Fa-f]|$)", "%25$1"),
        certain=~_TAIL.str.contains("%(?:[0-9A-Fa-f](?:[^0-9A-Fa-f]|$)|[uU][0-9A-Fa-f]{4})"),
    ),
    "loc-double-escape": _Mending(
        tail=_TAIL.str.replace_many(list(_ENTITIES), list(_ENTITIES.values())).str.replace_all(
            "%25([0-9A-Fa-f]{2})", "%$1"
        ),
        # Some entities stand for what an address may not hold; an address within an address has both kinds of escapes.
        certain=~_TAIL.str.contains("&(?:#|lt;|gt;|quot;)")
        & ~(
            _TAIL.str.contains("%25[0-9A-Fa-f]{2}")
            & _TAIL.str.contains("%(?:[013-9A-Fa-f][0-9A-Fa-f]|2[0-46-9A-Fa-f])")
        ),
    ),
    "loc-fragment": _Mending(tail=_TAIL.str.replace("#.*$", ""), certain=~_TAIL.str.contains("#[!/]|&#")),
    "loc-default-port": _Mending(head=_HEAD.str.replace(":[0-9]*$", "")),
    "loc-upper-case": _Mending(head=_HEAD.str.to_lowercase()),
    "loc-tracker": _Mending(
        tail=_TAIL.str.replace_all(f"[&;]{_TRACKER}", "")
        .str.replace(f"[?]{_TRACKER}[&;]?", "?")
        .str.replace("[?](#.*)?$", "$1"),
        # Elsewhere than in the query such a parameter means something else, behind a second question mark, too, and an
        # empty one stays.
        certain=~_TAIL.str.contains("^[^?]*[&;]|&amp;|#.*[&;?]|[?][^#]*[?]|[?&;](?:[&;#]|$)"),
    ),
}
"""How addresses of the plain shape are put right, beside white space around them and characters."""

_LOC_RULES: Final = _LOC_MENDINGS.keys() | {"loc-whitespace", "loc-characters"}


# Dates


def _fix_dates(texts: pl.Series, rules: Sequence[str], choices: FixChoices) -> pl.Series | None:
    core = texts.str.strip_chars(dates.XML_SPACE)
    if list(rules) == ["lastmod-zone"] and choices.zone:
        return core + choices.zone
    if list(rules) != ["lastmod-format"]:
        return None
    parts = (
        core.str.extract_groups(f"^{dates.MENDABLE}$").struct.unnest().rename({"1": "day", "2": "clock", "3": "zone"})
    )
    stated = pl.coalesce("zone", pl.lit(choices.zone or "")).str.to_uppercase()
    with_colon = stated.str.replace("^([+-][0-9]{2})([0-9]{2})$", "$1:$2")
    mended = parts.select(pl.concat_str("day", pl.lit("T"), "clock", with_colon)).to_series()
    return pl.select(pl.coalesce(mended, texts)).to_series()


_MENDERS: Final[dict[FieldName, _Mender]] = {"loc": _fix_locs, "lastmod": _fix_dates}
"""The fields that may hold a different text in every entry; the others are put right once for each text."""

"""Filters with “or” and parentheses: how they are read, written, told, applied, and narrowed while they are typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.core.errors import ExpressionError
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.search.filter_language import (
    Condition,
    Either,
    Filter,
    Term,
    check,
    conditions_in,
    either,
    parse_filter,
    parse_typed,
)
from sitemap_studio.search.filters import IncrementalFilter, matching
from tests.builders import table_of

LOCS = [
    "https://x.y/a",
    "https://x.y/b",
    "https://x.y/ab",
    "https://x.y/c",
    "https://x.y/(d)",
    "https://x.y/this or that",
]
PRIORITIES = ["0.1", "0.5", "0.5", "0.9", None, "0.9"]


@pytest.fixture(scope="module")
def table() -> EntryTable:
    return table_of(loc=LOCS, priority=PRIORITIES)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("loc contains /a or loc contains /b", [0, 1, 2]), ("loc contains /a OR loc contains /b", [0, 1, 2]),
        ("loc contains /b or loc contains /a and priority > 0.3", [1, 2]),
        ("(loc contains /b or loc contains /a) and priority < 0.3", [0]),
        ("priority < 0.3 and (loc contains /b or loc contains /a)", [0]),
        ("priority<0.3 and(loc contains /b or loc contains /a)", [0]), ("((loc contains /c))", [3]),
        ("(priority is empty)or(entry = 1)", [0, 4]),
        ("( loc contains /a and ( priority = 0.1 or priority is empty ) )or entry = 4", [0, 3]),
        ("priority in 0.1, 0.9 or priority is empty", [0, 3, 4, 5]),
        ("(priority in 0.1, 0.9) and (entry in 1..2, 6)", [0, 5]), ("(loc contains (d) or entry = 1)", [0, 4]),
        ("(loc matches /(a|b)$)", [0, 1]), ('(loc contains "(d)")', [4]), ("loc contains (d)", [4]),
        ("loc contains d)", [4]), ("loc contains this or that", [5]),
        ("loc contains this or that or entry = 1", [0, 5]), ('(loc contains "this or") or entry = 1', [0, 5]),
    ],
)  # fmt: skip
def test_alternatives_and_groups_choose_entries(table, text, expected):
    assert matching(parse_filter(text), table).tolist() == expected
    assert matching(parse_typed(text), table).tolist() == expected


@pytest.mark.parametrize(
    ("text", "at", "named"),
    [
        ("(loc contains a", 15, "“)”"), ("loc = a or", 10, "a condition such as"),
        ("loc is empty or", 15, "a condition such as"), ("(loc is empty", 13, "“)” must come next"),
        ("loc is empty)", 12, "“and” or “or” must come next"), ("()", 1, "a condition such as"),
        ("(loc = ) or loc = a", 7, "a value must come next"), ("(loc is empty) (loc is empty)", 15, "“and” or “or”"),
        ("priority = 1 or priority < high", 27, "needs a number"), ("(" * 60 + "loc is empty" + ")" * 60, 51, "nested"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_one_sentence_with_its_place(text, at, named):
    if text == "loc = a or":
        # Nothing else could be meant: an address may end so.
        assert parse_filter(text) == Filter((Condition("loc", "=", "a or"),))
        return
    with pytest.raises(ExpressionError) as refused:
        parse_filter(text)
    assert (refused.value.place, named in str(refused.value)) == (at, True)


@pytest.mark.parametrize(
    "typed", ["loc contains a or", "loc contains a o", "loc contains a or lo", "loc contains a or (lo"]
)
def test_a_further_alternative_that_is_only_begun_is_not_taken_for_a_part_of_the_text(typed):
    with pytest.raises(ExpressionError):
        parse_typed(typed)


@pytest.mark.parametrize("typed", ["(draft)", "(loc", "this or that", "or"])
def test_a_text_with_parentheses_or_or_is_a_text(typed):
    assert parse_typed(typed) == Filter((Condition("loc", "contains", typed),))


@pytest.mark.parametrize(
    ("text", "written", "sentence"),
    [
        ("(loc = a)", "loc = a", "Entries whose loc is “a”"),
        (
            "((loc = a or loc = b) or loc = c)",
            "loc = a or loc = b or loc = c",
            "Entries either whose loc is “a”, whose loc is “b” or whose loc is “c”",
        ),
        (
            "(loc = a or (loc = b and priority = 1)) and entry = 1",
            "(loc = a or loc = b and priority = 1) and entry = 1",
            "Entries either whose loc is “a” or whose loc is “b” and whose priority is “1” and whose number is “1”",
        ),
    ],
)
def test_a_filter_is_written_with_as_few_parentheses_as_it_needs(text, written, sentence):
    assert (parse_filter(text).text, parse_filter(text).sentence) == (written, sentence)


# Properties

_VALUES = st.one_of(
    st.text(max_size=8),
    st.lists(st.sampled_from(["(", ")", " or ", " and ", "loc", " = ", "a", '"', "'", ",", " "]), max_size=6).map(
        "".join
    ),
)


def _sensible(condition: Condition) -> bool:
    try:
        check(condition)
    except ExpressionError:
        return False
    return True


_ANY_CONDITION = st.one_of(
    st.builds(Condition, st.just("loc"), st.sampled_from(["=", "!=", "contains", "does not contain"]), _VALUES),
    st.builds(Condition, st.just("loc"), st.just("in"), values=st.lists(_VALUES, min_size=1, max_size=3).map(tuple)),
    st.builds(Condition, st.just("priority"), st.sampled_from(["is empty", "is not empty"])),
).filter(_sensible)

_CONDITION = st.one_of(
    st.builds(
        Condition,
        st.just("loc"),
        st.sampled_from(["contains", "does not contain"]),
        st.sampled_from(["a", "b", "ab", "y/c"]),
    ),
    st.builds(Condition, st.just("priority"), st.sampled_from(["<", ">"]), st.sampled_from(["0.3", "0.7"])),
    st.builds(Condition, st.just("entry"), st.just("in"), values=st.sampled_from([("1..3",), ("3", "5..6")])),
)


def _terms(conditions: st.SearchStrategy[Condition]) -> st.SearchStrategy[tuple[Term, ...]]:
    """Conditions joined in any way."""
    return st.recursive(
        conditions.map(lambda condition: (condition,)),
        lambda inner: st.one_of(
            st.lists(inner, min_size=1, max_size=3).map(either),
            st.lists(inner, min_size=1, max_size=3).map(lambda parts: tuple(term for part in parts for term in part)),
        ),
        max_leaves=8,
    )


def _holds(terms: tuple[Term, ...], position: int) -> bool:
    """Whether terms hold for an entry, as a loop finds out."""
    return all(
        any(_holds(alternative, position) for alternative in term.alternatives)
        if isinstance(term, Either)
        else _condition_holds(term, position)
        for term in terms
    )


def _condition_holds(condition: Condition, position: int) -> bool:
    if condition.field == "loc":
        return (condition.value in LOCS[position]) is not condition.is_negated
    if condition.field == "entry":
        return position + 1 in ({1, 2, 3} if condition.values == ("1..3",) else {3, 5, 6})
    priority = PRIORITIES[position]
    if priority is None:
        return False
    return (
        float(priority) < float(condition.value)
        if condition.operator == "<"
        else float(priority) > float(condition.value)
    )


@given(_terms(_ANY_CONDITION))
def test_a_filter_that_was_written_is_read_again(terms):
    assert parse_filter(Filter(terms).text) == Filter(terms)


@given(_terms(_CONDITION))
def test_a_filter_chooses_what_a_loop_chooses(table, terms):
    expected = [position for position in range(len(LOCS)) if _holds(terms, position)]
    assert matching(Filter(terms), table).tolist() == expected
    assert matching(parse_filter(Filter(terms).text), table).tolist() == expected


@given(st.lists(_terms(_CONDITION), min_size=1, max_size=4))
def test_narrowing_finds_what_filtering_everything_finds(table, asked):
    narrowing = IncrementalFilter()
    together: tuple[Term, ...] = ()
    for terms in asked:
        for wanted in (Filter(terms), Filter(together := (*together, *terms))):
            assert narrowing.matching(wanted, table).tolist() == matching(wanted, table).tolist()


def test_typing_on_in_an_alternative_looks_at_fewer_entries():
    many = table_of(loc=[f"https://x.y/{number}" for number in range(1000)])
    narrowing = IncrementalFilter()
    for text in ("loc contains /99 or loc contains /98", "loc contains /999 or loc contains /98"):
        assert narrowing.matching(parse_filter(text), many).tolist() == matching(parse_filter(text), many).tolist()
    assert narrowing.looked_at == 22


def test_all_conditions_are_named_in_the_order_in_which_they_are_written():
    wanted = parse_filter("loc = a and (priority = 1 or entry = 2 and loc = b) and sitemap = c")
    assert [condition.field for condition in conditions_in(wanted.conditions)] == [
        "loc",
        "priority",
        "entry",
        "loc",
        "sitemap",
    ]

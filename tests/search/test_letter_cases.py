"""Looking for a text in any case over and over comes to what looking once does."""

from __future__ import annotations

import gc

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.search import letter_cases
from sitemap_studio.search.filters import matching, parse_filter
from sitemap_studio.search.letter_cases import LetterCases
from sitemap_studio.search.narrowing import Narrowing
from tests.builders import table_of

TEXTS = st.lists(
    st.one_of(st.none(), st.text(alphabet="kKsS\u017f\u212aäÄ/.", max_size=5), st.just("https://a.example/Kiosk")),
    min_size=1,
    max_size=12,
)


@given(TEXTS, st.text(alphabet="kKsSäÄ/.", min_size=1, max_size=2), st.sampled_from([0.0, 0.5, 1.0]))
def test_asking_again_finds_what_asking_once_finds(texts, wanted, most_share):
    table = table_of(loc=texts)
    quoted = f'loc contains "{wanted}"'
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(letter_cases, "_MOST_SHARE", most_share)
        narrowing = Narrowing()
        for words in (quoted, f'any contains "{wanted}"', quoted, f'loc does not contain "{wanted}"'):
            once = matching(parse_filter(words), table)
            assert narrowing.matching(parse_filter(words), table).tolist() == once.tolist()


def test_texts_with_capitals_are_told_by_their_places():
    block = pl.DataFrame({"loc": ["a", "B", None, "\u017f", "\u212a", "é", "d"] * 2 + ["x"] * 20})
    places = LetterCases().with_capitals(block, "loc")
    assert places is not None
    assert places.tolist() == [1, 3, 4, 8, 10, 11]


def test_where_most_have_capitals_nothing_is_told():
    assert LetterCases().with_capitals(pl.DataFrame({"loc": ["A", "b"]}), "loc") is None


def test_a_block_that_is_gone_is_forgotten():
    cases = LetterCases()
    block = pl.DataFrame({"loc": ["a"]})
    cases.with_capitals(block, "loc")
    del block
    gc.collect()
    assert not cases._known

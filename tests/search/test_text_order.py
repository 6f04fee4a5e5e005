"""Texts in the order of their characters, as Python sorts them."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.search import sort as module
from sitemap_studio.search.sort import text_order

SITE = "https://www.example.com/"
TEXTS = st.one_of(
    st.none(),
    st.text(max_size=4),
    st.sampled_from(["", "a", "ab", "é", "\U0001f600", f"{SITE}a", f"{SITE}a/", f"{SITE}ä", SITE]),
)


def as_python_sorts(texts: list[str | None], *, is_descending: bool) -> list[int]:
    present = [place for place, text in enumerate(texts) if text is not None]
    # Python's sort is stable in both directions.
    present.sort(key=lambda place: texts[place] or "", reverse=is_descending)
    return present + [place for place, text in enumerate(texts) if text is None]


@given(st.lists(TEXTS, max_size=60), st.booleans(), st.integers(1, 9))
def test_texts_are_sorted_as_python_sorts_them(texts, is_descending, bucket):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BUCKET", bucket)
        patch.setattr(module, "_PICKED", 2)
        order = text_order(pl.Series(texts, dtype=pl.String), is_descending=is_descending)
    assert order.places.tolist() == as_python_sorts(texts, is_descending=is_descending)
    arranged = [texts[place] for place in order.places]
    assert order.is_new.tolist() == [not place or arranged[place - 1] != text for place, text in enumerate(arranged)]


@pytest.mark.parametrize("is_descending", [False, True])
def test_more_texts_than_fit_into_a_bucket_are_sorted_all_the_same(is_descending):
    numbers = np.random.default_rng(3).integers(0, 90_000, 150_000).tolist()
    texts = [f"{SITE}{'shop' if number % 3 else 'blog'}/{number}" for number in numbers]
    order = text_order(pl.Series(texts), is_descending=is_descending)
    assert order.places.tolist() == as_python_sorts(list(texts), is_descending=is_descending)


def test_texts_that_are_all_the_same_keep_their_order():
    order = text_order(pl.Series([f"{SITE}one"]).new_from_index(0, 100_000))
    assert (order.places == np.arange(100_000)).all()
    assert order.is_new.sum() == 1

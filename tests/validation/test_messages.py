"""Messages of problems: correct, with visible characters and limited length."""

from datetime import date

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol.leak_patterns import LeakPattern, compiled_leaks
from sitemap_studio.protocol.quoting import DISPLAY_CHARACTERS, display_value
from sitemap_studio.protocol.rule import RuleContext
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.validation.value_validation import describe, english_messages, violated_rules

GIVEN = RuleContext(date(2026, 11, 20))

SENTENCES = [
    ("loc-duplicate", "http://a.b/", "“http://a.b/” is already in the set."),
    ("loc-outside", "http://a.b/", "“http://a.b/” is outside the folder of its sitemap."),
    ("loc-other-site", "http://a.b/", "“http://a.b/” is on a different site than most entries of its sitemap."),
    ("changefreq-contradicts", "always",
     "“always” means that the page changes with every access, but lastmod is more than a year ago."),
    ("changefreq-contradicts", "never", "“never” means that the page is archived, but lastmod is in the future."),
]  # fmt: skip
"""What depends on more than the value; the messages of others are in `WRONG_VALUES`."""


@pytest.mark.parametrize(("rule", "value", "sentence"), SENTENCES)
def test_message_of_value_is_expected_sentence(rule, value, sentence):
    assert describe(rule, value, GIVEN) == sentence
    assert english_messages(RULES[rule], pl.Series(RULES[rule].field, [value] * 2), GIVEN).to_list() == [sentence] * 2


@given(st.text(st.sampled_from("ab:/%#?& @.\n\u00fc\u202e<^;="), max_size=30).map("http://a.example/".__add__))
def test_message_of_column_equals_message_of_single_value(value):
    for rule in violated_rules("loc", value, GIVEN):
        message = describe(rule, value, GIVEN)
        assert message == english_messages(RULES[rule], pl.Series("loc", [value, value]), GIVEN)[1]
        assert message.endswith(".")
        assert message.isprintable()


def test_leak_message_names_matching_pattern():
    given = RuleContext(GIVEN.today, compiled_leaks([LeakPattern("draft", "/draft-", "a draft")]))
    told = "“http://a.b/draft-1” looks like a draft (pattern “draft”)."
    assert describe("loc-leak", "http://a.b/draft-1", given) == told


def test_displayed_long_value_is_shortened_in_middle():
    assert display_value("a" * DISPLAY_CHARACTERS) == "a" * DISPLAY_CHARACTERS
    value = display_value("http://example.com/" + "a" * 500 + "/end")
    assert (len(value), value.count("\u2026")) == (DISPLAY_CHARACTERS, 1)
    assert value.startswith("http://example.com/aaa")
    assert value.endswith("aaa/end")


@given(st.text(st.sampled_from("ab\n\u202e"), min_size=300, max_size=600))
def test_displayed_long_value_depends_on_its_ends_only(text):
    assert display_value(text) == display_value(text[:200] + "a" * 10_000 + text[-200:])


def test_displayed_value_shows_invisible_characters():
    visible = {
        "a\nb": "a\u240ab",
        "\x00": "\u2400",
        "\x7f": "\u2421",
        "a\u202eb": "a[U+202E]b",
        "\u200b": "[U+200B]",
        None: "",
    }
    assert {text: display_value(text) for text in visible} == visible

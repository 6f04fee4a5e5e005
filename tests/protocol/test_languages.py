"""Codes of languages: which are right, and what a wrong one was meant to be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol.languages import (
    COUNTRIES,
    LANGUAGES,
    SCRIPTS,
    SHORT_FORMS,
    LanguageFault,
    alternate_fault,
    news_fault,
)

RIGHT = ["de", "en-GB", "EN-gb", "zh-Hans", "zh-Hant-TW", "zh-hant-tw", "x-default", "X-Default", " fr ", "sr-Latn-RS"]


@pytest.mark.parametrize("code", RIGHT)
def test_a_language_may_have_a_script_and_a_country(code):
    assert alternate_fault(code) is None


@pytest.mark.parametrize(
    ("code", "meant"),
    [
        ("en-UK", "en-GB"),
        ("jp", "ja"),
        ("en_GB", "en-GB"),
        ("GB-en", "en-GB"),
        ("cn", "zh"),
        ("cz-CZ", "cs-CZ"),
        ("gr", "el"),
        ("dk", "da"),
        ("ua", "uk"),
        ("us", "en-US"),
        ("ger", "de"),
        ("eng-US", "en-US"),
        ("zh-CHS", "zh-Hans"),
        ("zh-CHT", "zh-Hant"),
        ("default", "x-default"),
        ("x_default", "x-default"),
        ("de-", "de"),
    ],
)
def test_a_common_mistake_is_named(code, meant):
    fault = alternate_fault(code)
    assert fault is not None
    assert fault.suggestion == meant
    assert alternate_fault(meant) is None


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("", "is empty"),
        ("qq", "does not begin with a language of ISO 639-1: there is no “qq”"),
        ("english", "does not begin with a language of ISO 639-1: there is no “english”"),
        ("de-XX", "names no country of ISO 3166-1: there is no “XX”"),
        ("es-419", "names no country of ISO 3166-1: there is no “419”"),
        ("de-Abcd", "names no script of ISO 15924: there is no “Abcd”"),
        ("de-DE-AT", "has more than language, script and country"),
        ("de-DE-Latn", "has more than language, script and country"),
    ],
)
def test_what_nobody_can_tell_has_a_reason_and_no_suggestion(code, reason):
    fault = alternate_fault(code)
    assert fault is not None
    assert (fault.reason, fault.suggestion) == (reason, "")


@given(st.text(max_size=12) | st.from_regex(r"[a-zA-Z_]{0,3}[-_][A-Za-z]{0,4}", fullmatch=True))
def test_what_is_suggested_is_always_right(code):
    for fault_of in (alternate_fault, news_fault):
        fault = fault_of(code)
        assert fault is None or not fault.suggestion or fault_of(fault.suggestion) is None


@pytest.mark.parametrize("code", ["en", "zh-cn", "zh-tw", "eng", "nds"])
def test_news_know_languages_of_two_and_three_letters(code):
    assert news_fault(code) is None


@pytest.mark.parametrize(
    ("code", "meant"), [("EN", "en"), ("en-US", "en"), ("zh_CN", "zh-cn"), ("zh-TW", "zh-tw"), ("jp", "ja"), ("?", "")]
)
def test_news_write_languages_small_and_without_countries(code, meant):
    fault = news_fault(code)
    assert fault is not None
    assert fault.suggestion == meant


def test_the_tables_are_what_the_standards_list():
    assert (len(LANGUAGES), len(COUNTRIES)) == (184, 249)
    assert {len(code) for code in LANGUAGES} == {2}
    assert {len(code) for code in COUNTRIES} == {2}
    assert {len(code) for code in SCRIPTS} == {4}
    assert all(code == code.title() for code in SCRIPTS)
    assert set(SHORT_FORMS.values()) <= LANGUAGES
    assert {"gb", "uk"} & LANGUAGES == {"uk"}
    assert "UK" not in COUNTRIES


@pytest.mark.parametrize(("code", "meant"), [("en--GB", "en-GB"), ("en-", "en"), ("-en", "en"), ("-", "")])
def test_a_hyphen_too_many_is_named(code, meant):
    assert alternate_fault(code) == LanguageFault("has a hyphen with nothing before or behind it", meant)

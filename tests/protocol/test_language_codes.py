"""Language codes: valid ones, and corrections of invalid ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sitemap_studio.protocol.language_codes import (
    COUNTRIES,
    LANGUAGES,
    SCRIPTS,
    SHORT_FORMS,
    alternate_fault,
    doubtful_code,
    news_fault,
)

MEANT = {
    "en-UK": "en-GB", "jp": "ja", "en_GB": "en-GB", "GB-en": "en-GB", "cn": "zh", "cz-CZ": "cs-CZ", "gr": "el", "dk": "da",
    "ua": "uk", "us": "en-US", "ger": "de", "eng-US": "en-US", "zh-CHS": "zh-Hans", "zh-CHT": "zh-Hant",
    "uk-UK": "uk-UA", "en-USA": "en-US", "de-germany": "de-DE", "fr-FRA": "fr-FR", "pt_brazil": "pt-BR", "deutsch": "de",
    "en-united-kingdom": "en-GB", "da-DA": "da-DK", "cs-CS": "cs-CZ", "he-HE": "he-IL", "sr-Latn-SRB": "sr-Latn-RS",
    "default": "x-default", "x_default": "x-default", "de-": "de",
}  # fmt: skip
MEANT_IN_NEWS = {"EN": "en", "en-US": "en", "zh_CN": "zh-cn", "zh-TW": "zh-tw", "jp": "ja", "English": "en", "?": ""}
HYPHEN = "it must have a form such as en, en-GB or zh-Hant-TW"


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        *((code, None) for code in (
            "de", "en-GB", "EN-gb", "zh-Hans", "zh-Hant-TW", "zh-hant-tw", "x-default", "X-Default", " fr ", "sr-Latn-RS",
        )),
        ("", ("it is empty", "")),
        ("qq", ("“qq” is not a language code of ISO 639-1", "")),
        ("english", ("“english” is not a language code of ISO 639-1", "en")),
        ("german1", ("“german1” is not a language code of ISO 639-1", "")),
        ("de-XX", ("“XX” is not a country code of ISO 3166-1", "")),
        ("es-419", ("“419” is not a country code of ISO 3166-1", "")),
        ("de-Abcd", ("“Abcd” is not a script code of ISO 15924", "")),
        ("de-DE-AT", ("it must have a form such as en, en-GB or zh-Hant-TW", "")),
        ("de-DE-Latn", ("it must have a form such as en, en-GB or zh-Hant-TW", "")),
        ("en--GB", (HYPHEN, "en-GB")),
        ("en-", (HYPHEN, "en")),
        ("-en", (HYPHEN, "en")),
        ("-", (HYPHEN, "")),
    ],
)  # fmt: skip
def test_invalid_hreflang_code_has_reason_and_suggestion(code, fault):
    assert alternate_fault(code) == fault


@pytest.mark.parametrize(("code", "meant"), MEANT.items())
def test_common_mistake_in_language_code_has_suggestion(code, meant):
    fault = alternate_fault(code)
    assert fault is not None
    assert fault.suggestion == meant
    assert alternate_fault(meant) is None


@given(st.text(max_size=12) | st.from_regex(r"[a-zA-Z_]{0,3}[-_][A-Za-z]{0,4}", fullmatch=True))
def test_suggested_language_code_is_always_valid(code):
    for fault_of in (alternate_fault, news_fault):
        fault = fault_of(code)
        assert fault is None or not fault.suggestion or fault_of(fault.suggestion) is None


def test_news_language_codes_are_valid_or_have_suggestion():
    assert [news_fault(code) for code in ("en", "zh-cn", "zh-tw", "eng", "nds")] == [None] * 5
    assert {code: fault.suggestion for code in MEANT_IN_NEWS if (fault := news_fault(code))} == MEANT_IN_NEWS


def test_news_languages_are_those_of_iso_639():
    letters = [chr(code) for code in range(ord("a"), ord("z") + 1)]
    words = [first + second + third for first in letters for second in letters for third in letters]
    valid = [word for word in words if news_fault(word) is None]
    assert len(words) - len(valid) == 9_633
    assert {"eng", "ger", "deu", "fil", "yue"} <= set(valid)
    assert not {"qqq", "zzz", "xyz"} & set(valid)


DOUBTFUL = {
    "kr": "ko", "se": "sv", "ee": "et", "si": "sl", "tw": "zh-TW", "br": "pt-BR", "es-LA": "es", "be-NL": "nl-BE",
    "se-SE": "sv", "KR-kr": "ko", "sv-sv": "sv-SE", "br-Latn-BR": "pt-BR", "lu": "", " tw ": "zh-TW",
}  # fmt: skip


@pytest.mark.parametrize(("code", "meant"), DOUBTFUL.items())
def test_code_of_rare_language_is_doubtful_but_valid(code, meant):
    assert alternate_fault(code) is None
    fault = doubtful_code(code)
    assert fault is not None
    assert fault.suggestion == meant


@pytest.mark.parametrize(
    "code",
    ["be", "be-BY", "se-NO", "br-FR", "tw-GH", "ca", "en", "es-MX", "nl-BE", "x-default", "", "kr-XX", "kr_KR", "-"],
)
def test_usual_and_invalid_codes_are_not_doubtful(code):
    assert doubtful_code(code) is None


def test_language_country_and_script_tables_have_standard_codes():
    assert (len(LANGUAGES), len(COUNTRIES)) == (184, 249)
    assert {len(code) for code in LANGUAGES | COUNTRIES} == {2}
    assert {len(code) for code in SCRIPTS} == {4}
    assert all(code == code.title() for code in SCRIPTS)
    assert set(SHORT_FORMS.values()) <= LANGUAGES
    assert {"gb", "uk"} & LANGUAGES == {"uk"}
    assert "UK" not in COUNTRIES

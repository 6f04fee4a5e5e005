"""Language codes of alternates and of news: which are right, and what a wrong one was meant to be.

The codes themselves are in `language_codes`. Codes are compared without regard to case, as their standards say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sitemap_studio.core.messages import msg
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.language_codes import COUNTRIES, LANGUAGES, SCRIPTS, SHORT_FORMS

X_DEFAULT: Final = "x-default"
"""Stands for the page that is shown to everybody else. Google Search Central, localized versions of a page."""

_MISTAKEN_LANGUAGES: Final = {
    "jp": "ja", "cn": "zh", "gr": "el", "cz": "cs", "dk": "da", "vn": "vi", "ua": "uk",
    "by": "be", "rs": "sr", "al": "sq", "us": "en-US", "gb": "en-GB", "at": "de-AT", "mx": "es-MX", "in": "id",
    "iw": "he", "ji": "yi", "hk": "zh-HK",
}  # fmt: skip
"""What is often written for a language and is no code of one: mostly the country's code, or a withdrawn one."""

_MISTAKEN_COUNTRIES: Final = {"uk": "GB", "en": "GB", "ja": "JP", "el": "GR", "cs": "CZ", "da": "DK", "ko": "KR"}
"""What is often written for a country and is no code of one."""

_MISTAKEN_SCRIPTS: Final = {"chs": "Hans", "cht": "Hant"}
"""Former codes of the two ways of writing Chinese."""

_CHINESE: Final = ("zh-cn", "zh-tw")
_DEFAULTS: Final = frozenset(("default", "xdefault", "x-defaults", "x-default-"))


@dataclass(frozen=True)
class LanguageFault:
    """Why a code of a language is none.

    Attributes:
        reason: In words that follow the quoted code.
        suggestion: The code that was probably meant; empty where nobody can tell.
    """

    reason: str
    suggestion: str = ""


def alternate_fault(code: str) -> LanguageFault | None:
    """Why alternates may not have a code; None if they may. White space of XML around it means nothing.

    Source: Google Search Central, localized versions of a page: ISO 639-1, maybe with ISO 15924 and ISO 3166-1 alpha-2.
    """
    text = code.strip(XML_SPACE)
    if text.lower() == X_DEFAULT:
        return None
    reason = _fault(text)
    if reason is None:
        return None
    meant = _meant(text)
    return LanguageFault(reason, meant if _fault(meant) is None or meant == X_DEFAULT else "")


def _fault(text: str) -> str | None:
    if not text:
        return msg("is empty")
    if "" in text.split("-"):
        return msg("has a hyphen with nothing before or behind it")
    if "_" in text:
        return msg("has an underscore where a hyphen belongs")
    language, *rest = text.split("-")
    if language.lower() not in LANGUAGES:
        return msg("does not begin with a language of ISO 639-1: there is no “{language}”", language=language)
    if rest and len(rest[0]) == 4:
        script = rest.pop(0)
        if script.title() not in SCRIPTS:
            return msg("names no script of ISO 15924: there is no “{script}”", script=script)
    country = rest.pop(0) if rest else ""
    if country and country.upper() not in COUNTRIES:
        return msg("names no country of ISO 3166-1: there is no “{country}”", country=country)
    return msg("has more than language, script and country") if rest else None


def _meant(text: str) -> str:
    """The code that a wrong one was probably meant to be; the same where nobody can tell."""
    parts = [part for part in re.split("[-_]", text) if part]
    if "-".join(parts).lower() in _DEFAULTS or [part.lower() for part in parts] == ["x", "default"]:
        return X_DEFAULT
    if not parts:
        return text
    language, *rest = parts
    if len(rest) == 1 and language.upper() in COUNTRIES and rest[0].lower() in LANGUAGES and language.isupper():
        language, rest = rest[0], [language]
    language = SHORT_FORMS.get(language.lower(), _MISTAKEN_LANGUAGES.get(language.lower(), language))
    if rest:
        language = language.partition("-")[0]
    last = rest[-1].lower() if rest else ""
    if last in _MISTAKEN_SCRIPTS:
        rest[-1] = _MISTAKEN_SCRIPTS[last]
    elif last in _MISTAKEN_COUNTRIES:
        rest[-1] = _MISTAKEN_COUNTRIES[last]
    return "-".join([language, *rest])


def news_fault(code: str) -> LanguageFault | None:
    """Why a publication may not have a code; None if it may.

    Source: Google Search Central, news sitemaps: ISO 639 in two or three letters, zh-cn or zh-tw for Chinese.
    """
    text = code.strip(XML_SPACE)
    if text in (*_CHINESE, *LANGUAGES) or re.fullmatch("[a-z]{3}", text):
        return None
    lower = text.replace("_", "-").lower()
    meant = lower if lower in _CHINESE else _meant(text).partition("-")[0].lower()
    return LanguageFault(
        msg("is not a language of ISO 639 as news sitemaps write it"), meant if meant in (*_CHINESE, *LANGUAGES) else ""
    )

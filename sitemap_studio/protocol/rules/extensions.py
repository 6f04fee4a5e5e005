"""Rules about extensions: most follow from the table of their fields by one of a few patterns, the others stand alone.

A rule of a pattern is named by its extension and by what is wrong ("video-range"); it speaks of every field of that
extension that the pattern concerns, and messages name the one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from sitemap_studio.protocol.extension_fields import (
    ALTERNATES,
    ALTERNATES_PAGE,
    IMAGE,
    JUDGED_EXTENSIONS,
    MOBILE,
    MOBILE_PAGE,
    NEWS,
    NEWS_PAGE,
    PAGEMAP,
    VIDEO,
    VIDEOS,
    Extension,
    ExtensionField,
    Spec,
    ValueKind,
)
from sitemap_studio.protocol.profiles import PROFILES
from sitemap_studio.protocol.rule import Rule, Scope, Severity

_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO

EXTENSION_NAMES: Final[dict[str, Extension]] = {
    "alternate" if extension is ALTERNATES else extension.prefix: extension for extension in JUDGED_EXTENSIONS
}
"""The extensions by the word with which their rules begin."""


def specs_of(extension: Extension) -> dict[str, Spec]:
    """All fields and attributes of an extension by path: "loc", "publication.name", "price@currency", "@href"."""
    specs: dict[str, Spec] = {f"@{attribute.name}": attribute for attribute in extension.attributes}
    for field in extension.fields:
        for path, spec in ((field.name, field), *((f"{field.name}.{inner.name}", inner) for inner in field.fields)):
            specs[path] = spec
            specs |= {f"{path}@{attribute.name}": attribute for attribute in spec.attributes}
    return specs


SPECS: Final[dict[str, dict[str, Spec]]] = {name: specs_of(extension) for name, extension in EXTENSION_NAMES.items()}
"""All fields and attributes by extension and path."""

GOOD_URL: Final = "http://www.example.com/summer%20sale.jpg"
"""The address in examples."""


@dataclass(frozen=True)
class RulePattern:
    """What is wrong in the same way with fields of several extensions.

    Attributes:
        suffix: The end of the rule's id.
        title: What webmasters call it.
        severity: How grave it is.
        concerns: Whether a field or an attribute, named by its path, can be wrong in this way.
        sentence: The rule; `{a}` stands for the extension's element, `{names}` for the fields.
        wrong: An example for the first field concerned.
        right: The same put right.
    """

    suffix: str
    title: str
    severity: Severity
    concerns: Callable[[str, Spec], bool]
    sentence: str
    wrong: Callable[[str, Spec], str]
    right: Callable[[str, Spec], str]


def _is_field(spec: Spec) -> bool:
    return isinstance(spec, ExtensionField)


def _of_kind(*kinds: ValueKind) -> Callable[[str, Spec], bool]:
    return lambda path, spec: spec.kind in kinds


def _says(text: str) -> Callable[[str, Spec], str]:
    return lambda path, spec: text.format(name=path, value=f"{getattr(spec, 'maximum', None) or 0:g}")


def _limit(beyond: int) -> Callable[[str, Spec], str]:
    return lambda path, spec: f"a {path} of {(getattr(spec, 'max_characters', None) or 0) + beyond:,} characters"


def _bound(beyond: int) -> Callable[[str, Spec], str]:
    return lambda path, spec: f"{path}: {(spec.maximum or 0) + beyond:g}"


def _first_choice(path: str, spec: Spec) -> str:
    return f"{path}: {spec.choices[0] if spec.choices else 'yes'}"


PATTERNS: Final = (
    RulePattern("field-missing", "Missing XML tag", _E, lambda path, spec: _is_field(spec) and spec.is_required,
            "{a} needs {names}.", _says("no {name}"), _says("one {name}")),
    RulePattern("attribute-missing", "Missing XML attribute", _E,
            lambda path, spec: not _is_field(spec) and spec.is_required,
            "{a} needs {names} where what bears them is there.", _says("no {name}"), _says("one {name}")),
    RulePattern("field-repeated", "Too many tags", _E,
            lambda path, spec: isinstance(spec, ExtensionField) and spec.max_count is not None,
            "{a} may hold none of its fields more often than it allows.", _says("{name} too often"),
            _says("{name} once")),
    RulePattern("too-long", "Invalid tag value", _E,
            lambda path, spec: isinstance(spec, ExtensionField) and spec.max_characters is not None,
            "Of {a}, {names} have a greatest length.", _limit(1), _limit(0)),
    RulePattern("number", "Invalid tag value", _E, _of_kind(ValueKind.INTEGER, ValueKind.DECIMAL),
            "Of {a}, {names} must be numbers, whole ones where they count something.",
            _says("{name}: ten minutes"), _says("{name}: 600")),
    RulePattern("range", "Invalid tag value", _E,
            lambda path, spec: spec.minimum is not None or spec.maximum is not None,
            "Of {a}, {names} must be numbers between their bounds.", _bound(1), _bound(0)),
    RulePattern("choice", "Invalid tag value", _E,
            lambda path, spec: spec.kind in (ValueKind.YES_NO, ValueKind.CHOICE) and not spec.is_deprecated,
            "Of {a}, {names} must be one of the values that are defined.", _says("{name}: perhaps"), _first_choice),
    RulePattern("format", "Invalid tag value", _E,
            lambda path, spec: bool(spec.pattern) and spec.kind is not ValueKind.LANGUAGE,
            "Of {a}, {names} must be written in their form.", _says("{name}: ?"), _says("{name} in its form")),
    RulePattern("too-many-items", "Too many values", _E,
            lambda path, spec: isinstance(spec, ExtensionField) and spec.max_items is not None,
            "Of {a}, {names} may name only so many.", _says("too many in {name}"), _says("{name} within its limit")),
    RulePattern("date", "Invalid date", _E, _of_kind(ValueKind.DATE),
            "Of {a}, {names} must be real dates in one of the W3C forms; a time needs its zone.",
            _says("{name}: 2026-11-31"), _says("{name}: 2026-11-30")),
    RulePattern("url-incomplete", "Incomplete URL", _E, _of_kind(ValueKind.URL),
            "Of {a}, {names} must be complete addresses: they begin with the protocol and name the host.",
            _says("{name}: /summer.jpg"), _says("{name}: http://www.example.com/summer.jpg")),
    RulePattern("url-illegal", "Invalid URL", _E, _of_kind(ValueKind.URL),
            "Of {a}, {names} must be addresses of http or https with legal characters, shorter than 2,048.",
            _says("{name}: http://www.example.com/summer sale.jpg"), _says("{name}: " + GOOD_URL)),
    RulePattern("deprecated", "Tag no longer read", _I, lambda path, spec: spec.is_deprecated,
            "Of {a}, {names} are no longer read by Google; they do no harm. Reported once per sitemap and field.",
            _says("{name}"), _says("no {name}")),
)  # fmt: skip
"""The patterns, in the order in which rules are listed."""

_UNKNOWN: Final = "Unknown XML tag"
_GOOGLE_ONLY: Final[Mapping[str, Severity | None]] = {name: None for name in PROFILES if name != "google"}


def _rule(name: str, title: str, severity: Severity, source: str, *texts: str) -> Rule:
    explanation, wrong, right = texts
    return Rule(name, title, severity, Scope.ENTRY, None, source, explanation, wrong, right)


def _by_pattern(name: str, extension: Extension) -> list[Rule]:
    rules = []
    for pattern in PATTERNS:
        concerned = {path: spec for path, spec in SPECS[name].items() if pattern.concerns(path, spec)}
        if not concerned:
            continue
        path, spec = next(iter(concerned.items()))
        sources = "; ".join(dict.fromkeys(spec.source for spec in concerned.values()))
        sentence = pattern.sentence.format(a=f"<{extension.shown_name}>", names=_listed(list(concerned)))
        examples = (pattern.wrong(path, spec), pattern.right(path, spec))
        rules.append(_rule(f"{name}-{pattern.suffix}", pattern.title, pattern.severity, sources, sentence, *examples))
    return rules


def _listed(names: list[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def _too_many(name: str, extension: Extension) -> Rule:
    most = f"{extension.max_per_entry:,}"
    return _rule(f"{name}-too-many", "Too many tags", _E, extension.source,
                 f"An entry may hold no more than {most} <{extension.shown_name}>.",
                 f"one more than {most} <{extension.shown_name}>", f"{most} <{extension.shown_name}>")  # fmt: skip


def _unknown(name: str, extension: Extension) -> Rule:
    return _rule(f"{name}-unknown", _UNKNOWN, _W, extension.source,
                 f"An element in the namespace of <{extension.shown_name}> must be one that it defines, and stand in "
                 "its place.",
                 f"<{extension.prefix}:colour>", "only elements that are defined")  # fmt: skip


_IMAGE_RULES = [*_by_pattern("image", IMAGE), _too_many("image", IMAGE), _unknown("image", IMAGE)]

_VIDEO_RULES = [
    *_by_pattern("video", VIDEO),
    _unknown("video", VIDEO),
    _rule("video-order", "Wrong order of tags", _I, "schema of the video extension, 1.1",
          "The fields of a video stand in the order of its schema, which validators insist on.",
          "title before thumbnail_loc", "thumbnail_loc before title"),
    _rule("video-no-content", "Missing XML tag", _E, VIDEOS,
          "A video needs the address of its file or of a player, content_loc or player_loc.",
          "neither content_loc nor player_loc", "content_loc: http://www.example.com/film.mp4"),
    _rule("video-expired", "Expired video", _I, VIDEOS,
          "A video whose expiration_date has passed is no longer shown in search results.",
          "expiration_date: 2009-11-05", "no expiration_date, or one to come"),
]  # fmt: skip

_NEWS_RULES = [
    *_by_pattern("news", NEWS),
    _too_many("news", NEWS),
    _unknown("news", NEWS),
    _rule("news-language", "Invalid tag value", _E, NEWS_PAGE,
          "The language of a publication is a code of ISO 639 in small letters, or zh-cn or zh-tw.",
          "publication.language: English", "publication.language: en"),
    _rule("news-old", "Outdated news", _W, NEWS_PAGE,
          "A news sitemap should name articles of the last two days only; older ones are no longer read as news. "
          "Reported once per sitemap.",
          "an article published a week ago", "an article published yesterday"),
    Rule("news-too-many-in-sitemap", "Too many News URLs", _E, Scope.ENTRY, None, NEWS_PAGE,
         "A sitemap may hold no more than 1,000 articles.",
         "one sitemap of 1,001 articles", "two sitemaps", in_profiles=_GOOGLE_ONLY),
]  # fmt: skip

_ALTERNATE_RULES = [
    *_by_pattern("alternate", ALTERNATES),
    _unknown("alternate", ALTERNATES),
    _rule("alternate-no-language", "Missing XML attribute", _E, ALTERNATES_PAGE,
          "An alternate needs hreflang, or media where it is made for another screen.",
          '<xhtml:link rel="alternate" href="http://www.example.com/de/"/>',
          '<xhtml:link rel="alternate" hreflang="de" href="http://www.example.com/de/"/>'),
    _rule("alternate-language", "Unknown language code", _E, ALTERNATES_PAGE,
          "hreflang is a language of ISO 639-1, maybe with a script of ISO 15924 and a country of ISO 3166-1, or "
          "x-default.",
          'hreflang="en-UK"', 'hreflang="en-GB"'),
    _rule("alternate-repeated", "Alternate listed twice", _W, ALTERNATES_PAGE,
          "An entry should name each language once.",
          'hreflang="de" twice with one address', 'hreflang="de" once'),
    _rule("alternate-conflict", "Conflicting hreflang", _E, ALTERNATES_PAGE,
          "A language of a page has one address, and the page there must claim that language for itself.",
          'hreflang="de" with two addresses', 'hreflang="de" with one address'),
    _rule("alternate-no-self", "Missing self-reference", _W, ALTERNATES_PAGE,
          "A page that names alternates should name itself among them.",
          "a page in English that names only its German form", "one that names its English form, itself, too"),
    _rule("alternate-no-return", "No return tag", _E, ALTERNATES_PAGE,
          "Alternates must name each other: a link that is not returned is ignored. Told only of pages in the set.",
          "/en/ names /de/, which does not name /en/", "/en/ and /de/ name each other"),
]  # fmt: skip

_MOBILE_RULES = [
    _too_many("mobile", MOBILE),
    _unknown("mobile", MOBILE),
    _rule("mobile-deprecated", "Tag no longer read", _I, MOBILE_PAGE,
          "The mark of pages for feature phones is no longer read by anybody; it does no harm. Reported once per "
          "sitemap.",
          "<mobile:mobile/>", "no <mobile:mobile/>"),
]  # fmt: skip

_PAGEMAP_RULES = [*_by_pattern("pagemap", PAGEMAP), _unknown("pagemap", PAGEMAP)]

EXTENSION_RULES: Final[tuple[Rule, ...]] = (
    *_IMAGE_RULES,
    *_VIDEO_RULES,
    *_NEWS_RULES,
    *_ALTERNATE_RULES,
    *_MOBILE_RULES,
    *_PAGEMAP_RULES,
    _rule("extension-unreadable", "Parsing error", _E, "XML 1.0, 2.1 Well-Formed XML Documents",
          "What an entry holds beside its fields must be well-formed XML with prefixes that are declared.",
          "<image:image><image:loc></image:image>",
          "<image:image><image:loc>http://www.example.com/a.jpg</image:loc></image:image>"),
)  # fmt: skip
"""All rules about extensions."""

EXTENSION_RULE_IDS: Final = frozenset(rule.id for rule in EXTENSION_RULES)
"""Their ids."""

PER_FILE_RULES: Final = frozenset(rule for rule in EXTENSION_RULE_IDS if rule.endswith("-deprecated")) | {"news-old"}
"""The rules that are reported once for each sitemap and field, with a count: many files break them in every entry."""


def _label(extension: Extension, path: str) -> str:
    """What webmasters call a field of an extension, named by its path, or the extension's element, by none."""
    field, _, attribute = path.partition("@")
    if not field:
        return attribute or extension.shown_name
    return f"{extension.prefix}:{field.rpartition('.')[2]}{attribute and f'@{attribute}'}"


_LABELS: Final = {
    name: {path: _label(extension, path) for path in ("", *SPECS[name])} for name, extension in EXTENSION_NAMES.items()
}
_UNREADABLE: Final = "XML"

EXTENSION_LABELS: Final = (*(label for labels in _LABELS.values() for label in labels.values()), _UNREADABLE)
"""The fields of all extensions as they are shown: "image:loc", "news:name", "video:price@currency", "hreflang"; the
element itself as "image:image"; unreadable XML last."""


def label_of(rule: str, path: str) -> str:
    """The field that a rule about extensions concerns, as it is shown.

    Args:
        rule: Id of the rule.
        path: Path of the field; of one that is not declared, and of none, the element is named.
    """
    labels = _LABELS.get(rule.partition("-")[0])
    return labels.get(path, labels[""]) if labels else _UNREADABLE

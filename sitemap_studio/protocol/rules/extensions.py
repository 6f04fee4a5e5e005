"""Rules about extensions: most follow from the table of their fields by one of a few patterns, the others stand alone.

A rule of a pattern is named by its extension and by what is wrong ("video-range"); it speaks of every field of that
extension that the pattern concerns, and messages name the one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from sitemap_studio.core.messages import Message, join, listed, msg, msg_from, plural
from sitemap_studio.protocol import urls
from sitemap_studio.protocol.dates import XML_SPACE, is_real_date, parse_w3c
from sitemap_studio.protocol.extension_fields import (
    ALTERNATES,
    ALTERNATES_PAGE,
    JUDGED_EXTENSIONS,
    MOBILE_PAGE,
    NEWS_PAGE,
    VIDEOS,
    YES_NO,
    Extension,
    ExtensionAttribute,
    ExtensionField,
    ValueKind,
)
from sitemap_studio.protocol.languages import COUNTRIES, LanguageFault, alternate_fault, news_fault
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS, PROFILES
from sitemap_studio.protocol.quoting import quoted, shown
from sitemap_studio.protocol.rule import Rule, Scope, Severity
from sitemap_studio.protocol.values import is_decimal

_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO

EXTENSION_NAMES: Final[dict[str, Extension]] = {
    "alternate" if extension is ALTERNATES else extension.prefix: extension for extension in JUDGED_EXTENSIONS
}
"""The extensions by the word with which their rules begin."""


def _fields_by_path(extension: Extension) -> dict[str, ExtensionField]:
    specs: dict[str, ExtensionField] = {f"@{attribute.name}": attribute for attribute in extension.attributes}
    for field in extension.fields:
        for path, spec in ((field.name, field), *((f"{field.name}.{inner.name}", inner) for inner in field.fields)):
            specs[path] = spec
            specs |= {f"{path}@{attribute.name}": attribute for attribute in spec.attributes}
    return specs


SPECS: Final = {name: _fields_by_path(extension) for name, extension in EXTENSION_NAMES.items()}
"""All fields and attributes by extension and path: "loc", "publication.name", "price@currency", "@href"."""

# Messages

_SUBJECTS: Final = {
    "image": (msg("Image {number:,}"), msg("{name} of image {number:,}")),
    "video": (msg("Video {number:,}"), msg("{name} of video {number:,}")),
    "news": (msg("Article {number:,}"), msg("{name} of article {number:,}")),
    "alternate": (msg("Alternate {number:,}"), msg("{name} of alternate {number:,}")),
    "mobile": (msg("Mobile mark {number:,}"), msg("{name} of mobile mark {number:,}")),
    "pagemap": (msg("Page map {number:,}"), msg("{name} of page map {number:,}")),
}
"""An element, and a field of one, as the subject of a sentence."""


@dataclass(frozen=True)
class Violation:
    """One place where an entry violates a rule about extensions.

    Attributes:
        number: Which of the entry's elements of that extension, from 1.
        field: Path of the field concerned; empty for the element.
        value: The author's text; empty where there is none.
        count: How often the element has that field.
        fields: The element's own fields and attributes; of several of one name the last.
        twin: For a page that does not name itself: the alternate that differs by a slash alone; empty without one.
    """

    rule: str
    extension: str
    number: int
    field: str
    value: str
    count: int
    fields: Mapping[str, str]
    twin: str = ""

    @property
    def spec(self) -> ExtensionField:
        """The declaration of the field."""
        return SPECS[self.extension][self.field]

    @property
    def who(self) -> str:
        """The element as the subject of a sentence."""
        return msg_from(_SUBJECTS[self.extension][0], number=self.number)

    @property
    def name(self) -> str:
        """The field as a sentence names it: an attribute of the element alone without its mark."""
        return shown(self.field.removeprefix("@"))

    @property
    def what(self) -> str:
        """The field as the subject of a sentence."""
        return msg_from(_SUBJECTS[self.extension][1], name=self.name, number=self.number)

    def message(self, words: str, /, **values: object) -> str:
        """Fill a template; `who` and `what` name the element and the field, `value` quotes the text."""
        usual = {"who": self.who, "what": self.what, "value": _quoted(self.value)}
        return msg_from(words, **{name: text for name, text in usual.items() if f"{{{name}}}" in words} | values)


_MessageOf = str | Callable[[Violation], str]
"""A template for `Violation.message`, or a function that makes the message."""


def _quoted(value: str) -> Message:
    return quoted(value.strip(XML_SPACE))


def _missing(violation: Violation) -> str:
    if violation.count:
        return violation.message(msg("The {what} is empty."))
    group, _, name = violation.field.rpartition(".")
    what = msg(" in its {group}", group=group) if group else ""
    return msg("{who} has no {name}{what}.", who=violation.who, name=name, what=what)


def _attribute_missing(violation: Violation) -> str:
    bearer, _, name = violation.field.partition("@")
    what = msg("a {bearer} without", bearer=bearer) if bearer else msg("no")
    return msg("{who} has {what} {name}.", who=violation.who, what=what, name=name)


def _repeated(violation: Violation) -> str:
    return violation.message(
        msg("{who} has {count:,} of {breach}, which may stand there {times}."),
        count=violation.count,
        breach=violation.name,
        times=plural("once", "%n times", violation.spec.max_count or 0),
    )


def _too_long(violation: Violation) -> str:
    return plural(
        "The {what} has one character; {limit:,} are allowed.",
        "The {what} has %n characters; {limit:,} are allowed.",
        len(violation.value.strip(XML_SPACE)),
        what=violation.what,
        limit=violation.spec.max_characters,
    )


def _range(violation: Violation) -> str:
    low, high = violation.spec.minimum or 0, violation.spec.maximum
    bounds = msg("at least {low:,g}", low=low)
    if high is not None:
        bounds = msg("from {low:,g} to {high:,g}", low=low, high=high)
    return violation.message(
        msg("The {what} is {value}; it must be {bounds}{unit}."),
        value=shown(violation.value.strip(XML_SPACE)),
        bounds=bounds,
        unit=msg(" seconds") if violation.spec.name == "duration" else "",
    )


def _choice(violation: Violation) -> str:
    spec, wrong = violation.spec, wrong_items(violation.spec, violation.value)
    if "" in wrong and spec.separator:
        return violation.message(msg("The {what} has a comma with nothing before or behind it."))
    choices = ("yes", "no") if spec.kind is ValueKind.YES_NO else spec.choices
    hint = next((choice for choice in (*choices, *YES_NO) if wrong and choice.lower() == wrong[0].lower()), "")
    return violation.message(
        msg("{wrong} in the {what} is not one of {choices}{meant}."),
        wrong=_quoted(", ".join(wrong)),
        choices=listed(choices),
        meant=msg("; “{hint}” is", hint=hint) if hint in choices else "",
    )


_FORMS: Final = {
    "stock_tickers": msg("a share such as NASDAQ:AAPL"),
    "price@currency": msg("a currency of ISO 4217, such as EUR"),
}


def _format(violation: Violation) -> str:
    wrong = _quoted(", ".join(wrong_items(violation.spec, violation.value)))
    if violation.spec.kind is ValueKind.COUNTRY:
        return violation.message(
            msg("{wrong} in the {what} is not a country code of ISO 3166-1, such as US."), wrong=wrong
        )
    forms = _FORMS.get(violation.field) or msg("in its form")
    return violation.message(msg("{wrong} in the {what} is not {forms}."), wrong=wrong, forms=forms)


def _date(violation: Violation) -> str:
    if not violation.value.strip():
        return violation.message(msg("The {what} is empty; leave the element out if the date is unknown."))
    parsed = parse_w3c(violation.value)
    if parsed is not None and parsed.fault:
        return violation.message(
            msg("The {what} is {value}, which does not exist: there is no {fault}."), fault=parsed.fault
        )
    return violation.message(
        msg("The {what} is {value}, which is not a W3C date such as 2026-11-02 or 2026-11-02T17:33Z.")
    )


_ILLEGAL: Final = re.compile(r"[^A-Za-z0-9\-._~!$&'()*+,;=:@/?#\[\]%]|%(?![0-9A-Fa-f]{2})")
_LEGAL: Final = re.compile(urls.LEGAL)


def _url_illegal(violation: Violation) -> str:
    value = urls.stripped(violation.value)
    if not urls.is_web(value):
        words = msg("The {what} is {value}, which is not an address of http or https with a host.")
        return violation.message(words, value=_quoted(value))
    illegal = _ILLEGAL.search(value)
    if illegal:
        character = _quoted(illegal[0]) if illegal[0].strip() else msg("white space")
        return violation.message(
            msg("The {what} holds {character}, which must be percent-encoded."), character=character
        )
    if len(value) <= MAX_LOC_CHARACTERS:
        return violation.message(msg("The {what} is {value}, which is not a legal address."), value=_quoted(value))
    return plural(
        "The {what} has one character; it must have fewer than 2,048.",
        "The {what} has %n characters; it must have fewer than 2,048.",
        len(value),
        what=violation.what,
    )


def _too_many_message(violation: Violation) -> str:
    extension = EXTENSION_NAMES[violation.extension]
    return violation.message(
        msg("The entry has more than {most:,} <{shown_name}>."),
        most=extension.max_per_entry,
        shown_name=extension.shown_name,
    )


def _unknown_message(violation: Violation) -> str:
    name = shown((violation.field or violation.value).rpartition("}")[2])
    if violation.field:
        return violation.message(msg("{who} has an unknown element, {name}."), name=name)
    prefix = EXTENSION_NAMES[violation.extension].prefix
    return msg("<{prefix}:{name}> has no meaning directly in an entry.", prefix=prefix, name=name)


def _language_message(violation: Violation) -> str:
    fault = language_fault(violation.spec, violation.value)
    assert fault is not None
    if not violation.value.strip(XML_SPACE):
        return violation.message(msg("The {what} is empty."))
    return violation.message(
        msg("The {what},{code}, {reason}.{hint}"),
        code=join([" ", _quoted(violation.value)], ""),
        reason=fault.reason,
        hint=msg(" Write “{suggestion}”.", suggestion=fault.suggestion) if fault.suggestion else "",
    )


def _link(violation: Violation) -> str:
    language = shown(violation.fields.get("@hreflang", "").strip(XML_SPACE))
    return join([violation.who, f"({language})"])


def _conflict(violation: Violation) -> str:
    if violation.field == "@hreflang":
        return msg(
            "{link}: {fields} is not the only address for this language.",
            link=_link(violation),
            fields=_quoted(violation.fields.get("@href", "")),
        )
    return violation.message(msg("{link}: {value} claims another language for itself."), link=_link(violation))


def _no_self(violation: Violation) -> str:
    if violation.twin:
        return msg(
            "The page names alternates, but not itself: {twin} differs from its own URL by a slash at the end.",
            twin=_quoted(violation.twin),
        )
    return msg("The page names alternates, but not itself among them.")


def per_file_message(rule: str, label: str, count: int) -> str:
    """Return the message about all entries of a sitemap that violate one of `PER_FILE_RULES` in one field."""
    if rule == "news-old":
        return plural(
            "One article of this sitemap is more than two days old and no longer read as news.",
            "%n articles of this sitemap are more than two days old and no longer read as news.",
            count,
        )
    if rule == "mobile-deprecated":
        return plural(
            "{field} is no longer read by anybody; one entry of this sitemap has it.",
            "{field} is no longer read by anybody; %n entries of this sitemap have it.",
            count,
            field=label,
        )
    return plural(
        "{field} is no longer read by Google; one entry of this sitemap has it.",
        "{field} is no longer read by Google; %n entries of this sitemap have it.",
        count,
        field=label,
    )


# Patterns


@dataclass(frozen=True)
class RulePattern:
    """What is wrong in the same way with fields of several extensions.

    Attributes:
        concerns: Whether a field or an attribute can be wrong in this way.
        sentence: The rule; `{a}` stands for the extension's element, `{names}` for the fields.
        wrong: An example for the first field concerned, with its `name`, its `limit`, what is `beyond` that, and its
            first `choice`.
        is_wrong: Of a rule about single values: whether a text, without white space around it, violates it; asked in
            the order of the patterns.
    """

    suffix: str
    title: str
    severity: Severity
    concerns: Callable[[ExtensionField], bool]
    sentence: str
    wrong: str
    right: str
    message: _MessageOf
    is_wrong: Callable[[ExtensionField, str], object] | None = None


def language_fault(spec: ExtensionField, code: str) -> LanguageFault | None:
    """Return why a code of a language is none; None for a right one."""
    return alternate_fault(code) if isinstance(spec, ExtensionAttribute) else news_fault(code)


def _items(spec: ExtensionField, text: str) -> list[str]:
    """Return the items of a list, or the one value, without white space around them."""
    return [
        item.strip(XML_SPACE) for item in (text.split(spec.separator.strip() or None) if spec.separator else [text])
    ]


def wrong_items(spec: ExtensionField, text: str) -> list[str]:
    """Return the items of a list, or the one value, that are not of those defined or not in their form."""
    return [item for item in _items(spec, text) if not _is_right_item(spec, item)]


def _is_right_item(spec: ExtensionField, item: str) -> bool:
    if spec.kind is ValueKind.YES_NO or spec.choices:
        return item in (spec.choices or YES_NO)
    if spec.kind is ValueKind.COUNTRY:
        return item in COUNTRIES
    return not spec.pattern or re.fullmatch(spec.pattern, item) is not None


def _has_too_many_items(spec: ExtensionField, text: str) -> bool:
    return spec.max_items is not None and len(_items(spec, text)) > spec.max_items


def _is_out_of_range(spec: ExtensionField, text: str) -> bool:
    is_low = spec.minimum is not None and float(text) < spec.minimum
    return is_low or (spec.maximum is not None and float(text) > spec.maximum)


_CHOICES: Final = (ValueKind.YES_NO, ValueKind.CHOICE)
_NUMBERS: Final = (ValueKind.INTEGER, ValueKind.DECIMAL)


def _is_attribute(spec: ExtensionField) -> bool:
    return isinstance(spec, ExtensionAttribute)


PATTERNS: Final = (
    RulePattern("field-missing", "Missing XML tag", _E, lambda spec: spec.is_required and not _is_attribute(spec),
            "{a} needs {names}.", "no {name}", "one {name}", _missing),
    RulePattern("attribute-missing", "Missing XML attribute", _E, lambda spec: spec.is_required and _is_attribute(spec),
            "{a} needs {names} where what bears them is there.", "no {name}", "one {name}", _attribute_missing),
    RulePattern("field-repeated", "Too many tags", _E,
            lambda spec: spec.max_count is not None and not _is_attribute(spec),
            "{a} may hold none of its fields more often than it allows.", "{name} too often", "{name} once", _repeated),
    RulePattern("too-long", "Invalid tag value", _E, lambda spec: spec.max_characters is not None,
            "Of {a}, {names} have a greatest length.",
            "a {name} of {beyond:,} characters", "a {name} of {limit:,} characters", _too_long,
            lambda spec, text: spec.max_characters and len(text) > spec.max_characters),
    RulePattern("number", "Invalid tag value", _E, lambda spec: spec.kind in _NUMBERS,
            "Of {a}, {names} must be numbers, whole ones where they count something.",
            "{name}: ten minutes", "{name}: 600",
            lambda violation: violation.message(
                msg("The {what} is {value}, which is not a whole number.")
                if violation.spec.kind is ValueKind.INTEGER else msg("The {what} is {value}, which is not a number.")),
            lambda spec, text: not (
                re.fullmatch("[+-]?[0-9]+", text) if spec.kind is ValueKind.INTEGER
                else spec.kind is not ValueKind.DECIMAL or is_decimal(text))),
    RulePattern("range", "Invalid tag value", _E, lambda spec: spec.minimum is not None or spec.maximum is not None,
            "Of {a}, {names} must be numbers between their bounds.",
            "{name}: {beyond:g}", "{name}: {limit:g}", _range, _is_out_of_range),
    RulePattern("choice", "Invalid tag value", _E, lambda spec: spec.kind in _CHOICES and not spec.is_deprecated,
            "Of {a}, {names} must be one of the values that are defined.",
            "{name}: perhaps", "{name}: {choice}", _choice,
            lambda spec, text: spec.kind in _CHOICES and wrong_items(spec, text)),
    RulePattern("format", "Invalid tag value", _E,
            lambda spec: bool(spec.pattern) and spec.kind is not ValueKind.LANGUAGE,
            "Of {a}, {names} must be written in their form.", "{name}: ?", "{name} in its form", _format,
            lambda spec, text: not _has_too_many_items(spec, text) and wrong_items(spec, text)),
    RulePattern("too-many-items", "Too many values", _E, lambda spec: spec.max_items is not None,
            "Of {a}, {names} may name only so many.", "too many in {name}", "{name} within its limit",
            lambda violation: violation.message(
                msg("The {what} names {count:,}; {most} are allowed."),
                count=len(_items(violation.spec, violation.value)), most=violation.spec.max_items),
            _has_too_many_items),
    RulePattern("date", "Invalid date", _E, lambda spec: spec.kind is ValueKind.DATE,
            "Of {a}, {names} must be real dates in one of the W3C forms; a time needs its zone.",
            "{name}: 2026-11-31", "{name}: 2026-11-30", _date,
            lambda spec, text: spec.kind is ValueKind.DATE and not is_real_date(text)),
    RulePattern("url-incomplete", "Incomplete URL", _E, lambda spec: spec.kind is ValueKind.URL,
            "Of {a}, {names} must be complete addresses: they begin with the protocol and name the host.",
            "{name}: /summer.jpg", "{name}: http://www.example.com/summer.jpg",
            lambda violation: violation.message(
                msg("The {what} is {value}, which is not complete: it must begin with http:// or https://.")
                if violation.value.strip() else msg("The {what} is empty.")),
            lambda spec, text: spec.kind is ValueKind.URL and not urls.is_complete(text)),
    RulePattern("url-illegal", "Invalid URL", _E, lambda spec: spec.kind is ValueKind.URL,
            "Of {a}, {names} must be addresses of http or https with legal characters, shorter than 2,048.",
            "{name}: http://www.example.com/summer sale.jpg", "{name}: http://www.example.com/summer%20sale.jpg", _url_illegal,
            lambda spec, text: spec.kind is ValueKind.URL
            and not (urls.is_web(text) and _LEGAL.fullmatch(text) and len(text) <= MAX_LOC_CHARACTERS)),
    RulePattern("deprecated", "Tag no longer read", _I, lambda spec: spec.is_deprecated,
            "Of {a}, {names} are no longer read by Google; they do no harm. Reported once per sitemap and field.",
            "{name}", "no {name}",
            lambda violation: violation.message(
                msg("The {what} is no longer read by Google.")
                if violation.field else msg("{who} is no longer read by anybody."))),
)  # fmt: skip


def value_fault(spec: ExtensionField, text: str) -> str | None:
    """Return the end of the id of the rule that a text violates first; None for a right one."""
    value = text.strip(XML_SPACE)
    # Another rule tells that a required field is empty. A price without an amount says by its type how it is sold.
    may_be_empty = spec.is_required or spec.kind is ValueKind.TEXT or spec.name == "price"
    if not value and may_be_empty and not _is_attribute(spec):
        return None
    if spec.kind is ValueKind.LANGUAGE:
        return "language" if language_fault(spec, value) else None
    return next((each.suffix for each in PATTERNS if each.is_wrong and each.is_wrong(spec, value)), None)


_MESSAGES: Final[dict[str, _MessageOf]] = {
    **{pattern.suffix: pattern.message for pattern in PATTERNS},
    "too-many": _too_many_message,
    "unknown": _unknown_message,
    "order": msg("The {what} stands behind a field that it should precede."),
    "no-content": msg("{who} has neither content_loc nor player_loc."),
    "expired": lambda violation: violation.message(
        msg("{who} expired on {value}."), value=shown(violation.value.strip())
    ),
    "old": lambda violation: violation.message(
        msg("{who} was published on {value}, more than two days ago."), value=shown(violation.value.strip())
    ),
    "language": _language_message,
    "no-language": msg("{who} has neither hreflang nor media."),
    "repeated": lambda violation: msg("{link} repeats an alternate before it.", link=_link(violation)),
    "conflict": _conflict,
    "no-self": _no_self,
    "no-return": lambda violation: violation.message(
        msg("{link}: {value} has no link back to this page."), link=_link(violation)
    ),
    "too-many-in-sitemap": msg("The sitemap names 1,000 articles before this one."),
}


def violation_message(violation: Violation) -> str:
    """Return the message about one violation."""
    extension, _, suffix = violation.rule.partition("-")
    if extension not in EXTENSION_NAMES:
        return next(rule.explanation for rule in EXTENSION_RULES if rule.id == violation.rule)
    message = _MESSAGES[suffix]
    return violation.message(message) if isinstance(message, str) else message(violation)


# The rules

_GOOGLE_ONLY: Final[Mapping[str, Severity | None]] = {name: None for name in PROFILES if name != "google"}


def _rule(name: str, title: str, severity: Severity, source: str, *texts: str) -> Rule:
    explanation, wrong, right = texts
    return Rule(name, title, severity, Scope.ENTRY, None, source, explanation, wrong, right)


def _usual(name: str) -> Iterator[Rule]:
    """Yield the rules by which every extension is judged."""
    extension = EXTENSION_NAMES[name]
    element = f"<{extension.shown_name}>"
    for pattern in PATTERNS:
        concerned = {path: spec for path, spec in SPECS[name].items() if pattern.concerns(spec)}
        if not concerned:
            continue
        path, spec = next(iter(concerned.items()))
        limit = spec.max_characters or spec.maximum or 0
        values = {"name": path, "limit": limit, "beyond": limit + 1, "choice": (*spec.choices, "yes")[0]}
        sources = "; ".join(dict.fromkeys(spec.source for spec in concerned.values()))
        *names, last = concerned
        named = " and ".join(filter(None, (", ".join(names), last)))
        sentence = pattern.sentence.format(a=element, names=named)
        examples = pattern.wrong.format(**values), pattern.right.format(**values)
        yield _rule(f"{name}-{pattern.suffix}", pattern.title, pattern.severity, sources, sentence, *examples)
    if extension.max_per_entry:
        most = f"{extension.max_per_entry:,} {element}"
        yield _rule(f"{name}-too-many", "Too many tags", _E, extension.source,
                    f"An entry may hold no more than {most}.", f"one more than {most}", most)  # fmt: skip
    yield _rule(f"{name}-unknown", "Unknown XML tag", _W, extension.source,
                f"An element in the namespace of {element} must be one that it defines, and stand in its place.",
                f"<{extension.prefix}:colour>", "only elements that are defined")  # fmt: skip


EXTENSION_RULES: Final[tuple[Rule, ...]] = (
    *_usual("image"),
    *_usual("video"),
    _rule("video-order", "Wrong order of tags", _I, "schema of the video extension, 1.1",
          "The fields of a video stand in the order of its schema, which validators insist on.",
          "title before thumbnail_loc", "thumbnail_loc before title"),
    _rule("video-no-content", "Missing XML tag", _E, VIDEOS,
          "A video needs the address of its file or of a player, content_loc or player_loc.",
          "neither content_loc nor player_loc", "content_loc: http://www.example.com/film.mp4"),
    _rule("video-expired", "Expired video", _I, VIDEOS,
          "A video whose expiration_date has passed is no longer shown in search results.",
          "expiration_date: 2009-11-05", "no expiration_date, or one to come"),
    *_usual("news"),
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
    *_usual("alternate"),
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
    *_usual("mobile"),
    _rule("mobile-deprecated", "Tag no longer read", _I, MOBILE_PAGE,
          "The mark of pages for feature phones is no longer read by anybody; it does no harm. Reported once per "
          "sitemap.",
          "<mobile:mobile/>", "no <mobile:mobile/>"),
    *_usual("pagemap"),
    _rule("extension-unreadable", "Parsing error", _E, "XML 1.0, 2.1 Well-Formed XML Documents",
          "What an entry holds beside its fields must be well-formed XML with prefixes that are declared.",
          "<image:image><image:loc></image:image>",
          "<image:image><image:loc>http://www.example.com/a.jpg</image:loc></image:image>"),
)  # fmt: skip

EXTENSION_RULE_IDS: Final = frozenset(rule.id for rule in EXTENSION_RULES)

PER_FILE_RULES: Final = frozenset(rule for rule in EXTENSION_RULE_IDS if rule.endswith("-deprecated")) | {"news-old"}
"""The rules that are reported once for each sitemap and field, with a count: many files break them in every entry."""


def _label(extension: Extension, path: str) -> str:
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
    """Return the field of a rule about extensions as it is shown; of one that is not declared, its element."""
    labels = _LABELS.get(rule.partition("-")[0])
    return labels.get(path, labels[""]) if labels else _UNREADABLE

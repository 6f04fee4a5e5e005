"""Rules about extensions, which are Google's.

Many rules follow a pattern, such as "a number is out of range". Such a rule is named by its extension and its pattern
("video-range"), and applies to all fields of the extension that the pattern concerns. `value_faults` validates a single
value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final

from sitemap_studio.core.messages import Message, join, listed, msg, msg_from, plural
from sitemap_studio.protocol import url_syntax
from sitemap_studio.protocol.changefreq_priority import is_decimal
from sitemap_studio.protocol.dates import XML_SPACE, is_real_date, parse_w3c
from sitemap_studio.protocol.extension_fields import (
    ALTERNATES_PAGE,
    DROPPED,
    IMAGE_SCHEMA,
    IMAGES,
    MEDIA_PAGE,
    MOBILE_PAGE,
    NEWS_PAGE,
    NEWS_SCHEMA,
    PAGEMAP_PAGE,
    VIDEO_SCHEMA,
    VIDEOS,
    YES_NO,
    Extension,
    ExtensionAttribute,
    ExtensionField,
    ValueKind,
)
from sitemap_studio.protocol.extension_items import EXTENSION_NAMES, SPECS, ExtensionItem, ExtensionValue
from sitemap_studio.protocol.iso_codes import country_codes
from sitemap_studio.protocol.language_codes import (
    COUNTRIES,
    LanguageCodeError,
    alternate_fault,
    doubtful_code,
    news_fault,
)
from sitemap_studio.protocol.leak_patterns import DEFAULT_LEAKS, leak_message
from sitemap_studio.protocol.placeholders import find_placeholder, is_placeholder
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS, PROFILES, Profile
from sitemap_studio.protocol.quoting import display_value, quoted
from sitemap_studio.protocol.rule import ESCAPING, TAGS, TEMPLATES, Rule, Scope, Severity

_E, _W, _I = Severity.ERROR, Severity.WARNING, Severity.INFO

# Messages

_SUBJECTS: Final = {
    "image": msg("Image {number:,}"),
    "video": msg("Video {number:,}"),
    "news": msg("Article {number:,}"),
    "alternate": msg("Alternate {number:,}"),
    "mobile": msg("Mobile tag {number:,}"),
    "pagemap": msg("Page map {number:,}"),
}
"""Extension item as subject of a sentence, by extension."""


@dataclass(frozen=True)
class Violation:
    """Violation of a rule about extensions by one item of an entry.

    Attributes:
        item: The item concerned.
        field: The value concerned; its path is empty if it is the item itself.
        twin: For a page that does not list itself: the alternate that differs only by a slash; empty without one.
        language, url, other: For an incomplete group: the missing alternate, and the URL of a page that lists it.
    """

    rule: str
    item: ExtensionItem
    field: ExtensionValue
    twin: str = ""
    language: str = ""
    url: str = ""
    other: str = ""

    @property
    def extension(self) -> str:
        """Name of the extension that the rule is about; the item of a misplaced element has the kind “other”."""
        return self.rule.partition("-")[0]

    @property
    def path(self) -> str:
        """Path of the violating value; empty for the element itself."""
        return self.field.path

    @property
    def value(self) -> str:
        """Text of the violating value; empty if it is absent."""
        return self.field.text or ""

    @property
    def spec(self) -> ExtensionField:
        """Declaration of the violating field."""
        return SPECS[self.extension][self.path]

    @property
    def element_subject(self) -> str:
        """The violating element as subject of a sentence, numbered from 1 in its kind: “Video 2”."""
        return msg_from(_SUBJECTS[self.extension], number=self.item.kind_number + 1)

    @property
    def name(self) -> str:
        """Displayed name of the field: its path, without the “@” of an attribute of the element."""
        return display_value(self.path.removeprefix("@"))

    @property
    def field_subject(self) -> str:
        """The violating field as subject of a sentence, with its element: “loc of Image 2”."""
        return msg("{name} of {who}", name=self.name, who=self.element_subject)

    def message(self, words: str, /, **values: object) -> str:
        """Return a message from a template, filling in `values`, `who` (element), `what` (field) and `value`."""
        usual = {"who": self.element_subject, "what": self.field_subject, "value": _quoted(self.value)}
        return msg_from(words, **{name: text for name, text in usual.items() if f"{{{name}}}" in words} | values)

    def of_field(self, message: str) -> str:
        """Return a message about the violating value, prefixed with the field and the element."""
        return msg("{what}: {message}", what=self.field_subject, message=message)


_MessageOf = str | Callable[[Violation], str]
"""Template for `Violation.message`, or a function that returns the message."""


def _quoted(value: str) -> Message:
    """Return a value without XML white space around it, in quotation marks."""
    return quoted(value.strip(XML_SPACE))


_EMPTY: Final = msg("The value is empty.")


def _missing_message(violation: Violation) -> str:
    """Return the message about a required field that is empty or absent."""
    if violation.item.count(violation.path):
        return violation.of_field(_EMPTY)
    return _absent_message(violation)


def _absent_message(violation: Violation) -> str:
    """Return the message about a required field or attribute that is absent."""
    return msg("{who} has no {name}.", who=violation.element_subject, name=violation.name)


def _repeated_message(violation: Violation) -> str:
    """Return the message about a field that occurs more often than allowed, with both numbers."""
    return violation.message(
        msg("{who} has {count:,} × {breach}; the maximum is {most:,}."),
        count=violation.item.count(violation.path),
        breach=violation.name,
        most=violation.spec.max_count or 0,
    )


def _too_long_message(violation: Violation) -> str:
    """Return the message about a value with too many characters, with both numbers."""
    return plural(
        "The {what} has one character; {limit:,} are allowed.",
        "The {what} has %n characters; {limit:,} are allowed.",
        len(violation.value.strip(XML_SPACE)),
        what=violation.field_subject,
        limit=violation.spec.max_characters,
    )


def _range_message(violation: Violation) -> str:
    """Return the message about a number out of range, with its bounds."""
    low, high = violation.spec.minimum or 0, violation.spec.maximum
    bounds = msg("at least {low:,g}", low=low)
    if high is not None:
        bounds = msg("from {low:,g} to {high:,g}", low=low, high=high)
    return violation.message(
        msg("The {what} is {value}; it must be {bounds}."),
        value=display_value(violation.value.strip(XML_SPACE)),
        bounds=bounds,
    )


def _choice_message(violation: Violation) -> str:
    """Return the message about values that are not among the choices, or about an empty item of a list."""
    spec, wrong = violation.spec, wrong_items(violation.spec, violation.value)
    if "" in wrong and spec.separator:
        return violation.message(msg("The {what} contains an empty item."))
    choices = ("yes", "no") if spec.kind is ValueKind.YES_NO else spec.choices
    return violation.message(
        msg("{wrong} in the {what} is not one of {choices}."),
        wrong=_quoted(", ".join(wrong)),
        choices=listed(choices),
    )


def _country_format_message(violation: Violation) -> str:
    """Return the message about invalid country codes, with the probable code or a hint about separators."""
    items = wrong_items(violation.spec, violation.value)
    message = violation.message(
        msg("{wrong} in the {what} is not a country code of ISO 3166-1, such as US."), wrong=_quoted(", ".join(items))
    )
    if any(mark in violation.value for mark in ",;|/"):
        return join([message, msg("Separate country codes by spaces.")])
    meant = country_code(items[0])
    return join([message, msg("Write “{suggestion}”.", suggestion=meant) if meant else ""])


def country_code(text: str) -> str | None:
    """Return the ISO 3166-1 code of a country from its three-letter code, its name, or UK; None if unknown."""
    return "GB" if text.upper() == "UK" else country_codes().get(text.upper()) or country_codes().get(text.lower())


def _date_message(violation: Violation) -> str:
    """Return the message about a date that is empty, unreal, not in W3C form, or without day or seconds."""
    if not violation.value.strip():
        return violation.of_field(_EMPTY)
    parsed = parse_w3c(violation.value)
    if parsed is not None and parsed.fault:
        return violation.of_field(msg("{text} does not exist.", text=_quoted(violation.value)))
    if parsed is None:
        words = msg("{value} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00.")
    elif parsed.precision == "minute":
        words = msg("{value} has no seconds. Google requires a day, or a time with seconds and time zone.")
    else:
        words = msg("{value} has no day. Google requires at least a day, such as 2026-11-02.")
    return violation.of_field(violation.message(words))


_ILLEGAL: Final = re.compile(r"[^A-Za-z0-9\-._~!$&'()*+,;=:@/?#\[\]%]|%(?![0-9A-Fa-f]{2})")
_LEGAL: Final = re.compile(url_syntax.LEGAL)


def _invalid_url_message(violation: Violation) -> str:
    """Return the message about a URL with a wrong protocol, illegal character, invalid host, or too many characters."""
    value = url_syntax.stripped(violation.value)
    if not url_syntax.is_web(_as_web(violation.spec, value)):
        if url_syntax.is_complete(value) and url_syntax.split_loc(value)[0][:-1].lower() not in violation.spec.schemes:
            return violation.message(
                msg("The {what} is {value}, but the protocol must be {schemes}."),
                value=_quoted(value),
                schemes=listed(violation.spec.schemes),
            )
        words = msg("The {what} is {value}, which is not a valid URL.")
        return violation.message(words, value=_quoted(value))
    illegal = _ILLEGAL.search(value)
    if illegal:
        character = _quoted(illegal[0]) if illegal[0].strip() else msg("white space")
        return violation.message(
            msg("The {what} contains {character}, which must be percent-encoded."), character=character
        )
    if len(value) <= MAX_LOC_CHARACTERS:
        return violation.message(msg("The {what} is {value}, which is not a valid URL."), value=_quoted(value))
    return plural(
        "The {what} has one character; {limit:,} are allowed.",
        "The {what} has %n characters; {limit:,} are allowed.",
        len(value),
        what=violation.field_subject,
        limit=MAX_LOC_CHARACTERS,
    )


def _leak_message(violation: Violation) -> str:
    """Return the message about a URL whose host is not public."""
    found = DEFAULT_LEAKS.of_hosts.first(url_syntax.stripped(violation.value))
    # No default pattern matches if the user's own patterns were searched.
    return violation.of_field(leak_message(found, url_syntax.stripped(violation.value)) if found else violation.value)


def _too_many_message(violation: Violation) -> str:
    """Return the message about an entry with too many elements of an extension, with the maximum."""
    extension = EXTENSION_NAMES[violation.extension]
    return violation.message(
        msg("The entry has more than {most:,} <{shown_name}>."),
        most=extension.max_per_entry,
        shown_name=extension.shown_name,
    )


def _unknown_message(violation: Violation) -> str:
    """Return the message about an unknown attribute or element, or about an element directly in an entry."""
    name = display_value((violation.path or violation.value).rpartition("}")[2].removeprefix("@"))
    if "@" in violation.path:
        return violation.message(msg("{who} has the unknown attribute {name}."), name=name)
    if violation.path:
        return violation.message(msg("{who} has the unknown element {name}."), name=name)
    prefix = EXTENSION_NAMES[violation.extension].prefix
    return msg("<{prefix}:{name}> is not allowed directly in an entry.", prefix=prefix, name=name)


def _language_message(violation: Violation) -> str:
    """Return the message about an invalid language code, with the reason and the probable code."""
    fault = language_code_error(violation.spec, violation.value)
    assert fault is not None
    if not violation.value.strip(XML_SPACE):
        return violation.of_field(_EMPTY)
    message = violation.message(msg("The {what} is {value}: {reason}."), reason=fault.reason)
    hint = msg("Write “{suggestion}”.", suggestion=fault.suggestion) if fault.suggestion else ""
    return join([message, hint])


def _link_subject(violation: Violation) -> str:
    """Return the alternate as subject of a sentence, with its language code."""
    language = display_value(violation.item.text_of_path.get("@hreflang", "").strip(XML_SPACE))
    return join([violation.element_subject, f"({language})"])


def _conflict_message(violation: Violation) -> str:
    """Return the message about several URLs for one language, or a page that uses another language for itself."""
    if violation.path == "@hreflang":
        return msg(
            "{link}: {fields} is not the only URL for this language.",
            link=_link_subject(violation),
            fields=_quoted(violation.item.text_of_path.get("@href", "")),
        )
    return violation.message(msg("{link}: {value} uses another language for itself."), link=_link_subject(violation))


def _no_self_link_message(violation: Violation) -> str:
    """Return the message about a page with alternates that does not list itself."""
    if violation.twin:
        return msg(
            "The page has alternates, but does not link to itself: {twin} differs from its URL by a trailing slash.",
            twin=_quoted(violation.twin),
        )
    return msg("The page has alternates, but does not link to itself.")


def _incomplete_group_message(violation: Violation) -> str:
    """Return the message about a page that does not list all pages of its group."""
    if not violation.url:
        return msg("The page does not list all pages of its group.")
    return msg(
        "The page does not list {url} ({language}), but {other} of the same group does.",
        url=_quoted(violation.url),
        language=display_value(violation.language),
        other=_quoted(violation.other),
    )


def _repetition_message(violation: Violation) -> str:
    """Return the message about an item that repeats an earlier one."""
    if violation.extension == "alternate":
        return msg("{link} repeats an earlier alternate.", link=_link_subject(violation))
    return violation.message(msg("{who} repeats an earlier one: {value}."))


def _misplaced_message(violation: Violation) -> str:
    """Return the message about a field that is not in the order of the schema."""
    places = {field.name: place for place, field in enumerate(EXTENSION_NAMES[violation.extension].fields)}
    own = places[violation.path]
    if own == 0:
        return violation.message(msg("The {what} should be first."))
    later = next((name for name in violation.item.text_of_path if places.get(name, 0) > own), "")
    return violation.message(msg("The {what} should be before {other}."), other=display_value(later))


_VIDEO_ENDING: Final = re.compile(
    "[.](?:3gp|3g2|asf|avi|divx|m2v|m3u8?|m4v|mkv|mov|mp4|mpe?g|mpe|ogv|ogg|qt|qvt|ram|rm|vob|webm|wmv|xap)(?![A-Za-z0-9])",
    re.IGNORECASE,
)
"""Endings of the file types that Google can process. Google Search Central, video best practices."""

_ENDING: Final = re.compile(r"[.]([A-Za-z][A-Za-z0-9]{1,4})$")


def is_video_file(url: str) -> bool:
    """Return whether the path or the query of a URL names a video file of a supported type."""
    _, _, path, query, _ = url_syntax.split_loc(url_syntax.stripped(url))
    return _VIDEO_ENDING.search(path + query) is not None


def file_ending(url: str) -> str:
    """Return the ending of the file that a URL names, without the dot; empty without one."""
    found = _ENDING.search(url_syntax.split_loc(url_syntax.stripped(url))[2])
    return found[1] if found else ""


def _content_format_message(violation: Violation) -> str:
    """Return the message about a content URL that does not name a supported video file."""
    ending = file_ending(violation.value)
    if ending:
        return violation.message(
            msg(
                "The {what} is {value}. Files with the ending .{ending} are not videos that Google reads, such as .mp4."
            ),
            ending=display_value(ending),
        )
    return violation.message(
        msg("The {what} is {value}, which seems to be a page: a video file has an ending such as .mp4.")
    )


def _doubtful_code_message(violation: Violation) -> str:
    """Return the message about a valid language code that is probably a mistake, with the probable code."""
    fault = doubtful_code(violation.value)
    assert fault is not None
    message = violation.message(msg("The {what} is {value}: {reason}."), reason=fault.reason)
    hint = msg("Probably “{suggestion}” is meant.", suggestion=fault.suggestion) if fault.suggestion else ""
    return join([message, hint])


_ENTITY: Final = re.compile(r"&(?:[A-Za-z]{2,8}|#[0-9]{1,7}|#[Xx][0-9A-Fa-f]{1,6});")
_URL_ENTITY: Final = re.compile(r"&(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#[Xx][0-9A-Fa-f]{1,6});")
ESCAPED_TWICE: Final = "&[A-Za-z#][A-Za-z0-9]*;"
"""Quick test, for Polars, that every text with a remaining entity matches."""


def _escaped_twice_message(violation: Violation) -> str:
    """Return the message about an entity that remains after decoding."""
    found = _ENTITY.search(violation.value)
    assert found is not None
    return violation.message(
        msg("The {what} contains {entity} after decoding: it was escaped twice."), entity=_quoted(found[0])
    )


_PER_FILE_WORDS: Final[Mapping[str, Callable[[int], str]]] = {
    "news-old": lambda count: plural(
        "One article of this sitemap is more than two days old and no longer treated as news.",
        "%n articles of this sitemap are more than two days old and no longer treated as news.",
        count,
    ),
    "alternate-ignored": lambda count: plural(
        "Yandex does not use hreflang links of sitemaps; one entry of this sitemap has them.",
        "Yandex does not use hreflang links of sitemaps; %n entries of this sitemap have them.",
        count,
    ),
    "image-ignored": lambda count: plural(
        "Yandex web search does not use images of sitemaps; one entry of this sitemap has them.",
        "Yandex web search does not use images of sitemaps; %n entries of this sitemap have them.",
        count,
    ),
    "video-ignored": lambda count: plural(
        "Yandex does not use videos of sitemaps; one entry of this sitemap has them.",
        "Yandex does not use videos of sitemaps; %n entries of this sitemap have them.",
        count,
    ),
    "news-ignored": lambda count: plural(
        "Yandex documents no news tags of sitemaps; one entry of this sitemap has them.",
        "Yandex documents no news tags of sitemaps; %n entries of this sitemap have them.",
        count,
    ),
    "alternate-elsewhere": lambda count: plural(
        "Alternates of one entry of this sitemap lead to URLs that no entry has.",
        "Alternates of %n entries of this sitemap lead to URLs that no entry has.",
        count,
    ),
    "video-order": lambda count: plural(
        "One entry of this sitemap has its video tags in another order than the schema.",
        "%n entries of this sitemap have their video tags in another order than the schema.",
        count,
    ),
    "alternate-no-default": lambda count: plural(
        "One entry of this sitemap has several countries of a language, but neither the language alone nor x-default.",
        "%n entries of this sitemap have several countries of a language, but neither the language alone nor x-default.",
        count,
    ),
}


def per_file_message(rule: str, labels: Collection[str], count: int, example: str = "") -> str:
    """Return the message that summarizes violations of one of `PER_FILE_RULES` in a sitemap.

    Args:
        rule: The rule.
        labels: Displayed names of the fields concerned.
        count: Number of entries that violate it.
        example: Message about the first violation; may be empty.
    """
    if words := _PER_FILE_WORDS.get(rule):
        return join([words(count), example])
    if rule == "news-deprecated":
        return plural(
            "Google no longer documents {fields}; one entry of this sitemap has such tags.",
            "Google no longer documents {fields}; %n entries of this sitemap have such tags.",
            count,
            fields=listed(sorted(labels)),
        )
    if rule.endswith("-deprecated"):
        return plural(
            "Google no longer reads {fields}; one entry of this sitemap has such tags.",
            "Google no longer reads {fields}; %n entries of this sitemap have such tags.",
            count,
            fields=listed(sorted(labels)),
        )
    if count == 1:
        return example
    return join(
        [example, plural("One entry has this problem.", "%n entries of this sitemap have this problem.", count)]
    )


def shared_host_message(example: str, labels: Collection[str], n_urls: int) -> str:
    """Return the message about the common host of all URLs of an extension in a sitemap.

    Args:
        example: The message about the first URL.
        labels: Displayed names of the fields of the URLs.
        n_urls: Number of the URLs.
    """
    all_urls = plural(
        "The URL in {fields} of this sitemap has this host.",
        "All %n URLs in {fields} of this sitemap have this host.",
        n_urls,
        fields=listed(sorted(labels)),
    )
    return join([example, all_urls])


# Patterns


@dataclass(frozen=True)
class RulePattern:
    """Declaration of equal rules for fields of several extensions.

    Attributes:
        suffix: End of the ids of its rules.
        concerns: Whether a rule applies to a field or an attribute.
        message: Template or function of the message about one violation.
        is_wrong: For rules about single values: whether a text without white space around it violates the rule. Only the
            first pattern that a value violates is reported.
    """

    suffix: str
    concerns: Callable[[ExtensionField], bool]
    message: _MessageOf
    is_wrong: Callable[[ExtensionField, str], object] | None = None

    def applies_to(self, spec: ExtensionField) -> bool:
        """Return whether a rule applies to a field; for deprecated fields, only the rule “deprecated” does."""
        return self.concerns(spec) and (spec.is_validated or self.suffix == "deprecated")


def language_code_error(spec: ExtensionField, code: str) -> LanguageCodeError | None:
    """Return why a language code is invalid: of alternates for attributes, else of news; None if it is valid."""
    return alternate_fault(code) if isinstance(spec, ExtensionAttribute) else news_fault(code)


def _split_items(spec: ExtensionField, text: str) -> list[str]:
    """Return the items of a list, or the one value, without white space around them."""
    return [
        item.strip(XML_SPACE) for item in (text.split(spec.separator.strip() or None) if spec.separator else [text])
    ]


def wrong_items(spec: ExtensionField, text: str) -> list[str]:
    """Return the items of a list, or the one value, that are not among the choices or do not match the pattern."""
    return [item for item in _split_items(spec, text) if not _is_valid_item(spec, item)]


def _is_valid_item(spec: ExtensionField, item: str) -> bool:
    """Return whether an item is among the choices or countries, or matches the pattern, as declared; True without any."""
    if spec.kind is ValueKind.YES_NO or spec.choices:
        return item in (spec.choices or YES_NO)
    if spec.kind is ValueKind.COUNTRY:
        return item in COUNTRIES
    return not spec.pattern or re.fullmatch(spec.pattern, item) is not None


def _is_out_of_range(spec: ExtensionField, text: str) -> bool:
    """Return whether a valid number is below the minimum or above the maximum of the field."""
    is_low = spec.minimum is not None and float(text) < spec.minimum
    return is_low or (spec.maximum is not None and float(text) > spec.maximum)


_CHOICES: Final = (ValueKind.YES_NO, ValueKind.CHOICE)
_NUMBERS: Final = (ValueKind.INTEGER, ValueKind.DECIMAL)


def _is_attribute(spec: ExtensionField) -> bool:
    """Return whether a declaration is of an attribute, not of an element."""
    return isinstance(spec, ExtensionAttribute)


def _as_web(spec: ExtensionField, url: str) -> str:
    """Return a URL with http for another protocol that the field allows, so that its grammar can be checked."""
    scheme, *rest = url_syntax.split_loc(url)
    return "".join(("http:", *rest)) if scheme and scheme[:-1].lower() in spec.schemes else url


def _is_invalid_url(spec: ExtensionField, url: str) -> bool:
    """Return whether a text is not a legal URL with an allowed protocol, or is too long."""
    web = _as_web(spec, url)
    return not (url_syntax.is_web(web) and _LEGAL.fullmatch(web) and len(url) <= MAX_LOC_CHARACTERS)


def _is_invalid_date(spec: ExtensionField, text: str) -> bool:
    """Return whether a text is not a real W3C date with a day, and with seconds if the field needs them."""
    parsed = parse_w3c(text)
    is_precise = parsed is not None and parsed.precision in ("day", "second", "fraction")
    is_minute = parsed is not None and parsed.precision == "minute" and not spec.needs_seconds
    return not is_real_date(text) or not (is_precise or is_minute)


def _is_escaped_twice(spec: ExtensionField, text: str) -> bool:
    """Return whether a URL or text contains an entity after decoding; False for other kinds of values."""
    if spec.kind is ValueKind.URL:
        return _URL_ENTITY.search(text) is not None
    return spec.kind is ValueKind.TEXT and _ENTITY.search(text) is not None


_HAS_SPACE_RULE: Final = (ValueKind.URL, ValueKind.LANGUAGE)
"""Kinds of values around which white space is reported; Google's examples have it around numbers and texts."""

PATTERNS: Final = (
    RulePattern("field-missing", lambda spec: spec.is_required and not _is_attribute(spec), _missing_message),
    RulePattern("attribute-missing", lambda spec: spec.is_required and _is_attribute(spec), _absent_message),
    RulePattern("field-repeated", lambda spec: spec.max_count is not None and not _is_attribute(spec), _repeated_message),
    RulePattern("too-long", lambda spec: spec.max_characters is not None, _too_long_message,
                lambda spec, text: spec.max_characters and len(text) > spec.max_characters),
    RulePattern("number", lambda spec: spec.kind in _NUMBERS,
                lambda violation: violation.message(
                    msg("The {what} is {value}, which is not a whole number.")
                    if violation.spec.kind is ValueKind.INTEGER
                    else msg("The {what} is {value}, which is not a number.")),
                lambda spec, text: not (
                    re.fullmatch("[+-]?[0-9]+", text) if spec.kind is ValueKind.INTEGER
                    else spec.kind is not ValueKind.DECIMAL or is_decimal(text))),
    RulePattern("range", lambda spec: spec.minimum is not None or spec.maximum is not None, _range_message, _is_out_of_range),
    RulePattern("choice", lambda spec: spec.kind in _CHOICES, _choice_message,
                lambda spec, text: spec.kind in _CHOICES and wrong_items(spec, text)),
    RulePattern("format", lambda spec: spec.kind is ValueKind.COUNTRY, _country_format_message,
                lambda spec, text: spec.kind is ValueKind.COUNTRY and wrong_items(spec, text)),
    RulePattern("date", lambda spec: spec.kind is ValueKind.DATE, _date_message,
                lambda spec, text: spec.kind is ValueKind.DATE and _is_invalid_date(spec, text)),
    RulePattern("placeholder", lambda spec: spec.kind is ValueKind.URL,
                lambda violation: violation.message(
                    msg("The generator of the sitemap did not replace {placeholder} in the {what}."),
                    placeholder=quoted(find_placeholder(url_syntax.stripped(violation.value)))),
                lambda spec, text: spec.kind is ValueKind.URL and is_placeholder(text)),
    RulePattern("url-incomplete", lambda spec: spec.kind is ValueKind.URL,
                lambda violation: violation.message(
                    msg("{who}: the URL {value} in {name} is not complete; it must begin with http:// or https://."),
                    name=violation.name)
                if violation.value.strip() else violation.of_field(_EMPTY),
                lambda spec, text: spec.kind is ValueKind.URL and not url_syntax.is_complete(text)),
    RulePattern("url-illegal", lambda spec: spec.kind is ValueKind.URL, _invalid_url_message,
                lambda spec, text: spec.kind is ValueKind.URL and _is_invalid_url(spec, text)),
    RulePattern("whitespace", lambda spec: spec.kind in _HAS_SPACE_RULE,
                lambda violation: violation.of_field(msg("There is white space around the value."))),
    RulePattern("escaped-twice", lambda spec: spec.kind in (ValueKind.URL, ValueKind.TEXT), _escaped_twice_message),
    RulePattern("leak", lambda spec: spec.kind is ValueKind.URL, _leak_message),
    RulePattern("deprecated", lambda spec: spec.is_deprecated,
                lambda violation: violation.message(
                    msg("Google no longer reads the {what}.")
                    if violation.path else msg("{who} is no longer read by search engines."))),
)  # fmt: skip


def value_fault(spec: ExtensionField, text: str) -> str | None:
    """Return the suffix of the id of the first rule that makes a text invalid; None for valid and unvalidated texts."""
    value = text.strip(XML_SPACE)
    if not spec.is_validated:
        return None
    # Another rule reports that a required field is empty.
    if not value and (spec.is_required or spec.kind is ValueKind.TEXT) and not _is_attribute(spec):
        return None
    if spec.kind is ValueKind.LANGUAGE:
        return "language" if language_code_error(spec, value) else None
    return next((each.suffix for each in PATTERNS if each.is_wrong and each.is_wrong(spec, value)), None)


def value_faults(spec: ExtensionField, text: str) -> list[str]:
    """Return `value_fault` and the suffixes of violated rules about doubtful codes, white space and double escapes."""
    fault, value = value_fault(spec, text), text.strip(XML_SPACE)
    found = [fault] if fault else []
    if spec.is_validated and value:
        if spec.kind is ValueKind.LANGUAGE and _is_attribute(spec) and not fault and doubtful_code(value):
            found.append("doubtful")
        if spec.kind in _HAS_SPACE_RULE and value != text:
            found.append("whitespace")
        if _is_escaped_twice(spec, value):
            found.append("escaped-twice")
    return found


_MESSAGES: Final[dict[str, _MessageOf]] = {
    **{pattern.suffix: pattern.message for pattern in PATTERNS},
    "too-many": _too_many_message,
    "unknown": _unknown_message,
    "order": _misplaced_message,
    "no-content": msg("{who} has neither content_loc nor player_loc."),
    "expired": lambda violation: violation.message(
        msg("{who} expired on {value}."), value=display_value(violation.value.strip())
    ),
    "old": lambda violation: violation.message(
        msg("{who} was published on {value}, more than two days ago."), value=display_value(violation.value.strip())
    ),
    "language": _language_message,
    "no-language": msg("{who} has neither hreflang nor media."),
    "doubtful": _doubtful_code_message,
    "repeated": _repetition_message,
    "incomplete": _incomplete_group_message,
    "elsewhere": lambda violation: violation.message(
        msg("{link}: {value} is not the URL of an entry."), link=_link_subject(violation)
    ),
    "content-format": _content_format_message,
    "same-as-page": msg("The {what} is the URL of the page itself."),
    "uploader-domain": msg("The {what} is {value}, which is on another domain than the page."),
    "date-future": lambda violation: violation.message(
        msg("{who} was published on {value}, which is in the future."), value=display_value(violation.value.strip())
    ),
    "future": lambda violation: violation.message(
        msg("{who} was published on {value}, which is in the future."), value=display_value(violation.value.strip())
    ),
    "ignored": msg("Yandex does not use the {who}."),
    "no-default": msg("There is neither the language alone nor x-default."),
    "conflict": _conflict_message,
    "no-self": _no_self_link_message,
    "no-return": lambda violation: violation.message(
        msg("{link}: {value} has no link back to this page."), link=_link_subject(violation)
    ),
    "too-many-in-sitemap": msg("The sitemap already has 1,000 articles."),
}


def violation_message(violation: Violation, profile: Profile) -> str:
    """Return the message about one violation, with the sentence that `with_origin` adds."""
    extension, _, suffix = violation.rule.partition("-")
    if extension not in EXTENSION_NAMES:
        return next(rule.explanation for rule in EXTENSION_RULES if rule.id == violation.rule)
    message = _MESSAGES[suffix]
    text = violation.message(message) if isinstance(message, str) else message(violation)
    return with_origin(text, violation.rule, profile)


def with_origin(message: str, rule: str, profile: Profile) -> str:
    """Return a message about an extension, followed by “This is a rule of Google.” where that is not obvious.

    The sentence is left out in the profile of Google, for rules of other origin, and in messages that name Google.
    """
    is_of_google = not rule.endswith(("-leak", "-ignored", "-placeholder"))
    if profile.name == "google" or not is_of_google or "Google" in message:
        return message
    return join([message, msg("This is a rule of Google.")])


# The rules

_GOOGLE_ONLY: Final[Mapping[str, Severity | None]] = {name: None for name in PROFILES if name != "google"}
_YANDEX_ONLY: Final[Mapping[str, Severity | None]] = {name: None for name in PROFILES if name != "yandex"}
_FOR_YANDEX: Final = "Yandex Webmaster, using the Sitemap file"
_ON_HOSTS: Final = "RFC 6761, RFC 6762 and RFC 6890; hosting providers on previews"
_XML: Final = "XML 1.0, 2.1 Well-Formed XML Documents; Namespaces in XML 1.0, 7"
_URLS: Final = f"{TAGS}; RFC 3986"
_SPACE: Final = f"{ESCAPING}; RFC 3986, 2"
_ESCAPED_ONCE: Final = f"{ESCAPING}; XML 1.0, 4.6"


def _google_rule(
    name: str,
    title: str,
    severity: Severity,
    source: str,
    explanation: str,
    wrong: str,
    right: str,
    in_profiles: Mapping[str, Severity | None] | None = None,
) -> Rule:
    """Declare a rule of Google about extensions.

    Args:
        name: Id of the rule.
        title: Its title.
        severity: Severity in the profile of Google.
        source: Source of the rule.
        explanation: Explanation for users.
        wrong: Invalid example.
        right: Valid example.
        in_profiles: Severity by name of another profile, None to turn the rule off. By default, other profiles report
            errors as warnings, and Yandex reports nothing.
    """
    if in_profiles is None:
        lowered = _W if severity is _E else severity
        in_profiles = {name: None if name == "yandex" else lowered for name in PROFILES if name != "google"}
    return Rule(name, title, severity, Scope.ENTRY, None, source, explanation, wrong, right, in_profiles=in_profiles)


_NO_BING: Final[Mapping[str, Severity | None]] = {"bing": None, "yandex": None}
"""Bing documents no dropped tags."""

_IMAGE = "<image:image><image:loc>http://www.example.com/a.jpg</image:loc></image:image>"
_ENGLISH = '<xhtml:link rel="alternate" hreflang="en" href="http://www.example.com/en/"/>'
_GERMAN = '<xhtml:link rel="alternate" hreflang="de" href="http://www.example.com/de/"/>'
_FRENCH = '<xhtml:link rel="alternate" hreflang="fr" href="http://www.example.com/fr/"/>'
_LOC_EN, _LOC_DE = "<loc>http://www.example.com/en/</loc>", "<loc>http://www.example.com/de/</loc>"

EXTENSION_RULES: Final[tuple[Rule, ...]] = (
    _google_rule("image-field-missing", "Image without a URL", _E, IMAGES,
          "An image must have loc, its URL. Google cannot use other images.",
          "<image:image></image:image>", _IMAGE),
    _google_rule("image-field-repeated", "Image with several URLs", _E, f"{IMAGES}; {IMAGE_SCHEMA}",
          "An image has one loc. Each further image needs its own image:image. Google may ignore the other URLs.",
          "<image:image><image:loc>…</image:loc><image:loc>…</image:loc></image:image>", _IMAGE),
    _google_rule("image-url-incomplete", "Incomplete image URL", _E, f"{IMAGES}; {_URLS}",
          "The URL of an image must be complete, with protocol and host. Google does not resolve relative URLs.",
          "<image:loc>/a.jpg</image:loc>", "<image:loc>http://www.example.com/a.jpg</image:loc>"),
    _google_rule("image-url-illegal", "Invalid image URL", _E, f"{IMAGES}; {_URLS}",
          "The URL of an image must be valid, use http or https, and be shorter than 2,048 characters. Google may not "
          "fetch other URLs.",
          "<image:loc>http://www.example.com/summer sale.jpg</image:loc>",
          "<image:loc>http://www.example.com/summer%20sale.jpg</image:loc>"),
    _google_rule("image-whitespace", "White space around an image URL", _W, _SPACE,
          "White space around a URL is not part of it, but not every program that reads sitemaps removes it. This is "
          "reported once per sitemap.",
          "<image:loc> http://www.example.com/a.jpg </image:loc>", "<image:loc>http://www.example.com/a.jpg</image:loc>"),
    _google_rule("image-escaped-twice", "Image URL escaped twice", _W, _ESCAPED_ONCE,
          "A URL must be escaped for XML once. Google requests an image with “&amp;” in its URL, which probably does not exist.",
          "<image:loc>http://www.example.com/a.php?b=1&amp;amp;c=2</image:loc>",
          "<image:loc>http://www.example.com/a.php?b=1&amp;c=2</image:loc>"),
    _google_rule("image-deprecated", "Image tags that Google dropped", _I, DROPPED,
          "Google no longer reads caption, geo_location, title and license. They do no harm, and their values are not "
          "checked. This is reported once per sitemap.",
          "<image:caption>…</image:caption>", _IMAGE, _NO_BING),
    _google_rule("image-repeated", "Image listed twice", _W, IMAGES,
          "An entry should list each image once. The repetition has no effect.",
          f"{_IMAGE}{_IMAGE}", _IMAGE),
    _google_rule("image-too-many", "Too many images", _E, IMAGES,
          "An entry can have at most 1,000 images. Google may ignore the others.",
          "<url>…1,001…</url>", "<url>…1,000…</url>"),
    _google_rule("image-placeholder", "Placeholder in an image URL", _E, TEMPLATES,
          "The program that generated the sitemap did not insert a value, so the URL leads nowhere. Correct the program, "
          "and generate the sitemap again.",
          "<image:loc>http://www.example.com/${slug}.jpg</image:loc>", "<image:loc>http://www.example.com/a.jpg</image:loc>", {"yandex": None}),
    _google_rule("image-leak", "Image on a host that is not public", _W, _ON_HOSTS,
          "URLs must not have a host of the local computer, a private network or a preview. Search engines cannot "
          "reach such hosts, or should not index them. If all URLs of images in a sitemap have the same host, it is "
          "reported once.",
          '<image:loc>http://localhost/a.jpg</image:loc>', '<image:loc>http://www.example.com/a.jpg</image:loc>', {"yandex": None}),
    _google_rule("image-unknown", "Unknown image tag", _W, IMAGES,
          "Elements and attributes that Google does not define, such as image:colour, are not part of image sitemaps. "
          "Google ignores them.",
          "<image:image>…<image:colour>…</image:colour></image:image>", _IMAGE),
    _google_rule("image-ignored", "Images that Yandex web search ignores", _I, _FOR_YANDEX,
          "Yandex web search does not use images of sitemaps, so their values are not checked. Yandex Images is a separate "
          "service. This is reported once per sitemap.",
          _IMAGE, "<url><loc>…</loc></url>", _YANDEX_ONLY),

    _google_rule("video-field-missing", "Missing video tag", _E, VIDEOS,
          "A video must have thumbnail_loc, title and description. Google cannot use other videos.",
          "<video:video></video:video>",
          "<video:video><video:thumbnail_loc>…</video:thumbnail_loc><video:title>…</video:title><video:description>…</video:description>…</video:video>"),
    _google_rule("video-attribute-missing", "Missing video attribute", _E, f"{VIDEOS}; {VIDEO_SCHEMA}",
          'restriction and platform need relationship="allow" or "deny", and id needs type. Google may ignore them '
          "otherwise.",
          "<video:restriction>US GB</video:restriction>", "<video:restriction relationship=\"allow\">US GB</video:restriction>"),
    _google_rule("video-field-repeated", "Repeated video tag", _E, f"{VIDEOS}; {VIDEO_SCHEMA}",
          "A video has at most 32 video:tag elements, any number of content_segment_loc and id, and one of each other field. "
          "Google may ignore the others.",
          "<video:title>…</video:title><video:title>…</video:title>", "<video:title>…</video:title>"),
    _google_rule("video-too-long", "Video text too long", _E, f"{VIDEOS}; {VIDEO_SCHEMA}",
          "The title can have 100 characters, the description 2,048, and the uploader 255. Google may reject longer "
          "texts.",
          "<video:uploader>…256…</video:uploader>", "<video:uploader>…255…</video:uploader>"),
    _google_rule("video-number", "Video value is not a number", _E, f"{VIDEOS}; {VIDEO_SCHEMA}",
          "duration, view_count and the duration of a segment must be whole numbers, and rating a decimal number. "
          "Google may ignore other values.",
          "<video:duration>00:10:00</video:duration>", "<video:duration>600</video:duration>"),
    _google_rule("video-range", "Video number out of range", _E, f"{VIDEOS}; {VIDEO_SCHEMA}",
          "duration must be 1 to 28,800 seconds, rating 0.0 to 5.0, and view_count 0 or more. Google may ignore other "
          "values.",
          "<video:duration>0</video:duration>", "<video:duration>600</video:duration>"),
    _google_rule("video-choice", "Video value is not one of the choices", _E, f"{VIDEOS}; {VIDEO_SCHEMA}",
          "family_friendly, live and requires_subscription must be yes or no; platform must be web, mobile or tv; "
          "relationship must be allow or deny; and the type of id must be one of the schema. Google may ignore other "
          "values.",
          "<video:live>true</video:live>", "<video:live>yes</video:live>"),
    _google_rule("video-format", "Unknown country of a video", _E, VIDEOS,
          "The countries of restriction must be ISO 3166-1 codes separated by spaces. Google may ignore other codes.",
          "<video:restriction relationship=\"allow\">UK, USA</video:restriction>",
          "<video:restriction relationship=\"allow\">GB US</video:restriction>"),
    _google_rule("video-date", "Invalid video date", _E, VIDEOS,
          "Each date of a video must be a real day, or a real day and time with seconds and time zone. Google may ignore "
          "other dates.",
          "<video:expiration_date>2030-11</video:expiration_date>", "<video:expiration_date>2030-11-30</video:expiration_date>"),
    _google_rule("video-date-future", "Video published in the future", _W, VIDEOS,
          "publication_date is the date on which the video was first published, so it must not be in the future.",
          "<video:publication_date>2999-11-05</video:publication_date>", "<video:publication_date>2009-11-05</video:publication_date>"),
    _google_rule("video-url-incomplete", "Incomplete video URL", _E, f"{VIDEOS}; {_URLS}",
          "URLs of a video must be complete, with protocol and host. Google does not resolve relative URLs.",
          "<video:thumbnail_loc>/a.jpg</video:thumbnail_loc>", "<video:thumbnail_loc>http://www.example.com/a.jpg</video:thumbnail_loc>"),
    _google_rule("video-url-illegal", "Invalid video URL", _E, f"{VIDEOS}; {_URLS}",
          "URLs of a video must be valid, use http, https or ftp, and be shorter than 2,048 characters. Google does "
          "not support others, such as those of streaming protocols.",
          "<video:content_loc>rtmp://www.example.com/film.mp4</video:content_loc>", "<video:content_loc>http://www.example.com/film.mp4</video:content_loc>"),
    _google_rule("video-whitespace", "White space around a video URL", _W, _SPACE,
          "White space around a URL is not part of it. Google's own examples have it, but other programs may not remove "
          "it. This is reported once per sitemap.",
          "<video:content_loc> http://www.example.com/film.mp4 </video:content_loc>", "<video:content_loc>http://www.example.com/film.mp4</video:content_loc>"),
    _google_rule("video-escaped-twice", "Video text escaped twice", _W, _ESCAPED_ONCE,
          "Texts and URLs must be escaped for XML once. Google shows “Tom &amp; Jerry” for a text that was escaped twice.",
          "<video:title>Tom &amp;amp; Jerry</video:title>", "<video:title>Tom &amp; Jerry</video:title>"),
    _google_rule("video-no-content", "Video without a file or player", _E, f"{VIDEOS}; {VIDEO_SCHEMA}",
          "A video must have the URL of its file (content_loc) or of a player (player_loc). Google may be unable to "
          "index videos without one.",
          "<video:video><video:thumbnail_loc>…</video:thumbnail_loc><video:title>…</video:title>"
          "<video:description>…</video:description></video:video>",
          "<video:content_loc>http://www.example.com/film.mp4</video:content_loc>"),
    _google_rule("video-same-as-page", "Video URL is the page", _E, VIDEOS,
          "content_loc and player_loc must not be the URL of the page. Google may ignore the video.",
          "<loc>http://www.example.com/film</loc>…<video:player_loc>http://www.example.com/film</video:player_loc>",
          "<loc>http://www.example.com/film</loc>…<video:player_loc>http://www.example.com/player?film=1</video:player_loc>"),
    _google_rule("video-content-format", "content_loc is not a video file", _W, f"{VIDEOS}; Google Search Central, video best practices",
          "content_loc must be a video file of a supported type, such as MP4 or WebM; HTML and Flash are not "
          "supported. The URL of a player belongs in player_loc. Google cannot read the video otherwise.",
          "<video:content_loc>http://www.example.com/watch.html</video:content_loc>", "<video:content_loc>http://www.example.com/film.mp4</video:content_loc>"),
    _google_rule("video-uploader-domain", "Uploader on another domain", _E, VIDEOS,
          "The URL in info of uploader must be in the same domain as loc. Google may ignore others.",
          "<loc>http://www.example.com/film</loc>…<video:uploader info=\"http://www.example.org/anna\">Anna</video:uploader>",
          "<loc>http://www.example.com/film</loc>…<video:uploader info=\"http://www.example.com/anna\">Anna</video:uploader>"),
    _google_rule("video-repeated", "Video listed twice", _W, VIDEO_SCHEMA,
          "An entry should list each video once. A video is identified by content_loc, or by player_loc if there is "
          "none. The repetition has no effect.",
          "<video:video>…a.mp4…</video:video><video:video>…a.mp4…</video:video>", "<video:video>…a.mp4…</video:video>"),
    _google_rule("video-expired", "Expired video", _I, VIDEOS,
          "Google no longer shows videos whose expiration_date has passed.",
          "<video:expiration_date>2009-11-05</video:expiration_date>", "<video:expiration_date>2999-11-05</video:expiration_date>"),
    _google_rule("video-deprecated", "Video tags that Google dropped", _I, DROPPED,
          "Google no longer reads category, gallery_loc, price and tvshow, and allow_embed and autoplay of player_loc. "
          "They do no harm, and their values are not checked. This is reported once per sitemap.",
          "<video:category>…</video:category>", "<video:tag>…</video:tag>", _NO_BING),
    _google_rule("video-order", "Wrong order of video tags", _I, VIDEO_SCHEMA,
          "The fields of a video should be in the order of the schema. Google accepts any order, but strict "
          "validators do not. This is reported once per sitemap.",
          "<video:title>…</video:title><video:thumbnail_loc>…</video:thumbnail_loc>",
          "<video:thumbnail_loc>…</video:thumbnail_loc><video:title>…</video:title>"),
    _google_rule("video-placeholder", "Placeholder in a video URL", _E, TEMPLATES,
          "The program that generated the sitemap did not insert a value, so the URL leads nowhere. Correct the program, "
          "and generate the sitemap again.",
          "<video:content_loc>http://www.example.com/${slug}.mp4</video:content_loc>", "<video:content_loc>http://www.example.com/film.mp4</video:content_loc>", {"yandex": None}),
    _google_rule("video-leak", "Video on a host that is not public", _W, _ON_HOSTS,
          "URLs must not have a host of the local computer, a private network or a preview. Search engines cannot "
          "reach such hosts, or should not index them. If all URLs of videos in a sitemap have the same host, it is "
          "reported once.",
          '<video:content_loc>http://localhost/film.mp4</video:content_loc>', '<video:content_loc>http://www.example.com/film.mp4</video:content_loc>', {"yandex": None}),
    _google_rule("video-unknown", "Unknown video tag", _W, f"{VIDEOS}; {VIDEO_SCHEMA}",
          "Elements and attributes that Google does not define, such as video:colour, are not part of video sitemaps. "
          "Google ignores them.",
          "<video:video>…<video:colour>…</video:colour></video:video>", "<video:video>…</video:video>"),
    _google_rule("video-ignored", "Videos that Yandex ignores", _I, f"{_FOR_YANDEX}; Yandex Video, Data transmission methods",
          "Yandex does not use videos of sitemaps, but the markup of pages (Open Graph or Schema.org), so their values "
          "are not checked. This is reported once per sitemap.",
          "<video:video>…</video:video>", "<url><loc>…</loc></url>", _YANDEX_ONLY),

    _google_rule("news-field-missing", "Missing news tag", _E, NEWS_PAGE,
          "An article needs publication (with name and language), publication_date and title. Google may ignore other "
          "articles.",
          "<news:news></news:news>",
          "<news:news><news:publication>…</news:publication><news:publication_date>…</news:publication_date><news:title>…</news:title></news:news>"),
    _google_rule("news-field-repeated", "Repeated news tag", _E, f"{NEWS_PAGE}; {NEWS_SCHEMA}",
          "An article has one of each field. Google may ignore the others.",
          "<news:title>…</news:title><news:title>…</news:title>", "<news:title>…</news:title>"),
    _google_rule("news-date", "Invalid news date", _E, NEWS_PAGE,
          "publication_date must be a real day, or a real day and time with time zone. Google may ignore other dates.",
          "<news:publication_date>2026</news:publication_date>", "<news:publication_date>2026-11-01</news:publication_date>"),
    _google_rule("news-future", "Article published in the future", _W, NEWS_PAGE,
          "publication_date is the date on which the article was first published, so it must not be in the future.",
          "<news:publication_date>2999-11-01</news:publication_date>", "<news:publication_date>2026-11-01</news:publication_date>"),
    _google_rule("news-old", "Article older than two days", _W, NEWS_PAGE,
          "News sitemaps should list only articles of the last two days. Remove older articles, or their news tags. "
          "This is reported once per sitemap.",
          "<news:publication_date>2026-10-26</news:publication_date> on 2026-11-02",
          "<news:publication_date>2026-11-01</news:publication_date> on 2026-11-02"),
    _google_rule("news-language", "Unknown language of a publication", _E, f"{NEWS_PAGE}; {NEWS_SCHEMA}",
          "The language of a publication must be an ISO 639 code in lower case, or zh-cn or zh-tw. Google may ignore "
          "the article otherwise.",
          "<news:language>English</news:language>", "<news:language>en</news:language>"),
    _google_rule("news-whitespace", "White space around a news language", _W, _SPACE,
          "White space around a code is not part of it, but not every program that reads sitemaps removes it. This is "
          "reported once per sitemap.",
          "<news:language> en </news:language>", "<news:language>en</news:language>"),
    _google_rule("news-escaped-twice", "News text escaped twice", _W, _ESCAPED_ONCE,
          "Texts must be escaped for XML once. Google shows “Tom &amp; Jerry” for a text that was escaped twice.",
          "<news:title>Tom &amp;amp; Jerry</news:title>", "<news:title>Tom &amp; Jerry</news:title>"),
    _google_rule("news-deprecated", "News tags Google no longer documents", _I, NEWS_PAGE,
          "Google no longer documents access, genres, keywords and stock_tickers. They do no harm, and their values "
          "are not checked. This is reported once per sitemap.",
          "<news:keywords>…</news:keywords>", "<news:title>…</news:title>", _NO_BING),
    _google_rule("news-too-many", "Several articles in an entry", _E, NEWS_PAGE,
          "An entry can have one article. Google may ignore the others.",
          "<news:news>…</news:news><news:news>…</news:news>", "<news:news>…</news:news>"),
    _google_rule("news-too-many-in-sitemap", "Too many News URLs", _E, NEWS_PAGE,
          "A sitemap must not have more than 1,000 articles. Divide it into several sitemaps.",
          "<urlset>…1,001…</urlset>", "<urlset>…501…</urlset>, <urlset>…500…</urlset>", _GOOGLE_ONLY),
    _google_rule("news-unknown", "Unknown news tag", _W, NEWS_PAGE,
          "Elements and attributes that Google does not define, such as news:colour, are not part of news sitemaps. "
          "Google ignores them.",
          "<news:news>…<news:colour>…</news:colour></news:news>", "<news:news>…</news:news>"),
    _google_rule("news-ignored", "News tags that Yandex ignores", _I, _FOR_YANDEX,
          "Yandex documents no news tags of sitemaps, so their values are not checked. This is reported once per "
          "sitemap.",
          "<news:news>…</news:news>", "<url><loc>…</loc></url>", _YANDEX_ONLY),

    _google_rule("alternate-attribute-missing", "Missing attribute of a link", _E, ALTERNATES_PAGE,
          'A link needs rel="alternate" and href. Google cannot use it otherwise.',
          '<xhtml:link hreflang="de" href="http://www.example.com/de/"/>', _GERMAN),
    _google_rule("alternate-choice", "Link is not an alternate", _E, ALTERNATES_PAGE,
          "The only value of rel in a sitemap is alternate. Google may ignore other links.",
          '<xhtml:link rel="canonical" hreflang="de" href="http://www.example.com/de/"/>', _GERMAN),
    _google_rule("alternate-url-incomplete", "Incomplete hreflang URL", _E, f"{ALTERNATES_PAGE}; {_URLS}",
          "The URL of an alternate must be complete, with protocol and host. Google does not resolve relative URLs.",
          'href="/de/"', 'href="http://www.example.com/de/"'),
    _google_rule("alternate-url-illegal", "Invalid hreflang URL", _E, f"{ALTERNATES_PAGE}; {_URLS}",
          "The URL of an alternate must be valid, use http or https, and be shorter than 2,048 characters. Google may "
          "not fetch other URLs.",
          'href="http://www.example.com/de/summer sale"', 'href="http://www.example.com/de/summer%20sale"'),
    _google_rule("alternate-whitespace", "White space in a link attribute", _W, _SPACE,
          "White space around a URL or a language is not part of it, but not every program that reads sitemaps removes "
          "it. This is reported once per sitemap.",
          'hreflang=" de "', 'hreflang="de"'),
    _google_rule("alternate-escaped-twice", "hreflang URL escaped twice", _W, _ESCAPED_ONCE,
          "A URL must be escaped for XML once. Google requests a page with “&amp;” in its URL, which probably does not exist.",
          'href="http://www.example.com/?a=1&amp;amp;b=2"', 'href="http://www.example.com/?a=1&amp;b=2"'),
    _google_rule("alternate-no-language", "Alternate without a language", _E, f"{ALTERNATES_PAGE}; {MEDIA_PAGE}",
          "An alternate must have hreflang, or media for another screen. Google may ignore it otherwise.",
          '<xhtml:link rel="alternate" href="http://www.example.com/de/"/>', _GERMAN),
    _google_rule("alternate-language", "Unknown language code", _E, ALTERNATES_PAGE,
          "hreflang must be an ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or "
          "x-default. Other codes are not valid for Google.",
          'hreflang="en-UK"', 'hreflang="en-GB"'),
    _google_rule("alternate-doubtful", "Probably the wrong language code", _I, f"{ALTERNATES_PAGE}; ISO 639-1",
          "The code is valid, but probably another language is meant: kr is Kanuri, and Korean is ko. Google reads the "
          "first code as a language, never as a country. This is reported once per sitemap.",
          'hreflang="kr"', 'hreflang="ko"'),
    _google_rule("alternate-repeated", "Alternate listed twice", _W, ALTERNATES_PAGE,
          "An entry should list each alternate once. The repetition has no effect.",
          f"{_GERMAN}{_GERMAN}", _GERMAN),
    _google_rule("alternate-conflict", "Conflicting hreflang", _E, ALTERNATES_PAGE,
          "A language should have one URL in a group, and the page at that URL should state the same language for itself. "
          "Otherwise the links contradict each other, and Google may ignore them.",
          _GERMAN + _GERMAN.replace("/de/", "/at/"), _GERMAN + _GERMAN.replace("/de/", "/at/").replace('"de"', '"de-AT"')),
    _google_rule("alternate-no-self", "Missing hreflang self-reference", _E, ALTERNATES_PAGE,
          "Each page must list itself among its alternates. Google may ignore the links otherwise.",
          _LOC_EN + _GERMAN, _LOC_EN + _ENGLISH + _GERMAN),
    _google_rule("alternate-no-return", "No return tag", _E, ALTERNATES_PAGE,
          "Alternates must link to each other. Google ignores links without a return link. Only pages in the set are "
          "checked.",
          f"{_LOC_EN}{_ENGLISH}{_GERMAN} … {_LOC_DE}{_GERMAN}", f"{_LOC_EN}{_ENGLISH}{_GERMAN} … {_LOC_DE}{_ENGLISH}{_GERMAN}"),
    _google_rule("alternate-incomplete", "Incomplete hreflang group", _W, ALTERNATES_PAGE,
          "Each page must list all pages of its group. Google uses only links between pages that list each other.",
          f"{_LOC_EN}{_ENGLISH}{_GERMAN}{_FRENCH} … {_LOC_DE}{_ENGLISH}{_GERMAN}",
          f"{_LOC_EN}{_ENGLISH}{_GERMAN}{_FRENCH} … {_LOC_DE}{_ENGLISH}{_GERMAN}{_FRENCH}"),
    _google_rule("alternate-elsewhere", "Alternate without an entry", _I, ALTERNATES_PAGE,
          "Some alternates of an entry are entries of the set, and others are not. For those, Google finds no return links "
          "in the set. This is reported once per sitemap.",
          f"{_LOC_EN}{_ENGLISH}{_GERMAN}{_FRENCH} … {_LOC_DE}…", f"{_LOC_EN}{_ENGLISH}{_GERMAN} … {_LOC_DE}…"),
    _google_rule("alternate-gap", "Folder without a language", _I, ALTERNATES_PAGE,
          "At least half of all pages with alternates have one in this language, but no page in the folder does. Google may "
          "show users of that language pages in another one. Only folders with at least three such pages are checked.",
          "/shop/…: en, de, fr … /blog/…: en, de", "/shop/…: en, de, fr … /blog/…: en, de, fr"),
    _google_rule("alternate-no-default", "Countries without a general page", _I, ALTERNATES_PAGE,
          "If a language has pages for several countries, there should also be one for all other users: the language "
          "alone, or x-default. Google recommends it. This is reported once per sitemap.",
          'hreflang="en-GB", hreflang="en-US"', 'hreflang="en-GB", hreflang="en-US", hreflang="en"'),
    _google_rule("alternate-placeholder", "Placeholder in an alternate", _E, TEMPLATES,
          "The program that generated the sitemap did not insert a value, so the URL leads nowhere. Correct the program, "
          "and generate the sitemap again.",
          'href="http://www.example.com/${slug}"', 'href="http://www.example.com/de/"', {"yandex": None}),
    _google_rule("alternate-leak", "Alternate on a host that is not public", _W, _ON_HOSTS,
          "URLs must not have a host of the local computer, a private network or a preview. Search engines cannot "
          "reach such hosts, or should not index them. If all URLs of alternates in a sitemap have the same host, it is "
          "reported once.",
          'href="http://localhost/de/"', 'href="http://www.example.com/de/"', {"yandex": None}),
    _google_rule("alternate-unknown", "Unknown XHTML tag", _W, f"{ALTERNATES_PAGE}; {MEDIA_PAGE}",
          "Google reads only xhtml:link in an entry, and only its attributes rel, hreflang, href and media. It ignores "
          "others, such as xhtml:colour.",
          "<xhtml:colour/>", _GERMAN),
    _google_rule("alternate-ignored", "hreflang that Yandex ignores", _I, "Yandex Webmaster, indexing localized pages",
          "Yandex reads the language versions of a page from links in the page, and no longer from sitemaps, so their values "
          "are not checked. This is reported once per sitemap.",
          _GERMAN, "<url><loc>…</loc></url>", _YANDEX_ONLY),

    _google_rule("mobile-too-many", "Several mobile tags", _I, MOBILE_PAGE,
          "One mobile tag is enough for an entry, and Google no longer reads it. Remove the others.",
          "<mobile:mobile/><mobile:mobile/>", "<mobile:mobile/>"),
    _google_rule("mobile-unknown", "Unknown mobile tag", _I, MOBILE_PAGE,
          "The extension for feature phones has only the empty element mobile:mobile. Google no longer reads it.",
          "<mobile:phone/>", "<mobile:mobile/>"),
    _google_rule("mobile-deprecated", "Mobile tag that Google dropped", _I, MOBILE_PAGE,
          "Google no longer has a crawler for feature phones, so it does not need this tag. The tag does no harm. This is "
          "reported once per sitemap.",
          "<mobile:mobile/>", "<url><loc>…</loc></url>"),

    _google_rule("pagemap-field-missing", "Missing PageMap tag", _E, PAGEMAP_PAGE,
          "A PageMap needs DataObject, and DataObject needs Attribute. Google cannot use it otherwise.",
          "<PageMap></PageMap>", '<PageMap><DataObject type="…"><Attribute name="…">…</Attribute></DataObject></PageMap>'),
    _google_rule("pagemap-attribute-missing", "Missing PageMap attribute", _E, PAGEMAP_PAGE,
          "DataObject needs type, and Attribute needs name. Google cannot use them otherwise.",
          "<Attribute>…</Attribute>", '<Attribute name="author">…</Attribute>'),
    _google_rule("pagemap-escaped-twice", "PageMap text escaped twice", _W, _ESCAPED_ONCE,
          "Values must be escaped for XML once. Google stores “Tom &amp; Jerry” for a value that was escaped twice.",
          '<Attribute name="title" value="Tom &amp;amp; Jerry"/>', '<Attribute name="title" value="Tom &amp; Jerry"/>'),
    _google_rule("pagemap-unknown", "Unknown PageMap tag", _W, PAGEMAP_PAGE,
          "Elements and attributes that Google does not define, such as Item, are not part of a PageMap. Google ignores "
          "them.",
          "<PageMap>…<Item/></PageMap>", "<PageMap>…</PageMap>"),
    _google_rule("extension-unreadable", "Extension is not well-formed", _E, _XML,
          "The extensions of an entry must be well-formed XML with declared prefixes. Search engines ignore the "
          "extension, or reject the file.",
          "<image:image><image:loc></image:image>", _IMAGE, {}),
)  # fmt: skip

EXTENSION_RULE_IDS: Final = frozenset(rule.id for rule in EXTENSION_RULES)

_PER_FILE_SUFFIXES: Final = (
    "-deprecated",
    "-ignored",
    "-whitespace",
    "-doubtful",
    "-elsewhere",
    "-no-default",
    "-old",
    "-order",
)

PER_FILE_RULES: Final = frozenset(rule for rule in EXTENSION_RULE_IDS if rule.endswith(_PER_FILE_SUFFIXES))
"""The rules that are reported once for each sitemap, with a count: many files violate them in every entry."""

RULES_WITH_EXAMPLE: Final = frozenset(
    rule for rule in PER_FILE_RULES if rule.endswith(("-whitespace", "-doubtful", "-elsewhere", "-order"))
)
"""The rules of `PER_FILE_RULES` whose message quotes the first value that violates them."""

EXTENSION_LEAK_RULES: Final = frozenset(rule for rule in EXTENSION_RULE_IDS if rule.endswith("-leak"))
"""The rules about hosts that are not public, reported once for a sitemap if all URLs of the extension share the host."""


def _displayed_field(extension: Extension, path: str) -> str:
    """Return the displayed name of a field, such as “image:loc”, or of an attribute: “hreflang”, “video:price@currency”."""
    field, _, attribute = path.partition("@")
    if not field:
        return attribute or extension.shown_name
    return f"{extension.prefix}:{field.rpartition('.')[2]}{attribute and f'@{attribute}'}"


_LABELS: Final = {
    name: {path: _displayed_field(extension, path) for path in ("", *SPECS[name])}
    for name, extension in EXTENSION_NAMES.items()
}
_UNREADABLE: Final = "XML"

EXTENSION_LABELS: Final = (*(label for labels in _LABELS.values() for label in labels.values()), _UNREADABLE)
"""The displayed names of the fields of all extensions: "image:loc", "news:name", "video:price@currency", "hreflang"; the
element itself as "image:image"; unreadable XML last."""


def field_label(rule: str, path: str) -> str:
    """Return the displayed name of the field of a rule about extensions, or of the element if it is undeclared."""
    labels = _LABELS.get(rule.partition("-")[0])
    return labels.get(path, labels[""]) if labels else _UNREADABLE

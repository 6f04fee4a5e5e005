"""Rules about extensions: most follow from the table of their fields by one of a few patterns, the others stand alone.

A rule of a pattern is named by its extension and by what is wrong ("video-range"); it speaks of every field of that
extension that the pattern concerns, and messages name the one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
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
from sitemap_studio.protocol.leaks import DEFAULT_LEAKS, leak_message
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
    "image": msg("Image {number:,}"),
    "video": msg("Video {number:,}"),
    "news": msg("Article {number:,}"),
    "alternate": msg("Alternate {number:,}"),
    "mobile": msg("Mobile tag {number:,}"),
    "pagemap": msg("Page map {number:,}"),
}
"""An element as the subject of a sentence."""


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
        return msg_from(_SUBJECTS[self.extension], number=self.number)

    @property
    def name(self) -> str:
        """The field as a sentence names it: an attribute of the element alone without its mark."""
        return shown(self.field.removeprefix("@"))

    @property
    def what(self) -> str:
        """The field as the subject of a sentence."""
        return msg("{name} of {who}", name=self.name, who=self.who)

    def message(self, words: str, /, **values: object) -> str:
        """Fill a template; `who` and `what` name the element and the field, `value` quotes the text."""
        usual = {"who": self.who, "what": self.what, "value": _quoted(self.value)}
        return msg_from(words, **{name: text for name, text in usual.items() if f"{{{name}}}" in words} | values)

    def of_field(self, message: str) -> str:
        """Return a message about a value with the field in front."""
        return msg("{what}: {message}", what=self.what, message=message)


_MessageOf = str | Callable[[Violation], str]
"""A template for `Violation.message`, or a function that makes the message."""


def _quoted(value: str) -> Message:
    return quoted(value.strip(XML_SPACE))


_EMPTY: Final = msg("The value is empty.")


def _missing(violation: Violation) -> str:
    if violation.count:
        return violation.of_field(_EMPTY)
    return _absent(violation)


def _absent(violation: Violation) -> str:
    return msg("{who} has no {name}.", who=violation.who, name=violation.name)


def _repeated(violation: Violation) -> str:
    return violation.message(
        msg("{who} has {count:,} × {breach}; at most {most:,} are allowed."),
        count=violation.count,
        breach=violation.name,
        most=violation.spec.max_count or 0,
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
        msg("The {what} is {value}; it must be {bounds}."),
        value=shown(violation.value.strip(XML_SPACE)),
        bounds=bounds,
    )


def _choice(violation: Violation) -> str:
    spec, wrong = violation.spec, wrong_items(violation.spec, violation.value)
    if "" in wrong and spec.separator:
        return violation.message(msg("The {what} contains an empty item."))
    choices = ("yes", "no") if spec.kind is ValueKind.YES_NO else spec.choices
    return violation.message(
        msg("{wrong} in the {what} is not one of {choices}."),
        wrong=_quoted(", ".join(wrong)),
        choices=listed(choices),
    )


def _format(violation: Violation) -> str:
    wrong = _quoted(", ".join(wrong_items(violation.spec, violation.value)))
    if violation.spec.kind is ValueKind.COUNTRY:
        return violation.message(
            msg("{wrong} in the {what} is not a country code of ISO 3166-1, such as US."), wrong=wrong
        )
    return violation.message(msg("{wrong} in the {what} is not a valid value."), wrong=wrong)


def _date(violation: Violation) -> str:
    if not violation.value.strip():
        return violation.of_field(_EMPTY)
    parsed = parse_w3c(violation.value)
    if parsed is not None and parsed.fault:
        return violation.of_field(msg("{text} does not exist.", text=_quoted(violation.value)))
    words = msg("{value} is not a W3C date such as 2026-11-02 or 2026-11-02T17:33:00+01:00.")
    return violation.of_field(violation.message(words))


_ILLEGAL: Final = re.compile(r"[^A-Za-z0-9\-._~!$&'()*+,;=:@/?#\[\]%]|%(?![0-9A-Fa-f]{2})")
_LEGAL: Final = re.compile(urls.LEGAL)


def _url_illegal(violation: Violation) -> str:
    value = urls.stripped(violation.value)
    if not urls.is_web(value):
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
        what=violation.what,
        limit=MAX_LOC_CHARACTERS,
    )


def _leak(violation: Violation) -> str:
    found = DEFAULT_LEAKS.of_hosts.first(urls.stripped(violation.value))
    # Without one, the patterns that were searched are not those of this program.
    return violation.of_field(leak_message(found, urls.stripped(violation.value)) if found else violation.value)


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
        return violation.message(msg("{who} has the unknown element {name}."), name=name)
    prefix = EXTENSION_NAMES[violation.extension].prefix
    return msg("<{prefix}:{name}> is not allowed directly in an entry.", prefix=prefix, name=name)


def _language_message(violation: Violation) -> str:
    fault = language_fault(violation.spec, violation.value)
    assert fault is not None
    if not violation.value.strip(XML_SPACE):
        return violation.of_field(_EMPTY)
    message = violation.message(msg("The {what} is {value}: {reason}."), reason=fault.reason)
    hint = msg("Write “{suggestion}”.", suggestion=fault.suggestion) if fault.suggestion else ""
    return join([message, hint])


def _link(violation: Violation) -> str:
    language = shown(violation.fields.get("@hreflang", "").strip(XML_SPACE))
    return join([violation.who, f"({language})"])


def _conflict(violation: Violation) -> str:
    if violation.field == "@hreflang":
        return msg(
            "{link}: {fields} is not the only URL for this language.",
            link=_link(violation),
            fields=_quoted(violation.fields.get("@href", "")),
        )
    return violation.message(msg("{link}: {value} uses another language for itself."), link=_link(violation))


def _no_self(violation: Violation) -> str:
    if violation.twin:
        return msg(
            "The page has alternates, but does not link to itself: {twin} differs from its URL by a trailing slash.",
            twin=_quoted(violation.twin),
        )
    return msg("The page has alternates, but does not link to itself.")


def per_file_message(rule: str, label: str, count: int, first: str = "") -> str:
    """Return the message about all entries of a sitemap that violate one of `PER_FILE_RULES` in one field.

    `first` is the message about the first of them, for rules in `EXPLAINED_PER_FILE_RULES`.
    """
    if rule in EXPLAINED_PER_FILE_RULES:
        more = plural(
            "One entry of this sitemap has such URLs in {field}.",
            "%n entries of this sitemap have such URLs in {field}.",
            count,
            field=label,
        )
        return join([first, more]) if count > 1 else first
    if rule == "news-old":
        return plural(
            "One article of this sitemap is more than two days old and no longer treated as news.",
            "%n articles of this sitemap are more than two days old and no longer treated as news.",
            count,
        )
    return plural(
        "Search engines no longer read {field}; one entry of this sitemap has it.",
        "Search engines no longer read {field}; %n entries of this sitemap have it.",
        count,
        field=label,
    )


# Patterns


@dataclass(frozen=True)
class RulePattern:
    """What is wrong in the same way with fields of several extensions.

    Attributes:
        concerns: Whether a field or an attribute can be wrong in this way.
        sentence: The rule, with placeholders for the `element` of the extension and the `names` of the fields.
        wrong: A wrong value of the first field concerned, with its `limit`, what is `beyond` that, its first `choice`
            and its `form`; empty for no field, with commas between several fields.
        is_wrong: Of a rule about single values: whether a text, without white space around it, violates it; asked in
            the order of the patterns.
        source: The documents that demand it; empty for those of the fields.
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
    source: str = ""


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
            msg("{element} must have {names}. Google ignores incomplete elements."), "", "…", _missing),
    RulePattern("attribute-missing", "Missing XML attribute", _E, lambda spec: spec.is_required and _is_attribute(spec),
            msg("{element} must have {names}. Google ignores incomplete elements."), "", "…", _absent),
    RulePattern("field-repeated", "Too many tags", _E,
            lambda spec: spec.max_count is not None and not _is_attribute(spec),
            msg("{element} must not repeat its fields more often than allowed. Google ignores the others."), "…,…", "…", _repeated),
    RulePattern("too-long", "Invalid tag value", _E, lambda spec: spec.max_characters is not None,
            msg("{names} of {element} must not be longer than allowed. Google rejects longer values."),
            "…{beyond:,}…", "…{limit:,}…", _too_long,
            lambda spec, text: spec.max_characters and len(text) > spec.max_characters),
    RulePattern("number", "Invalid tag value", _E, lambda spec: spec.kind in _NUMBERS,
            msg("{names} of {element} must be numbers, and whole numbers for counts. Google ignores other values."),
            "ten minutes", "600",
            lambda violation: violation.message(
                msg("The {what} is {value}, which is not a whole number.")
                if violation.spec.kind is ValueKind.INTEGER else msg("The {what} is {value}, which is not a number.")),
            lambda spec, text: not (
                re.fullmatch("[+-]?[0-9]+", text) if spec.kind is ValueKind.INTEGER
                else spec.kind is not ValueKind.DECIMAL or is_decimal(text))),
    RulePattern("range", "Invalid tag value", _E, lambda spec: spec.minimum is not None or spec.maximum is not None,
            msg("{names} of {element} must be within their ranges. Google ignores other values."),
            "{beyond:g}", "{limit:g}", _range, _is_out_of_range),
    RulePattern("choice", "Invalid tag value", _E, lambda spec: spec.kind in _CHOICES and not spec.is_deprecated,
            msg("{names} of {element} must have one of the defined values. Google ignores other values."),
            "perhaps", "{choice}", _choice,
            lambda spec, text: spec.kind in _CHOICES and wrong_items(spec, text)),
    RulePattern("format", "Invalid tag value", _E,
            lambda spec: bool(spec.pattern) and spec.kind is not ValueKind.LANGUAGE,
            msg("{names} of {element} must have the required format. Google ignores other values."), "?", "{form}", _format,
            lambda spec, text: not _has_too_many_items(spec, text) and wrong_items(spec, text)),
    RulePattern("too-many-items", "Too many values", _E, lambda spec: spec.max_items is not None,
            msg("{names} of {element} must not list more items than allowed. Google ignores the others."), "…, …, …, …, …, …", "…, …",
            lambda violation: violation.message(
                msg("The {what} has too many items: {count:,} of {most}."),
                count=len(_items(violation.spec, violation.value)), most=violation.spec.max_items),
            _has_too_many_items),
    RulePattern("date", "Invalid date", _E, lambda spec: spec.kind is ValueKind.DATE,
            msg("Dates in {names} of {element} must exist and have W3C format; times need a time zone. Google ignores other dates."),
            "2026-11-31", "2026-11-30", _date,
            lambda spec, text: spec.kind is ValueKind.DATE and not is_real_date(text)),
    RulePattern("url-incomplete", "Incomplete URL", _E, lambda spec: spec.kind is ValueKind.URL,
            msg("URLs in {names} of {element} must be complete, with protocol and host. Google does not resolve relative URLs."),
            "/summer.jpg", "http://www.example.com/summer.jpg",
            lambda violation: violation.of_field(
                violation.message(msg("{value} is not complete: it must begin with http:// or https://."))
                if violation.value.strip() else _EMPTY),
            lambda spec, text: spec.kind is ValueKind.URL and not urls.is_complete(text)),
    RulePattern("url-illegal", "Invalid URL", _E, lambda spec: spec.kind is ValueKind.URL,
            msg("URLs in {names} of {element} must be valid, use http or https, and be shorter than 2,048 characters. Google cannot fetch others."),
            "http://www.example.com/summer sale.jpg", "http://www.example.com/summer%20sale.jpg", _url_illegal,
            lambda spec, text: spec.kind is ValueKind.URL
            and not (urls.is_web(text) and _LEGAL.fullmatch(text) and len(text) <= MAX_LOC_CHARACTERS)),
    RulePattern("leak", "Host that is not public", _W, lambda spec: spec.kind is ValueKind.URL and not spec.is_deprecated,
            msg("URLs in {names} of {element} must not have a host of the local computer, a private network or a preview. "
                "Search engines can't reach it, or should not. Reported once per sitemap and field."),
            "http://localhost/summer.jpg", "http://www.example.com/summer.jpg", _leak,
            source="RFC 6761, RFC 6762 and RFC 6890; hosting providers on previews"),
    RulePattern("deprecated", "Tag no longer read", _I, lambda spec: spec.is_deprecated,
            msg("Google no longer reads {names} of {element}. They do no harm. Reported once per sitemap and field."),
            "…", "",
            lambda violation: violation.message(
                msg("Google no longer reads the {what}.")
                if violation.field else msg("{who} is no longer read by search engines."))),
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
    "order": msg("The {what} should be before another field."),
    "no-content": msg("{who} has neither content_loc nor player_loc."),
    "expired": lambda violation: violation.message(
        msg("{who} expired on {value}."), value=shown(violation.value.strip())
    ),
    "old": lambda violation: violation.message(
        msg("{who} was published on {value}, more than two days ago."), value=shown(violation.value.strip())
    ),
    "language": _language_message,
    "no-language": msg("{who} has neither hreflang nor media."),
    "repeated": lambda violation: msg("{link} repeats an earlier alternate.", link=_link(violation)),
    "conflict": _conflict,
    "no-self": _no_self,
    "no-return": lambda violation: violation.message(
        msg("{link}: {value} has no link back to this page."), link=_link(violation)
    ),
    "too-many-in-sitemap": msg("The sitemap already has 1,000 articles."),
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


def _placeholders(sentence: str, element: str, names: Iterable[str]) -> dict[str, str]:
    values = {"element": element, "names": listed(names)}
    return {name: value for name, value in values.items() if f"{{{name}}}" in sentence}


def _example(extension: Extension, path: str, text: str) -> str:
    """Return a field or an attribute with a text as XML; with several texts for "…,…"."""
    prefix = extension.prefix
    bearer, _, attribute = path.partition("@")
    tag = f"{prefix}:{bearer.rpartition('.')[2]}" if bearer else extension.shown_name
    if attribute:
        return f'<{tag} {attribute}="{text}">' if text else f"<{tag}>"
    parts = text.split(",") if "…,…" in text else [text] if text else []
    inside = "".join(f"<{tag}>{part}</{tag}>" for part in parts)
    return inside if len(parts) == 1 and text != "…" else f"<{extension.shown_name}>{inside}</{extension.shown_name}>"


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
        form = {"restriction": "US GB", "stock_tickers": "NASDAQ:AAPL"}.get(spec.name, "EUR")
        values = {"limit": limit, "beyond": limit + 1, "choice": (*spec.choices, "yes")[0], "form": form}
        sources = pattern.source or "; ".join(dict.fromkeys(spec.source for spec in concerned.values()))
        sentence = msg_from(pattern.sentence, **_placeholders(pattern.sentence, element, concerned))
        examples = (_example(extension, path, each.format(**values)) for each in (pattern.wrong, pattern.right))
        yield _rule(f"{name}-{pattern.suffix}", pattern.title, pattern.severity, sources, sentence, *examples)
    if extension.max_per_entry:
        most = f"{extension.max_per_entry:,} {element}"
        yield _rule(f"{name}-too-many", "Too many tags", _E, extension.source,
                    msg("An entry must not have more than {most}. Google ignores the others.", most=most),
                    f"<url>…{extension.max_per_entry + 1:,}…</url>", f"<url>…{extension.max_per_entry:,}…</url>")  # fmt: skip
    yield _rule(f"{name}-unknown", "Unknown XML tag", _W, extension.source,
                msg("The extension of {element} does not define this element, or does not allow it here. Google ignores it.",
                    element=element),
                f"<{extension.prefix}:colour>", element)  # fmt: skip


EXTENSION_RULES: Final[tuple[Rule, ...]] = (
    *_usual("image"),
    *_usual("video"),
    _rule("video-order", "Wrong order of tags", _I, "schema of the video extension, 1.1",
          "The fields of a video should be in the order of the schema. Google accepts any order, but strict "
          "validators do not.",
          "<video:title>…</video:title><video:thumbnail_loc>…</video:thumbnail_loc>", "<video:thumbnail_loc>…</video:thumbnail_loc><video:title>…</video:title>"),
    _rule("video-no-content", "Missing XML tag", _E, VIDEOS,
          "A video must have the URL of its file (content_loc) or of a player (player_loc). Google ignores videos "
          "without one.",
          "<video:video>…</video:video>", "<video:content_loc>http://www.example.com/film.mp4</video:content_loc>"),
    _rule("video-expired", "Expired video", _I, VIDEOS,
          "Google no longer shows videos whose expiration_date has passed.",
          "<video:expiration_date>2009-11-05</video:expiration_date>", "<video:expiration_date>2999-11-05</video:expiration_date>"),
    *_usual("news"),
    _rule("news-language", "Invalid tag value", _E, NEWS_PAGE,
          "The language of a publication must be an ISO 639 code in lower case, or zh-cn or zh-tw. Google ignores "
          "the article otherwise.",
          "<news:language>English</news:language>", "<news:language>en</news:language>"),
    _rule("news-old", "Outdated news", _W, NEWS_PAGE,
          "News sitemaps should list only articles of the last two days. Google no longer treats older ones as news. "
          "Reported once per sitemap.",
          "<news:publication_date>2026-10-26</news:publication_date>", "<news:publication_date>2026-11-01</news:publication_date>"),
    Rule("news-too-many-in-sitemap", "Too many News URLs", _E, Scope.ENTRY, None, NEWS_PAGE,
         "A sitemap must not have more than 1,000 articles. Google ignores the others.",
         "<urlset>…1,001…</urlset>", "<urlset>…501…</urlset>, <urlset>…500…</urlset>", in_profiles=_GOOGLE_ONLY),
    *_usual("alternate"),
    _rule("alternate-no-language", "Missing XML attribute", _E, ALTERNATES_PAGE,
          "An alternate must have hreflang, or media for another screen. Google ignores it otherwise.",
          '<xhtml:link rel="alternate" href="http://www.example.com/de/"/>',
          '<xhtml:link rel="alternate" hreflang="de" href="http://www.example.com/de/"/>'),
    _rule("alternate-language", "Unknown language code", _E, ALTERNATES_PAGE,
          "hreflang must be an ISO 639-1 language, optionally with an ISO 15924 script and an ISO 3166-1 country, or "
          "x-default. Google ignores other codes.",
          'hreflang="en-UK"', 'hreflang="en-GB"'),
    _rule("alternate-repeated", "Alternate listed twice", _W, ALTERNATES_PAGE,
          "An entry should list each alternate once. Google ignores repetitions.",
          "<xhtml:link hreflang=\"de\" href=\"…\"/><xhtml:link hreflang=\"de\" href=\"…\"/>", "<xhtml:link hreflang=\"de\" href=\"…\"/>"),
    _rule("alternate-conflict", "Conflicting hreflang", _E, ALTERNATES_PAGE,
          "Each language must have one URL, and the page at that URL must use the same language for itself. Google "
          "ignores conflicting links.",
          "<xhtml:link hreflang=\"de\" href=\"/de/\"/><xhtml:link hreflang=\"de\" href=\"/at/\"/>", "<xhtml:link hreflang=\"de\" href=\"/de/\"/>"),
    _rule("alternate-no-self", "Missing self-reference", _W, ALTERNATES_PAGE,
          "A page with alternates should also link to itself. Google recommends it.",
          "<loc>/en/</loc><xhtml:link hreflang=\"de\" href=\"/de/\"/>", "<loc>/en/</loc><xhtml:link hreflang=\"en\" "
                                                               "href=\"/en/\"/><xhtml:link hreflang=\"de\" "
                                                               "href=\"/de/\"/>"),
    _rule("alternate-no-return", "No return tag", _E, ALTERNATES_PAGE,
          "Alternates must link to each other. Google ignores links without a return link. Only pages in the set are "
          "checked.",
          "/en/ → /de/", "/en/ ⇄ /de/"),
    *_usual("mobile"),
    _rule("mobile-deprecated", "Tag no longer read", _I, MOBILE_PAGE,
          "Search engines no longer read the tag for feature phones. It does no harm. Reported once per sitemap.",
          "<mobile:mobile/>", "<url><loc>…</loc></url>"),
    *_usual("pagemap"),
    _rule("extension-unreadable", "Parsing error", _E, "XML 1.0, 2.1 Well-Formed XML Documents",
          "Other content of an entry must be well-formed XML with declared prefixes. Search engines ignore the "
          "extension, or reject the file.",
          "<image:image><image:loc></image:image>",
          "<image:image><image:loc>http://www.example.com/a.jpg</image:loc></image:image>"),
)  # fmt: skip

EXTENSION_RULE_IDS: Final = frozenset(rule.id for rule in EXTENSION_RULES)

PER_FILE_RULES: Final = frozenset(rule for rule in EXTENSION_RULE_IDS if rule.endswith(("-deprecated", "-leak"))) | {
    "news-old"
}
"""The rules that are reported once for each sitemap and field, with a count: many files break them in every entry."""

EXPLAINED_PER_FILE_RULES: Final = frozenset(rule for rule in PER_FILE_RULES if rule.endswith("-leak"))
"""Those of them whose message tells what is wrong with the first value."""


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

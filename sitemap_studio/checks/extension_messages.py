"""What a broken rule about extensions says: which element of the entry, which field, and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from sitemap_studio.checks.extension_values import items_of, language_fault, wrong_items
from sitemap_studio.checks.quoting import shown
from sitemap_studio.protocol import urls
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.dates import XML_SPACE, parse_w3c
from sitemap_studio.protocol.extension_fields import YES_NO, ExtensionField, ValueKind
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS
from sitemap_studio.protocol.rules.extensions import EXTENSION_NAMES, SPECS, Spec

_TITLES: Final = {
    "image": "Image", "video": "Video", "news": "Article", "alternate": "Alternate", "mobile": "Mobile mark",
}  # fmt: skip
_ILLEGAL: Final = re.compile(r"[^A-Za-z0-9\-._~!$&'()*+,;=:@/?#\[\]%]|%(?![0-9A-Fa-f]{2})")
_UNITS: Final = {"duration": " seconds"}


@dataclass(frozen=True)
class Breach:
    """One place where an entry breaks a rule about extensions.

    Attributes:
        rule: The rule's id.
        extension: The extension's name.
        number: Which of the entry's elements of that extension, from 1.
        field: Path of the field concerned; empty for the element.
        value: The author's text; empty where there is none.
        count: How often the element has that field.
        fields: The element's own fields and attributes; of several of one name the last.
    """

    rule: str
    extension: str
    number: int
    field: str
    value: str
    count: int
    fields: Mapping[str, str]

    @property
    def spec(self) -> Spec | None:
        """What is declared of the field; None for one that is unknown."""
        return SPECS.get(self.extension, {}).get(self.field)

    @property
    def who(self) -> str:
        """The element as the subject of a sentence."""
        return f"{_TITLES[self.extension]} {self.number:,}"

    @property
    def name(self) -> str:
        """The field as a sentence names it: an attribute of the element alone without its mark."""
        return shown(self.field.removeprefix("@"))

    @property
    def what(self) -> str:
        """The field as the subject of a sentence."""
        return f"{self.name} of {self.who.lower()}"


def tell(breach: Breach) -> str:
    """One sentence that says what is wrong."""
    extension, _, suffix = breach.rule.partition("-")
    teller = _TELLERS.get(breach.rule) or _TELLERS.get(suffix)
    if teller is None or extension not in _TITLES:
        return RULES[breach.rule].explanation
    return teller(breach)


def _quoted(value: str) -> str:
    return f"\u201c{shown(value.strip(XML_SPACE))}\u201d"


def _missing(breach: Breach) -> str:
    if breach.count:
        return f"The {breach.what} is empty."
    group, _, name = breach.field.rpartition(".")
    return f"{breach.who} has no {name}{f' in its {group}' if group else ''}."


def _attribute_missing(breach: Breach) -> str:
    bearer, _, name = breach.field.partition("@")
    return f"{breach.who} has {f'a {bearer} without' if bearer else 'no'} {name}."


def _repeated(breach: Breach) -> str:
    spec = breach.spec
    most = spec.max_count if isinstance(spec, ExtensionField) else 1
    times = "once" if most == 1 else f"{most} times"
    return f"{breach.who} has {breach.count:,} of {breach.name}, which may stand there {times}."


def _too_long(breach: Breach) -> str:
    limit = breach.spec.max_characters if isinstance(breach.spec, ExtensionField) else None
    count = len(breach.value.strip(XML_SPACE))
    return f"The {breach.what} has {count:,} characters; {limit or 0:,} are allowed."


def _number(breach: Breach) -> str:
    is_whole = breach.spec is not None and breach.spec.kind is ValueKind.INTEGER
    return f"The {breach.what} is {_quoted(breach.value)}, which is no {'whole ' if is_whole else ''}number."


def _range(breach: Breach) -> str:
    spec = breach.spec
    low, high = (spec.minimum, spec.maximum) if spec else (None, None)
    bounds = f"at least {low or 0:,g}" if high is None else f"from {low or 0:,g} to {high:,g}"
    unit = _UNITS.get(breach.field.rpartition("@")[2], "")
    return f"The {breach.what} is {shown(breach.value.strip(XML_SPACE))}; it must be {bounds}{unit}."


def _choice(breach: Breach) -> str:
    spec = breach.spec
    if spec is None:
        return RULES[breach.rule].explanation
    choices = ("yes", "no") if spec.kind is ValueKind.YES_NO else spec.choices
    wrong = wrong_items(spec, breach.value)
    hint = next((choice for choice in (*choices, *YES_NO) if wrong and choice.lower() == wrong[0].lower()), "")
    meant = f"; \u201c{hint}\u201d is" if hint in choices else ""
    if "" in wrong and isinstance(spec, ExtensionField) and spec.is_list:
        return f"The {breach.what} has a comma with nothing before or behind it."
    return f"{_quoted(', '.join(wrong))} in the {breach.what} is not one of {', '.join(choices)}{meant}."


def _format(breach: Breach) -> str:
    spec = breach.spec
    wrong = _quoted(", ".join(wrong_items(spec, breach.value)) if spec else breach.value)
    if spec is not None and spec.kind is ValueKind.COUNTRY:
        return f"{wrong} in the {breach.what} is no code of a country of ISO 3166-1, such as US."
    forms = {"stock_tickers": "a share such as NASDAQ:AAPL", "price@currency": "a currency of ISO 4217, such as EUR"}
    return f"{wrong} in the {breach.what} is not {forms.get(breach.field, 'in its form')}."


def _too_many_items(breach: Breach) -> str:
    spec = breach.spec
    count = len(items_of(spec, breach.value)) if spec else 0
    most = spec.max_items if isinstance(spec, ExtensionField) else 0
    return f"The {breach.what} names {count:,}; {most} are allowed."


def _date(breach: Breach) -> str:
    parsed = parse_w3c(breach.value)
    if not breach.value.strip():
        return f"The {breach.what} is empty; leave the element out if the date is unknown."
    if parsed is not None and parsed.fault:
        return f"The {breach.what} is {_quoted(breach.value)}, which does not exist: there is no {parsed.fault}."
    return (
        f"The {breach.what} is {_quoted(breach.value)}, which is no W3C date such as 2026-11-02 or 2026-11-02T17:33Z."
    )


def _url_incomplete(breach: Breach) -> str:
    if not breach.value.strip():
        return f"The {breach.what} is empty."
    return (
        f"The {breach.what} is {_quoted(breach.value)}, which is not complete: it must begin with http:// or https://."
    )


def _url_illegal(breach: Breach) -> str:
    value = urls.stripped(breach.value)
    if not urls.is_web(value):
        return f"The {breach.what} is {_quoted(value)}, which is no address of http or https with a host."
    illegal = _ILLEGAL.search(value)
    if illegal:
        character = _quoted(illegal[0]) if illegal[0].strip() else "white space"
        return f"The {breach.what} holds {character}, which must be percent-encoded."
    if len(value) <= MAX_LOC_CHARACTERS:
        return f"The {breach.what} is {_quoted(value)}, which is no legal address."
    return f"The {breach.what} has {len(value):,} characters; it must have fewer than 2,048."


def _deprecated(breach: Breach) -> str:
    if not breach.field:
        return f"{breach.who} is no longer read by anybody."
    return f"The {breach.what} is no longer read by Google."


def _too_many(breach: Breach) -> str:
    most = EXTENSION_NAMES[breach.extension].max_per_entry
    return f"The entry has more than {most:,} <{EXTENSION_NAMES[breach.extension].shown_name}>."


def _unknown(breach: Breach) -> str:
    name = (breach.field or breach.value).rpartition("}")[2]
    if not breach.field:
        return f"<{EXTENSION_NAMES[breach.extension].prefix}:{shown(name)}> has no meaning directly in an entry."
    return f"{breach.who} has an unknown element, {shown(name)}."


def _order(breach: Breach) -> str:
    return f"The {breach.what} stands behind a field that it should precede."


def _no_content(breach: Breach) -> str:
    return f"{breach.who} has neither content_loc nor player_loc."


def _expired(breach: Breach) -> str:
    return f"{breach.who} expired on {shown(breach.value.strip())}."


def _old(breach: Breach) -> str:
    return f"{breach.who} was published on {shown(breach.value.strip())}, more than two days ago."


def _language(breach: Breach) -> str:
    fault = language_fault(breach.value, is_news=breach.extension == "news")
    if fault is None:
        return RULES[breach.rule].explanation
    hint = f" Write \u201c{fault.suggestion}\u201d." if fault.suggestion else ""
    code = "" if fault.reason == "is empty" else f" {_quoted(breach.value)}"
    return f"The {breach.what},{code}, {shown(fault.reason)}.{hint}" if code else f"The {breach.what} is empty."


def _no_language(breach: Breach) -> str:
    return f"{breach.who} has neither hreflang nor media."


def _link(breach: Breach) -> str:
    return f"{breach.who} ({shown(breach.fields.get('@hreflang', '').strip(XML_SPACE))})"


def _repeated_alternate(breach: Breach) -> str:
    return f"{_link(breach)} repeats an alternate before it."


def _conflict(breach: Breach) -> str:
    if breach.field == "@hreflang":
        return f"{_link(breach)}: {_quoted(breach.fields.get('@href', ''))} is not the only address for this language."
    return f"{_link(breach)}: {_quoted(breach.value)} claims another language for itself."


def _no_self(breach: Breach) -> str:
    return "The page names alternates, but not itself among them."


def _no_return(breach: Breach) -> str:
    return f"{_link(breach)}: {_quoted(breach.value)} has no link back to this page."


def _too_many_in_sitemap(breach: Breach) -> str:
    return "The sitemap names 1,000 articles before this one."


_TELLERS: Final[dict[str, Callable[[Breach], str]]] = {
    "field-missing": _missing,
    "attribute-missing": _attribute_missing,
    "field-repeated": _repeated,
    "too-long": _too_long,
    "number": _number,
    "range": _range,
    "choice": _choice,
    "format": _format,
    "too-many-items": _too_many_items,
    "date": _date,
    "url-incomplete": _url_incomplete,
    "url-illegal": _url_illegal,
    "deprecated": _deprecated,
    "too-many": _too_many,
    "unknown": _unknown,
    "order": _order,
    "no-content": _no_content,
    "expired": _expired,
    "old": _old,
    "language": _language,
    "no-language": _no_language,
    "repeated": _repeated_alternate,
    "conflict": _conflict,
    "no-self": _no_self,
    "no-return": _no_return,
    "too-many-in-sitemap": _too_many_in_sitemap,
}
"""Tellers by the end of the rule's id."""

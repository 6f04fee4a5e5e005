"""What a broken rule about extensions says: which element of the entry, which field, and what is wrong with it.

What these are called, `breach` says.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from sitemap_studio.core.messages import Message, join, listed, msg, plural
from sitemap_studio.protocol import urls
from sitemap_studio.protocol.catalogue import RULES
from sitemap_studio.protocol.dates import XML_SPACE, parse_w3c
from sitemap_studio.protocol.extension import ExtensionField, ValueKind
from sitemap_studio.protocol.extension_fields import YES_NO
from sitemap_studio.protocol.profiles import MAX_LOC_CHARACTERS
from sitemap_studio.protocol.rules.extensions import EXTENSION_NAMES
from sitemap_studio.validation.extensions.breach import Breach
from sitemap_studio.validation.extensions.values import items_of, language_fault, wrong_items
from sitemap_studio.validation.quoting import quoted, shown

_ILLEGAL: Final = re.compile(r"[^A-Za-z0-9\-._~!$&'()*+,;=:@/?#\[\]%]|%(?![0-9A-Fa-f]{2})")
_UNITS: Final = {"duration": msg(" seconds")}


def tell(breach: Breach) -> str:
    """One sentence that says what is wrong."""
    extension, _, suffix = breach.rule.partition("-")
    teller = _TELLERS.get(breach.rule) or _TELLERS.get(suffix)
    if teller is None or extension not in EXTENSION_NAMES:
        return RULES[breach.rule].explanation
    return teller(breach)


def tell_per_file(rule: str, label: str, count: int) -> str:
    """One sentence about all entries of a sitemap that break a rule reported once per sitemap and field.

    Args:
        rule: Id of the rule, one of `PER_FILE_RULES`.
        label: The field, as it is shown.
        count: How many entries break it there.
    """
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


def _quoted(value: str) -> Message:
    return quoted(value.strip(XML_SPACE))


def _missing(breach: Breach) -> str:
    if breach.count:
        return msg("The {what} is empty.", what=breach.what)
    group, _, name = breach.field.rpartition(".")
    return msg(
        "{who} has no {name}{what}.",
        who=breach.who,
        name=name,
        what=msg(" in its {group}", group=group) if group else "",
    )


def _attribute_missing(breach: Breach) -> str:
    bearer, _, name = breach.field.partition("@")
    return msg(
        "{who} has {what} {name}.",
        who=breach.who,
        what=msg("a {bearer} without", bearer=bearer) if bearer else msg("no"),
        name=name,
    )


def _repeated(breach: Breach) -> str:
    spec = breach.spec
    most = spec.max_count if isinstance(spec, ExtensionField) else 1
    times = plural("once", "%n times", most or 0)
    return msg(
        "{who} has {count:,} of {breach}, which may stand there {times}.",
        who=breach.who,
        count=breach.count,
        breach=breach.name,
        times=times,
    )


def _too_long(breach: Breach) -> str:
    limit = breach.spec.max_characters if isinstance(breach.spec, ExtensionField) else None
    count = len(breach.value.strip(XML_SPACE))
    return plural(
        "The {what} has one character; {limit:,} are allowed.",
        "The {what} has %n characters; {limit:,} are allowed.",
        count,
        what=breach.what,
        limit=limit or 0,
    )


def _number(breach: Breach) -> str:
    is_whole = breach.spec is not None and breach.spec.kind is ValueKind.INTEGER
    value = _quoted(breach.value)
    if is_whole:
        return msg("The {what} is {value}, which is not a whole number.", what=breach.what, value=value)
    return msg("The {what} is {value}, which is not a number.", what=breach.what, value=value)


def _range(breach: Breach) -> str:
    spec = breach.spec
    low, high = (spec.minimum, spec.maximum) if spec else (None, None)
    bounds = (
        msg("at least {low:,g}", low=low or 0)
        if high is None
        else msg("from {low:,g} to {high:,g}", low=low or 0, high=high)
    )
    unit = _UNITS.get(breach.field.rpartition("@")[2], "")
    return msg(
        "The {what} is {value}; it must be {bounds}{unit}.",
        what=breach.what,
        value=shown(breach.value.strip(XML_SPACE)),
        bounds=bounds,
        unit=unit,
    )


def _choice(breach: Breach) -> str:
    spec = breach.spec
    if spec is None:
        return RULES[breach.rule].explanation
    choices = ("yes", "no") if spec.kind is ValueKind.YES_NO else spec.choices
    wrong = wrong_items(spec, breach.value)
    hint = next((choice for choice in (*choices, *YES_NO) if wrong and choice.lower() == wrong[0].lower()), "")
    meant = msg("; “{hint}” is", hint=hint) if hint in choices else ""
    if "" in wrong and isinstance(spec, ExtensionField) and spec.is_list:
        return msg("The {what} has a comma with nothing before or behind it.", what=breach.what)
    return msg(
        "{wrong} in the {what} is not one of {choices}{meant}.",
        wrong=_quoted(", ".join(wrong)),
        what=breach.what,
        choices=listed(choices),
        meant=meant,
    )


def _format(breach: Breach) -> str:
    spec = breach.spec
    wrong = _quoted(", ".join(wrong_items(spec, breach.value)) if spec else breach.value)
    if spec is not None and spec.kind is ValueKind.COUNTRY:
        return msg(
            "{wrong} in the {what} is not a country code of ISO 3166-1, such as US.", wrong=wrong, what=breach.what
        )
    forms = {
        "stock_tickers": msg("a share such as NASDAQ:AAPL"),
        "price@currency": msg("a currency of ISO 4217, such as EUR"),
    }
    return msg(
        "{wrong} in the {what} is not {forms}.",
        wrong=wrong,
        what=breach.what,
        forms=forms.get(breach.field) or msg("in its form"),
    )


def _too_many_items(breach: Breach) -> str:
    spec = breach.spec
    count = len(items_of(spec, breach.value)) if spec else 0
    most = spec.max_items if isinstance(spec, ExtensionField) else 0
    return msg("The {what} names {count:,}; {most} are allowed.", what=breach.what, count=count, most=most)


def _date(breach: Breach) -> str:
    parsed = parse_w3c(breach.value)
    if not breach.value.strip():
        return msg("The {what} is empty; leave the element out if the date is unknown.", what=breach.what)
    if parsed is not None and parsed.fault:
        return msg(
            "The {what} is {value}, which does not exist: there is no {fault}.",
            what=breach.what,
            value=_quoted(breach.value),
            fault=parsed.fault,
        )
    return msg(
        "The {what} is {value}, which is not a W3C date such as 2026-11-02 or 2026-11-02T17:33Z.",
        what=breach.what,
        value=_quoted(breach.value),
    )


def _url_incomplete(breach: Breach) -> str:
    if not breach.value.strip():
        return msg("The {what} is empty.", what=breach.what)
    return msg(
        "The {what} is {value}, which is not complete: it must begin with http:// or https://.",
        what=breach.what,
        value=_quoted(breach.value),
    )


def _url_illegal(breach: Breach) -> str:
    value = urls.stripped(breach.value)
    if not urls.is_web(value):
        return msg(
            "The {what} is {value}, which is not an address of http or https with a host.",
            what=breach.what,
            value=_quoted(value),
        )
    illegal = _ILLEGAL.search(value)
    if illegal:
        character = _quoted(illegal[0]) if illegal[0].strip() else msg("white space")
        return msg(
            "The {what} holds {character}, which must be percent-encoded.", what=breach.what, character=character
        )
    if len(value) <= MAX_LOC_CHARACTERS:
        return msg("The {what} is {value}, which is not a legal address.", what=breach.what, value=_quoted(value))
    return plural(
        "The {what} has one character; it must have fewer than 2,048.",
        "The {what} has %n characters; it must have fewer than 2,048.",
        len(value),
        what=breach.what,
    )


def _deprecated(breach: Breach) -> str:
    if not breach.field:
        return msg("{who} is no longer read by anybody.", who=breach.who)
    return msg("The {what} is no longer read by Google.", what=breach.what)


def _too_many(breach: Breach) -> str:
    most = EXTENSION_NAMES[breach.extension].max_per_entry
    return msg(
        "The entry has more than {most:,} <{shown_name}>.",
        most=most,
        shown_name=EXTENSION_NAMES[breach.extension].shown_name,
    )


def _unknown(breach: Breach) -> str:
    name = (breach.field or breach.value).rpartition("}")[2]
    if not breach.field:
        return msg(
            "<{prefix}:{name}> has no meaning directly in an entry.",
            prefix=EXTENSION_NAMES[breach.extension].prefix,
            name=shown(name),
        )
    return msg("{who} has an unknown element, {name}.", who=breach.who, name=shown(name))


def _order(breach: Breach) -> str:
    return msg("The {what} stands behind a field that it should precede.", what=breach.what)


def _no_content(breach: Breach) -> str:
    return msg("{who} has neither content_loc nor player_loc.", who=breach.who)


def _expired(breach: Breach) -> str:
    return msg("{who} expired on {value}.", who=breach.who, value=shown(breach.value.strip()))


def _old(breach: Breach) -> str:
    return msg(
        "{who} was published on {value}, more than two days ago.", who=breach.who, value=shown(breach.value.strip())
    )


def _language(breach: Breach) -> str:
    fault = language_fault(breach.value, is_news=breach.extension == "news")
    if fault is None:
        return RULES[breach.rule].explanation
    hint = msg(" Write “{suggestion}”.", suggestion=fault.suggestion) if fault.suggestion else ""
    code = "" if fault.reason == "is empty" else join([" ", _quoted(breach.value)], "")
    return (
        msg("The {what},{code}, {reason}.{hint}", what=breach.what, code=code, reason=fault.reason, hint=hint)
        if code
        else msg("The {what} is empty.", what=breach.what)
    )


def _no_language(breach: Breach) -> str:
    return msg("{who} has neither hreflang nor media.", who=breach.who)


def _link(breach: Breach) -> str:
    language = shown(breach.fields.get("@hreflang", "").strip(XML_SPACE))
    return join([breach.who, f"({language})"])


def _repeated_alternate(breach: Breach) -> str:
    return msg("{link} repeats an alternate before it.", link=_link(breach))


def _conflict(breach: Breach) -> str:
    if breach.field == "@hreflang":
        return msg(
            "{link}: {fields} is not the only address for this language.",
            link=_link(breach),
            fields=_quoted(breach.fields.get("@href", "")),
        )
    return msg("{link}: {value} claims another language for itself.", link=_link(breach), value=_quoted(breach.value))


def _no_self(breach: Breach) -> str:
    if breach.twin:
        return msg(
            "The page names alternates, but not itself: {twin} differs from its own URL by a slash at the end.",
            twin=_quoted(breach.twin),
        )
    return msg("The page names alternates, but not itself among them.")


def _no_return(breach: Breach) -> str:
    return msg("{link}: {value} has no link back to this page.", link=_link(breach), value=_quoted(breach.value))


def _too_many_in_sitemap(breach: Breach) -> str:
    return msg("The sitemap names 1,000 articles before this one.")


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

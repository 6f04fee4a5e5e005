"""What the user says of a bulk edit: kinds of parameters, and how their words are read.

Words are texts, as a form or a command line has them; what they mean is read here, once for both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any, Final, Literal

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.home import from_home
from sitemap_studio.core.messages import listed, msg, msg_from
from sitemap_studio.core.presence import is_folder
from sitemap_studio.protocol.dates import XML_SPACE, is_real_date
from sitemap_studio.protocol.urls import is_web, split_loc, stripped
from sitemap_studio.protocol.values import is_decimal, is_priority

ParameterKind = Literal[
    "text", "date", "days", "zone", "precision", "folder", "site", "base", "page", "ladder", "factor", "priority",
    "digits",
]  # fmt: skip
"""What the words of a parameter stand for, which decides how a form asks for them."""

MAX_DAYS: Final = 36_524
"""Most days by which a date is shifted: a century."""

MAX_DIGITS: Final = 6
"""Most digits behind the point to which a priority is rounded."""

_ZONE: Final = re.compile(r"Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]")


@dataclass(frozen=True)
class BulkParameter:
    """Something that an operation asks of the user.

    Attributes:
        name: By which it is given, on a command line as well.
        words: What is asked, in a few words.
        kind: What the answer stands for.
        default: The answer where none is given; None where one has to be.
    """

    name: str
    words: str
    kind: ParameterKind
    default: str | None = None


@dataclass(frozen=True)
class UrlPrefix:
    """The beginning that addresses have in common: protocol, host, port, and a part of the path.

    Attributes:
        scheme: With its colon, in lower case.
        authority: User information, host and port.
        path: Without a slash at its end; empty for all of a site.
    """

    scheme: str
    authority: str
    path: str

    @property
    def text(self) -> str:
        """The address itself, without a slash at its end."""
        return f"{self.scheme}//{self.authority}{self.path}"


def read_parameters(parameters: tuple[BulkParameter, ...], given: Mapping[str, str]) -> dict[str, Any]:
    """Read what the user says.

    Args:
        parameters: What is asked.
        given: The answers by name.

    Raises:
        RequestError: One is missing, unknown, or can't be understood.
    """
    unknown = given.keys() - {parameter.name for parameter in parameters}
    if unknown:
        raise RequestError(msg("Nothing is called “{unknown}” here.", unknown=min(unknown)), hint=_asked(parameters))
    values: dict[str, Any] = {}
    for parameter in parameters:
        text = given.get(parameter.name, parameter.default)
        if text is None:
            raise RequestError(
                msg("“{parameter}” is missing: {words}.", parameter=parameter.name, words=msg_from(parameter.words)),
                hint=_asked(parameters),
            )
        values[parameter.name] = _READERS[parameter.kind](text)
    return values


def _asked(parameters: tuple[BulkParameter, ...]) -> str:
    names = listed(parameter.name for parameter in parameters)
    return msg("It asks for: {names}.", names=names) if names else msg("It asks for nothing.")


def _text(text: str) -> str:
    if not text:
        raise RequestError("No text is given yet.", hint="Give one, or clear the values.")
    return text


def _date(text: str) -> str:
    if not is_real_date(text):
        raise RequestError(msg("“{text}” is not a date that exists.", text=text), hint="Write it like 2026-11-02.")
    return text.strip(XML_SPACE)


def _days(text: str) -> int:
    if not re.fullmatch("[+-]?[0-9]{1,6}", text.strip()) or abs(int(text)) > MAX_DAYS:
        raise RequestError(
            msg("“{text}” is not a number of days.", text=text),
            hint=msg("Give one from -{max_days:,} to {max_days:,}.", max_days=MAX_DAYS),
        )
    return int(text)


def _zone(text: str) -> str:
    zone = text.strip().upper()
    if not _ZONE.fullmatch(zone):
        raise RequestError(msg("“{text}” is not a zone.", text=text), hint="Write it like +01:00, or Z for UTC.")
    return zone


def _precision(text: str) -> str:
    if text not in ("day", "second"):
        raise RequestError(msg("“{text}” is not a precision.", text=text), hint="Say “day” or “second”.")
    return text


def _folder(text: str) -> Path:
    path = from_home(text)
    if "\0" in text or not is_folder(path):
        raise RequestError(
            msg("“{text}” is not a folder.", text=text), hint="Choose the folder that holds the files of the site."
        )
    return path


def _base(text: str) -> UrlPrefix:
    core = stripped(text)
    if not is_web(core):
        raise RequestError(
            msg("“{text}” is not an address on the web.", text=text),
            hint="Write it like https://www.example.com/shop/.",
        )
    scheme, authority, path, query, fragment = split_loc(core)
    if query or fragment or not authority or "\\" in core or any(character in core for character in XML_SPACE):
        raise RequestError(
            msg("“{text}” can't be the beginning of other addresses.", text=text),
            hint="Leave out what follows the path.",
        )
    return UrlPrefix(scheme.lower(), authority[2:], path.rstrip("/"))


def _site(text: str) -> UrlPrefix | None:
    return _base(text) if text.strip() else None


def _page(text: str) -> str:
    if not is_web(stripped(text)):
        raise RequestError(
            msg("“{text}” is not an address on the web.", text=text), hint="Write it like https://www.example.com/."
        )
    return stripped(text)


def _ladder(text: str) -> tuple[str, ...]:
    steps = tuple(text.replace(",", " ").split())
    if not steps or not all(map(is_priority, steps)):
        hint = msg("Give priorities from 0.0 to 1.0, that of the start page first, such as “1.0 0.8 0.6”.")
        raise RequestError(msg("“{text}” is not a list of priorities.", text=text), hint=hint)
    return steps


def _factor(text: str) -> Decimal:
    if not is_decimal(text) or not 0 <= Decimal(text.strip(XML_SPACE)) <= 1_000:
        raise RequestError(
            msg("“{text}” is not a factor.", text=text), hint="Give a number from 0 to 1000, such as 0.5."
        )
    return Decimal(text.strip(XML_SPACE))


def _priority(text: str) -> Decimal:
    if not is_priority(text):
        raise RequestError(msg("“{text}” is not a priority.", text=text), hint="Give a number from 0.0 to 1.0.")
    return abs(Decimal(text.strip(XML_SPACE)))


def _digits(text: str) -> int:
    if not re.fullmatch("[0-9]", text.strip()) or not 1 <= int(text) <= MAX_DIGITS:
        raise RequestError(
            msg("“{text}” is not a number of digits.", text=text),
            hint=msg("Give one from 1 to {max_digits}.", max_digits=MAX_DIGITS),
        )
    return int(text)


_READERS: Final[dict[ParameterKind, Callable[[str], Any]]] = {
    "text": _text,
    "date": _date,
    "days": _days,
    "zone": _zone,
    "precision": _precision,
    "folder": _folder,
    "site": _site,
    "base": _base,
    "page": _page,
    "ladder": _ladder,
    "factor": _factor,
    "priority": _priority,
    "digits": _digits,
}

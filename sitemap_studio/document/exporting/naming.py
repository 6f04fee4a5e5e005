"""Names and addresses of files that an export makes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain, count
from typing import Final
from urllib.parse import SplitResult, urlsplit

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.sentences import say, say_many
from sitemap_studio.protocol.urls import is_web

DEFAULT_NAME: Final = "sitemap-{n}.xml"
"""How exported sitemaps are called; `{n}` is their number from 1."""

FORBIDDEN_IN_NAMES: Final = re.compile(r'[/\\:*?"<>|\x00-\x1f]')
"""Characters that no file may have in its name on one system or another."""


def base_url_of(given: str | None, first_loc: str | None) -> str:
    """The address that a folder of sitemaps will have, ending in a slash.

    Args:
        given: What the user says; None takes the root of the site of the first entry.
        first_loc: The address of the first entry.

    Raises:
        RequestError: What the user says is no address of a folder, or there is nothing to take it from.
    """
    if given is not None:
        parts = _split(given)
        if parts is None or parts.query or parts.fragment or " " in given:
            raise RequestError(
                say("“{given}” can't be the address of a folder.", given=given),
                hint="Give one such as https://www.example.com/.",
            )
        return given if given.endswith("/") else f"{given}/"
    parts = _split((first_loc or "").strip())
    if parts is None:
        raise RequestError(
            "The index needs the address that the folder will have, and the first entry does not tell it.",
            hint="Give a base URL such as https://www.example.com/.",
        )
    return f"{parts.scheme}://{parts.netloc}/"


def location_of(base_url: str | None) -> str | None:
    """The address of a file, or of a folder with a slash behind it, from what the user says of either.

    Raises:
        RequestError: It is no address on the web.
    """
    if base_url is None:
        return None
    parts = _split(base_url)
    if parts is None:
        hint = say("Give the address of the sitemap or of its folder, such as https://www.example.com/.")
        raise RequestError(say("“{base_url}” is not an address on the web.", base_url=base_url), hint=hint)
    is_file = "." in parts.path.rpartition("/")[2]
    return base_url if is_file or parts.path.endswith("/") else f"{base_url}/"


def _split(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    return parts if is_web(url) else None


def sitemap_names(template: str, count: int, *, is_gzipped: bool) -> Sequence[str]:
    """Names for sitemaps, from a template with `{n}`; ".xml" and ".gz" are put behind it where they are missing.

    Raises:
        RequestError: The template can't be used for that many.
    """
    if not template or FORBIDDEN_IN_NAMES.search(template) or template.strip(". ") != template:
        raise RequestError(
            say("“{template}” can't be a file name.", template=template), hint="Use letters, digits, hyphens and {n}."
        )
    if re.search("[{}]", template.replace("{n}", "")):
        raise RequestError(
            say("“{template}” holds braces other than {{n}}.", template=template),
            hint=say("Write it like “{default_name}”.", default_name=DEFAULT_NAME),
        )
    if "{n}" not in template and count > 1:
        hint = say("Include {{n}} in it, as in “{default_name}”.", default_name=DEFAULT_NAME)
        sentence = say_many(
            "“{template}” would be the name of one sitemap.",
            "“{template}” would be the name of %n sitemaps.",
            count,
            template=template,
        )
        raise RequestError(sentence, hint=hint)
    stem = template.removesuffix(".gz")
    ending = "" if stem.endswith(".xml") else ".xml"
    packed = ".gz" if is_gzipped else ""
    return [f"{stem.replace('{n}', str(number))}{ending}{packed}" for number in range(1, count + 1)]


def index_name_beside(taken: set[str]) -> str:
    """A name for an index that no other file has, upper and lower case being the same."""
    lowered = {name.lower() for name in taken}
    names = chain(("sitemap.xml", "sitemap-index.xml"), (f"sitemap-index-{number}.xml" for number in count(2)))
    return next(name for name in names if name not in lowered)

"""Names of files that an export makes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import chain, count
from typing import Final

from sitemap_studio.core.errors import RequestError
from sitemap_studio.core.messages import msg, plural

DEFAULT_NAME: Final = "sitemap-{n}.xml"
"""How exported sitemaps are called; `{n}` is their number from 1."""

LONE_NAME: Final = "sitemap.xml"
"""How the one sitemap of an export without an index is called, unless another name is given."""

FORBIDDEN_IN_NAMES: Final = re.compile(r'[/\\:*?"<>|\x00-\x1f]')
"""Characters that no file may have in its name on one system or another."""


def sitemap_names(template: str, count: int, *, is_gzipped: bool) -> Sequence[str]:
    """Names for sitemaps, from a template with `{n}`; ".xml" and ".gz" are put behind it where they are missing.

    Raises:
        RequestError: The template can't be used for that many.
    """
    if not template or FORBIDDEN_IN_NAMES.search(template) or template.strip(". ") != template:
        raise RequestError(
            msg("“{template}” can't be a file name.", template=template), hint="Use letters, digits, hyphens and {n}."
        )
    if re.search("[{}]", template.replace("{n}", "")):
        raise RequestError(
            msg("“{template}” holds braces other than {{n}}.", template=template),
            hint=msg("Write it like “{default_name}”.", default_name=DEFAULT_NAME),
        )
    if "{n}" not in template and count > 1:
        hint = msg("Include {{n}} in it, as in “{default_name}”.", default_name=DEFAULT_NAME)
        sentence = plural(
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

"""Prefixes of the well-known extensions that are used but not declared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sitemap_studio.formats.mending.patches import Patch
from sitemap_studio.formats.mending.tokens import tokens_of
from sitemap_studio.formats.mending.vocabulary import ENTRY_OF_ROOT, split
from sitemap_studio.protocol.namespaces import EXTENSIONS, XSI

_KNOWN: Final = {**EXTENSIONS, "xsi": XSI}
_USED: Final = re.compile(rf"[<\s]({'|'.join(_KNOWN)}):[\w.-]")


def prefixes(text: str) -> Iterator[Patch]:
    """Declare on the root what is used and declared nowhere.

    Prefixes that some element declares for itself are left alone.
    """
    lacking = [prefix for prefix in dict.fromkeys(_USED.findall(text)) if f"xmlns:{prefix}" not in text]
    root = (
        next((token for token in tokens_of(text) if split(token.name)[1] in ENTRY_OF_ROOT), None) if lacking else None
    )
    if root is None:
        return
    declared = "".join(f' xmlns:{prefix}="{_KNOWN[prefix]}"' for prefix in lacking)
    named = ", ".join(f"\u201c{prefix}\u201d" for prefix in lacking)
    at = root.start + 1 + len(root.name)
    message = f"The prefix {named} was used but not declared; its namespace was added."
    yield Patch(at, at, declared, "prefix-undeclared", message)

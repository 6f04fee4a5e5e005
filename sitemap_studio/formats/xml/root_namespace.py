"""The namespace of a root: put right where it is missing, of an earlier version or misspelt, and nothing else changes.

Only on request: every reader that takes such a file at all reads it as it is.
"""

from __future__ import annotations

import re
from typing import Final

from sitemap_studio.protocol.namespaces import SITEMAP, is_readable

_ROOT: Final = re.compile(
    rb"(?:\xef\xbb\xbf)?(?:<\?(?:(?!\?>).)*+\?>|<!--(?:(?!--).)*+-->|[ \t\r\n]++)*+"
    rb"<(?P<name>(?:(?P<prefix>[\w.\-]+):)?(?:urlset|sitemapindex))(?=[\s/>])"
    rb"(?P<rest>(?:[^\"'<>]|\"[^\"]*\"|'[^']*')*+)>",
    re.DOTALL,
)


def with_protocol_namespace(data: bytes) -> bytes:
    """A sitemap or index whose root is in the namespace of the protocol.

    Args:
        data: Well-formed XML in UTF-8; where its root has another namespace than those that are read as the protocol's
            own, it comes back as it is.
    """
    root = _ROOT.match(data)
    if root is None:
        return data
    prefix = root["prefix"]
    name = b"xmlns:" + prefix if prefix else b"xmlns"
    declared = re.search(
        rb"[ \t\r\n]" + re.escape(name) + rb"[ \t\r\n]*=[ \t\r\n]*([\"'])(.*?)\1", root["rest"], re.DOTALL
    )
    if declared is None:
        end = root.end("name")
        return data if prefix else data[:end] + f' xmlns="{SITEMAP}"'.encode() + data[end:]
    start, end = (root.start("rest") + place for place in declared.span(2))
    if not is_readable(declared[2].decode()):
        return data
    return data[:start] + SITEMAP.encode() + data[end:]

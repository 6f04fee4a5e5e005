"""What both XML readers deliver, and how a root element is judged."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

import polars as pl
from lxml import etree

from sitemap_studio.core.errors import ReadError
from sitemap_studio.core.messages import msg
from sitemap_studio.formats.findings import FindingLog
from sitemap_studio.protocol.catalogue import Finding
from sitemap_studio.protocol.fields import FIELD_NAMES, FieldName
from sitemap_studio.protocol.namespaces import SITEMAP, is_readable

XmlKind = Literal["urlset", "index"]
"""A sitemap, or an index of sitemaps."""

KIND_OF_ROOT: Final[dict[str, XmlKind]] = {"urlset": "urlset", "sitemapindex": "index"}
"""The roots that are read."""

CHILD_OF_KIND: Final[dict[XmlKind, str]] = {"urlset": "url", "index": "sitemap"}
"""The element that is an entry, by kind."""

FIELDS_OF_KIND: Final[dict[XmlKind, tuple[FieldName, ...]]] = {"urlset": FIELD_NAMES, "index": ("loc", "lastmod")}
"""The fields of an entry, by kind."""

_HINTS: Final = {
    "rss": msg("It is a feed; open the sitemap itself."),
    "feed": msg("It is a feed; open the sitemap itself."),
    "html": msg("It may be an error page of the web server."),
    "url": msg("The “urlset” around its entries is missing."),
    "sitemap": msg("The “sitemapindex” around its entries is missing."),
}


@dataclass(frozen=True)
class XmlEntries:
    """The content of one XML file.

    Attributes:
        kind: Sitemap or index.
        entries: Frame of the read schema.
        extensions: Frame of the extension schema.
        namespaces: URI by prefix as declared on the root; "" stands for the default.
        findings: What was odd.
    """

    kind: XmlKind
    entries: pl.DataFrame
    extensions: pl.DataFrame
    namespaces: dict[str, str]
    findings: tuple[Finding, ...]


def split_name(element: etree._Element) -> tuple[str, str]:
    """Namespace ("" for none) and local name of an element."""
    namespace, found, name = str(element.tag).rpartition("}")
    return (namespace[1:], name) if found else ("", name)


def kind_of(root: etree._Element, path: Path, *, line: int) -> XmlKind:
    """Whether a root element, which begins in a line, is that of a sitemap or of an index.

    Raises:
        ReadError: It is neither, or its namespace is none of a sitemap's.
    """
    namespace, name = split_name(root)
    if name not in KIND_OF_ROOT:
        raise ReadError(
            msg(
                "“{name}” is not a sitemap: its root element in line {line} is “{name_2}”.",
                name=path.name,
                line=line,
                name_2=name,
            ),
            hint=_HINTS.get(name.lower(), "The root of a sitemap is “urlset”, that of an index “sitemapindex”."),
            path=path,
            line=line,
        )
    if not is_readable(namespace):
        raise ReadError(
            msg(
                "“{name}” is not a sitemap: its root element in line {line} is in the namespace “{namespace}”.",
                name=path.name,
                line=line,
                namespace=namespace,
            ),
            hint=msg("The namespace of a sitemap is {sitemap}.", sitemap=SITEMAP),
            path=path,
            line=line,
        )
    return KIND_OF_ROOT[name]


def note_namespace(log: FindingLog, namespace: str, line: int, *, entry: int | None = None) -> None:
    """Note a namespace that is read, but is not the protocol's."""
    if namespace == SITEMAP:
        return
    message = (
        msg("The namespace is “{namespace}”, not “{sitemap}”.", namespace=namespace, sitemap=SITEMAP)
        if namespace
        else msg("The namespace {sitemap} is missing.", sitemap=SITEMAP)
    )
    log.add("namespace-wrong", message, line=line, entry=entry, value=namespace)


def declared_namespaces(root: etree._Element) -> dict[str, str]:
    """URI by prefix as declared on the root, "" for the default namespace."""
    return {prefix or "": uri for prefix, uri in root.nsmap.items()}

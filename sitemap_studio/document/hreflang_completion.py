"""Plan missing hreflang alternates: complete clusters, and add languages by URL prefix.

Pages that are connected by links with a language belong to one cluster. Existing links are not changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

import numpy as np
import polars as pl

from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.entry_extensions import read_extension_values, reliable_declarations
from sitemap_studio.formats.extensions.extension_editing import prefix_for
from sitemap_studio.formats.extensions.extension_parsing import PIECE_BREAK
from sitemap_studio.model.edits import Edit, EditGroup, SetExtensions, plan_set_extensions
from sitemap_studio.model.slots import NO_SLOTS, SlotArray, unique_slots
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.extension_fields import ALTERNATES
from sitemap_studio.protocol.language_codes import X_DEFAULT
from sitemap_studio.validation.extensions.alternates import Numbers
from sitemap_studio.validation.hreflang import connected_components

_ESCAPES: Final = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&apos;"))

_BLOCK: Final = 4_096
_LINKS: Final = {"slot": pl.UInt32(), "code": pl.String(), "href": pl.String()}


@dataclass(frozen=True)
class ClusterPlan:
    """Planned hreflang links.

    Attributes:
        extensions: The edit; None if no link is added.
        completed: Entries that get links, ascending.
        ambiguous: Entries of clusters in which a language has several URLs; they are not changed. Ascending.
        without_language: Entries whose language is unknown: they get no link to themselves. Ascending.
        locked: Entries of read-only files that lack alternates, ascending.
    """

    extensions: SetExtensions | None
    completed: SlotArray
    ambiguous: SlotArray
    without_language: SlotArray
    locked: SlotArray

    @property
    def edit(self) -> Edit:
        """The edit that adds the planned links; empty if there are no planned links."""
        return EditGroup([] if self.extensions is None else [self.extensions])


def plan_cluster_completion(document: Document, slots: SlotArray) -> ClusterPlan:
    """Plan all links that are missing between the members of the given entries' clusters, and from each to itself.

    A missing x-default is added if all others have the same. Pages outside the set are linked to, but not changed.
    """
    table = document.table
    links = read_links(document, table.order).filter(pl.col("code").str.to_lowercase() != X_DEFAULT)
    pairs = links.join(page_urls(document, table.order), left_on="href", right_on="page", suffix="_to")
    label = connected_components(pairs["slot"].to_numpy(), pairs["slot_to"].to_numpy(), table.slot_capacity)
    is_asked = np.zeros(len(label), np.bool_)
    is_asked[label[slots]] = True
    members = table.order[is_asked[label[table.order]]]
    return plan_known_clusters(document, members, label[members])


def plan_known_clusters(
    document: Document, members: SlotArray, numbers: Numbers, *, progress: Progress | None = None
) -> ClusterPlan:
    """Plan all missing links of complete clusters; see `plan_cluster_completion`.

    Args:
        document: The document.
        members: Unique entries of the clusters.
        numbers: Cluster number of each entry.
        progress: Checked for cancellation.
    """
    check = (progress or Progress()).check
    clusters = pl.DataFrame({"slot": members, "cluster": numbers}).sort("cluster", "slot")
    own = read_links(document, members).join(clusters, on="slot").sort("cluster", "slot", maintain_order=True)
    check()
    listed = own.group_by("cluster", pl.col("code").str.to_lowercase().alias("key"), maintain_order=True).agg(
        pl.col("code").first(), pl.col("href").first(), addresses=pl.col("href").n_unique()
    )
    several = listed.filter(pl.col("addresses") > 1)
    ambiguous_clusters = several.filter(pl.col("key") != X_DEFAULT)["cluster"].unique()
    wanted = listed.filter((pl.col("addresses") == 1) & ~pl.col("cluster").is_in(ambiguous_clusters.implode()))
    has = own.select("slot", key=pl.col("code").str.to_lowercase())
    missing = clusters.join(wanted, on="cluster", maintain_order="left").join(
        has, on=["slot", "key"], how="anti", maintain_order="left"
    )
    check()
    pages = page_urls(document, members)
    named = clusters.join(pages, on="slot").join(listed, left_on=["cluster", "page"], right_on=["cluster", "href"])
    is_ambiguous = pl.col("cluster").is_in(ambiguous_clusters.implode())
    ambiguous = clusters.filter(is_ambiguous)["slot"].to_numpy()
    completing = clusters.filter(~is_ambiguous & pl.col("cluster").is_in(wanted["cluster"].unique().implode()))
    without_language = np.setdiff1d(
        completing["slot"].to_numpy(), named.filter(pl.col("key") != X_DEFAULT)["slot"].to_numpy()
    )
    check()
    edit, completed, locked = plan_links(document, missing.select("slot", "code", "href"))
    return ClusterPlan(edit, completed, unique_slots(ambiguous), unique_slots(without_language), locked)


def plan_missing_languages(document: Document, slots: SlotArray, bases: Mapping[str, str]) -> ClusterPlan:
    """Plan links to translations that entries lack; their URLs get the URL prefix of the other language.

    Args:
        document: The document.
        slots: The entries.
        bases: URL prefix of each language code; entries whose URL has none of these prefixes are not changed.
    """
    table = document.table
    own = read_links(document, slots).select("slot", key=pl.col("code").str.to_lowercase())
    locs = table.rows(slots, ["loc"]).to_series().str.strip_chars(XML_SPACE)
    parts = [
        pl.DataFrame({"slot": slots, "code": code, "href": urls.cast(pl.String)}, schema=_LINKS)
        for code, urls in translated_urls(locs, bases).items()
    ]
    wanted = pl.concat(parts) if parts else pl.DataFrame(schema=_LINKS)
    missing = (
        wanted.filter(pl.col("href").is_not_null())
        .with_columns(key=pl.col("code").str.to_lowercase())
        .join(own, on=["slot", "key"], how="anti", maintain_order="left")
    )
    edit, completed, locked = plan_links(document, missing.select("slot", "code", "href"))
    return ClusterPlan(edit, completed, NO_SLOTS, NO_SLOTS, locked)


def read_links(document: Document, slots: SlotArray, *, max_entries: int | None = None) -> pl.DataFrame:
    """Return the hreflang links of entries as a frame with `slot`, `element`, `code` and `href`, the last two trimmed.

    `element` is the index of the link among all elements of the extensions of its entry.

    Args:
        document: The document.
        slots: The entries.
        max_entries: Number of entries with links after which reading stops; None for all.
    """
    sparse = document.table.extensions_of(slots)
    has_links = sparse.filter(pl.col("xml").str.contains("hreflang", literal=True))["entry"].to_numpy()[:max_entries]
    values = read_extension_values(document, document.table, slots[has_links]).filter(
        pl.col("extension") == "alternate"
    )
    names = {"rel": "@rel", "code": "@hreflang", "href": "@href"}
    found = values.group_by("slot", "element", maintain_order=True).agg(
        pl.col("value").filter(pl.col("field") == field).first().str.strip_chars(XML_SPACE).alias(name)
        for name, field in names.items()
    )
    is_link = (pl.col("rel").str.to_lowercase() == "alternate") & (pl.col("code") != "") & (pl.col("href") != "")
    return found.filter(is_link).select(
        "slot", "element", *(pl.col(name).cast(_LINKS[name]) for name in ("code", "href"))
    )


def page_urls(document: Document, slots: SlotArray) -> pl.DataFrame:
    """Return a frame with `slot` and `page`, the trimmed URL, of entries that have a URL."""
    locs = document.table.rows(slots, ["loc"]).to_series()
    pages = pl.DataFrame({"slot": slots, "page": locs.str.strip_chars(XML_SPACE)})
    return pages.filter(pl.col("page") != "")


def plan_links(
    document: Document, links: pl.DataFrame, before: SetExtensions | None = None
) -> tuple[SetExtensions | None, SlotArray, SlotArray]:
    """Plan to insert links after the last link of each entry, else after its other extensions.

    Args:
        document: The document.
        links: The links: `slot`, `code` and `href`.
        before: An edit of entries that get links, which the returned edit includes; None without such an edit.

    Returns:
        The edit, or None if nothing would change, the entries that it changes, and the entries that are read-only.
    """
    table, locked = document.table, NO_SLOTS
    read_only = [sitemap.id for sitemap in document.sitemaps if sitemap.read_only is not None]
    if read_only:
        is_locked = table.rows(links["slot"].to_numpy(), ["sitemap"]).to_series().is_in(read_only)
        locked = unique_slots(links["slot"].filter(is_locked).to_numpy())
        links = links.filter(~is_locked)
    slots = unique_slots(links["slot"].to_numpy())
    if not len(slots):
        return None, NO_SLOTS, locked
    texts = pl.col("code", "href")
    for character, escape in _ESCAPES:
        texts = texts.str.replace_all(character, escape, literal=True)
    origins = table.origins_of(slots)
    tags = {}
    for origin in np.unique(origins).tolist():
        prefix, blank, declaration = prefix_for(ALTERNATES, reliable_declarations(document, origin)).partition(" ")
        tags[origin] = f"{prefix}:{ALTERNATES.element}{blank}{declaration}"
    tag = pl.Series("tag", origins).replace_strict(tags, return_dtype=pl.String)
    entries = pl.DataFrame({"slot": slots}).with_columns(tag)
    written = (
        links.with_columns(texts)
        .join(entries, on="slot", maintain_order="left")
        .with_columns(xml=pl.format('<{} rel="alternate" hreflang="{}" href="{}"/>', "tag", "code", "href"))
        .group_by("slot", maintain_order=True)
        .agg(added=pl.col("xml").str.join(PIECE_BREAK))
    )
    sparse = table.extensions_of(slots)
    known = pl.DataFrame({"slot": slots[sparse["entry"].to_numpy()], "xml": sparse["xml"]})
    if before is not None and len(before.slots):
        sparse = before.extensions
        edited = pl.DataFrame({"slot": before.slots[sparse["entry"].to_numpy()], "xml": sparse["xml"]})
        known = pl.concat([known.filter(~np.isin(known["slot"].to_numpy(), before.slots)), edited])
    both = entries.join(written, on="slot").join(known, on="slot", how="left").sort("slot")
    # In blocks: converting a million texts at once would stop all other threads for a second.
    xml_blocks = [
        pl.Series([_insert_links(xml, tag.partition(" ")[0], added) for tag, added, xml in block.iter_rows()])
        for block in both.select("tag", "added", "xml").iter_slices(_BLOCK)
    ]
    edit = plan_set_extensions(table, both["slot"].to_numpy(), pl.concat(xml_blocks))
    return edit, edit.slots, locked


def _insert_links(xml: str | None, name: str, added: str) -> str:
    """Return the extensions of an entry with links inserted after its last link, else at the end.

    Args:
        xml: The extensions, or None.
        name: Tag of links, with prefix.
        added: The links as XML.
    """
    if not xml:
        return added
    last = xml.rfind(f"<{name} ")
    end = xml.find(PIECE_BREAK, last) if last >= 0 and "<!" not in xml and "<?" not in xml else -1
    is_whole = end > 0 and xml[:end].endswith("/>") and xml.count("<", last, end) == 1
    return f"{xml[:end]}{PIECE_BREAK}{added}{xml[end:]}" if is_whole else f"{xml}{PIECE_BREAK}{added}"


_MAX_LEARNED_FROM: Final = 2_000


def infer_url_prefixes(document: Document, slots: SlotArray) -> dict[str, str]:
    """Infer the most frequent URL prefix of each language from the hreflang links of entries, else of all entries.

    Sites with the same page names in all languages distinguish them by host or folder.

    Returns:
        Prefixes by language code; empty if they can't be inferred.
    """
    for asked in (slots, document.table.order):
        links = read_links(document, asked, max_entries=_MAX_LEARNED_FROM)
        votes: dict[str, Counter[str]] = {}
        for codes, urls in (
            links.group_by("slot", maintain_order=True).agg("code", "href").select("code", "href").rows()
        ):
            for code, base in _url_prefixes(dict(zip(codes, urls, strict=True))).items():
                votes.setdefault(code, Counter())[base] += 1
        if votes:
            return {code: counts.most_common(1)[0][0] for code, counts in votes.items()}
    return {}


def translated_urls(locs: pl.Series, bases: Mapping[str, str]) -> dict[str, pl.Series]:
    """Return for each language code the URLs with their prefix replaced by the one of the language.

    URLs with an unknown prefix are null. `bases` are the prefixes by language code; codes with an empty one are
    omitted.
    """
    beginnings = sorted({base for base in bases.values() if base}, key=len, reverse=True)
    loc = pl.col("loc")
    rests = [pl.when(loc.str.starts_with(each)).then(loc.str.slice(len(each))) for each in beginnings]
    rest = pl.DataFrame({"loc": locs}).select(rest=pl.coalesce(rests)) if rests else pl.DataFrame()
    return {code: rest.select(pl.lit(base) + pl.col("rest")).to_series() for code, base in bases.items() if base}


def _url_prefixes(cluster: Mapping[str, str]) -> dict[str, str]:
    """Return the URL prefix of each language code in the links of one page: the part before the common end of the URLs.

    If all languages have the same URL, there are no prefixes.
    """
    named = [address for code, address in cluster.items() if code.lower() != X_DEFAULT]
    if len(set(named)) < 2:
        return {}
    endings = zip(*(address[::-1] for address in cluster.values()), strict=False)
    shared = "".join(ending[0] for ending in takewhile(lambda ending: len(set(ending)) == 1, endings))[::-1]
    rest = shared[shared.index("/") :] if "/" in shared else ""
    return {code: address[: len(address) - len(rest)] for code, address in cluster.items()}

"""Violations of `HREFLANG_RULE`: hreflang links of entries that contradict the facts about pages.

They depend on the pages of entries, and on the pages of their alternates, which need not be entries of the set.
"""

from __future__ import annotations

from html import unescape
from typing import Final

import polars as pl

from sitemap_studio.core.messages import msg, plural
from sitemap_studio.model.entries import EntryTable
from sitemap_studio.model.page_columns import NO_PAGE, PageColumns
from sitemap_studio.model.slots import SlotArray, unique_slots
from sitemap_studio.protocol.dates import XML_SPACE
from sitemap_studio.protocol.quoting import quoted
from sitemap_studio.protocol.rule import RuleContext
from sitemap_studio.protocol.url_syntax import page_hashes, page_locs, stripped
from sitemap_studio.validation.current_pages import NO_LOCS, are_current, current_rows
from sitemap_studio.validation.extensions.alternates import Links, language_hashes

_HREF: Final = r"""\shref\s*=\s*(?:"[^"]*"|'[^']*')"""
_STATED: Final = {"slot": pl.UInt32, "code": pl.String, "url": pl.String}


class PageAlternates:
    """Comparison of the hreflang links of entries with the facts about their pages and the linked pages."""

    def __init__(self, columns: PageColumns, table: EntryTable, context: RuleContext, links: Links) -> None:
        """Store the arguments; nothing is compared yet.

        Args:
            columns: Facts about pages.
            table: The entries.
            context: Maximum age of the facts.
            links: Links between alternates.
        """
        self._columns, self._table, self._context, self._links = columns, table, context, links

    def find_violations(self, slots: SlotArray) -> SlotArray:
        """Return the given entries that violate `HREFLANG_RULE`, ascending.

        Args:
            slots: Slots of entries, also removed ones, ascending.
        """
        present = slots[self._table.has_position(slots)]
        bad, other = self._links_to_bad_pages(present), self._links_with_other_target(present)
        return unique_slots(bad["slot"].to_numpy(), other["slot"].to_numpy())

    def messages(self, slots: SlotArray) -> list[str]:
        """Return for each entry the message of `HREFLANG_RULE` about its links to bad pages, else about another target.

        A message is empty if the entry does not violate the rule any more.

        Args:
            slots: Slots of entries in any order.
        """
        ascending = unique_slots(slots)
        of_other = {
            slot: msg("The page itself names another alternate for {code}: {url}.", code=quoted(code), url=quoted(url))
            for slot, code, url in self._links_with_other_target(ascending)
            .unique("slot", maintain_order=True)
            .iter_rows()
        }
        by_slot: dict[int, str] = {**of_other, **self._messages_of_bad_pages(ascending)}
        return [by_slot.get(slot, "") for slot in slots.tolist()]

    def _messages_of_bad_pages(self, slots: SlotArray) -> dict[int, str]:
        """Return by slot the message with the number of linked pages that are not indexable, and the first of them.

        Entries without such links are left out.

        Args:
            slots: The entries, ascending.
        """
        firsts = self._links_to_bad_pages(slots).group_by("slot").agg(pl.col("target", "row").first(), count=pl.len())
        written = self._written_targets(firsts["slot"].sort().to_numpy())
        firsts = firsts.join(written, on=["slot", "target"], how="left", maintain_order="left")
        reasons = self._columns.values("reason", firsts["row"].to_numpy(), NO_LOCS).alias("reason")
        return {
            slot: plural(
                "The alternate {url} is not indexable: {reason}.",
                "%n alternates are not indexable, for example {url}: {reason}.",
                count,
                url=quoted(stripped(url)),
                reason=reason,
            )
            for slot, count, url, reason in firsts.select("slot", "count", "url", reasons).iter_rows()
        }

    def _links_to_bad_pages(self, slots: SlotArray) -> pl.DataFrame:
        """Return the links of entries to other pages that are not indexable, each target of an entry once, in order.

        Args:
            slots: The entries, ascending.

        Returns:
            The columns of `Links.rows`, and `row`, the row of the page in the facts.
        """
        positions = self._links.positions_of(slots)
        rows = self._columns.rows_of_bad_pages(self._links.columns["target"].gather(positions).to_numpy())
        is_bad = rows != NO_PAGE
        is_bad[is_bad] = are_current(self._columns, rows[is_bad], self._context)
        found = self._links.rows(positions[is_bad]).filter(pl.col("target") != pl.col("page"))
        found = found.unique(["slot", "target"], keep="first", maintain_order=True)
        return found.with_columns(row=pl.Series(self._columns.rows_of_bad_pages(found["target"].to_numpy())))

    def _written_targets(self, slots: SlotArray) -> pl.DataFrame:
        """Return each value of an attribute `href` in the extensions of entries, with unique `slot` and `target`.

        Args:
            slots: The entries, ascending.

        Returns:
            The columns `slot`, `target`, the hash of the URL as in `Links`, and `url`, the first such URL as written.
        """
        sparse = self._table.extensions_of(slots)
        hrefs = pl.DataFrame({"slot": slots[sparse["entry"].to_numpy()], "href": sparse["xml"].str.extract_all(_HREF)})
        hrefs = hrefs.explode("href").drop_nulls()
        urls = [unescape(href.partition("=")[2].strip(XML_SPACE)[1:-1]) for href in hrefs["href"]]
        texts = pl.Series("url", urls, dtype=pl.String)
        targets = hrefs.select("slot", pl.Series("target", page_hashes(texts), pl.UInt64), texts)
        return targets.unique(["slot", "target"], keep="first", maintain_order=True)

    def _links_with_other_target(self, slots: SlotArray) -> pl.DataFrame:
        """Return the links of entries for whose language the page itself states only other URLs; pages must be indexable.

        Args:
            slots: The entries, ascending.

        Returns:
            A row per link: `slot`, and the first statement of the page: `code`, the language code, and `url`.
        """
        texts = self._stated_alternates(slots)
        if texts.is_empty():
            return pl.DataFrame(schema=_STATED)
        # Pages of a group usually state the same links.
        stated = texts.select(pl.col("text").unique(maintain_order=True)).with_row_index("group")
        groups = texts.join(stated, on="text").select("slot", "group")
        pairs = stated.select("group", pair=pl.col("text").str.json_decode(pl.List(pl.List(pl.String)))).explode("pair")
        pairs = pairs.select("group", code=pl.col("pair").list.get(0), url=pl.col("pair").list.get(1))
        pairs = pairs.with_columns(
            pl.Series("language", language_hashes(pairs["code"])), pl.Series("target", page_hashes(pairs["url"]))
        )
        listed = self._links.rows(self._links.positions_of(groups["slot"].sort().to_numpy())).join(groups, on="slot")
        other = listed.join(pairs, on=["group", "language", "target"], how="anti")
        # Pages are stated without fragments.
        written = self._written_targets(unique_slots(other["slot"].to_numpy())).filter(pl.col("url").str.contains("#"))
        if not written.is_empty():
            hashes = pl.Series("plain", page_hashes(page_locs(written["url"])), pl.UInt64)
            other = other.join(
                written.select("slot", "target", hashes), on=["slot", "target"], how="left", maintain_order="left"
            )
            other = other.with_columns(target=pl.coalesce("plain", "target"))
            other = other.join(pairs, on=["group", "language", "target"], how="anti")
        first = pairs.unique(["group", "language"], keep="first", maintain_order=True)
        return other.join(first, on=["group", "language"], maintain_order="left").select(*_STATED)

    def _stated_alternates(self, slots: SlotArray) -> pl.DataFrame:
        """Return the alternates that the indexable pages of entries state: `slot`, and `text` as JSON; may be empty."""
        if not self._columns.has_values("alternates") or not len(slots):
            return pl.DataFrame(schema={"slot": pl.UInt32, "text": pl.String})
        locs = self._table.rows(slots, ["loc"]).to_series()
        rows = current_rows(self._columns, locs, self._context)
        texts = {name: self._columns.values(name, rows, locs) for name in ("alternates", "reason")}
        frame = pl.DataFrame({"slot": slots, "text": texts["alternates"], "reason": texts["reason"]})
        return frame.filter(pl.col("reason") == "ok").drop_nulls("text").select("slot", "text")

"""What there is to tell before an export is done: its plan, what it would replace, and what it can't be sure of."""

from __future__ import annotations

from dataclasses import dataclass

from sitemap_studio.core.messages import Message
from sitemap_studio.core.paths import path_exists
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.document import Document
from sitemap_studio.document.exporting.converting import export_losses
from sitemap_studio.document.exporting.exporting import ExportOptions, ExportPlan, plan_export
from sitemap_studio.model.slots import SlotArray


@dataclass(frozen=True)
class ExportOutlook:
    """What there is to say of an export.

    Attributes:
        plan: What it would write.
        replaced: How many of its files are there already.
        doubted: How many sitemaps that may only be looked at, as they could not be read for certain, it takes from.
        losses: What it leaves out.
    """

    plan: ExportPlan
    replaced: int
    doubted: int
    losses: tuple[Message, ...]


def look_ahead(document: Document, options: ExportOptions, _progress: Progress) -> ExportOutlook:
    """Plan an export, and look at what is there; as a job does it.

    Raises:
        StudioError: It can't be done, as `plan_export` says.
    """
    plan = plan_export(document, options)
    replaced = sum(path_exists(options.folder / name) for name in plan.names)
    losses = tuple(export_losses(document, slots=options.slots))
    return ExportOutlook(plan, replaced, _doubted(document, options.slots), losses)


def _doubted(document: Document, slots: SlotArray | None) -> int:
    doubted = [sitemap.id for sitemap in document.sitemaps if sitemap.doubt is not None]
    if not doubted or slots is None:
        return len(doubted)
    return len(set(doubted) & set(document.table.rows(slots, ["sitemap"]).to_series().unique().to_list()))

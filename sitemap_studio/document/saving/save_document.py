"""Save a set in one call: plan, write and update the document."""

from __future__ import annotations

from pathlib import Path

from sitemap_studio.document.document import Document
from sitemap_studio.document.saving.finish_save import finish_save
from sitemap_studio.document.saving.save_plan import SaveResult, prepare_save


def save(document: Document, path: Path | None = None, *, deletes_unused: bool = False) -> SaveResult:
    """Save a set to its own path or another one, and update the document; see `prepare_save` and `SavePlan.write`."""
    saved = prepare_save(document, path).write(deletes_unused=deletes_unused)
    finish_save(document, saved)
    return saved

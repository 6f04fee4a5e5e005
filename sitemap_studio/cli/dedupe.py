"""Command `dedupe`: remove duplicate entries."""

from __future__ import annotations

import argparse

from sitemap_studio.cli.command_support import (
    print_written_files,
    refuse_read_only,
    run_writing_command,
    save_set,
    with_set_lock,
)
from sitemap_studio.cli.editing_support import open_to_edit, position_json, warn_of_losses
from sitemap_studio.cli.terminal import print_note, print_result, printable, warn
from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.document import Document
from sitemap_studio.document.duplicate_removal import FIRST, NEWEST, plan_duplicate_removal
from sitemap_studio.document.export_file import losses_when_saved_as
from sitemap_studio.document.reporting.output_format import count_with_noun
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.protocol.url_syntax import near_differences


def dedupe(options: argparse.Namespace) -> bool:
    """Run the command: remove duplicate entries, and save; return whether none remains, and nothing was lost."""
    return run_writing_command(_dedupe_set, options)


@with_set_lock
def _dedupe_set(options: argparse.Namespace) -> bool:
    """Remove the duplicates of one set, and print the result or append it to `facts`.

    Returns:
        Whether no duplicate remains, and nothing was lost.
    """
    document = open_to_edit(options)
    if document.shape is SetShape.FILE:
        refuse_read_only(document)
    table = document.table
    plan = plan_duplicate_removal(
        table,
        keep=_parse_keep_option(document, options.keep),
        is_near=options.near,
        locked=[sitemap.id for sitemap in document.sitemaps if sitemap.read_only is not None],
        progress=options.progress,
    )
    removed = [
        {"loc": loc} | position_json(document, slot) | {"kept": {"loc": kept} | position_json(document, stays)}
        for loc, slot, kept, stays in zip(
            plan.removed.before, plan.removed.slots.tolist(), plan.removed.after, plan.kept.tolist(), strict=True
        )
    ]
    path = document.shown_path(options.path)
    filled = set(table.nonempty_sitemaps())
    losses = losses_when_saved_as(document, options.output) if options.output and not options.is_stdout else []
    saved = None
    if len(plan) and not options.dry_run:
        document.do(plan.edit(table))
    if not options.dry_run and (options.output or len(plan)):
        saved = save_set(document, options)
    if options.json:
        facts = {"path": path, "dry_run": options.dry_run, "removed": removed, "locked": plan.n_locked}
        options.facts.append(facts)
    else:
        for each in removed:
            print(f"{each['sitemap']}: entry {each['entry']:,}: {printable(each['loc'])}")
            stays = each["kept"]
            print(f"    kept:  {stays['sitemap']}: entry {stays['entry']:,}: {printable(stays['loc'])}")
            if differences := near_differences(each["loc"], stays["loc"]):
                print(f"    The URLs differ in: {', '.join(part.value for part in differences)}.")
        done = "Would remove" if options.dry_run else "Removed"
        n_removed = count_with_noun(len(removed), "duplicate", "duplicates")
        print_result(options, f"{done} {n_removed}." if removed else "There are no duplicates to remove.")
        print_written_files(document, saved, options)
    for sitemap in sorted(filled - set(document.table.nonempty_sitemaps())):
        print_note(options, f"“{document.sitemaps[sitemap].name}” has no entries left.")
    if plan.n_locked:
        warn(f"{count_with_noun(plan.n_locked, 'duplicate is', 'duplicates are')} left in read-only sitemaps.")
    return warn_of_losses(document, losses) and not plan.n_locked and not (options.dry_run and removed)


def _parse_keep_option(document: Document, keep: str) -> str | int:
    """Return which duplicates to retain: `FIRST`, `NEWEST`, or the id of the sitemap with this name."""
    if keep in (FIRST, NEWEST):
        return keep
    found = next((sitemap.id for sitemap in document.sitemaps if keep in (sitemap.name, sitemap.file_name)), None)
    if found is None:
        hint = f"Give {FIRST}, {NEWEST} or the name of a sitemap, such as {document.sitemaps[0].name}."
        raise RequestError(f"There is no sitemap “{keep}”.", hint=hint)
    return found

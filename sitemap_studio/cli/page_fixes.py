"""Option `fix --pages`: replace or remove entries by the stored facts about their pages."""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext, redirect_stdout
from functools import partial
from typing import Any, Final, TextIO

from sitemap_studio.cli.argument_files import STANDARD_STREAM
from sitemap_studio.cli.command_support import (
    check_targets,
    expand_patterns,
    print_written_files,
    run_writing_command,
    save_set,
    with_set_lock,
)
from sitemap_studio.cli.editing_support import open_to_edit, position_json, warn_of_losses
from sitemap_studio.cli.terminal import print_note, print_result, printable, warn
from sitemap_studio.core.atomic_write import replace_file
from sitemap_studio.core.errors import RequestError
from sitemap_studio.document.base_url import parse_base_url
from sitemap_studio.document.document import Document
from sitemap_studio.document.export_file import losses_when_saved_as
from sitemap_studio.document.page_fixing import (
    PageFix,
    PageFixPlan,
    PageFixRequest,
    plan_page_fixes,
    redirects_csv,
)
from sitemap_studio.document.page_replacements import REPLACEABLE
from sitemap_studio.document.reporting.output_format import count_with_noun
from sitemap_studio.document.sitemap_set import read_only_error
from sitemap_studio.pages.facts_store import FactsStore
from sitemap_studio.protocol.url_syntax import stripped

_PAGE_OPTIONS: Final = ("replace", "remove", "all", "redirects")
_VALUE_OPTIONS: Final = ("zone", "date_order", "decide")


def refuse_page_options(options: argparse.Namespace) -> None:
    """Raise a `RequestError` if the options contain one of `_PAGE_OPTIONS`, which need `--pages` without `--rule`."""
    for name in _PAGE_OPTIONS:
        if getattr(options, name):
            needed = "can't be combined with --rule" if options.pages else "needs --pages"
            raise RequestError(f"--{name} {needed}.")


def fix_pages(options: argparse.Namespace) -> bool:
    """Fix entries of all sets by facts, and save; return whether no fix remains and the output stores all data.

    Raises:
        RequestError: A reason allows no such fix, an option can't be combined with `--pages`, or `--redirects` is used
            for several sets, or for standard output together with other output.
    """
    for name in _VALUE_OPTIONS:
        if getattr(options, name):
            raise RequestError(f"--{name.replace('_', '-')} can't be combined with --pages.")
    if options.redirects is not None and len(expand_patterns(options.paths)) > 1:
        raise RequestError("--redirects needs a single set.", hint="Run the command for each of them.")
    goes_to_stdout = str(options.redirects) == STANDARD_STREAM
    if goes_to_stdout and (options.json or options.is_stdout):
        other = "--json" if options.json else "--output -"
        raise RequestError(f"Only one of --redirects - and {other} goes to standard output.")
    replaced = options.replace or (() if options.remove else REPLACEABLE)
    request = PageFixRequest(frozenset(replaced), frozenset(options.remove or ()), bot=options.bot)
    run = with_set_lock(partial(_fix_set, request, sys.stdout))
    with redirect_stdout(sys.stderr) if goes_to_stdout else nullcontext():
        return run_writing_command(run, options)


def _fix_set(request: PageFixRequest, stdout: TextIO, options: argparse.Namespace) -> bool:
    """Fix one set, save it and the redirects, and print the result or append it to `options.facts`.

    Args:
        request: Reasons and bot of the plan.
        stdout: Stream to which `--redirects -` writes.
        options: Options of the command for the set.

    Returns:
        Whether no entry is left to fix, and the output format could store all data.

    Raises:
        RequestError: There are no stored facts about the pages.
    """
    document = open_to_edit(options, None if options.base_url is None else parse_base_url(options.base_url))
    if document.is_read_only:
        raise read_only_error(next(sitemap for sitemap in document.sitemaps if sitemap.read_only is not None))
    with FactsStore() as store:
        plan = plan_page_fixes(document.snapshot(), store, request, progress=options.progress)
        if not plan.n_known:
            hint = "“sitemap-studio pages” checks them, and stores the facts."
            raise RequestError(f"There are no stored facts about the pages of “{document.name}”.", hint=hint)
        is_redirects_file_written = options.redirects is not None and _write_redirects(
            document, redirects_csv(document, store, request.bot), stdout, options
        )
    for notice in store.notices:
        print_note(options, str(notice))
    chosen = plan if options.all else plan.certain()
    result = _result_json(document, plan, chosen)
    path = document.shown_path(options.path)
    losses = losses_when_saved_as(document, options.output) if options.output and not options.is_stdout else []
    saved = None
    if len(chosen) and not options.dry_run:
        document.do(chosen.edit(document.table))
    if not options.dry_run and (options.output or len(chosen)):
        saved = save_set(document, options)
    if options.json:
        options.facts.append({"path": path, "dry_run": options.dry_run} | result)
    else:
        _print_set_result(result, chosen, options)
        print_written_files(document, saved, options)
        if is_redirects_file_written:
            print_result(options, f"Wrote {options.redirects}")
    if result["uncertain"]:
        count = count_with_noun(len(result["uncertain"]), "uncertain fix was", "uncertain fixes were")
        print_note(options, f"{count} not applied. Apply all fixes with --all.")
    is_lossless = warn_of_losses(document, losses)
    is_complete = not (result["uncertain"] or result["unfixed"] or (options.dry_run and result["fixes"]))
    return is_lossless and is_complete


def _print_set_result(
    result: dict[str, list[dict[str, Any]]], chosen: PageFixPlan, options: argparse.Namespace
) -> None:
    """Print the chosen fixes and a summary, and warn about uncertain fixes and unfixed entries, given by `_result_json`."""
    _print_fixes(result["fixes"], result["links"])
    for fact in result["uncertain"]:
        warn(f"{_position(fact)}: {printable(fact['before'])}: {fact['doubt']} [{fact['reason']}]")
    for fact in result["unfixed"]:
        warn(f"{_position(fact)}: {printable(fact['loc'])}: {fact['message']} [{fact['reason']}]")
    is_any_left = bool(result["uncertain"] or result["unfixed"])
    print_result(options, _summary(chosen, is_dry_run=options.dry_run, is_any_left=is_any_left))


def _write_redirects(document: Document, text: str, stdout: TextIO, options: argparse.Namespace) -> bool:
    """Write redirects to `stdout` or, except in a dry run, to a file; return whether a file was written.

    Args:
        document: The set.
        text: Its redirects as CSV.
        stdout: Stream that `--redirects -` denotes.
        options: Options of the command with `redirects`.
    """
    if str(options.redirects) == STANDARD_STREAM:
        stdout.write(text)
        return False
    if options.dry_run:
        return False
    check_targets([options.redirects], options, document)
    replace_file(options.redirects, text.encode())
    return True


def _result_json(document: Document, plan: PageFixPlan, chosen: PageFixPlan) -> dict[str, list[dict[str, Any]]]:
    """Return the members `fixes`, `links`, `uncertain` and `unfixed` of the JSON output, before the fixes are applied.

    Args:
        document: The set.
        plan: All planned fixes.
        chosen: The fixes that are applied.
    """
    applied = {fix.slot for fix in chosen.fixes}
    return {
        "fixes": [_fix_json(document, fix) for fix in chosen.fixes],
        "links": [
            position_json(document, link.slot) | {"before": link.before, "after": link.after} for link in chosen.links
        ],
        "uncertain": [_fix_json(document, fix) for fix in plan.fixes if fix.slot not in applied],
        "unfixed": [
            position_json(document, page.slot) | {"reason": page.reason, "loc": page.before, "message": page.message}
            for page in plan.unfixed
        ],
    }


def _fix_json(document: Document, fix: PageFix) -> dict[str, Any]:
    """Return a planned fix for JSON output; `kept` is the entry that remains instead of a removed one, or null."""
    kept = None
    if fix.kept is not None:
        kept = {"loc": document.table.value(fix.kept, "loc")} | position_json(document, fix.kept)
    return position_json(document, fix.slot) | {
        "reason": fix.reason,
        "action": "remove" if fix.is_removal else "replace",
        "before": fix.before,
        "after": fix.after,
        "kept": kept,
        "doubt": fix.doubt or None,
    }


def _position(fact: dict[str, Any]) -> str:
    """Return the sitemap and the number of an entry, given by `position_json`, as text."""
    return f"{fact['sitemap']}: entry {fact['entry']:,}"


def _print_fixes(fixes: list[dict[str, Any]], links: list[dict[str, Any]]) -> None:
    """Print the fixes and the changed hreflang links, each with its position and its values before and after.

    Args:
        fixes: Fixes as `_fix_json` returns them.
        links: Positions of links with `before` and `after`.
    """
    for fix in fixes:
        print(f"{_position(fix)} [{fix['reason']}]")
        if fix["action"] == "replace":
            print(f"    before: {printable(fix['before'])}\n    after:  {printable(fix['after'])}")
            continue
        print(f"    removed: {printable(fix['before'])}")
        if (kept := fix["kept"]) is not None:
            becomes = "" if stripped(kept["loc"]) == fix["after"] else f" → {printable(fix['after'])}"
            print(f"    kept:    {_position(kept)}: {printable(kept['loc'])}{becomes}")
    for link in links:
        print(f"{_position(link)} [hreflang]")
        if link["after"] is None:
            print(f"    removed: {printable(link['before'])}")
        else:
            print(f"    before: {printable(link['before'])}\n    after:  {printable(link['after'])}")


def _summary(plan: PageFixPlan, *, is_dry_run: bool, is_any_left: bool) -> str:
    """Return a sentence with the numbers of replaced and removed entries and links, or that nothing changed.

    Args:
        plan: The applied fixes.
        is_dry_run: Whether the fixes are only planned.
        is_any_left: Whether entries are left that were not fixed.
    """
    if not len(plan):
        return "Nothing was fixed." if is_any_left else "Nothing to fix."
    n_removed = sum(fix.is_removal for fix in plan.fixes)
    n_removed_links = sum(link.after is None for link in plan.links)
    counts = (
        ("replace", len(plan) - n_removed, ("URL", "URLs")),
        ("replace", len(plan.links) - n_removed_links, ("hreflang link", "hreflang links")),
        ("remove", n_removed_links, ("hreflang link", "hreflang links")),
        ("remove", n_removed, ("entry", "entries")),
    )
    verb_end = "" if is_dry_run else "d"
    text = ", ".join(f"{verb}{verb_end} {count_with_noun(count, *noun)}" for verb, count, noun in counts if count)
    return f"Would {text}." if is_dry_run else f"{text[:1].upper()}{text[1:]}."

"""Functions shared by commands: select paths and rules, open, lock and save sets, and print results."""

from __future__ import annotations

import argparse
import fnmatch
import glob
import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sitemap_studio.cli.terminal import adapt_hint, print_note, print_result, warn
from sitemap_studio.core.errors import RefusedError, RequestError, StudioError, WriteError
from sitemap_studio.core.paths import is_file, is_folder, path_exists, resolve_links
from sitemap_studio.document.base_url import base_url_of_download
from sitemap_studio.document.command_line import FAIL_ON
from sitemap_studio.document.document import Document
from sitemap_studio.document.file_reading import ReadOptions
from sitemap_studio.document.opening.open_document import open_merged, open_path
from sitemap_studio.document.opening.set_files import find_in_folder
from sitemap_studio.document.reporting.output_format import JSON_VERSION
from sitemap_studio.document.sitemap_set import SetShape
from sitemap_studio.formats.container import Ceilings
from sitemap_studio.formats.repair.patches import Repair
from sitemap_studio.protocol.profiles import PROFILES, Profile
from sitemap_studio.protocol.rule import Severity
from sitemap_studio.protocol.rule_table import RULES
from sitemap_studio.protocol.rules.file_rules import ENCODING_RULE, REPAIRED_RULES

if TYPE_CHECKING:
    from sitemap_studio.document.saving.save_plan import SaveResult

Command = Callable[[argparse.Namespace], bool]

_FAILURE_RULE: Final = "rule-failed"

_CHANGING_RULES: Final = (*REPAIRED_RULES, ENCODING_RULE)
"""Findings after which the written file differs from the file that was read."""


def expand_patterns(paths: Iterable[Path]) -> list[Path]:
    """Return the unique files and folders that paths and patterns such as `*.xml` name.

    Not every shell expands patterns. A file with several names, such as a link, is returned under its first name.
    """
    found: dict[Path, Path] = {}
    for path in paths:
        text = str(path)
        is_pattern = glob.has_magic(text) and not path_exists(path)
        matches = sorted(map(Path, glob.glob(text, recursive=True))) if is_pattern else [path]  # noqa: PTH207
        for match in matches or [path]:
            found.setdefault(resolve_links(match), match)
    return list(found.values())


def run_for_each_path(
    paths: Sequence[Path],
    run: Callable[[Path], bool],
    options: argparse.Namespace,
    facts: Sequence[dict[str, Any]],
    name: str,
) -> bool:
    """Call a function for each path, also after errors; print the collected JSON output and all errors but the last.

    Args:
        paths: Files or folders.
        run: Processes a path, appends its JSON output to `facts`, and returns whether it succeeded.
        options: Options of the command; `json` selects JSON output.
        facts: JSON output of the processed paths.
        name: Key of the list of `facts` in the JSON output of several paths.

    Returns:
        Whether all calls succeeded.

    Raises:
        StudioError: The last error. The others are printed.
    """
    is_fine, errors = True, list[StudioError]()
    for path in paths:
        try:
            is_fine = run(path) and is_fine
        except StudioError as error:
            adapt_hint(error, options)
            errors.append(error)
    if options.json and (facts or len(paths) > 1):
        print_json(facts[0] if len(paths) == 1 else {name: facts}, errors, options)
        # Otherwise the errors would be printed again.
        options.json = False
    for failed in errors[:-1]:
        warn(str(failed))
    if errors:
        raise errors[-1]
    return is_fine


def run_writing_command(command: Command, options: argparse.Namespace) -> bool:
    """Run a command for each PATH, and return whether all results are fine; --output is the folder for several.

    Args:
        command: Receives the options of one set: its `path`, its `output`, and `facts`, the list to which it appends
            its JSON output.
        options: Options with `paths`.
    """
    paths = expand_patterns(options.paths)
    is_single = len(paths) == 1
    if not is_single and options.output is not None:
        _refuse_name_collisions(paths, options)
    facts: list[dict[str, Any]] = []

    def run(path: Path) -> bool:
        """Run the command for one set, with its own `output`."""
        output = options.output if is_single or options.output is None else options.output / path.name
        return command(argparse.Namespace(**vars(options) | {"path": path, "output": output, "facts": facts}))

    return run_for_each_path(paths, run, options, facts, "files")


def _refuse_name_collisions(paths: Sequence[Path], options: argparse.Namespace) -> None:
    """Raise a `RequestError` if the results of several sets would have the same path or go to stdout."""
    if options.is_stdout:
        raise RequestError("Only one file can go to standard output.", hint="Give --output a folder.")
    names = [path.name for path in paths]
    name = next((name for name in names if names.count(name) > 1), None)
    if name is not None:
        raise RequestError(f"Several files are named “{name}”.", hint="Run the command for each of them.")


def print_json(facts: dict[str, Any], errors: Sequence[StudioError], options: argparse.Namespace) -> None:
    """Print facts as JSON, with the version of the format, and the errors of files that failed."""
    failed = {"errors": [error_json(error, options.labels) for error in errors]} if errors else {}
    print(json.dumps({"version": JSON_VERSION} | facts | failed, indent=2))


def error_json(error: StudioError, labels: Mapping[Path, str]) -> dict[str, Any]:
    """Return an error with the path of its file, as given by the user, for JSON output."""
    path = None if error.path is None else labels.get(error.path, str(error.path))
    return {"path": path, "message": str(error)}


def open_set(*paths: Path, options: argparse.Namespace, index_url: str | None = None) -> Document:
    """Open a set, or several merged into one, with the limits of the options, and print its notices to stderr.

    See `open_path` for errors.
    """
    how = ReadOptions(ceilings_from_options(options), options.encoding)
    if len(paths) > 1:
        document = open_merged(paths, how, options.progress)
    else:
        document = open_path(paths[0], how, options.progress, index_url=index_url)
        document.base_url = document.base_url or base_url_of_download(document)
        document.label = options.labels.get(paths[0])
        document.labels = options.labels
    for notice in document.notices:
        print_note(options, str(notice))
    return document


def ceilings_from_options(options: argparse.Namespace) -> Ceilings:
    """Return the limits for reading files that the options state."""
    ceilings = Ceilings()
    if options.max_file_bytes is not None:
        # A raised limit of bytes also lifts the limit of the compression ratio.
        ceilings = replace(ceilings, max_file_bytes=options.max_file_bytes, max_ratio=None)
    if options.max_entries is not None:
        ceilings = replace(ceilings, max_entries=options.max_entries)
    return ceilings


def note_repaired_files(document: Document, options: argparse.Namespace) -> None:
    """Print a note for each file that was repaired on reading, or will be converted to UTF-8."""
    is_kept = options.command in ("export", "convert") or options.output is not None
    unread = {sitemap.id for sitemap in document.sitemaps if sitemap.error is not None}
    for sitemap, finding in document.findings:
        file = document.index if sitemap is None else document.sitemaps[sitemap]
        if finding.rule in _CHANGING_RULES and sitemap not in unread and not (file and file.read_only_reason):
            more = " “sitemap-studio repair” lists the repairs." if is_kept and finding.rule in REPAIRED_RULES else ""
            print_note(options, f"{finding.message}{more}")


def refuse_read_only(document: Document) -> None:
    """Raise the `ReadError` of the first file of a set that is read-only."""
    for file in (document.index, *document.sitemaps):
        if file is not None and file.read_only_reason is not None:
            raise file.read_only_reason


def refuse_unreadable(document: Document) -> None:
    """Raise the `ReadError` of a file if the set has no readable entries, or a file declares entities."""
    files = [file for file in (document.index, *document.sitemaps) if file is not None]
    if not len(document.table) or any(isinstance(file.read_only_reason, RefusedError) for file in files):
        refuse_read_only(document)


def warn_of_partial_files(document: Document) -> bool:
    """Print which parts of files could not be read, and return whether all files were read completely."""
    partial = [finding for _, finding in document.findings if finding.rule == "read-only"]
    for finding in partial:
        warn(f"Only the readable part was written: {finding.message}")
        for detail in finding.details:
            warn(f"    line {detail.line:,}: {detail.message}" if detail.line else f"    {detail.message}")
    return not partial


def print_written_files(document: Document, saved: SaveResult | None, options: argparse.Namespace) -> None:
    """Print the paths of the saved files, unless the set goes to standard output."""
    for path in saved.paths if saved and not options.is_stdout else ():
        print_result(options, f"Wrote {document.shown_path(path)}")


def refuse_overwriting(paths: Iterable[Path], options: argparse.Namespace, *, document: Document | None = None) -> None:
    """Raise a `WriteError` if a path is an existing file outside the document, unless --overwrite is given."""
    files = (document.path, *(sitemap.path for sitemap in document.sitemaps)) if document is not None else ()
    own = {file for file in files if file is not None}
    there = [] if options.overwrite else [path for path in paths if is_file(path) and path not in own]
    if there:
        # Resolving links takes ten times as long: too long for a set of thousands of files that is saved in place.
        real = {resolve_links(file) for file in own}
        there = [path for path in there if resolve_links(path) not in real]
    if not there:
        return
    more = len(there) - 1
    if more:
        others = "1 more file" if more == 1 else f"{more:,} more files"
        sentence = f"“{there[0]}” and {others} already exist, so nothing was written."
    else:
        sentence = f"“{there[0]}” already exists, so nothing was written."
    raise WriteError(sentence, hint=f"Use --overwrite to replace {'them' if more else 'it'}.", path=there[0])


def note_hard_links(linked: Iterable[Path], options: argparse.Namespace) -> None:
    """Print that other hard links of replaced files retain the old content."""
    for path in linked:
        print_note(options, f"“{path}” has other names on this disk (hard links), which keep the old content.")


def may_write_entries(count: int, options: argparse.Namespace) -> bool:
    """Return whether a result with this number of entries may be written; if not, print why."""
    if count or options.allow_empty:
        return True
    warn("No entries were found, so nothing was written. Use --allow-empty to write a sitemap without entries.")
    return False


def check_targets(paths: Sequence[Path], options: argparse.Namespace, document: Document | None = None) -> None:
    """Raise a `WriteError` for files that may not be overwritten, and print a note about other hard links of the files."""
    refuse_overwriting(paths, options, document=document)
    from sitemap_studio.document.saving.external_changes import find_obstacles

    note_hard_links(find_obstacles(paths).linked, options)


_STDOUT_SUFFIXES = {"text": ".txt", "csv": ".csv"}
"""Suffix of the temporary file for standard output, by kind of set."""


def with_set_lock(command: Command) -> Command:
    """Decorate a command so that it locks the set that it writes, except in a dry run.

    The decorated command raises a `LockedError` if another process has the set open.
    """

    @wraps(command)
    def run(options: argparse.Namespace) -> bool:
        """Run the command while its set is locked; in a dry run, without a lock."""
        written = _target_file(options)
        if getattr(options, "dry_run", False):
            return command(options)
        from sitemap_studio.core.file_lock import lock_set
        from sitemap_studio.document.opening.locked_sets import refuse_locked_files

        with lock_set(written):
            refuse_locked_files([written], except_set=written)
            return command(options)

    return run


def save_set(document: Document, options: argparse.Namespace) -> SaveResult:
    """Save a set in place or to --output, print the paths of backups, and return the result.

    Raises:
        WriteError: The set can't be saved there, or a file would be overwritten or is truncated.
        LockedError: Another process has an affected set open.
    """
    from sitemap_studio.document.opening.locked_sets import refuse_locked_files
    from sitemap_studio.document.saving.finish_save import finish_save
    from sitemap_studio.document.saving.save_plan import prepare_save

    if options.output is None and document.label is not None:
        raise WriteError(
            "Standard input can't be saved in place.", hint="Give --output a path, or - for standard output."
        )
    if options.is_stdout and document.shape is not SetShape.FILE:
        raise WriteError("A set of several files can't go to standard output.", hint="Give --output another path.")
    if options.is_stdout:
        options.output = options.output.with_suffix(_STDOUT_SUFFIXES.get(document.kind, ".xml"))
    plan = prepare_save(document, options.output)
    if plan.truncated and options.output is None and not options.overwrite:
        name = plan.truncated[0].name
        raise WriteError(
            f"“{name}” is truncated, and saving would remove the only sign that entries are missing; nothing was written.",
            hint="Give --output to write what was read to another file, or --overwrite to replace the truncated one.",
            path=plan.truncated[0],
        )
    refuse_locked_files(plan.affected_paths, except_set=_target_file(options))
    check_targets(plan.affected_paths, options, document)
    saved = plan.write()
    finish_save(document, saved)
    for backup in saved.backups:
        print_note(options, f"The earlier version of “{backup.name}” is in the backup folder “{backup.parent}”.")
    return saved


def _target_file(options: argparse.Namespace) -> Path:
    """Return the path of the file that a command writes: --output, PATH, or the index in the folder PATH."""
    path: Path = options.output or options.path
    return find_in_folder(path).index or path if options.output is None and is_folder(path) else path


def refuse_missing_folder(path: Path) -> None:
    """Raise a `WriteError` if the folder of a file does not exist."""
    if not is_folder(path.parent):
        message = f"“{path.name}” can't be saved: its folder does not exist; no file was changed."
        raise WriteError(message, hint="Save to another place.", path=path)


def require_option(needed: str, names: Sequence[str], options: argparse.Namespace) -> None:
    """Raise a `RequestError` if options are given without the option to which they apply.

    Args:
        needed: Name of the required option.
        names: Names of the options that apply only with it.
        options: Options of the command.
    """
    given = [f"--{name.replace('_', '-')}" for name in names if getattr(options, name)]
    if given and getattr(options, needed) is None:
        apply = "applies" if len(given) == 1 else "apply"
        raise RequestError(f"{' and '.join(given)} {apply} only with --{needed}.")


def select_rules(patterns: Iterable[str], *, among: Collection[str] = RULES) -> frozenset[str]:
    """Return the ids of the rules that ids and patterns of the user select.

    Args:
        patterns: Ids of rules, or patterns with *, ? and [] as in file names.
        among: The rules that a pattern can select. An id selects any rule.

    Raises:
        RequestError: There is no such rule, or a pattern matches none.
    """
    selected = set[str]()
    for pattern in patterns:
        matches = {pattern} if pattern in RULES else set(fnmatch.filter(among, pattern))
        if not matches and glob.has_magic(pattern):
            is_other = bool(fnmatch.filter(RULES, pattern))
            sentence = "No rule that matches “{}” can be selected here." if is_other else "No rule matches “{}”."
            raise RequestError(sentence.format(pattern), hint="“sitemap-studio rules” lists the rules.")
        if not matches:
            from difflib import get_close_matches

            nearest = get_close_matches(pattern, RULES, n=1)
            hint = f"Did you mean “{nearest[0]}”?" if nearest else "“sitemap-studio rules” lists the rules."
            raise RequestError(f"There is no rule “{pattern}”.", hint=hint)
        selected |= matches
    return frozenset(selected)


def selected_profile(options: argparse.Namespace, *, among: Collection[str] = RULES) -> Profile:
    """Return the profile in `--profile`, with the rules turned off that `--only` and `--ignore` exclude.

    A failure of a rule is always reported, unless it is ignored by name.

    Args:
        options: Options of the command.
        among: The rules that the command reports.

    Raises:
        RequestError: There is no such rule, the command does not report it, or a pattern matches none.
    """
    patterns = [*(options.only or ()), *(options.ignore or ())]
    for pattern in patterns:
        if pattern in RULES and pattern not in among:
            raise RequestError(f"This command does not report the rule “{pattern}”.")
    selectable = set(among) - {_FAILURE_RULE}
    ignored = select_rules(options.ignore or (), among=selectable)
    if options.only is not None:
        ignored |= set(RULES) - select_rules(options.only, among=among) - {_FAILURE_RULE}
    return PROFILES[options.profile]._replace(ignored_rules=ignored)


def failing_severities(fail_on: str) -> list[Severity]:
    """Return the severities that set the exit code to 1: `fail_on` and higher ones, the highest first."""
    return [Severity(name) for name in FAIL_ON[: FAIL_ON.index(fail_on) + 1]]


def shown_file(document: Document, sitemap: int | None) -> str:
    """Return the path of a sitemap, given by its id, for output; None denotes the index of the set."""
    path = document.path if sitemap is None else document.sitemaps[sitemap].path
    return document.shown_path(path) if path is not None else document.name


def list_repairs(document: Document) -> list[tuple[str, Repair]]:
    """Return the unsaved repairs of a set, each with the path of its file for output."""
    show = cache(partial(shown_file, document))
    return [(show(sitemap), repair) for sitemap, repair in document.repairs]


def repair_json(repair: Repair) -> dict[str, Any]:
    """Return a repair for JSON output."""
    return {name: getattr(repair, name) for name in ("rule", "line", "before", "after", "message")}

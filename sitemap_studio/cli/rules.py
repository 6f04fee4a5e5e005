"""The command rules. It lists the rules without loading their declarations."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sitemap_studio.cli.terminal import print_result
from sitemap_studio.core.errors import ReadError, system_reason
from sitemap_studio.core.paths import resolve_links, resource
from sitemap_studio.document.reporting.rule_catalogue import (
    RULES_FILE,
    RULES_PAGE,
    declared_rules,
    rules_json,
    rules_markdown,
    rules_text,
    stored_rules,
    with_rules,
)


def rules(options: argparse.Namespace) -> bool:
    """Run the command: print the rules, or update them in a Markdown file; return True.

    With the help page of the program itself, the stored facts of the rules are updated, too.
    """
    path: Path | None = options.update
    if path is None:
        formats = {"text": rules_text, "json": rules_json, "markdown": rules_markdown}
        sys.stdout.write(formats[options.format](stored_rules()))
        return True
    declared = declared_rules()
    _update_file(path, with_rules(_read_utf8_text(path), path.name, declared), options)
    if resolve_links(path) == resolve_links(resource(RULES_PAGE)):
        _update_file(resource(RULES_FILE), rules_json(declared), options)
    return True


def _read_utf8_text(path: Path) -> str:
    """Return the text of a file in UTF-8; raise a `ReadError` if it can't be read."""
    try:
        return path.read_bytes().decode()
    except (OSError, UnicodeDecodeError) as error:
        why = system_reason(error) if isinstance(error, OSError) else "it is not text in UTF-8"
        raise ReadError(f"“{path.name}” can't be read: {why}.", hint="Give a Markdown file.", path=path) from error


def _update_file(path: Path, new: str, options: argparse.Namespace) -> None:
    """Write a file if its content differs, and print whether it was updated."""
    from sitemap_studio.cli.command_support import note_hard_links
    from sitemap_studio.core.atomic_write import replace_file
    from sitemap_studio.document.saving.external_changes import find_obstacles

    is_new = new != _read_utf8_text(path)
    if is_new:
        note_hard_links(find_obstacles([path]).linked, options)
        replace_file(path, new.encode())
    print_result(options, f"{path}: {'updated' if is_new else 'already up to date'}")

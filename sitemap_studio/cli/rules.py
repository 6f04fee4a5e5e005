"""The command rules."""

from __future__ import annotations

import argparse
import sys

from sitemap_studio.cli.terminal import print_done
from sitemap_studio.core.errors import ReadError, system_reason
from sitemap_studio.document.reporting.catalogue import rules_json, rules_markdown, rules_text, with_rules


def rules(options: argparse.Namespace) -> bool:
    """List the rules, or update them in a Markdown file."""
    path = options.update
    if path is None:
        sys.stdout.write({"text": rules_text, "json": rules_json, "markdown": rules_markdown}[options.format]())
        return True
    from sitemap_studio.cli.sets import note_links
    from sitemap_studio.core.atomic_write import replace_file
    from sitemap_studio.document.saving.external_changes import find_obstacles

    try:
        old = path.read_bytes().decode()
    except (OSError, UnicodeDecodeError) as error:
        why = system_reason(error) if isinstance(error, OSError) else "it is not text in UTF-8"
        raise ReadError(f"“{path.name}” can't be read: {why}.", hint="Give a Markdown file.", path=path) from error
    new = with_rules(old, path.name)
    if new != old:
        note_links(find_obstacles([path]).linked, options)
        replace_file(path, new.encode())
    print_done(options, f"{path}: {'updated' if new != old else 'already up to date'}")
    return True

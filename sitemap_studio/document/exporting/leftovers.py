"""What an earlier export left in a folder: sitemaps named as those of the next one, which its index will not list."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path

from sitemap_studio.core.atomic_write import remove_file
from sitemap_studio.core.paths import resolve_links
from sitemap_studio.core.progress import Progress
from sitemap_studio.document.opening.folder_opening import is_named_so, natural_order, root_of
from sitemap_studio.document.opening.held_sets import listed_in, refuse_locked_files


def leftovers_in(
    folder: Path, template: str, written: Collection[str], open_names: Collection[str]
) -> tuple[Path, ...]:
    """Find sitemaps of an earlier export.

    Args:
        folder: Where the files go; it need not be there.
        template: Of their names, with `{n}` for their numbers.
        written: The names that are written now.
        open_names: The names of files that are open, which are nobody's leftovers.

    Returns:
        Their paths, in the natural order of their names; packed and unpacked files are told apart by name only. What
        another index of the folder lists is of that set.
    """
    stem = re.sub(r"(?i)(?:\.xml)?(?:\.gz)?$", "", template)
    number = "[1-9][0-9]{0,8}"
    like = re.compile(rf"{number.join(map(re.escape, stem.split('{n}')))}\.xml(?:\.gz)?", re.IGNORECASE)
    stays = {name.lower() for name in (*written, *open_names)}
    try:
        others = [path for path in folder.iterdir() if path.name.lower() not in stays]
    except OSError:
        return ()
    found = [path for path in others if like.fullmatch(path.name) and root_of(path) == "urlset"]
    home = resolve_links(folder)
    places = {home / path.name for path in found}
    if found:
        places -= {place for index in _indexes_among(others) for place in listed_in(index, places)}
    return tuple(path for path in sorted(found, key=natural_order) if home / path.name in places)


def other_indexes_of(folder: Path, open_names: Collection[str], index_name: str) -> tuple[Path, ...]:
    """Find the indexes of a folder that list files which are open.

    Args:
        folder: The folder; it need not be there.
        open_names: The names of the open files that lie in it.
        index_name: The name of an index that is left out, since it is about to be replaced.
    """
    home = resolve_links(folder)
    places = {home / name for name in open_names}
    try:
        others = [path for path in folder.iterdir() if path.name.lower() != index_name.lower()] if places else []
    except OSError:
        return ()
    return tuple(index for index in _indexes_among(others) if any(True for _ in listed_in(index, places)))


def _indexes_among(paths: Iterable[Path]) -> Iterator[Path]:
    return (path for path in paths if is_named_so(path.name) and root_of(path) == "sitemapindex")


def take_away(paths: Sequence[Path], progress: Progress | None = None) -> int:
    """Take sitemaps away that an export left behind; those that are none any more stay.

    Returns:
        How many were taken away.

    Raises:
        LockedError: Somebody else has one of them open for editing; all stay.
        WriteError: One of them can't be removed; those before it are gone.
        Cancelled: The user asked to stop; likewise.
    """
    progress = progress or Progress()
    progress.begin("", len(paths))
    refuse_locked_files(paths)
    count = 0
    for path in paths:
        progress.check()
        if root_of(path) == "urlset":
            remove_file(path)
            count += 1
        progress.advance()
    return count

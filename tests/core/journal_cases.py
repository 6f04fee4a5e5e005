"""A small set of files on disk and a save of all of it, for tests of what becomes of them when things go wrong."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sitemap_studio.core.set_journal import BACKUP_FOLDER, journalled_save

OLD = {
    "index.xml": "old index",
    "one.xml": "old one",
    "sub/two.xml": "old two",
    "gone.xml": "old gone",
    "real/three.xml": "old three",
}
NEW = {
    "index.xml": "new index",
    "one.xml": "new one",
    "sub/two.xml": "new two, longer",
    "real/three.xml": "new three",
    "fresh.xml": "new fresh",
}
STAGED = ("one.xml", "sub/two.xml", "three.xml", "fresh.xml", "index.xml")
"""What is written, the index last; the third is a link."""


def lay_out(folder: Path) -> Path:
    """Put the old files down; says where the folder of the set is."""
    for name, text in OLD.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (folder / "three.xml").symlink_to("real/three.xml")
    return folder


def save_all(folder: Path, *, backs_up: bool = False) -> None:
    """Give all files their new content, make one, and take one away; with backups, or without."""
    with journalled_save(folder, "index.xml", [folder / name for name in (*STAGED, "gone.xml")]) as save:
        for name in STAGED:
            text = NEW["real/three.xml" if name == "three.xml" else name]
            save.stage(folder / name, text.encode(), backs_up=backs_up)
        save.remove(folder / "gone.xml", backs_up=backs_up)
        save.commit()


def texts(folder: Path) -> dict[str, str]:
    """What every file below a folder holds, hidden ones too, links left out."""
    paths = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {path.relative_to(folder).as_posix(): path.read_text(errors="replace") for path in paths}


def split_backups(found: dict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Split the result of `texts` into the files in place, and the backups by the places of the files."""
    places = {name: name.split(f"{BACKUP_FOLDER}/") for name in found if not name.endswith(".gitignore")}
    in_place = {name: found[name] for name, parts in places.items() if len(parts) == 1}
    backups = {parts[0] + parts[1].split("/")[1]: found[name] for name, parts in places.items() if len(parts) > 1}
    return in_place, backups


WATCHED = ("open", "write", "fsync", "replace", "link", "unlink", "fchmod", "mkdir")
"""Calls of the system that change what is on disk, or that must come before something that does."""

FOLDER_OPENED = "open folder"
"""How a folder's opening is told from that of a file."""


@contextmanager
def watching(folder: Path, judge: Callable[[int, str], None]) -> Iterator[None]:
    """Ask somebody before every call that concerns a folder; what they raise, the call raises.

    Args:
        folder: Calls about other places go through unasked.
        judge: Is given the number of the call and its name.
    """
    real: dict[str, Callable[..., Any]] = {name: getattr(os, name) for name in WATCHED}
    handles: set[int] = set()
    count = 0

    def concerns(name: str, place: object) -> bool:
        return place in handles if isinstance(place, int) else str(place).startswith(str(folder))

    def watched(name: str) -> Callable[..., Any]:
        def call(place: Any, *rest: Any, **named: Any) -> Any:
            nonlocal count
            if not concerns(name, place):
                return real[name](place, *rest, **named)
            count += 1
            judge(count, FOLDER_OPENED if name == "open" and Path(place).is_dir() else name)
            result = real[name](place, *rest, **named)
            if name == "open":
                handles.add(result)
            return result

        return call

    for name in WATCHED:
        setattr(os, name, watched(name))
    try:
        yield
    finally:
        for name, call in real.items():
            setattr(os, name, call)

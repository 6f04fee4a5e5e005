"""A small set of files, and saves of them that fail or are killed at any system call."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sitemap_studio.core.set_journal import BACKUP_FOLDER, JournalledSave, apply_change, journalled_save

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
"""Names of the written files, the index last; the third is a link."""


def create_files(folder: Path) -> Path:
    """Write the old files into a folder, and return the folder."""
    for name, text in OLD.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (folder / "three.xml").symlink_to("real/three.xml")
    return folder


def _stage_all(save: JournalledSave, folder: Path, *, backs_up: bool = False) -> None:
    for name in STAGED:
        text = NEW["real/three.xml" if name == "three.xml" else name]
        save.stage(folder / name, text.encode(), backs_up=backs_up)
    save.remove(folder / "gone.xml", backs_up=backs_up)


def save_all(folder: Path, *, backs_up: bool = False) -> None:
    """Write new content to all files, create one, and remove one; with backups, or without."""
    with journalled_save(folder, "index.xml", [folder / name for name in (*STAGED, "gone.xml")]) as save:
        _stage_all(save, folder, backs_up=backs_up)
        save.commit()


def interrupted_save(folder: Path, n_applied: int | None = 2) -> JournalledSave:
    """Return a save that ended after some changes, or before its journal if `n_applied` is None.

    Its lock is released, as by the system when a process ends.
    """
    save = JournalledSave(folder, "index.xml", [folder / name for name in (*STAGED, "gone.xml")])
    _stage_all(save, folder)
    if n_applied is not None:
        save.write_journal()
        for change in list(save.planned.values())[:n_applied]:
            apply_change(change, save.names)
    assert save.mark is not None
    os.close(save.mark)
    return save


def texts_in(folder: Path) -> dict[str, str]:
    """Return the texts of all files below a folder, also of hidden ones, without links."""
    paths = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return {path.relative_to(folder).as_posix(): path.read_text(errors="replace") for path in paths}


def split_backups(found: dict[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Split the result of `texts_in` into files of the set, and backups by the paths of their files."""
    paths = {name: name.split(f"{BACKUP_FOLDER}/") for name in found if not name.endswith(".gitignore")}
    in_set = {name: found[name] for name, parts in paths.items() if len(parts) == 1}
    backups = {parts[0] + parts[1].split("/")[1]: found[name] for name, parts in paths.items() if len(parts) > 1}
    return in_set, backups


INTERCEPTED = ("open", "write", "fsync", "link", "replace", "unlink", "fchmod", "mkdir")
"""Calls of the system that change files, or must precede such a change."""

FOLDER_OPENED = "open folder"
"""Name of the call that opens a folder, rather than a file."""


@contextmanager
def intercepted_calls(folder: Path, before: Callable[[int, str], None]) -> Iterator[None]:
    """Call a function with number and name of each call of the system on a folder, before that call.

    An error that the function raises is raised by the call of the system.
    """
    real: dict[str, Callable[..., Any]] = {name: getattr(os, name) for name in INTERCEPTED}
    handles: set[int] = set()
    count = 0

    def is_in_folder(path: object) -> bool:
        return path in handles if isinstance(path, int) else str(path).startswith(str(folder))

    def intercepted(name: str) -> Callable[..., Any]:
        def call(path: Any, *arguments: Any, **options: Any) -> Any:
            nonlocal count
            if not is_in_folder(path):
                return real[name](path, *arguments, **options)
            count += 1
            before(count, FOLDER_OPENED if name == "open" and Path(path).is_dir() else name)
            result = real[name](path, *arguments, **options)
            if name == "open":
                handles.add(result)
            return result

        return call

    for name in INTERCEPTED:
        setattr(os, name, intercepted(name))
    try:
        yield
    finally:
        for name, call in real.items():
            setattr(os, name, call)

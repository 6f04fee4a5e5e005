"""Saves twenty files again and again in processes that are killed at random, and looks what settling makes of them.

Run in a process of its own, without threads, from the root of the project:

    python -m tests.hostile.killing_saves FOLDER KILLS SEED

A process costs next to nothing, because it is a fork: a thousand kills take a minute or two. It prints how often saves
were completed, undone or needed nothing, and fails at the first set that is neither old nor new, or not alone.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections import Counter
from math import inf
from pathlib import Path

from sitemap_studio.core.set_journal import BACKUP_FOLDER, journalled_save, recover_saves

FILES = 20
FILE_BYTES = 50_000
NAMES = tuple(f"{'sub/' if n % 5 == 0 else ''}{n}.xml" for n in range(FILES))


def save_to(folder: Path, number: int, pipe: int) -> None:
    """Give all files new content, delete one with a backup and make another; say when the save begins."""
    os.write(pipe, b".")
    with journalled_save(folder, "1.xml", [folder / name for name in NAMES]) as save:
        for name in NAMES:
            save.stage(folder / name, content_of(number))
        save.remove(folder / f"extra-{number - 1}", backs_up=True)
        save.stage(folder / f"extra-{number}", content_of(number))
        save.commit()


def content_of(number: int) -> bytes:
    """What every file holds after a save."""
    return f"{number:>9}\n".encode() * (FILE_BYTES // 10 + number % 7)


def begun(folder: Path, number: int) -> int:
    """A process that begins a save at this moment."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        try:
            save_to(folder, number, writing)
        finally:
            os._exit(0)
    os.read(reading, 1)
    os.close(reading)
    os.close(writing)
    return process


def number_of(folder: Path) -> int:
    """Which save a set is of.

    Raises:
        AssertionError: It is of none, or of several, something lies beside it, or a deleted file has no backup.
    """
    paths = [path for path in folder.rglob("*") if path.is_file() and path.name != ".gitignore"]
    found = {
        path.relative_to(folder).as_posix(): path.read_bytes() for path in paths if BACKUP_FOLDER not in path.parts
    }
    number = int(found["1.xml"][:9])
    backups = sorted((path.name, path.read_bytes()) for path in paths if BACKUP_FOLDER in path.parts)
    assert backups == sorted((f"extra-{each}", content_of(each)) for each in range(number)), [
        name for name, _ in backups
    ]
    assert sorted(found) == sorted((*NAMES, f"extra-{number}")), sorted(found)
    assert set(found.values()) == {content_of(number)}, {name: data[:10] for name, data in found.items()}
    return number


def kill_saves(folder: Path, kills: int, seed: int) -> Counter[str]:
    """Kill so many saves at random moments; how often what was told of them."""
    chance = random.Random(seed)
    (folder / "sub").mkdir(parents=True)
    for name in (*NAMES, "extra-0"):
        (folder / name).write_bytes(content_of(0))
    longest, now = inf, 3
    for number in range(1, now + 1):
        began = time.perf_counter()
        os.waitpid(begun(folder, number), 0)
        # On a busy machine one takes many times as long as another.
        longest = min(longest, time.perf_counter() - began)
    told: Counter[str] = Counter()
    for _ in range(kills):
        process = begun(folder, now + 1)
        time.sleep(chance.uniform(0, longest))
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        ended = recover_saves([folder if chance.random() < 0.5 else folder / "sub"])
        # A kill before the other folder was entered is known in the first alone.
        ended += recover_saves([folder])
        after = number_of(folder)
        assert after in (now, now + 1), (now, after)
        told.update([each.ending.value for each in ended] or [f"nothing told, {'new' if after > now else 'old'}"])
        now = after
    return told


if __name__ == "__main__":
    for what, count in kill_saves(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])).items():
        sys.stdout.write(f"{count} {what}\n")

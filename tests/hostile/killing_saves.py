"""Save twenty files again and again in processes that are killed at random moments, and check each recovered set.

About half of the saves are killed after all new content was written, and half of the recoveries are killed as well, and
repeated. Run it in a process without threads, from the root of the
project:

    python -m tests.hostile.killing_saves FOLDER KILLS SEED

Processes are forks, so that a thousand kills take a minute or two. The script prints how often saves were completed,
undone or needed no recovery, and fails at the first set that is neither old nor new, or has other files beside it.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path

from sitemap_studio.core.set_journal import BACKUP_FOLDER, journalled_save, recover_saves

FILES = 20
FILE_BYTES = 50_000
NAMES = tuple(f"{'sub/' if n % 5 == 0 else ''}{n}.xml" for n in range(FILES))


Ready = Callable[[], object]
"""Function that a task calls when the time until it is killed begins."""


def save_set(folder: Path, number: int, ready: Ready, *, is_staged: bool) -> None:
    """Write new content to all files, delete one with a backup, and create one.

    Args:
        folder: Folder of the set.
        number: Number of the save, which determines the content.
        ready: Called when the save begins.
        is_staged: Whether `ready` is called only when all new content is written.
    """
    if not is_staged:
        ready()
    with journalled_save(folder, "1.xml", [folder / name for name in NAMES]) as save:
        for name in NAMES:
            save.stage(folder / name, content_of(number))
        save.remove(folder / f"extra-{number - 1}", backs_up=True)
        save.stage(folder / f"extra-{number}", content_of(number))
        if is_staged:
            ready()
        save.commit()


def recover_set(folder: Path, ready: Ready) -> None:
    """Recover interrupted saves in a folder."""
    ready()
    recover_saves([folder])


def content_of(number: int) -> bytes:
    """Return the content of each file after a save."""
    return f"{number:>9}\n".encode() * (FILE_BYTES // 10 + number % 7)


def fork(task: Callable[[Ready], object]) -> int:
    """Return the id of a process that runs a task, once the task is ready."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        try:
            task(lambda: os.write(writing, b"."))
        finally:
            os._exit(0)
    os.read(reading, 1)
    os.close(reading)
    os.close(writing)
    return process


def seconds_of(task: Callable[[Ready], object]) -> float:
    """Return how long a task takes after it is ready, in a process that is not killed."""
    process = fork(task)
    began = time.perf_counter()
    os.waitpid(process, 0)
    return time.perf_counter() - began


def kill_after(seconds: float, task: Callable[[Ready], object]) -> None:
    """Kill a process a while after its task is ready."""
    process = fork(task)
    time.sleep(seconds)
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)


def number_of(folder: Path) -> int:
    """Return the number of the save that a set is from.

    Raises:
        AssertionError: It is from none or several, has other files beside it, or a deleted file has no backup.
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
    """Kill processes at random moments, and return the number of kills by their result."""
    chance = random.Random(seed)
    (folder / "sub").mkdir(parents=True)
    for name in (*NAMES, "extra-0"):
        (folder / name).write_bytes(content_of(0))
    longest = {False: inf, True: inf}
    last = 0
    for is_staged in (False, True, False, True):
        # On a busy machine, some take many times as long as others.
        last += 1
        longest[is_staged] = min(longest[is_staged], seconds_of(partial(save_set, folder, last, is_staged=is_staged)))
    results: Counter[str] = Counter()
    while results.total() < kills:
        is_staged = chance.random() < 0.5
        kill_after(chance.uniform(0, longest[is_staged]), partial(save_set, folder, last + 1, is_staged=is_staged))
        opened = folder if chance.random() < 0.5 else folder / "sub"
        if chance.random() < 0.5:
            kill_after(chance.uniform(0, longest[True]), partial(recover_set, opened))
            results["killed in recovery"] += 1
        # Only the main folder knows of a save that was killed before it entered the other.
        recovered = recover_saves([opened]) + recover_saves([folder])
        after = number_of(folder)
        assert after in (last, last + 1), (last, after)
        results.update(
            [each.outcome.value for each in recovered] or [f"no recovery, {'new' if after > last else 'old'}"]
        )
        last = after
    return results


if __name__ == "__main__":
    for result, count in kill_saves(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])).items():
        sys.stdout.write(f"{count} {result}\n")

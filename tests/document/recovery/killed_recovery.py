"""A program that recovers a set and continues its log, until it is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from sitemap_studio.document.recovery.log_files import find_recoverable_logs
from sitemap_studio.document.recovery.replaying import recover

ROOT = Path(__file__).parents[3]


def recover_and_continue(logs: Path) -> None:
    """Recover the set of the latest log, and continue the log; write a line before each, and one in the end."""
    os.write(1, b"recovering\n")
    result = recover(find_recoverable_logs(logs).logs[0])
    os.write(1, b"continuing\n")
    result.continue_log(logs, print)
    os.write(1, b"done\n")


def kill_recovery(logs: Path, at_call: int) -> bool:
    """Recover in another process, which kills itself at a call that changes files; return whether it was killed."""
    command = [sys.executable, "-m", "tests.document.recovery.killed_recovery", str(logs), str(at_call)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
    assert done.returncode in (0, -signal.SIGKILL)
    return done.returncode != 0


def count_down(name: str, left: list[int]) -> None:
    """Patch a function of `os` to kill the process when the shared counter of calls reaches zero."""
    function = getattr(os, name)

    def call(*arguments: object, **options: object) -> object:
        left[0] -= 1
        if left[0] < 0 and name == "write":
            handle, data = arguments
            function(handle, bytes(data)[: len(bytes(data)) // 2])  # type: ignore[call-overload]
        if left[0] < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return function(*arguments, **options)

    setattr(os, name, call)


if __name__ == "__main__":
    number = [int(sys.argv[2])]
    for each in ("open", "write", "rename", "unlink", "ftruncate"):
        count_down(each, number)
    recover_and_continue(Path(sys.argv[1]))

"""Run programs that obey file permissions even if root runs the tests."""

from __future__ import annotations

import os
import shutil
from typing import Final

_IGNORING_PERMISSIONS: Final = "-dac_override,-dac_read_search,-fowner"
"""The capabilities by which root ignores the permissions of files. capabilities(7)."""


def obeying_permissions(command: list[str]) -> list[str]:
    """Return a command that runs without root's right to ignore file permissions.

    The user stays the same, so that the program can read its own files wherever they are. Permissions of test files
    must therefore deny access to their owner.
    """
    if os.name != "posix" or os.geteuid() != 0:
        return command
    setpriv = shutil.which("setpriv")
    assert setpriv is not None, "root needs setpriv of util-linux to run these tests"
    return [setpriv, f"--bounding-set={_IGNORING_PERMISSIONS}", *command]

"""Runs the program as a user does: in this process through `main`, or in one of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from sitemap_studio.__main__ import main


@dataclass(frozen=True)
class Said:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The output, read as JSON."""
        return json.loads(self.out)


@pytest.fixture
def run(capsys) -> Callable[..., Said]:
    """A function that runs a command in this process."""

    def run(*words: object) -> Said:
        capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as ending:
            code = int(ending.code or 0)
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return run


@pytest.fixture
def run_apart() -> Callable[..., Said]:
    """A function that runs a command in a process of its own, after some Python that prepares it."""

    def run(*words: object, before: str = "", **options: Any) -> Said:
        program = f"""
            import sys
            {textwrap.indent(textwrap.dedent(before), " " * 12).strip()}
            from sitemap_studio.__main__ main
        """.replace("__main__ main", "__main__ import main")
        script = textwrap.dedent(program) + "\nsys.exit(main(sys.argv[1:]))\n"
        command = [sys.executable, "-c", script, *map(str, words)]
        done = subprocess.run(command, capture_output=True, timeout=60, check=False, cwd=Path.home(), **options)
        return Said(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))

    return run

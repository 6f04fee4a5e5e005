"""Fixtures that run commands in this process, through `main`, or in a new process."""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from pytest_httpserver import HTTPServer

from sitemap_studio.__main__ import main
from tests.builders import put, urlset
from tests.pages.site import Site
from tests.privileges import obeying_permissions


@dataclass(frozen=True)
class CommandResult:
    """Exit code, standard output and standard error of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Parse standard output as JSON."""
        return json.loads(self.out)


Run = Callable[..., CommandResult]
"""Function that runs a command with some words."""


@pytest.fixture
def site(httpserver: HTTPServer) -> Site:
    """Site on this machine without pages."""
    return Site(httpserver)


@pytest.fixture
def list_urls(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that writes a sitemap with URLs, and returns its path."""
    return lambda *locs: put(tmp_path / "sitemap.xml", urlset(*locs))


@pytest.fixture
def run(capsys) -> Run:
    """Return a function that runs a command in this process."""

    def run(*words: object) -> CommandResult:
        capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as ending:
            code = int(ending.code or 0)
        captured = capsys.readouterr()
        return CommandResult(code, captured.out, captured.err)

    return run


@pytest.fixture
def run_in_process() -> Run:
    """Return a function that runs a command in a new process, after the Python code `before`."""

    def run(*words: object, before: str = "", timeout: float = 60, **options: Any) -> CommandResult:
        program = f"""
            import sys
            {textwrap.indent(textwrap.dedent(before), " " * 12).strip()}
            from sitemap_studio.__main__ main
        """.replace("__main__ main", "__main__ import main")
        script = textwrap.dedent(program) + "\nsys.exit(main(sys.argv[1:]))\n"
        command = [sys.executable, "-c", script, *map(str, words)]
        done = subprocess.run(command, capture_output=True, timeout=timeout, check=False, cwd=Path.home(), **options)
        return CommandResult(
            done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
        )

    return run


RUN_EACH = """
    import json, os
    for words in json.loads(sys.argv[1]):
        try:
            code = main(words)
        except SystemExit as ending:
            code = int(ending.code or 0)
        sys.stdout.flush()
        sys.stderr.flush()
        os.write(1, b"\\0%d\\0" % code)
        os.write(2, b"\\0")
"""
"""Python code that runs several commands and separates their outputs by null bytes."""


@pytest.fixture
def run_each_in_process() -> Callable[..., list[CommandResult]]:
    """Return a function that runs commands in one new process, after the Python code `before`."""

    def run(
        *commands: Iterable[object], before: str = "", obeys_permissions: bool = False, **options: Any
    ) -> list[CommandResult]:
        parts = ("import sys", before, "from sitemap_studio.__main__ import main", RUN_EACH)
        script = "\n".join(textwrap.dedent(part).strip() for part in parts)
        given = json.dumps([[str(word) for word in words] for words in commands])
        command = [sys.executable, "-c", script, given]
        if obeys_permissions:
            command = obeying_permissions(command)
        done = subprocess.run(command, capture_output=True, timeout=100, check=False, cwd=Path.home(), **options)
        *told, rest = done.stdout.decode(errors="replace").split("\0")
        *errors, last = done.stderr.decode(errors="replace").split("\0")
        assert (done.returncode, rest, last) == (0, "", "")
        return [CommandResult(int(code), *result) for code, *result in zip(told[1::2], told[::2], errors, strict=True)]

    return run

"""Virtual environments made from pinned requirements, and remembered as done.

A stamp inside the environment holds a digest of all that went into it; while the stamp is right, nothing is run.
An environment without a stamp was never finished and is made anew. System packages are not dealt with here.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from system_libraries import ensure_venv_module
from telling import SetUpFailed, tell

ROOT = Path(__file__).resolve().parent.parent
"""The project's top folder."""

REQUIREMENTS = ROOT / "packaging" / "requirements"
"""Where the pinned requirement files lie, one for each purpose."""

INCLUDED: dict[str, tuple[str, ...]] = {"test": ("run",)}
"""Purposes whose requirements another purpose's file holds as well."""

PIP_ATTEMPTS = 2
"""A download may fail once without anybody having to care."""

SOURCES = ("--no-binary=argparse-manpage",)
"""What has no wheel."""


@dataclass(frozen=True)
class Environment:
    """A virtual environment of the project.

    Attributes:
        folder: Where it lies.
        has_program: Whether the program itself belongs into it, as an editable install.
    """

    folder: Path
    has_program: bool

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return self.script("python")

    def script(self, name: str) -> Path:
        """The path of a command that was installed into the environment."""
        return self.folder / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")

    def ensure(self, purpose: str) -> None:
        """Make sure that all pinned for a purpose is installed; costs nothing when it is.

        Args:
            purpose: Names the requirement file: run, test, bench or pin.

        Raises:
            SetUpFailed: The environment could not be made or filled.
        """
        stamp = self._read_stamp()
        if self.python.exists() and stamp.get("python") == self._interpreter():
            if stamp.get(purpose) == self._digest(purpose):
                return
        else:
            stamp = {}
        if not stamp or not self._has_pip():
            self._create()
            stamp = {"python": self._interpreter()}
        # Without its stamp the environment counts as half-made, should the next steps not come to their end.
        self._stamp_path.unlink(missing_ok=True)
        self._install(purpose)
        stamp |= {done: self._digest(done) for done in (purpose, *INCLUDED.get(purpose, ()))}
        self._stamp_path.write_text(json.dumps(stamp, indent=1), encoding="utf-8")

    @property
    def _stamp_path(self) -> Path:
        return self.folder / "sitemap-studio-stamp.json"

    def _read_stamp(self) -> dict[str, str]:
        try:
            stamp = json.loads(self._stamp_path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def _interpreter(self) -> str:
        """The real interpreter behind the environment, which changes when the system's Python is replaced."""
        return str(self.python.resolve())

    def _digest(self, purpose: str) -> str:
        """A digest of everything that decides what is installed for a purpose."""
        digest = hashlib.sha256((REQUIREMENTS / f"{purpose}.txt").read_bytes())
        if self.has_program:
            project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
            shaping: dict[str, Any] = {key: project.get(key) for key in ("build-system", "project")}
            shaping["hatch"] = project.get("tool", {}).get("hatch")
            digest.update(json.dumps([str(ROOT), shaping], sort_keys=True).encode())
        return digest.hexdigest()

    def _has_pip(self) -> bool:
        answer = subprocess.run([self.python, "-c", "import pip"], check=False, capture_output=True)
        return answer.returncode == 0

    def _create(self) -> None:
        ensure_venv_module()
        tell(f"Making {self.folder.name}")
        # An environment's own interpreter cannot outlive it; what it was made from can.
        maker = getattr(sys, "_base_executable", None) or sys.executable
        try:
            if self.folder.exists():
                shutil.rmtree(self.folder)
            subprocess.run([maker, "-m", "venv", self.folder], check=True)
        except OSError as error:
            raise SetUpFailed(f"“{self.folder}” could not be made anew: {error.strerror or error}.") from error
        except subprocess.CalledProcessError as error:
            raise SetUpFailed(f"{maker} could not make the virtual environment “{self.folder}”.") from error

    def _install(self, purpose: str) -> None:
        requirements = REQUIREMENTS / f"{purpose}.txt"
        tell(f"Installing {_count_pins(requirements)} pinned packages into {self.folder.name} (this may take a minute)")
        for attempt in range(1, PIP_ATTEMPTS + 1):
            if self._pip("--require-hashes", "--only-binary=:all:", *SOURCES, "-r", requirements):
                break
            if attempt < PIP_ATTEMPTS:
                tell("That did not work; trying once more")
        else:
            raise SetUpFailed("The pinned packages could not be installed; what pip says above tells why.")
        if self.has_program and not self._pip("--no-deps", "--no-build-isolation", "--editable", ROOT):
            raise SetUpFailed("The program itself could not be installed; what pip says above tells why.")

    def _pip(self, *arguments: str | Path) -> bool:
        command = [self.python, "-m", "pip", "install", "--quiet", "--no-input", *arguments]
        # A user's own pip settings must not lead packages out of the environment.
        settings = os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_USER": "0"}
        # From its own folder, since `python -m` would let modules of the current one come first.
        return subprocess.run(command, check=False, cwd=self.folder, env=settings).returncode == 0


def _count_pins(requirements: Path) -> int:
    return sum("==" in line for line in requirements.read_text(encoding="utf-8").splitlines())

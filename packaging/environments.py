"""Virtual environments with pinned requirements.

A stamp file in the environment contains digests of the installed requirements. While these match, nothing is installed.
An environment without a stamp file is incomplete and is created again.
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

from system_libraries import SetUpError, ensure_venv_module, report

ROOT = Path(__file__).resolve().parent.parent

REQUIREMENTS = ROOT / "packaging" / "requirements"
"""Folder of the pinned requirement files, one for each purpose."""

INCLUDED_PURPOSES: dict[str, tuple[str, ...]] = {"test": ("run",)}
"""Purposes whose requirements another requirement file includes, by that file's purpose."""

PIP_ATTEMPTS = 2

SOURCE_BUILD_OPTIONS = ("--no-binary=argparse-manpage",)
"""Options of pip for requirements that have no wheel."""


@dataclass(frozen=True)
class Environment:
    """Virtual environment of the project.

    Attributes:
        folder: Folder of the environment.
        has_program: Whether the program is installed in it, in editable mode.
    """

    folder: Path
    has_program: bool

    @property
    def python(self) -> Path:
        """Path of the Python interpreter."""
        return self.script("python")

    def script(self, name: str) -> Path:
        """Return the path of an installed command."""
        return self.folder / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")

    def ensure_requirements(self, purpose: str) -> None:
        """Install the requirements of a purpose unless they are installed; create the environment if necessary.

        Args:
            purpose: Name of the requirement file: run, test, bench, build, pin or manual.

        Raises:
            SetUpError: The environment could not be created, or its requirements could not be installed.
        """
        stamp = self._read_stamp()
        if not self.python.exists() or stamp.get("python") != self._interpreter():
            stamp = {}
        elif stamp.get(purpose) == self._digest(purpose):
            return
        if not stamp or subprocess.run([self.python, "-c", "import pip"], check=False, capture_output=True).returncode:
            self._create()
            stamp = {"python": self._interpreter()}
        # Without its stamp the environment is incomplete if the installation is interrupted.
        self._stamp_path.unlink(missing_ok=True)
        self._install(purpose)
        stamp |= {done: self._digest(done) for done in (purpose, *INCLUDED_PURPOSES.get(purpose, ()))}
        self._stamp_path.write_text(json.dumps(stamp, indent=1), encoding="utf-8")

    @property
    def _stamp_path(self) -> Path:
        """Path of the file with the digests of installed requirements."""
        return self.folder / "sitemap-studio-stamp.json"

    def _read_stamp(self) -> dict[str, str]:
        """Return the digests of installed requirements by purpose, and the interpreter as “python”; empty if none."""
        try:
            stamp = json.loads(self._stamp_path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def _interpreter(self) -> str:
        """Return the path of the interpreter that the environment links to; an update of the system may change it."""
        return str(self.python.resolve())

    def _digest(self, purpose: str) -> str:
        """Return a digest of the requirement file of a purpose, including the program's metadata if `has_program`."""
        digest = hashlib.sha256((REQUIREMENTS / f"{purpose}.txt").read_bytes())
        if self.has_program:
            project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
            build = [project.get("build-system"), project.get("project"), project.get("tool", {}).get("hatch")]
            digest.update(json.dumps([str(ROOT), *build], sort_keys=True).encode())
        return digest.hexdigest()

    def _create(self) -> None:
        """Create the environment from the base interpreter, and replace an existing one."""
        ensure_venv_module()
        report(f"Creating {self.folder.name}")
        # The interpreter of the running environment may be deleted, unlike the base interpreter.
        base = getattr(sys, "_base_executable", None) or sys.executable
        try:
            if self.folder.exists():
                shutil.rmtree(self.folder)
            subprocess.run([base, "-m", "venv", self.folder], check=True)
        except OSError as error:
            raise SetUpError(f"“{self.folder}” could not be created: {error.strerror or error}.") from error
        except subprocess.CalledProcessError as error:
            raise SetUpError(f"{base} could not create the virtual environment “{self.folder}”.") from error

    def _install(self, purpose: str) -> None:
        """Install the pinned requirements of a purpose with pip, and then the program if the environment has it."""
        report(f"Installing the packages of {purpose}.txt into {self.folder.name} (this may take a minute)")
        options = (
            "--require-hashes",
            "--only-binary=:all:",
            *SOURCE_BUILD_OPTIONS,
            "-r",
            REQUIREMENTS / f"{purpose}.txt",
        )
        if not any(self._pip(*options) for _ in range(PIP_ATTEMPTS)):
            raise SetUpError("The pinned packages could not be installed; see the messages of pip above.")
        if self.has_program and not self._pip("--no-deps", "--no-build-isolation", "--editable", ROOT):
            raise SetUpError("The program itself could not be installed; see the messages of pip above.")

    def _pip(self, *arguments: str | Path) -> bool:
        """Run `pip install`, and return whether it succeeded."""
        command = [self.python, "-m", "pip", "install", "--quiet", "--no-input", *arguments]
        # The user's settings must not make pip install packages outside the environment.
        settings = os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_USER": "0"}
        # `python -m` searches the current folder first.
        return subprocess.run(command, check=False, cwd=self.folder, env=settings).returncode == 0

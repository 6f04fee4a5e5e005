"""Description of the machine that runs the benchmarks; figures mean nothing without it."""

from __future__ import annotations

import importlib.metadata
import os
import platform
import shutil
import subprocess
from pathlib import Path

from tests.benchmarks.data import Data

_PACKAGES = ("polars", "numpy", "isal", "lxml", "PySide6-Essentials")


def describe_machine(data: Data, peers_python: Path | None) -> list[str]:
    """Return lines that name processor, system, versions, data, missing libraries and load."""
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in _PACKAGES)
    lines = [
        f"{_processor()}, {os.cpu_count()} cores, {_memory()}; {platform.platform()}",
        f"Python {platform.python_version()}; {versions}; {_xmllint()}",
        f"Data: {len(data.files)} files; {data.unpacked_bytes / 1e6:.1f} MB, {data.packed_bytes / 1e6:.1f} MB packed",
    ]
    if peers_python is None:
        lines.append("The other libraries are not here; `python3 packaging/bootstrap.py bench` brings them.")
    if hasattr(os, "getloadavg"):
        lines.append(f"Load before: {os.getloadavg()[0]:.2f}")
    return lines


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def _memory() -> str:
    try:
        return f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30:.0f} GiB"
    except (AttributeError, ValueError, OSError):
        return "memory unknown"


def _xmllint() -> str:
    if not shutil.which("xmllint"):
        return "no xmllint"
    answer = subprocess.run(["xmllint", "--version"], check=False, capture_output=True, text=True)
    return answer.stderr.splitlines()[0].removeprefix("xmllint: ")

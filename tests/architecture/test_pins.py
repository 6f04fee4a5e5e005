"""Pinned requirement files have exact versions, hashes and no URL, and pin a version of Qt that does not crash."""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PIN_FILES = ["run.txt", "test.txt", "bench.txt", "build.txt", "pin.txt", "manual.txt", "release.txt"]
"""The pinned requirement files, in `packaging/requirements`."""

QT_PLATFORMS = 4  # at least Linux on two processors, macOS and Windows: Qt has one wheel for each


@pytest.fixture(params=PIN_FILES)
def pin_text(request: pytest.FixtureRequest, root: Path) -> str:
    """The text of one requirement file."""
    return _read(root, request.param)


def test_pins_have_one_version_hashes_and_no_url(pin_text):
    pinned = re.compile(r"^\S+==\S+.* --hash=sha256:[0-9a-f]{64}")
    assert [line for line in _logical_lines(pin_text) if not pinned.search(line)] == []
    assert re.search(r"://|--(extra-)?index-url|--find-links|--trusted-host| @ ", pin_text) is None


def test_qt_is_pinned_below_crashing_version(root):
    qt = _requirements(root, "run.txt")["pyside6-essentials"]
    (version,) = qt.specifier
    assert (6, 11) <= tuple(int(number) for number in version.version.split(".")[:2]) < (6, 12)
    (line,) = [line for line in _logical_lines(_read(root, "run.txt")) if line.startswith("pyside6-essentials==")]
    assert line.count("--hash=") >= QT_PLATFORMS


def test_pins_satisfy_declared_dependencies(root):
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pins = _requirements(root, "run.txt")
    for declared in map(Requirement, [*project["dependencies"], *project["optional-dependencies"]["gui"]]):
        assert canonicalize_name(declared.name) in pins
        (pin,) = pins[canonicalize_name(declared.name)].specifier
        assert declared.specifier.contains(pin.version), declared


@pytest.mark.parametrize("name", ["test.txt", "build.txt"])
def test_pins_for_tests_and_bundles_equal_run_pins(root, name):
    run, pins = (dict(map(_parts, _logical_lines(_read(root, each)))) for each in ("run.txt", name))
    for requirement, (marker, hashes) in run.items():
        # Another package may need it on more systems.
        assert pins[requirement] in ((marker, hashes), ("", hashes))


def _read(root: Path, name: str) -> str:
    return (root / "packaging" / "requirements" / name).read_text(encoding="utf-8")


def _logical_lines(text: str) -> list[str]:
    lines = re.sub(r"\s*\\\n\s*", " ", text).splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def _parts(line: str) -> tuple[str, tuple[str, str]]:
    """Split a pin into its name and version, and its marker and hashes."""
    pinned, _, hashes = line.partition(" --hash=")
    requirement, _, marker = map(str.strip, pinned.partition(";"))
    return requirement, (marker, hashes)


def _requirements(root: Path, name: str) -> dict[str, Requirement]:
    found = (Requirement(line.partition(" --hash=")[0]) for line in _logical_lines(_read(root, name)))
    return {canonicalize_name(requirement.name): requirement for requirement in found}


# The pinned Qt binding survives many calls without a result, unlike its next release.

CALLS = """
    import sys
    from PySide6.QtCore import QObject, QTimer, Signal

    class Sender(QObject):
        said = Signal()
        said_number = Signal(int)

    received = []
    sender, timer = Sender(), QTimer()
    sender.said.connect(lambda: received.append(None))
    sender.said_number.connect(received.append)
    before = sys.getrefcount(None), sys.getrefcount(True)
    for number in range(20_000):
        timer.setInterval(number)
        sender.said.emit()
        sender.said_number.emit(number)
    lost = before[0] + received.count(None) - sys.getrefcount(None), before[1] - sys.getrefcount(True)
    print(timer.interval(), len(received), max(lost) < 1_000 or sys.version_info >= (3, 12))
"""
"""20,000 calls of a method without a result and twice as many signals, counting the references that are lost.

In 6.12.0 each loses a reference to None or True, and the process dies. From Python 3.12 these two are not counted.
"""


def test_pinned_qt_loses_no_references_in_many_calls():
    answer = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(CALLS)], check=False, capture_output=True, text=True, encoding="utf-8"
    )
    assert (answer.returncode, answer.stdout.split()) == (0, ["19999", "40000", "True"]), answer.stderr

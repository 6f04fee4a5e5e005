"""That the checks of a bundle pass for the program as it is, and fail for one that is broken.

The bundle is started where one was built of this source, else the program of this environment.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import bundle_checks
from bundle_checks import Machine, check_bundle, program_in
from bundling import BUNDLE_NAME, size_of
from sitemap_studio import __version__
from telling import SetUpFailed

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = program_in(ROOT / "dist" / BUNDLE_NAME)  # what was built last, if anything was


def is_of_this_source(program: Path) -> bool:
    """Whether a bundle is there, and nothing was changed since it was built."""
    changed = max(module.stat().st_mtime for module in (ROOT / "sitemap_studio").rglob("*.py"))
    return program.exists() and program.stat().st_mtime > changed


SAMPLES = ROOT / "resources" / "samples" / "sitemap.xml"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """An empty place to start the program in."""
    for name in ("here", "home"):
        (tmp_path / name).mkdir()
    installed = Path(sys.executable).with_name("sitemap-studio.exe" if sys.platform == "win32" else "sitemap-studio")
    return Machine(BUNDLE if is_of_this_source(BUNDLE) else installed, tmp_path / "here", tmp_path / "home")


def test_the_program_tells_its_version(machine):
    assert __version__ in bundle_checks.check_version(machine, SAMPLES)


def test_a_window_on_a_screen_opens_and_closes_without_a_word(machine):
    assert bundle_checks.check_display(machine, SAMPLES).endswith(".")


def test_a_large_set_is_one_for_worker_processes(machine, monkeypatch):
    monkeypatch.setattr(bundle_checks, "LARGE_ENTRIES", 100)
    assert bundle_checks.check_workers(machine, SAMPLES).startswith("A large set is read")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("exit 3", r"ended with exit code 3"),
        ("echo Traceback >&2", r"ended with exit code 0: Traceback"),
        ("echo sitemap-studio unknown", r"said sitemap-studio unknown"),
    ],
)
def test_a_program_that_fails_is_told_in_one_sentence(machine, tmp_path, line, complaint):
    broken = tmp_path / "broken"
    broken.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
    broken.chmod(0o755)
    with pytest.raises(SetUpFailed, match=complaint):
        bundle_checks.check_version(Machine(broken, machine.folder, machine.home), SAMPLES)


def test_a_bundle_without_its_resources_is_told(tmp_path):
    with pytest.raises(SetUpFailed, match=r"lacks its resources/samples/sitemap\.xml"):
        next(check_bundle(program_in(tmp_path)))


def test_a_bundle_that_lacks_a_drawing_is_told(machine, tmp_path):
    resources = tmp_path / "resources"
    shutil.copytree(ROOT / "resources", resources)
    (resources / "icons" / "open.svg").unlink()
    with pytest.raises(SetUpFailed, match=r"lacks the resources icons/open\.svg\.$"):
        bundle_checks.check_resources(machine, resources / "samples" / "sitemap.xml")


def test_a_bundle_without_licences_is_told(machine, tmp_path):
    (tmp_path / "program").touch()
    (tmp_path / "numpy-1.dist-info").mkdir()
    (tmp_path / "numpy-1.dist-info" / "LICENSE").touch()
    with pytest.raises(SetUpFailed) as failure:
        bundle_checks.check_licences(Machine(tmp_path / "program", machine.folder, machine.home), SAMPLES)
    assert "numpy" not in str(failure.value)
    assert "lxml" in str(failure.value)


def test_links_count_nothing_in_the_size_of_a_bundle(tmp_path):
    (tmp_path / "file").write_bytes(b"12345")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "other").write_bytes(b"123")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert size_of(tmp_path) == 8

"""Bundle checks succeed for a working program and fail for a broken one; selection of bundle contents.

The program is a bundle that is newer than the source, or else the program of this environment.
"""

from __future__ import annotations

import shutil
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

import bundle_checks
from bundle_checks import Machine, check_bundle, executable_path
from bundle_contents import (
    BundleEntry,
    is_included,
    licence_files,
    remove_unused_libraries,
    required_distributions,
    unused_qt_modules,
)
from bundling import BUNDLE_NAME, folder_bytes
from sitemap_studio import __version__
from system_libraries import SetUpError

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = executable_path(ROOT / "dist" / BUNDLE_NAME)


def is_newer_than_source(program: Path) -> bool:
    """Return whether the executable of a bundle exists and is newer than every module of the source."""
    changed = max(module.stat().st_mtime for module in (ROOT / "sitemap_studio").rglob("*.py"))
    return program.exists() and program.stat().st_mtime > changed


SAMPLES = ROOT / "resources" / "samples" / "sitemap.xml"


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """The program in an environment without other programs."""
    for name in ("here", "home"):
        (tmp_path / name).mkdir()
    installed = Path(sys.executable).with_name("sitemap-studio.exe" if sys.platform == "win32" else "sitemap-studio")
    return Machine(BUNDLE if is_newer_than_source(BUNDLE) else installed, tmp_path / "here", tmp_path / "home")


def test_bundle_checks_find_version_and_window_of_program(machine):
    assert __version__ in bundle_checks.check_version(machine, SAMPLES)
    assert bundle_checks.check_x11_window(machine, SAMPLES).endswith(".")


def test_worker_check_reports_that_large_set_is_read(machine, monkeypatch):
    monkeypatch.setattr(bundle_checks, "LARGE_ENTRIES", 100)
    assert bundle_checks.check_workers(machine, SAMPLES).startswith("A large set is read")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("exit 3", r"ended with exit code 3"),
        ("echo Traceback >&2", r"ended with exit code 0: Traceback"),
        ("echo sitemap-studio unknown", r"printed sitemap-studio unknown"),
    ],
    ids=["exit code", "traceback", "wrong version"],
)
def test_version_check_reports_failing_program_in_one_sentence(machine, tmp_path, line, message):
    broken = tmp_path / "broken"
    broken.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
    broken.chmod(0o755)
    with pytest.raises(SetUpError, match=message):
        bundle_checks.check_version(Machine(broken, machine.folder, machine.home), SAMPLES)


def test_bundle_without_resources_is_reported(tmp_path):
    with pytest.raises(SetUpError, match=r"lacks its resources/samples/sitemap\.xml"):
        next(check_bundle(executable_path(tmp_path)))


def test_bundle_without_icon_is_reported(machine, tmp_path):
    resources = tmp_path / "resources"
    shutil.copytree(ROOT / "resources", resources)
    (resources / "icons" / "open.svg").unlink()
    with pytest.raises(SetUpError, match=r"lacks the resources icons/open\.svg\.$"):
        bundle_checks.check_resources(machine, resources / "samples" / "sitemap.xml")


def test_bundle_without_licences_is_reported(machine, tmp_path):
    (tmp_path / "program").touch()
    (tmp_path / "numpy-1.dist-info").mkdir()
    (tmp_path / "numpy-1.dist-info" / "LICENSE").touch()
    with pytest.raises(SetUpError) as failure:
        bundle_checks.check_licences(Machine(tmp_path / "program", machine.folder, machine.home), SAMPLES)
    assert "numpy" not in str(failure.value)
    assert "lxml" in str(failure.value)


def test_size_of_bundle_excludes_links(tmp_path):
    (tmp_path / "file").write_bytes(b"12345")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "other").write_bytes(b"123")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    assert folder_bytes(tmp_path) == 8


# Contents of bundles

LANGUAGES = ("de", "ja")


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "resources/icons/open.svg",
        "- PySide6/Qt/plugins/platforms/libqeglfs.so",
        "- PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "- PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "- PySide6\\plugins\\networkinformation\\qnetworklistmanager.dll",
        "- PySide6/Qt/translations/qtbase_pl.qm",
        "- PySide6/Qt/translations/designer_de.qm",
        "- libstdc++.so.6",
    ],
)
def test_bundle_includes_only_files_for_desktops(path):
    assert is_included(path.removeprefix("- "), LANGUAGES) is not path.startswith("- ")


def test_unused_libraries_and_their_links_are_excluded_from_bundle():
    entries: list[BundleEntry] = [
        ("package/module.so", "/env/module.so", "EXTENSION"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/env/libqxcb.so", "BINARY"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/env/libQt6Gui.so.6", "BINARY"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libgtk.so", "/env/libgtk.so", "BINARY"),
        ("package/libgtk.so", "../libgtk.so", "SYMLINK"),
        ("libdeep.so", "/env/libdeep.so", "BINARY"),
        ("libpython3.11.so.1.0", "/env/libpython3.11.so.1.0", "BINARY"),
    ]
    needs = {"/env/libqxcb.so": ["libQt6Gui.so.6"], "/env/libQt6Gui.so.6": ["libdeep.so", "libc.so.6"]}
    kept = remove_unused_libraries(entries, lambda source: needs.get(source, []))
    assert [target for target, _source, _kind in kept] == [
        "package/module.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "libQt6Gui.so.6",
        "libdeep.so",
        "libpython3.11.so.1.0",
    ]


def test_qt_modules_without_imports_are_unused(tmp_path):
    package, qt = tmp_path / "package", tmp_path / "qt"
    package.mkdir()
    qt.mkdir()
    (package / "window.py").write_text("def late():\n    from PySide6.QtSvg import QSvgRenderer\n", encoding="utf-8")
    for name in ("QtSvg.abi3.so", "QtQml.abi3.so", "QtSql.pyd", "QtCore.pyi"):
        (qt / name).touch()
    assert unused_qt_modules(package, qt) == ["PySide6.QtQml", "PySide6.QtSql"]


def test_required_distributions_are_found_with_licence_files():
    names = {each.name.casefold().replace("_", "-") for each in required_distributions("sitemap-studio", "gui")}
    assert {"lxml", "polars", "polars-runtime-32", "pyside6-essentials", "shiboken6", "numpy"} <= names
    assert {"sitemap-studio", "pytest", "ruff"}.isdisjoint(names)
    files = licence_files(distribution("lxml"))
    names = {file.rpartition("/")[2] for file, _folder in files}
    assert names == {"METADATA", "LICENSE.txt", "LICENSES.txt"}
    assert all(folder.startswith("lxml-") for _file, folder in files)

"""What stays out of a bundle, and that nothing goes that something else needs."""

from __future__ import annotations

from importlib.metadata import distribution

import pytest

from bundle_contents import Entry, is_wanted, papers_of, parts_of, unused_qt_modules, without_unreached

LANGUAGES = ("de", "ja")


@pytest.mark.parametrize(
    "place",
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
def test_what_a_desktop_needs_goes_into_a_bundle_and_the_rest_stays_out(place):
    assert is_wanted(place.removeprefix("- "), LANGUAGES) is not place.startswith("- ")


def test_libraries_that_nothing_needs_stay_out_with_the_links_to_them():
    entries: list[Entry] = [
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
    kept = without_unreached(entries, lambda source: needs.get(source, []))
    assert [place for place, _source, _kind in kept] == [
        "package/module.so",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/lib/libQt6Gui.so.6",
        "libQt6Gui.so.6",
        "libdeep.so",
        "libpython3.11.so.1.0",
    ]


def test_modules_of_qt_that_no_source_imports_are_unused(tmp_path):
    package, qt = tmp_path / "package", tmp_path / "qt"
    package.mkdir()
    qt.mkdir()
    (package / "window.py").write_text("def late():\n    from PySide6.QtSvg import QSvgRenderer\n", encoding="utf-8")
    for name in ("QtSvg.abi3.so", "QtQml.abi3.so", "QtSql.pyd", "QtCore.pyi"):
        (qt / name).touch()
    assert unused_qt_modules(package, qt) == ["PySide6.QtQml", "PySide6.QtSql"]


def test_the_parts_of_the_program_are_found_with_their_own():
    names = {part.name.casefold().replace("_", "-") for part in parts_of("sitemap-studio")}
    assert {"lxml", "polars", "polars-runtime-32", "pyside6-essentials", "shiboken6", "numpy"} <= names
    assert {"sitemap-studio", "pytest", "ruff"}.isdisjoint(names)


def test_a_part_goes_with_its_licences_and_without_its_code():
    papers = papers_of(distribution("lxml"))
    names = {file.rpartition("/")[2] for file, _folder in papers}
    assert names == {"METADATA", "LICENSE.txt", "LICENSES.txt"}
    assert all(folder.startswith("lxml-") for _file, folder in papers)

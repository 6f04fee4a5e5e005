"""Desktop files of all operating systems have the same name, version and file types."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from lxml import etree

from bundling import add_desktop_files
from icon_files import PNG_NAME, PNG_SIDES
from sitemap_studio import __version__
from sitemap_studio.gui.about import APPLICATION, BUNDLE_ID, DESKTOP_ID
from sitemap_studio.gui.app import create_application
from sitemap_studio.protocol.namespaces import SITEMAP

ROOT = Path(__file__).resolve().parents[2]
FILES = ROOT / "packaging" / "linux"
SPECIFICATION = (ROOT / "packaging" / "bundle" / "sitemap-studio.spec").read_text(encoding="utf-8")
MIME = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
GLOBS = {
    f"{name}{suffix}"
    for suffix in (".xml", ".xml.gz")
    for name in ("sitemap*", "*sitemap", "*sitemap_index", "*sitemap-index")
}
MIME_TYPES = {"application/x-sitemap+xml": "application/xml", "application/x-sitemap+gzip": "application/gzip"}
"""File types of the program, with their general types."""

SUFFIXES = {".xml", ".gz", ".txt", ".csv"}
"""Suffixes for which Windows lists the program below “Open with”."""


@pytest.fixture(scope="module")
def desktop() -> ConfigParser:
    """The desktop file."""
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string((FILES / f"{DESKTOP_ID}.desktop").read_text(encoding="utf-8"))
    return parser


@pytest.fixture(scope="module")
def metainfo() -> etree._Element:
    """The metadata for software centres."""
    return etree.parse(str(FILES / f"{DESKTOP_ID}.metainfo.xml")).getroot()


@pytest.fixture(scope="module")
def mime() -> etree._Element:
    """The file types."""
    return etree.parse(str(FILES / f"{DESKTOP_ID}.mime.xml")).getroot()


@pytest.fixture(scope="module")
def flatpak() -> dict[str, Any]:
    """The manifest of the Flatpak."""
    made: dict[str, Any] = json.loads((FILES / f"{DESKTOP_ID}.json").read_text(encoding="utf-8"))
    return made


@pytest.fixture(scope="module")
def installer_script() -> str:
    """The script of the installer for Windows."""
    return (ROOT / "packaging" / "windows" / "sitemap-studio.iss").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bundle with its desktop files, in a folder with a space in its name."""
    folder = tmp_path_factory.mktemp("built here") / "sitemap-studio"
    icons = tmp_path_factory.mktemp("icons")
    for side in PNG_SIDES:
        (icons / PNG_NAME.format(side=side)).write_bytes(b"picture")
    folder.mkdir()
    (folder / "sitemap-studio").write_text("#!/bin/sh\n", encoding="utf-8")
    (folder / "sitemap-studio").chmod(0o755)
    add_desktop_files(folder, icons)
    return folder


MIME_TYPE_SCRIPT = """
import json, sys
from PySide6.QtCore import QMimeDatabase

extension_only = QMimeDatabase.MatchMode.MatchExtension
names = sys.argv[1:]
print(json.dumps({name: QMimeDatabase().mimeTypeForFile(name, extension_only).name() for name in names}))
"""
"""Prints the file types that Qt determines from the shared MIME database, as desktops do."""


def test_desktop_files_agree_on_program_id_and_name(desktop, metainfo, flatpak, bundle):
    assert metainfo.findtext("id") == DESKTOP_ID
    assert metainfo.findtext("launchable") == f"{DESKTOP_ID}.desktop"
    assert metainfo.findtext("icon") == desktop["Desktop Entry"]["Icon"] == flatpak["id"] == DESKTOP_ID
    assert desktop["Desktop Entry"]["Name"] == metainfo.findtext("name") == APPLICATION
    shared = {path.name.partition(DESKTOP_ID)[1] for path in (bundle / "share").rglob("*") if path.is_file()}
    assert shared == {DESKTOP_ID}
    assert f"id={DESKTOP_ID}\n" in (FILES / "add-to-menu.sh").read_text(encoding="utf-8")
    assert re.fullmatch(r"[A-Za-z0-9.-]+", BUNDLE_ID)


def test_running_program_has_name_and_version_of_package(qapp):
    running = create_application()
    assert (running.desktopFileName(), running.applicationVersion()) == (DESKTOP_ID, __version__)
    assert running.applicationName() == APPLICATION


def test_desktop_files_have_version_of_package(metainfo, installer_script):
    (newest, *_older) = metainfo.findall("releases/release")
    assert newest.get("version") == __version__
    assert date.fromisoformat(newest.get("date")).year >= 2026
    changelog = (ROOT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"^## (\S+)", changelog, re.MULTILINE).group(1) == __version__  # type: ignore[union-attr]
    assert "AppVersion={#Version}" in installer_script
    assert __version__ not in installer_script
    assert '"CFBundleShortVersionString": __version__' in SPECIFICATION


def test_packaging_scripts_contain_no_version_number():
    written = [
        path for path in (ROOT / "packaging").rglob("*") if path.suffix in (".py", ".spec", ".iss", ".sh", ".json")
    ]
    assert [path.name for path in written if __version__ in path.read_text(encoding="utf-8")] == []


def test_desktop_file_and_metadata_list_file_types_of_program(desktop, metainfo, mime):
    entry = desktop["Desktop Entry"]
    assert re.fullmatch(r"sitemap-studio %[fF]", entry["Exec"])
    assert (entry["Type"], entry["Terminal"]) == ("Application", "false")
    assert {"Comment", "GenericName", "Keywords", "Categories"} <= set(entry)
    assert all(entry[key].endswith(";") for key in ("Categories", "Keywords", "MimeType"))
    offered = set(desktop["Desktop Entry"]["MimeType"].rstrip(";").split(";"))
    assert {*MIME_TYPES} < offered
    assert {element.text for element in metainfo.findall("provides/mediatype")} == {*MIME_TYPES}
    kinds = {kind.get("type"): kind.find("m:sub-class-of", MIME).get("type") for kind in mime}
    assert kinds == MIME_TYPES


def test_mime_types_recognize_sitemaps_by_name_and_root(mime):
    assert {glob.get("pattern") for glob in mime.iterfind(".//m:glob", MIME)} == GLOBS
    roots = [(root.get("namespaceURI"), root.get("localName")) for root in mime.iterfind(".//m:root-XML", MIME)]
    assert roots == [(SITEMAP, name) for name in ("urlset", "sitemapindex")]


def test_metadata_and_flatpak_manifest_are_complete(metainfo, flatpak):
    summary = metainfo.findtext("summary")
    assert len(summary) <= 50
    assert not summary.endswith(".")
    texts = [" ".join(element.itertext()).strip() for element in metainfo.iterfind("description/*")]
    assert len(texts) == 2
    assert all(text.endswith(".") for text in texts)
    assert metainfo.findtext("metadata_license") == "CC0-1.0"
    assert metainfo.find("content_rating") is not None
    assert flatpak["command"] == "sitemap-studio"
    # Stripping would cut the program's modules off.
    assert flatpak["build-options"] == {"strip": False, "no-debuginfo": True}
    assert "--share=network" not in flatpak["finish-args"]


def test_program_is_offered_but_never_default_for_file_types(installer_script):
    offered = set(re.findall(r"Software\\Classes\\(\.\w+)\\OpenWithProgids", installer_script))
    supported = set(re.findall(r'SupportedTypes".*ValueName: "(\.\w+)"', installer_script))
    assert offered == supported == SUFFIXES
    assert re.findall(r'Subkey: "Software\\Classes\\\.\w+";', installer_script) == []
    assert "PrivilegesRequired=lowest" in installer_script
    assert re.findall(r'"LSHandlerRank": "(\w+)"', SPECIFICATION) == ["Alternate"]


@pytest.mark.parametrize(
    "command",
    [
        ["appstreamcli", "validate", "--no-net", f"{DESKTOP_ID}.metainfo.xml"],
        ["desktop-file-validate", f"{DESKTOP_ID}.desktop"],
        ["xmllint", "--noout", f"{DESKTOP_ID}.mime.xml"],
    ],
    ids=lambda command: command[0],
)
def test_desktop_file_validators_find_no_errors(command):
    if shutil.which(command[0]) is not None:
        finished = subprocess.run(command, check=False, cwd=FILES, capture_output=True, text=True)
        assert finished.returncode == 0, finished.stdout + finished.stderr


def test_added_menu_entry_starts_program_and_is_removable(bundle, tmp_path, monkeypatch):
    script = bundle / "add-to-menu.sh"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    subprocess.run(["sh", script], check=True, capture_output=True)
    entry = tmp_path / "data" / "applications" / f"{DESKTOP_ID}.desktop"
    assert f'Exec="{bundle}/sitemap-studio" %' in entry.read_text(encoding="utf-8")
    assert (tmp_path / "data" / "icons" / "hicolor" / "16x16" / "apps" / f"{DESKTOP_ID}.png").read_bytes() == b"picture"
    if shutil.which("update-mime-database"):
        globs = (tmp_path / "data" / "mime" / "globs").read_text(encoding="utf-8")
        assert "application/x-sitemap+xml:sitemap*.xml" in globs
    subprocess.run(["sh", script, "--remove"], check=True, capture_output=True)
    left = [path for path in (tmp_path / "data").rglob("*") if DESKTOP_ID in path.name]
    assert left == []


@pytest.mark.skipif(shutil.which("update-mime-database") is None, reason="shared-mime-info is not installed")
def test_desktop_recognizes_sitemaps_by_name(tmp_path):
    kinds = {
        **dict.fromkeys(("sitemap.xml", "sitemap-2.xml", "blog-sitemap.xml"), "application/x-sitemap+xml"),
        "sitemap-3.xml.gz": "application/x-sitemap+gzip",
        "pages.xml": "application/xml",
    }
    (tmp_path / "mime" / "packages").mkdir(parents=True)
    shutil.copy(FILES / f"{DESKTOP_ID}.mime.xml", tmp_path / "mime" / "packages" / f"{DESKTOP_ID}.xml")
    subprocess.run(["update-mime-database", tmp_path / "mime"], check=True, capture_output=True)
    variables = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    command = [sys.executable, "-c", MIME_TYPE_SCRIPT, *kinds]
    finished = subprocess.run(command, check=True, env=variables, capture_output=True, text=True)
    assert json.loads(finished.stdout) == kinds


def test_adding_menu_entry_refuses_folder_with_quotation_marks(bundle, tmp_path):
    odd = tmp_path / 'a "place"'
    shutil.copytree(bundle, odd)
    finished = subprocess.run(
        ["sh", odd / "add-to-menu.sh"], check=False, capture_output=True, text=True, encoding="utf-8"
    )
    assert finished.returncode == 2
    assert "Move the program to another folder." in finished.stderr

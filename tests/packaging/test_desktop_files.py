"""What the systems are told of the program: one name, one version and the same kinds of files everywhere."""

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

import file_kinds
from bundling import add_desktop_files
from icon_files import PNG_NAME, PNG_SIDES
from sitemap_studio import __version__
from sitemap_studio.gui.about import APPLICATION, BUNDLE_ID, DESKTOP_ID
from sitemap_studio.gui.app import make_application

ROOT = Path(__file__).resolve().parents[2]
FILES = ROOT / "packaging" / "linux"
MIME = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}


@pytest.fixture(scope="module")
def desktop() -> ConfigParser:
    """The desktop file."""
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string((FILES / f"{DESKTOP_ID}.desktop").read_text(encoding="utf-8"))
    return parser


@pytest.fixture(scope="module")
def metainfo() -> etree._Element:
    """What software centres show of the program."""
    return etree.parse(str(FILES / f"{DESKTOP_ID}.metainfo.xml")).getroot()


@pytest.fixture(scope="module")
def mime() -> etree._Element:
    """The kinds of files."""
    return etree.parse(str(FILES / f"{DESKTOP_ID}.mime.xml")).getroot()


@pytest.fixture(scope="module")
def flatpak() -> dict[str, Any]:
    """What Flatpak builds by."""
    made: dict[str, Any] = json.loads((FILES / f"{DESKTOP_ID}.json").read_text(encoding="utf-8"))
    return made


@pytest.fixture(scope="module")
def script() -> str:
    """What the installer for Windows is made by."""
    return (ROOT / "packaging" / "windows" / "sitemap-studio.iss").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bundle's folder with what lies beside the program; its name has a blank."""
    folder = tmp_path_factory.mktemp("built here") / "sitemap-studio"
    icons = tmp_path_factory.mktemp("icons")
    for side in PNG_SIDES:
        (icons / PNG_NAME.format(side=side)).write_bytes(b"picture")
    folder.mkdir()
    (folder / "sitemap-studio").write_text("#!/bin/sh\n", encoding="utf-8")
    (folder / "sitemap-studio").chmod(0o755)
    add_desktop_files(folder, icons)
    return folder


ASKING = """
import json, sys
from PySide6.QtCore import QMimeDatabase

extension_only = QMimeDatabase.MatchMode.MatchExtension
names = sys.argv[1:]
print(json.dumps({name: QMimeDatabase().mimeTypeForFile(name, extension_only).name() for name in names}))
"""
"""Asks Qt, which goes by the same files as the desktop."""


def test_all_of_them_know_the_program_by_the_name_that_its_windows_have(desktop, metainfo, flatpak, bundle):
    assert metainfo.findtext("id") == DESKTOP_ID
    assert metainfo.findtext("launchable") == f"{DESKTOP_ID}.desktop"
    assert metainfo.findtext("icon") == desktop["Desktop Entry"]["Icon"] == flatpak["id"] == DESKTOP_ID
    assert desktop["Desktop Entry"]["Name"] == metainfo.findtext("name") == APPLICATION
    shared = {path.name.partition(DESKTOP_ID)[1] for path in (bundle / "share").rglob("*") if path.is_file()}
    assert shared == {DESKTOP_ID}
    assert f"id={DESKTOP_ID}\n" in (FILES / "add-to-menu.sh").read_text(encoding="utf-8")
    assert re.fullmatch(r"[A-Za-z0-9.-]+", BUNDLE_ID)


def test_the_running_program_bears_that_name_and_version(qapp):
    running = make_application()
    assert (running.desktopFileName(), running.applicationVersion()) == (DESKTOP_ID, __version__)
    assert running.applicationName() == APPLICATION


def test_the_version_is_that_of_the_package(metainfo, script):
    (newest, *_older) = metainfo.findall("releases/release")
    assert newest.get("version") == __version__
    assert date.fromisoformat(newest.get("date")).year >= 2026
    changelog = (ROOT / "packaging" / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"^## (\S+)", changelog, re.MULTILINE).group(1) == __version__  # type: ignore[union-attr]
    assert "AppVersion={#Version}" in script
    assert __version__ not in script
    assert file_kinds.macos_properties(APPLICATION, __version__)["CFBundleShortVersionString"] == __version__


def test_no_file_of_the_packaging_names_a_version_of_its_own():
    written = [
        path for path in (ROOT / "packaging").rglob("*") if path.suffix in (".py", ".spec", ".iss", ".sh", ".json")
    ]
    assert [path.name for path in written if __version__ in path.read_text(encoding="utf-8")] == []


def test_the_desktop_file_says_how_to_open_which_files(desktop, metainfo, mime):
    entry = desktop["Desktop Entry"]
    assert re.fullmatch(r"sitemap-studio %[fF]", entry["Exec"])
    assert (entry["Type"], entry["Terminal"]) == ("Application", "false")
    assert {"Comment", "GenericName", "Keywords", "Categories"} <= set(entry)
    assert all(entry[key].endswith(";") for key in ("Categories", "Keywords", "MimeType"))
    offered = set(desktop["Desktop Entry"]["MimeType"].rstrip(";").split(";"))
    assert set(file_kinds.MIME_TYPES) < offered
    assert {element.text for element in metainfo.findall("provides/mediatype")} == set(file_kinds.MIME_TYPES)
    kinds = {kind.get("type"): kind.find("m:sub-class-of", MIME).get("type") for kind in mime}
    assert kinds == dict(file_kinds.MIME_TYPES)


def test_sitemaps_are_known_by_name_and_by_root_element(mime):
    assert sorted(glob.get("pattern") for glob in mime.iterfind(".//m:glob", MIME)) == sorted(file_kinds.GLOBS)
    roots = [(root.get("namespaceURI"), root.get("localName")) for root in mime.iterfind(".//m:root-XML", MIME)]
    assert roots == [(file_kinds.NAMESPACE, name) for name in file_kinds.ROOTS]


def test_software_centres_get_whole_sentences_and_flatpak_the_bundle_as_it_is(metainfo, flatpak):
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


def test_windows_and_macos_offer_the_program_without_taking_a_kind_of_file(script):
    offered = set(re.findall(r"Software\\Classes\\(\.\w+)\\OpenWithProgids", script))
    supported = set(re.findall(r'SupportedTypes".*ValueName: "(\.\w+)"', script))
    assert offered == supported == set(file_kinds.ENDINGS)
    assert re.findall(r'Subkey: "Software\\Classes\\\.\w+";', script) == []
    assert "PrivilegesRequired=lowest" in script
    properties: dict[str, Any] = file_kinds.macos_properties(APPLICATION, __version__)
    (kind,) = properties["CFBundleDocumentTypes"]
    assert kind["LSHandlerRank"] == "Alternate"
    assert set(kind["LSItemContentTypes"]) == set(file_kinds.MACOS_TYPES)


@pytest.mark.parametrize(
    "command",
    [
        ["appstreamcli", "validate", "--no-net", f"{DESKTOP_ID}.metainfo.xml"],
        ["desktop-file-validate", f"{DESKTOP_ID}.desktop"],
        ["xmllint", "--noout", f"{DESKTOP_ID}.mime.xml"],
    ],
)
def test_the_tools_of_the_desktop_find_nothing_wrong(command):
    # Where a tool is missing, the tests above judge what the files hold.
    if shutil.which(command[0]) is not None:
        answer = subprocess.run(command, check=False, cwd=FILES, capture_output=True, text=True)
        assert answer.returncode == 0, answer.stdout + answer.stderr


def test_the_menu_starts_the_program_where_it_lies(bundle, tmp_path, monkeypatch):
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


@pytest.mark.skipif(shutil.which("update-mime-database") is None, reason="the desktop can't be told of kinds of files")
def test_a_desktop_knows_sitemaps_by_their_names(tmp_path):
    kinds = {
        **dict.fromkeys(("sitemap.xml", "sitemap-2.xml", "blog-sitemap.xml"), "application/x-sitemap+xml"),
        "sitemap-3.xml.gz": "application/x-sitemap+gzip",
        "pages.xml": "application/xml",
    }
    (tmp_path / "mime" / "packages").mkdir(parents=True)
    shutil.copy(FILES / f"{DESKTOP_ID}.mime.xml", tmp_path / "mime" / "packages" / f"{DESKTOP_ID}.xml")
    subprocess.run(["update-mime-database", tmp_path / "mime"], check=True, capture_output=True)
    variables = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    asking = [sys.executable, "-c", ASKING, *kinds]
    answer = subprocess.run(asking, check=True, env=variables, capture_output=True, text=True)
    assert json.loads(answer.stdout) == kinds


def test_a_folder_that_a_menu_cannot_name_is_told(bundle, tmp_path):
    odd = tmp_path / 'a "place"'
    shutil.copytree(bundle, odd)
    answer = subprocess.run(
        ["sh", odd / "add-to-menu.sh"], check=False, capture_output=True, text=True, encoding="utf-8"
    )
    assert answer.returncode == 2
    assert "Move the program to another folder." in answer.stderr

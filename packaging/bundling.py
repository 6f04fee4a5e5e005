"""Builds the bundle: a folder with the program, its Python and every library, which runs where none of them is.

PyInstaller puts it together from a file that lies in `bundle`; here are the steps around it. What a desktop on Linux
wants to know of the program comes beside it, and the finished bundle is started before anybody gets it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bundle_checks import check_bundle, program_in
from bundle_contents import STRIPPED
from environments import ROOT, Environment
from icon_files import ICO_NAME, PNG_NAME, PNG_SIDES, WIZARD_NAME
from system_libraries import ensure_all_qt_libraries, ensure_binutils
from telling import SetUpFailed, tell

BUILDER = Environment(ROOT / ".venv-build", has_program=True)
"""Where bundles are built, apart from the tests, so that nothing of theirs gets into a bundle."""

BUNDLE_NAME = "sitemap-studio"
"""The bundle's folder."""

_FILES = ROOT / "packaging"
_DRAWING = ROOT / "resources" / "icons" / "sitemap-studio.svg"


def build(output: Path) -> int:
    """Build the bundle, start it, and tell its size.

    Args:
        output: The folder in which the bundle's own is made anew.

    Raises:
        SetUpFailed: Something could not be built, or the bundle does not do what it must.
    """
    ensure_all_qt_libraries()
    ensure_binutils()
    BUILDER.ensure("build")
    output.mkdir(parents=True, exist_ok=True)
    bundle = output / BUNDLE_NAME
    with tempfile.TemporaryDirectory(prefix="sitemap-studio-build-") as scratch:
        icons = Path(scratch) / "icons"
        _call("The icons", [BUILDER.python, "-P", _FILES / "icon_files.py", _DRAWING, icons])
        tell("Building the bundle (this may take a minute)")
        _build_folder(output, Path(scratch), icons)
        if sys.platform == "linux":
            _strip(bundle)
            add_desktop_files(bundle, icons)
        if sys.platform == "win32":
            # For the installer.
            for name in (ICO_NAME, WIZARD_NAME):
                shutil.copyfile(icons / name, output / name)
    if sys.platform == "darwin":
        bundle = _only_application(output)
    tell("Starting it from another folder, in an empty home and without Python")
    for done in check_bundle(program_in(bundle)):
        tell(f"  {done}")
    tell(f"The bundle is “{bundle}”, {size_of(bundle) / 1e6:,.0f} MB.")
    return 0


def add_desktop_files(bundle: Path, icons: Path) -> None:
    """Put beside the program what a desktop on Linux wants to know of it, in the folders where it looks.

    Args:
        bundle: The bundle's folder.
        icons: The folder with the pictures that `icon_files` wrote.
    """
    files, share = _FILES / "linux", bundle / "share"
    (desktop,) = files.glob("*.desktop")
    name = desktop.stem
    places = {
        f"applications/{name}.desktop": desktop,
        f"metainfo/{name}.metainfo.xml": files / f"{name}.metainfo.xml",
        f"mime/packages/{name}.xml": files / f"{name}.mime.xml",
        f"icons/hicolor/scalable/apps/{name}.svg": _DRAWING,
    }
    for side in PNG_SIDES:
        places[f"icons/hicolor/{side}x{side}/apps/{name}.png"] = icons / PNG_NAME.format(side=side)
    for place, source in places.items():
        (share / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, share / place)
    shutil.copy(files / "add-to-menu.sh", bundle)


def size_of(folder: Path) -> int:
    """What the files of a folder take, in bytes; links count nothing."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def _build_folder(output: Path, scratch: Path, icons: Path) -> None:
    options: list[str | Path] = ["--noconfirm", "--log-level", "WARN", "--distpath", output, "--workpath", scratch]
    command: list[str | Path] = [BUILDER.python, "-P", "-m", "PyInstaller", *options]
    # Its own settings and caches must not decide what is built.
    _call(
        "The bundle", [*command, _FILES / "bundle" / "sitemap-studio.spec", "--", icons], PYINSTALLER_CONFIG_DIR=scratch
    )


def _strip(bundle: Path) -> None:
    """Take from the largest libraries what only debuggers read."""
    for library in bundle.rglob("*.so*"):
        if library.is_file() and not library.is_symlink() and re.fullmatch(STRIPPED, library.name):
            _call(f"“{library.name}”", ["strip", "--strip-unneeded", library])


def _only_application(output: Path) -> Path:
    """On macOS: leave the application alone, without the folder that it was made from."""
    shutil.rmtree(output / BUNDLE_NAME)
    (application,) = output.glob("*.app")
    return application


def _call(what: str, command: list[str | Path], **variables: str | Path) -> None:
    environment = os.environ | {name: str(value) for name, value in variables.items()}
    if subprocess.run(command, check=False, cwd=ROOT / "packaging" / "bundle", env=environment).returncode != 0:
        raise SetUpFailed(f"{what} could not be built; the lines above tell why.")

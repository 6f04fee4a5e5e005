"""Build a bundle: a folder with the program, its Python and all libraries, which needs nothing else.

PyInstaller creates it from the specification in `bundle`. Afterwards, `bundle_checks` tests the bundle.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bundle_checks import check_bundle, executable_path
from bundle_contents import STRIPPED_LIBRARIES
from environments import ROOT, Environment
from icon_files import ICO_NAME, PNG_NAME, PNG_SIDES, WIZARD_NAME
from system_libraries import (
    BUILD_TOOLS,
    OFF_SCREEN_LIBRARIES,
    WAYLAND_LIBRARIES,
    X11_LIBRARIES,
    SetUpError,
    ensure_installed,
    report,
)

BUILDER = Environment(ROOT / ".venv-build", has_program=True)
"""Environment of PyInstaller, without test tools, so that bundles do not contain these."""

BUNDLE_NAME = "sitemap-studio"
"""Name of the folder of the bundle."""

_FILES = ROOT / "packaging"
_DRAWING = ROOT / "resources" / "icons" / "sitemap-studio.svg"


def build(output: Path) -> int:
    """Build a bundle in a folder, check it, print its size, and return 0.

    Raises:
        SetUpError: The build or a check failed.
    """
    ensure_installed({**OFF_SCREEN_LIBRARIES, **X11_LIBRARIES, **WAYLAND_LIBRARIES, **BUILD_TOOLS})
    BUILDER.ensure_requirements("build")
    output.mkdir(parents=True, exist_ok=True)
    bundle = output / BUNDLE_NAME
    with tempfile.TemporaryDirectory(prefix="sitemap-studio-build-") as scratch:
        icons = Path(scratch) / "icons"
        _run_build_step("The icons", [BUILDER.python, "-P", _FILES / "icon_files.py", _DRAWING, icons])
        report("Building the bundle (this may take a minute)")
        command: list[str | Path] = [BUILDER.python, "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
        command += ["--distpath", output, "--workpath", scratch, _FILES / "bundle" / "sitemap-studio.spec", "--", icons]
        # The user's settings and caches of PyInstaller must not affect the bundle.
        _run_build_step("The bundle", command, PYINSTALLER_CONFIG_DIR=scratch)
        if sys.platform == "linux":
            for library in bundle.rglob("*.so*"):
                if library.is_file() and not library.is_symlink() and re.fullmatch(STRIPPED_LIBRARIES, library.name):
                    _run_build_step(f"“{library.name}”", ["strip", "--strip-unneeded", library])
            add_desktop_files(bundle, icons)
        elif sys.platform == "win32":
            for name in (ICO_NAME, WIZARD_NAME):  # for the installer
                shutil.copyfile(icons / name, output / name)
        elif sys.platform == "darwin":
            shutil.rmtree(bundle)  # the application contains a copy
            (bundle,) = output.glob("*.app")
    report("Starting it from another folder, in an empty home and without Python")
    for result in check_bundle(executable_path(bundle)):
        report(f"  {result}")
    report(f"The bundle is “{bundle}”, {folder_bytes(bundle) / 1e6:,.0f} MB.")
    return 0


def add_desktop_files(bundle: Path, icons: Path) -> None:
    """Copy the desktop files for Linux and the script that installs them into a bundle.

    The folders below `share` follow the XDG specifications.

    Args:
        bundle: The folder of the bundle.
        icons: The folder of the files that `icon_files` wrote.
    """
    files, share = _FILES / "linux", bundle / "share"
    (desktop,) = files.glob("*.desktop")
    name = desktop.stem
    sources = {
        f"applications/{name}.desktop": desktop,
        f"metainfo/{name}.metainfo.xml": files / f"{name}.metainfo.xml",
        f"mime/packages/{name}.xml": files / f"{name}.mime.xml",
        f"icons/hicolor/scalable/apps/{name}.svg": _DRAWING,
    }
    for side in PNG_SIDES:
        sources[f"icons/hicolor/{side}x{side}/apps/{name}.png"] = icons / PNG_NAME.format(side=side)
    for target, source in sources.items():
        (share / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, share / target)
    shutil.copy(files / "add-to-menu.sh", bundle)


def folder_bytes(folder: Path) -> int:
    """Return the total size of the files in a folder in bytes, without symbolic links."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)


def _run_build_step(product: str, command: list[str | Path], **variables: str | Path) -> None:
    """Run a command with additional environment variables; raise `SetUpError` with the product's name if it fails."""
    environment = os.environ | {name: str(value) for name, value in variables.items()}
    if subprocess.run(command, check=False, cwd=_FILES / "bundle", env=environment).returncode != 0:
        raise SetUpError(f"{product} could not be built; see the messages above.")

"""The command `menu`: an entry in the menu of a Linux desktop, for installations by pip or pipx.

The installed files are below the Python prefix, which desktops search only if it is a prefix of the system or user.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from sitemap_studio.cli.terminal import print_result
from sitemap_studio.core.errors import RequestError, WriteError, system_reason
from sitemap_studio.document.command_line import PROGRAM

_APPLICATION_ID: Final = "io.github.sitemap_studio.SitemapStudio"
_DESKTOP_FILE: Final = f"applications/{_APPLICATION_ID}.desktop"
_FILES: Final = (
    _DESKTOP_FILE,
    f"icons/hicolor/scalable/apps/{_APPLICATION_ID}.svg",
    f"metainfo/{_APPLICATION_ID}.metainfo.xml",
    f"mime/packages/{_APPLICATION_ID}.xml",
)
"""Files of the entry, relative to the folder `share` of the installation and to the user's data folder."""

_DATABASE_UPDATES: Final = (("update-desktop-database", "applications"), ("update-mime-database", "mime"))


def menu(options: argparse.Namespace) -> bool:
    """Run the command: add the program to the menu of the user's Linux desktop, or remove it; return True."""
    if sys.platform != "linux":
        raise RequestError(
            "The command “menu” is for Linux.",
            hint="On Windows, use the installer; on macOS, drag the application to the Applications folder.",
        )
    user = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    try:
        if options.remove:
            for name in _FILES:
                (user / name).unlink(missing_ok=True)
        else:
            _install_menu_entry(Path(sys.prefix) / "share", user, Path(sys.executable).with_name(PROGRAM))
    except OSError as error:
        raise WriteError(f"The menu entry can't be written to “{user}”: {system_reason(error)}.", path=user) from error
    for program, folder in _DATABASE_UPDATES:
        if (user / folder).is_dir() and shutil.which(program):
            subprocess.run([program, user / folder], check=False, capture_output=True)
    print_result(options, "Removed the menu entry." if options.remove else f"Added {user / _DESKTOP_FILE}")
    return True


def _install_menu_entry(installed: Path, user: Path, program: Path) -> None:
    """Copy the files of the menu entry to the user's data folder, with the path of the program.

    Raises:
        RequestError: The files are not installed, or a menu entry can't contain the path.
        OSError: The files can't be written.
    """
    if not (installed / _DESKTOP_FILE).is_file():
        raise RequestError(
            "This installation has no files for a menu entry.",
            hint="Install the program with pip or pipx, or run add-to-menu.sh in its folder.",
        )
    if set(str(program)) & set('"`$\\%'):
        raise RequestError(
            f"A menu entry can't contain the path “{program}”.", hint="Install the program in another folder."
        )
    for name in _FILES:
        (user / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(installed / name, user / name)
    text = (user / _DESKTOP_FILE).read_text(encoding="utf-8")
    (user / _DESKTOP_FILE).write_text(text.replace(f"Exec={PROGRAM}", f'Exec="{program.as_posix()}"'), encoding="utf-8")

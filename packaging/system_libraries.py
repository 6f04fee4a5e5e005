"""What the operating system must provide: the libraries that Qt loads, and a few tools.

Looks whether a library can be loaded instead of asking a package manager, which is quick and holds on every Linux.
Installs what is missing on Debian and its kin; elsewhere it names what is missing.
It does not touch Python packages.
"""

from __future__ import annotations

import ctypes
import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

from default_fonts import has_second_font
from telling import SetUpFailed, tell

OFF_SCREEN_LIBRARIES: Mapping[str, str] = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
    "libzstd.so.1": "libzstd1",
}
"""What Qt's widgets and its off-screen platform load, with the Debian package that holds it."""

X11_LIBRARIES: Mapping[str, str] = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""What Qt loads besides to show a window under X11."""

WAYLAND_LIBRARIES: Mapping[str, str] = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""What Qt loads besides to show a window under Wayland."""

_SCREEN_READER_TOOLS: Mapping[str, str] = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus",
    "gdbus": "libglib2.0-bin",
    "at-spi2-registryd": "at-spi2-core",
}
"""What the test needs that hears the program as a screen reader does, with the Debian package that holds it."""

_SERVICE_FOLDERS: tuple[str, ...] = ("/usr/libexec", "/usr/lib/at-spi2-core")
"""Where programs lie that nobody starts by hand."""


def has_display() -> bool:
    """Whether a window can be seen: always on macOS and Windows, elsewhere if a display server is named."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def ensure_qt_libraries(*, for_display: bool) -> None:
    """Make sure that Qt finds the system libraries it loads.

    Args:
        for_display: Also what a visible window needs, for the display servers that are running.

    Raises:
        SetUpFailed: Libraries are missing and could not be installed.
    """
    wanted = dict(OFF_SCREEN_LIBRARIES)
    if for_display and os.environ.get("DISPLAY"):
        wanted |= X11_LIBRARIES
    if for_display and os.environ.get("WAYLAND_DISPLAY"):
        wanted |= WAYLAND_LIBRARIES
    _ensure_libraries(wanted)


def ensure_all_qt_libraries() -> None:
    """Make sure that all libraries that Qt may load are there, for whoever wants to carry them elsewhere.

    Raises:
        SetUpFailed: Libraries are missing and could not be installed.
    """
    _ensure_libraries({**OFF_SCREEN_LIBRARIES, **X11_LIBRARIES, **WAYLAND_LIBRARIES})


def _ensure_libraries(wanted: Mapping[str, str]) -> None:
    """Install what is missing of some libraries, given with their Debian packages."""
    if not sys.platform.startswith("linux"):
        return
    missing = [soname for soname in wanted if not is_loadable(soname)]
    if not missing:
        return
    if not _is_debian():
        raise SetUpFailed(f"Qt needs these system libraries, please install them: {', '.join(missing)}.")
    # Together with what comes next, so that whoever must do it by hand is told once.
    install_debian_packages(sorted({wanted[soname] for soname in missing}) + _missing_venv_packages())


def ensure_venv_module() -> None:
    """Make sure that this Python can make virtual environments.

    Raises:
        SetUpFailed: The module is missing and could not be installed.
    """
    packages = _missing_venv_packages()
    if packages and not _is_debian():
        raise SetUpFailed(f"{sys.executable} cannot make virtual environments: its module “ensurepip” is missing.")
    if packages:
        install_debian_packages(packages)


def ensure_xmllint() -> None:
    """Install xmllint on Debian and its kin; elsewhere say that it is missing and go on.

    Raises:
        SetUpFailed: The package could not be installed.
    """
    if shutil.which("xmllint"):
        return
    if _is_debian():
        install_debian_packages(["libxml2-utils"])
    else:
        tell("xmllint is not installed, so its figures will be missing.")


def ensure_binutils() -> None:
    """Make sure that a bundle can be built on Linux, for which PyInstaller reads libraries with these tools.

    Raises:
        SetUpFailed: They are missing and could not be installed.
    """
    if not sys.platform.startswith("linux") or (shutil.which("objdump") and shutil.which("strip")):
        return
    if not _is_debian():
        raise SetUpFailed("Building a bundle needs the commands objdump and strip, please install “binutils”.")
    install_debian_packages(["binutils"])


def ensure_desktop_tools() -> None:
    """Install the tools that judge desktop files, where that takes no question; the tests do with less.

    Without them the tests look at the structure of these files only.
    """
    wanted = {
        "appstreamcli": "appstream",
        "desktop-file-validate": "desktop-file-utils",
        "update-mime-database": "shared-mime-info",
    }
    _install_if_possible([package for command, package in wanted.items() if shutil.which(command) is None])


def ensure_screen_reader_tools() -> None:
    """Install what a screen reader talks to a program through, and a screen for it, where that takes no question."""
    _install_if_possible(missing_screen_reader_tools())


def ensure_fonts() -> None:
    """Install the second font that windows are tested in, where that takes no question."""
    if sys.platform == "linux" and not has_second_font():
        _install_if_possible(["fonts-noto-core"])


def missing_screen_reader_tools() -> list[str]:
    """The Debian packages of what lacks for hearing a program as a screen reader does; none but on Linux."""
    if not sys.platform.startswith("linux"):
        return []
    places = os.pathsep.join((os.environ.get("PATH", ""), *_SERVICE_FOLDERS))
    tools = [package for command, package in _SCREEN_READER_TOOLS.items() if shutil.which(command, path=places) is None]
    libraries = {**OFF_SCREEN_LIBRARIES, **X11_LIBRARIES}
    return [*tools, *sorted({package for soname, package in libraries.items() if not is_loadable(soname)})]


def may_install() -> bool:
    """Whether system packages can be installed here without a question."""
    return _is_debian() and _root_prefix() is not None


def _install_if_possible(packages: Sequence[str]) -> None:
    if packages and may_install():
        try:
            install_debian_packages(packages)
        except SetUpFailed as failure:
            tell(str(failure))


def is_loadable(soname: str) -> bool:
    """Whether the dynamic linker finds a library of this name for this Python's architecture."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def install_debian_packages(packages: Sequence[str]) -> None:
    """Install packages with apt-get, as root or through a sudo that asks nothing.

    Raises:
        SetUpFailed: Nobody here may install packages, or apt-get failed; names the line to run by hand.
    """
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    by_hand = f"sudo apt-get update && sudo {' '.join(install)}"
    prefix = _root_prefix()
    if prefix is None:
        raise SetUpFailed(f"System packages are missing; please run: {by_hand}")
    tell(f"Installing system packages: {' '.join(packages)}")
    _update_package_lists(prefix)
    if subprocess.run([*prefix, *install, "--quiet=2"], check=False, stdout=subprocess.DEVNULL).returncode != 0:
        raise SetUpFailed(f"apt-get could not install what is missing; please run: {by_hand}")


@functools.cache
def _update_package_lists(prefix: tuple[str, ...]) -> None:
    """Fetch the lists of packages, once: a fresh system has none."""
    # A failure is not the end: the lists at hand may do, and the install will tell.
    subprocess.run([*prefix, "apt-get", "update", "--quiet=2"], check=False)


def _missing_venv_packages() -> list[str]:
    """The Debian package that lets this Python make virtual environments, if that is missing."""
    has_both = find_spec("venv") and find_spec("ensurepip")
    return [] if has_both else [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def _root_prefix() -> tuple[str, ...] | None:
    """The words to put before a command so that it runs as root; None if nothing will do."""
    environment = ("env", "DEBIAN_FRONTEND=noninteractive")
    if sys.platform != "win32" and os.geteuid() == 0:
        return environment
    if (
        shutil.which("sudo")
        and subprocess.run(["sudo", "-n", "true"], check=False, capture_output=True).returncode == 0
    ):
        return ("sudo", "-n", *environment)
    return None


def _is_debian() -> bool:
    """Whether this is Debian, Ubuntu or another of the family, going by what it says of itself."""
    try:
        lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    kin = " ".join(line.partition("=")[2].strip("\"'") for line in lines if line.startswith(("ID=", "ID_LIKE=")))
    return bool({"debian", "ubuntu"} & set(kin.split())) and shutil.which("apt-get") is not None

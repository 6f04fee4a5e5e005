"""System libraries and commands that the program, its tests and its bundles need on Linux.

The dynamic linker shows whether a library is installed, on every distribution. Missing packages are installed on Debian and
its derivatives. On other distributions, errors name the missing libraries and commands.
"""

from __future__ import annotations

import ctypes
import functools
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path

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
"""Libraries of Qt's widgets and off-screen platform, with their Debian packages."""

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
"""Libraries that Qt needs in addition for windows under X11."""

WAYLAND_LIBRARIES: Mapping[str, str] = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
"""Libraries that Qt needs in addition for windows under Wayland."""

BUILD_TOOLS: Mapping[str, str] = {"objdump": "binutils", "strip": "binutils"}
"""Commands that PyInstaller and `bundling` call, with their Debian packages."""

BENCHMARK_TOOLS: Mapping[str, str] = {"xmllint": "libxml2-utils"}
"""Commands that the benchmarks measure, with their Debian packages."""

DESKTOP_TOOLS: Mapping[str, str] = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "update-mime-database": "shared-mime-info",
}
"""Commands that validate desktop files. Tests that need a missing command are skipped."""

SCREEN_READER_TOOLS: Mapping[str, str] = {
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus",
    "gdbus": "libglib2.0-bin",
    "at-spi2-registryd": "at-spi2-core",
    **OFF_SCREEN_LIBRARIES,
    **X11_LIBRARIES,
}
"""Commands and libraries of the test that reads the window through the accessibility interface."""

_SERVICE_FOLDERS: tuple[str, ...] = ("/usr/libexec", "/usr/lib/at-spi2-core")
"""Folders of services that are not in PATH."""


class SetUpError(Exception):
    """Error that ends the set-up; the message is one sentence for the user."""


def report(message: str) -> None:
    """Print a line and flush it, so that it precedes the output of the next process."""
    print(message, flush=True)


def has_display() -> bool:
    """Return whether windows are visible: always on macOS and Windows, on other systems only with a display server."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def display_libraries() -> Mapping[str, str]:
    """Return the libraries that Qt needs for the running display servers, with their packages."""
    servers = {"DISPLAY": X11_LIBRARIES, "WAYLAND_DISPLAY": WAYLAND_LIBRARIES}
    running = (libraries for variable, libraries in servers.items() if os.environ.get(variable))
    return {soname: package for libraries in running for soname, package in libraries.items()}


def find_missing(needs: Mapping[str, str]) -> dict[str, str]:
    """Return the libraries and commands that are not installed, with their packages; empty except on Linux."""
    if sys.platform != "linux":
        return {}
    path = os.pathsep.join((os.environ.get("PATH", ""), *_SERVICE_FOLDERS))
    return {
        name: package
        for name, package in needs.items()
        if not (is_loadable(name) if ".so" in name else shutil.which(name, path=path))
    }


def ensure_installed(needs: Mapping[str, str]) -> None:
    """Install the packages of those libraries and commands that are missing.

    Raises:
        SetUpError: They could not be installed.
    """
    if not (lacking := find_missing(needs)):
        return
    if not _is_debian():
        raise SetUpError(f"Please install these libraries or commands of the system: {', '.join(lacking)}.")
    # If the user has to install packages manually, one command must contain all of them.
    install_packages({*lacking.values(), *_missing_venv_packages()})


def ensure_venv_module() -> None:
    """Install the modules `venv` and `ensurepip` if they are missing; Debian has a separate package for them.

    Raises:
        SetUpError: They could not be installed.
    """
    packages = _missing_venv_packages()
    if packages and not _is_debian():
        raise SetUpError(f"{sys.executable} cannot create virtual environments: its module “ensurepip” is missing.")
    if packages:
        install_packages(packages)


def try_to_install(packages: Iterable[str]) -> None:
    """Install optional packages if no password is required; print a message if the installation fails."""
    if (names := [*packages]) and can_install():
        try:
            install_packages(names)
        except SetUpError as error:
            report(str(error))


def can_install() -> bool:
    """Return whether system packages can be installed without a password."""
    return _is_debian() and _root_prefix() is not None


def is_loadable(soname: str) -> bool:
    """Return whether the dynamic linker finds a library for the architecture of this Python."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def install_packages(packages: Iterable[str]) -> None:
    """Install packages with apt-get, as root or through a sudo that needs no password.

    Raises:
        SetUpError: The user lacks the rights, or apt-get failed. The message contains the command to run manually.
    """
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *sorted(packages)]
    command = f"sudo apt-get update && sudo {' '.join(install)}"
    prefix = _root_prefix()
    if prefix is None:
        raise SetUpError(f"System packages are missing; please run: {command}")
    report(f"Installing system packages: {' '.join(sorted(packages))}")
    _update_package_lists(prefix)
    if subprocess.run([*prefix, *install, "--quiet=2"], check=False, stdout=subprocess.DEVNULL).returncode != 0:
        raise SetUpError(f"apt-get could not install system packages; please run: {command}")


@functools.cache
def _update_package_lists(prefix: tuple[str, ...]) -> None:
    """Update the package lists of apt-get once; a failure is reported by the installation that follows."""
    subprocess.run([*prefix, "apt-get", "update", "--quiet=2"], check=False)


def _missing_venv_packages() -> Sequence[str]:
    """Return the Debian package of `venv` in a list, or an empty list if the modules are installed."""
    has_modules = find_spec("venv") and find_spec("ensurepip")
    return [] if has_modules else [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def _root_prefix() -> tuple[str, ...] | None:
    """Return the command prefix for running as root, or None if the user lacks the rights."""
    environment = ("env", "DEBIAN_FRONTEND=noninteractive")
    if sys.platform != "win32" and os.geteuid() == 0:
        return environment
    has_sudo = shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], check=False, capture_output=True)
    return ("sudo", "-n", *environment) if has_sudo and has_sudo.returncode == 0 else None


def _is_debian() -> bool:
    """Return whether this is Debian or a derivative with apt-get, according to /etc/os-release."""
    try:
        lines = Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    names = " ".join(line.partition("=")[2].strip("\"'") for line in lines if line.startswith(("ID=", "ID_LIKE=")))
    return bool({"debian", "ubuntu"} & set(names.split())) and shutil.which("apt-get") is not None

"""Selection of the files of a bundle, used by the PyInstaller specification.

PyInstaller collects all files that may be needed. These functions remove Qt plugins for devices that desktops do not have,
libraries that only those plugins need, and Qt translations into languages that the program does not offer.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import Distribution, distribution
from pathlib import Path, PurePosixPath

BundleEntry = tuple[str, str, str]
"""Path in the bundle, source file (or target of a link), and type: BINARY, EXTENSION, DATA or SYMLINK."""

QT_PLUGINS: Mapping[str, str] = {
    "iconengines": r"qsvgicon",
    "imageformats": r"qico|qjpeg|qsvg",
    "platforminputcontexts": r".*",
    "platforms": r"qxcb|qwayland.*|qoffscreen|qwindows|qcocoa",
    "platformthemes": r"qxdgdesktopportal",
    "styles": r".*",
    "wayland-decoration-client": r".*",
    "wayland-graphics-integration-client": r"qt-plugin-wayland-egl",
    "wayland-shell-integration": r"xdg-shell",
    "xcbglintegrations": r".*",
}
"""Qt plugins that desktops need: regular expressions for their names without “lib” and suffix, by plugin type."""

SYSTEM_PROVIDED_LIBRARIES = r"libstdc\+\+\.so.*|libgcc_s\.so.*"
"""Libraries that every Linux provides. Graphics drivers may need a newer version than the bundle would contain."""

EXCLUDED_MODULES = (
    *("lxml.builder", "lxml.cssselect", "lxml.html", "lxml.isoschematron", "lxml.objectify", "lxml.sax"),
    *("numpy.f2py", "numpy.testing", "polars.testing", "readline", "tkinter", "_tkinter"),
)
"""Modules that libraries import and the program does not use."""

STRIPPED_LIBRARIES = r"libpython3.*\.so.*|_polars_runtime.*\.so"
"""Large libraries from which debug symbols are removed, at least a fifth of their size."""

_PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"
PYTHON_LICENCE_FOLDERS = (
    f"/usr/share/doc/{_PYTHON}",
    f"/usr/share/doc/lib{_PYTHON}-minimal",
    "/usr/share/licenses/python3-libs",
)
"""Folders of Python's licence on Debian and Fedora; elsewhere, it is in the folder of the standard library."""

_QT_MODULE = re.compile(r"^\s*(?:from|import) PySide6\.(\w+)", re.MULTILINE)
_PLUGIN = re.compile(r"PySide6/(?:Qt/)?plugins/([^/]+)/(?:lib)?([^/]+?)(?:\.abi3)?\.(?:so|dll|dylib)$")
_TRANSLATION = re.compile(r"PySide6/(?:Qt/)?translations/(.+)\.qm$")


def unused_qt_modules(package: Path, qt: Path) -> list[str]:
    """Return the PySide6 modules that a package does not import, in alphabetical order.

    Args:
        package: The folder of the package.
        qt: The folder of PySide6.
    """
    sources = (module.read_text(encoding="utf-8") for module in package.rglob("*.py"))
    used = {name for source in sources for name in _QT_MODULE.findall(source)}
    modules = (path.name.partition(".")[0] for path in qt.glob("Qt*") if path.suffix in (".so", ".pyd"))
    return sorted(f"PySide6.{name}" for name in {*modules} - used)


def is_included(target: str, languages: Iterable[str]) -> bool:
    """Return whether a collected file belongs in the bundle.

    Args:
        target: Path of the file in the bundle.
        languages: Languages of the window, as in the names of Qt's translation files.
    """
    path = PurePosixPath(target.replace("\\", "/"))
    if plugin := _PLUGIN.search(str(path)):
        kind, name = plugin.groups()
        return kind in QT_PLUGINS and re.fullmatch(QT_PLUGINS[kind], name) is not None
    if translation := _TRANSLATION.search(str(path)):
        return translation[1] in {f"qtbase_{language}" for language in languages}
    return re.fullmatch(SYSTEM_PROVIDED_LIBRARIES, path.name) is None


def remove_unused_libraries(
    entries: Iterable[BundleEntry], linked_libraries: Callable[[str], Iterable[str]]
) -> list[BundleEntry]:
    """Return the entries without libraries that no module or plugin loads, and without links to these libraries.

    Args:
        entries: The binaries of the bundle, and links to them.
        linked_libraries: Returns the names of the libraries that are linked to a binary file.
    """
    entries = list(entries)
    libraries = {PurePosixPath(target).name: source for target, source, kind in entries if kind == "BINARY"}
    used: set[str] = set()
    pending = [source for target, source, kind in entries if kind == "EXTENSION" or _is_loaded_by_name(target, kind)]
    while pending:
        new = set(linked_libraries(pending.pop())) - used
        used |= new
        pending += [libraries[name] for name in new if name in libraries]
    kept = [
        (target, source, kind)
        for target, source, kind in entries
        if kind != "BINARY" or _is_loaded_by_name(target, kind) or PurePosixPath(target).name in used
    ]
    targets = {target for target, _source, kind in kept if kind != "SYMLINK"}
    return [entry for entry in kept if entry[2] != "SYMLINK" or _link_target(entry) in targets]


def required_distributions(name: str, extra: str = "") -> list[Distribution]:
    """Return the distributions that a distribution requires on this platform with one extra, recursively."""
    # Not installed where `bootstrap.py` starts.
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    found: dict[str, Distribution] = {}
    pending = [(name, extra)]
    while pending:
        parent, chosen = pending.pop()
        for text in distribution(parent).requires or []:
            requirement = Requirement(text)
            key = canonicalize_name(requirement.name)
            if key not in found and (requirement.marker is None or requirement.marker.evaluate({"extra": chosen})):
                found[key] = distribution(key)
                pending.append((key, ""))
    return [found[key] for key in sorted(found)]


def licence_files(installed: Distribution) -> list[tuple[str, str]]:
    """Return pairs of source path and target folder for the metadata and licence files of a distribution."""
    found = []
    for file in installed.files or []:
        folder = PurePosixPath(file).parent
        is_metadata = folder.parts and folder.parts[0].endswith(".dist-info")
        if is_metadata and re.search(r"^METADATA$|licen[sc]e|copying|notice", file.name, re.IGNORECASE):
            found.append((str(installed.locate_file(file)), str(folder)))
    return found


def system_licence_files(sources: Iterable[str]) -> list[tuple[str, str]]:
    """Return pairs of source path and target folder for the licences of the Debian packages that own these files."""
    paths = sorted({os.path.realpath(source) for source in sources if source.startswith(("/usr/lib/", "/lib/"))})
    if not paths or shutil.which("dpkg-query") is None:
        return []
    # Debian 12 lists some files under /lib, which is a link to /usr/lib.
    names = [name for path in paths for name in (path, path.removeprefix("/usr"))]
    answer = subprocess.run(["dpkg-query", "--search", *names], check=False, capture_output=True, text=True)
    packages = sorted({line.partition(":")[0] for line in answer.stdout.splitlines()})
    licences = {package: Path("/usr/share/doc") / package / "copyright" for package in packages}
    return [(str(path), f"licences/{package}") for package, path in licences.items() if path.exists()]


def _is_loaded_by_name(target: str, kind: str) -> bool:
    """Return whether a library is loaded at run time by name: a Qt plugin, or Python itself."""
    return kind == "BINARY" and (
        _PLUGIN.search(target) is not None or PurePosixPath(target).name.startswith("libpython")
    )


def _link_target(link: BundleEntry) -> str:
    """Return the path in the bundle that a link points to."""
    return posixpath.normpath(PurePosixPath(link[0]).parent / link[1])

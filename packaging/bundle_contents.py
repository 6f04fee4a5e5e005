"""What goes into a bundle and what stays out; the file beside this one that PyInstaller executes asks here.

PyInstaller takes what might be needed. Here the rest is sorted out: plugins of Qt for devices that no desktop has, the
libraries that only those need, and words in languages that the program does not speak. It knows lists of files only.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import Distribution, distribution
from pathlib import Path, PurePosixPath

Entry = tuple[str, str, str]
"""Place in the bundle, file (of a link: what it leads to), and kind: BINARY, EXTENSION, DATA or SYMLINK."""

PLUGINS: Mapping[str, str] = {
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
"""Qt's plugins that a desktop may need, by their kinds: what their names look like without “lib” and ending."""

LEFT_TO_SYSTEM = r"libstdc\+\+\.so.*|libgcc_s\.so.*"
"""Libraries that every Linux has, and that its drivers for graphics may want in a newer version than ours."""

LEFT_OUT = (
    "lxml.builder",
    "lxml.cssselect",
    "lxml.html",
    "lxml.isoschematron",
    "lxml.objectify",
    "lxml.sax",
    "numpy.f2py",
    "numpy.testing",
    "polars.testing",
    "readline",
    "tkinter",
    "_tkinter",
)
"""Modules that nothing here uses, though others may import them."""

STRIPPED = r"libpython3.*\.so.*|_polars_runtime.*\.so"
"""Large libraries that carry names for debuggers, which make up a fifth of them and more."""

_PYTHON = f"python{sys.version_info.major}.{sys.version_info.minor}"
PYTHON_LICENCE_FOLDERS = (
    f"/usr/share/doc/{_PYTHON}",
    f"/usr/share/doc/lib{_PYTHON}-minimal",
    "/usr/share/licenses/python3-libs",
)
"""Where Debian and Fedora put the licence of Python; elsewhere it lies beside the standard library."""

_QT_MODULE = re.compile(r"^\s*(?:from|import) PySide6\.(\w+)", re.MULTILINE)
_PLUGIN = re.compile(r"PySide6/(?:Qt/)?plugins/([^/]+)/(?:lib)?([^/]+?)(?:\.abi3)?\.(?:so|dll|dylib)$")
_TRANSLATION = re.compile(r"PySide6/(?:Qt/)?translations/(.+)\.qm$")


def unused_qt_modules(package: Path, qt: Path) -> list[str]:
    """The modules of Qt's bindings that no module of a package imports.

    Args:
        package: The folder of the package.
        qt: The folder of the bindings.
    """
    sources = (module.read_text(encoding="utf-8") for module in package.rglob("*.py"))
    used = {name for source in sources for name in _QT_MODULE.findall(source)}
    there = {
        path.name.partition(".")[0] for path in qt.glob("Qt*") if path.is_file() and path.suffix in (".so", ".pyd")
    }
    return sorted(f"PySide6.{name}" for name in there - used)


def is_wanted(place: str, languages: Iterable[str]) -> bool:
    """Whether a file belongs into the bundle, going by its place alone.

    Args:
        place: Its place in the bundle.
        languages: The languages that the program speaks, as in the names of Qt's own words for them.
    """
    path = PurePosixPath(place.replace("\\", "/"))
    if plugin := _PLUGIN.search(str(path)):
        kind, name = plugin.groups()
        return kind in PLUGINS and re.fullmatch(PLUGINS[kind], name) is not None
    if words := _TRANSLATION.search(str(path)):
        return words[1] in {f"qtbase_{language}" for language in languages}
    return re.fullmatch(LEFT_TO_SYSTEM, path.name) is None


def without_unreached(entries: Iterable[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Leave out libraries that no module and no plugin needs, and links to what is not there.

    Args:
        entries: The binaries of the bundle, and links to them.
        needs: Tells the names of the libraries that a file loads.
    """
    entries = list(entries)
    libraries = {PurePosixPath(place).name: source for place, source, kind in entries if kind == "BINARY"}
    reached: set[str] = set()
    waiting = [source for place, source, kind in entries if kind == "EXTENSION" or _is_root(place, kind)]
    while waiting:
        new = set(needs(waiting.pop())) - reached
        reached |= new
        waiting += [libraries[name] for name in new if name in libraries]
    kept = [
        (place, source, kind)
        for place, source, kind in entries
        if kind != "BINARY" or _is_root(place, kind) or PurePosixPath(place).name in reached
    ]
    places = {place for place, _source, kind in kept if kind != "SYMLINK"}
    return [entry for entry in kept if entry[2] != "SYMLINK" or _goal(entry) in places]


def parts_of(name: str, extra: str = "") -> list[Distribution]:
    """Return the distributions that one needs, and those that these need, on this platform; without itself.

    Args:
        name: The distribution's name.
        extra: One of its extras that is installed, too.
    """
    # Late: the set-up starts on a Python that has nothing installed.
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    found: dict[str, Distribution] = {}
    waiting = [(name, extra)]
    while waiting:
        needing, chosen = waiting.pop()
        for text in distribution(needing).requires or []:
            needed = Requirement(text)
            key = canonicalize_name(needed.name)
            if key not in found and (needed.marker is None or needed.marker.evaluate({"extra": chosen})):
                found[key] = distribution(key)
                waiting.append((key, ""))
    return [found[key] for key in sorted(found)]


def papers_of(part: Distribution) -> list[tuple[str, str]]:
    """What a bundle holds of a distribution beside its code: who it is, and its licences.

    Returns:
        File and folder in the bundle, for each.
    """
    found = []
    for file in part.files or []:
        folder = PurePosixPath(file).parent
        inside = folder.parts and folder.parts[0].endswith(".dist-info")
        if inside and (file.name == "METADATA" or re.search(r"licen[sc]e|copying|notice", file.name, re.IGNORECASE)):
            found.append((str(part.locate_file(file)), str(folder)))
    return found


def papers_of_system(sources: Iterable[str]) -> list[tuple[str, str]]:
    """The licences of libraries that come from the system's own packages, where Debian and its kin keep them.

    Args:
        sources: The files that go into the bundle.

    Returns:
        File and folder in the bundle, for each package.
    """
    ours = sorted({os.path.realpath(source) for source in sources if source.startswith(("/usr/lib/", "/lib/"))})
    if not ours or shutil.which("dpkg-query") is None:
        return []
    # Debian 12 knows some files by the name that they had before /lib became a link.
    names = [name for path in ours for name in (path, path.removeprefix("/usr"))]
    answer = subprocess.run(["dpkg-query", "--search", *names], check=False, capture_output=True, text=True)
    packages = {line.partition(":")[0] for line in answer.stdout.splitlines()}
    papers = {package: Path("/usr/share/doc") / package / "copyright" for package in sorted(packages)}
    return [(str(paper), f"licences/{package}") for package, paper in papers.items() if paper.exists()]


def _is_root(place: str, kind: str) -> bool:
    """Whether something is loaded by name at run time: plugins, Python itself."""
    return kind == "BINARY" and (_PLUGIN.search(place) is not None or PurePosixPath(place).name.startswith("libpython"))


def _goal(link: Entry) -> str:
    """The place that a link leads to."""
    place, target, _kind = link
    parts: list[str] = []
    for part in (*PurePosixPath(place).parent.parts, *PurePosixPath(target).parts):
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)

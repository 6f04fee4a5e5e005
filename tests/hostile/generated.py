"""Hostile files that are too large to keep: made where a test or a benchmark needs them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.builders import HOST, put, urlset


def namespaces(folder: Path) -> Path:
    """A root that declares 20,000 namespaces, each of which an entry uses."""
    declared = "".join(f' xmlns:n{number}="http://n/{number}"' for number in range(20_000))
    entries = ({"loc": f"{HOST}/{number}", "xml": f"<n{number}:x/>"} for number in range(20_000))
    return put(folder / "sitemap.xml", urlset(*entries, declared=declared))


def namespaces_in_entry(folder: Path) -> Path:
    """An entry that declares 20,000 namespaces and uses each."""
    declared = "".join(f' xmlns:n{number}="http://n/{number}"' for number in range(20_000))
    elements = "".join(f"<n{number}:x/>" for number in range(20_000))
    text = urlset({"loc": f"{HOST}/", "xml": elements}).replace("<url>", f"<url{declared}>")
    return put(folder / "sitemap.xml", text)


GENERATED: Final[dict[str, Callable[[Path], Path]]] = {
    make.__name__.replace("_", " "): make for make in (namespaces, namespaces_in_entry)
}
"""What makes each file or set in an empty folder, and says where it is; by what it is called."""

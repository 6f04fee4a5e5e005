"""The sample set: the user works on a copy, so that saving never changes what came with the program.

A copy that somebody changed is theirs: it stays as it is, and who asks for the sample set again gets another one.
"""

from __future__ import annotations

import logging
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from sitemap_studio.core.paths import resolve_links, resource, state_folder_override
from sitemap_studio.gui.about import ORGANISATION

log = logging.getLogger(__name__)

SAMPLE: Final = "samples/sitemap.xml"
"""The file of the sample set to open, below the resources."""


def sample_path() -> Path:
    """Where the sample set lies that came with the program.

    Raises:
        FileNotFoundError: This installation lacks it.
    """
    return resource(SAMPLE)


def own_copy(path: Path) -> Path:
    """A file that the user may change: in a copy as it came if it belongs to the sample set, else the file itself."""
    try:
        samples = sample_path().parent.resolve()
        if resolve_links(path).parent != samples:
            return path
        files = {sample.name: sample.read_bytes() for sample in sorted(samples.iterdir()) if sample.is_file()}
        place = next(place for place in _places() if not place.exists() or _holds(place, files))
        _copy(samples, place, files)
    except OSError as error:
        log.info("The sample set is opened where it is: %s", error)
        return path
    return place / path.name


def _places() -> Iterator[Path]:
    """Folders for copies: the usual one, then such with a number."""
    home = state_folder_override() or user_data_path(ORGANISATION, appauthor=False)
    yield home / "samples"
    yield from (home / f"samples-{number}" for number in count(2))


def _holds(place: Path, files: dict[str, bytes]) -> bool:
    """Whether a folder holds the set as it came and nothing else, but for what open sets leave beside them."""
    found = {path.name: path for path in place.iterdir() if not path.name.startswith(".")}
    return found.keys() == files.keys() and all(path.read_bytes() == files[name] for name, path in found.items())


def _copy(samples: Path, place: Path, files: dict[str, bytes]) -> None:
    """Copy the set, unless it is there. Contents alone: an installation may be read-only, its copy must not be."""
    if place.exists():
        return
    place.mkdir(parents=True)
    for name in files:
        shutil.copyfile(samples / name, place / name)

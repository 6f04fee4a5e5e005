"""Pages of a static site in a folder on disk."""

from __future__ import annotations

import fnmatch
import hashlib
import os
import re
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Final, Literal
from urllib.parse import quote, urljoin

import polars as pl
from lxml import etree

from sitemap_studio.core.errors import ReadError, RequestError, system_reason
from sitemap_studio.core.messages import Message, msg
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.xml_elements import escaped
from sitemap_studio.formats.xml_parser import parse_html
from sitemap_studio.model.columns import EXTENSION_SCHEMA
from sitemap_studio.protocol.namespaces import EXTENSIONS
from sitemap_studio.protocol.urls import folder_address, web_host
from sitemap_studio.sources.source_entries import SourceEntries, source_frame

DEFAULT_FILES: Final = ("index.html", "index.htm", "index.xhtml", "default.html", "default.htm")
"""Files that a server sends for the URL of their folder. Apache, DirectoryIndex; IIS, defaultDocument."""

PAGE_PATTERNS: Final = ("*.html", "*.htm", "*.xhtml", "*.shtml")

NOINDEX: Final = msg("pages that ask search engines not to index them")
CANONICAL: Final = msg("pages whose canonical URL is another one")
REDIRECT: Final = msg("pages that only redirect")
UNREADABLE: Final = msg("files that can't be read")

DateKind = Literal["files", "git", "content"]
"""Where `lastmod` comes from: the time of the file, its last commit, or when its text last changed."""

MAX_IMAGES: Final = 1_000
"""Images of one page. Google Search Central, “Image sitemaps”."""

_HEAD_BYTES: Final = 1 << 15
_MAX_PAGE_BYTES: Final = 16 << 20
_WORKERS: Final = 4
_BATCH: Final = 256
_HEAD_END: Final = re.compile(rb"</head\b|<body\b", re.IGNORECASE)
_ROBOTS_NAMES: Final = frozenset({"robots", "googlebot", "bingbot"})
_NO_TEXT: Final = frozenset({"script", "style", "template", "noscript"})
_PATH_CHARACTERS: Final = "/~!$&'()*+,;=:@"
"""What stands in a path unescaped, beside letters, digits and `-._`. RFC 3986, 3.3."""


@dataclass(frozen=True, kw_only=True)
class PageOptions:
    """What is scanned, and what is asked of each page.

    Attributes:
        base_url: URL of the folder.
        include: Patterns of paths below the folder; `*` matches slashes, too.
        exclude: Patterns of paths that are left out.
        default_files: Names of files that stand for their folder.
        dates: Where `lastmod` comes from.
        content_dates: For `content`: by path, the digest of the text seen last and its date.
        has_images: Whether images of pages are listed.
        reads_pages: Whether files are read, to leave out pages that are not to be listed.
        now: Date for texts that changed.
    """

    base_url: str
    include: Sequence[str] = PAGE_PATTERNS
    exclude: Sequence[str] = ()
    default_files: Sequence[str] = DEFAULT_FILES
    dates: DateKind = "files"
    content_dates: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    has_images: bool = False
    reads_pages: bool = True
    now: datetime = field(default_factory=lambda: datetime.now(UTC))


@dataclass(frozen=True)
class ScannedPages:
    """Pages of a folder.

    Attributes:
        source: Their entries; `origin` is the path below the folder.
        content_dates: By path, digest and date of each text, to be remembered; empty unless dates come from content.
    """

    source: SourceEntries
    content_dates: dict[str, tuple[str, str]]


@dataclass(frozen=True, slots=True)
class _Page:
    """What one file says of itself."""

    skipped: Message | None = None
    digest: str = ""
    images: tuple[str, ...] = ()
    changed: float = 0.0


def scan_pages(folder: Path, options: PageOptions, *, progress: Progress | None = None) -> ScannedPages:
    """Return an entry for each page in a folder that is meant for search engines, sorted by path.

    Raises:
        RequestError: `base_url` is no complete URL, or the folder is not in a git repository and dates are to come
            from there.
        ReadError: The folder can't be read.
        Cancelled: The user asked to stop.
    """
    progress = progress or Progress()
    if web_host(options.base_url) is None:
        raise RequestError(
            msg("“{text}” is not a complete URL.", text=options.base_url), hint="For example https://www.example.com/."
        )
    base = folder_address(options.base_url)
    paths = sorted(_paths(folder, options))
    commits = _commit_dates(folder) if options.dates == "git" else {}
    locs = [base + _url_path(path, options.default_files) for path in paths]
    progress.begin(folder.name, len(paths))
    pages: list[_Page] = []
    with ThreadPoolExecutor(_WORKERS) as pool:
        for start in range(0, len(paths), _BATCH):
            end = start + _BATCH
            pages += pool.map(partial(_read_page, folder, options), paths[start:end], locs[start:end])
            progress.advance(min(_BATCH, len(paths) - start))
    skipped = Counter(page.skipped for page in pages if page.skipped is not None)
    kept = [(path, loc, page) for path, loc, page in zip(paths, locs, pages, strict=True) if page.skipped is None]
    content_dates = {}
    lastmods: list[str | None] = []
    for path, _, page in kept:
        if options.dates == "git":
            lastmods.append(commits.get(path))
        elif options.dates == "files":
            lastmods.append(_w3c(datetime.fromtimestamp(page.changed, UTC)))
        else:
            path = _as_text(path)
            known = options.content_dates.get(path)
            # Seen for the first time, the file's own time is the best guess.
            first = _w3c(datetime.fromtimestamp(page.changed, UTC)) if known is None else _w3c(options.now)
            content_dates[path] = known if known is not None and known[0] == page.digest else (page.digest, first)
            lastmods.append(content_dates[path][1])
    frame = source_frame(
        {"loc": [loc for _, loc, _ in kept], "lastmod": lastmods, "origin": [_as_text(path) for path, _, _ in kept]}
    )
    images = [(row, _image_xml(page.images)) for row, (_, _, page) in enumerate(kept) if page.images]
    extensions = pl.DataFrame(images, schema=EXTENSION_SCHEMA, orient="row")
    return ScannedPages(SourceEntries(frame, extensions, dict(skipped)), content_dates)


def _paths(folder: Path, options: PageOptions) -> Iterator[str]:
    """Yield the paths of files that match, with slashes, relative to the folder; hidden folders are left out."""
    is_included = _matcher(options.include)
    is_excluded = _matcher(options.exclude)

    def refuse(error: OSError) -> None:
        if error.filename == str(folder):
            raise ReadError(
                msg("“{name}” can't be read: {reason}.", name=folder.name or folder, reason=system_reason(error)),
                path=folder,
            ) from error

    for place, folders, names in os.walk(folder, onerror=refuse):
        folders[:] = [name for name in folders if not name.startswith(".")]
        below = Path(place).relative_to(folder).as_posix()
        for name in names:
            path = name if below == "." else f"{below}/{name}"
            if is_included(path) and not is_excluded(path):
                yield path


def _matcher(patterns: Sequence[str]) -> Callable[[str], object]:
    """Return what matches any of some patterns, without regard to case."""
    joined = "|".join(fnmatch.translate(pattern.strip("/")) for pattern in patterns) or r"(?!)"
    return re.compile(joined, re.IGNORECASE).match


def _url_path(path: str, default_files: Sequence[str]) -> str:
    """Return the escaped path of the URL of a file; default files stand for their folder."""
    folder, _, name = path.rpartition("/")
    if name in default_files:
        path = folder and f"{folder}/"
    return quote(os.fsencode(path) if os.name == "posix" else path, safe=_PATH_CHARACTERS)


def _as_text(path: str) -> str:
    """Return a path with bytes that are no text escaped."""
    return path.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def _read_page(folder: Path, options: PageOptions, path: str, loc: str) -> _Page:
    needs_body, cut = options.has_images or options.dates == "content", None
    try:
        if not (folder / path).is_file():
            # Pipes may never end.
            return _Page(UNREADABLE)
        with (folder / path).open("rb") as file:
            changed = os.fstat(file.fileno()).st_mtime
            if not options.reads_pages:
                return _Page(changed=changed)
            if not needs_body:
                data = file.read(_HEAD_BYTES)
                cut = _HEAD_END.search(data)
            if cut is None:
                file.seek(0)
                data = file.read(_MAX_PAGE_BYTES)
                cut = None if needs_body else _HEAD_END.search(data)
    except (OSError, ValueError):
        return _Page(UNREADABLE)
    root = parse_html(data if cut is None else data[: cut.start()])
    if root is None:
        return _Page(changed=changed, digest=hashlib.sha256(data).hexdigest())
    skipped = _reason_to_skip(root, loc)
    if skipped is not None or not needs_body:
        return _Page(skipped, changed=changed)
    return _Page(
        changed=changed,
        digest=_text_digest(root) if options.dates == "content" else "",
        images=_images(root, loc) if options.has_images else (),
    )


def _reason_to_skip(root: etree._Element, loc: str) -> Message | None:
    """Return why a page is not meant to be listed, by its `head`; None if it is."""
    base = loc
    for element in root.iter("base", "meta", "link"):
        if element.tag == "base":
            base = _joined(loc, element.get("href", "")) or loc
        elif element.tag == "meta":
            content = element.get("content", "").lower()
            if element.get("name", "").lower() in _ROBOTS_NAMES:
                if {"noindex", "none"} & {word.strip() for word in content.split(",")}:
                    return NOINDEX
            elif element.get("http-equiv", "").lower() == "refresh" and "url=" in content.replace(" ", ""):
                return REDIRECT
        elif "canonical" in element.get("rel", "").lower().split():
            href = element.get("href", "").strip()
            if href != loc and _joined(base, href).partition("#")[0] not in ("", loc):
                return CANONICAL
    return None


def _joined(base: str, url: str) -> str:
    """Return a complete URL; empty for one that can't be taken apart."""
    try:
        return urljoin(base, url)
    except ValueError:
        return ""


def _text_digest(root: etree._Element) -> str:
    """Return a digest of what readers see: title and text, whatever the markup and its white space."""
    etree.strip_elements(root, *_NO_TEXT, with_tail=False)
    words = " ".join(" ".join(map(str, root.itertext())).split())
    return hashlib.sha256(words.encode("utf-8", "surrogatepass")).hexdigest()


def _images(root: etree._Element, loc: str) -> tuple[str, ...]:
    """Return the complete URLs of images, each once, in order."""
    found = (_joined(loc, element.get("src", "").strip()) for element in root.iter("img") if element.get("src"))
    return tuple(dict.fromkeys(url for url in found if url.startswith(("http://", "https://"))))[:MAX_IMAGES]


def _image_xml(images: Sequence[str]) -> str:
    return "".join(
        f'<image:image xmlns:image="{EXTENSIONS["image"]}"><image:loc>{escaped(url)}</image:loc></image:image>'
        for url in images
    )


def _commit_dates(folder: Path) -> dict[str, str]:
    """Return the date of the last commit of each file, by its path below the folder.

    Raises:
        RequestError: There is no git, or no repository.
    """
    command = [
        "git",
        "-C",
        str(folder),
        "log",
        "--format=%x01%cI",
        "--name-only",
        "-z",
        "--relative",
        "--no-renames",
        ".",
    ]
    try:
        run = subprocess.run(command, capture_output=True, check=False)
    except OSError as error:
        reason = system_reason(error)
        raise RequestError(msg("Dates can't be read from git: {reason}.", reason=reason)) from error
    if run.returncode:
        raise RequestError(
            msg("“{name}” is not in a git repository.", name=folder.name or folder),
            hint="Use the dates of the files instead.",
        )
    dates: dict[str, str] = {}
    for commit in run.stdout.decode("utf-8", "surrogateescape").split("\x01")[1:]:
        date, _, names = commit.partition("\0")
        for name in names.split("\0"):
            dates.setdefault(name.strip("\n"), date.strip())
    return dates


def _w3c(date: datetime) -> str:
    return date.strftime("%Y-%m-%dT%H:%M:%SZ")

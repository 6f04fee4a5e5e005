"""Scan a folder for the pages of a static site."""

from __future__ import annotations

import fnmatch
import hashlib
import os
import re
import subprocess
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import polars as pl
from lxml import etree

from sitemap_studio.core.errors import ReadError, RequestError, system_reason
from sitemap_studio.core.messages import Message, msg, msg_from
from sitemap_studio.core.progress import Progress
from sitemap_studio.formats.html_page import read_html_page, read_page_head, resolve_link, visible_text
from sitemap_studio.formats.xml_elements import escape_markup
from sitemap_studio.model.columns import EXTENSION_SCHEMA
from sitemap_studio.protocol.language_codes import alternate_fault
from sitemap_studio.protocol.namespaces import EXTENSIONS
from sitemap_studio.protocol.robots_files import RobotsFile
from sitemap_studio.protocol.url_syntax import incomplete_url_error, split_loc, web_host
from sitemap_studio.sources.hosting_rules import HostingRules
from sitemap_studio.sources.page_urls import PageUrls
from sitemap_studio.sources.robots_txt import read_robots
from sitemap_studio.sources.source_entries import SourceEntries, build_source_frame

if TYPE_CHECKING:
    from pathspec import GitIgnoreSpec

DEFAULT_FILES: Final = ("index.html", "index.htm", "index.xhtml", "default.html", "default.htm")
"""Files that a server sends for the URL of their folder. Apache, DirectoryIndex; IIS, defaultDocument."""

PAGE_PATTERNS: Final = ("*.html", "*.htm", "*.xhtml", "*.shtml")

DateKind = Literal["files", "git", "content"]
"""Source of `lastmod`: modification time of the file, date of its last commit, or date of the last change of its text."""

MAX_IMAGES: Final = 1_000
"""Maximum number of images listed for one page. Google Search Central, “Image sitemaps”."""


class SkipReason(NamedTuple):
    """Reason why a page is not listed.

    Attributes:
        id: Value in JSON.
        pages: Noun phrase for all pages with this reason.
        page: Sentence about one page, with `{detail}` where the reason has one.
    """

    id: str
    pages: Message
    page: Message


NOINDEX: Final = SkipReason(
    "noindex",
    msg("pages that ask search engines not to index them"),
    msg("The page asks search engines not to index it."),
)
CANONICAL: Final = SkipReason(
    "canonical", msg("pages whose canonical URL is another one"), msg("The canonical URL is “{detail}”.")
)
REDIRECT: Final = SkipReason("redirect", msg("pages that only redirect"), msg("The page redirects to “{detail}”."))
UNREADABLE: Final = SkipReason("unreadable", msg("files that can't be read"), msg("The file can't be read."))
EXCLUDED: Final = SkipReason(
    "excluded", msg("files that you excluded"), msg("The pattern “{detail}” excludes the file.")
)
ERROR_PAGE: Final = SkipReason("error-page", msg("error pages"), msg("The page is shown for errors."))
VERIFICATION: Final = SkipReason(
    "verification", msg("files that prove who owns the site"), msg("The file only proves who owns the site.")
)
EMPTY: Final = SkipReason("empty", msg("empty files"), msg("The file is empty."))
FRAGMENT: Final = SkipReason(
    "fragment", msg("fragments of pages"), msg("The file has no <html> element, so it is a fragment of a page.")
)
PACKAGES: Final = SkipReason("packages", msg("files in node_modules"), msg("The file is in a node_modules folder."))
HIDDEN: Final = SkipReason("hidden", msg("files in hidden folders"), msg("The file is in a hidden folder."))
LINKED: Final = SkipReason("linked", msg("links to folders"), msg("The folder is a link, which is not followed."))
ROBOTS: Final = SkipReason("robots", msg("pages that robots.txt disallows"), msg("robots.txt disallows the page."))
HEADERS: Final = SkipReason(
    "headers",
    msg("pages for which _headers sends noindex"),
    msg("The rule “{detail}” in _headers sends X-Robots-Tag: noindex."),
)
REDIRECT_RULE: Final = SkipReason(
    "redirect-rule", msg("pages that _redirects redirects"), msg("The file _redirects sends the page to “{detail}”.")
)
GONE_RULE: Final = SkipReason(
    "gone-rule",
    msg("pages that _redirects answers with an error"),
    msg("The rule “{detail}” in _redirects answers with an error."),
)


@dataclass(frozen=True, slots=True)
class SkippedPage:
    """Page that is not listed.

    Attributes:
        path: Path below the folder; the path of a skipped folder ends with a slash.
        reason: Reason why it is not listed.
        detail: URL, rule or pattern that the reason refers to.
    """

    path: str
    reason: SkipReason
    detail: str = ""

    @property
    def message(self) -> Message:
        """Reason why the page is not listed, as one sentence."""
        return msg_from(self.reason.page, detail=self.detail)


_HEAD_BYTES: Final = 1 << 15
_MAX_PAGE_BYTES: Final = 4 << 20
_MAX_VERIFICATION_BYTES: Final = 2 << 10
_WORKERS: Final = 4
_BATCH: Final = 256
_HEAD_END: Final = re.compile(rb"</head\b|<body\b", re.IGNORECASE)
_PAGE_START: Final = re.compile(rb"<html[\s>/]|<!doctype\s+html", re.IGNORECASE)
_COMPLETE_PAGE_ENDINGS: Final = (".html", ".htm", ".xhtml")
"""Endings of files that must be complete pages; a server may add the beginning and end of other files."""

_ROBOTS_NAMES: Final = frozenset({"robots", "googlebot", "bingbot"})
_REPOSITORIES: Final = frozenset({".git", ".hg", ".svn"})
_ERROR_NAME: Final = re.compile(r"[45]\d\d|[45]xx|[45]0x|_?offline|_error|_?not-found", re.ASCII | re.IGNORECASE)
_ERROR_FOLDERS: Final = frozenset({"error", "errors", "_error", "_errors"})
_ERROR_TITLE: Final = re.compile(r"\b(?:not found|error)\b|^\W*[45]\d\d\W*$", re.IGNORECASE)
_VERIFICATION_NAME: Final = re.compile(
    r"google[0-9a-f]{16}|yandex_[0-9a-f]{16}|naver[0-9a-f]{32}|baidu_verify_[\w-]+|pinterest-[0-9a-f]{5}"
    r"|nortonsw_[\w-]+|wmail_[0-9a-f]{16,}|verifyforzoho",
    re.ASCII | re.IGNORECASE,
)
_VERIFICATION_TEXT: Final = b"google-site-verification:"


@dataclass(frozen=True, kw_only=True)
class PageOptions:
    """Options of a scan for pages.

    Attributes:
        base_url: URL of the folder.
        include: Patterns of paths below the folder; `*` matches slashes, too.
        exclude: Patterns of files that are skipped, as in .gitignore; `!` before a pattern includes files that are
            skipped for their name or by an earlier pattern.
        default_files: Names of files that are sent for the URL of their folder.
        dates: Source of `lastmod`.
        content_dates: For `content`: digest and date of the last known text, by path.
        has_images: Whether images of pages are listed.
        has_clean_urls: Whether pages without a canonical URL are listed without their file name ending.
        reads_pages: Whether files are read in order to skip pages that search engines exclude; otherwise all matching
            files outside hidden folders are listed.
        now: Date of changed texts.
    """

    base_url: str
    include: Sequence[str] = PAGE_PATTERNS
    exclude: Sequence[str] = ()
    default_files: Sequence[str] = DEFAULT_FILES
    dates: DateKind = "files"
    content_dates: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    has_images: bool = False
    has_clean_urls: bool = False
    reads_pages: bool = True
    now: datetime = field(default_factory=lambda: datetime.now(UTC))


@dataclass(frozen=True)
class ScannedPages:
    """Result of a scan for pages.

    Attributes:
        source: Entries of the listed pages; `origin` is the path below the folder.
        content_dates: Digest and date of each text, by path, for the next scan; empty unless dates come from content.
        skipped: The pages that are not listed, sorted by path.
        uncommitted: Paths of listed pages without a commit or changed since their last commit, if dates come from git.
    """

    source: SourceEntries
    content_dates: dict[str, tuple[str, str]]
    skipped: tuple[SkippedPage, ...] = ()
    uncommitted: tuple[str, ...] = ()


class _File(NamedTuple):
    """File whose name matches a page pattern."""

    path: str
    skipped: SkippedPage | None
    is_named: bool = False


@dataclass(frozen=True, slots=True)
class _Page:
    """Result of reading one file: the reason to skip it, or its URL and the requested facts."""

    skipped: SkippedPage | None = None
    loc: str = ""
    digest: str = ""
    images: tuple[str, ...] = ()
    changed: float = 0.0


class _Commits(NamedTuple):
    """Dates of last commits by path, and the paths of files changed since their last commit."""

    dates: Mapping[str, str]
    changed: frozenset[str]


def scan_pages(folder: Path, options: PageOptions, *, progress: Progress | None = None) -> ScannedPages:
    """Return an entry for each page of a folder that search engines may index, sorted by path.

    Raises:
        RequestError: `base_url` is not a complete URL, a pattern is invalid, or dates come from git and the folder is
            not in a repository with all its commits.
        ReadError: The folder can't be read.
        Cancelled: The user asked to stop.
    """
    progress = progress or Progress()
    if web_host(options.base_url) is None:
        raise incomplete_url_error(options.base_url)
    files, names = _find_files(folder, options)
    commits = _read_commits(folder) if options.dates == "git" else _Commits({}, frozenset())
    urls = PageUrls(options.base_url, names, default_files=options.default_files, has_clean_urls=options.has_clean_urls)
    reader = _PageReader(folder, options, urls)
    progress.begin(folder.name, len(files))
    pages: list[_Page] = []
    with ThreadPoolExecutor(_WORKERS) as pool:
        for start in range(0, len(files), _BATCH):
            pages += pool.map(reader.read_page, files[start : start + _BATCH])
            progress.advance(min(_BATCH, len(files) - start))
    skipped = tuple(page.skipped for page in pages if page.skipped is not None)
    kept = [(file.path, page) for file, page in zip(files, pages, strict=True) if page.skipped is None]
    content_dates = {}
    lastmods: list[str | None] = []
    for path, page in kept:
        if options.dates == "git":
            lastmods.append(commits.dates.get(path))
        elif options.dates == "files":
            lastmods.append(_format_utc(datetime.fromtimestamp(page.changed, UTC)))
        else:
            path = _printable_path(path)
            known = options.content_dates.get(path)
            # For a new text, the modification time of the file is the best estimate.
            first = (
                _format_utc(datetime.fromtimestamp(page.changed, UTC)) if known is None else _format_utc(options.now)
            )
            content_dates[path] = known if known is not None and known[0] == page.digest else (page.digest, first)
            lastmods.append(content_dates[path][1])
    frame = build_source_frame(
        {
            "loc": [page.loc for _, page in kept],
            "lastmod": lastmods,
            "origin": [_printable_path(path) for path, _ in kept],
        }
    )
    images = [(row, _image_xml(page.images)) for row, (_, page) in enumerate(kept) if page.images]
    extensions = pl.DataFrame(images, schema=EXTENSION_SCHEMA, orient="row")
    uncommitted = (
        _printable_path(path)
        for path, _ in kept
        if options.dates == "git" and (path not in commits.dates or path in commits.changed)
    )
    return ScannedPages(
        SourceEntries(frame, extensions, dict(Counter(page.reason.pages for page in skipped))),
        content_dates,
        skipped,
        tuple(uncommitted),
    )


def _find_files(folder: Path, options: PageOptions) -> tuple[list[_File], set[str]]:
    """Return the files that match a page pattern, sorted by path, with folders that are skipped; and all file paths."""
    is_included, excluded = _compile_includes(options.include), _compile_excludes(options.exclude)
    found, names = list[_File](), set[str]()
    skipped_folders: dict[str, tuple[SkipReason, str] | None] = {"": None}

    def report_unreadable(error: OSError) -> None:
        """List an unreadable folder as skipped; raise a `ReadError` if it is the scanned folder itself."""
        if error.filename == str(folder):
            raise ReadError(
                msg("“{name}” can't be read: {reason}.", name=folder.name or folder, reason=system_reason(error)),
                path=folder,
            ) from error
        found.append(_skipped_file(f"{Path(error.filename).relative_to(folder).as_posix()}/", UNREADABLE))

    def matching_pattern(path: str) -> tuple[str, bool] | None:
        """Return the last exclude pattern that matches a path, and whether it excludes the path; or None."""
        if excluded is None:
            return None
        result = excluded.check_file(path)
        return None if result.index is None else (options.exclude[result.index], result.include is True)

    for current_folder, folders, file_names in os.walk(folder, onerror=report_unreadable):
        parent = Path(current_folder).relative_to(folder).as_posix()
        prefix = "" if parent == "." else f"{parent}/"
        inherited = skipped_folders[prefix]
        folders[:] = [name for name in folders if name not in _REPOSITORIES]
        for name in folders:
            path = f"{prefix}{name}/"
            pattern = matching_pattern(path)
            reason = inherited
            if reason is None and pattern is not None:
                reason = (EXCLUDED, pattern[0]) if pattern[1] else None
            elif reason is None and name.startswith("."):
                reason = HIDDEN, ""
            elif reason is None and name == "node_modules" and options.reads_pages:
                reason = PACKAGES, ""
            skipped_folders[path] = reason
            if reason is None and options.reads_pages and os.path.islink(os.path.join(current_folder, name)):  # noqa: PTH114, PTH118
                found.append(_skipped_file(path, LINKED))
        for name in file_names:
            path = prefix + name
            names.add(path)
            if not is_included(path):
                continue
            pattern = matching_pattern(path) if inherited is None else None
            reason = (EXCLUDED, pattern[0]) if pattern is not None and pattern[1] else inherited
            if reason is None:
                found.append(_File(path, None, is_named=pattern is not None))
            else:
                found.append(_skipped_file(path, *reason))
    return sorted(found, key=lambda file: file.path), names


def _skipped_file(path: str, reason: SkipReason, detail: str = "") -> _File:
    """Return a file or folder that is skipped for a reason."""
    return _File(path, SkippedPage(_printable_path(path), reason, detail))


def _compile_includes(patterns: Sequence[str]) -> Callable[[str], object]:
    """Return a function that matches complete paths, ignoring case, with any of some wildcard patterns."""
    joined = "|".join(fnmatch.translate(pattern.strip("/")) for pattern in patterns) or r"(?!)"
    return re.compile(joined, re.IGNORECASE).match


def _compile_excludes(patterns: Sequence[str]) -> GitIgnoreSpec | None:
    """Compile exclude patterns in the syntax of .gitignore; return None if there are no patterns.

    Raises:
        RequestError: A pattern is invalid.
    """
    if not patterns:
        return None
    # Imported late, to keep the start of the program fast.
    from pathspec import GitIgnoreSpec

    for pattern in patterns:
        try:
            GitIgnoreSpec.from_lines([pattern])
        except (ValueError, re.error) as error:
            raise RequestError(
                msg("“{text}” is not a valid pattern.", text=pattern), hint=msg("Write patterns as in .gitignore.")
            ) from error
    return GitIgnoreSpec.from_lines(patterns)


class _PageReader:
    """Reader of page files, which decides whether a page is listed, and with which URL."""

    def __init__(self, folder: Path, options: PageOptions, urls: PageUrls) -> None:
        """Read the hosting rules and robots.txt of the folder, if the options ask to read pages."""
        self._folder, self._options, self._urls = folder, options, urls
        self._hosting: HostingRules | None = None
        self._robots: RobotsFile | None = None
        if options.reads_pages:
            self._hosting = HostingRules(folder, options.base_url)
            # Crawlers read the file only at the root of a host.
            if urls.is_root and (folder / "robots.txt").is_file():
                with suppress(ReadError):
                    self._robots = read_robots(folder / "robots.txt")

    def read_page(self, file: _File) -> _Page:
        """Read a page file, and return its URL, time, images and digest, or the reason to skip it."""
        if file.skipped is not None:
            return _Page(file.skipped)
        path, options = file.path, self._options
        skip = partial(SkippedPage, _printable_path(path))
        own_url = self._urls.file_url(path)
        needs_body, cut = options.has_images or options.dates == "content", None
        try:
            if not (self._folder / path).is_file():
                # Reading a pipe could block forever.
                return _Page(skip(UNREADABLE))
            with (self._folder / path).open("rb") as stream:
                changed = os.fstat(stream.fileno()).st_mtime
                if not options.reads_pages:
                    return _Page(loc=own_url, changed=changed)
                if not needs_body:
                    data = _utf16_to_utf8(stream.read(_HEAD_BYTES))
                    cut = _HEAD_END.search(data)
                if cut is None:
                    stream.seek(0)
                    data = _utf16_to_utf8(stream.read(_MAX_PAGE_BYTES))
                    cut = None if needs_body else _HEAD_END.search(data)
        except (OSError, ValueError):
            return _Page(skip(UNREADABLE))
        if not data.strip():
            return _Page(skip(EMPTY))
        if not file.is_named and _is_ownership_proof(path, data):
            return _Page(skip(VERIFICATION))
        if path.lower().endswith(_COMPLETE_PAGE_ENDINGS) and _PAGE_START.search(data) is None:
            return _Page(skip(FRAGMENT))
        data = data if cut is None else data[: cut.start()]
        page = read_html_page(data)
        root = page.root
        if root is None and not page.is_parsed:
            return _Page(skip(UNREADABLE))
        if not file.is_named and _is_error_page(path, root, options.default_files):
            return _Page(skip(ERROR_PAGE))
        skipped, loc = self._skip_reason_or_url(path, own_url, root)
        if skipped is not None or not needs_body:
            return _Page(skipped, loc, changed=changed)
        if root is None:
            return _Page(loc=loc, changed=changed, digest=hashlib.sha256(data).hexdigest())
        return _Page(
            loc=loc,
            changed=changed,
            images=_image_urls(root, loc) if options.has_images else (),
            digest=_text_digest(root) if options.dates == "content" else "",
        )

    def _skip_reason_or_url(
        self, path: str, own_url: str, root: etree._Element | None
    ) -> tuple[SkippedPage | None, str]:
        """Return the reason to skip a page and an empty URL, or None and the URL of the page."""
        skip = partial(SkippedPage, _printable_path(path))
        head = read_page_head(root, own_url)
        if any(name in _ROBOTS_NAMES and _has_noindex(content) for name, content in head.named_metas):
            return skip(NOINDEX), ""
        if head.refresh is not None and self._urls.find_file(head.refresh.url) != path:
            return skip(REDIRECT, head.refresh.url), ""
        loc = own_url
        # Search engines ignore canonical URLs that contradict each other.
        canonicals = {self._urls.find_file(url) or url: url for url, is_in_head in head.canonicals if is_in_head}
        if len(canonicals) == 1:
            ((file, canonical),) = canonicals.items()
            if file != path:
                return skip(CANONICAL, canonical), ""
            loc = self._urls.normalize_url(canonical)
        if self._hosting is not None:
            rule = self._hosting.find_noindex_rule(f"/{each}" for each in self._urls.url_paths(path))
            if rule is not None:
                return skip(HEADERS, rule), ""
            redirect = self._hosting.find_redirect(f"/{self._urls.relative_path(loc)}")
            if redirect is not None:
                if not redirect.target:
                    return skip(GONE_RULE, redirect.rule), ""
                target = self._urls.resolve_target(redirect.target)
                if self._urls.find_file(target) != path:
                    return skip(REDIRECT_RULE, redirect.target), ""
                loc = loc if canonicals else self._urls.normalize_url(target)
        if self._robots is not None and self._robots.rules("*").disallows(split_loc(loc)[2]):
            return skip(ROBOTS), ""
        return None, loc


def _utf16_to_utf8(data: bytes) -> bytes:
    """Return a page as UTF-8 if it begins with a byte order mark of UTF-16; other bytes unchanged."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace").encode("utf-8", "replace")
    return data


def _is_ownership_proof(path: str, data: bytes) -> bool:
    """Return whether a small file has the name or the beginning of a file that proves the ownership of a site."""
    if len(data) > _MAX_VERIFICATION_BYTES:
        return False
    stem = path.rpartition("/")[2].rpartition(".")[0]
    return _VERIFICATION_NAME.fullmatch(stem) is not None or data.lstrip().startswith(_VERIFICATION_TEXT)


def _is_error_page(path: str, root: etree._Element | None, default_files: Sequence[str]) -> bool:
    """Return whether a page is shown for errors, by its name near the root, and by name and title in deeper folders."""
    *parents, name = path.split("/")
    stem = name.rpartition(".")[0]
    if name in default_files and parents:
        stem = parents.pop()
    if _ERROR_NAME.fullmatch(stem) is None:
        return False
    if not parents:
        return True
    parent = parents[0].lower()
    if len(parents) == 1 and (parent in _ERROR_FOLDERS or alternate_fault(parent.replace("_", "-")) is None):
        return True
    title = "" if root is None else " ".join(" ".join(root.itertext("title")).split())
    return _ERROR_TITLE.search(title) is not None


def _has_noindex(content: str) -> bool:
    """Return whether the content of a `meta` element for crawlers forbids to index the page."""
    return not {"noindex", "none"}.isdisjoint(word.strip() for word in content.lower().split(","))


def _text_digest(root: etree._Element) -> str:
    """Return a SHA-256 digest of the visible text and title of a page, independent of markup and white space."""
    return hashlib.sha256(visible_text(root).encode("utf-8", "surrogatepass")).hexdigest()


def _image_urls(root: etree._Element, loc: str) -> tuple[str, ...]:
    """Return the unique http and https URLs of `img` elements in a page at `loc`, in order, at most `MAX_IMAGES`."""
    found = (resolve_link(loc, element.get("src", "")) for element in root.iter("img") if element.get("src"))
    return tuple(dict.fromkeys(url for url in found if url.startswith(("http://", "https://"))))[:MAX_IMAGES]


def _image_xml(images: Sequence[str]) -> str:
    """Return one `image:image` element, as XML text, for each image URL."""
    return "".join(
        f'<image:image xmlns:image="{EXTENSIONS["image"]}"><image:loc>{escape_markup(url)}</image:loc></image:image>'
        for url in images
    )


def _read_commits(folder: Path) -> _Commits:
    """Return the date of the last commit of each file, by path below the folder, and the files changed since.

    Raises:
        RequestError: git or the repository is missing, or the repository lacks older commits.
    """
    if _git_output(folder, "rev-parse", "--is-shallow-repository").strip() == "true":
        raise RequestError(
            msg(
                "The git repository of “{name}” lacks older commits, so dates would be wrong.",
                name=_folder_name(folder),
            ),
            hint=msg("Clone it with all commits: “fetch-depth: 0” for actions/checkout, or “git fetch --unshallow”."),
        )
    dates: dict[str, str] = {}
    log = _git_output(folder, "log", "--format=%x01%cI", "--name-only", "-z", "--relative", "--no-renames", ".")
    for commit in log.split("\x01")[1:]:
        date, _, names = commit.partition("\0")
        for name in names.split("\0"):
            dates.setdefault(name.strip("\n"), date.strip())
    changed = _git_output(
        folder, "diff", "--name-only", "-z", "--relative", "--no-renames", "--no-ext-diff", "HEAD", "--", "."
    )
    return _Commits(dates, frozenset(changed.split("\0")))


def _git_output(folder: Path, *arguments: str) -> str:
    """Run a git command in a folder, and return its standard output.

    Raises:
        RequestError: The command fails.
    """
    try:
        run = subprocess.run(
            ["git", "-C", str(folder), *arguments],
            capture_output=True,
            check=False,
            env=os.environ | {"LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"},
        )
    except OSError as error:
        raise RequestError(msg("Dates can't be read from git: {reason}.", reason=system_reason(error))) from error
    hint = "Use the dates of the files instead."
    if run.returncode:
        output = run.stderr.decode("utf-8", "replace").strip()
        if not output or "not a git repository" in output:
            raise RequestError(msg("“{name}” is not in a git repository.", name=_folder_name(folder)), hint=hint)
        reason = output.splitlines()[0].removeprefix("fatal: ").rstrip(".")
        raise RequestError(msg("Dates can't be read from git: {reason}.", reason=reason), hint=hint)
    return run.stdout.decode("utf-8", "surrogateescape")


def _folder_name(folder: Path) -> str:
    """Return the name of a folder for messages; its path if the name is empty."""
    return folder.name or str(folder)


def _printable_path(path: str) -> str:
    """Return a path with undecodable bytes escaped by backslashes."""
    return path.encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")


def _format_utc(date: datetime) -> str:
    """Return a time, which must be in UTC, in W3C format to the second, such as `2026-10-10T08:00:00Z`."""
    return date.strftime("%Y-%m-%dT%H:%M:%SZ")

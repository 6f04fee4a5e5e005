"""Earlier versions of sitemaps in git repositories, written as `git:REV` or `git:REV:PATH`."""

from __future__ import annotations

import os
import posixpath
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sitemap_studio.core.errors import ReadError, RequestError, WriteError, system_reason
from sitemap_studio.core.messages import msg
from sitemap_studio.core.paths import is_folder, resolve_links

_PREFIX: Final = "git:"
_SITEMAP_SUFFIXES: Final = (".xml", ".txt", ".csv", ".tsv", ".rss", ".atom", ".rdf")
"""Endings of files, plain or with .gz, that are copied with the requested one, which may be an index that lists them."""

_HOOK_VARIABLES: Final = ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX")

_FILE_MODES: Final = ("100644", "100755", "100664")
"""Modes of regular files in a tree; links and submodules have others."""


@dataclass(frozen=True)
class GitVersion:
    """File or folder in a revision.

    Attributes:
        revision: Name of a commit, as git accepts it.
        path: Path from the root of the repository, or from the working folder if it begins with a dot; None for the path
            of the set that is compared with it.
    """

    revision: str
    path: str | None


def parse_git_version(text: str) -> GitVersion | None:
    """Parse `git:REV` or `git:REV:PATH`; return None for other text.

    Raises:
        RequestError: The revision or the path is missing.
    """
    if not text.startswith(_PREFIX):
        return None
    revision, sign, path = text.removeprefix(_PREFIX).partition(":")
    if not revision or (sign and not path):
        hint = "Write git:REV or git:REV:PATH, for example git:HEAD~1:public/sitemap.xml."
        raise RequestError(msg("“{text}” is not a version in git.", text=text), hint=hint)
    return GitVersion(revision, path or None)


def copy_revision(version: GitVersion, folder: Path, *, compared: Path | None = None) -> Path:
    """Copy a sitemap, an index with its sitemaps, or the sitemaps in a folder from a git revision into a folder.

    Args:
        version: A sitemap, an index (copied with the sitemaps in its folder and below), or a folder.
        folder: An empty folder for the copies.
        compared: File or folder whose path is used if `version` has none.

    Returns:
        The copied file or folder.

    Raises:
        RequestError: git is not installed, there is no repository, or a path is missing.
        ReadError: There is no such revision, or no such file in it.
        WriteError: The copies can't be written.
    """
    base, path = _locate_version(version, compared)
    commit = _commit_hash(base, version.revision)
    name = msg("“{path}” in revision “{revision}”", path=path or ".", revision=version.revision)
    kind = _run_git(base, "cat-file", "-t", f"{commit}:{path}").stdout.decode("ascii", "replace").strip()
    if kind not in ("blob", "tree"):
        raise ReadError(msg("There is no {name}.", name=name), hint=msg("Paths begin at the root of the repository."))
    parent = path if kind == "tree" else posixpath.dirname(path)
    requested = "" if kind == "tree" else posixpath.basename(path)
    entries = dict(_sitemap_files(base, f"{commit}:{parent}", requested))
    if requested and requested not in entries:
        raise ReadError(
            msg("{name} is a link, which is not read.", name=name), hint=msg("Name the file that it leads to.")
        )
    try:
        _copy_blobs(base, entries, folder)
    except OSError as error:
        raise WriteError(msg("{name} can't be copied: {reason}.", name=name, reason=system_reason(error))) from error
    return folder / requested if requested else folder


def _locate_version(version: GitVersion, compared: Path | None) -> tuple[Path, str]:
    """Return a folder inside the repository, and the path of the version from the root of the repository."""
    if version.path is not None:
        base = Path.cwd()
        is_relative = version.path.split("/")[0] in (".", "..")
        path = posixpath.normpath((_path_in_repository(base) if is_relative else "") + version.path)
    elif compared is not None:
        base = compared if is_folder(compared) else compared.parent
        base = resolve_links(base)
        path = posixpath.normpath(_path_in_repository(base) + ("" if is_folder(compared) else compared.name))
    else:
        message = msg("The path in revision “{revision}” is missing.", revision=version.revision)
        raise RequestError(message, hint=msg("Write git:REV:PATH."))
    return base, "" if path == "." else path


def _path_in_repository(folder: Path) -> str:
    """Return the path of a folder from the root of its repository, with a final slash; empty for the root itself."""
    found = _run_git(folder, "rev-parse", "--show-prefix")
    if found.returncode:
        raise _repository_error(folder, found)
    return os.fsdecode(found.stdout).removesuffix("\n")


def _commit_hash(folder: Path, revision: str) -> str:
    """Return the full hash of the commit that a revision names.

    Raises:
        ReadError: There is no such revision.
        RequestError: The folder is not in a git repository.
    """
    found = _run_git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    if found.returncode == 0:
        return found.stdout.decode("ascii").strip()
    shallow = _run_git(folder, "rev-parse", "--is-shallow-repository")
    if shallow.returncode:
        raise _repository_error(folder, shallow)
    hint = "“git log” lists the revisions."
    if shallow.stdout.strip() == b"true":
        hint = "This is a shallow clone, which lacks earlier revisions. Fetch all of them, for example with fetch-depth: 0."
    raise ReadError(msg("There is no revision “{revision}”.", revision=revision), hint=hint)


def _repository_error(folder: Path, failed: subprocess.CompletedProcess[bytes]) -> RequestError:
    """Return the error for the user that explains a failed git command."""
    output = failed.stderr.decode("utf-8", "replace").strip()
    if not output or "not a git repository" in output:
        return RequestError(msg("“{folder}” is not in a git repository.", folder=folder))
    reason = output.splitlines()[0].removeprefix("fatal: ").rstrip(".")
    return RequestError(msg("git can't read the repository: {reason}.", reason=reason))


def _sitemap_files(folder: Path, tree: str, requested: str) -> Iterator[tuple[str, str]]:
    """Yield path and blob hash of each regular file in a tree that is the requested one or may be a sitemap."""
    listed = _run_git(folder, "ls-tree", "-r", "-z", "--full-tree", tree).stdout
    for line in listed.split(b"\0"):
        facts, _, name = line.partition(b"\t")
        path = os.fsdecode(name)
        is_requested = path == requested or path.lower().removesuffix(".gz").endswith(_SITEMAP_SUFFIXES)
        # Trees written by other programs can contain any name.
        is_safe = not {"", ".", ".."} & set(path.split("/")) and (os.sep == "/" or os.sep not in path)
        mode, *_, blob = facts.decode("ascii").split() or ("", "")
        if is_requested and is_safe and mode in _FILE_MODES:
            yield path, blob


def _copy_blobs(repository: Path, entries: dict[str, str], folder: Path) -> None:
    """Write the content of git blobs, given as hash by relative path, into a folder."""
    with subprocess.Popen(
        [*_git_in_folder(repository), "cat-file", "--batch"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=_git_environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for path, blob in entries.items():
            process.stdin.write(f"{blob}\n".encode())
            process.stdin.flush()
            _, kind, size = [*process.stdout.readline().split(), b"", b"", b""][:3]
            if kind != b"blob":
                raise ReadError(msg("git can't read “{path}”.", path=path))
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            remaining = int(size)
            with target.open("wb") as file:
                while remaining and (piece := process.stdout.read(min(remaining, 1 << 20))):
                    file.write(piece)
                    remaining -= len(piece)
            process.stdout.read(1)
        process.stdin.close()


def _run_git(folder: Path, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """Run a git command that only reads, and return its result, also after a failure.

    Raises:
        RequestError: git is not installed or can't be run.
    """
    try:
        return subprocess.run(
            [*_git_in_folder(folder), *arguments],
            capture_output=True,
            check=False,
            stdin=subprocess.DEVNULL,
            env=_git_environment(),
        )
    except FileNotFoundError as error:
        hint = "Install git, or give a file, a folder or a URL."
        raise RequestError(msg("git is not installed."), hint=hint) from error
    except (OSError, ValueError) as error:
        reason = system_reason(error) if isinstance(error, OSError) else msg("a name contains a zero byte")
        raise RequestError(msg("git can't be run: {reason}.", reason=reason)) from error


def _git_in_folder(folder: Path) -> list[str]:
    """Return the beginning of a git command line that runs in a folder."""
    return ["git", "-C", str(folder)]


def _git_environment() -> dict[str, str]:
    """Return the environment for git, without hook variables, whose paths are relative to another folder."""
    environment = {name: value for name, value in os.environ.items() if name not in _HOOK_VARIABLES}
    return environment | {"LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"}

"""Atomic write: a file is replaced only when its new content is complete on disk.

Qt's QSaveFile is not used: on a full disk it reports success and leaves half a file. Files that belong together go
through `set_journal`.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import stat
import time
from pathlib import Path
from typing import Final, NamedTuple

from sitemap_studio.core.errors import REASONS, WriteError, system_reason
from sitemap_studio.core.file_lock import OWN_FLAGS, LockResult, is_open_file, remove_locked, try_lock
from sitemap_studio.core.messages import msg, msg_from
from sitemap_studio.core.paths import TEMPORARY_PREFIX

_TEMPORARY_NAME: Final = re.compile(rf"{re.escape(TEMPORARY_PREFIX)}[0-9a-f]{{16}}\.tmp")
"""Name of the temporary file of a write."""

_WRITE_BYTES: Final = 1 << 30
"""Maximum number of bytes per write: Linux writes at most 2 GiB at once, Windows fails above that."""

_NEW_FILE_MODE: Final = 0o666
"""Mode of a new file, less the user's umask."""

_PRIVATE_MODE: Final = 0o600
"""Mode of a temporary file until it gets the mode of the old file."""

_BINARY: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOFOLLOW", 0)

_WRITE_REASONS: Final = {
    **REASONS,
    **dict.fromkeys((errno.ENOENT, errno.ENOTDIR), msg("its folder does not exist")),
    errno.EISDIR: msg("a folder has that name"),
    errno.EINVAL: msg("the name is not allowed here"),
}

_HINTS: Final = {
    errno.ENOSPC: msg("Free some space, or save to another place."),
    **dict.fromkeys((errno.EISDIR, errno.ENAMETOOLONG, errno.EINVAL), msg("Choose another name.")),
}
"""Hints by error number; other errors get the hint to save to another place."""

NOT_SAVED: Final = msg("“{name}” can't be saved: {reason}; no file was changed.")

_BUSY_WINDOWS_ERRORS: Final = (5, 32, 33, 1224)
"""Access denied, sharing or lock violation, mapped section: on Windows, a file that another program holds open."""

_WINDOWS_ERRORS: Final = {19: errno.EROFS, 39: errno.ENOSPC, 112: errno.ENOSPC, 206: errno.ENAMETOOLONG}
"""Windows errors that are more specific than their error numbers: write protected, full, name too long."""

_PAUSES_SECONDS: Final = (0.01, 0.02, 0.04, 0.08, 0.15, 0.2)
"""Retries on Windows, where virus scanners and indexers hold new files open for a moment."""

_ACCESS_LIST: Final = "system.posix_acl_access"
"""Attribute of Linux with the access control list of a file."""

_NO_MODES: Final = (errno.EPERM, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP)
"""Errors of file systems without modes (FAT)."""

_NO_FOLDER_SYNC: Final = (errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EBADF)
"""Errors of file systems that can't flush a folder."""

_NOT_REGULAR: Final = -1
"""Error number of this module for a pipe or device."""


class StagedFile(NamedTuple):
    """New content on disk in a temporary file; `old` is the status of the file that it will replace, None without one."""

    target: Path
    temporary: Path
    old: os.stat_result | None


def replace_file(path: Path, data: bytes) -> os.stat_result:
    """Replace the content of a file, or create it, and return its new status.

    The file always has either the complete old or the complete new content, also after a power cut. Of a symbolic link,
    the target is replaced. The new file has the mode and, if permitted, the owner of the old one. Other hard links of
    the old file retain the old content.

    Raises:
        WriteError: The file remains unchanged, and no temporary file remains.
    """
    try:
        staged = _write_and_rename(path, data)
    except FileNotFoundError:
        # Another process removed the temporary file at a moment in which it was not locked.
        try:
            staged = _write_and_rename(path, data)
        except FileNotFoundError as error:
            raise _write_error(path, error) from error
    with contextlib.suppress(OSError):
        sync_folder(staged.target.parent)
    return staged.target.stat()


def _write_and_rename(path: Path, data: bytes) -> StagedFile:
    """Write new content to a temporary file, and rename it to the target.

    Raises:
        FileNotFoundError: The temporary file was removed before it was renamed.
        WriteError: The file can't be replaced for another reason.
    """
    staged, handle = _write_temporary(path, data, f"{TEMPORARY_PREFIX}{new_id()}.tmp")
    try:
        _move_open(staged.temporary, staged.target, handle)
    except OSError as error:
        if isinstance(error, FileNotFoundError) and not os.path.lexists(staged.temporary):
            raise
        with contextlib.suppress(OSError):
            staged.temporary.unlink()
        raise _write_error(path, error) from error
    return staged


def _move_open(source: Path, target: Path, handle: int) -> None:
    """Rename an open file, and close its handle, also after an `OSError`; on Windows the file is closed first."""
    try:
        source.replace(target)
    except OSError:
        pass
    else:
        return
    finally:
        os.close(handle)
    move(source, target)


def remove_interrupted_writes(folder: Path) -> None:
    """Remove the temporary files of killed writes from a folder; the locked files of running writes remain."""
    try:
        with os.scandir(folder) as entries:
            found = [
                folder / each.name
                for each in entries
                if _TEMPORARY_NAME.fullmatch(each.name) and each.is_file(follow_symlinks=False)
            ]
    except (OSError, ValueError):
        return
    for path in found:
        with contextlib.suppress(OSError):
            handle = os.open(path, os.O_RDWR | OWN_FLAGS)
            if try_lock(handle) is not LockResult.BUSY and is_open_file(path, handle):
                remove_locked(path, handle)
            else:
                os.close(handle)


def move(source: Path, target: Path) -> None:
    """Rename a file, replacing the target; retry on Windows while another program has it open; raise `OSError`."""
    for pause in _PAUSES_SECONDS:
        try:
            source.replace(target)
        except OSError as error:
            if getattr(error, "winerror", None) not in _BUSY_WINDOWS_ERRORS:
                raise
            time.sleep(pause)
        else:
            return
    source.replace(target)


def remove_file(path: Path) -> None:
    """Remove a file if it exists; of a symbolic link, only the link; raise `WriteError`."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        reason, hint = explain_error(error)
        raise WriteError(
            msg("“{name}” can't be removed: {reason}.", name=path.name, reason=reason), hint=hint, path=path
        ) from error
    with contextlib.suppress(OSError):
        sync_folder(path.parent)


def stage_file(path: Path, data: bytes, temporary_name: str) -> StagedFile:
    """Write new content to a temporary file in the folder of its target, without changing the target.

    Raises:
        WriteError: It can't be written; no temporary file remains.
    """
    staged, handle = _write_temporary(path, data, temporary_name)
    os.close(handle)
    return staged


def _write_temporary(path: Path, data: bytes, temporary_name: str) -> tuple[StagedFile, int]:
    """Write a temporary file as `stage_file` does, and return it with its open, locked handle; raise `WriteError`."""
    try:
        target = path.resolve(strict=False)
        old = _replaceable_status(target)
        temporary = target.with_name(temporary_name)
        mode = _NEW_FILE_MODE if old is None else _PRIVATE_MODE
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode)
    except (OSError, ValueError, RuntimeError) as error:
        raise _write_error(path, error) from error
    try:
        try_lock(handle)
        _write_content(handle, data, old, target)
    except BaseException as error:
        os.close(handle)
        with contextlib.suppress(OSError):
            temporary.unlink()
        if isinstance(error, OSError):
            raise _write_error(path, error) from error
        raise
    return StagedFile(target, temporary, old), handle


def _replaceable_status(target: Path) -> os.stat_result | None:
    """Return the status of the file to replace, or None if absent; raise `OSError` if it is read-only or not a regular file."""
    try:
        old = target.stat()
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(old.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(old.st_mode):
        # A pipe or device is never replaced by a file.
        raise OSError(_NOT_REGULAR, "not a file")
    # Renaming needs only the folder's permission; this fails for a file that is read-only.
    os.close(os.open(target, os.O_WRONLY | _BINARY))
    return old


def new_id() -> str:
    """Return a random id of 16 hexadecimal digits."""
    return secrets.token_hex(8)


def write_and_close(handle: int, data: bytes) -> None:
    """Write data to an open new file, flush it to the disk, and close it; raise `OSError`."""
    try:
        _write_content(handle, data)
    finally:
        os.close(handle)


def _write_content(handle: int, data: bytes, old: os.stat_result | None = None, like: Path | None = None) -> None:
    """Write data to an open file, copy mode, owner and attributes of the old file `like`, and flush; raise `OSError`."""
    written = 0
    # A view that an error refers to would keep a mapping from being closed.
    with memoryview(data) as view:
        while written < len(view):
            step = os.write(handle, view[written : written + _WRITE_BYTES])
            if step == 0:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            written += step
    if os.fstat(handle).st_size != len(data):
        raise OSError(errno.EIO, os.strerror(errno.EIO))
    if old is not None and like is not None:
        _copy_mode(handle, old)
        _copy_attributes(handle, old, like)
    os.fsync(handle)


def _copy_mode(handle: int, old: os.stat_result) -> None:
    """Copy mode and, if permitted, owner of the old file; without its group, the rights of the group are dropped."""
    # Windows before Python 3.13 has no fchmod: files take the folder's permissions.
    if not hasattr(os, "fchmod"):
        return
    mode = stat.S_IMODE(old.st_mode)
    now = os.fstat(handle)
    if (now.st_uid, now.st_gid) != (old.st_uid, old.st_gid):
        try:
            os.fchown(handle, old.st_uid, old.st_gid)
        except OSError:
            # Only root may change owners. Try the group at least; without it, its rights are dropped.
            try:
                os.fchown(handle, -1, old.st_gid)
            except OSError:
                mode &= ~(stat.S_IRWXG | stat.S_ISGID)
            mode &= ~stat.S_ISUID
    try:
        # After the owner: changing that clears the special bits.
        os.fchmod(handle, mode)
    except OSError as error:
        # The owner of a file may give it any mode, where files have modes.
        if error.errno not in _NO_MODES:
            raise


def _copy_attributes(handle: int, old: os.stat_result, like: Path) -> None:
    """Copy user attributes and access control list of the file `like` on Linux, as far as the file system permits."""
    if not hasattr(os, "listxattr"):
        return
    # An access control list is for the old group only.
    has_group = os.fstat(handle).st_gid == old.st_gid
    # Not every file system has them; that is no reason not to save.
    with contextlib.suppress(OSError):
        names = os.listxattr(like)
        if _ACCESS_LIST in os.listxattr(handle) and _ACCESS_LIST not in names:
            # Inherited from its folder.
            os.removexattr(handle, _ACCESS_LIST)
        for name in names:
            if name.startswith("user.") or (name == _ACCESS_LIST and has_group):
                os.setxattr(handle, name, os.getxattr(like, name))


def sync_folder(folder: Path) -> None:
    """Flush a folder's directory entries to disk, where the system supports it; raise `OSError` on a disk error."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    try:
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except PermissionError:
        # A folder that may be written but not listed can't be opened for this.
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(handle)


def _write_error(path: Path, error: Exception) -> WriteError:
    """Return the `WriteError`, with reason and hint, for an error while saving a file."""
    reason, hint = explain_error(error)
    return WriteError(msg_from(NOT_SAVED, name=path.name or path, reason=reason), hint=hint, path=path)


def explain_error(error: Exception) -> tuple[str, str]:
    """Return the reason of a write error, to follow a colon, and a hint for the user."""
    if not isinstance(error, OSError):
        # A zero byte in the name, or links in a circle on older Pythons.
        if isinstance(error, RuntimeError):
            error = OSError(errno.ELOOP, os.strerror(errno.ELOOP))
        else:
            error = OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    windows_error = getattr(error, "winerror", None)
    if windows_error in _BUSY_WINDOWS_ERRORS:
        hint = msg("Close it in the other program and try again.")
        return msg("another program uses it, or you don't have permission"), hint
    if error.errno == _NOT_REGULAR:
        return msg("a pipe or device has that name"), msg("Choose another name.")
    number, source, target = error.errno, error.filename, error.filename2
    if number == errno.ENOENT and target is not None and os.path.lexists(source) and Path(target).parent.is_dir():
        # An invalid new name, as from exFAT in FUSE.
        number = errno.EINVAL
    number = _WINDOWS_ERRORS.get(windows_error or 0, number or 0)
    return _WRITE_REASONS.get(number) or system_reason(error), _HINTS.get(number, msg("Save to another place."))

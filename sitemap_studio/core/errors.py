"""Exceptions for requests that failed, each with a message for the user. Faults of data are problems, not exceptions."""

from __future__ import annotations

import errno

from sitemap_studio.core.messages import as_message, join, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import Any, Final


class StudioError(Exception):
    """A failed request; its text is the message followed by the hint.

    Args:
        message: One sentence that says what happened, with the name of the file and the position.
        hint: One sentence that says what the user can do; may be empty.
        path: The file concerned, or None.
        line: Line number in the file, counted from 1, or None.
    """

    def __init__(self, message: str, *, hint: str = "", path: Path | None = None, line: int | None = None) -> None:
        """Set the attributes; message and hint become translatable messages."""
        super().__init__(message)
        self.message: str = as_message(message)
        self.hint: str = as_message(hint)
        self.path = path
        self.line = line

    def __str__(self) -> str:
        """Return the message followed by the hint."""
        return join([self.message, self.hint])

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle all attributes, so that errors pass from worker processes without loss."""
        return _rebuild_error, (type(self), self.message, vars(self))


def _rebuild_error(kind: type[StudioError], message: str, known: Mapping[str, object]) -> StudioError:
    """Return an error of class `kind` with attributes `known`, for unpickling, without calling its `__init__`."""
    error = kind.__new__(kind, message)
    vars(error).update(known)
    return error


class ReadError(StudioError):
    """A source can't be read or understood."""


class RefusedError(ReadError):
    """A source contains a construct that is never processed, such as an entity declaration."""


class TemplateError(ReadError):
    """A source is the template of a sitemap generator, and contains no entries."""


class DamagedError(ReadError):
    """No part of the content of a source can be decompressed."""


class EmptyFileError(ReadError):
    """A source contains neither elements nor text; only white space, NUL bytes, declarations or comments."""


class CeilingError(ReadError):
    """A source exceeds the size limit of the reader, which the user may raise."""


class TooLargeError(CeilingError):
    """A source, or a part of it, exceeds a fixed limit of the program, which the user can't raise."""


class EncodingError(ReadError):
    """The bytes of a source are valid neither in the declared encoding nor in UTF-8."""


class DoubtfulEncodingError(EncodingError):
    """The bytes of a source are valid in the declared encoding, but probably UTF-8; the user must choose the encoding."""


class ChoiceError(ReadError):
    """The source is ambiguous: one of several files, the `choices`, must be selected."""

    def __init__(self, message: str, *, choices: Sequence[Path] = (), **details: Any) -> None:
        """Set the files to choose from; `details` are the other arguments of `StudioError`."""
        super().__init__(message, **details)
        self.choices = tuple(choices)


class NoSitemapError(ReadError):
    """A folder contains no file that can be opened; a new set can be created in it."""


class WriteError(StudioError):
    """A target can't be written; it remains unchanged."""


class ChangedOnDiskError(WriteError):
    """A file was changed by another program since it was opened; it is not overwritten."""


class ReadOnlyError(StudioError):
    """Entries can't be edited because of the kind of their file, such as a feed, or because it was not read with certainty."""


class LockedError(StudioError):
    """A set is open for editing in another process or window.

    Args:
        is_here: Whether this process has the set open, in another window.
    """

    def __init__(self, message: str, *, is_here: bool = False, **details: Any) -> None:
        """Set the attributes; `details` are the other arguments of `StudioError`."""
        super().__init__(message, **details)
        self.is_here = is_here


class BusyError(StudioError):
    """A running job, or the save of another process, must finish first."""


class LimitError(StudioError):
    """A request can't be fulfilled within the given limits."""


class RequestError(StudioError):
    """The input of the user is invalid."""


class ExpressionError(RequestError):
    """A filter, a regular expression or a replacement is invalid.

    Args:
        place: Index of the invalid character in the input; the length of the input for its end; None if unknown.
    """

    def __init__(self, message: str, *, place: int | None = None, **details: Any) -> None:
        """Set the attributes; `details` are the other arguments of `StudioError`."""
        super().__init__(message, **details)
        self.place = place


class Cancelled(StudioError):
    """The user cancelled a request; nothing was changed."""

    def __init__(self, message: str = "Stopped.", **details: object) -> None:
        """Set the message; `details`, of unpickled errors, are ignored."""
        super().__init__(message)


REASONS: Final = {
    errno.ENOENT: msg("the file or its folder does not exist"),
    errno.ENOTDIR: msg("the file or its folder does not exist"),
    errno.EIO: msg("the disk reported an error"),
    errno.EACCES: msg("you don't have permission"),
    errno.EPERM: msg("you don't have permission"),
    errno.ENOSPC: msg("the disk is full"),
    errno.EROFS: msg("the disk is read-only"),
    errno.ENAMETOOLONG: msg("the name is too long"),
    errno.ELOOP: msg("its links lead in a circle"),
}
"""Reasons for users by error number, to follow a colon; other errors are shown with the text of the system."""


DAMAGED_HINT: Final = msg("Download or export it again.")
"""Hint for a file that is empty or damaged."""


def system_reason(error: OSError) -> str:
    """Return the reason of a system error from `REASONS`, or the text of the system, to follow a colon."""
    return REASONS.get(error.errno or 0) or error.strerror or str(error)


LIBRARY_ERRORS: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, OSError, RuntimeError, TypeError, ValueError,
)  # fmt: skip
"""Exceptions that libraries may raise for damaged input without documenting it; RecursionError is a RuntimeError."""


REPORT_URL: Final = "https://github.com/sitemap-studio/SitemapStudio/issues"
"""Web page for reports of faults in the program."""

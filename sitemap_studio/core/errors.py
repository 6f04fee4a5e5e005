"""Errors: requests that failed, each with a message for the user. Facts about data are problems, never errors."""

from __future__ import annotations

import errno

from sitemap_studio.core.messages import as_message, join, msg

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import Any, Final


class StudioError(Exception):
    """A request that failed.

    Args:
        message: One sentence that names the file and the place and says what happened.
        hint: One sentence that says what to do next, or nothing.
        line: Its line, counted from 1, where there is one.
    """

    def __init__(self, message: str, *, hint: str = "", path: Path | None = None, line: int | None = None) -> None:
        super().__init__(message)
        self.message: str = as_message(message)
        self.hint: str = as_message(hint)
        self.path = path
        self.line = line

    def __str__(self) -> str:
        return join([self.message, self.hint])

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle all attributes, so that errors pass from worker processes without loss."""
        return _rebuild_error, (type(self), self.message, vars(self))


def _rebuild_error(kind: type[StudioError], message: str, known: Mapping[str, object]) -> StudioError:
    error = kind.__new__(kind, message)
    vars(error).update(known)
    return error


class ReadError(StudioError):
    """A source can't be read or understood."""


class RefusedError(ReadError):
    """A source holds something that is never processed, such as an entity declaration."""


class TemplateError(ReadError):
    """A source is a template that a sitemap is made from; it holds no entries yet."""


class DamagedError(ReadError):
    """Nothing of the content of a source can be decompressed."""


class EmptyFileError(ReadError):
    """A source has neither an element nor text, but at most white space, NUL bytes, declarations or comments."""


class CeilingError(ReadError):
    """A source exceeds the ceiling of the reader, which the user may raise."""


class TooLargeError(CeilingError):
    """A source, or a part of it, exceeds a fixed limit of the program, which no ceiling raises."""


class EncodingError(ReadError):
    """The bytes of a source follow neither the encoding that it declares nor UTF-8."""


class DoubtfulEncodingError(EncodingError):
    """The bytes of a source follow the encoding that it declares, but are rather UTF-8; one has to be chosen."""


class ChoiceError(ReadError):
    """The source is ambiguous: one of several files, the `choices`, must be selected."""

    def __init__(self, message: str, *, choices: Sequence[Path] = (), **details: Any) -> None:
        super().__init__(message, **details)
        self.choices = tuple(choices)


class NoSitemapError(ReadError):
    """A folder holds nothing that could be opened; a set could be begun."""


class WriteError(StudioError):
    """A target can't be written; it remains unchanged."""


class ChangedOnDiskError(WriteError):
    """A source is no longer the file that was opened."""


class ReadOnlyError(StudioError):
    """Entries of a file that could not be read for certain may only be looked at."""


class LockedError(StudioError):
    """Another process has a set open for editing.

    Args:
        is_here: Whether it is this very process, in another window.
    """

    def __init__(self, message: str, *, is_here: bool = False, **details: Any) -> None:
        super().__init__(message, **details)
        self.is_here = is_here


class BusyError(StudioError):
    """A running job must finish first."""


class LimitError(StudioError):
    """The request can't be met within the limits given."""


class RequestError(StudioError):
    """The input of the user is invalid."""


class ExpressionError(RequestError):
    """A filter, a regular expression or a replacement can't be understood.

    Args:
        place: Index of the character in the expression; its length for its end, None where it is not known.
    """

    def __init__(self, message: str, *, place: int | None = None, **details: Any) -> None:
        super().__init__(message, **details)
        self.place = place


class Cancelled(StudioError):
    """The user cancelled a request; everything remains unchanged."""

    def __init__(self, message: str = "Stopped.", **details: object) -> None:
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
"""The reasons that users meet, by error number; others are shown as the system words them."""


DAMAGED_HINT: Final = msg("Download or export it again.")
"""Hint for a file that is empty or damaged."""


def system_reason(error: OSError) -> str:
    """Return why something failed, in words that follow a colon."""
    return REASONS.get(error.errno or 0) or error.strerror or str(error)


LIBRARY_ERRORS: Final = (
    ArithmeticError, AssertionError, AttributeError, LookupError, OSError, RuntimeError, TypeError, ValueError,
)  # fmt: skip
"""What a library that promises nothing may raise for damaged input; RecursionError is a RuntimeError."""


REPORT_URL: Final = "https://github.com/sitemap-studio/SitemapStudio/issues"
"""Where to report a fault in the program."""

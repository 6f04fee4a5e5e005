"""Sitemap Studio: open, edit, check, save and export sitemaps.

The names in `__all__` are the Python interface, described in `sitemap_studio.api`. They are loaded when they are first
used, since every start of the program imports this package.
"""

from sitemap_studio.core.version import __version__ as __version__

__all__ = [
    "BusyError",
    "Cancelled",
    "CeilingError",
    "ChangedOnDiskError",
    "ChoiceError",
    "DamagedError",
    "DoubtfulEncodingError",
    "EmptyFileError",
    "EncodingError",
    "ExpressionError",
    "LimitError",
    "LockedError",
    "NoSitemapError",
    "ReadError",
    "ReadOnlyError",
    "RefusedError",
    "RequestError",
    "Sitemap",
    "StudioError",
    "TemplateError",
    "TooLargeError",
    "WriteError",
    "check",
    "open",
    "read",
    "write",
]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sitemap_studio.api import Sitemap, check, open, read, write  # noqa: A004
    from sitemap_studio.core.errors import (
        BusyError,
        Cancelled,
        CeilingError,
        ChangedOnDiskError,
        ChoiceError,
        DamagedError,
        DoubtfulEncodingError,
        EmptyFileError,
        EncodingError,
        ExpressionError,
        LimitError,
        LockedError,
        NoSitemapError,
        ReadError,
        ReadOnlyError,
        RefusedError,
        RequestError,
        StudioError,
        TemplateError,
        TooLargeError,
        WriteError,
    )


def __getattr__(name: str) -> object:
    """Import an exported function or error on first use, and return it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    is_error = name[0].isupper() and name != "Sitemap"
    return getattr(import_module("sitemap_studio.core.errors" if is_error else "sitemap_studio.api"), name)


def __dir__() -> list[str]:
    """Return the names of the Python interface and `__version__`."""
    return [*__all__, "__version__"]

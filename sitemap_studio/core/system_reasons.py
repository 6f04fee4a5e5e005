"""What the system says of a failure, as a sentence: what is usual can be said in the user's language.

The words are those of the system, to the letter; what it says otherwise stays as it is.
"""

from __future__ import annotations

import errno
from typing import Final

from sitemap_studio.core.messages import msg

_USUAL: Final = {
    errno.EPERM: msg("Operation not permitted"),
    errno.ENOENT: msg("No such file or directory"),
    errno.EIO: msg("Input/output error"),
    errno.ENOMEM: msg("Cannot allocate memory"),
    errno.EACCES: msg("Permission denied"),
    errno.EBUSY: msg("Device or resource busy"),
    errno.EEXIST: msg("File exists"),
    errno.ENOTDIR: msg("Not a directory"),
    errno.EISDIR: msg("Is a directory"),
    errno.EINVAL: msg("Invalid argument"),
    errno.EMFILE: msg("Too many open files"),
    errno.EFBIG: msg("File too large"),
    errno.ENOSPC: msg("No space left on device"),
    errno.EROFS: msg("Read-only file system"),
    errno.ENAMETOOLONG: msg("File name too long"),
    errno.ENOTEMPTY: msg("Directory not empty"),
    errno.ELOOP: msg("Too many levels of symbolic links"),
}


def system_reason(error: OSError) -> str:
    """Why something failed, in the words of the system."""
    said = error.strerror or str(error)
    usual = _USUAL.get(error.errno or 0)
    return usual if usual == said else said

"""What the system says of a failure, as a sentence: what is usual can be said in the user's language.

The words are those of the system, to the letter; what it says otherwise stays as it is.
"""

from __future__ import annotations

import errno
from typing import Final

from sitemap_studio.core.sentences import say

_USUAL: Final = {
    errno.EPERM: say("Operation not permitted"),
    errno.ENOENT: say("No such file or directory"),
    errno.EIO: say("Input/output error"),
    errno.ENOMEM: say("Cannot allocate memory"),
    errno.EACCES: say("Permission denied"),
    errno.EBUSY: say("Device or resource busy"),
    errno.EEXIST: say("File exists"),
    errno.ENOTDIR: say("Not a directory"),
    errno.EISDIR: say("Is a directory"),
    errno.EINVAL: say("Invalid argument"),
    errno.EMFILE: say("Too many open files"),
    errno.EFBIG: say("File too large"),
    errno.ENOSPC: say("No space left on device"),
    errno.EROFS: say("Read-only file system"),
    errno.ENAMETOOLONG: say("File name too long"),
    errno.ENOTEMPTY: say("Directory not empty"),
    errno.ELOOP: say("Too many levels of symbolic links"),
}


def system_reason(error: OSError) -> str:
    """Why something failed, in the words of the system."""
    said = error.strerror or str(error)
    usual = _USUAL.get(error.errno or 0)
    return usual if usual == said else said

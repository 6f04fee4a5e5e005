"""What the set-up says on the console, and how it gives up.

One sentence at a time and no traceback: who reads this wants the program, not its packaging.
It does not decide anything.
"""

from __future__ import annotations


class SetUpFailed(Exception):
    """The set-up cannot go on; the message is one clear sentence for the user."""


def tell(message: str) -> None:
    """Write a line at once, so that it stands before the output of whatever runs next."""
    print(message, flush=True)

"""The way in: a command goes to the command line's face, paths or nothing to the window.

The only place with a late import of a face, so that the command line never loads Qt.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program.

    Args:
        arguments: Words of the command line after the program's name; None takes those of this process.

    Returns:
        The exit code: 0 fine, 1 problems of severity error found, 2 could not do it, 130 stopped by Ctrl+C.
    """
    has_process_to_itself = arguments is None
    try:
        return _run(sys.argv[1:] if arguments is None else arguments, has_process_to_itself=has_process_to_itself)
    except KeyboardInterrupt:
        # While modules were loaded; a command that was begun says the same.
        print("sitemap-studio: Stopped.", file=sys.stderr)  # noqa: T201
        return 128 + signal.SIGINT
    finally:
        if has_process_to_itself:
            # What Python still has to clear away takes a moment, in which Ctrl+C would print tracebacks.
            signal.signal(signal.SIGINT, signal.SIG_IGN)


def _run(words: Sequence[str], *, has_process_to_itself: bool) -> int:
    # Loaded here, where Ctrl+C is waited for.
    import multiprocessing

    from sitemap_studio.cli.arguments import Start, has_display, parse
    from sitemap_studio.cli.terminal import warn

    # Bundles start themselves again for worker processes.
    multiprocessing.freeze_support()
    start = parse(words)
    if isinstance(start, Start):
        if not has_display():
            if start.screenshot is None:
                warn("There is no display to show a window on. “sitemap-studio help” lists what needs none.")
                return 2
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        with _loading(for_good=has_process_to_itself):
            # The engine first: Qt's bindings read the source of every module that is imported after them.
            import_module("sitemap_studio.document.document")
            from sitemap_studio.gui.app import run

        return run(start.paths, start.screenshot)
    with _loading(for_good=has_process_to_itself):
        from sitemap_studio.cli.main import run_command

    return run_command(start)


@contextmanager
def _loading(*, for_good: bool) -> Iterator[None]:
    """While modules are loaded, leave garbage alone, and if they stay for good, never look through them again.

    There is none among them, but looking took a tenth of the start, and stopped the window at every full collection.
    """
    if not for_good:
        yield
        return
    # NumPy would start a thread for each processor, which wait busily for algebra that nobody does.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


if __name__ == "__main__":
    sys.exit(main())

"""Entry point: a command runs in the terminal; paths, or nothing, open the window.

Qt is imported for the window alone.
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
        arguments: Arguments of the command line after the program's name; None for those of this process.

    Returns:
        The exit code: 0 fine, 1 errors found, 2 failed, 130 stopped by Ctrl+C.
    """
    has_process_to_itself = arguments is None
    try:
        # Imported here, where Ctrl+C is handled.
        import multiprocessing

        from sitemap_studio.cli.main import Start, has_display, load_command, parse, run_command
        from sitemap_studio.cli.terminal import warn

        # Bundles are started again for worker processes.
        multiprocessing.freeze_support()
        start = parse(sys.argv[1:] if arguments is None else arguments)
        if isinstance(start, Start):
            if not has_display():
                if start.screenshot is None:
                    warn("There is no display to show a window on. “sitemap-studio help” lists what needs none.")
                    return 2
                os.environ["QT_QPA_PLATFORM"] = "offscreen"
            with _loading(for_good=has_process_to_itself):
                # Before Qt, whose bindings read the source of every module that is imported after them.
                import_module("sitemap_studio.document.document")
                from sitemap_studio.gui.app import run

            return run(start.paths, start.screenshot)
        with _loading(for_good=has_process_to_itself):
            load_command(start.command)
        if has_process_to_itself:
            # A command keeps most of what it makes until its end: collecting as often as by default takes a sixth of it.
            gc.set_threshold(100_000, 20, 100)
        return run_command(start)
    except KeyboardInterrupt:
        # While modules were imported; `run_command` prints the same.
        print("sitemap-studio: Stopped.", file=sys.stderr)  # noqa: T201
        return 128 + signal.SIGINT
    finally:
        if has_process_to_itself:
            # Python's shutdown takes a moment, in which Ctrl+C would print tracebacks.
            signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _loading(*, for_good: bool) -> Iterator[None]:
    """Import modules without garbage collection, and exclude them from it afterwards.

    It took a tenth of the start, and stopped the window at every full collection.
    """
    if not for_good:
        yield
        return
    # NumPy would start a thread for each processor, which wait busily and are never used.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


if __name__ == "__main__":
    sys.exit(main())

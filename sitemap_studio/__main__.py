"""Entry point: a command runs in the terminal; paths, or nothing, open the window.

Qt is imported for the window alone, and nothing at all before Ctrl+C is handled.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_STOPPED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command in the terminal, or open the window.

    Args:
        arguments: Arguments of the command line after the program's name; None to use `sys.argv`.

    Returns:
        The exit code: 0 success, 1 problems found, 2 failure, 130 stopped by Ctrl+C.
    """
    try:
        words = sys.argv[1:] if arguments is None else list(arguments)
        if words in (["--version"], ["-V"]):
            return _print_version()
        if arguments is not None:
            return _prepare(arguments, is_whole_process=False)()
        return _run_process()
    except KeyboardInterrupt:
        # Ctrl+C during imports; `run_command` prints the same.
        print("sitemap-studio: Stopped.", file=sys.stderr)  # noqa: T201
        return _STOPPED


def _print_version() -> int:
    """Print the version and return the exit code, without loading the command line."""
    from sitemap_studio import __version__

    try:
        print(f"sitemap-studio {__version__}", flush=True)  # noqa: T201
    except OSError as error:
        from sitemap_studio.cli.main import report_output_error

        return report_output_error(error)
    return 0


def _run_process() -> int:
    """Run the command or window for the arguments of this process, and return the exit code.

    Signals and garbage collection are adapted, because the process has no other purpose.
    """
    import signal

    # During imports, KeyboardInterrupt may be turned into another error or suppressed.
    signal.signal(signal.SIGINT, _stop)
    import gc

    if getattr(sys, "frozen", False):
        # A bundle restarts its executable for each worker process, which needs neither window nor command line.
        import multiprocessing

        multiprocessing.freeze_support()
    # NumPy would start a busy-waiting thread for each processor, which the program never uses.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    # Collecting garbage took a tenth of the start, and full collections of imported objects blocked the window.
    gc.disable()
    try:
        run = _prepare(sys.argv[1:], is_whole_process=True)
        gc.freeze()
        gc.enable()
        signal.signal(signal.SIGINT, signal.default_int_handler)
        return run()
    finally:
        # Python's shutdown takes a moment, in which Ctrl+C would print tracebacks.
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _stop(*_: object) -> None:
    """Print a notice and end the process at once, as the handler of SIGINT during imports."""
    os.write(2, b"sitemap-studio: Stopped.\n")
    os._exit(_STOPPED)


def _prepare(arguments: Sequence[str], *, is_whole_process: bool) -> Callable[[], int]:
    """Import the modules that arguments need, and return the function that runs the command or the window.

    If the window can't be shown, print the reason, and return a function that returns 2.

    Args:
        arguments: Arguments of the command line.
        is_whole_process: Whether the process only runs the program, so that its garbage collection may be adapted.
    """
    import gc
    from functools import partial

    from sitemap_studio.cli.main import has_display, load_command, parse_arguments, run_command
    from sitemap_studio.cli.terminal import warn

    options = parse_arguments(arguments)
    if options.command is not None:
        command = load_command(options.command)
        if is_whole_process:
            # A command retains most objects until its end: default collection takes a sixth of its time.
            gc.set_threshold(100_000, 20, 100)
        return partial(run_command, command, options)
    from importlib import import_module
    from importlib.util import find_spec

    if find_spec("PySide6") is None:
        hint = f"Install it with: {sys.executable} -m pip install 'sitemap-studio[gui]'"
        warn(f"The window needs PySide6, which is not installed. {hint}")
        return lambda: 2
    if not has_display():
        if options.screenshot is None:
            warn("There is no display for the window. “sitemap-studio help” lists the commands that need none.")
            return lambda: 2
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # Before Qt, whose bindings read the source of every module that is imported after them.
    import_module("sitemap_studio.document.document")
    from sitemap_studio.gui.app import run

    return partial(run, options.paths, options.screenshot)


if __name__ == "__main__":
    sys.exit(main())

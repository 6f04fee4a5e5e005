"""Progress: figures that add up from several threads, and the word to stop."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from sitemap_studio.core.errors import Cancelled
from sitemap_studio.core.progress import Progress


def test_a_stage_begins_at_zero_and_steps_of_several_threads_add_up():
    progress = Progress()
    progress.begin("reading", 10)
    progress.advance(4)
    progress.advance()
    assert progress.done == 5
    progress.begin("writing", 3)
    assert (progress.what, progress.done, progress.total) == ("writing", 0, 3)
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda _: progress.advance(2), range(2000)))
    assert progress.done == 4000


@pytest.mark.parametrize("step", [lambda p: p.begin("x", 1), lambda p: p.advance(3), lambda p: p.check()])
def test_every_step_after_the_word_to_stop_raises_and_is_counted(step):
    progress = Progress()
    step(progress)
    progress.cancel()
    done = progress.done
    with pytest.raises(Cancelled, match=r"Stopped\."):
        step(progress)
    assert (progress.is_cancelled, progress.done) == (True, 2 * done)

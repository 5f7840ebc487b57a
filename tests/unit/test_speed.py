"""speed.measure: what it times, in which order, told on the way, and what it leaves out."""

import pytest
from amount import some, takes_long

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.jobs import finish

KINDS = ["letterpress", "letterpress-ahead", "crossword", "rollouts", "bingos", "draws"]


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine()


@pytest.mark.parametrize("lexicon", some(["en-common", "tr"], 1))
@takes_long("times every kind of work")
def test_every_kind_is_timed_and_told_as_soon_as_it_is_known(engine, lexicon):
    steps = []
    rows = finish(engine.call("speed.measure", {"lexicon": lexicon, "repeats": 2}), steps.append)["rows"]
    assert [row["what"] for row in rows] == KINDS
    assert all(0 < row["shortest"] <= row["seconds"] <= row["longest"] for row in rows)
    for step in steps:
        assert [row["what"] for row in step.partial["rows"]] == KINDS[: step.done // 2]
    assert {step.done for step in steps} == set(range(2 * len(KINDS)))
    done = [step.done for step in steps]
    assert done == sorted(done)
    assert {step.total for step in steps} == {2 * len(KINDS)}
    assert len(steps) > 50  # so often it can be stopped


def test_a_game_without_tiles_for_the_lists_letters_is_left_out(engine):
    words = ["ΑΒΓ", "ΑΒ", "ΓΑΛΑ", "ΛΑΛΑ"]
    engine.call("lexicon.add", {"id": "greek", "alphabet": "el", "text": "\n".join(words)})
    rows = finish(engine.call("speed.measure", {"lexicon": "greek", "repeats": 1}))["rows"]
    left = [row["what"] for row in rows]
    assert left == [kind for kind in KINDS if kind in left]
    assert "letterpress" in left


def test_a_list_that_is_not_there_is_told_before_anything_is_measured(engine):
    with pytest.raises(TilewiseError) as caught:
        engine.call("speed.measure", {"lexicon": "klingon"})
    assert caught.value.code == "lexicon-unknown"

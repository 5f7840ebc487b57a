"""What games of earlier builds come to today, of the table whose reading web/app/old-links.test.ts holds."""

import json
from pathlib import Path

import pytest

from tilewise.api import Engine

LINKS = json.loads((Path(__file__).parent / "data" / "old_links.json").read_text("utf-8"))
GAMES = [link for link in LINKS if "record" in link]


@pytest.fixture(scope="module")
def engine():
    return Engine()


@pytest.mark.parametrize("link", GAMES, ids=[link["address"][1:60] for link in GAMES])
def test_a_game_of_an_earlier_build_comes_to_what_it_came_to(engine, link):
    game = link["address"][1:].split("?")[0]
    state = engine.call(f"{game}.match", {**link["record"], "limit": 0})["state"]
    kept = link["state"]
    for player, then in zip(state["players"], kept.pop("players"), strict=True):
        assert {name: player[name] for name in then} == then
    assert {name: state[name] for name in kept} == kept
    assert any(action["kind"] == "play" for action in link["record"]["actions"])


def test_every_game_with_opponents_has_links_of_three_builds():
    for game in ("letterpress", "crossword", "tycoon"):
        builds = {build for link in GAMES if link["address"].startswith(f"#{game}?") for build in link["from"]}
        assert builds == {"98641ef2", "a44f3688", "7f45db96"}

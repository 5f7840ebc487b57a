"""A crossword game in the page from its deal to its end and its review, and every way to leave it and come back."""

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, quote

import pytest
from amount import at_night, some
from playwright.sync_api import Page, expect
from tests.browser.crossword_game_page import CrosswordGamePage

from tilewise.api import Engine
from tilewise.lexicon import Library, shipped_folder

FEW: dict[str, Any] = {
    "name": "Few",
    "blanks": 1,
    "tiles": {
        **{"A": [3, 1], "E": [4, 1], "I": [2, 1], "O": [2, 1], "D": [2, 2], "N": [2, 1], "R": [2, 1]},
        **{"S": [2, 1], "T": [3, 1], "L": [2, 1], "H": [1, 4], "C": [1, 3]},
    },
}
"""Tiles for a game of a few turns."""

SETUP: dict[str, Any] = {
    "lexicon": "en-common",
    "layout": "duel",
    "tiles": FEW,
    "seed": 11,
    "players": [{"name": "You", "level": None}, {"name": "Bruno", "level": 2}],
}

RULES = f"&on=duel&with={quote(json.dumps(FEW))}"


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(Library(shipped_folder()))


class WholeGame(CrosswordGamePage):
    """A game whose moves the engine of this machine finds, too."""

    def record(self) -> dict[str, Any]:
        """The game as the address has it."""
        params = parse_qs(self.page.evaluate("location.hash").partition("?")[2])
        return {
            "setup": SETUP,
            "actions": [read_action(text) for text in params.get("moves", [""])[0].split(".") if text],
        }

    def lay(self, action: dict[str, Any], width: int = 11) -> None:
        """Lay a play tile by tile: its square, then its letter; with the shift key for a blank."""
        tiles = [(n, tile) for n, tile in enumerate(action["placed"]) if tile != "."]
        for n, tile in tiles:
            row, col = (action["row"], action["col"] + n) if action["across"] else (action["row"] + n, action["col"])
            self.page.locator(f"tw-crossword-board [data-square='{row * width + col}']").click()
            self.page.keyboard.press(f"Shift+{tile.upper()}" if tile.islower() else tile.lower())
        expect(self.laid).to_have_count(len(tiles))

    def take_turn(self, action: dict[str, Any]) -> None:
        """Do what the engine would do, by hand."""
        if action["kind"] == "play":
            self.lay(action)
            self.button("play").click()
        elif action["kind"] == "exchange":
            self.button("exchange").click()
            for tile in action["tiles"]:
                self.page.locator(f"tw-crossword-hand [data-tile='{tile}']:not([aria-pressed=true])").first.click()
            self.button("exchange-now").click()
        else:
            self.button("pass").click()

    def picture(self) -> dict[str, Any]:
        """All that is to be as it was."""
        board = "all => all.map(each => `${each.dataset.square} ${each.textContent.trim().split(/\\s/)[0]}`)"
        return {
            "todo": self.todo.inner_text(),
            "rack": self.rack(),
            "laid": self.laid.count(),
            "board": self.page.locator("tw-crossword-board .tile[data-square]").evaluate_all(board),
            "turns": self.turns.all_inner_texts(),
            "scores": self.page.locator("tw-crossword-scores .points").all_inner_texts(),
        }


def read_action(text: str) -> dict[str, Any]:
    """Read an action as the address writes it."""
    if found := re.fullmatch(r"([AD])(\d+)-(\d+)-(.+)", text):
        direction, row, col, placed = found.groups()
        across = direction == "A"
        return {"kind": "play", "row": int(row), "col": int(col), "across": across, "placed": placed.replace("_", ".")}
    if text.startswith("X"):
        return {"kind": "exchange", "tiles": text[1:]}
    return {"kind": {"N": "pass", "C": "challenge", "R": "resign"}[text]}


@pytest.fixture
def game(warm_page: Page, site: str) -> WholeGame:
    return WholeGame(warm_page, site)


def begin(game: WholeGame) -> None:
    game.open("You~,Bruno~2", deal=SETUP["seed"], words=SETUP["lexicon"], rules=RULES)


def test_a_whole_game_is_played_reviewed_saved_and_found_again(game: WholeGame, engine: Engine) -> None:
    begin(game)
    turns = 0
    while True:
        game.page.locator("tw-crossword-game h2:is([data-actor='0'], [data-phase=over])").wait_for()
        if game.todo.get_attribute("data-phase") == "over":
            break
        record = game.record()
        action = engine.call("crossword.choose", {**record, "level": 5})["action"]
        if turns == 1:
            leave_and_return(game, action)
            game.page.keyboard.press("Escape")
        done = len(record["actions"])
        game.take_turn(action)
        game.page.wait_for_function(
            "done => (new URLSearchParams(location.hash.split('?')[1]).get('moves') ?? '').split('.').length > done",
            arg=max(done, 1),
        )
        turns += 1
    assert turns >= 3
    match: Any = engine.call("crossword.match", game.record())
    assert match["ended"] == "out"
    totals = game.page.locator("tw-crossword-standings td.total").all_inner_texts()
    assert [int(text.replace("\u2212", "-")) for text in totals] == [each["score"] for each in match["standings"]]
    moves = [turn for turn in match["state"]["turns"] if turn["kind"] in ("play", "exchange", "pass")]
    reviewed = game.page.locator("tw-crossword-review li")
    expect(reviewed).to_have_count(len(moves))
    with game.page.expect_download() as saved:
        game.button("gcg").click()
    text = saved.value.path().read_text("utf-8")
    assert text == engine.call("crossword.write", {"format": "gcg", **game.record()})["text"]
    end = game.picture()
    reviewed.nth(1).locator("button.played").click()
    expect(game.laid).not_to_have_count(0)
    looked = game.picture()
    assert looked["board"] != end["board"]
    game.page.reload()
    expect(reviewed).to_have_count(len(moves))
    expect(game.laid).to_have_count(looked["laid"])
    assert game.picture() == looked, "the turn that is looked at stays through a reload"
    game.button("close-turn").click()
    assert game.picture() == end


def leave_and_return(game: WholeGame, action: dict[str, Any]) -> None:
    """Go away in every way with a word half laid, and come back."""
    page = game.page
    game.lay({**action, "placed": action["placed"][:-1]})
    before = game.picture()
    page.reload()
    expect(game.laid).to_have_count(before["laid"])
    assert game.picture() == before, "a reload"
    page.locator("tw-bar nav a[href='#letterpress']").click()
    page.locator("tw-letterpress").wait_for()
    page.go_back()
    expect(game.laid).to_have_count(before["laid"])
    assert game.picture() == before, "Back from another game"
    page.go_forward()
    page.locator("tw-letterpress").wait_for()
    page.locator("tw-bar nav a[href='#crossword']").click()
    expect(game.laid).to_have_count(before["laid"])
    assert game.picture() == before, "another game and its own tab"
    page.locator("tw-crossword-game .switch label[data-value=finder]").click()
    page.locator("tw-crossword-finder").wait_for()
    page.locator("tw-crossword-finder label[data-value=game]").click()
    expect(game.laid).to_have_count(before["laid"])
    assert game.picture() == before, "the finder and back"


@at_night("test_games_interrupted.py::test_a_crossword_game_left_at_any_moment_goes_on")
def test_a_long_game_comes_back_with_one_request(page: Page, site: str, engine: Engine) -> None:
    setup = {**SETUP, "players": [{"name": "You"}, {"name": "Bruno", "level": 2}], "tiles": "en", "seed": 4}
    record: dict[str, Any] = {"setup": setup, "actions": []}
    while (told := engine.call("crossword.match", {**record, "limit": 0}))["turn"] is not None:
        if len(record["actions"]) == 30:
            break
        record["actions"].append(engine.call("crossword.choose", {**record, "level": 1})["action"])
    assert len(record["actions"]) > 20
    page.add_init_script(
        """
        globalThis.asked = [];
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...more) {
          asked.push(...(JSON.stringify(message)?.match(/crossword\\.(match|choose)/g) ?? []));
          return post.call(this, message, ...more);
        };
        """
    )
    game = CrosswordGamePage(page, site)
    moves = ".".join(written(action) for action in record["actions"])
    game.open("You~,Bruno~2", moves=moves, deal=4, words="en-common", rules="&on=duel")
    expect(game.turns).to_have_count(len(told["state"]["turns"]))
    asked = page.evaluate("asked")
    assert asked.count("crossword.match") <= 2, "what has come of it, and what the person sees of that"


def written(action: dict[str, Any]) -> str:
    """Write an action as the address does."""
    if action["kind"] == "play":
        return f"{'A' if action['across'] else 'D'}{action['row']}-{action['col']}-{action['placed'].replace('.', '_')}"
    return f"X{action['tiles']}" if action["kind"] == "exchange" else {"pass": "N"}[action["kind"]]


@at_night("undo and Back are tried in test_kept_tables.py with every change")
def test_back_takes_back_a_turn_and_forward_plays_it_again(game: WholeGame) -> None:
    game.open("Ann~,Ben~")
    game.button("show-rack").click()
    for tile in "FAD":
        game.tap(tile)
    game.button("play").click()
    game.wait_for_turn(1)
    game.page.go_back()
    game.wait_for_turn(0)
    expect(game.turns).to_have_count(0)
    expect(game.page.locator("tw-crossword-board .tile")).to_have_count(0)
    game.page.go_forward()
    game.wait_for_turn(1)
    expect(game.turns).to_have_count(1)


@pytest.mark.parametrize(
    ("rule", "word", "points", "turn"),
    some(
        [
            ("void", "FUA", 0, 1),
            ("five", "FUA", 0, 1),
            ("double", "FUA", 0, 1),
            ("void", "FAD", 14, 1),
            ("five", "FAD", 19, 1),
            ("double", "FAD", 14, 0),
        ],
        1,
    ),
)
def test_a_challenge_goes_as_its_rule_says(game: WholeGame, rule: str, word: str, points: int, turn: int) -> None:
    game.open("Ann~,Ben~", rules=f"&challenge={rule}")
    game.button("show-rack").click()
    for tile in word:
        game.tap(tile)
    game.button("play").click()
    game.button("show-rack").click()
    game.button("challenge").click()
    expect(game.told).to_contain_text("the play holds" if word == "FAD" else "FUA is not in the list")
    expect(game.page.locator("tw-crossword-scores .points").first).to_have_text(str(points))
    game.wait_for_turn(turn)
    expect(game.page.locator("tw-crossword-board .tile")).to_have_count(3 if word == "FAD" else 0)
    # The word that was challenged in vain can be learnt.
    expect(game.page.get_by_role("button", name="Learn FAD")).to_have_count(1 if word == "FAD" else 0)


@at_night("a challenge is tried with every change, and unit/test_crossword_game.py has the rule")
def test_a_phony_that_nobody_challenges_stays(game: WholeGame) -> None:
    game.open("Ann~,Ben~", rules="&challenge=void")
    game.button("show-rack").click()
    for tile in "FUA":
        game.tap(tile)
    game.button("play").click()
    game.button("show-rack").click()
    game.button("pass").click()
    game.wait_for_turn(0)
    expect(game.page.locator("tw-crossword-board .tile")).to_have_count(3)
    game.button("show-rack").click()
    expect(game.button("challenge")).to_have_count(0)


@at_night("people at one screen hide their racks in test_crossword_game.py with every change")
@pytest.mark.parametrize("players", some(["Ann~,Bruno~2,Cem~", "Ann~,Bruno~1,Cem~,Dante~3"], 1))
def test_three_and_four_players_pass_the_screen_on_and_see_only_their_own_rack(game: WholeGame, players: str) -> None:
    game.open(players)
    seats = players.count(",") + 1
    expect(game.tiles).to_have_count(0)
    game.button("show-rack").click()
    first = game.rack()
    for tile in "FAD":
        game.tap(tile)
    game.button("play").click()
    game.wait_for_turn(2)
    expect(game.tiles).to_have_count(0)
    expect(game.page.locator("tw-crossword-game .cover h3")).to_contain_text("Cem")
    game.button("show-rack").click()
    expect(game.tiles).to_have_count(7)
    assert game.rack() != first
    game.page.reload()
    game.wait_for_turn(2)
    expect(game.tiles).to_have_count(0)
    game.button("show-rack").click()
    game.button("pass").click()
    game.wait_for_turn(0)
    expect(game.turns).to_have_count(seats)
    expect(game.page.locator("tw-crossword-scores [data-player]")).to_have_count(seats)


@at_night("test_games_interrupted.py reloads a game between and within turns with every change")
def test_a_word_and_an_exchange_that_are_begun_stay_through_a_reload(game: WholeGame) -> None:
    game.open()
    game.tap("F")
    game.tap("A")
    game.page.reload()
    expect(game.laid).to_have_count(2)
    expect(game.page.locator("tw-crossword-hand [data-tile]:disabled")).to_have_count(2)
    game.button("back").click()
    game.button("exchange").click()
    game.tap("U")
    game.tap("O")
    game.page.reload()
    expect(game.button("exchange-now")).to_have_text("Exchange 2")
    chosen = game.page.locator("tw-crossword-hand [aria-pressed=true]")
    assert sorted(chosen.evaluate_all("all => all.map(tile => tile.dataset.tile)")) == ["O", "U"]
    game.page.keyboard.press("Escape")
    expect(game.button("exchange-now")).to_have_count(0)


def test_a_hint_tells_the_best_play_by_equity_step_by_step_and_enter_plays_it(game: WholeGame, engine: Engine) -> None:
    game.open()
    rack = game.rack()
    bare = {"lexicon": "en", "board": ["." * 15] * 15, "rack": rack, "order": "equity", "moves": "all", "limit": 1}
    [best] = engine.call("crossword.solve", bare)["plays"]
    tiles = sum(tile != "." for tile in best["placed"])
    game.button("hint").click()
    line = f"row {best['row'] + 1}" if best["across"] else f"column {chr(65 + best['col'])}"
    expect(game.told).to_contain_text(f"{line}. Press Hint again for more.")
    game.button("hint").click()
    expect(game.told).to_have_text(f"It takes {tiles} tiles of yours and scores {best['score']}.")
    expect(game.laid).to_have_count(0)
    game.button("hint").click()
    expect(game.told).to_contain_text("best play")
    expect(game.laid).to_have_count(tiles)
    expect(game.button("play")).to_have_text(f"Play for {best['score']}")
    expect(game.button("play")).to_be_focused()
    game.page.keyboard.press("Enter")
    expect(game.turns).not_to_have_count(0)


def test_undo_takes_off_what_is_laid_before_it_takes_back_a_turn(game: WholeGame) -> None:
    game.open("Ann~,Ben~", moves="A7-7-FAD")
    game.button("show-rack").click()
    game.button("pass").click()
    game.button("show-rack").click()
    game.tiles.first.click()
    expect(game.laid).to_have_count(1)
    game.page.keyboard.press("Control+z")
    expect(game.laid).to_have_count(0)
    expect(game.turns).to_have_count(2)
    game.button("undo").click()
    expect(game.turns).to_have_count(1)


def test_a_damaged_game_is_kept_as_far_as_it_goes(game: WholeGame) -> None:
    game.open("Ann~,Ben~", moves="A7-7-FAD.A7-7-ZZZ.N")
    game.wait_for_turn(1)
    expect(game.turns).to_have_count(1)
    expect(game.wrong.first).to_contain_text("could be read only so far")


@at_night("a whole game is played and found again with every change")
def test_who_is_to_play_is_remembered(game: WholeGame) -> None:
    game.page.goto(f"{game.site}#crossword?view=game")
    game.button("name-0").fill("Mary Ann")
    game.button("level-1").select_option("5")
    game.button("challenge").select_option("double")
    game.page.reload()
    expect(game.button("name-0")).to_have_value("Mary Ann")
    expect(game.button("level-1")).to_have_value("5")
    expect(game.button("challenge")).to_have_value("double")


def test_a_link_opens_the_same_game_elsewhere(game: WholeGame, open_context: Callable[..., Any], site: str) -> None:
    game.open(moves="A7-7-FAD")
    game.wait_for_turn(0)
    expect(game.turns).to_have_count(2)
    here = game.picture()
    other = WholeGame(open_context(service_workers="block").context.new_page(), site)
    other.page.goto(game.page.url)
    other.wait_for_turn(0)
    expect(other.turns).to_have_count(2)
    assert other.picture() == here

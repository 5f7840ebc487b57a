"""What holds of Letterpress: boards turned, seats swapped, plays and proofs, and whole games."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import prod
from typing import Any

from oracles import letterpress as oracle

from .inputs import Words, a_list, another_list, mixed, selection, spoiled
from .relation import Case, relation

SQUARES = 25
FULL = (1 << SQUARES) - 1

MOST_GAMES = 1_000
"""Ways to play all words, one after another, of a position of which everything is tried."""


def _turned(random_choice: Any) -> list[int]:
    """Draw one of the board's eight symmetries: where each square comes to lie."""
    flip, turns = random_choice((False, True)), random_choice(range(4))
    places = []
    for square in range(SQUARES):
        row, column = divmod(square, 5)
        if flip:
            column = 4 - column
        for _ in range(turns):
            row, column = column, 4 - row
        places.append(5 * row + column)
    return places


def _moved(mask: int, places: Sequence[int]) -> int:
    return sum(1 << places[i] for i in range(SQUARES) if mask >> i & 1)


def _letters(case: Case, words: Words) -> str:
    """Draw the letters of a board: those of a few words first."""
    near = "".join(mixed(case, words.words)[:4])[:SQUARES]
    return "".join(mixed(case, [*near, *case.random.choices(words.letters, k=SQUARES - len(near))]))


def _owners(case: Case, free: int | None = None) -> tuple[int, int]:
    """Draw whose the squares are: nobody's, in patches, nearly all."""
    random = case.random
    free = random.choice((25, 20, 12, 6, 3, 1)) if free is None else free
    owners = [random.choice("ot")] * 5
    for _ in range(20):
        owners.append(owners[-5] if random.random() < 0.7 else random.choice("ot"))
    for i in random.sample(range(SQUARES), free):
        owners[i] = "."
    ours, theirs = (sum(1 << i for i, owner in enumerate(owners) if owner == side) for side in "ot")
    return ours, theirs


def _board(case: Case, words: Words, free: int | None = None) -> dict[str, Any]:
    """Draw a position, as the fields of a request."""
    ours, theirs = _owners(case, free)
    played = case.random.sample(words.words, min(len(words.words), case.random.choice((0, 0, 1, 3))))
    return {"lexicon": words.id, "board": _letters(case, words), "ours": ours, "theirs": theirs, "played": played}


def _a_list(case: Case, most: int = 200) -> Words:
    return a_list(case, "en", "tr", plain=True, most=most)


def _few(case: Case, count: int, *, longest: int = 4) -> Words:
    """Draw a list of a few short words, on whose boards everything can be tried."""
    letters = case.random.choice(("AERSTLNO", "ABCDEFGHIJKLMN", "AEIOUBCDFGKLMN"))
    lengths = (2, 2, 3, 3, longest)
    chosen = {"".join(case.random.sample(letters, case.random.choice(lengths))) for _ in range(count)}
    words = sorted(chosen | {word[:-1] for word in sorted(chosen) if len(word) > 2 and case.random.random() < 0.3})
    return another_list(case, Words("", "en", (), tuple(letters)), "few-words", words)


@relation(share=2)
def a_board_turned_or_mirrored_is_worth_the_same(case: Case) -> None:
    words = _a_list(case)
    fields = _board(case, words)
    places = _turned(case.random.choice)
    board = "".join(letter for _, letter in sorted(zip(places, fields["board"], strict=True)))
    turned = {**fields, "board": board, **{side: _moved(fields[side], places) for side in ("ours", "theirs")}}
    asked = {"ranking": case.random.choice(("letterpwn", "territory")), "limit": None}
    one, other = case.ask("letterpress.solve", fields, **asked), case.ask("letterpress.solve", turned, **asked)
    for name in ("words", "moves", "winner"):
        case.same(one[name], other[name], name)
    case.same(_standing(one, places), other["position"], "how it stands")
    values = [{play["word"]: play["value"] for play in answer["plays"]} for answer in (one, other)]
    case.same(values[0], values[1], "what the words are worth")
    short = [play for play in one["plays"] if len(play["word"]) <= 4]
    for play in case.random.sample(short, min(1, len(short))):
        ways = [
            case.ask("letterpress.solve", each, word=play["word"], limit=None)["plays"] for each in (fields, turned)
        ]
        masks = [{way["mask"]: (way["score"], way["locked"], way["vulnerability"]) for way in each} for each in ways]
        case.same(
            {_moved(mask, places): worth for mask, worth in masks[0].items()}, masks[1], f"ways of {play['word']}"
        )
    case.says(one["plays"])


def _standing(answer: dict[str, Any], places: Sequence[int]) -> dict[str, Any]:
    position = answer["position"]
    return {**position, "locked_masks": [_moved(mask, places) for mask in position["locked_masks"]]}


@relation()
def seats_swapped_stand_the_other_way_round(case: Case) -> None:
    words = _a_list(case)
    fields = _board(case, words)
    swapped = {**fields, "ours": fields["theirs"], "theirs": fields["ours"]}
    one, other = (case.ask("letterpress.solve", each, limit=0) for each in (fields, swapped))
    for name in ("score", "locked", "locked_masks"):
        case.same(one["position"][name], other["position"][name][::-1], name)
    case.same((one["words"], one["moves"]), (other["words"], other["moves"]), "words and ways")
    winners = {"ours": "theirs", "theirs": "ours", None: None}
    case.same(winners[one["winner"]], other["winner"], "who has won")
    case.says(one["position"]["score"] != [0, 0])


@relation(share=1.5)
def plays_are_those_of_the_ancestor(case: Case) -> None:
    words = _few(case, case.random.choice((1, 4, 10, 25)))
    fields = _board(case, words)
    every = oracle.moves(words.words, fields["board"], fields["ours"], fields["theirs"], fields["played"])
    if fields["ours"] | fields["theirs"] == FULL:
        every = {}
    answer = case.ask("letterpress.solve", fields, limit=None)
    case.same(answer["words"], len(every), "how many words may be played")
    case.same(
        answer["moves"], len({move.mask for moves in every.values() for move in moves}), "how many ways there are"
    )
    for play in answer["plays"]:
        best = max(oracle.letterpwn(move) for move in every[play["word"]])
        [told] = [move for move in every[play["word"]] if move.mask == play["mask"]]
        case.same(oracle.letterpwn(told), best, f"the best way to play {play['word']}")
        case.same(oracle.owners(play["ours"], play["theirs"]), told.owners, f"the board after {play['word']}")
        case.same((play["wins"], play["locked"]), (told.wins, list(told.locked)), f"what {play['word']} comes to")
        case.same((tuple(play["score"]), play["vulnerability"]), (told.score, told.vulnerability), play["word"])
    case.says(every)


@relation(share=2)
def every_play_told_is_played_by_the_rules(case: Case) -> None:
    words = _a_list(case)
    fields = _board(case, words)
    answer = case.ask("letterpress.solve", fields, ranking=case.random.choice(("letterpwn", "territory")), limit=6)
    for play in answer["plays"]:
        _follow(case, fields, play)
    short = [play for play in answer["plays"] if len(play["word"]) <= 4]
    for play in case.random.sample(short, min(1, len(short))):
        ways = case.ask("letterpress.solve", fields, word=play["word"], ranking=answer["ranking"], limit=None)["plays"]
        case.same(max(map(_worth, ways)), _worth(play), f"the best of the ways to play {play['word']}")
        case.same(_worth(ways[0]), _worth(play), f"the first of the ways to play {play['word']}")
        case.holds(len({way["mask"] for way in ways}) == len(ways), "a way comes twice")
    if answer["words"]:
        code = case.refused("letterpress.play", fields, word=answer["plays"][0]["word"], mask=0)
        case.same(code, "letters", "a word on no squares")
    case.says(answer["plays"])


def _follow(case: Case, fields: dict[str, Any], play: dict[str, Any]) -> dict[str, Any]:
    """Play what an answer tells, and compare the boards."""
    made = case.ask("letterpress.play", fields, word=play["word"], mask=play["mask"])
    for name in ("ours", "theirs", "score", "locked", "locked_masks"):
        if name in play:
            case.same(made[name], play[name], f"{name} after {play['word']}")
    if "ends_game" in play:
        case.same(made["ended"], play["ends_game"], f"whether {play['word']} ends the game")
    wins = {None: None, "ours": True, "theirs": False}[made["winner"]]
    case.same(wins, play["wins"], f"whether {play['word']} wins")
    taken = made["ours"] & ~fields["ours"]
    case.same(
        [taken & ~fields["theirs"], taken & fields["theirs"]],
        [play["claims"], play["captures"]],
        f"what {play['word']} takes",
    )
    breaks = _locked(fields["theirs"]) & ~made["locked_masks"][1]
    case.same(
        [made["locked_masks"][0] & ~_locked(fields["ours"]), breaks],
        [play["locks"], play["breaks"]],
        f"what {play['word']} locks and breaks",
    )
    return dict(made)


def _locked(mask: int) -> int:
    owners = oracle.owners(mask, 0)
    return sum(1 << square for square in oracle.locked(owners, "o"))


@relation(share=2)
def limits_and_filters_of_plays_leave_one_order(case: Case) -> None:
    words = _a_list(case)
    fields = _board(case, words)
    fields["ranking"] = ranking = case.random.choice(("letterpwn", "territory"))
    every = case.ask("letterpress.solve", fields, limit=None)["plays"]
    case.same([_worth(play) for play in every], sorted(map(_worth, every), reverse=True), "the order")
    limit = case.random.choice((0, 1, 3, 10))
    case.same(case.ask("letterpress.solve", fields, limit=limit)["plays"], every[:limit], f"the first {limit}")
    more, out = selection(case, words)
    left = case.ask("letterpress.solve", fields, **more, limit=None)["plays"]
    case.same(_worths(left), _worths([play for play in every if play["word"] not in out]), f"without {sorted(out)}")
    won = case.ask("letterpress.solve", fields, winning=True, limit=None)["plays"]
    case.holds(all(play["wins"] for play in won), "a winning play does not win")
    winners = {play["word"] for play in every if play["wins"]}
    case.same({play["word"] for play in won}, winners, "the words that win")
    must = 1 << case.random.randrange(SQUARES) | 1 << case.random.randrange(SQUARES)
    taking = case.ask("letterpress.solve", fields, must=must, limit=None)["plays"]
    case.holds(all(play["mask"] & must == must for play in taking), "a play does not take what it must")
    values = {play["word"]: _worth(play) for play in every}
    case.holds(all(_worth(play) <= values[play["word"]] for play in taking), "what it must take makes a play better")
    direct = {play["word"] for play in every if play["mask"] & must == must}
    case.holds(direct <= {play["word"] for play in taking}, f"with squares {must} a play is lost")
    merged = case.ask("letterpress.solve", fields, anagrams="merged", limit=None)["plays"]
    classes = {"".join(sorted(play["word"])): play["value"] for play in every}
    case.same({"".join(sorted(play["word"])): play["value"] for play in merged}, classes, f"{ranking}, merged")
    case.same(len(merged), len(classes), "how many plays there are, merged")
    case.says(every)


def _worth(play: dict[str, Any]) -> tuple[int, float]:
    """Give what the order goes by: whether it ends the game, and how, before its value."""
    return {True: 1, None: 0, False: -1}[play["wins"]], play["value"]


def _worths(plays: list[dict[str, Any]]) -> list[tuple[str, int, float]]:
    return [(play["word"], play["mask"], play["value"]) for play in plays]


@relation()
def a_larger_list_plays_no_less_and_shuffled_the_same(case: Case) -> None:
    words = _a_list(case)
    fields = _board(case, words)
    fields["ranking"] = case.random.choice(("letterpwn", "territory"))
    one = case.ask("letterpress.solve", fields, limit=None)
    another_list(case, words, "again", mixed(case, words.words))
    case.same(case.ask("letterpress.solve", {**fields, "lexicon": "again"}, limit=None), one, "the list shuffled")
    add = [spoiled(case, words) for _ in range(6)]
    case.ask("lexicon.derive", lexicon=words.id, id="derived", add=add)
    more = case.ask("letterpress.solve", {**fields, "lexicon": "derived"}, limit=None)
    case.holds(more["words"] >= one["words"] and more["moves"] >= one["moves"], "a larger list has fewer plays")
    best = [max(map(_worth, answer["plays"]), default=(-2, 0)) for answer in (one, more)]
    case.holds(best[1] >= best[0], "a larger list plays worse")
    values = {play["word"]: play["value"] for play in more["plays"]}
    case.holds(
        all(values[play["word"]] == play["value"] for play in one["plays"]), "a larger list changes a word's worth"
    )
    case.says(one["plays"])


@relation(share=0.5)
def replies_thought_of_ahead_are_played_by_the_rules(case: Case) -> None:
    words = _few(case, case.random.choice((5, 15, 40)), longest=6)
    fields = _board(case, words, case.random.choice((10, 6, 4, 2)))
    answer, partial = case.told("letterpress.solve", fields, ranking="lookahead", seconds=0.0, limit=None)
    every = case.ask("letterpress.solve", fields, limit=0)
    case.same((answer["words"], answer["moves"]), (every["words"], every["moves"]), "words and ways")
    case.same(len(answer["plays"]), every["words"], "with no limit, how many plays")
    for told in (answer, *partial[:2]):
        for play in told["plays"][:4]:
            made = _follow(case, fields, play)
            if play["reply"]:
                there = {name: made[name] for name in ("board", "played")}
                there |= {"lexicon": words.id, "ours": made["theirs"], "theirs": made["ours"]}
                reply = {**play["reply"], "ours": play["reply"]["theirs"], "theirs": play["reply"]["ours"]}
                _follow(case, there, reply)
    wins = [play["wins"] for play in answer["plays"]]
    case.holds(True not in wins or wins[0], "a play that wins at once does not come first")
    case.says(answer["plays"])


@relation(share=0.6)
def what_is_proved_is_what_trying_everything_comes_to(case: Case) -> None:
    words = _few(case, case.random.choice((1, 2)))
    fields = _board(case, words, case.random.choice((1, 2, 2)))
    letters, everything = fields["board"], words.words
    fields["played"] = []
    ways = oracle.moves(everything, letters, fields["ours"], fields["theirs"])
    if prod(len({move.owners for move in moves}) + 1 for moves in ways.values()) > MOST_GAMES:
        return
    tried = _outcomes(letters, everything)
    answer = case.ask("letterpress.solve", fields, ranking="lookahead", limit=None)
    outcome = tried(fields["ours"], fields["theirs"], frozenset(), 0)
    if proved := answer["proved"]:
        case.same(outcome > 0, proved["wins"], "what the side to move can force")
        if proved["wins"] and not proved.get("by_passing"):
            case.same(answer["plays"][0]["forced"] or (answer["plays"][0]["wins"] and "wins"), "wins", "the first play")
    for play in answer["plays"]:
        after = -tried(play["theirs"], play["ours"], frozenset([play["word"]]), 0)
        if play["forced"]:
            case.same(after > 0, play["forced"] == "wins", f"what {play['word']} forces")
    winning = case.ask("letterpress.solve", fields, ranking="lookahead", winning=True, limit=None)["plays"]
    for play in winning:
        after = -tried(play["theirs"], play["ours"], frozenset([play["word"]]), 0)
        case.holds(after > 0, f"{play['word']} is said to win")
    case.says(answer["proved"])


def _outcomes(letters: str, words: Sequence[str]) -> Any:
    """Give a function that plays a position out in all ways: 1 if the side to move wins, -1 if it loses, 0 a draw."""

    @cache
    def outcome(ours: int, theirs: int, played: frozenset[str], passes: int) -> int:
        if ours | theirs == FULL or passes == 2:
            return (ours.bit_count() > theirs.bit_count()) - (ours.bit_count() < theirs.bit_count())
        best = -outcome(theirs, ours, played, passes + 1)
        for moves in oracle.moves(words, letters, ours, theirs, played).values():
            for word, owners in sorted({(move.word, move.owners) for move in moves}):
                if best == 1:
                    return 1
                mine, others = (sum(1 << i for i, owner in enumerate(owners) if owner == side) for side in "ot")
                best = max(best, -outcome(others, mine, played | {word}, 0))
        return best

    return outcome


SEATS = [{"name": "Ada"}, {"name": "Grace", "level": 2}]


def _played_out(case: Case, setup: dict[str, Any], turns: int) -> Iterator[tuple[Any, Any, dict[str, Any]]]:
    """Play a game of some turns; give each record, what has come of it, and the action that is done then."""
    record: dict[str, Any] = {"setup": setup, "actions": []}
    for _ in range(turns):
        match = case.ask("letterpress.match", record, limit=4)
        if match["turn"] is None:
            return
        legal = match["legal"]
        action = case.random.choice(legal[:-1] if case.random.random() < 0.9 else legal)
        yield record, match, action
        record = {**record, "actions": [*record["actions"], action]}


@relation(share=0.5)
def a_letterpress_game_is_its_actions(case: Case) -> None:
    words = _a_list(case)
    setup = {"lexicon": words.id, "players": SEATS, "board": _letters(case, words)}
    if case.random.random() < 0.2:
        setup |= {"board": None, "seed": case.random.randrange(99)}
    plays = 0
    done = None
    for record, match, action in _played_out(case, setup, case.random.choice((2, 5, 9))):
        after = case.ask("letterpress.match", {**record, "actions": [*record["actions"], action]}, limit=0)
        _replay(case, match, action, after, setup)
        case.ask("letterpress.match", setup={**setup, "board": None, "seed": 100}, actions=[], limit=0)
        again = case.ask("letterpress.match", record, limit=4)  # another game has been played meanwhile
        case.same(again, match, f"the game after {len(record['actions'])} actions")
        plays += action["kind"] == "play"
        done = record
    if done:
        thinking = {"level": case.random.choice((1, 2)), "seconds": 0.0}
        chosen = case.ask("letterpress.choose", done, **thinking)["action"]
        case.ask("letterpress.match", {**done, "actions": [*done["actions"], chosen]}, limit=0)
    case.says(plays)


def _replay(
    case: Case, before: dict[str, Any], action: dict[str, Any], after: dict[str, Any], setup: dict[str, Any]
) -> None:
    """Hold a turn of a game against the play by itself, and the best plays against those of the solver."""
    me, state = before["turn"], before["state"]
    if action["kind"] != "play":
        return
    position = {
        "lexicon": setup["lexicon"],
        "board": state["board"],
        "ours": state["players"][me]["squares"],
        "theirs": state["players"][1 - me]["squares"],
        "played": [turn["word"] for turn in state["turns"] if turn["kind"] == "play"],
    }
    made = case.ask("letterpress.play", position, word=action["word"], mask=action["mask"])
    players = after["state"]["players"]
    case.same([players[side]["squares"] for side in (me, 1 - me)], [made["ours"], made["theirs"]], "squares")
    case.same([players[side]["locked"] for side in (me, 1 - me)], made["locked_masks"], "locked squares")
    solved = case.ask("letterpress.solve", position, ranking="territory", limit=4)
    plays = [(each["word"], each["mask"]) for each in before["legal"] if each["kind"] == "play"]
    case.same(plays, [(each["word"], each["mask"]) for each in solved["plays"]], "the best by territory")


@relation(share=0.15)
def a_letterpress_review_judges_every_turn_by_plays_that_are_legal(case: Case) -> None:
    words = a_list(case, "en", plain=True, most=200)
    setup = {"lexicon": words.id, "players": SEATS, "board": _letters(case, words)}
    actions = [action for _, _, action in _played_out(case, setup, 4)]
    record = {"setup": setup, "actions": actions}
    turns = case.ask("letterpress.match", record, limit=0)["state"]["turns"]
    answer = case.ask("letterpress.review", record, seconds=0.05)
    judged = [n for n, turn in enumerate(turns) if turn["kind"] != "resign"]
    case.same([turn["turn"] for turn in answer["turns"]], judged, "the turns")
    for turn in answer["turns"]:
        case.holds(turn["loss"] >= 0, "a turn loses less than nothing")
        before = actions[: turn["turn"]]
        for move in (turn["played"], *turn["best"]):
            action = (
                {"kind": "pass"} if move["kind"] == "pass" else {name: move[name] for name in ("kind", "word", "mask")}
            )
            after = case.ask("letterpress.match", setup=setup, actions=[*before, action], limit=0)
            squares = [player["squares"] for player in after["state"]["players"]]
            case.same(squares, move["squares"], "the board after a move")
            if move["reply"] and after["turn"] is not None:
                reply = {"kind": "play", **move["reply"]}
                case.ask("letterpress.match", setup=setup, actions=[*before, action, reply], limit=0)
    again = case.ask("letterpress.review", record, seconds=0.0, turns=[], made=answer["turns"])
    case.same(again["turns"], answer["turns"], "what was made")
    case.same(again["summary"], answer["summary"], "the summary of what was made")
    case.says(any(turn["kind"] == "play" for turn in turns))


@relation(share=0.1)
def a_letterpress_puzzle_is_a_position_of_the_game(case: Case) -> None:
    seed = case.random.randrange(10_000)
    puzzle = case.ask("letterpress.puzzle", lexicon="en-common", seed=seed)
    case.same(case.ask("letterpress.puzzle", lexicon="en-common", seed=seed), puzzle, "the same seed")
    case.holds(not puzzle["ours"] & puzzle["theirs"], "a square belongs to both")
    answer = case.ask("letterpress.solve", puzzle, lexicon="en-common", limit=3)
    case.same(answer["not_on_board"], [], "words that the board does not spell")
    valid = case.ask("lexicon.check", lexicon="en-common", words=puzzle["played"])["valid"]
    case.holds(all(valid.values()), "a word that was played is none")
    for play in answer["plays"]:
        _follow(case, {**puzzle, "lexicon": "en-common"}, play)
        barred = any(word.startswith(play["word"]) for word in puzzle["played"])
        case.holds(not barred, f"{play['word']} has been played")
    case.says(puzzle["played"])

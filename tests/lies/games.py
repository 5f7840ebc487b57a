"""What holds of crossword games: played, replayed, seen, written down and looked back on."""

from collections import Counter
from typing import Any

from .inputs import Words, a_list, as_drawn, cells, laid, own_layout, own_tiles
from .relation import Case, relation

Record = dict[str, Any]
Match = dict[str, Any]


def _deal(case: Case, *, players: int | None = None, mark: str = "none") -> tuple[Words, dict[str, Any]]:
    """Draw a list and what a game on a small board is dealt with."""
    random = case.random
    words = a_list(case, "en", "tr", short=True, most=250)
    layout, tiles = own_layout(random, most=7, rack=random.choice((2, 3, 4))), own_tiles(random, words)
    count = random.choice((4, 6, 9))
    tiles = {
        **tiles,
        "blanks": random.choice((0, 1)),
        "tiles": {each: [count + 2, value] for each, (_, value) in tiles["tiles"].items()},
    }
    seats = [{"name": f"P{n}"} for n in range(players or random.choice((2, 2, 3, 4)))]
    return words, {
        "lexicon": words.id,
        "layout": layout,
        "tiles": tiles,
        "players": seats,
        "seed": random.randrange(999),
        "challenge": mark,
    }


def _next(case: Case, match: Match) -> dict[str, Any]:
    """Draw an action of those that are legal, resigning rarely."""
    legal, state = match["legal"], match["state"]
    kinds = {each["kind"] for each in legal}
    case.same("challenge" in kinds, state["challengeable"], "whether a play may be challenged")
    case.same("exchange" in kinds, state["exchange"] > 0, "whether tiles may be exchanged")
    plays = [each for each in legal if each["kind"] == "play"]
    others = [each for each in legal if each["kind"] not in ("play", "resign")]
    chosen = plays if plays and case.random.random() < 0.8 else others or legal
    return dict(case.random.choice(chosen))


def _with(record: Record, action: dict[str, Any]) -> Record:
    return {**record, "actions": [*record["actions"], action]}


def _played(case: Case, setup: dict[str, Any], turns: int) -> tuple[Record, Match]:
    """Play some turns, and tell what has come of them."""
    record: Record = {"setup": setup, "actions": []}
    match = case.ask("crossword.match", record, limit=3)
    for _ in range(turns):
        if match["turn"] is not None:
            record = _with(record, _next(case, match))
            match = case.ask("crossword.match", record, limit=3)
    return record, match


@relation(share=0.8)
def a_crossword_game_is_its_actions(case: Case) -> None:
    _, setup = _deal(case, mark=case.random.choice(("none", "none", "void", "five", "five_each", "ten", "double")))
    total = sum(count for count, _ in setup["tiles"]["tiles"].values()) + setup["tiles"]["blanks"]
    record: Record = {"setup": setup, "actions": []}
    match = case.ask("crossword.match", record, limit=3)
    for _ in range(case.random.choice((2, 6, 14))):
        if match["turn"] is None:
            break
        action = _next(case, match)
        if case.random.random() < 0.4:
            action = case.ask("crossword.choose", record, level=case.random.choice((1, 3, 5)), seconds=0.0)["action"]
        record, before = _with(record, action), match
        match = case.ask("crossword.match", record, limit=3, since=len(record["actions"]) - 1)
        _tiles_are_kept(case, match["state"], total)
        if action["kind"] == "play":
            _scored(case, before, action, match, setup["lexicon"])
    case.ask("crossword.match", setup={**setup, "seed": setup["seed"] + 1}, actions=[], limit=0)
    again = case.ask("crossword.match", record, limit=3, since=max(len(record["actions"]) - 1, 0))
    case.same(again, match, "the game done again")
    players = match["state"]["players"]
    still = [player["score"] for player in players if not player["resigned"]]
    best = [each for each in match["standings"] if each["place"] == 1]
    case.holds(all(each["score"] == max(still) for each in best), "the winner has fewer points than another")
    _seen_by_each(case, record, match)
    case.says(any(action["kind"] == "play" for action in record["actions"]))


def _tiles_are_kept(case: Case, state: dict[str, Any], total: int) -> None:
    racks = sum(len(cells([player["rack"]])[0]) for player in state["players"])
    lying = sum(tile != "." for row in state["board"] for tile in cells([row])[0])
    case.same(racks + lying + state["bag"], total, "how many tiles there are")
    case.same(sum(state["unseen"].values()), state["bag"], "the tiles of the bag")


def _scored(case: Case, before: Match, action: dict[str, Any], after: Match, id: str) -> None:
    """Hold what a play scores in a game against the same play by itself."""
    state, me = before["state"], before["turn"]
    fields = {"lexicon": id, **{name: state[name] for name in ("layout", "tiles", "board")}}
    score = case.ask("crossword.lay", fields, laid=laid(action))["score"]
    turns = after["state"]["turns"][len(state["turns"]) :]
    turn = next(turn for turn in turns if turn["kind"] == "play")
    case.same((turn["player"], turn["score"]), (me, score), "what the play scores")
    best = case.ask("crossword.solve", fields, rack=state["players"][me]["rack"], limit=3)["plays"]
    legal = [each["placed"] for each in before["legal"] if each["kind"] == "play"]
    case.same(legal, [play["placed"] for play in best], "the best")


def _seen_by_each(case: Case, record: Record, match: Match) -> None:
    """Hold what players see against what there is."""
    every = match["state"]
    for seat, player in enumerate(every["players"]):
        told = case.ask("crossword.match", record, limit=3, seat=seat)
        state = told["state"]
        case.same((state["players"][seat], state["board"]), (player, every["board"]), "what a player sees")
        case.same([each["score"] for each in state["players"]], [each["score"] for each in every["players"]], "scores")
        unseen = Counter(every["unseen"])
        for other, each in enumerate(every["players"]):
            if other != seat:
                unseen += Counter(each["rack"])
                hidden = set(state["players"][other]["rack"])
                case.holds(match["turn"] is None or hidden <= {"-"}, "a hidden tile is seen")
        case.same({tile: n for tile, n in state["unseen"].items() if n}, dict(+unseen), "what is unseen")
        case.same(state["bag"], every["bag"], "how many tiles are in the bag")
        case.same(told["legal"], match["legal"] if match["turn"] == seat else [], "what is legal for a seat")


@relation(share=0.6)
def a_crossword_game_written_and_read_is_the_same(case: Case) -> None:
    _, setup = _deal(case, players=2)
    played, match = _played(case, setup, case.random.choice((3, 6, 9)))
    state = match["state"]
    bare = {"lexicon": setup["lexicon"], "layout": state["layout"], "tiles": state["tiles"]}
    text = case.ask("crossword.write", played, format="gcg")["text"]
    read = case.ask("crossword.read", bare, text=text)
    case.same(
        (read["board"], read["scores"]), (state["board"], [each["score"] for each in state["players"]]), "the end"
    )
    record = read["game"]
    wanted = [(turn["player"], turn["kind"], turn["score"]) for turn in state["turns"]]
    case.same([(turn["player"], turn["kind"], turn["score"]) for turn in record["turns"]], wanted, "the turns")
    again = case.ask(
        "crossword.write",
        bare,
        format="gcg",
        turns=record["turns"],
        players=record["players"],
        racks=record.get("racks"),
        word_list=record.get("word_list", ""),
    )["text"]
    reread = case.ask("crossword.read", bare, text=again)
    case.same(reread["game"]["turns"], record["turns"], "the turns, written once more")
    empty = ["." * len(row) for row in state["layout"]["layout"]]
    stepped = case.ask("crossword.replay", bare, board=empty, turns=record["turns"], at=0)
    case.same(stepped["steps"][-1]["board"], state["board"], "the board at the end")
    case.same(stepped["steps"][-1]["scores"], read["scores"], "the scores at the end")
    case.same(stepped["steps"][0]["board"], empty, "the board at the beginning")
    whole = case.ask("crossword.replay", bare, board=state["board"], turns=record["turns"])
    case.same(whole, stepped, "the steps from the other end")
    for step, before, turn in zip(stepped["steps"][1:], stepped["steps"], record["turns"], strict=False):
        lines = zip(cells(before["board"]), cells(step["board"]), strict=True)
        new = sum(one != other for line in lines for one, other in zip(*line, strict=True))
        case.holds(turn["kind"] != "play" or new == len(step["latest"]), "the tiles of a turn")
    case.says(any(turn["kind"] == "play" for turn in record["turns"]))


@relation(share=0.3)
def a_crossword_review_puts_the_best_moves_of_the_solver_beside_each_turn(case: Case) -> None:
    _, setup = _deal(case, players=2)
    record, match = _played(case, setup, case.random.choice((3, 5)))
    answer = case.ask("crossword.review", record, limit=4)
    bare = {"lexicon": setup["lexicon"], **{name: match["state"][name] for name in ("layout", "tiles")}}
    for turn in answer["turns"]:
        if not case.ask("crossword.unseen", bare, board=turn["board"], rack=turn["rack"])["bag"]:
            continue  # near the end reviews know what leaves are worth to both sides; solving does not
        moves = case.ask(
            "crossword.solve", bare, board=turn["board"], rack=turn["rack"], limit=4, order="equity", moves="all"
        )["plays"]
        case.same(
            [_bare(move) for move in turn["best"]], [_bare(move) for move in moves[: len(turn["best"])]], "the best"
        )
        case.same(turn["by"], "equity", "what a turn is judged by with tiles in the bag")
        if turn["loss"] is not None and turn["best"]:
            loss = max(turn["best"][0]["equity"] - turn["played"]["equity"], 0)
            case.holds(abs(turn["loss"] - loss) < 1e-3, f"turn {turn['turn']} loses {turn['loss']}, not {loss}")
    again = case.ask("crossword.review", record, limit=4, turns=[], made=answer["turns"])
    case.same((again["turns"], again["summary"]), (answer["turns"], answer["summary"]), "what was made")
    lost = {}
    for turn in answer["turns"]:
        if turn["loss"] is not None:
            lost.setdefault(turn["player"], []).append(turn["loss"])
    for number, player in enumerate(answer["summary"]["players"]):
        losses = lost.get(number, [])
        case.same(player["judged"], len(losses), "how many turns are judged")
        mean = sum(losses) / len(losses) if losses else None
        case.holds(mean == player["mean_loss"] or abs(mean - player["mean_loss"]) < 6e-3, "the mean loss")
    case.says(answer["turns"])


def _bare(move: dict[str, Any]) -> tuple[Any, ...]:
    return move.get("kind"), move["position"], move["placed"], move["score"], round(move["equity"], 3)


@relation(share=0.4)
def crossword_games_that_are_added_up_lose_what_their_reviews_say(case: Case) -> None:
    _, setup = _deal(case, players=2)
    files, losses = [], [0.0, 0.0]
    kit = {name: setup[name] for name in ("lexicon", "layout", "tiles")}
    for seed in range(case.random.choice((1, 2))):
        record, _ = _played(case, {**setup, "seed": setup["seed"] + seed}, case.random.choice((2, 4)))
        files.append(case.ask("crossword.write", record, format="gcg")["text"])
        for turn in case.ask("crossword.review", kit, gcg=files[-1], limit=1)["turns"]:
            losses[turn["player"]] += turn["loss"] or 0
    answer = case.ask("crossword.statistics", kit, games=files, limit=3)
    for player in answer["players"]:
        lost = sum(phase["lost"] for phase in player["phases"])
        said = losses[int(player["name"][1:])]
        case.holds(abs(lost - said) < 0.1, f"{player['name']} loses {lost} in all, and {said} in reviews")
    turned = case.ask("crossword.statistics", kit, games=files[::-1], limit=3)
    names = [
        sorted((each["name"], each["bingos"], each["phoneys"]) for each in told["players"]) for told in (answer, turned)
    ]
    case.same(*names, "what the order of the games changes")
    case.says(sum(losses))


@relation(share=0.1)
def two_sides_in_each_others_seats_change_only_whose_games_they_are(case: Case) -> None:
    kit = {"lexicon": "en-common", "layout": "duel", "seed": case.random.randrange(9_999), "pairs": 1}
    sides = [{"level": case.random.choice((1, 2, 3, 4, 5))} for _ in range(2)]
    answer = case.ask("crossword.autoplay", kit, sides=sides)
    turned = case.ask("crossword.autoplay", kit, sides=sides[::-1])
    case.same(turned["won"], answer["won"][::-1], "who won")
    case.same(turned["points"], answer["points"][::-1], "the points")
    case.same(turned["spread"], -answer["spread"], "the spread")
    for game in answer["played"]:
        read = case.ask("crossword.read", {"lexicon": kit["lexicon"], "layout": kit["layout"]}, text=game["text"])
        case.same(sorted(read["scores"]), sorted(game["scores"]), "the scores of a file")
    case.says(answer["points"])


@relation(share=0.08)
def a_crossword_puzzle_is_a_position_of_the_game(case: Case) -> None:
    seed, by = case.random.randrange(9_999), case.random.choice(("score", "score", "equity"))
    layout = case.random.choice(("duel", "wwf11"))
    fields = {"lexicon": "en-common", "layout": layout}
    puzzle = case.ask("crossword.puzzle", fields, seed=seed, by=by)
    case.same(case.ask("crossword.puzzle", fields, seed=seed, by=by), puzzle, "the same seed")
    case.same(case.ask("crossword.check", fields, board=puzzle["board"])["problems"], [], "problems of the board")
    best = case.ask("crossword.solve", fields, **puzzle, limit=1)["plays"]
    case.holds(best, "there is no play to be found")
    lying = Counter(as_drawn(tile) for row in puzzle["board"] for tile in cells([row])[0] if tile != ".")
    unseen = case.ask("crossword.unseen", fields, **puzzle)
    total = sum(lying.values()) + len(puzzle["rack"]) + unseen["count"]
    case.same(total, 100 if layout == "duel" else 104, "how many tiles there are")
    case.says(lying)

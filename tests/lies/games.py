"""What holds of crossword games: played, replayed, seen, written down and looked back on."""

from collections import Counter
from typing import Any

from .inputs import Words, a_list, as_drawn, cells, own_layout, own_tiles
from .relation import Case, relation

State = dict[str, Any]


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


def _act(case: Case, state: State, limit: int = 3) -> dict[str, Any]:
    """Draw an action of those that are legal, resigning rarely."""
    legal = case.ask("crossword.legal", state=state, limit=limit)
    case.same((legal["actor"], legal["phase"]), (state["actor"], state["phase"]), "who is to act")
    case.same(
        sorted({each["kind"] for each in legal["actions"]} - {"play", "exchange"}),
        sorted(set(state["actions"]) - {"play", "exchange"}),
        "what may be done",
    )
    plays = [each for each in legal["actions"] if each["kind"] == "play"]
    others = [each for each in legal["actions"] if each["kind"] not in ("play", "resign")]
    chosen = plays if plays and case.random.random() < 0.8 else others or legal["actions"]
    return dict(case.random.choice(chosen))


@relation(share=0.8)
def a_crossword_game_is_its_actions(case: Case) -> None:
    _, table = _deal(case, mark=case.random.choice(("none", "none", "void", "five", "double")))
    total = sum(count for count, _ in table["tiles"]["tiles"].values()) + table["tiles"]["blanks"]
    state = case.ask("crossword.start", table)["state"]
    actions: list[dict[str, Any]] = []
    for _ in range(case.random.choice((2, 6, 14))):
        if state["actor"] is None:
            break
        action = _act(case, state)
        if case.random.random() < 0.4:
            level = case.random.choice((1, 3, 5))
            action = case.ask("crossword.choose", state=state, level=level, seconds=0.0)["action"]
        done = case.ask("crossword.act", state=state, action=action)
        actions.append(action)
        _tiles_are_kept(case, done["state"], total)
        if action["kind"] == "play":
            _scored(case, state, action, done["state"])
        state = done["state"]
    again = case.ask("crossword.resume", table, actions=actions)
    if actions:
        case.same(again["state"], state, "the game done again")
        case.same((again["events"], again.get("standings")), (done["events"], done.get("standings")), "the last events")
    if state["actor"] is None:
        scores = [player["score"] for player in state["players"]]
        best = [each for each in done["standings"] if each["place"] == 1]
        still = [score for score, player in zip(scores, state["players"], strict=True) if not player["resigned"]]
        case.holds(all(each["score"] == max(still) for each in best), "the winner has fewer points than another")
    _seen_by_each(case, state, total)
    told = case.ask("crossword.match", setup=table, actions=actions, limit=0)
    case.same((told["turn"], told["ended"]), (state["actor"], state["ended"]), "whose turn it is, by the record")
    for name in ("board", "turns", "phase"):
        case.same(told["state"][name], state[name], f"{name}, by the record")
    for seat, _ in enumerate(state["players"]):
        view = case.ask("crossword.view", state=state, player=seat)
        mine = case.ask("crossword.match", setup=table, actions=actions, limit=0, seat=seat)["state"]
        case.same(mine["players"][seat]["rack"], view["rack"], "the rack, by the record")
        case.same(mine["turns"], view["turns"], "the turns that a seat sees, by the record")
        if state["actor"] is not None:
            case.same(mine["unseen"], view["unseen"], "what is unseen, by the record")
    case.says(any(action["kind"] == "play" for action in actions))


def _tiles_are_kept(case: Case, state: State, total: int) -> None:
    racks = sum(len(cells([player["rack"]])[0]) for player in state["players"])
    lying = sum(tile != "." for row in state["board"] for tile in cells([row])[0])
    case.same(racks + lying + len(cells([state["bag"]])[0]), total, "how many tiles there are")


def _scored(case: Case, before: State, action: dict[str, Any], after: State) -> None:
    """Hold what a play scores in a game against the same play by itself."""
    fields = {name: before[name] for name in ("lexicon", "layout", "tiles", "board")}
    me, where = before["player"], {name: action[name] for name in ("row", "col", "across", "placed")}
    score = case.ask("crossword.score", fields, **where)["score"]
    turn = next(turn for turn in after["turns"][len(before["turns"]) :] if turn["kind"] == "play")
    case.same((turn["player"], turn["score"]), (me, score), "what the play scores")
    best = case.ask("crossword.solve", fields, rack=before["players"][me]["rack"], limit=3)["plays"]
    legal = case.ask("crossword.legal", state=before, limit=3)["actions"]
    case.same(
        [each["placed"] for each in legal if each["kind"] == "play"], [play["placed"] for play in best], "the best"
    )


def _seen_by_each(case: Case, state: State, total: int) -> None:
    """Hold what players see against what there is."""
    for number, player in enumerate(state["players"]):
        view = case.ask("crossword.view", state=state, player=number)
        case.same((view["rack"], view["board"]), (player["rack"], state["board"]), "what a player sees")
        case.same([each["score"] for each in view["players"]], [each["score"] for each in state["players"]], "scores")
        unseen = Counter(state["bag"])
        for other, each in enumerate(state["players"]):
            if other != number:
                unseen += Counter(each["rack"])
        case.same({tile: n for tile, n in view["unseen"].items() if n}, dict(unseen), "what is unseen")
        case.same(view["bag"], len(state["bag"]), "how many tiles are in the bag")


@relation(share=0.6)
def a_crossword_game_written_and_read_is_the_same(case: Case) -> None:
    _, table = _deal(case, players=2)
    state = case.ask("crossword.start", table)["state"]
    for _ in range(case.random.choice((3, 6, 9))):
        if state["actor"] is not None:
            state = case.ask("crossword.act", state=state, action=_act(case, state))["state"]
    bare = {name: state[name] for name in ("lexicon", "layout", "tiles")}
    text = case.ask("crossword.write", bare, format="gcg", state=state)["text"]
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
    _, table = _deal(case, players=2)
    state = case.ask("crossword.start", table)["state"]
    for _ in range(case.random.choice((3, 5))):
        if state["actor"] is not None:
            state = case.ask("crossword.act", state=state, action=_act(case, state))["state"]
    answer = case.ask("crossword.review", state=state, limit=4)
    bare = {name: state[name] for name in ("lexicon", "layout", "tiles")}
    for turn in answer["turns"]:
        if not case.ask("crossword.unseen", bare, board=turn["board"], rack=turn["rack"])["bag"]:
            continue  # near the end reviews know what leaves are worth to both sides; solving does not
        moves = case.ask(
            "crossword.solve", bare, board=turn["board"], rack=turn["rack"], limit=4, order="equity", moves="all"
        )["plays"]
        case.same(
            [_bare(move) for move in turn["best"]], [_bare(move) for move in moves[: len(turn["best"])]], "the best"
        )
        if turn["loss"] is not None and turn["best"]:
            loss = max(turn["best"][0]["equity"] - turn["played"]["equity"], 0)
            case.holds(abs(turn["loss"] - loss) < 1e-3, f"turn {turn['turn']} loses {turn['loss']}, not {loss}")
    again = case.ask("crossword.review", state=state, limit=4, turns=[], made=answer["turns"])
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

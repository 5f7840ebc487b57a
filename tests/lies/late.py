"""What holds of what is looked ahead on crossword boards: simulations, endgames, what comes before, leave values."""

from collections import Counter
from math import isclose
from typing import Any

from oracles import endgame as oracle

from tilewise.alphabets import alphabet
from tilewise.crossword.board import read_position
from tilewise.crossword.layout import layout_of
from tilewise.lexicon import Lexicon
from tilewise.tiles import tile_set_of, tokens

from .inputs import (
    Table,
    a_board,
    a_list,
    a_table,
    after,
    as_drawn,
    cells,
    laid,
    mixed,
    own_layout,
    rack_text,
    rows_of,
    some_letters,
    squares_of,
)
from .relation import Case, relation

Move = dict[str, Any]


def _table(case: Case, *, rack: int = 3) -> Table:
    """Draw a small board for a list of short words."""
    table = a_table(case, a_list(case, "en", short=True, most=250), own=1, most=6)
    layout = own_layout(case.random, most=6, rack=rack)
    table.fields["layout"] = layout
    return Table(table.words, table.fields, len(layout["layout"]), len(layout["layout"][0]), rack)


def _value(table: Table, rack: list[str]) -> int:
    tiles = table.fields["tiles"]["tiles"]
    return sum(tiles[tile][1] for tile in rack if tile != "?")


def _without(rack: list[str], move: Move) -> list[str]:
    left = Counter(rack)
    left.subtract(as_drawn(tile) for _, _, tile in squares_of(move))
    assert min(left.values(), default=0) >= 0
    return sorted(left.elements())


def _replayed(case: Case, table: Table, board: list[list[str]], held: list[list[str]], line: list[Move]) -> int:
    """Play a line by the rules, until the game is over; give the spread."""
    spread, passes, racks = 0, 0, list(map(sorted, held))
    for n, move in enumerate(line):
        mover, sign = n % 2, 1 - n % 2 * 2
        case.same(move["player"], mover, "whose move it is")
        case.holds(all(racks) and passes < 2, "the line goes on when the game is over")
        if move["kind"] == "pass":
            passes += 1
            continue
        passes = 0
        fields = {**table.fields, "board": rows_of(board), "rack": rack_text(racks[mover])}
        plays = case.ask("crossword.solve", fields, limit=None)["plays"]
        place = ["position", "row", "col", "across", "word", "placed", "score"]
        told = [move[name] for name in place]
        case.holds(told in [[play[name] for name in place] for play in plays], f"{told} is no play")
        board, racks[mover] = after(board, move), _without(racks[mover], move)
        spread += sign * move["score"]
        if not racks[mover]:
            spread += sign * 2 * _value(table, racks[1 - mover])
    case.holds(passes == 2 or not all(racks), "the line ends before the game is over")
    return spread + (_value(table, racks[1]) - _value(table, racks[0]) if all(racks) else 0)


@relation(share=1.5)
def a_line_of_an_endgame_is_played_by_the_rules(case: Case) -> None:
    table = _table(case, rack=case.random.choice((2, 3, 4)))
    board = a_board(case, table, case.random.choice((0, 1, 2)))
    blanks = int(case.random.random() < 0.2)
    racks = [some_letters(case, table.words, case.random.randint(1, table.rack), blanks) for _ in range(2)]
    lead = case.random.randint(-20, 20)
    fields = {**table.fields, "board": rows_of(board), "rack": rack_text(racks[0]), "opponent": rack_text(racks[1])}
    answer, partial = case.told("crossword.endgame", fields, spread=lead)
    for told in (*partial[:3], answer):
        spread = lead + _replayed(case, table, board, racks, told["line"])
        case.same(told["spread"], spread, "what the line comes to")
    case.holds(answer["proved"], "with all the time there is, nothing is proved")
    hasty = case.ask("crossword.endgame", fields, seconds=0)
    case.same(hasty["spread"], _replayed(case, table, board, racks, hasty["line"]), "what a line without time comes to")
    shuffled = {
        **fields,
        **{name: rack_text(mixed(case, rack)) for name, rack in zip(("rack", "opponent"), racks, strict=True)},
    }
    again = case.ask("crossword.endgame", shuffled, limit=1, order="equity")
    case.same(again["spread"] + lead, answer["spread"], "the racks in another order, without the lead")
    turned = _turned(fields, board)
    case.same(case.ask("crossword.endgame", turned)["spread"], again["spread"], "the board turned over its diagonal")
    case.says(len(answer["line"]) > 1)


def _turned(fields: dict[str, Any], board: list[list[str]]) -> dict[str, Any]:
    layout = fields["layout"]
    center = layout["center"] and layout["center"][::-1]
    rows = ["".join(row) for row in zip(*layout["layout"], strict=True)]
    return {
        **fields,
        "layout": {**layout, "layout": rows, "center": center},
        "board": rows_of(list(zip(*board, strict=True))),
    }


@relation(share=0.7)
def an_endgame_comes_to_what_trying_everything_does(case: Case) -> None:
    table = _table(case, rack=2)
    board = a_board(case, table, case.random.choice((0, 1, 2)))
    racks = [some_letters(case, table.words, case.random.randint(1, 2)) for _ in range(2)]
    fields = {**table.fields, "board": rows_of(board), "rack": rack_text(racks[0]), "opponent": rack_text(racks[1])}
    answer = case.ask("crossword.endgame", fields)
    letters = alphabet("en")
    tiles = tile_set_of(fields["tiles"], letters)
    position = read_position(fields["board"], layout_of(fields["layout"]), tiles)
    both = [tiles.read_rack(rack_text(rack)) for rack in racks]
    lexicon = Lexicon.from_words(list(table.words.words), letters)
    case.same(answer["spread"], oracle.spread(position, *both, lexicon), "what the game comes to")
    case.says(any(move["kind"] == "play" for move in answer["line"]))


def _counted(case: Case, table: Table, board: list[list[str]], left: list[str]) -> dict[str, Any]:
    """Make a tile set that has what lies on the board, and some tiles more."""
    counts = Counter(as_drawn(tile) for row in board for tile in row if tile != ".") + Counter(left)
    values = table.fields["tiles"]["tiles"]
    tiles = {letter: [counts[letter], value] for letter, (_, value) in values.items()}
    return {**table.fields["tiles"], "blanks": counts["?"], "tiles": tiles}


@relation(share=0.3)
def before_an_endgame_all_draws_are_counted_and_end_as_their_endgames(case: Case) -> None:
    table = _table(case, rack=2)
    board = a_board(case, table, case.random.choice((1, 2)))
    bag = case.random.choice((1, 2))
    left = some_letters(case, table.words, 4 + bag)
    rack, unseen = left[:2], left[2:]
    fields = {**table.fields, "tiles": _counted(case, table, board, left), "board": rows_of(board)}
    answer = case.ask("crossword.preendgame", fields, rack=rack_text(rack), limit=2)
    draws = len(unseen) if bag == 1 else len(unseen) * (len(unseen) - 1)
    case.same(answer["draws"], draws, "in how many ways tiles can be drawn")
    keys = [(play["wins"] + play["ties"] / 2, play["mean"]) for play in answer["plays"]]
    case.same(keys, sorted(keys, reverse=True), "the order")
    for play in answer["plays"]:
        outcomes = play["by_tile"]
        for name in ("wins", "ties", "losses"):
            case.same(sum(each[name] for each in outcomes.values()), play[name], name)
        case.same(play["wins"] + play["ties"] + play["losses"], draws, "the draws of a move")
        mean = sum(each["count"] * each["spread"] for each in outcomes.values()) / draws
        case.holds(isclose(mean, play["mean"], abs_tol=1e-4), f"the mean of {play['kind']}")
        if play["kind"] == "play" and len(squares_of(play)) >= bag:
            for drawn, outcome in outcomes.items():
                theirs = sorted((Counter(unseen) - Counter(drawn)).elements())
                mine = [*_without(rack, play), *drawn]
                there = {**table.fields, "board": rows_of(after(board, play)), "rack": rack_text(theirs)}
                ending = case.ask("crossword.endgame", there, opponent=rack_text(mine), spread=-play["score"])
                if outcome["proved"]:
                    case.same(outcome["spread"], -ending["spread"], f"with {drawn} drawn")
    case.says(any(play["kind"] == "play" for play in answer["plays"]))


def _tried(case: Case) -> tuple[Table, list[list[str]], list[str], dict[str, Any]]:
    """Draw a position with a bag."""
    table = _table(case, rack=case.random.choice((3, 4)))
    board = a_board(case, table, case.random.choice((0, 0, 1, 2)))
    rack = some_letters(case, table.words, table.rack, int(case.random.random() < 0.6))
    more = case.random.choices(table.words.letters, k=case.random.choice((table.rack + 1, table.rack + 5, 40)))
    fields = {**table.fields, "tiles": _counted(case, table, board, [*rack, *more]), "board": rows_of(board)}
    fields |= {"rack": rack_text(rack), "seed": case.random.randrange(99), "plies": case.random.choice((1, 2, 3))}
    return table, board, rack, fields


def _moved(board: list[list[str]], row: Move) -> list[list[str]]:
    return after(board, row) if row["kind"] == "play" else board


def _held(
    case: Case, fields: dict[str, Any], there: list[list[str]], replies: list[Move], unseen: Counter[str]
) -> bool:
    """Hold replies against the rules: each can be laid on the board, of tiles that are unseen."""
    bare = {name: fields[name] for name in ("lexicon", "layout", "tiles")}
    for reply in replies:
        if reply["kind"] == "play":
            done = case.ask("crossword.lay", bare, board=rows_of(there), laid=laid(reply))
            names = ("row", "col", "across", "placed", "word", "score", "position")
            case.same([done[name] for name in names], [reply[name] for name in names], "a reply")
            case.same(done["unlisted"], [], f"words of the reply {reply['position']} {reply['placed']}")
            used = Counter(as_drawn(tile) for _, _, tile in squares_of(reply))
            case.holds(not used - unseen, f"the reply {reply['placed']} has tiles that are not unseen")
    return any(reply["kind"] == "play" for reply in replies)


@relation(share=0.8)
def replies_of_a_simulation_are_played_by_the_rules(case: Case) -> None:
    _, board, _, fields = _tried(case)
    bare = {name: fields[name] for name in ("lexicon", "layout", "tiles", "board", "rack")}
    unseen = Counter(case.ask("crossword.unseen", bare)["unseen"])
    answer = case.ask("crossword.simulate", fields, samples=24)
    every = case.ask("crossword.solve", bare, limit=None, order="equity", moves="all")["plays"]
    rows, best = {_named(row): row for row in answer["plays"]}, {_named(row): row for row in every}
    case.holds(len(rows) == len(answer["plays"]) and set(rows) <= set(best), "the moves that are tried")
    case.same(max(row["equity"] for row in rows.values()), every[0]["equity"], "the best that is tried")
    for name, told in rows.items():
        row = best[name]
        case.same({field: told[field] for field in row}, row, "a move that is tried")
        case.says(_held(case, fields, _moved(board, told), told["replies"], unseen))
        share = sum(reply["share"] for reply in told["replies"])
        case.holds(share <= 1 + 1e-6 and 0 <= told["wins"] <= 1, "shares of samples")
    worths = [row["worth"] for row in answer["plays"]]
    if answer["by"] == "points":
        case.same(worths, sorted(worths, reverse=True), "the order")


@relation(share=0.6)
def what_was_kept_is_of_the_tiles_that_there_are(case: Case) -> None:
    table, _, rack, fields = _tried(case)
    bare = {name: fields[name] for name in ("lexicon", "layout", "tiles", "board")}
    plays = case.ask("crossword.solve", {**bare, "rack": rack_text(rack)}, limit=5)["plays"]
    if not case.says(plays):
        return
    made = case.random.choice(plays)
    move = {"kind": "play", **{name: made[name] for name in ("row", "col", "across", "placed")}}
    unseen = Counter(case.ask("crossword.unseen", bare)["unseen"])
    answer = case.ask("crossword.infer", bare, move=move, seed=case.random.randrange(99), limit=10_000)
    used = Counter(as_drawn(tile) for _, _, tile in squares_of(made))
    left = table.rack - used.total()
    chances, tiles = 0.0, Counter[str]()
    for leave in answer["leaves"]:
        kept = Counter(tokens(leave["tiles"]))
        case.same(kept.total(), left, f"how many tiles {leave['tiles']} are")
        case.holds(not kept - (unseen - used), f"{leave['tiles']} is of tiles that are unseen")
        chances += leave["chance"]
        for tile, count in kept.items():
            tiles[tile] += count * leave["chance"]
    case.holds(isclose(chances, 1), "the sum of all chances")
    case.same(set(tiles), set(answer["tiles"]), "the tiles that may have been kept")
    case.holds(all(isclose(count, answer["tiles"][tile]) for tile, count in tiles.items()), "how many of each")
    case.holds(answer["racks"] == len(answer["leaves"]) if answer["of"] <= 1000 else answer["racks"] == 1000, "racks")


def _named(row: Move) -> tuple[Any, ...]:
    return row.get("kind", "play"), row["position"], row["placed"], row.get("tiles", "")


@relation(share=0.5)
def a_simulation_is_its_stages_and_a_stage_its_pieces(case: Case) -> None:
    _, board, _, fields = _tried(case)
    samples = case.random.choice((5, 20, 30))
    whole = case.ask("crossword.simulate", fields, samples=samples)
    made: list[dict[str, Any]] = []
    while True:
        stage = case.ask("crossword.stage", fields, samples=samples, made=made)
        if not stage["next"]:
            break
        of, first, number = (stage["next"][name] for name in ("of", "first", "samples"))
        cut = case.random.randint(1, number)
        pieces = [(of, first, cut), (of[:1], first + cut, number - cut), (of[1:], first + cut, number - cut)]
        made += [
            case.ask(
                "crossword.stage",
                fields,
                candidates=stage["candidates"],
                piece={"of": some, "first": start, "samples": count},
            )["made"]
            for some, start, count in mixed(case, pieces)
            if count and some
        ]
    plays = [{name: value for name, value in row.items() if name != "landings"} for row in stage["plays"]]
    for one, other in zip(plays, whole["plays"], strict=True):
        for name, value in one.items():
            case.same(value, other[name], f"{name} of {one['kind']} {one['placed']}")
    case.same((stage["by"], stage["samples"]), (whole["by"], whole["samples"]), "the order and the samples")
    bare = {name: fields[name] for name in ("lexicon", "layout", "tiles", "board", "rack")}
    unseen = Counter(case.ask("crossword.unseen", bare)["unseen"])
    for part in made[:2]:
        for place, games in zip(part["of"], part["rollouts"], strict=True):
            candidate = {"row": 0, "col": 0, "across": True, **stage["candidates"][place]}
            replies = [part["replies"][game[4]] for game in games if game[4] >= 0]
            case.says(_held(case, fields, _moved(board, candidate), replies[:2], unseen))


@relation(share=0.5)
def why_a_move_is_worth_something_agrees_with_its_rank(case: Case) -> None:
    _, _, _, fields = _tried(case)
    bare = {name: fields[name] for name in ("lexicon", "layout", "tiles", "board", "rack")}
    asked = {"limit": 200, "order": "equity", "moves": "all", "blanks": "merged"}
    moves = [
        {name: value for name, value in move.items() if name != "others"}
        for move in case.ask("crossword.solve", bare, **asked)["plays"]
    ]
    place = case.random.randrange(len(moves))
    move = moves[place]
    names = {"play": ("kind", "row", "col", "across", "placed"), "exchange": ("kind", "tiles"), "pass": ("kind",)}
    answer = case.ask("crossword.why", bare, move={name: move[name] for name in names[move["kind"]]})
    case.same(answer["move"], move, "the move")
    better = sum(each["equity"] > move["equity"] for each in moves)
    case.same(answer["rank"], better + 1, "its rank, which equal moves share")
    best = {name: value for name, value in answer["best"].items() if name != "others"}
    case.same(best, moves[0], "the best move")
    case.holds(isclose(answer["loss"], moves[0]["equity"] - move["equity"], abs_tol=1e-4), "its loss")
    kept = Counter({each["tile"]: each["count"] for each in answer["kept"]})
    case.same(kept, Counter(cells([move["leave"]])[0]), "what it keeps")
    worth = sum(each["value"] for each in answer["kept"]) + answer["together"] + answer["place"]
    case.holds(
        isclose(worth + move["score"], move["equity"], abs_tol=1e-2), "score, leave and place are not its equity"
    )
    case.says(len(moves) > 1)


@relation(share=0.04, telling=0.1)
def leave_values_are_the_same_for_a_seed_and_taken_where_they_were_made(case: Case) -> None:
    table = a_table(case, a_list(case, "en", short=True, most=250), own=1, most=6)
    table.fields["layout"]["rack"] = 3
    left = case.random.choices(table.words.letters, k=30)
    table.fields["tiles"] = _counted(case, table, table.empty, left)
    fields = {**table.fields, "boards": 3, "seed": case.random.randrange(9)}
    made = case.ask("crossword.leaves", fields)
    case.same(case.ask("crossword.leaves", fields)["values"], made["values"], "the same seed")
    told = case.ask("crossword.leaves_for", table.fields, leaves=made)
    case.same(told["made_for"], made["made_for"], "what it was made for")
    case.same(told["leaves"]["values"], made["values"], "the table read back")
    rack = rack_text(left[:2])
    try_it = {
        **table.fields,
        "board": rows_of(table.empty),
        "rack": rack,
        "limit": 5,
        "order": "equity",
        "moves": "all",
    }
    one, other = (case.ask("crossword.solve", try_it, leaves=each) for each in (made, told["leaves"]))
    case.same(one, other, "the best moves with it")
    case.says(one["plays"])

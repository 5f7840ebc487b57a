"""What holds of crossword boards: turned, shuffled, filtered, and asked about in several ways."""

from collections import Counter
from typing import Any

from oracles import crossword as oracle

from tilewise.alphabets import ALPHABETS
from tilewise.crossword.layout import default_tiles, layout_of
from tilewise.errors import TilewiseError

from .inputs import (
    Table,
    a_board,
    a_list,
    a_rack,
    a_table,
    after,
    another_list,
    as_drawn,
    cells,
    laid,
    mixed,
    rack_text,
    rows_of,
    selection,
    spoiled,
    squares_of,
)
from .relation import Case, relation

Play = dict[str, Any]


def _position(case: Case, table: Table, turns: int | None = None) -> tuple[list[list[str]], list[str], dict[str, Any]]:
    """Draw a board and a rack; give them as squares and tiles, and as the fields of a request."""
    board = a_board(case, table, turns)
    for _ in range(4):
        rack = a_rack(case, table)
        fields = {**table.fields, "board": rows_of(board), "rack": rack_text(rack)}
        if case.ask("crossword.solve", fields, limit=0)["count"]:
            break
    return board, rack, fields


def _solve(case: Case, fields: dict[str, Any], **more: Any) -> dict[str, Any]:
    return dict(case.ask("crossword.solve", fields, **more))


def _place(play: Play) -> tuple[Any, ...]:
    """Tell a play from all others: its squares with their tiles, and what it scores."""
    return tuple(squares_of(play)), play["score"], play["bonus"]


@relation(share=2)
def a_board_turned_over_its_diagonal_has_the_same_plays(case: Case) -> None:
    table = a_table(case, own=1)
    board, _, fields = _position(case, table)
    layout = fields["layout"]
    center = layout["center"] and layout["center"][::-1]
    turned = {**layout, "layout": ["".join(row) for row in zip(*layout["layout"], strict=True)], "center": center}
    other = {**fields, "layout": turned, "board": rows_of(list(zip(*board, strict=True)))}
    one, two = (_solve(case, each, limit=None) for each in (fields, other))
    case.same(one["count"], two["count"], "how many plays there are")
    plays = [Counter(map(_place, one["plays"])), Counter(map(_mirrored, two["plays"]))]
    case.same(plays[0], plays[1], "the plays")
    equities = [sorted(round(play["equity"], 4) for play in answer["plays"]) for answer in (one, two)]
    case.same(equities[0], equities[1], "the equities")
    case.says(one["plays"])


def _mirrored(play: Play) -> tuple[Any, ...]:
    squares = tuple(sorted((col, row, tile) for row, col, tile in squares_of(play)))
    return squares, play["score"], play["bonus"]


@relation(share=1.5)
def plays_of_a_small_board_are_those_of_the_ancestor(case: Case) -> None:
    table = a_table(case, a_list(case, "en", most=250), own=1, most=6)
    board, rack = a_board(case, table, case.random.choice((0, 1, 2, 3))), a_rack(case, table, blanks=(0, 1), most=4)
    layout, tiles = table.fields["layout"], table.fields["tiles"]
    if layout["center"] is None:
        layout["center"] = [0, 0]
    answer = _solve(case, table.fields, board=rows_of(board), rack=rack_text(rack), limit=None)
    bonus = {int(n): points for n, points in layout["bonus"].items() if isinstance(points, int)}
    times = {int(n): 2 for n, points in layout["bonus"].items() if not isinstance(points, int)}
    points = {letter: value for letter, (_, value) in tiles["tiles"].items()}
    words = frozenset(tuple(word) for word in table.words.words)
    game = oracle.Game(layout["layout"], tuple(layout["center"]), points, bonus, times, words)
    expected = oracle.plays(game, board, rack)
    got = [
        oracle.Found(
            play["row"], play["col"], play["across"], tuple(play["word"]), tuple(play["placed"]), play["score"]
        )
        for play in answer["plays"]
    ]
    case.same(set(got) - expected, set(), "plays that are none")
    case.same(expected - set(got), set(), "plays that are missing")
    case.same((answer["count"], len(got)), (len(expected),) * 2, "how many there are")
    case.says(expected)


@relation(share=2)
def tiles_and_words_in_another_order_are_worth_the_same(case: Case) -> None:
    table = a_table(case)
    _, rack, fields = _position(case, table)
    fields |= {
        "limit": 30,
        "order": case.random.choice(("score", "equity")),
        "moves": case.random.choice(("plays", "all")),
    }
    one = _solve(case, fields)
    case.same(_solve(case, fields, rack=rack_text(mixed(case, rack))), one, "the rack in another order")
    tiles = fields["tiles"]["tiles"]
    shuffled = {**fields["tiles"], "tiles": {letter: tiles[letter] for letter in mixed(case, list(tiles))}}
    case.same(_solve(case, fields, tiles=shuffled), one, "the tile set in another order")
    another_list(case, table.words, "again", mixed(case, table.words.words))
    case.same(_solve(case, fields, lexicon="again"), one, "the list in another order")
    written = case.ask("crossword.write", table.fields, format="cgp", board=fields["board"], rack=fields["rack"])[
        "text"
    ]
    case.same(_solve(case, fields, board=written.split()[0]), one, "the board in CGP")
    case.says(one["plays"])


@relation(share=3)
def solving_laying_and_checking_agree(case: Case) -> None:
    table = a_table(case)
    board, rack, fields = _position(case, table)
    fields["limit"] = case.random.choice((5, 40, None))
    answer = _solve(case, fields, order=case.random.choice(("score", "equity")))
    bare = {name: fields[name] for name in ("lexicon", "layout", "tiles", "board")}
    problems = case.ask("crossword.check", bare)["problems"]
    for play in case.random.sample(answer["plays"], min(3, len(answer["plays"]))):
        lay = case.ask("crossword.lay", bare, laid=mixed_tiles(case, laid(play)), rack=fields["rack"])
        for name in ("score", "bonus"):
            case.same(lay[name], play[name], f"{name} of {play['position']} {play['placed']}")
        words = [{"word": each["word"], "score": each["score"]} for each in lay["words"]]
        case.same(words, play["words"], f"words of {play['position']} {play['placed']}")
        names = ["position", "row", "col", "across", "word", "placed", "leave"]
        case.same([lay[name] for name in names], [play[name] for name in names], "where it lies")
        case.same(lay["unlisted"], [], "words that are not listed")
        case.same(sum(word["score"] for word in play["words"]) + play["bonus"], play["score"], "the sum of the words")
        used = Counter(as_drawn(tile) for _, _, tile in squares_of(play))
        case.same(Counter(rack) - used, Counter(_tiles(play["leave"])), "what stays on the rack")
        case.holds(not used - Counter(rack), "a tile that is not on the rack")
        now = case.ask("crossword.check", bare, board=rows_of(after(board, play)))["problems"]
        new = [each for each in now if each["kind"] != "island" and each not in problems]
        case.same(new, [], f"problems that {play['position']} {play['placed']} makes")
    case.says(answer["plays"])


def mixed_tiles(case: Case, tiles: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return case.random.sample(tiles, len(tiles))


def _tiles(text: str) -> list[str]:
    return cells([text])[0]


@relation(share=1.5)
def what_is_laid_is_a_play_exactly_if_it_is_among_the_plays(case: Case) -> None:
    table = a_table(case, a_list(case, plain=True, most=250), own=1, most=6)
    board, rack, fields = _position(case, table, case.random.choice((1, 2, 3)))
    plays = {tuple(squares_of(play)) for play in _solve(case, fields, limit=None)["plays"]}
    free = [(r, c) for r, row in enumerate(board) for c, tile in enumerate(row) if tile == "."]
    letters = [tile for tile in rack if tile != "?"]
    for _ in range(8):
        if not free or not letters:
            return
        start, across = case.random.choice(free), case.random.random() < 0.5
        line = [square for square in free if (square[0] if across else square[1]) == (start[0] if across else start[1])]
        squares = [square for square in sorted(line) if square >= start][: case.random.randint(1, len(letters))]
        chosen = case.random.sample(letters, len(squares))
        tiles = [{"row": row, "col": col, "tile": tile} for (row, col), tile in zip(squares, chosen, strict=True)]
        put = tuple(sorted((each["row"], each["col"], each["tile"]) for each in tiles))
        bare = {name: fields[name] for name in ("lexicon", "layout", "tiles", "board", "rack")}
        try:
            unlisted = case.ask("crossword.lay", bare, laid=tiles)["unlisted"]
        except TilewiseError as error:
            case.same((error.code, put in plays), ("laid", False), f"why {put} is no play, and whether it is one")
        else:
            case.same(not unlisted, put in plays, f"whether {put} is a play, with {unlisted} not listed")
            case.says(True)


@relation(share=2)
def limits_of_plays_cut_one_order(case: Case) -> None:
    table = a_table(case)
    _, _, fields = _position(case, table)
    fields |= {"order": case.random.choice(("score", "equity")), "blanks": case.random.choice(("each", "merged"))}
    fields["moves"] = case.random.choice(("plays", "plays", "all"))
    every = _solve(case, fields, limit=None)
    name = "score" if fields["order"] == "score" else "equity"
    worths = [play[name] for play in every["plays"]]
    case.same(worths, sorted(worths, reverse=True), f"the order by {name}")
    for limit in (0, 1, 2, case.random.choice((5, 12, 50))):
        part = _solve(case, fields, limit=limit)
        case.same(part["count"], every["count"], "how many plays there are")
        case.same(part["plays"], every["plays"][:limit], f"the first {limit}")
    plays = [play for play in every["plays"] if play.get("kind", "play") == "play"]
    if fields["blanks"] == "each":
        case.same(len(plays), every["count"], "how many plays are given")
    else:
        case.same(sum(play.get("others", 0) + 1 for play in plays), every["count"], "how many plays are given, merged")
    case.says(len(plays) > 1)


@relation(share=2)
def filters_leave_what_passes_of_the_unfiltered(case: Case) -> None:
    table = a_table(case)
    _, rack, fields = _position(case, table)
    fields["order"] = case.random.choice(("score", "equity"))
    every = _solve(case, fields, limit=None)
    if not every["plays"]:
        return
    random, target = case.random, case.random.choice(every["plays"])
    only: dict[str, Any] = {}
    passes = every["plays"]
    if random.random() < 0.5:
        row, column = str(target["row"] + 1), target["position"].strip("0123456789")
        kind = random.choice(("first", "row", "column"))
        only["at"] = {"first": target["position"], "row": row, "column": column}[kind]
        if kind == "first":
            passes = [play for play in passes if play["position"] == target["position"]]
        else:
            along = "row" if kind == "row" else "col"
            passes = [play for play in passes if play["across"] == (kind == "row") and play[along] == target[along]]
    if random.random() < 0.5:
        only["length"] = len(_tiles(target["word"]))
        passes = [play for play in passes if len(_tiles(play["word"])) == only["length"]]
    if random.random() < 0.5:
        only["places"] = random.choice(rack)
        passes = [play for play in passes if only["places"] in [as_drawn(tile) for _, _, tile in squares_of(play)]]
    if random.random() < 0.3 and table.words.alphabet == "en":
        word = target["word"].upper()
        start = random.randrange(len(word))
        only["contains"] = word[start : start + random.choice((1, 2, 3))]
        passes = [play for play in passes if only["contains"] in play["word"].upper()]
    answer = _solve(case, fields, limit=None, filter=only)
    case.same(answer["count"], every["count"], "how many plays there are")
    case.same(answer["matching"], len(passes), f"how many pass {only}")
    case.same(answer["plays"], passes, f"the plays that pass {only}")
    limit = random.choice((0, 1, 4))
    part = _solve(case, fields, limit=limit, filter=only)
    case.same((part["matching"], part["plays"]), (len(passes), passes[:limit]), f"the first {limit} that pass {only}")
    case.says(only and passes)


@relation(share=1.5)
def merged_blanks_are_the_best_of_each_word_in_its_place(case: Case) -> None:
    table = a_table(case, a_list(case, "en"), own=1)
    board, rack = a_board(case, table), a_rack(case, table, blanks=(1, 2, 2), most=5)
    fields = {**table.fields, "board": rows_of(board), "rack": rack_text(rack), "limit": None}
    fields["order"] = order = case.random.choice(("score", "equity"))
    best: dict[Any, Play] = {}
    counts: Counter[Any] = Counter()
    for play in _solve(case, fields)["plays"]:
        place = play["row"], play["col"], play["across"], play["word"].upper()
        best.setdefault(place, play)
        counts[place] += 1
    merged = _solve(case, fields, blanks="merged")["plays"]
    told = {(play["row"], play["col"], play["across"], play["word"].upper()): play for play in merged}
    case.same(len(told), len(merged), "how many different words in their places there are")
    case.same({place: play.get("others", 0) + 1 for place, play in told.items()}, dict(counts), "choices of blanks")
    case.same(
        {place: play[order] for place, play in told.items()},
        {place: play[order] for place, play in best.items()},
        f"the best by {order}",
    )
    case.says(max(counts.values(), default=0) > 1)


@relation(share=2)
def larger_racks_and_larger_lists_have_no_fewer_plays(case: Case) -> None:
    table = a_table(case)
    _, rack, fields = _position(case, table)
    if len(rack) == table.rack:
        rack = rack[:-1]
        fields["rack"] = rack_text(rack)
    if not rack:
        return
    few = _solve(case, fields, limit=None)
    larger = rack_text([*rack, case.random.choice(("?", *table.words.letters))])
    many = _solve(case, fields, rack=larger, limit=None)
    case.same(set(map(_place, few["plays"])) - set(map(_place, many["plays"])), set(), "plays that a larger rack loses")
    best = [max((play["score"] for play in answer["plays"]), default=0) for answer in (few, many)]
    case.holds(best[0] <= best[1], "a larger rack scores less")
    add = [spoiled(case, table.words) for _ in range(6)]
    case.ask("lexicon.derive", lexicon=table.words.id, id="derived", add=add)
    more = _solve(case, fields, lexicon="derived", limit=None)
    case.same(set(map(_place, few["plays"])) - set(map(_place, more["plays"])), set(), "plays that a larger list loses")
    if table.words.plain:
        selected, out = selection(case, table.words)
        fewer = _solve(case, fields, **selected, limit=None)["plays"]
        kept = [play for play in few["plays"] if not out & {_upper(table, word["word"]) for word in play["words"]}]
        case.same(sorted(map(_place, fewer)), sorted(map(_place, kept)), f"plays without {sorted(out)[:9]}")
        scores = [[play["score"] for play in plays] for plays in (fewer, kept)]
        case.same(
            *scores, "the order of their scores"
        )  # what orders those of one score, what they keep, hangs on the list
    case.says(few["plays"])


def _upper(table: Table, word: str) -> str:
    """Write a word without its blanks."""
    return word.replace("i", "İ").upper() if table.words.alphabet == "tr" else word.upper()


@relation(share=1.5)
def all_moves_are_the_plays_with_exchanges_and_the_pass_among_them(case: Case) -> None:
    table = a_table(case)
    _, rack, fields = _position(case, table)
    fields["order"] = case.random.choice(("score", "equity"))
    plays = _solve(case, fields, limit=None)
    moves = _solve(case, fields, limit=None, moves="all")
    case.same(moves["count"], plays["count"], "how many plays there are")
    bare = [
        {name: value for name, value in move.items() if name not in ("kind", "tiles")}
        for move in moves["plays"]
        if move["kind"] == "play"
    ]
    case.same(bare, plays["plays"], "the plays")
    exchanges = [move for move in moves["plays"] if move["kind"] == "exchange"]
    different = {tuple(sorted(_tiles(move["tiles"]))) for move in exchanges}
    case.same(len(different), len(exchanges), "how many different exchanges there are")
    for move in exchanges:
        case.same(Counter(rack) - Counter(_tiles(move["tiles"])), Counter(_tiles(move["leave"])), "what is kept")
    every = 1
    for count in Counter(rack).values():
        every *= count + 1
    case.same(len(exchanges), every - 1, "how many exchanges there are")
    case.same(sum(move["kind"] == "pass" for move in moves["plays"]), 1, "how many passes there are")
    leaves = {move["leave"]: move["equity"] for move in exchanges}
    for move in moves["plays"]:
        if (
            move["kind"] == "play"
            and move["leave"] in leaves
            and any(tile != "." for row in fields["board"] for tile in row)
        ):
            case.holds(abs(move["equity"] - move["score"] - leaves[move["leave"]]) < 1e-6, f"the equity of {move}")
    case.says(bare)


@relation()
def what_is_unseen_is_what_is_neither_on_board_nor_rack(case: Case) -> None:
    table = a_table(case)
    board, rack, fields = _position(case, table)
    tiles = {letter: case.random.randint(5, 60) for letter in table.words.letters}
    values = fields["tiles"]["tiles"]
    own = {**fields["tiles"], "blanks": 30, "tiles": {letter: [n, values[letter][1]] for letter, n in tiles.items()}}
    seen = Counter(as_drawn(tile).strip("[]") for row in board for tile in row if tile != ".")
    seen += Counter(tile.strip("[]") for tile in rack)
    left = Counter({**tiles, "?": 30})
    bare = {name: fields[name] for name in ("lexicon", "layout", "board", "rack")}
    if seen - left:
        return
    answer = case.ask("crossword.unseen", bare, tiles=own)
    told = {tile.strip("[]"): n for tile, n in answer["unseen"].items() if n}
    case.same(told, dict(left - seen), "the tiles")
    case.same(answer["count"], sum(answer["unseen"].values()), "how many there are")
    case.same(answer["bag"], max(answer["count"] - table.rack, 0), "how many are in the bag")
    case.says(seen)


@relation()
def what_is_written_reads_the_same(case: Case) -> None:
    table = a_table(case)
    board, _, fields = _position(case, table)
    scores = [case.random.randrange(300), case.random.randrange(300)]
    bare = {name: fields[name] for name in ("lexicon", "layout", "tiles")}
    other = rack_text(a_rack(case, table))
    given = {"board": fields["board"], "rack": fields["rack"], "other_rack": other, "scores": scores}
    text = case.ask("crossword.write", bare, format="cgp", **given)["text"]
    read = case.ask("crossword.read", bare, text=text)
    case.same(read["board"], fields["board"], "the board")
    case.same(sorted(_tiles(read["rack"])), sorted(_tiles(fields["rack"])), "the rack")
    case.same((sorted(_tiles(read["other_rack"])), read["scores"]), (sorted(_tiles(other)), scores), "the other side")
    case.same(
        case.ask("crossword.write", bare, format="cgp", **{name: read[name] for name in given})["text"], text, "CGP"
    )
    rows = case.ask("crossword.write", bare, format="rows", board=fields["board"], rack=fields["rack"])["text"]
    again = case.ask("crossword.read", bare, text=rows)
    case.same(again["board"], fields["board"], "the rows")
    case.same(sorted(_tiles(again["rack"])), sorted(_tiles(fields["rack"])), "the rack below rows")
    case.says(any(tile != "." for row in board for tile in row))


@relation(share=0.7)
def tiles_that_go_with_a_board_are_those_that_are_taken(case: Case) -> None:
    words = a_list(case, "en", "tr", plain=True)
    layout = case.random.choice(("scrabble", "wwf", "duel", "wordfeud", "kelimelik", "wwf11"))
    board = layout_of(layout)
    tiles = default_tiles(board, ALPHABETS[words.alphabet])
    side = 11 if layout in ("duel", "wwf11") else 15
    rack = "".join(case.random.sample(words.letters, min(4, len(words.letters))))
    fields = {"lexicon": words.id, "layout": layout, "board": ["." * side] * side, "rack": rack, "limit": 10}
    case.same(_solve(case, fields), _solve(case, fields, tiles=tiles), "the plays")
    unseen = {name: fields[name] for name in ("lexicon", "layout", "board", "rack")}
    one, other = case.ask("crossword.unseen", unseen), case.ask("crossword.unseen", unseen, tiles=tiles)
    case.same(one, other, "what is unseen")
    case.same(one["count"] and one["count"] - one["bag"], one["count"] and board.rack, "the other side's rack")
    case.says(one["count"])


@relation(share=1)
def problems_of_a_board_are_what_is_wrong_with_it(case: Case) -> None:
    table = a_table(case, a_list(case, plain=True), own=1)
    board = a_board(case, table)
    random = case.random
    for _ in range(random.choice((0, 1, 2))):
        board[random.randrange(table.height)][random.randrange(table.width)] = random.choice(table.words.letters)
    answer = case.ask("crossword.check", table.fields, board=rows_of(board))
    known, runs = set(table.words.words), list(oracle.runs(board))
    wrong = {
        ("".join(board[r][c] for r, c in run), *run[0], run[0][0] == run[1][0])
        for run in runs
        if _upper(table, "".join(board[r][c] for r, c in run)) not in known
    }
    told = {
        (each["word"], each["row"], each["col"], each["across"])
        for each in answer["problems"]
        if each["kind"] == "not-a-word"
    }
    case.same(told, wrong, "the words that are none")
    filled = {(r, c) for r, row in enumerate(board) for c, tile in enumerate(row) if tile != "."}
    islands = []
    while filled:
        islands.append(oracle.flooded(board, min(filled)))
        filled -= islands[-1]
    small = [each["squares"] for each in answer["problems"] if each["kind"] == "island"]
    case.same(len(small), max(len(islands) - 1, 0), "how many islands there are")
    case.holds(not Counter(small) - Counter(map(len, islands)), "the islands' sizes")
    center = table.fields["layout"]["center"]
    off = bool(islands) and center is not None and board[center[0]][center[1]] == "."
    case.same(any(each["kind"] == "not-on-centre" for each in answer["problems"]), off, "whether the start is empty")
    case.same(answer["ok"], not answer["problems"], "whether all is right")
    case.says(answer["problems"])

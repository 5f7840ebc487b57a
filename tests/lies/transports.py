"""The same question to the engine, at the terminal, by `call` and by `rpc`, and with spaces in what is typed."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from unit.command_line import tilewise

from tilewise.rpc import Session

from .cards import _hand
from .inputs import a_board, a_list, a_rack, a_table, rack_text, rows_of, some_letters
from .press import _board
from .relation import Case, relation


def _bag(case: Case) -> Mapping[str, Any]:
    return {letter: [case.random.randint(1, 9), case.random.randint(1, 9)] for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}


def _question(case: Case) -> tuple[str, dict[str, Any], list[str], str]:
    """Draw a question: the method, its fields, and the command that asks the same, its list and its files aside."""
    words = a_list(case, "en", most=800)
    random = case.random
    kind = random.choice(("bingo", "crossword", "letterpress", "tycoon", "draw"))
    limit = random.choice((1, 5, 20))
    more = ["--limit", str(limit)]
    if kind == "bingo":
        rack, use = rack_text(some_letters(case, words, 6, random.choice((0, 1)))), random.choice(("all", "any"))
        fields: dict[str, Any] = {"rack": rack, "use": use, "limit": limit}
        return "anagram.find", {"lexicon": words.id, **fields}, ["bingo", rack, "--use", use, *more], words.id
    if kind == "crossword":
        table = a_table(case, words)
        board, rack = rows_of(a_board(case, table)), rack_text(a_rack(case, table))
        order = random.choice(("score", "equity"))
        fields = {**table.fields, "board": board, "rack": rack, "limit": limit, "order": order}
        return "crossword.solve", fields, ["crossword", rack, "--order", order, *more], words.id
    if kind == "letterpress":
        fields = {**_board(case, words), "limit": limit}
        said = ["letterpress", fields["board"], "--ours", str(fields["ours"]), "--theirs", str(fields["theirs"])]
        return (
            "letterpress.solve",
            fields,
            [*said, *(["--played", *fields["played"]] if fields["played"] else []), *more],
            words.id,
        )
    if kind == "tycoon":
        fields = {**_hand(case, words), "limit": limit}
        said = ["tycoon", fields["hand"], fields["pool"], "--stacking", fields["stacking"]]
        return (
            "tycoon.solve",
            fields,
            [*said, *(["--patents", fields["patents"]] if fields["patents"] else []), *more],
            words.id,
        )
    rack = rack_text(some_letters(case, words, 7))
    return "draw.solve", {"lexicon": words.id, "rack": rack, "bag": _bag(case)}, ["draw", "solve", rack], words.id


@relation(share=0.3)
def the_terminal_call_and_rpc_answer_as_the_engine_does(case: Case) -> None:
    method, fields, command, id = _question(case)
    answer = case.ask(method, fields)
    adding = next(params for name, params in reversed(case.asked) if name == "lexicon.add" and params["id"] == id)
    session = Session()
    session.receive(json.dumps({"id": 0, "method": "lexicon.add", "params": adding}))
    lines = session.receive(json.dumps({"id": 1, "method": method, "params": fields}))
    while session.busy:
        lines = session.step(1.0)
    case.same(json.loads(lines.split("\n")[-1])["result"], answer, "rpc")
    with TemporaryDirectory() as folder:
        path = Path(folder, "own.txt")
        path.write_text(adding["text"] + "\n", "utf-8")
        said = [*command, "--lexicon", str(path), "--alphabet", adding["alphabet"], "--json"]
        for name in ("layout", "tiles", "bag"):
            if name in fields and fields[name] is not None:
                if isinstance(fields[name], str):
                    said += [f"--{name}", fields[name]]
                else:
                    Path(folder, f"{name}.json").write_text(json.dumps(fields[name]), "utf-8")
                    said += [f"--{name}", str(Path(folder, f"{name}.json"))]
        if method == "crossword.solve":
            Path(folder, "board.txt").write_text("\n".join(fields["board"]), "utf-8")
            said += ["--board", str(Path(folder, "board.txt"))]
        done = tilewise(*said)
    case.holds(done.status in (0, 1), f"the terminal refuses: {done.err}")
    case.same(json.loads(done.out), answer, "the terminal")
    case.says(answer.get("plays") or answer.get("score") or any(group["count"] for group in answer.get("groups", [])))


@relation(share=0.1)
def call_gives_what_the_engine_gives(case: Case) -> None:
    method, fields, *_ = _question(case)
    shipped = {**fields, "lexicon": "en-common"}
    if method == "crossword.solve" and not isinstance(shipped["layout"], str):
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        shipped["tiles"] = {"name": "Own", "blanks": 6, "tiles": {letter: [99, 1] for letter in letters}}
    answer = case.ask(method, shipped)
    done = tilewise("call", method, stdin=json.dumps(shipped))
    case.same(done.status, 0, f"how it ends ({done.err})")
    case.same(json.loads(done.out), answer, "call")
    case.says(True)


_TYPED = ("rack", "hand", "pool", "patents", "board", "word", "through", "pattern")
_SPACES = " \t\n\u00a0\u2003\u202f\u3000"


def _spaced(case: Case, typed: Any) -> Any:
    """Scatter spaces in a text, or in the texts of a list; what stands in brackets is one tile."""
    if isinstance(typed, list):
        return [_spaced(case, each) for each in typed]
    tiles = re.findall(r"\[[^\]]*\]|.", typed, re.DOTALL)
    return "".join(tile + "".join(case.random.choices(_SPACES, k=case.random.choice((0, 0, 1, 2)))) for tile in tiles)


@relation(share=0.5)
def spaces_in_what_is_typed_are_nothing(case: Case) -> None:
    method, fields, *_ = _question(case)
    spaced = {name: _spaced(case, value) if name in _TYPED and value else value for name, value in fields.items()}
    case.same(case.ask(method, spaced), case.ask(method, fields), "the answer")
    case.says(spaced != fields)

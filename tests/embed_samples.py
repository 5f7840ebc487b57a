"""A few requests of every method, with which the types in tilewise.d.ts are held to what the engine takes and gives."""

from collections.abc import Callable
from typing import Any

from tilewise.api import METHODS

BOARD = "msgzxcbjlqblmgeppjxmjynxs"
CROSSWORD = {"lexicon": "en", "layout": "scrabble", "tiles": "en"}
ROWS = [
    *["." * 15] * 7,
    ".....QUIZ......",
    *["." * 15] * 7,
]
ENDING = (
    "VIMINA1G4P2/5GILTCUPS2/7I3EA1I/7BAA1EL1N/8LI2MOD/7FED3DE/7AWES2AN/5FAX2OUCHT/5OH3R1O1E/4JO3AR1N1R/4ET3BY1QI1/"
    "4Us3O2UR1/AYs2I3R2EE1/ZEK2E3D2R2/ONIONS6SEW"
)
OWN_LAYOUT = {"name": "Small", "layout": ["t..", ".D.", "..2"], "center": [1, 1], "rack": 5, "bonus": {"5": 20}}
OWN_TILES = {"name": "Few", "alphabet": "en", "blanks": 1, "tiles": {"A": [3, 1], "T": [2, 2], "S": [None, 4]}}
MANY_TILES = {**OWN_TILES, "tiles": {"A": [9, 1], "T": [6, 2], "S": [4, 4]}}
TABLE = {**CROSSWORD, "seed": 5, "players": [{"name": "Ada"}, {"name": "Grace", "level": 3}], "challenge": "five"}
GAME = {"seed": 5, "players": [{"name": "Ada"}, {"name": "Grace", "level": 3}]}
SIN = [{"letter": letter, "from": source} for letter, source in (("S", "hand"), ("I", "hand"), ("N", "pool"))]
QUIZ = {"player": 0, "kind": "play", "position": "8F", "placed": "QUIZ", "score": 48, "rack": "QUIZAEI", "leave": "AEI"}
SEATS = {"players": [{"name": "Ada"}, {"name": "Grace", "level": 5}], "seed": 4, "stacking": "add", "first": 0}
TYCOON = {"lexicon": "en", "setup": SEATS}

TRIED = {
    **{**CROSSWORD, "board": ROWS, "rack": "AEINRSV", "plies": 1, "seed": 4, "known": "?", "spread": -12},
    **{"min_zipf": 1.5, "without": "en-rude", "leaves": None},
    "candidates": [
        {"kind": "exchange", "tiles": "V"},
        {"kind": "play", "row": 6, "col": 5, "across": True, "placed": "AE"},
    ],
}

PIECE = {**TRIED, "samples": 2, "piece": {"of": [0, 1], "first": 0, "samples": 2}}

LEARNT = {"lexicon": "en-common", "layout": "duel"}

Ask = Callable[[str, dict[str, Any]], dict[str, Any]]


def drawn(method: str) -> dict[str, Any]:
    """Give a request with a picture that is drawn for it."""
    example = METHODS[method].example
    assert callable(example)
    return dict(example(lambda name, params: None))


def requests(ask: Ask) -> list[tuple[str, dict[str, Any]]]:
    """Give the requests, in an order in which each can be met; `ask` answers those that others need first."""
    learnt = ask("crossword.leaves", {**LEARNT, "boards": 3})
    clype = {"lexicon": "en", "board": BOARD, "ours": 3310592, "theirs": 17180, "word": "CLYPE", "limit": 1}
    mask = ask("letterpress.solve", clype)["plays"][0]["mask"]
    press = {"lexicon": "en", "setup": GAME}
    first = ask("letterpress.choose", {**press, "level": 2})["action"]
    passing = [{"kind": "pass"}]
    seen = ask("letterpress.read_image", drawn("letterpress.read_image"))["squares"][0]
    shape = {name: seen[name] for name in ("letter", "glyph")}
    some_turns = METHODS["tycoon.review"].example
    assert callable(some_turns)
    reviewed = {"lexicon": "en", "gcg": GCG, "turns": None}
    record = ask("crossword.read", {**CROSSWORD, "text": GCG})["game"]
    return [
        ("lexicon.list", {}),
        ("lexicon.check", {"lexicon": "en", "words": ["qi", "zz"]}),
        ("lexicon.add", {"id": "mine", "alphabet": "en", "text": "qi\nz3\ncat"}),
        ("lexicon.import", {"id": "brought", "alphabet": None, "data": "cWkKY2F0Cg=="}),
        ("lexicon.derive", {"id": "more", "lexicon": "mine", "add": ["dog"], "remove": ["qi"]}),
        ("lexicon.text", {"lexicon": "more"}),
        ("anagram.word", {"lexicon": "brought", "word": "qi"}),
        ("anagram.find", {"lexicon": "en", "rack": "AALNST?", "through": "I"}),
        (
            "anagram.find",
            {
                **{"lexicon": "en", "rack": "AALNST", "use": "any", "through": None, "min_length": 3, "max_length": 5},
                **{"pattern": "..S*", "limit": 3, "order": "zipf", "tiles": "en", "offset": 1, "min_zipf": 2},
                **{"without": "en-rude", "facts": True},
            },
        ),
        ("anagram.find", {"lexicon": "es", "rack": "CHARLA", "use": "any", "limit": 2}),
        ("anagram.word", {"lexicon": "en", "word": "aster"}),
        ("anagram.chances", {"lexicon": "en", "rack": "SATIRE", "tiles": "en"}),
        ("study.search", {"lexicon": "en", "where": {"length": [7, 7]}, "limit": 2}),
        (
            "study.search",
            {
                **{"lexicon": "en", "where": {"all": [{"front": True}, {"not": {"list": "en-common"}}]}},
                **{"order": "playability", "tiles": "en_wwf", "blanks": 1, "limit": 3, "offset": 1},
                **{"lists": ["en-common", "en-wwf-played"]},
            },
        ),
        *(
            ("study.cards", {"lexicon": "en", "kind": kind, "words": ["satine", "retains"], "seed": 2, "lists": []})
            for kind in ("anagrams", "hooks", "judge", "stem", "pattern", "definition")
        ),
        ("crossword.puzzle", {"lexicon": "en", "layout": "scrabble", "tiles": None, "seed": 5}),
        ("crossword.puzzle", {"lexicon": "en", "seed": 5, "by": "equity"}),
        ("letterpress.puzzle", {"lexicon": "en", "seed": 5}),
        ("letterpress.solve", {**clype, "place": True}),
        ("draw.deal", {"bag": None, "size": 7, "seed": 5, "alphabet": "en"}),
        ("draw.deal", {"bag": {"A": [8, 1], "B": [3, 2]}}),
        ("draw.judge", {"lexicon": "en", "rack": "QIZEBRA", "word": "qiz", "bag": None}),
        ("draw.judge", {"lexicon": "en", "rack": "QIZEBRA", "word": "zebra"}),
        ("draw.solve", {"lexicon": "en", "rack": "QIZEBRA", "bag": "en"}),
        ("draw.solve", {"lexicon": "en", "rack": "QIZEB??", "bag": "en"}),
        ("draw.chances", {"lexicon": "en", "rack": "AEINRST", "bag": None}),
        ("draw.experiment", {"lexicon": "en", "draws": 50, "size": 5, "seed": 1, "bag": None}),
        ("finders.race", {"lexicon": "en-common", "rack": "AEINRST", "finders": ["registers", "trie"], "repeats": 1}),
        ("finders.race", {"lexicon": "en", "rack": "AEINRS?", "finders": ["prime-product"]}),
        ("finders.growth", {"lexicon": "en-common", "rack": "AEIN", "finders": ["registers", "trie"]}),
        ("crossword.solve", {**CROSSWORD, "board": ROWS, "rack": "AEINRS?", "limit": 2, "order": "equity"}),
        (
            "crossword.solve",
            {
                **{"lexicon": "en", "layout": OWN_LAYOUT, "tiles": OWN_TILES, "board": ["...", "...", "..."]},
                **{"rack": "AATS?", "limit": None, "min_zipf": 1.5, "without": "en-rude"},
                "filter": {"at": "B2", "length": 2, "places": "A", "contains": "T"},
            },
        ),
        (
            "crossword.solve",
            {**CROSSWORD, "board": ROWS, "rack": "VVUUIIW", "limit": 5, "order": "equity", "moves": "all"},
        ),
        ("crossword.solve", {**CROSSWORD, "board": ROWS, "rack": "AEINRS?", "limit": 2_100, "list_first": True}),
        (
            "crossword.lay",
            {**CROSSWORD, "board": ROWS, "laid": [{"row": 8, "col": 8, "tile": "A"}], "rack": "AEINRS?"},
        ),
        ("crossword.check", {**CROSSWORD, "board": ROWS}),
        ("crossword.check", {**CROSSWORD, "board": [*["." * 15] * 14, "QZ" + "." * 13]}),
        ("crossword.unseen", {**CROSSWORD, "board": ROWS, "rack": "AEI"}),
        ("crossword.read", {**CROSSWORD, "text": GCG}),
        ("crossword.read", {**CROSSWORD, "text": "15/15/15/15/15/15/15/5QUIZ6/15/15/15/15/15/15/15 AEINRS?/ 46/0 0"}),
        (
            "crossword.write",
            {**CROSSWORD, "format": "cgp", "board": ROWS, "rack": "AEI", "other_rack": "", "scores": [46, 0]},
        ),
        ("crossword.write", {**CROSSWORD, "format": "gcg", "players": record["players"], "turns": record["turns"]}),
        (
            "letterpress.solve",
            {
                **{"lexicon": "en", "board": BOARD, "ours": 3310592, "theirs": 17180, "played": ["CLYPE"], "limit": 3},
                **{"ranking": "lookahead", "seconds": 0.5, "min_zipf": 0, "without": "en-rude", "anagrams": "merged"},
            },
        ),
        ("crossword.match", {"lexicon": "en", "setup": GAME, "actions": [{"kind": "pass"}], "seat": 0, "limit": 1}),
        ("crossword.match", {"setup": {**TABLE, "layout": OWN_LAYOUT, "tiles": MANY_TILES}, "actions": [], "since": 3}),
        ("crossword.match", {"setup": TABLE, "actions": [{"kind": "resign"}], "limit": None}),
        ("crossword.choose", {"lexicon": "en", "setup": GAME, "actions": [{"kind": "pass"}], "level": 1}),
        ("crossword.review", {"setup": TABLE, "actions": [{"kind": "pass"}], "limit": 1}),
        ("crossword.write", {"format": "gcg", "setup": TABLE, "actions": [{"kind": "pass"}]}),
        ("crossword.choose", {"setup": TABLE, "level": None, "seconds": 0.5}),
        ("crossword.review", {"lexicon": "en", "gcg": GCG, "limit": 2}),
        ("crossword.review", {"setup": TABLE, "by": "equity"}),
        (
            "crossword.autoplay",
            {
                **{"lexicon": "en-common", "layout": "duel", "tiles": "en", "pairs": 1, "seed": 3, "limit": 1},
                "sides": [{"name": "Ada", "level": 1}, {"level": 2, "lexicon": "en", "samples": 0, "leaves": None}],
                "challenge": "ten",
            },
        ),
        ("crossword.autoplay", {**LEARNT, "sides": [{"leaves": learnt}, {}], "pairs": 1, "limit": None}),
        ("crossword.statistics", {"lexicon": "en", "games": [GCG, "milk"], "limit": 1}),
        ("crossword.review", {**LEARNT, "gcg": "#player1 Ada Ada\n>Ada: AEINRST -A +0 0\n", "leaves": learnt}),
        ("crossword.review", {"lexicon": "en", "gcg": GCG, "by": "simulation", "samples": 1, "seed": 2, "turns": [0]}),
        ("crossword.review", {**reviewed, "made": ask("crossword.review", reviewed)["turns"]}),
        (
            "crossword.simulate",
            {
                **{
                    **CROSSWORD,
                    "board": ROWS,
                    "rack": "AEINRSV",
                    "samples": 3,
                    "plies": 1,
                    "seed": 4,
                    "known": [{"tiles": "?", "chance": 0.25}, {"tiles": "EE", "chance": 0.5}],
                    "spread": -12,
                },
                **{"seconds": None, "min_zipf": 1.5, "without": "en-rude"},
                "candidates": [
                    {"kind": "exchange", "tiles": "V"},
                    {"kind": "pass"},
                    {"kind": "play", "row": 6, "col": 5, "across": True, "placed": "AE"},
                ],
            },
        ),
        ("crossword.stage", {**TRIED, "samples": 100, "made": []}),
        ("crossword.stage", PIECE),
        ("crossword.stage", {**TRIED, "samples": 2, "made": [ask("crossword.stage", PIECE)["made"]]}),
        ("crossword.why", {**CROSSWORD, "board": ROWS, "rack": "AEINRSV", "move": {"kind": "pass"}}),
        (
            "crossword.why",
            {
                **{
                    **CROSSWORD,
                    "board": ROWS,
                    "rack": "AEINRS?",
                    "min_zipf": 1.5,
                    "without": "en-rude",
                    "leaves": None,
                },
                "move": {"kind": "play", "row": 6, "col": 5, "across": True, "placed": "AE"},
            },
        ),
        (
            "crossword.infer",
            {
                **{
                    **CROSSWORD,
                    "board": ROWS,
                    "rack": "AEINRSV",
                    "min_zipf": 1.5,
                    "without": "en-rude",
                    "leaves": None,
                },
                "move": {"kind": "play", "row": 6, "col": 5, "across": True, "placed": "AE"},
                **{"racks": 20, "limit": 2, "seed": 3, "seconds": 5},
            },
        ),
        (
            "crossword.infer",
            {**CROSSWORD, "board": ROWS, "move": {"kind": "exchange", "count": 2}, "racks": 5, "seconds": None},
        ),
        (
            "crossword.leaves",
            {**LEARNT, **{"boards": 3, "tiles": None, "seed": 3, "leaves": learnt, "min_zipf": 0, "without": None}},
        ),
        ("crossword.leaves_for", LEARNT),
        ("crossword.leaves_for", {**CROSSWORD, "min_zipf": 1.5, "without": "en-rude", "leaves": None}),
        ("crossword.leaves_for", {**LEARNT, "leaves": learnt}),
        ("crossword.endgame", {**CROSSWORD, "board": ENDING, "rack": "GTVL", "opponent": None}),
        (
            "crossword.endgame",
            {
                **{"lexicon": "en", "layout": OWN_LAYOUT, "tiles": OWN_TILES, "board": ["...", ".A.", "..."]},
                **{"rack": "AT", "opponent": "S", "spread": -3, "seconds": 5, "min_zipf": 1.5, "without": "en-rude"},
            },
        ),
        (
            "crossword.preendgame",
            {
                **{"lexicon": "en", "layout": {**OWN_LAYOUT, "rack": 2}, "board": [".AT", "...", "..."], "rack": "AT"},
                **{"tiles": {**OWN_TILES, "blanks": 0, "tiles": {"A": [3, 1], "T": [3, 2], "S": [1, 4]}}},
                **{"limit": 2, "order": "score", "spread": 4, "seconds": None, "known": "S"},
            },
        ),
        ("crossword.replay", {**CROSSWORD, "board": ROWS, "turns": [QUIZ], "at": 1}),
        (
            "letterpress.solve",
            {
                "lexicon": "en",
                "board": BOARD,
                "ours": 0,
                "theirs": 0,
                "word": "clype",
                "squares": mask,
                "unlisted": True,
            },
        ),
        (
            "letterpress.play",
            {
                **{"lexicon": "en", "board": BOARD, "ours": 3310592, "theirs": 17180, "played": []},
                **{"word": "CLYPE", "mask": mask},
            },
        ),
        ("letterpress.match", {"lexicon": "en", "setup": GAME, "actions": [], "seat": None, "limit": 2}),
        ("letterpress.match", {"setup": {**GAME, "lexicon": "en"}, "actions": [first], "since": 1, "limit": 0}),
        ("letterpress.match", {"setup": {**GAME, "board": BOARD}, "lexicon": "en", "actions": [], "limit": 1}),
        ("letterpress.match", {"lexicon": "en", "setup": GAME, "actions": [{"kind": "resign"}], "seat": 1}),
        ("letterpress.choose", {"lexicon": "en", "setup": GAME, "actions": [{"kind": "pass"}], "seconds": 0.1}),
        ("letterpress.review", {"lexicon": "en", "setup": GAME, "actions": [{"kind": "pass"}], "seconds": 0.05}),
        ("letterpress.choose", {**press, "level": None, "seconds": 0.1}),
        ("letterpress.review", {**press, "actions": [first], "limit": 2, "seconds": 0.05}),
        ("crossword.read_image", drawn("crossword.read_image")),
        ("crossword.read_image", {**drawn("crossword.read_image"), "layout": "duel"}),
        ("letterpress.read_image", drawn("letterpress.read_image")),
        ("letterpress.read_image", {**drawn("letterpress.read_image"), "lexicon": "es", "learnt": [shape]}),
        (
            "tycoon.solve",
            {"lexicon": "en", "hand": "AEIIMSU", "pool": "NPQ", "patents": "BJ", "stacking": "multiply", "limit": 1},
        ),
        ("tycoon.replace", {"lexicon": "en", "hand": "AEIIMSU", "pool": "NPQ", "patents": "V"}),
        ("tycoon.build", {"lexicon": "en", "hand": "AEIIMSU", "pool": "NPQ", "patents": "", "cards": [SIN]}),
        ("tycoon.match", {**TYCOON, "actions": [], "limit": 3}),
        (
            "tycoon.match",
            {"setup": {**SEATS, "lexicon": "en", "retries": None}, "actions": passing, "seat": 0, "since": 0},
        ),
        ("tycoon.match", {**TYCOON, "actions": passing, "seat": 1, "limit": 0}),
        ("tycoon.choose", {**TYCOON, "actions": passing, "level": 2, "seconds": None}),
        ("tycoon.advise", {**TYCOON, "actions": []}),
        ("tycoon.advise", {**TYCOON, "actions": passing, "limit": 2}),
        ("tycoon.review", {**some_turns(ask), "min_zipf": 2}),
        ("tycoon.review", {**some_turns(ask), "by": "worth"}),
    ]


GCG = """#player1 Ada Ada
#player2 Grace Grace
>Ada: AEINRST 8D NASTIER +66 66
>Grace: QIIUUVW -QUV +0 0
>Ada: AAB 7C BA +9 75
"""

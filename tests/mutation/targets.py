"""The modules whose tests are tried, each with the tests that guard it: the quickest first, some seconds in all."""

__all__ = ["TARGETS"]

Guards = tuple[tuple[str, ...], str]
"""Files of tests, and what `-k` takes of them; "" for all."""

_CROSSWORD: Guards = (
    ("tests/unit/test_crossword.py", "tests/unit/test_python_face.py", "tests/property/test_crossword.py"),
    "not ancestors or ancestors[3] or ancestors[7]",
)
_LETTERPRESS: Guards = (
    ("tests/unit/test_letterpress_rules.py", "tests/unit/test_python_face.py", "tests/property/test_letterpress.py"),
    "not limit and not best_play and not winning_plays",
)
_ENDGAME: Guards = (
    (
        "tests/property/test_crossword_endgame_boards.py",
        "tests/unit/test_crossword_endgame.py",
        "tests/property/test_crossword_endgame.py",
    ),
    "not forgetting and not full_racks",
)

TARGETS: dict[str, Guards] = {
    "bitsets.py": (
        ("tests/property/test_registers.py", "tests/property/test_crossword.py", "tests/unit/test_lexicon.py"),
        "not shipped and not ancestors and not limit and not mirrored and not fits",
    ),
    "lanes.py": (("tests/property/test_registers.py", "tests/unit/test_letterpress_rules.py"), ""),
    "racks.py": (
        ("tests/property/test_draw.py", "tests/property/test_finders.py", "tests/property/test_anagrams.py"),
        "",
    ),
    "crossword/scoring.py": _CROSSWORD,
    "crossword/laying.py": _CROSSWORD,
    "crossword/board.py": _CROSSWORD,
    "crossword/problems.py": _CROSSWORD,
    "crossword/slots.py": _CROSSWORD,
    "crossword/racks.py": _CROSSWORD,
    **dict.fromkeys(
        ("crossword/search.py", "crossword/best.py"),
        (
            ("tests/property/test_crossword_filters.py", "tests/property/test_crossword_many_racks.py", *_CROSSWORD[0]),
            f"({_CROSSWORD[1]}) and not racks_have and not hand_their and not first_word",
        ),
    ),
    "letterpress/board.py": _LETTERPRESS,
    "letterpress/many_ways.py": (
        ("tests/property/test_letterpress.py",),
        "stand_often or equals_the_plain or many_ways",
    ),
    "letterpress/standing.py": (
        ("tests/property/test_letterpress_standing.py", "tests/property/test_letterpress_search.py"),
        "not stopped and not gets_better and not exhaustive and not never_first and not every_move and not wins_away",
    ),
    "crossword/endgame/boards.py": _ENDGAME,
    "crossword/endgame/memory.py": _ENDGAME,
    "crossword/endgame/plays.py": _ENDGAME,
    "crossword/endgame/search.py": _ENDGAME,
    "crossword/simulation/many_racks.py": (
        ("tests/property/test_crossword_many_racks.py",),
        "not [6- and not [5- and not [2- and not each_has[1] and not each_has[5]",
    ),
    "crossword/simulation/rollouts.py": (
        ("tests/property/test_crossword_simulation.py", "tests/unit/test_crossword_stages.py"),
        "not near_the_end and not many_workers",
    ),
}
"""By the module's path in the package; its doctests are tried before all."""

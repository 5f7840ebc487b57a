"""The solvers' packages and modules, each with the tests that belong to it beside its doctests."""

__all__ = ["PARTS", "TARGETS", "Guards"]

Guards = tuple[tuple[str, ...], str]
"""Files of tests, and what `-k` takes of them; "" for all."""

_PICTURES = (
    "tests/unit/test_pictures.py",
    "tests/unit/test_picture_places.py",
    "tests/unit/test_picture_readers.py",
    "tests/unit/test_picture_sides.py",
    "tests/unit/test_pictures_of_another_hand.py",
    "tests/unit/test_app_screens.py",
    "tests/unit/test_learnt_letters.py",
    "tests/unit/test_covered_boards.py",
    "tests/browser/games/test_pictures_drawn_here.py",
)

_EXAMPLES = "tests/unit/test_contract.py"
"""It runs the example of each method."""

TARGETS: dict[str, Guards] = {
    "bitsets.py": (("tests/property/test_registers.py", "tests/property/test_draw.py"), ""),
    "lanes.py": (("tests/property/test_registers.py",), ""),
    "racks.py": (
        ("tests/property/test_draw.py", "tests/property/test_finders.py", "tests/property/test_anagrams.py"),
        "",
    ),
    "lexicon": (
        (
            "tests/unit/test_lexicon.py",
            "tests/unit/test_library.py",
            "tests/unit/test_list_import.py",
            "tests/unit/test_list_dialects.py",
            "tests/unit/test_list_files.py",
            "tests/unit/test_list_forms.py",
            "tests/unit/test_list_languages.py",
            "tests/unit/test_hidden_words.py",
            "tests/unit/test_rebuild.py",
            "tests/unit/test_levels.py",
            "tests/property/test_lexicon_state.py",
        ),
        "",
    ),
    "finders": (("tests/property/test_finders.py", "tests/unit/test_bounds.py"), "not bounds.py or race or finders"),
    "anagrams": (
        (
            "tests/unit/test_anagram_methods.py",
            "tests/unit/test_bounds.py",
            "tests/property/test_anagrams.py",
            "tests/golden/test_anagrams.py",
        ),
        "not bounds.py or anagram",
    ),
    "draw": (("tests/property/test_draw.py", "tests/unit/test_bounds.py"), "not bounds.py or draw or experiment"),
    "tycoon": (
        (
            "tests/unit/test_tycoon.py",
            "tests/property/test_tycoon_game.py",
            "tests/property/test_tycoon_solve.py",
            "tests/golden/test_tycoon.py",
        ),
        "",
    ),
    "study": (
        (
            "tests/unit/test_study_cards.py",
            "tests/unit/test_study_played.py",
            "tests/unit/test_study_refused.py",
            "tests/unit/test_cli_study.py",
            "tests/golden/test_meanings.py",
            "tests/property/test_study_search.py",
            _EXAMPLES,
        ),
        "",
    ),
    "letterpress": (
        (
            "tests/unit/test_bounds.py",
            "tests/unit/test_contract.py",
            "tests/unit/test_letterpress_game.py",
            "tests/unit/test_letterpress_large_lists.py",
            "tests/unit/test_letterpress_review.py",
            "tests/unit/test_letterpress_rules.py",
            "tests/unit/test_picture_readers.py",
            "tests/unit/test_python_face.py",
            "tests/unit/test_puzzles.py",
            "tests/property/test_letterpress.py",
            "tests/property/test_letterpress_choice.py",
            "tests/property/test_letterpress_game.py",
            "tests/property/test_letterpress_search.py",
            "tests/property/test_letterpress_standing.py",
            "tests/golden/test_letterpress.py",
        ),
        "",
    ),
    "crossword": (
        (
            "tests/unit/test_bounds.py",
            "tests/unit/test_contract.py",
            "tests/unit/test_crossword.py",
            "tests/unit/test_crossword_endgame.py",
            "tests/unit/test_crossword_game.py",
            "tests/unit/test_crossword_endgame_large.py",
            "tests/unit/test_gcg.py",
            "tests/unit/test_crossword_leaves.py",
            "tests/unit/test_crossword_moves.py",
            "tests/unit/test_crossword_own_leaves.py",
            "tests/unit/test_crossword_refusals.py",
            "tests/unit/test_crossword_review.py",
            "tests/unit/test_crossword_review_endings.py",
            "tests/unit/test_crossword_simulated_review.py",
            "tests/unit/test_crossword_stages.py",
            "tests/unit/test_crossword_why.py",
            "tests/unit/test_hidden_words.py",
            "tests/unit/test_picture_readers.py",
            "tests/unit/test_puzzles.py",
            "tests/unit/test_python_face.py",
            "tests/property/test_crossword.py",
            "tests/property/test_crossword_endgame.py",
            "tests/property/test_crossword_endgame_boards.py",
            "tests/property/test_crossword_filters.py",
            "tests/property/test_crossword_game.py",
            "tests/property/test_crossword_many_plays.py",
            "tests/property/test_crossword_many_racks.py",
            "tests/property/test_crossword_preendgame.py",
            "tests/property/test_crossword_self_play.py",
            "tests/property/test_crossword_simulation.py",
            "tests/golden/test_crossword.py",
        ),
        "not ancestors or ancestors[3]",
    ),
    "pictures": (_PICTURES, ""),
    "letterpress/picture": ((*_PICTURES, _EXAMPLES), ""),
    "crossword/picture": ((*_PICTURES, _EXAMPLES), ""),
}
"""By the package's or the module's path below tilewise/; the quickest first."""

PARTS: dict[str, Guards] = {
    "crossword/endgame": (
        (
            "tests/unit/test_crossword_endgame.py",
            "tests/unit/test_crossword_endgame_large.py",
            "tests/property/test_crossword_endgame.py",
            "tests/property/test_crossword_endgame_boards.py",
            "tests/property/test_crossword_preendgame.py",
        ),
        "",
    ),
    "crossword/simulation": (
        (
            "tests/unit/test_crossword_infer.py",
            "tests/unit/test_crossword_stages.py",
            "tests/unit/test_crossword_why.py",
            "tests/property/test_crossword_infer.py",
            "tests/property/test_crossword_many_plays.py",
            "tests/property/test_crossword_many_racks.py",
            "tests/property/test_crossword_simulation.py",
        ),
        "",
    ),
    "crossword/game": (
        (
            "tests/unit/test_crossword_autoplay.py",
            "tests/unit/test_crossword_clocks.py",
            "tests/unit/test_crossword_game.py",
            "tests/unit/test_crossword_moves.py",
            "tests/unit/test_crossword_review.py",
            "tests/unit/test_crossword_review_endings.py",
            "tests/unit/test_crossword_simulated_review.py",
            "tests/unit/test_crossword_statistics.py",
            "tests/property/test_crossword_game.py",
            _EXAMPLES,
        ),
        "",
    ),
    "letterpress/game": (
        (
            "tests/unit/test_letterpress_game.py",
            "tests/unit/test_letterpress_review.py",
            "tests/property/test_letterpress_game.py",
            _EXAMPLES,
        ),
        "",
    ),
}
"""Parts of the packages, to be measured alone."""

"""The Word Game: draws are fair and repeatable, answers complete, the experiment adds up, chances are exact."""

import random
from collections import Counter
from itertools import combinations, islice, pairwise
from math import sqrt

import pytest

from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.draw.bag import DEFAULT_BAG, read_bag
from tilewise.draw.best import best_of_rack, best_words_of
from tilewise.draw.requests import bags_of
from tilewise.errors import TilewiseError
from tilewise.finders import FINDERS
from tilewise.jobs import finish
from tilewise.lexicon import Lexicon, Library, shipped_folder

ENGLISH = alphabet("en")


@pytest.fixture(scope="module")
def engine():
    return Engine()


@pytest.fixture(scope="module")
def common():
    return Library(shipped_folder()).lexicon("en-common")


def test_the_default_bag_is_the_ancestors(engine):
    bag = read_bag(None, ENGLISH)
    assert (bag.size, len(bag.counts)) == (109, 26)
    assert DEFAULT_BAG["E"] == (9, 2)
    assert DEFAULT_BAG["Q"] == (2, 10)


def test_a_draw_is_the_same_for_the_same_seed_and_never_takes_a_tile_twice(engine):
    for seed in range(50):
        rack = engine.call("draw.deal", {"size": 15, "seed": seed})["rack"]
        assert rack == engine.call("draw.deal", {"size": 15, "seed": seed})["rack"]
        assert all(n <= DEFAULT_BAG[letter][0] for letter, n in Counter(rack).items())
    assert len({engine.call("draw.deal", {"seed": seed})["rack"] for seed in range(50)}) == 50


@pytest.mark.parametrize("size", [2, 3, 7])
def test_with_a_word_list_every_draw_makes_a_word(engine, size):
    put_back = 0
    for seed in range(40):
        request = {"size": size, "seed": seed}
        rack = engine.call("draw.deal", {**request, "lexicon": "en-common"})["rack"]
        assert engine.call("draw.solve", {"lexicon": "en-common", "rack": rack})["words"]
        first = engine.call("draw.deal", request)["rack"]
        if rack != first:
            put_back += 1
            assert not engine.call("draw.solve", {"lexicon": "en-common", "rack": first})["words"]
    assert size == 7 or put_back


def test_a_draw_that_is_to_make_a_long_word_is_the_first_that_does(engine):
    put_back = 0
    for seed in range(20_261_129, 20_261_159):
        request = {"seed": seed, "lexicon": "en-common"}
        rack = engine.call("draw.deal", {**request, "letters": 5})["rack"]
        assert max(engine.call("draw.solve", {"lexicon": "en-common", "rack": rack})["uses"]) >= 5
        first = engine.call("draw.deal", request)["rack"]
        if rack != first:
            put_back += 1
            assert max(engine.call("draw.solve", {"lexicon": "en-common", "rack": first})["uses"]) < 5
    assert put_back


def test_where_no_draw_makes_a_word_one_is_dealt_all_the_same(engine):
    bag = {"Q": [5, 1], "X": [5, 1]}
    request = {"bag": bag, "size": 4, "seed": 1}
    assert engine.call("draw.deal", {**request, "lexicon": "en-common"}) == engine.call("draw.deal", request)


def test_a_deal_says_what_its_tiles_are_worth(engine):
    dealt = engine.call("draw.deal", {"bag": {"CH": [1, 5], "A": [2, 1], "?": [1, 0]}, "alphabet": "es", "size": 4})
    assert sorted(dealt["tiles"]) == [["?", 0], ["A", 1], ["A", 1], ["CH", 5]]
    assert dealt["rack"].replace("[CH]", "CH") == "".join(tile for tile, _ in dealt["tiles"])


def test_each_tiles_share_of_many_draws_lies_within_its_confidence_bounds():
    bag, draws, size = read_bag(None, ENGLISH), 20_000, 7
    deals = bag.deals(size, 7, 0)
    tally = Counter(code for _ in range(draws) for code in next(deals))
    for code, n in bag.counts.items():
        share = n / bag.size
        expected = draws * size * share
        # Draws without putting back vary a little less than a binomial would; 4.5 of its deviations leave one
        # false alarm in some six thousand runs of 26 letters, and the seed is fixed.
        assert abs(tally[code] - expected) < 4.5 * sqrt(expected * (1 - share)), bag.show(bytes([code]))


@pytest.mark.parametrize("blanks", [0, 1])
def test_the_best_words_are_all_that_are_worth_most(engine, common, blanks):
    finder = FINDERS["letter-count"](common)
    bag = {**{letter: list(pair) for letter, pair in DEFAULT_BAG.items()}, "?": [2, 0]}
    rng = random.Random(blanks)
    some = 0
    for _ in range(12):
        rack = "".join(rng.choices("AEIOURSTLNDGKQ", k=6 - blanks)) + "?" * blanks

        def worth(word, rack=rack):
            left, total = Counter(rack.replace("?", "")), 0
            for letter in word.decode():
                total += DEFAULT_BAG[letter][1] if left[letter] else 0
                left[letter] -= 1
            return total

        words = finder.find(rack.encode())
        top = max(map(worth, words), default=0)
        answer = engine.call("draw.solve", {"lexicon": "en-common", "rack": rack, "bag": bag})
        assert answer["score"] == top
        assert answer["words"] == sorted(word.decode() for word in words if worth(word) == top)
        assert answer["uses"] == [len(word) for word in answer["words"]]
        assert [uses == max(answer["uses"]) for uses in answer["uses"]] == answer["longest"]
        some += len(words)
    assert some > 100


@pytest.mark.parametrize("worth", [1, 9, 30, 51, 90])
@pytest.mark.parametrize("blanks", [0, 2])
def test_the_best_words_are_found_whatever_tiles_are_worth(common, worth, blanks):
    """Sums of up to 255 points are added up in bytes, and larger ones word by word."""
    rng = random.Random(worth)
    points = bytes(max(1, worth - code % 7) for code in range(256))
    some = Lexicon.from_words(rng.sample(common.text().split(), 3000), common.alphabet)
    for _ in range(10):
        rack = bytes(rng.choices(b"EEAAIOTNRSLDGP", k=7 - blanks)) + b"?" * blanks
        have, scores = Counter(rack), {}
        for block in some:
            for word in block.words(block.every):
                lacking = Counter(word) - have
                if lacking.total() <= blanks:
                    scores[word] = sum(points[code] for code in word) - sum(points[code] for code in lacking.elements())
        most, best = max(scores.values(), default=0), best_of_rack(rack, some, points)
        assert best == (most, sorted(word for word, score in scores.items() if score == most))


@pytest.mark.parametrize("worth", [1, 30], ids=["tiles of few points", "tiles of many points"])
def test_a_rack_of_many_blanks_is_a_job_that_pauses_often(engine, worth):
    bag = {**{letter: [4, worth + points] for letter, (_, points) in DEFAULT_BAG.items()}, "?": [6, 0]}
    job = engine.begin("draw.solve", {"lexicon": "en", "rack": "QUADRTYIO??????", "bag": bag})
    told = []
    answer = finish(job, told.append)
    lexicon = engine.library.lexicon("en")
    assert len(told) * 5_000 > sum(block.n for block in lexicon if 2 <= block.length <= 15), "too much at once"
    assert (len(answer["words"]) > 0, set(told)) == (True, {None})


def test_the_experiment_adds_up_and_is_the_draws_one_by_one(engine):
    result = engine.call("draw.experiment", {"lexicon": "en-common", "draws": 250, "seed": 3})
    scores = result["scores"]
    assert len(scores) == 250
    assert result["mean"] == pytest.approx(sum(scores) / 250)
    assert result["best"]["score"] == max(scores)
    assert result["worst"]["score"] == min(scores)
    assert result["without_word"] == scores.count(0)
    first = engine.call("draw.deal", {"seed": 3})["rack"]
    assert engine.call("draw.solve", {"lexicon": "en-common", "rack": first})["score"] == scores[0]
    best = engine.call("draw.solve", {"lexicon": "en-common", "rack": result["best"]["rack"]})
    assert (best["score"], best["words"]) == (result["best"]["score"], result["best"]["words"])


def test_the_experiment_solves_draws_with_blanks_as_each_is_solved_alone(engine):
    bag = {**{letter: list(pair) for letter, pair in DEFAULT_BAG.items()}, "?": [6, 0]}
    fields = {"lexicon": "en-common", "bag": bag}
    result = engine.call("draw.experiment", {**fields, "draws": 80, "size": 5, "seed": 2})
    blanks = 0
    for place in ("best", "worst"):
        alone = engine.call("draw.solve", {**fields, "rack": result[place]["rack"]})
        assert (alone["score"], alone["words"]) == (result[place]["score"], result[place]["words"])
        blanks += result[place]["rack"].count("?")
    deals = read_bag(bag, ENGLISH).deals(5, 2, 0)
    for score in result["scores"]:
        rack = next(deals)
        blanks += rack.count(b"?")
        assert engine.call("draw.solve", {**fields, "rack": rack.decode()})["score"] == score
    assert blanks > 10


def test_workers_can_share_the_draws_of_one_seed(engine):
    def scores(first, draws):
        return engine.call("draw.experiment", {"lexicon": "en-common", "draws": draws, "first": first})["scores"]

    assert scores(0, 130) + scores(130, 170) == scores(0, 300)


def test_the_experiment_shows_a_histogram_on_the_way(engine):
    job = engine.begin("draw.experiment", {"lexicon": "en-common", "draws": 1000, "seed": 1})
    assert next(job).done == 0
    seen = list(islice((progress for progress in job if progress and progress.partial), 3))
    for progress in seen:
        assert sum(progress.partial["histogram"].values()) == progress.done
    done = [0, *(progress.done for progress in seen)]
    assert all(0 < after - before <= 200 for before, after in pairwise(done)), "200 at once, or fewer on a busy machine"
    for progress in seen:
        scores = list(map(int, progress.partial["histogram"]))
        assert (progress.partial["best"]["score"], progress.partial["worst"]["score"]) == (max(scores), min(scores))
    job.close()


def test_an_experiment_that_is_given_up_while_it_is_set_up_can_be_asked_for_again(engine):
    asked = {"lexicon": "en-common", "draws": 20, "size": 11, "seed": 3}
    job = engine.begin("draw.experiment", asked)
    assert next(job).done == 0
    assert [next(job) for _ in range(20)] == [None] * 20, "it is still set up"
    job.close()
    lexicon, bag = engine.library.lexicon("en-common"), read_bag(None, ENGLISH)
    expected = [best_of_rack(rack, lexicon, bag.points)[0] for rack in islice(bag.deals(11, 3, 0), 20)]
    assert engine.call("draw.experiment", asked)["scores"] == expected


def test_set_ups_are_made_once_and_the_oldest_are_let_go():
    """Four are kept; one that is asked for again counts as new."""
    lexicon = Lexicon.from_words(["at", "tea", "eat", "kat", "teak", "skate", "streak"], alphabet("en"))
    points = read_bag(None, lexicon.alphabet).points

    def is_made(size):
        return bool(list(best_words_of(lexicon, points, size)))

    assert [is_made(size) for size in (2, 3, 4, 5)] == [True] * 4
    assert [is_made(size) for size in (2, 6, 2, 4, 5, 6)] == [False, True, False, False, False, False]
    assert is_made(3)


def test_chances_are_those_of_counting_every_draw():
    small = read_bag({"A": [2, 1], "B": [3, 2], "C": [1, 5]}, ENGLISH)
    draws = [tuple(sorted(draw)) for draw in combinations(small.tiles, 3)]
    for rack in set(draws):
        assert small.chance_of(bytes(rack)) == pytest.approx(draws.count(rack) / len(draws))
    words = Lexicon.from_words(["abc", "cab", "baa", "abb"], ENGLISH)
    spelled = {tuple(sorted(word)) for word in (b"ABC", b"BAA", b"ABB")}
    expected = sum(draw in spelled for draw in draws) / len(draws)
    assert finish(small.chance_of_full_word(words, 3)) == pytest.approx(expected)


def test_chances_of_a_full_word_count_blanks():
    small = read_bag({"A": [2, 1], "B": [3, 2], "C": [1, 5], "X": [1, 1], "?": [2, 0]}, ENGLISH)
    words = Lexicon.from_words(["abc", "cab", "baa", "abb", "zzz"], ENGLISH)
    keys = {"ABC", "AAB", "ABB", "ZZZ"}

    def makes_word(draw):
        letters = Counter(bytes(draw).decode().replace("?", ""))
        return any(not letters - Counter(key) for key in keys)

    draws = list(combinations(small.tiles, 3))
    expected = sum(map(makes_word, draws)) / len(draws)
    assert 0 < expected < 1
    assert finish(small.chance_of_full_word(words, 3)) == pytest.approx(expected)


def test_every_bag_that_is_listed_can_be_drawn_from(engine):
    for letters in ("en", "tr", "es"):
        bags = bags_of(alphabet(letters))
        assert bags[0]["id"] == "word-game"
        assert {letters, "word-game"} <= {bag["id"] for bag in bags}
        for bag in bags:
            by_name = engine.call("draw.deal", {"alphabet": letters, "bag": bag["id"], "size": 9, "seed": 4})
            assert by_name == engine.call("draw.deal", {"alphabet": letters, "bag": bag["bag"], "size": 9, "seed": 4})
            assert bag["tiles"] == sum(count for count, _ in bag["bag"].values())
    english = {bag["id"]: bag for bag in bags_of(alphabet("en"))}
    assert english["word-game"]["tiles"] == 109
    assert english["en"]["bag"]["?"] == [2, 0]
    assert "en_crossplay" not in english, "nobody has said how many tiles it has"


@pytest.mark.parametrize(
    ("rack", "word", "verdict"),
    [
        ("BNEKKOC", "knock", (10 + 4 + 5 + 5 + 10, None, [])),
        ("BNEKKOC", "kicks", (0, "tiles", ["I", "S"])),
        ("BNEKKOC", "ocb", (0, "list", [])),
        ("KNOC?", "knock", (10 + 4 + 5 + 5, None, [])),
        ("KNOC?", "knocks", (0, "tiles", ["K", "S"])),
    ],
)
def test_a_word_that_was_tried_is_judged(engine, rack, word, verdict):
    score, reason, lacking = verdict
    bag = {**{letter: list(pair) for letter, pair in DEFAULT_BAG.items()}, "?": [2, 0]}
    answer = engine.call("draw.judge", {"lexicon": "en-common", "rack": rack, "word": word, "bag": bag})
    assert answer == {
        "word": word.upper(),
        "score": score,
        "uses": len(word),
        "reason": reason,
        "lacking": lacking,
    }


def test_the_best_words_are_judged_to_be_worth_what_they_are_said_to_be(engine):
    judged = 0
    for seed in range(30):
        bag = ["en", "word-game"][seed % 2]
        rack = engine.call("draw.deal", {"bag": bag, "seed": seed})["rack"]
        best = engine.call("draw.solve", {"lexicon": "en-common", "rack": rack, "bag": bag})
        for word in best["words"]:
            fields = {"lexicon": "en-common", "rack": rack, "bag": bag, "word": word}
            assert engine.call("draw.judge", fields)["score"] == best["score"]
            judged += 1
    assert judged > 30


def test_an_experiment_tells_its_set_up_apart(engine):
    result = engine.call("draw.experiment", {"lexicon": "en-common", "draws": 10, "size": 5})
    assert result["setup_seconds"] > 0
    assert result["seconds"] > 0


def test_sampling_agrees_with_the_exact_chance_of_a_full_word(engine, common):
    exact = engine.call("draw.chances", {"lexicon": "en-common", "rack": "AEINRST"})["full_word"]
    bag, draws = read_bag(None, ENGLISH), 20_000
    keys = {bytes(sorted(word)) for word in common.of_length(7).words(common.of_length(7).every)}
    deals = bag.deals(7, 11, 0)
    seen = sum(bytes(sorted(next(deals))) in keys for _ in range(draws)) / draws
    assert abs(seen - exact) < 4.5 * sqrt(exact * (1 - exact) / draws)


@pytest.mark.parametrize(
    ("method", "fields", "code", "field"),
    [
        ("draw.deal", {"bag": {"A": [-1, 1]}}, "bag", "bag"),
        ("draw.deal", {"bag": {"A": [8]}}, "bag", "bag"),
        ("draw.deal", {"bag": {"A": [1, "x"]}}, "bag", "bag"),
        ("draw.deal", {"bag": {"A": [1, 1.5]}}, "bag", "bag"),
        ("draw.deal", {"bag": {"A": [3, 1], "a": [1, 1]}}, "bag", "bag"),
        ("draw.deal", {"bag": {"7": [3, 1]}}, "bag", "bag"),
        ("draw.deal", {"bag": {"A": [6, 1]}}, "bag", "size"),
        ("draw.deal", {"bag": "tr"}, "bag", "bag"),
        ("draw.deal", {"bag": "en_crossplay"}, "bag", "bag"),
        ("draw.judge", {"rack": "ABCD", "word": "A1"}, "letter", "word"),
        ("draw.judge", {"rack": "ABCD", "word": "A"}, "range", "word"),
        ("draw.deal", {"bag": {}}, "bag", "bag"),
        ("draw.deal", {"bag": 5}, "wrong-type", "bag"),
        ("draw.deal", {"size": 16}, "range", "size"),
        ("draw.deal", {"seed": "x"}, "wrong-type", "seed"),
        ("draw.solve", {"rack": "A"}, "range", "rack"),
        ("draw.solve", {"rack": "A1"}, "letter", "rack"),
        ("draw.solve", {"rack": "AB?"}, "rack", "rack"),
        ("draw.experiment", {"draws": 10**9}, "range", "draws"),
        ("draw.experiment", {"draws": 9}, "range", "draws"),
    ],
)
def test_bad_input_is_refused_at_its_field(engine, method, fields, code, field):
    lexicon = {} if method == "draw.deal" else {"lexicon": "en-common"}
    with pytest.raises(TilewiseError) as refusal:
        engine.call(method, {**lexicon, **fields})
    assert (refusal.value.code, refusal.value.data["field"]) == (code, field)
    assert str(refusal.value).endswith(".")


def test_a_word_in_brackets_is_judged_tile_by_tile(engine):
    engine.call("lexicon.add", {"id": "mio", "alphabet": "es", "text": "calle\ncoche"})
    tried = {"lexicon": "mio", "rack": "C[LL]AELO", "bag": "es"}
    as_tiles = engine.call("draw.judge", {**tried, "word": "ca[ll]e"})
    assert as_tiles == engine.call("draw.judge", {**tried, "word": "calle"})
    assert (as_tiles["reason"], as_tiles["uses"]) == (None, 4)
    for word in ("c[a]lle", "call[e]"):
        assert engine.call("draw.judge", {**tried, "word": word})["lacking"] == ["L"], "two tiles L, not one LL"


def test_a_chance_that_would_take_long_to_count_is_not_told(engine):
    bag = {**{letter: list(pair) for letter, pair in DEFAULT_BAG.items()}, "?": [6, 0]}
    told = engine.call("draw.chances", {"lexicon": "en", "rack": "AEINRSTLOD", "bag": bag})
    assert told["full_word"] is None
    assert 0 < told["rack"] < 1e-6

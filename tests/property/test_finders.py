"""All finders agree on random racks, with blanks where the method has them, and refuse what takes too long."""

import random
import tracemalloc
import weakref
from functools import cache
from itertools import groupby, pairwise
from itertools import permutations as every_order

import pytest
from amount import at_night, some, takes_long

from tilewise import jobs
from tilewise.alphabets import alphabet
from tilewise.api import Engine
from tilewise.errors import RequestError, TilewiseError
from tilewise.finders import FINDERS, timing
from tilewise.finders.base import all_words
from tilewise.finders.permutation import permutations
from tilewise.jobs import finish
from tilewise.lexicon import Lexicon, Library, shipped_folder


@cache
def sample(id: str) -> Lexicon:
    lexicon = Library(shipped_folder()).lexicon(id)
    words = all_words(lexicon)
    chosen = random.Random(id).sample(words, 4000) + [word for word in words if len(word) < 4]
    return Lexicon.from_words([lexicon.alphabet.decode(word) for word in chosen], lexicon.alphabet)


@cache
def finders(id: str):
    return [finder(sample(id)) for finder in FINDERS.values()]


@pytest.mark.parametrize("id", some(["en-common", "tr", "es"], 2))
@pytest.mark.parametrize("blanks", [0, 1, 2])
def test_all_finders_give_the_same_words(id, blanks):
    rng = random.Random(f"{id}{blanks}")
    pool = b"".join(word for word in all_words(sample(id)))
    found = 0
    for _ in some(range(12), 8):
        rack = bytes(rng.choices(pool, k=rng.randint(2, 8 - blanks))) + b"?" * blanks
        answers = {finder.id: finder.find(rack) for finder in finders(id) if finder.blanks or not blanks}
        assert len(answers) >= 6
        first, *others = answers.values()
        assert all(other == first for other in others), (rack, {each: len(words) for each, words in answers.items()})
        found += len(first)
    assert found > 60, "racks that spell nothing prove nothing"


@pytest.mark.parametrize("finder", FINDERS.values(), ids=lambda finder: finder.id)
def test_what_a_method_cannot_do_it_refuses(finder):
    made = finder(Lexicon.from_words(["at"], alphabet("en")))
    with pytest.raises(RequestError, match="takes too long"):
        made.find(b"A" * (finder.most_tiles + 1))
    if not finder.blanks:
        with pytest.raises(RequestError, match="cannot use blanks"):
            made.find(b"AT?")
    assert made.find(b"TA") == {b"AT"}


PAUSES = {"permutation": 36, "powerset": 502, "letter-count": 27, "prime-product": 27, "sorted-subset": 27}
"""At least: 9! orders, 502 choices, some 270,000 words, 10,000 at a time. What looks quickly need pause only once."""

LONG = [FINDERS[id] for id in ("powerset", "letter-count", "prime-product", "registers")]


@pytest.mark.parametrize("finder", some(FINDERS.values(), 5, always=LONG), ids=lambda finder: finder.id)
@takes_long("goes through all permutations")
def test_a_long_find_pauses_and_comes_to_the_same(finder):
    made = finder(Library(shipped_folder()).lexicon("en"))
    pauses = []
    found = finish(made.search(b"AEINRSTLO"), pauses.append)
    assert len(found) == 1142
    assert found == made.find(b"AEINRSTLO")
    assert len(pauses) >= PAUSES.get(finder.id, 1)


def test_a_walk_down_the_trie_with_blanks_pauses_within_its_branches():
    trie = FINDERS["trie"](Library(shipped_folder()).lexicon("en-common"))
    pauses = []
    found = finish(trie.search(b"AEINR??"), pauses.append)
    assert found == FINDERS["registers"](Library(shipped_folder()).lexicon("en-common")).find(b"AEINR??")
    assert len(pauses) > 10 * len(alphabet("en"))


@pytest.mark.parametrize("n", range(7))
def test_permutations_are_all_orders_by_exchanges_of_neighbours(n):
    items = b"ABCDEF"[:n]
    orders = list(permutations(items))
    assert sorted(orders) == sorted(map(bytes, every_order(items)))
    for before, after in pairwise(orders):
        changed = [i for i in range(n) if before[i] != after[i]]
        assert len(changed) == 2
        assert changed[1] == changed[0] + 1


def test_stopping_at_the_longest_word_would_lose_words():
    rack, words = b"CATS", {b"CATS", b"CAT"}
    longest = {next((o[:k] for k in range(4, 1, -1) if o[:k] in words), b"") for o in permutations(rack)}
    assert b"CAT" not in longest
    assert FINDERS["permutation"](Lexicon.from_words(["cats", "cat"], alphabet("en"))).find(rack) == words


def race(**fields):
    job = Engine().begin("finders.race", {"lexicon": "tr", "rack": "KALEM", **fields})
    seen = []
    while True:
        try:
            seen.append(next(job))
        except StopIteration as stop:
            return stop.value["results"], list(filter(None, seen))


def test_a_race_confirms_every_answer_and_reports_on_the_way():
    results, seen = race(repeats=2)
    assert [each["finder"] for each in results] == list(FINDERS)
    assert {each["words"] for each in results} == {results[0]["words"]}
    assert results[0]["words"] > 5
    assert all(each["same_answer"] and each["seconds"] > 0 and each["setup_seconds"] > 0 for each in results)
    # Each is announced, and heard of again when it is set up.
    assert [done for done, _ in groupby(each.done for each in seen)] == list(range(len(FINDERS)))
    first, *later = [each.partial for each in seen if each.done == 3]
    assert len(first["results"]) == 3
    assert first["setup_seconds"] is None
    known = [each["setup_seconds"] for each in later]
    assert len(known) - known.count(None) == 1
    assert all(seconds is None or seconds > 0 for seconds in known)
    assert known == sorted(known, key=lambda seconds: seconds is not None), "set up, then timed"


@pytest.mark.parametrize("id", some(["canonical-key", "prime-product", "sorted-subset", "subset-key", "trie"], 2))
def test_what_goes_through_a_list_word_by_word_to_be_set_up_pauses_often(id):
    lexicon = Library(shipped_folder()).lexicon("en-common")
    pauses = []
    finder, _ = finish(timing.set_up(id, lexicon), pauses.append)
    assert len(pauses) * 3_000 > len(lexicon)
    assert finder.find(b"AALNST") == FINDERS[id](lexicon).find(b"AALNST") != set()


def test_a_race_says_who_does_not_run_and_why():
    results, _ = race(rack="ABCDEFGHIJKL", finders=["permutation", "registers"])
    assert results[0]["refused"] == "The method “permutation” takes too long for 12 tiles; its limit is 9."
    assert results[1]["refused"] is None


def test_a_list_that_would_take_too_much_memory_is_refused_and_the_others_run(monkeypatch):
    monkeypatch.setattr(FINDERS["trie"], "most_words", 1_000)
    results, _ = race(finders=["trie", "registers"])
    why = "The method “trie” takes too much memory for 40,296 words; its limit is 1,000."
    assert [each["refused"] for each in results] == [why, None]
    assert {name: results[0][name] for name in ("code", "field", "most")} == {
        "code": "too-many-words",
        "field": "lexicon",
        "most": 1_000,
    }
    curves, _ = growth(rack="KALEM", finders=["trie", "registers"])
    assert [(curve["stopped"], curve["tiles"]) for curve in curves] == [("refused", []), (None, [2, 3, 4, 5])]


def test_a_race_forgets_each_finder_before_the_next_is_set_up(monkeypatch):
    made, alive = [], []
    for cls in FINDERS.values():
        begin = cls.set_up

        def counted(self, lexicon, begin=begin):
            made.append(weakref.ref(self))
            alive.append(sum(each() is not None for each in made))
            yield from begin(self, lexicon)

        monkeypatch.setattr(cls, "set_up", counted)
    race(finders=["trie", "subset-key", "canonical-key"])
    growth(rack="KALEM", finders=["trie", "subset-key", "canonical-key"])
    by_race, by_growth = alive[:6], alive[6:]
    assert by_race == [1] * 6, "the registers first, for each"
    assert by_growth == [1, 2, 2, 2], "the registers are kept"


@takes_long("sets a finder up for the largest list that is shipped")
@at_night("memory changes with the way a method keeps its words")
@pytest.mark.parametrize("id", FINDERS)
def test_what_a_finder_makes_of_the_largest_list_leaves_room_below_256_mb(id):
    lexicon = Library(shipped_folder()).lexicon("es")
    tracemalloc.start()
    try:
        finder = FINDERS[id](lexicon)
        assert finder.find(b"CASERON")
        assert tracemalloc.get_traced_memory()[0] < 190e6, "the engine with the list takes 65 MB"
    finally:
        tracemalloc.stop()


def growth(**fields):
    job = Engine().begin("finders.growth", {"lexicon": "tr", **fields})
    seen = []
    while True:
        try:
            seen.append(next(job))
        except StopIteration as stop:
            return stop.value["curves"], list(filter(None, seen))


def test_growth_times_every_beginning_of_the_rack(monkeypatch):
    monkeypatch.setattr("tilewise.finders.methods._PATIENCE", float("inf"))
    curves, seen = growth(rack="KALEMİR", finders=["powerset", "subset-key", "registers"])
    assert [each["finder"] for each in curves] == ["powerset", "subset-key", "registers"]
    for curve in curves:
        assert curve["tiles"] == [2, 3, 4, 5, 6, 7]
        assert len(curve["seconds"]) == 6
        assert min(curve["seconds"]) > 0
        assert curve["words"] == curves[0]["words"] == sorted(curve["words"])
        assert curve["words"][-1] > 20
        assert (curve["same_answer"], curve["stopped"]) == (True, None)
    assert seen[-1].done < seen[-1].total == 18
    assert seen[0].partial["running"] == "powerset"


def test_the_finder_that_fills_blanks_one_by_one_refuses_more_than_it_can_go_through():
    lexicon = Lexicon.from_words(["ab", "zoo", "quiz", "banana"], alphabet("en"))
    for rack, most in ((b"A??????", 3), (b"ABCDEFGHI???", 2), (b"?????", 4), (b"ABCDE????", 2)):
        with pytest.raises(TilewiseError) as refusal:
            FINDERS["canonical-key"].admit(rack)
        assert (refusal.value.code, refusal.value.data["most"]) == ("too-many-blanks", most), rack
        fewer = rack.replace(b"?", b"Z", rack.count(b"?") - most)
        assert FINDERS["canonical-key"](lexicon).find(fewer) == FINDERS["registers"](lexicon).find(fewer), fewer
    engine = Engine()
    race = finish(
        engine.begin("finders.race", {"lexicon": "en-common", "rack": "???????", "finders": ["canonical-key"]})
    )
    assert race["results"][0]["code"] == "too-many-blanks"


def test_growth_ends_where_a_finder_is_slow_and_where_it_refuses(monkeypatch):
    monkeypatch.setattr("tilewise.finders.methods._PATIENCE", -1.0)
    (curve,), _ = growth(rack="KALEMİRST?", finders=["permutation"])
    assert (curve["stopped"], curve["tiles"]) == ("slow", [2, 3]), "two times are needed to guess the next"
    monkeypatch.setattr("tilewise.finders.methods._PATIENCE", float("inf"))
    monkeypatch.setattr(FINDERS["permutation"], "most_tiles", 5)
    (curve,), _ = growth(rack="KALEMİR", finders=["permutation"])
    assert (curve["stopped"], curve["tiles"]) == ("refused", [2, 3, 4, 5]), "it takes no more tiles"
    (curve,), _ = growth(rack="KAL?İR", finders=["permutation"])
    assert (curve["stopped"], curve["tiles"]) == ("refused", [2, 3]), "it takes no blank"


@pytest.mark.parametrize(("rack", "code"), [("K", "range"), ("KALEM" * 4, "range"), ("KAQ", "letter")])
def test_growth_refuses_at_the_rack(rack, code):
    with pytest.raises(TilewiseError) as refusal:
        growth(rack=rack)
    assert (refusal.value.code, refusal.value.data["field"]) == (code, "rack")


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"finders": ["magic"]}, "finder-unknown", "finders"),
        ({"repeats": 0}, "range", "repeats"),
        ({"rack": "Q"}, "letter", "rack"),
    ],
)
def test_a_race_refuses_what_makes_no_sense(fields, code, field):
    with pytest.raises(ValueError, match=r"\.$") as refusal:
        race(**fields)
    assert (refusal.value.code, refusal.value.data["field"]) == (code, field)


def test_a_time_is_never_nothing_even_by_a_coarse_clock_and_on_a_busy_machine(monkeypatch):
    class Quick:
        """Takes two millionths of a second, and the first time five thousandths, for something came between."""

        clock, delay = 0.0, 0.005

        def find(self, rack):
            self.clock += 2e-6 + self.delay
            self.delay = 0.0
            return {b"AT"}

        def search(self, rack):
            yield
            return self.find(rack)

    finder = Quick()
    for module in (timing, jobs):
        monkeypatch.setattr(module, "perf_counter", lambda: round(finder.clock, 4))  # a browser's clock goes in steps
    seconds, found = finish(timing.shortest_time(finder, b"TA", 3))
    assert seconds == pytest.approx(2e-6, rel=0.05)
    assert found == {b"AT"}

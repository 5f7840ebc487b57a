"""Letter Tycoon's finder against the plain solver on random hands, and its cards against the rules."""

import random
from itertools import pairwise

import pytest
from amount import some
from oracles import tycoon as oracle

from tilewise.alphabets import alphabet
from tilewise.jobs import finish
from tilewise.lexicon import Lexicon, Library, shipped_folder
from tilewise.tycoon.cards import check, earnings, lay, real_cards
from tilewise.tycoon.replace import replacements, unseen
from tilewise.tycoon.rules import STACKINGS
from tilewise.tycoon.solve import Turn


@pytest.fixture(scope="module")
def english():
    return Library(shipped_folder()).lexicon("en-common")


LETTERS = "AEEIOYSSSRTNQ"
SEEDS = some(range(150), 60)


def random_case(rng: random.Random) -> tuple[list[str], str, str, str, str]:
    """Words over few letters, most of them near the cards, so that copies, added S and lonely hand cards all occur."""
    hand, pool = "".join(rng.choices(LETTERS, k=7)), "".join(rng.choices(LETTERS, k=3))
    if rng.random() < 0.3:
        hand = rng.choice("AES") + "".join(rng.choices("QVWX", k=6))
    words = set()
    for _ in range(26):
        cards = rng.sample(hand + pool, rng.randint(2, 9)) + rng.choices([*LETTERS, "S"], k=rng.randint(0, 2))
        rng.shuffle(cards)
        words.add("".join(cards) + rng.choice(["", "", "S"]))
    words |= {"".join(rng.choices(pool + hand[:1], k=3)) for _ in range(6)}
    patents = "".join(letter for letter in "BJKVXZ" if rng.random() < 0.6)
    return sorted(word for word in words if 2 < len(word) < 13), hand, pool, patents, rng.choice(STACKINGS)


@pytest.mark.parametrize("seed", SEEDS)
def test_plays_are_all_and_only_those_of_the_plain_solver(seed):
    rng = random.Random(seed)
    words, hand, pool, patents, stacking = random_case(rng)
    expected = oracle.plays(words, hand, pool, patents, stacking)
    turn = Turn(Lexicon.from_words(words, alphabet("en")), hand, pool, patents, stacking)
    found = turn.plays(10_000)
    order = sorted(expected.items(), key=lambda pair: (-sum(pair[1]), -pair[1][0], pair[0]))
    assert [tuple(word.decode() for word in play.words) for play in found] == [words for words, _ in order]
    assert [(play.earned.money, play.earned.stock) for play in found] == [pair for _, pair in order]
    if order:
        best = sum(order[0][1])
        assert (turn.best, turn.count) == (best, sum(sum(pair) == best for _, pair in order))
    else:
        assert turn.best == 0
    for words_, pair in order:
        laid = lay(words_, hand, pool, patents)
        assert laid is not None
        check(laid, hand, pool, patents)
        assert earnings(words_, patents, stacking)[1:] == pair


def test_the_random_cases_have_pairs_copies_added_s_and_hands_without_a_play():
    kinds = {"pair": 0, "copy": 0, "s": 0, "both": 0}
    for seed in SEEDS:
        words, hand, pool, patents, stacking = random_case(random.Random(seed))
        for each in oracle.plays(words, hand, pool, patents, stacking):
            laid = lay(each, hand, pool, patents)
            made = {card.source for cards in laid or () for card in cards} & {"copy", "s"}
            kinds["pair"] += len(each) == 2
            for source in made:
                kinds[source] += 1
            kinds["both"] += len(made) == 2
    assert min(kinds.values()) > 30, kinds


@pytest.mark.parametrize("limit", [0, 1, 5, 40])
def test_a_limit_only_cuts_the_list(english, limit):
    rng = random.Random(limit)
    for _ in range(8):
        cards = rng.sample("AAAEEEEIIIOOOUSSRRTTNNLLDDGGBCMPY", 10)
        turn = Turn(english, "".join(cards[:7]), "".join(cards[7:]), "VXZ", "multiply")
        every = turn.plays(400)
        assert len(every) > 40
        assert turn.plays(limit) == every[:limit]
        assert all(one < other for one, other in pairwise(every))


def test_replacing_is_the_mean_over_the_unseen_cards(english):
    rng = random.Random(5)
    deck = [letter for letter, n in unseen().items() for _ in range(n)]
    cards = rng.sample(deck, 10)
    hand, pool = "".join(cards[:7]), "".join(cards[7:])
    left = unseen(hand, pool)
    assert left.total() == 92
    some = [(hand[0], "hand"), (pool[0], "pool")]
    ranked = finish(replacements(english, hand, pool, "QX", "multiply", left=left, among=some))
    for each in ranked:
        total = 0
        for drawn, n in left.items():
            mine = hand.replace(each.letter, drawn, 1) if each.source == "hand" else hand
            common = pool.replace(each.letter, drawn, 1) if each.source == "pool" else pool
            total += n * Turn(english, mine, common, "QX", "multiply").best
        assert each.mean == pytest.approx(total / 92)


def test_pool_cards_go_first_and_each_word_has_a_card_of_the_hand():
    laid = lay(("SEA", "SET"), "SEATXYZ", "SET", "V")
    assert laid is not None
    check(laid, "SEATXYZ", "SET", "V")
    assert sorted(real_cards(laid, "pool")) == ["E", "S", "T"]

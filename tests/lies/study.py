"""What holds of searches for words to learn: they agree with anagrams, with what is told of a word, and together."""

from typing import Any

from .inputs import Words, a_list, rack_text, some_letters
from .relation import Case, relation


def _search(case: Case, words: Words, where: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return case.ask("study.search", **{"lexicon": words.id, "where": where, "limit": None, **fields})


def _words(found: dict[str, Any]) -> list[str]:
    return [row["word"] for row in found["words"]]


@relation()
def searches_of_tiles_find_the_anagrams(case: Case) -> None:
    words = a_list(case)
    rack = some_letters(case, words, case.random.choice((3, 5, 6, 7)), case.random.choice((0, 0, 1, 2)))
    for kind, use in (("anagram", "all"), ("subanagram", "any")):
        searched = _words(_search(case, words, {kind: rack_text(rack)}))
        fields = {"lexicon": words.id, "rack": rack_text(rack), "use": use, "order": "alphabet"}
        [group] = case.ask("anagram.find", **fields)["groups"]
        case.same(searched, [each["word"] for each in group["words"]], kind)
        case.says(searched)


@relation()
def a_search_and_its_contrary_share_the_list(case: Case) -> None:
    words = a_list(case)
    low = case.random.randrange(9)
    kind = case.random.choice(("length", "vowels", "points", "anagrams", "zipf", "probability"))
    where = case.random.choice(({kind: [low, low + 3]}, {"front": True}, {"inner_back": True}, {"pattern": "*A*"}))
    order = case.random.choice(("alphabet", "length", "points", "zipf"))
    found, others = (_search(case, words, each, order=order) for each in (where, {"not": where}))
    case.same(sorted(_words(found) + _words(others)), sorted(words.words), "both together")
    case.same(found["count"], len(found["words"]), "the count")
    start, limit = case.random.randrange(5), case.random.randrange(20)
    some = _search(case, words, where, order=order, offset=start, limit=limit)
    case.same(_words(some), _words(found)[start : start + limit], "a part of it")
    case.same(_search(case, words, {"all": [where, {"any": [where]}]}, order=order), found, "the same twice")
    case.says(found["count"] and others["count"])


@relation()
def what_a_search_tells_of_a_word_is_told_of_it_alone(case: Case) -> None:
    words = a_list(case, plain=True)
    found = _search(case, words, {"all": []}, offset=case.random.randrange(max(1, len(words.words) - 3)), limit=3)
    for row in found["words"]:
        alone = case.ask("anagram.word", lexicon=words.id, word=row["word"])
        for side in ("front", "back"):
            case.same(row[side].replace("[", "").replace("]", ""), "".join(alone[side]), f"the hooks, {side}")
        case.same(row["zipf"], alone["zipf"], "how common it is")
        family = len(alone["anagrams"]) + 1
        same = _search(case, words, {"all": [{"anagram": row["word"]}, {"anagrams": [family, family]}]})
        case.same(same["count"], family, "the words of its letters")
        case.same({each["probability"] for each in same["words"]}, {row["probability"]}, "their one rank")
    case.says(found["words"])


@relation()
def ranks_rise_in_the_order_of_probability_with_any_number_of_blanks(case: Case) -> None:
    words = a_list(case, plain=True)
    for blanks in (None, 0, case.random.choice((1, 2))):
        found = _search(case, words, {"length": [2, 4]}, order="probability", blanks=blanks)
        ranks = [(len(row["word"]), row["probability"]) for row in found["words"]]
        case.same(ranks, sorted(ranks), "the order of ranks")
        within = _search(case, words, {"all": [{"length": [2, 4]}, {"probability": [1, 3]}]}, blanks=blanks)
        case.same(within["count"], sum(rank <= 3 for _, rank in ranks), "those of the first ranks")
        case.says(found["words"])


@relation()
def cards_ask_what_searches_and_lookups_answer(case: Case) -> None:
    words = a_list(case, plain=True)
    some = case.random.sample(words.words, min(4, len(words.words)))
    seed = case.random.randrange(100)

    def cards(kind: str) -> list[dict[str, Any]]:
        fields = {"lexicon": words.id, "words": some, "kind": kind, "seed": seed}
        return list(case.ask("study.cards", **fields)["cards"])

    for card in cards("anagrams"):
        case.same(card["answers"], _words(_search(case, words, {"anagram": card["word"]})), "anagrams")
    for card in cards("hooks"):
        alone = case.ask("anagram.word", lexicon=words.id, word=card["word"])
        case.same((card["front"], card["back"]), (alone["front"], alone["back"]), "hooks")
    for card in cards("stem"):
        longer = _words(_search(case, words, {"anagram": card["word"] + "?"}))
        case.same(sorted(card["answers"]), sorted(longer), "a stem and a letter")
    for card in cards("pattern"):
        case.same(card["answers"], _words(_search(case, words, {"pattern": card["question"]})), "a pattern")
    judged = cards("judge")
    valid = case.ask("lexicon.check", lexicon=words.id, words=[card["question"] for card in judged])["valid"]
    case.same([card["valid"] for card in judged], [valid[card["question"]] for card in judged], "words and phoneys")
    case.same(cards("judge"), judged, "the same again")
    case.says(judged)

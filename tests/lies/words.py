"""What holds of words and racks: the lists, anagrams, the Word Game, and the race of the finders."""

import re
from base64 import b64encode
from collections import Counter
from math import comb, isclose, prod
from typing import Any

from oracles import anagrams as oracle

from tilewise.alphabets import alphabet
from tilewise.draw.requests import bags_of
from tilewise.tiles import TILE_SETS

from .inputs import Words, a_list, another_list, mixed, rack_text, selection, shipped, some_letters, spoiled
from .relation import Case, relation

_MANY = (3, 5, 6, 7, 7, 8)


def _found(group: dict[str, Any]) -> list[str]:
    return [each["word"] for each in group["words"]]


def _find(case: Case, words: Words, rack: str | None, **fields: Any) -> dict[str, Any]:
    """Ask for the words of a rack alone, or through one letter."""
    [group] = case.ask("anagram.find", lexicon=words.id, rack=rack, **fields)["groups"]
    return group


def _a_rack(case: Case, words: Words) -> list[str]:
    """Draw a rack: more often than not one that spells something."""
    size = case.random.choice(_MANY)
    return some_letters(case, words, size, case.random.choice((0, 0, 1, 1, 2, 2)))


@relation()
def a_list_is_its_words_in_whatever_order_and_form_they_come(case: Case) -> None:
    words = a_list(case, most=800)
    text = case.ask("lexicon.text", lexicon=words.id)["text"]
    again = another_list(case, words, "again", mixed(case, words.words + words.words[:3]))
    case.same(case.ask("lexicon.text", lexicon=again.id)["text"], text, "the list shuffled")
    case.same(sorted(text.split()), list(words.words), "the words")
    data = b64encode("\r\n".join(mixed(case, words.words)).encode()).decode()
    brought = case.ask("lexicon.import", id="brought", data=data, alphabet=words.alphabet)
    case.same(brought["words"], len(words.words), "how many were imported")
    case.same(case.ask("lexicon.text", lexicon="brought")["text"], text, "the list imported")
    listed = {each["id"]: each["words"] for each in case.ask("lexicon.list")["lexicons"]}
    case.same((listed[words.id], listed["again"], listed["brought"]), (len(words.words),) * 3, "the lists' sizes")
    case.says(len(words.words) > 1)


@relation()
def what_a_table_says_of_a_word_is_told_of_it_and_of_no_other(case: Case) -> None:
    words = a_list(case)
    counts = {word: str(case.random.randrange(1, 10**6)) for word in words.words}
    rows = [f"{word}\t{counts[word]}\tsense {n} of it" for n, word in enumerate(words.words)]
    data = b64encode("\n".join(["word\tcount\tdefinition", *mixed(case, rows)]).encode()).decode()
    brought = case.ask("lexicon.import", id="brought", data=data, alphabet=words.alphabet)
    size = len(words.words)
    case.same([brought[name] for name in ("words", "definitions", "counts")], [size] * 3, "what was kept")
    for n in case.random.sample(range(size), min(size, 5)):
        note = case.ask("anagram.word", lexicon="brought", word=words.words[n])
        told = {"word": words.words[n], "definition": f"sense {n} of it", "count": counts[words.words[n]]}
        case.same({name: note[name] for name in told}, told, "what is told of a word")
    case.says(size > 1)


@relation()
def a_derived_list_has_what_was_added_and_not_what_was_removed(case: Case) -> None:
    words = a_list(case)
    add = [spoiled(case, words) for _ in range(case.random.randrange(8))]
    out = case.random.sample(words.words, min(len(words.words), case.random.randrange(8)))
    left = (set(words.words) - set(out)) | set(add)
    if not left:
        return
    derived = case.ask("lexicon.derive", lexicon=words.id, id="derived", add=add, remove=out)
    text = case.ask("lexicon.text", lexicon="derived")["text"].split()
    if words.plain:  # digraphs may be read out of two letters that were drawn side by side
        case.same(sorted(text), sorted(left), "the words")
    case.same(derived["words"], len(text), "how many")
    looked_up = mixed(case, [*text[:30], *add, *out])
    valid = case.ask("lexicon.check", lexicon="derived", words=looked_up)["valid"]
    case.same({word for word in looked_up if valid[word]}, set(looked_up) & set(text), "those that are looked up")
    case.says(add or out)


@relation(share=2)
def anagrams_are_those_of_the_ancestor(case: Case) -> None:
    words = a_list(case, plain=True, most=800)
    rack = _a_rack(case, words)
    letters, blanks = "".join(tile for tile in rack if tile != "?"), min(rack.count("?"), 1)
    through = case.random.choice((None, None, case.random.choice(words.letters)))
    use = case.random.choice(("all", "any", "any"))
    shown = rack_text([*letters, *"?" * blanks])
    if not shown:
        return
    group = _find(case, words, shown, use=use, through=through)
    expected = oracle.find(words.words, letters, blanks, words.letters, use_all=use == "all", through=through)
    case.same(set(_found(group)), expected, "the words")
    case.same(group["count"], len(expected), "how many")
    case.same(
        {each["length"]: each["count"] for each in group["lengths"]}, dict(Counter(map(len, expected))), "lengths"
    )
    for each in group["words"]:
        spelled = [letter for n, letter in enumerate(each["word"]) if n not in each["blanks"]]
        lacking = Counter(spelled) - Counter(letters + (through or ""))
        case.holds(not lacking and len(each["blanks"]) <= blanks, f"{each} is spelled by tiles that are not there")
    case.says(expected)


@relation()
def a_rack_in_another_order_spells_the_same(case: Case) -> None:
    words = a_list(case)
    rack = _a_rack(case, words)
    fields = {"use": case.random.choice(("all", "any")), "through": case.random.choice((None, "*"))}
    fields |= {"order": case.random.choice(("length", "alphabet", "zipf", "score")), "facts": True}
    one, other = (
        case.ask("anagram.find", lexicon=words.id, rack=rack_text(each), **fields) for each in (rack, mixed(case, rack))
    )
    case.same(one, other, "the words")
    case.says(any(group["count"] for group in one["groups"]))


@relation()
def a_larger_rack_and_a_larger_list_spell_no_less(case: Case) -> None:
    words = a_list(case, plain=True)
    rack = _a_rack(case, words)
    found = _found(_find(case, words, rack_text(rack), use="any"))
    more = [*rack, case.random.choice(("?", *words.letters))]
    case.holds(set(found) <= set(_found(_find(case, words, rack_text(more), use="any"))), "a larger rack spells less")
    add = [spoiled(case, words) for _ in range(5)]
    case.ask("lexicon.derive", lexicon=words.id, id="derived", add=add)
    larger = Words("derived", words.alphabet, words.words, words.letters)
    now = _found(_find(case, larger, rack_text(rack), use="any"))
    case.holds(set(found) <= set(now), "a larger list spells less")
    case.holds(set(now) - set(found) <= set(add), "a larger list spells what was not added")
    case.says(found)


@relation()
def letters_to_go_through_are_one_tile_more(case: Case) -> None:
    words = a_list(case, plain=True)
    rack = _a_rack(case, words)
    groups = case.ask("anagram.find", lexicon=words.id, rack=rack_text(rack), through="*")["groups"]
    for group in case.random.sample(groups, min(4, len(groups))):
        through = group["through"]
        alone = _find(case, words, rack_text(rack), through=through)
        case.same(alone, group, f"through {through}")
        whole = _find(case, words, rack_text([*rack, *(through or "")]))
        case.same(set(_found(whole)), set(_found(group)), f"with a tile {through}")
    case.says(any(group["count"] for group in groups))


@relation(share=2)
def filters_leave_what_fits_of_the_unfiltered(case: Case) -> None:
    words = a_list(case, plain=True)
    random, rack = case.random, rack_text(_a_rack(case, words))
    use = random.choice(("all", "any", "any"))
    if random.random() < 0.3:
        words = Words("en-common", "en", shipped("en-common"), tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
        rack = rack_text(some_letters(case, words, random.choice(_MANY), 1))
    every = _find(case, words, rack, use=use, facts=True)["words"]
    fields: dict[str, Any] = {}
    fits = {each["word"] for each in every}
    if random.random() < 0.4 and words.id != "en-common":
        more, out = selection(case, words)
        fields |= more
        fits -= out
    if random.random() < 0.4:
        fields["min_length"] = random.randrange(2, 8)
        fits = {word for word in fits if len(word) >= fields["min_length"]}
    if random.random() < 0.4:
        fields["max_length"] = random.randrange(fields.get("min_length", 2), 8)
        fits = {word for word in fits if len(word) <= fields["max_length"]}
    if words.id == "en-common":  # the others do not know how common their words are, and leave none out
        fields["min_zipf"] = random.choice((0.5, 1, 2, 3, 4))
        common = {each["word"] for each in every if each["zipf"] >= fields["min_zipf"]}
        fits &= common
    if random.random() < 0.4 and fits:
        fields["pattern"], matches = _pattern(case, random.choice(sorted(fits)))
        fits = {word for word in fits if matches(word)}
    group = _find(case, words, rack, use=use, **fields)
    case.same(set(_found(group)), fits, f"the words with {fields}")
    case.same(group["count"], len(fits), "how many")
    case.says(len(fits) != len(every))


def _pattern(case: Case, word: str) -> tuple[str, Any]:
    """Make a pattern of a word, and the same as a function."""
    pieces, plain = [], []
    for letter in word:
        chance = case.random.random()
        if chance < 0.3:
            pieces.append("."), plain.append(".")
        elif chance < 0.4:
            pieces.append("*"), plain.append(".*")
        elif chance < 0.6:
            pieces.append(f"[{letter}{word[0]}]"), plain.append(f"[{letter}{word[0]}]")
        elif chance < 0.7:
            other = next(each for each in "ZJK" if each != letter)
            pieces.append(f"[^{other}]"), plain.append(f"[^{other}]")
        else:
            pieces.append(letter), plain.append(letter)
    return "".join(pieces), re.compile("".join(plain)).fullmatch


@relation(share=2)
def limits_and_offsets_of_words_cut_one_order(case: Case) -> None:
    words = a_list(case)
    random = case.random
    fields = {"use": "any", "through": random.choice((None, "*")), "facts": True}
    fields["order"] = order = random.choice(("length", "alphabet", "zipf", "score"))
    fields["rack"] = rack_text(_a_rack(case, words))
    if random.random() < 0.2:
        fields |= {"rack": None, "pattern": "*" + random.choice(words.letters) + "*", "through": None}
    whole = case.ask("anagram.find", lexicon=words.id, **fields)["groups"]
    limit, offset = random.choice((0, 1, 2, 5, 30)), random.choice((0, 0, 1, 3, 20))
    part = case.ask("anagram.find", lexicon=words.id, **fields, limit=limit, offset=offset)["groups"]
    for one, other in zip(whole, part, strict=True):
        case.same({**one, "words": one["words"][offset : offset + limit]}, other, f"{limit} from {offset} on")
        case.same(len(one["words"]), one["count"], "how many there are")
        case.same(len(set(_found(one))), one["count"], "how many different ones there are")
        keys = [_order(each, order) for each in one["words"]]
        case.same(keys, sorted(keys), f"the order by {order}")
    case.says(any(group["count"] > limit + offset for group in whole))


def _order(word: dict[str, Any], order: str) -> Any:
    length = len(word.get("tiles", word["word"]))
    return {"length": -length, "zipf": -word["zipf"], "score": -word["score"], "alphabet": 0}[order]


@relation()
def hooks_and_anagrams_of_a_word_are_words(case: Case) -> None:
    words = a_list(case, plain=True, short=True)
    known = set(words.words)
    few = case.random.choices(words.words, k=6)  # short words have more hooks
    word = min(few, key=len) if case.random.random() < 0.8 else spoiled(case, words)
    answer = case.ask("anagram.word", lexicon=words.id, word=word)
    case.same(answer["valid"], word in known, "whether it is a word")
    case.same(set(answer["front"]), {each[0] for each in known if each[1:] == word}, "the hooks in front")
    case.same(set(answer["back"]), {each[-1] for each in known if each[:-1] == word}, "the hooks behind")
    others = {each for each in known if sorted(each) == sorted(word)} - {word}
    case.same(set(answer["anagrams"]), others, "the anagrams")
    same = _find(case, words, word)
    case.same({each for each in _found(same) if each != word}, others, "the anagrams that are found")
    case.says(answer["front"] or answer["back"] or others)


@relation()
def chances_of_bingos_are_counts_of_words(case: Case) -> None:
    words = a_list(case, "en", "tr", plain=True)
    rack = some_letters(case, words, case.random.choice((1, 2, 3, 4, 6)), int(case.random.random() < 0.2))
    tiles = "tr" if words.alphabet == "tr" else "en"
    if Counter(rack).get("?", 0) > 2:
        return
    answer = case.ask("anagram.chances", lexicon=words.id, rack=rack_text(rack), tiles=tiles)
    groups = case.ask("anagram.find", lexicon=words.id, rack=rack_text(rack), through="*")["groups"]
    through = {group["through"]: group["count"] for group in groups if group["through"]}
    told = {each["letter"]: each["count"] for each in answer["letters"]}
    case.same({letter: told.get(letter, 0) for letter in through}, through, "the words through each letter")
    each_once = _find(case, words, rack_text([*rack, "?"]), limit=0)["count"]
    case.same(answer["count"], each_once, "the words of one more tile")
    bags = {each["id"]: each["bag"] for each in bags_of(alphabet(words.alphabet))}
    bag = Counter({letter: count for letter, (count, _) in bags[tiles].items()})
    bag["?"] = TILE_SETS[tiles]["blanks"]
    left = bag - Counter(rack)
    good = sum(n for tile, n in left.items() if (any(through.values()) if tile == "?" else through.get(tile, 0)))
    case.same((answer["draws"], answer["good_draws"]), (sum(left.values()), good), "draws and good ones")
    case.holds(isclose(answer["share"], good / sum(left.values()), abs_tol=1e-6), "the share of good draws")
    case.says(good)


@relation(share=0.3)
def all_finders_find_the_same(case: Case) -> None:
    words = a_list(case, plain=True, short=True, most=250)
    rack = some_letters(case, words, case.random.choice((2, 3, 4, 5, 6)), case.random.choice((0, 0, 1)))
    results = case.ask("finders.race", lexicon=words.id, rack=rack_text(rack))["results"]
    found = _find(case, words, rack_text(rack), use="any")["count"]
    for each in results:
        if each["refused"] is None:
            case.same((each["same_answer"], each["words"]), (True, found), each["finder"])
    case.says(found)


@relation(share=0.1)
def finders_grow_with_the_rack(case: Case) -> None:
    words = a_list(case, plain=True, short=True, most=250)
    rack = some_letters(case, words, case.random.choice((4, 5)))
    quick = ["registers", "trie", "canonical-key", "sorted-subset", "prime-product"]
    chosen = case.random.sample(quick, 2)
    curves = case.ask("finders.growth", lexicon=words.id, rack=rack_text(rack), finders=chosen)["curves"]
    for each in curves:
        case.holds(each["same_answer"], f"{each['finder']} finds something else")
        case.same(each["words"], sorted(each["words"]), f"{each['finder']} with more tiles")
        for tiles, found in zip(each["tiles"], each["words"], strict=True):
            case.same(found, _find(case, words, rack_text(rack[:tiles]), use="any")["count"], f"{tiles} tiles")
    case.says(any(each["words"][-1:] > [0] for each in curves))


def _a_bag(case: Case, words: Words) -> dict[str, list[int]]:
    letters = words.letters
    return {letter: [case.random.randint(1, 9), case.random.choice((1, 1, 2, 3, 8))] for letter in letters}


def _a_draw(case: Case, words: Words) -> tuple[list[str], dict[str, list[int]]]:
    """Draw a rack for the Word Game, and a bag that has its tiles."""
    bag = _a_bag(case, words)
    rack = some_letters(case, words, case.random.choice((2, 4, 5, 7, 8)), case.random.choice((0, 0, 0, 1)))
    if "?" in rack:
        bag["?"] = [2, 0]
    return rack, bag


@relation(share=2)
def the_best_words_of_a_draw_are_judged_the_best(case: Case) -> None:
    words = a_list(case, plain=True, most=800)
    rack, bag = _a_draw(case, words)
    fields = {"lexicon": words.id, "bag": bag}
    best = case.ask("draw.solve", fields, rack=rack_text(rack))
    case.same(case.ask("draw.solve", fields, rack=rack_text(mixed(case, rack))), best, "the rack in another order")
    scores = {}
    for word in _found(_find(case, words, rack_text(rack), use="any", limit=40)):
        judged = case.ask("draw.judge", fields, rack=rack_text(rack), word=word)
        case.same((judged["reason"], judged["uses"], judged["lacking"]), (None, len(word), []), f"{word} judged")
        scores[word] = judged["score"]
        case.holds(judged["score"] <= best["score"], f"{word} is worth more than the best")
        letters = Counter(tile for tile in rack if tile != "?")
        plain = sum(bag[letter][1] * min(n, letters[letter]) for letter, n in Counter(word).items())
        case.same(judged["score"], plain, f"what {word} is worth")
    for word, uses, longest in zip(best["words"], best["uses"], best["longest"], strict=True):
        judged = case.ask("draw.judge", fields, rack=rack_text(rack), word=word)
        case.same((judged["score"], judged["uses"]), (best["score"], uses), f"{word}, one of the best")
        case.same(longest, uses == max(best["uses"]), f"whether {word} is the longest")
    listed = {word for word, score in scores.items() if score == best["score"]}
    case.holds(listed <= set(best["words"]), f"{listed - set(best['words'])} are not among the best")
    wrong = spoiled(case, words)
    judged = case.ask("draw.judge", fields, rack=rack_text(rack), word=wrong)
    case.holds(judged["reason"] or wrong in words.words, f"{wrong} counts")
    more, out = selection(case, words)
    left = case.ask("draw.solve", fields, rack=rack_text(rack), **more)
    case.holds(left["score"] <= best["score"] and not out & set(left["words"]), "fewer words are worth more")
    bag["A" if "A" in bag else words.letters[0]][0] += 1
    larger = case.ask("draw.solve", fields, rack=rack_text([*rack, case.random.choice(words.letters)]))
    case.holds(larger["score"] >= best["score"], "a larger rack is worth less")
    case.says(scores)


@relation()
def a_deal_is_of_the_bag_and_the_same_for_a_seed(case: Case) -> None:
    words = a_list(case, plain=True, most=800)
    bag = _a_bag(case, words)
    total = sum(count for count, _ in bag.values())
    size = case.random.randint(2, min(15, total))
    fields = {"bag": bag, "size": size, "seed": case.random.randrange(1000), "alphabet": words.alphabet}
    dealt = case.ask("draw.deal", fields)
    case.same(case.ask("draw.deal", fields), dealt, "the same seed")
    counted = Counter(letter for letter, _ in dealt["tiles"])
    case.same(sum(counted.values()), size, "how many tiles are drawn")
    case.holds(all(count <= bag[letter][0] for letter, count in counted.items()), "more tiles than the bag has")
    case.same([bag[letter][1] for letter, _ in dealt["tiles"]], [value for _, value in dealt["tiles"]], "values")
    chances = case.ask("draw.chances", lexicon=words.id, rack=dealt["rack"], bag=bag)
    ways = prod(comb(bag[letter][0], count) for letter, count in counted.items())
    case.holds(isclose(chances["rack"], ways / comb(total, size), abs_tol=1e-6), "the chance of the rack")
    if chances["full_word"] is not None:
        case.holds(0 <= chances["full_word"] <= 1, "the chance of a word of all tiles")
        spells = case.ask("anagram.find", lexicon=words.id, rack=dealt["rack"])["groups"][0]["count"]
        case.holds(not spells or chances["full_word"] >= chances["rack"] - 1e-6, "the chance of a word of all tiles")
    case.says(size > 2)


@relation(share=0.5)
def an_experiment_is_the_sum_of_its_parts(case: Case) -> None:
    words = a_list(case, plain=True, most=800)
    fields = {"lexicon": words.id, "bag": _a_bag(case, words), "seed": case.random.randrange(99)}
    fields["size"] = size = case.random.randint(2, min(8, sum(count for count, _ in fields["bag"].values())))
    whole = case.ask("draw.experiment", fields, draws=30)
    parts = [case.ask("draw.experiment", fields, draws=draws, first=first) for draws, first in ((10, 0), (20, 10))]
    case.same(whole["scores"], parts[0]["scores"] + parts[1]["scores"], "the scores of all draws")
    case.same(whole["without_word"], sum(part["without_word"] for part in parts), "draws without a word")
    case.holds(isclose(whole["mean"], sum(whole["scores"]) / 30, abs_tol=1e-5), "the mean")
    for name, end in (("best", max), ("worst", min)):
        solved = case.ask("draw.solve", lexicon=words.id, bag=fields["bag"], rack=whole[name]["rack"])
        case.same((solved["score"], end(whole["scores"])), (whole[name]["score"],) * 2, f"the {name} draw")
        case.same(solved["words"], whole[name]["words"], f"the words of the {name} draw")
    case.says(size > 2 and max(whole["scores"]))


@relation(share=0.5)
def a_bag_by_its_id_is_the_bag_itself(case: Case) -> None:
    letters = case.random.choice(("en", "tr", "de", "fr", "pl"))
    bags = bags_of(alphabet(letters))
    bag = case.random.choice(bags)
    fields = {"alphabet": letters, "seed": case.random.randrange(99)}
    if bag["tiles"]:
        case.same(sum(count for count, _ in bag["bag"].values()), bag["tiles"], "how many tiles it has")
    by_id, itself = (case.ask("draw.deal", fields, bag=each) for each in (bag["id"], bag["bag"]))
    case.same(by_id, itself, f"{bag['id']} dealt")
    case.says(bag["tiles"])

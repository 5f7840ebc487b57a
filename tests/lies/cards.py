"""What holds of Letter Tycoon: turns solved and built, cards replaced, and whole games."""

from collections import Counter
from math import isclose
from typing import Any

from oracles import tycoon as oracle

from tilewise.tycoon.told_rules import rules_of_the_game

from .inputs import Words, a_list, mixed, selection, spoiled
from .relation import Case, relation

DECK = "AAAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIIIIIIIIIJKLLLLMMNNNNNNOOOOOOOOPPQRRRRRRSSSSTTTTTTUUUUVVWWXYYZ"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _hand(case: Case, words: Words) -> dict[str, Any]:
    """Draw the cards of a turn, more often than not with a word among them, and the patents."""
    random = case.random
    fitting = [word for word in random.choices(words.words, k=8) if 3 <= len(word) <= 8 and set(word) <= set(LETTERS)]
    cards = list(max(fitting, key=len, default=""))[:10]
    cards = mixed(case, [*cards, *random.sample(DECK, 10 - len(cards))])
    patents = "".join(sorted(random.sample("BJKQVXZEAT", random.choice((0, 1, 2, 3)))))
    stacking = random.choice(("multiply", "add", "once"))
    return {
        "lexicon": words.id,
        "hand": "".join(cards[:7]),
        "pool": "".join(cards[7:]),
        "patents": patents,
        "stacking": stacking,
    }


def _list(case: Case, most: int = 3_000) -> Words:
    return a_list(case, "en", most=most)


@relation(share=1)
def turns_are_those_of_trying_every_word(case: Case) -> None:
    words = _list(case, 200)
    fields = _hand(case, words)
    fields["patents"] = fields["patents"].replace("V", "") if case.random.random() < 0.8 else fields["patents"]
    spelled = [
        word
        for word in words.words
        if not Counter(word) - Counter(fields["hand"] + fields["pool"] + "??") or len(word) <= 12
    ]
    if "V" in fields["patents"]:
        spelled = spelled[:25]
        case.ask("lexicon.add", id="few-cards", alphabet="en", text="\n".join([*spelled, "ZZ"]))
        fields["lexicon"] = "few-cards"
    expected = oracle.plays(spelled, fields["hand"], fields["pool"], fields["patents"], fields["stacking"])
    answer = case.ask("tycoon.solve", fields, limit=1000)
    told = {tuple(sorted(play["words"])): (play["money"], play["stock"]) for play in answer["plays"]}
    if len(expected) <= 1000:
        case.same(told, {tuple(sorted(words)): earned for words, earned in expected.items()}, "the plays")
    best = max(map(sum, expected.values()), default=0)
    case.same(answer["best_total"], best, "the best total")
    case.same(answer["best_count"], sum(sum(each) == best for each in expected.values()), "how many reach it")
    case.says(expected)


@relation(share=2)
def every_turn_told_is_built_of_its_cards(case: Case) -> None:
    words = _list(case)
    fields = _hand(case, words)
    others = "".join(letter for letter in "EATBJ" if letter not in fields["patents"] and case.random.random() < 0.5)
    answer = case.ask("tycoon.solve", fields, others=others, limit=case.random.choice((3, 20)))
    for play in answer["plays"][:4]:
        built = case.ask("tycoon.build", fields, others=others, cards=play["cards"])
        case.same(built["problem"], None, "what is wrong with the cards")
        case.same([each["word"] for each in built["words"]], play["words"], "the words that the cards make")
        for name in ("money", "stock", "total", "royalties"):
            case.same(built[name], play[name], f"{name} of {play['words']}")
        used = Counter((card["letter"], card["from"]) for word in play["cards"] for card in word)
        for source in ("hand", "pool"):
            taken = Counter({letter: n for (letter, where), n in used.items() if where == source})
            case.holds(not taken - Counter(fields[source]), f"more cards than the {source} has")
        copied = [card["letter"] for word in play["cards"] for card in word if card["from"] == "copy"]
        case.same(copied[0] if copied else None, play["copied"], "the copied letter")
    case.says(answer["plays"])


@relation(share=2)
def cards_in_another_order_and_limits_change_no_turn(case: Case) -> None:
    words = _list(case)
    fields = _hand(case, words)
    every = case.ask("tycoon.solve", fields, limit=1000)
    totals = [play["total"] for play in every["plays"]]
    case.same(totals, sorted(totals, reverse=True), "the order")
    case.same(every["best_total"], max(totals, default=0), "the best total")
    if len(totals) < 1000:
        case.same(every["best_count"], totals.count(max(totals)) if totals else 0, "how many reach it")
    limit = case.random.choice((0, 1, 5))
    case.same(case.ask("tycoon.solve", fields, limit=limit)["plays"], every["plays"][:limit], f"the first {limit}")
    shuffled = {**fields, **{name: "".join(mixed(case, list(fields[name]))) for name in ("hand", "pool", "patents")}}
    other = case.ask("tycoon.solve", shuffled, limit=1000)
    earned = [[(play["words"], play["money"], play["stock"]) for play in answer["plays"]] for answer in (other, every)]
    case.same(*earned, "the cards shuffled")
    more, out = selection(case, words)
    left = case.ask("tycoon.solve", fields, **more, limit=1000)["plays"]
    if len(totals) < 1000:
        kept = [play["words"] for play in every["plays"] if not out & set(play["words"])]
        case.same([play["words"] for play in left], kept, "without some words")
    case.ask("lexicon.derive", lexicon=words.id, id="derived", add=[spoiled(case, words) + "S" for _ in range(5)])
    larger = case.ask("tycoon.solve", {**fields, "lexicon": "derived"}, limit=1)
    case.holds(larger["best_total"] >= every["best_total"], "a larger list earns less")
    case.holds(larger["words"] >= every["words"], "a larger list has fewer words")
    case.says(totals)


@relation(share=0.5)
def a_card_replaced_earns_what_its_draws_do_on_average(case: Case) -> None:
    words = _list(case)
    fields = _hand(case, words)
    if "Q" not in fields["patents"]:
        fields["patents"] += "Q"
    answer = case.ask("tycoon.replace", fields)
    best = case.ask("tycoon.solve", fields, limit=1)["best_total"]
    case.same(answer["keep"], best, "the best total with all cards kept")
    cards = rules_of_the_game()["letters"]
    deck = Counter({letter: each["cards"] for letter, each in cards.items()})
    left = deck - Counter(fields["hand"] + fields["pool"])
    case.same(answer["unseen"], sum(left.values()), "how many cards may come")
    gains = [each["gain"] for each in answer["cards"]]
    case.same(gains, sorted(gains, reverse=True), "the order")
    case.holds(answer["best"] is None or answer["best"] == answer["cards"][0], "the best card to replace")
    for each in case.random.sample(answer["cards"], min(1, len(answer["cards"]))):
        total = 0
        for letter, count in sorted(left.items()):
            drawn = {**fields, each["from"]: fields[each["from"]].replace(each["letter"], letter, 1)}
            total += count * case.ask("tycoon.solve", drawn, limit=0)["best_total"]
        mean = total / sum(left.values())
        case.holds(
            isclose(mean, each["mean"], abs_tol=1e-4), f"{each['letter']} replaced: {mean} is not {each['mean']}"
        )
    case.says(best)


def _table(case: Case) -> tuple[Words, dict[str, Any]]:
    words = _list(case)
    random = case.random
    seats = [{"name": f"P{n}"} for n in range(random.choice((2, 3, 5)))]
    return words, {
        "lexicon": words.id,
        "players": seats,
        "seed": random.randrange(999),
        "first": 0,
        "stacking": random.choice(("multiply", "add", "once")),
        "challenge": random.choice(("automatic", "players")),
    }


@relation(share=0.7)
def a_tycoon_game_is_its_actions(case: Case) -> None:
    """Every action is legal where it is done, keeps all cards, and comes to the same by whichever seat or way."""
    _, setup = _table(case)
    setup["challenge"] = case.random.choice(rules_of_the_game()["challenges"])
    record: dict[str, Any] = {"setup": setup, "actions": []}
    match = case.ask("tycoon.match", record, limit=3)
    total = _cards_in(match["state"])
    plays = 0
    for _ in range(case.random.choice((3, 9, 20))):
        if match["turn"] is None:
            break
        chosen = [each for each in match["legal"] if each["kind"] in ("play", "buy")]
        action = case.random.choice(chosen if chosen and case.random.random() < 0.7 else match["legal"])
        chooses = case.ask("tycoon.choose", record, level=case.random.choice((1, 3, 5)))["action"]
        kinds = {each["kind"] for each in match["legal"]} | ({"play"} if match["state"]["phase"] == "build" else set())
        case.holds(chooses["kind"] in kinds, "a level does what may not be done")
        if case.random.random() < 0.3:
            action = chooses
        if case.random.random() < 0.2:
            _advised(case, record, match)
        before = match["state"]
        record = {**record, "actions": [*record["actions"], action]}
        match = case.ask("tycoon.match", record, limit=3, since=len(record["actions"]) - 1)
        case.same(_cards_in(match["state"]), total, "how many cards there are")
        plays += action["kind"] == "play"
        if action["kind"] == "buy":
            me = before["player"]
            case.holds(
                match["state"]["players"][me]["money"] < before["players"][me]["money"], "a patent costs nothing"
            )
    other = case.ask("tycoon.match", {"setup": {**setup, "seed": setup["seed"] + 1}, "actions": []}, limit=0)
    case.same(other["turn"], 0, "who begins")  # and the game that is kept is another one now and then
    again = case.ask("tycoon.match", record, limit=3, since=max(len(record["actions"]) - 1, 0))
    case.same(again, match, "the game done again")
    best = max(each["score"] for each in match["standings"])
    case.holds(all(each["score"] == best for each in match["standings"] if each["place"] == 1), "who is first")
    _seen_from_a_seat(case, record, match)
    case.says(plays)


def _seen_from_a_seat(case: Case, record: dict[str, Any], match: dict[str, Any]) -> None:
    """Hold what a seat sees against what there is."""
    seat = case.random.randrange(len(record["setup"]["players"]))
    mine, real = case.ask("tycoon.match", record, limit=0, seat=seat)["state"], match["state"]
    case.same(mine["players"][seat], real["players"][seat], "the own hand")
    case.same([len(each["hand"]) for each in mine["players"]], [len(each["hand"]) for each in real["players"]], "hands")
    hidden = {card for n, each in enumerate(mine["players"]) if n != seat for card in each["hand"]} | set(mine["deck"])
    case.holds(match["turn"] is None or hidden <= {"?"}, "a hidden card is seen")


def _cards_in(state: dict[str, Any]) -> int:
    cards = [card for word in state["laid"] for card in word] if state["phase"] == "challenge" else []
    laid = sum(card["from"] in ("hand", "pool") for card in cards)
    hands = sum(len(player["hand"]) + len(player["dropped"]) for player in state["players"])
    return hands + len(state["deck"]) + len(state["pool"]) + len(state["discards"]) + laid


def _advised(case: Case, record: dict[str, Any], match: dict[str, Any]) -> None:
    """Hold advice against the rules: what is advised may be done."""
    advice = case.ask("tycoon.advise", record, limit=3)
    case.same((advice["actor"], advice["phase"]), (match["turn"], match["state"]["phase"]), "who is advised")
    for option in advice.get("options", []):
        if option["words"]:
            action = {"kind": "play", "words": option["words"], "cards": option["cards"]}
            case.ask("tycoon.match", {**record, "actions": [*record["actions"], action]}, limit=0)
            case.same(option["money"] + option["stock"], option["total"], "an option's total")
    for patent in advice.get("patents", [])[:2]:
        case.holds(patent["letter"] in match["state"]["buyable"], "a patent is advised that cannot be bought")


@relation(share=0.03)
def a_tycoon_review_holds_turns_against_the_solver(case: Case) -> None:
    _, setup = _table(case)
    setup |= {"challenge": "automatic", "lexicon": "en-common", "players": [{"level": 1}, {"level": 2}]}
    record: dict[str, Any] = {"setup": setup, "actions": []}
    for _ in range(case.random.choice((9, 30))):
        record["actions"].append(case.ask("tycoon.choose", record)["action"])
    turns = case.ask("tycoon.match", record, limit=0)["state"]["turns"]
    answer = case.ask("tycoon.review", record)
    for each in answer["turns"]:
        turn, got = turns[each["turn"]], each["played"]["total"]
        case.same((each["played"]["words"], got), (turn["words"], turn["money"] + turn["stock"]), "what a turn earned")
        fields = {name: turn[name] for name in ("hand", "pool", "patents")}
        asked = {"lexicon": setup["lexicon"], "stacking": setup["stacking"], "limit": 0}
        best = case.ask("tycoon.solve", fields, **asked)["best_total"]
        told = each["best"][0]["total"] if each["best"] else 0
        if turn["replaced"] is None:
            case.same(told, best, f"the best of turn {each['turn']}")
        case.same(each["loss"], max(told - got, 0), "what it lost")
    for n, player in enumerate(answer["summary"]["players"]):
        losses = [each["loss"] for each in answer["turns"] if each["player"] == n]
        case.same(player["judged"], len(losses), "the turns of a player")
        case.holds(not losses or abs(player["mean_loss"] - sum(losses) / len(losses)) < 0.006, "a mean loss")
    weighed = case.ask("tycoon.review", {**record, "by": "worth"})["turns"]
    case.same(len(weighed), len(answer["turns"]), "the turns judged by worth")
    for each, other in zip(weighed, answer["turns"], strict=True):
        case.same(each["played"]["total"], other["played"]["total"], "what a turn earned, by worth")
        best = each["best"][0] if each["best"] else each["played"]
        lost = max(best["worth"] - each["played"]["worth"], 0)
        case.holds(abs(each["loss"] - lost) < 0.02, f"what turn {each['turn']} lost by worth")
        # What is best by worth earns no more than what earns most.
        case.holds(best["total"] <= (other["best"][0]["total"] if other["best"] else 0), "the best by worth")
    case.says(answer["turns"])

"""The methods of the game: start, legal, act, choose, view, advise, replay and review."""

from typing import Any

from ..errors import PlayError, PositionError, TilewiseError
from ..fields import Fields
from ..jobs import Job, Progress
from ..lexicon import Lexicon
from ..lexicon.selection import Lexicons, selection_of
from .cards import lay
from .game import CHALLENGES, LEVELS, Game, laid_json, new_game, read_game, standings, view
from .policy import Option, Worth, choose, discard_advice, keeping, options, patent_worth, turns_left
from .replace import choices
from .rules import GOALS, LETTERS, POWERS, PRICES, RULES, STACKINGS, english
from .solve import Turn
from .turns import Event, act

__all__ = ["advise", "choose_action", "legal", "replay", "review", "rules", "start", "take_action", "view_game"]


def rules(fields: Fields) -> dict[str, Any]:
    """Answer `tycoon.rules`: cards, prices, powers, goals, and where each rule is written down."""
    fields.done()
    return {
        "letters": {letter: {**RULES["letters"][letter], "power": POWERS.get(letter)} for letter in LETTERS},
        "earnings": RULES["earnings"],
        "goals": {str(players): goal for players, goal in GOALS.items()},
        "rules": RULES["rules"],
        "sources": RULES["sources"],
        "levels": list(LEVELS),
        "stackings": list(STACKINGS),
    }


def start(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `tycoon.start`: deal a game; `players` are names, or objects with a name and a level."""
    return _new(fields, lexicons).to_json()


def _new(fields: Fields, lexicons: Lexicons) -> Game:
    players = _players(fields.value("players"))
    lexicon = fields.text("lexicon")
    seed = fields.integer("seed", 0, least=0, most=2**53)
    stacking = fields.choice("stacking", STACKINGS, STACKINGS[0])
    challenge = fields.choice("challenge", CHALLENGES, CHALLENGES[0])
    retries = fields.integer_or_none("retries", 3, least=0)
    first = fields.integer_or_none("first", None, least=0)
    fields.done()
    english(lexicons(lexicon))
    if first is not None and first >= len(players):
        raise PositionError("first", f"There are {len(players)} players, counted from 0.", field="first")
    return new_game(players, lexicon, seed, stacking=stacking, challenge=challenge, retries=retries, first=first)


def _players(value: Any) -> list[tuple[str, str | None]]:
    if not isinstance(value, list) or len(value) not in GOALS:
        n = len(value) if isinstance(value, list) else 0
        raise PositionError("players", f"Two to five play, not {n}.", field="players")
    players = []
    for i, each in enumerate(value):
        fields = Fields({"name": each} if isinstance(each, str) else each)
        name = fields.text("name", "") or f"Player {i + 1}"
        level = fields.choice("level", LEVELS) if fields.given("level") else None
        fields.done()
        players.append((name[:40], level))
    return players


def _state(fields: Fields, lexicons: Lexicons) -> tuple[Game, Lexicon]:
    game = read_game(fields.value("state"))
    return game, _lexicon(fields, game, lexicons)


def _lexicon(fields: Fields, game: Game, lexicons: Lexicons) -> Lexicon:
    """Give the game's word list; a request may name it again, for those who load lists by a request's `lexicon`."""
    if fields.text("lexicon", game.lexicon) != game.lexicon:
        raise PositionError("lexicon-other", f"This game's word list is “{game.lexicon}”.", field="lexicon")
    return english(lexicons(game.lexicon))


def take_action(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `tycoon.act`: the game after an action, and the events that led there."""
    game, lexicon = _state(fields, lexicons)
    action = fields.value("action")
    fields.done()
    after, events = act(game, action, lexicon)
    return _outcome(after, events)


def _outcome(game: Game, events: list[Event]) -> dict[str, Any]:
    result = {"state": game.to_json(), "events": events}
    return result if game.actor is not None else {**result, "standings": standings(game)}


def replay(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `tycoon.replay`: deal a game and do its actions one after another.

    A refused action is named by its place, `action` counted from 0.
    """
    game = _new(Fields(fields.mapping("setup")), lexicons)
    actions = fields.value("actions")
    lexicon = _lexicon(fields, game, lexicons)
    fields.done()
    if not isinstance(actions, list):
        raise PlayError("action", "“actions” is a list of actions.", field="actions")
    events: list[Event] = []
    for i, action in enumerate(actions):
        try:
            game, more = act(game, action, lexicon)
        except TilewiseError as error:
            raise PlayError(error.code, str(error), **{**error.place, "field": "actions", "action": i}) from error
        events += more
    return _outcome(game, events)


def choose_action(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `tycoon.choose`: the action of the player who is to act, chosen from what that player sees."""
    game, lexicon = _state(fields, lexicons)
    own = game.players[game.actor].level if game.actor is not None else None
    level = fields.choice("level", LEVELS, own or LEVELS[1])
    fields.done()
    return choose(view(game, _actor(game)), level, lexicon)


def _actor(game: Game) -> int:
    if game.actor is None:
        raise PlayError("not-now", "The game is over.", field="state", phase=game.phase)
    return game.actor


def view_game(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `tycoon.view`: the game as one player sees it; what is hidden are question marks."""
    game, _ = _state(fields, lexicons)
    who = fields.integer("player", least=0, most=len(game.players) - 1)
    fields.done()
    return view(game, who).to_json()


def legal(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `tycoon.legal`: what the player who is to act may do.

    Plays are the best `limit` that earn most: a play of other words is legal too. Discards are none, each single card
    and the whole hand: any other selection is legal too.
    """
    game, lexicon = _state(fields, lexicons)
    limit = fields.integer("limit", 20, least=0, most=1000)
    fields.done()
    actions: list[dict[str, Any]] = []
    if game.phase == "build":
        actions = _builds(game, lexicon, limit)
    elif game.phase == "challenge":
        actions = [{"type": "accept"}, {"type": "challenge"}]
    elif game.phase == "buy":
        actions = [*({"type": "buy", "letter": letter} for letter in game.buyable()), {"type": "skip"}]
    elif game.phase in ("discard", "forfeit"):
        cards = sorted(set(game.me.hand))
        if game.phase == "discard":
            cards = ["", *cards, *([game.me.hand] if len(game.me.hand) > 1 else [])]
        actions = [{"type": "discard", "cards": each} for each in cards]
    return {"actor": game.actor, "phase": game.phase, "actions": actions}


def _builds(game: Game, lexicon: Lexicon, limit: int) -> list[dict[str, Any]]:
    me = game.me
    actions: list[dict[str, Any]] = []
    for found in Turn(lexicon, me.hand, game.pool, me.patents, game.stacking).plays(limit):
        words = [word.decode() for word in found.words]
        laid = lay(words, me.hand, game.pool, me.patents)
        assert laid is not None
        actions.append({"type": "play", "words": words, "cards": laid_json(laid)})
    actions.append({"type": "pass"})
    if "Q" in me.patents and not game.replaced and not game.tries:
        for letter, source in choices(me.hand, game.pool):
            actions.append({"type": "replace", "letter": letter, "from": source})
    return actions


def advise(fields: Fields, lexicons: Lexicons) -> dict[str, Any]:
    """Answer `tycoon.advise`: what the best opponent would think of the choices, seen with the actor's eyes.

    `min_zipf` and `without` (a list) leave words out of what is advised; what may be played stays as it is.
    """
    game, every = _state(fields, lexicons)
    lexicon = selection_of(fields, lexicons, every)
    limit = fields.integer("limit", 20, least=0, most=200)
    fields.done()
    seen = view(game, _actor(game))
    advice: dict[str, Any] = {"phase": seen.phase, "actor": seen.actor, "turns_left": round(turns_left(seen), 2)}
    if seen.phase == "build":
        advice["options"] = [_option(each) for each in options(seen, lexicon, limit)]
    elif seen.phase == "buy":
        patents = [(patent_worth(seen, letter), letter) for letter in seen.buyable()]
        patents.sort(key=lambda pair: (-pair[0].total, pair[1]))
        advice["patents"] = [
            {"letter": letter, "price": PRICES[letter], "worth": _worth(worth)} for worth, letter in patents
        ]
    elif seen.phase == "discard":
        advice["discard"] = discard_advice(seen.me)
        advice["cards"] = [
            {"letter": card, "worth": round(keeping(card, seen.me.patents), 2)} for card in sorted(set(seen.me.hand))
        ]
    else:
        advice["action"] = choose(seen, "top", lexicon)
    return advice


def _option(option: Option) -> dict[str, Any]:
    return {
        "words": list(option.words),
        "cards": laid_json(option.laid),
        "money": option.money,
        "stock": option.stock,
        "total": option.money + option.stock,
        "royalties": option.gifts,
        "buy": option.buy and {"letter": option.buy, "price": PRICES[option.buy]},
        "worth": _worth(option.worth),
    }


def _worth(worth: Worth) -> dict[str, float]:
    return {
        "total": round(worth.total, 2),
        "points": worth.points,
        "patent": round(worth.patent, 2),
        "royalties": round(worth.royalties, 2),
        "gifts": round(worth.gifts, 2),
        "kept": round(worth.kept, 2),
    }


def review(fields: Fields, lexicons: Lexicons) -> Job[dict[str, Any]]:
    """Answer `tycoon.review`: after the game, each turn beside the most that it could have earned.

    `min_zipf` and `without` (a list) leave words out of what could have been played; nobody loses by having played one.
    """
    game, every = _state(fields, lexicons)
    lexicon = selection_of(fields, lexicons, every)
    fields.done()
    if game.phase != "over":
        raise PlayError("not-now", "A game is looked back on when it is over.", field="state", phase=game.phase)
    return _reviewing(game, lexicon)


def _reviewing(game: Game, lexicon: Lexicon) -> Job[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for i, each in enumerate(game.turns):
        turn = Turn(lexicon, each["hand"], each["pool"], each["patents"], game.stacking)
        best = turn.plays(1)
        got = each["money"] + each["stock"]
        rows.append(
            {
                "turn": i,
                "player": each["player"],
                "round": each["round"],
                "words": each["words"],
                "got": got,
                "best": turn.best,
                "best_words": [word.decode() for word in best[0].words] if best else [],
                "lost": max(turn.best - got, 0),
            }
        )
        yield Progress(i + 1, len(game.turns))
    lost = [sum(row["lost"] for row in rows if row["player"] == i) for i in range(len(game.players))]
    return {"turns": rows, "lost": lost, "standings": standings(game)}

"""A run of the fuzzer: so many cases of a seed, counted by method and outcome."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any

import embed_samples

from tilewise.api import METHODS, Engine

from .conversation import PATIENCE, Conversation, Failure
from .grammar import Grammar, nonsense
from .mutations import lightened, spoilt

__all__ = ["Campaign", "good_requests"]

Request = tuple[str, dict[str, Any]]

_HEAVY = 0.02
"""The share of cases that may have a whole word list and run for a second; the rest are made to be quick."""

_PATIENCE = (0.0, 0.0, 0.003, 0.01, 0.03)
"""Seconds after which quick cases are cancelled, if they are jobs: also before they begin."""

_LONG = 2.0
"""Seconds from which a request that took longer than any of its method is told of."""


def good_requests(*, many: bool) -> list[Request]:
    """Give requests that can be met: the examples of all methods, and if there may be `many`, the samples too."""
    engine = Engine()

    def ask(method: str, params: Any) -> Any:
        return engine.call(method, params)

    examples = [(name, each.example(ask) if callable(each.example) else each.example) for name, each in METHODS.items()]
    plain = [*examples, *(embed_samples.requests(ask) if many else ())]
    return [(method, json.loads(json.dumps(params))) for method, params in plain]


def short_list() -> Request:
    """Give the request that adds a list of some thousand words, short ones above all, as "few"."""
    words = Engine().call("lexicon.text", {"lexicon": "en"})["text"].split()
    text = "\n".join(word for i, word in enumerate(words) if len(word) == 2 or i % 60 == 0)
    return "lexicon.add", {"id": "few", "alphabet": "en", "text": text}


@dataclass
class Campaign:
    """The cases of a seed; what came of them is in `outcomes`, by method, with the longest `seconds` of each.

    `tell` hears of each failure, and of requests that took long as failures of the kind "slow", as soon as they happen.
    """

    seed: int
    good: list[Request]
    patience: float = 20.0
    tell: Callable[[Failure], object] = lambda failure: None
    outcomes: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    failures: list[Failure] = field(default_factory=list)

    def run(self, cases: int, until: float = float("inf")) -> int:
        """Do so many cases, or as many as go until a time of the clock; gives their number."""
        random = Random(self.seed)
        seen: dict[str, list[Any]] = defaultdict(list)
        for _, params in self.good:
            for name, value in lightened(params).items():
                seen[name].append(value)
        others = [value for values in seen.values() for value in values]
        by_method, light = _by_method(self.good), _by_method((method, lightened(each)) for method, each in self.good)
        grammar = Grammar(random, seen)
        names = sorted(METHODS)
        done = 0
        with Conversation(self.patience, [short_list()]) as talk:
            while done < cases and monotonic() < until:
                done += 1
                if random.random() < 0.01:
                    talk.flood(*self._flood(random, by_method))
                    continue
                method, heavy = random.choice(names), random.random() < _HEAVY
                if random.random() < 0.4 or method not in by_method:
                    params = grammar.fields(METHODS[method].request)
                else:
                    params = spoilt(random.choice((by_method if heavy else light)[method]), others, random)
                patience = PATIENCE if heavy else random.choice(_PATIENCE)
                self.outcomes[method][talk.ask(method, params, patience)] += 1
                seconds = talk.spent
                if seconds > max(_LONG, self.seconds[method]):
                    sent = json.dumps({"method": method, "params": params})
                    self.tell(Failure("slow", (sent,), f"{seconds:.1f} s"))
                self.seconds[method] = max(self.seconds[method], seconds)
                self._hear(talk)
            self._hear(talk)
        return done

    def _hear(self, talk: Conversation) -> None:
        for failure in talk.failures[len(self.failures) :]:
            self.failures.append(failure)
            self.tell(failure)

    def _flood(self, random: Random, good: dict[str, list[dict[str, Any]]]) -> tuple[list[str], list[object]]:
        """Make lines that are sent at once: garbage, cancellings, jobs under one id; and ids that want an answer."""
        lines, ids = [], []
        jobs = ("draw.experiment", "finders.race", "crossword.simulate", "letterpress.solve")
        for _ in range(random.choice((3, 10, 40))):
            id = random.choice((f"f{random.randrange(6)}", random.randrange(-9, 0)))
            chance = random.random()
            if chance < 0.3:
                lines.append(random.choice(("{", "[]", "null", "[" * 2000, "\0", "1", '"', '{"id":[1]}', "[{}]", "{}")))
            elif chance < 0.5:
                wanted = random.choice((id, id, nonsense(random), [id], None))
                lines.append(json.dumps({"method": "$/cancelRequest", "params": {"id": wanted}}))
            elif chance < 0.7:
                method = random.choice(jobs)
                lines.append(json.dumps({"id": id, "method": method, "params": random.choice(good[method])}))
                lines.append(json.dumps({"method": "$/cancelRequest", "params": {"id": id}}))
                ids.append(id)
            else:
                method = random.choice(("lexicon.check", "no.such", "lexicon.list"))
                params = random.choice(({}, [], None, {"lexicon": "en", "words": ["qi"]}, {"words": nonsense(random)}))
                lines.append(json.dumps({"id": id, "method": method, "params": params}))
                ids.append(id)
        return lines, ids


def _by_method(requests: Iterable[Request]) -> dict[str, list[dict[str, Any]]]:
    result: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for method, params in requests:
        result[method].append(params)
    return result

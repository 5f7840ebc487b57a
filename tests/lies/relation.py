"""What a relation is, what a case of one does, and a run of many cases."""

import json
import random
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from tilewise.api import Engine
from tilewise.errors import TilewiseError
from tilewise.jobs import finish

__all__ = ["RELATIONS", "Case", "Lie", "Relation", "Tally", "ran", "relation", "shares"]

Answer = dict[str, Any]


class Lie(Exception):
    """Answers do not go together; the message says which."""


class Case:
    """One input of a relation: its chance, what it has asked, and whether it could have found anything.

    >>> case = Case(Engine(), "example", 1, 0)
    >>> case.ask("lexicon.check", lexicon="en-common", words=["cat"])
    {'valid': {'CAT': True}}
    >>> case.same(1, 2, "the number")
    Traceback (most recent call last):
    lies.relation.Lie: the number: 1 is not 2
    """

    def __init__(self, engine: Engine, name: str, seed: int, number: int) -> None:
        self.random = random.Random(f"{name}/{seed}/{number}")
        self.asked: list[tuple[str, Answer]] = []
        self.says_something = False
        self._engine = engine

    def ask(self, method: str, fields: Mapping[str, Any] | None = None, /, **more: Any) -> Any:
        """Ask a method, a job to its end; raises TilewiseError."""
        return self.told(method, fields, **more)[0]

    def told(self, method: str, fields: Mapping[str, Any] | None = None, /, **more: Any) -> tuple[Any, list[Any]]:
        """Ask a method, and give what a job tells on its way, too."""
        params = {**(fields or {}), **more}
        self.asked.append((method, params))
        partial: list[Any] = []
        answer = self._engine.begin(method, params)
        if isinstance(answer, Generator):
            answer = finish(answer, lambda progress: progress and partial.append(progress.partial))
        return answer, [each for each in partial if each]

    def refused(self, method: str, fields: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """Ask what must be refused, and give the code."""
        try:
            self.ask(method, fields, **more)
        except TilewiseError as error:
            return error.code
        raise Lie(f"{method} answers what cannot be")

    def says(self, something: object) -> bool:
        """Note that there is something to compare, if there is."""
        self.says_something |= bool(something)
        return bool(something)

    def same(self, one: object, other: object, what: str) -> None:
        """Raise Lie if two answers differ."""
        if one != other:
            raise Lie(f"{what}: {_short(one)} is not {_short(other)}")

    def holds(self, truth: object, what: str) -> None:
        """Raise Lie if something does not hold."""
        if not truth:
            raise Lie(what)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 400 else f"{text[:400]}..."


@dataclass(frozen=True)
class Relation:
    """A guarantee.

    Of all cases it gets its `share`, and of these the part `telling` must have something to compare.
    """

    name: str
    check: Callable[[Case], None]
    share: float
    telling: float


RELATIONS: dict[str, Relation] = {}
"""All, by their names."""


def relation(*, share: float = 1.0, telling: float = 0.3) -> Callable[[Callable[[Case], None]], Callable[[Case], None]]:
    """Make a relation of the function that follows."""

    def added(check: Callable[[Case], None]) -> Callable[[Case], None]:
        RELATIONS[check.__name__] = Relation(check.__name__, check, share, telling)
        return check

    return added


@dataclass
class Tally:
    """What came of a relation's cases."""

    relation: Relation
    cases: int = 0
    vacuous: int = 0
    lies: list[str] = field(default_factory=list)
    methods: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    @property
    def says_too_little(self) -> bool:
        """Whether so few cases had something to compare that the guarantee was hardly tried."""
        return self.cases - self.vacuous < max(1, self.relation.telling * self.cases - 2)


def shares(relations: Iterable[Relation], cases: int, *, least: int = 2) -> dict[str, int]:
    """Divide a number of cases among relations by their shares; each gets at least a few.

    >>> shares([Relation("a", print, 3.0, 0.5), Relation("b", print, 1.0, 0.5)], 40)
    {'a': 30, 'b': 10}
    """
    chosen = list(relations)
    total = sum(each.share for each in chosen)
    return {each.name: max(least, round(cases * each.share / total)) for each in chosen}


def ran(relation: Relation, seed: int, numbers: Iterable[int], engine: Engine) -> Tally:
    """Try the cases of a relation that have these numbers."""
    tally = Tally(relation)
    begun = perf_counter()
    for number in numbers:
        case = Case(engine, relation.name, seed, number)
        tally.cases += 1
        try:
            relation.check(case)
        except Exception as error:  # whatever goes wrong is told as a lie, and the run goes on
            kind = "" if isinstance(error, Lie) else f"{type(error).__name__}: "
            tally.lies.append(_confession(relation.name, seed, number, f"{kind}{error}", case))
        tally.vacuous += not case.says_something
        tally.methods.update(method for method, _ in case.asked)
    tally.seconds = perf_counter() - begun
    return tally


def _confession(name: str, seed: int, number: int, sentence: str, case: Case) -> str:
    """Tell a lie with all that was asked, so that it can be asked again."""
    lines = [
        json.dumps({"jsonrpc": "2.0", "id": n, "method": method, "params": params}, ensure_ascii=False, default=str)
        for n, (method, params) in enumerate(case.asked)
    ]
    again = f"python -m lies --seed {seed} --case {number} {name}"
    return "\n".join([f"{name}: {sentence}", f"  again: {again}", *[f"  {line}" for line in lines]])

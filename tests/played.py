"""A game that a test plays: its record, and what has come of it."""

from typing import Any

from tilewise.api import Engine
from tilewise.errors import TilewiseError

__all__ = ["Played", "problem_of"]


class Played:
    """A game after some actions; `["board"]` and the like are what its state says.

    The game is begun with the fields of a setup, and `after` gives the game after some more actions.
    """

    def __init__(self, engine: Engine, game: str, setup: dict[str, Any], actions: tuple[Any, ...] = ()) -> None:
        self._engine, self._game = engine, game
        self.record: dict[str, Any] = {"setup": setup, "actions": list(actions)}
        told = {"limit": 0, "since": max(len(actions) - 1, 0)}
        self.match: Any = engine.call(f"{game}.match", {**self.record, **told})

    def __getitem__(self, name: str) -> Any:
        return self.match["state"][name]

    @property
    def turn(self) -> int | None:
        return self.match["turn"]

    @property
    def ended(self) -> str | None:
        return self.match["ended"]

    @property
    def events(self) -> list[Any]:
        """Those of the last action."""
        return list(self.match["events"])

    @property
    def kinds(self) -> set[str]:
        """The kinds of what may be done now."""
        return {action["kind"] for action in self.legal(1)}

    def after(self, *actions: Any) -> "Played":
        """Do actions one after another; a text is one that has only a kind."""
        more = [{"kind": action} if isinstance(action, str) else action for action in actions]
        return Played(self._engine, self._game, self.record["setup"], (*self.record["actions"], *more))

    def legal(self, limit: int | None = None) -> list[Any]:
        return list(self.ask("match", limit=limit)["legal"])

    def seen(self, seat: int) -> Any:
        """What has come of the game, as a seat sees it."""
        return self.ask("match", limit=0, seat=seat)

    def choose(self, **fields: Any) -> Any:
        """What a level does."""
        return self.ask("choose", **fields)["action"]

    def review(self, **fields: Any) -> Any:
        return self.ask("review", **fields)

    def ask(self, method: str, **fields: Any) -> Any:
        """Ask a method about the game, a job to its end."""
        return self._engine.call(f"{self._game}.{method}", {**self.record, **fields})


def problem_of(error: TilewiseError) -> dict[str, Any]:
    """Give what is wrong with the action that was refused last, with its code."""
    assert (error.code, error.data["field"]) == ("action", "actions")
    problem: Any = error.data["problem"]
    return dict(problem)

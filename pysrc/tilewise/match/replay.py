"""Playing a record: a game is kept as it stood after each of its actions, so that one more action costs one.

A turn back costs none, and another action in its place costs one.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from ..errors import TilewiseError
from .record import refused

__all__ = ["Played", "Replays"]

Game = TypeVar("Game")
Event = TypeVar("Event")

_MOST = 4
"""Games that are kept: those of a page and of its jobs."""


@dataclass(frozen=True)
class Played(Generic[Game, Event]):
    """A game from its beginning on, as it stood after each of its actions, and the events of each of them."""

    games: Sequence[Game]
    events: Sequence[Sequence[Event]]

    @property
    def game(self) -> Game:
        """The game as it stands now."""
        return self.games[-1]

    def events_since(self, action: int) -> list[Event]:
        """List the events of an action and of those after it."""
        return [event for events in self.events[action:] for event in events]


@dataclass
class _Line(Generic[Game, Event]):
    """A game that goes on: `games` has one more than there are actions, which are written out to be compared."""

    games: list[Game]
    actions: list[str] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)

    def back_to(self, actions: Sequence[str]) -> None:
        """Forget all from the first action on that is another."""
        same = 0
        for mine, other in zip(self.actions, actions, strict=False):
            if mine != other:
                break
            same += 1
        del self.games[same + 1 :], self.actions[same:], self.events[same:]


class Replays(Generic[Game, Event]):
    """The games of one kind that were asked for last. `act` gives a new game and leaves the old one as it was.

    >>> sums = Replays(lambda total, number: (total + number, [f"{number} more"]))
    >>> sums.played("from ten", lambda: 10, [1, 2]).game
    13
    >>> sums.played("from ten", lambda: 1 // 0, [1, 2, 4]).events_since(1)
    ['2 more', '4 more']
    """

    def __init__(self, act: Callable[[Game, Any], tuple[Game, list[Event]]]) -> None:
        self._act = act
        self._lines: dict[Hashable, _Line[Game, Event]] = {}

    def played(self, key: Hashable, begin: Callable[[], Game], actions: Sequence[Any]) -> Played[Game, Event]:
        """Give a game after some actions.

        `key` says what it is begun with, word list included, and `begin` begins it. Raises what that raises, and
        PlayError "action" for an action that cannot be done.
        """
        line = self._lines.pop(key, None) or _Line([begin()])
        self._lines[key] = line
        if len(self._lines) > _MOST:
            del self._lines[next(iter(self._lines))]
        written = [repr(action) for action in actions]  # 1 and true are equal, but not alike
        line.back_to(written)
        for index in range(len(line.actions), len(actions)):
            try:
                game, events = self._act(line.games[-1], actions[index])
            except TilewiseError as error:
                raise refused(error, index) from error
            line.games.append(game)
            line.actions.append(written[index])
            line.events.append(events)
        return Played(tuple(line.games), tuple(line.events))

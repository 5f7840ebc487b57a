"""The exceptions of Tilewise.

    TilewiseError (ValueError)
    ├── LetterError      a letter, alphabet or tile that does not belong
    ├── LexiconError     a word list that is unknown, damaged or empty
    ├── PositionError    a board, mask or rack that is impossible
    ├── PlayError        a play that the rules do not allow
    └── RequestError     a request whose shape is wrong

Every error has a stable `code` for programs, one sentence for people, and the place it is about: the `field` of the
request and, where they mean something, `row` and `column` (counted from 0) or `line` (counted from 1).
"""

__all__ = ["LetterError", "LexiconError", "PlayError", "PositionError", "RequestError", "TilewiseError"]


class TilewiseError(ValueError):
    """Say what was wrong, where, and what would be right.

    >>> error = PositionError("overlap", "Square 3 belongs to both sides.", field="theirs", square=3)
    >>> error.code, str(error), error.data
    ('overlap', 'Square 3 belongs to both sides.', {'code': 'overlap', 'field': 'theirs', 'square': 3})
    """

    def __init__(self, code: str, message: str, **place: object) -> None:
        super().__init__(message)
        self.code = code
        self.place = place

    @property
    def data(self) -> dict[str, object]:
        """The `data` member of the JSON-RPC error."""
        return {"code": self.code, **self.place}


class LetterError(TilewiseError):
    """A letter, alphabet or tile that does not belong."""


class LexiconError(TilewiseError):
    """A word list that is unknown, damaged or empty."""


class PositionError(TilewiseError):
    """A board, mask or rack that is impossible."""


class PlayError(TilewiseError):
    """A play that the rules do not allow."""


class RequestError(TilewiseError):
    """A request whose shape is wrong."""

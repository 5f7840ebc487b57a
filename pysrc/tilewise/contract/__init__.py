"""The contract of the methods, told once: what each takes and gives, as Python types.

A method is a function of a request and the library of word lists. Its request is a frozen dataclass, its result a
TypedDict; what a type cannot say stands beside it in `Annotated`: the bounds of a number, and a sentence for people.

    METHODS = Methods()

    @dataclass(frozen=True, kw_only=True)
    class CheckRequest:
        lexicon: ListId
        words: Annotated[list[str], "Words in either case."]

    class CheckResult(TypedDict):
        valid: Annotated[dict[str, bool], "For each word, whether it is in the list."]

    @METHODS.add("lexicon.check", example={"lexicon": "en", "words": ["qi"]})
    def check(request: CheckRequest, library: Library) -> CheckResult: ...

What may be large has a bound of the one table in `bounds`. From these annotations come the reading of a request and its
errors (`reader`), the types of the page and of those who embed it (`typescript`), and the reference for people
(`reference`).
"""

from .bounds import check_params
from .markers import AS_GIVEN, Alias, Bounds, Exactly, Items, ListId, MinZipf, Pair, Seconds
from .method import Example, Method, Methods
from .reader import read

__all__ = [
    "AS_GIVEN",
    "Alias",
    "Bounds",
    "Exactly",
    "Example",
    "Items",
    "ListId",
    "Method",
    "Methods",
    "MinZipf",
    "Pair",
    "Seconds",
    "check_params",
    "read",
]

"""Which sense explains an English word: its own, or that of a base form whose part of speech has such an ending."""

from collections.abc import Mapping, Sequence

__all__ = ["sense_of"]

_ENDINGS = {
    "s": (("s", "", "nv"), ("ies", "y", "nv"), ("es", "", "nv")),
    "n": (("men", "man", "n"),),
    "d": (("ed", "e", "v"), ("ed", "", "v"), ("ied", "y", "v")),
    "g": (("ing", "e", "v"), ("ing", "", "v")),
    "r": (("er", "e", "a"), ("er", "", "a"), ("ier", "y", "a"), ("er", "e", "v"), ("er", "", "v"), ("ier", "y", "v")),
    "t": (("est", "e", "a"), ("est", "", "a"), ("iest", "y", "a")),
}
"""By the last letter: endings, what base forms have in their place, and parts of speech, of which the usual counts.

These are WordNet's rules, morphy(7WN), and more for Y; what ends in -er may be who does it. The page has the same, in
`web/engine/meanings.ts`.
"""


def sense_of(word: str, senses: Mapping[str, Sequence[str]]) -> tuple[str, str] | None:
    """Give the word that explains one in lower case, and which of its senses does; None where nothing is known.

    `senses` has those of each word, the usual one first; each begins with the letter of its part of speech. A word of
    its own explains itself. Where no base form is of a part of speech that has such an ending, any other explains it.

    >>> senses = {"duck": ["n a bird", "v to stoop"], "plan": ["n a scheme", "v to scheme"], "fine": ["a good"]}
    >>> [sense_of(word, senses) for word in ("duck", "ducks", "ducked")]
    [('duck', 'n a bird'), ('duck', 'n a bird'), ('duck', 'v to stoop')]
    >>> sense_of("runs", {"run": ["v to move fast", "n a score"]})
    ('run', 'v to move fast')
    >>> [sense_of(word, senses) for word in ("planning", "finer", "fines", "fin")]
    [('plan', 'v to scheme'), ('fine', 'a good'), ('fine', 'a good'), None]
    """
    if word in senses:
        return word, senses[word][0]
    forms = _forms(word, senses)
    for form, parts in forms:
        for sense in senses[form]:
            if sense[0] in parts:
                return form, sense
    return next(((form, senses[form][0]) for form, _ in forms if len(form) > 2), None)


def _forms(word: str, senses: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    """Give the known words that one may be a form of, with parts of speech; last those whose consonant is doubled."""
    forms, doubled = [], []
    for ending, instead, parts in _ENDINGS.get(word[-1:], ()):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            form = word[: -len(ending)] + instead
            if form in senses:
                forms.append((form, parts))
            if form[-1] == form[-2] and form[-1] not in "aeiou" and form[:-1] in senses:
                doubled.append((form[:-1], parts))
    return forms + doubled

"""Alphabets: which letters a language plays with, in which order, and how text becomes tiles.

Inside the solvers a word is a run of bytes, one byte a tile: the first tile of an alphabet is 65 ("A"), the next 66 and
so on. Byte order is then the alphabet's own order, a digraph tile such as Spanish CH costs nothing extra, and a whole
word list is one flat string of bytes to slice and translate. English words look like themselves.

Text comes in any case and with accents that the game ignores; what folds into what is said here and nowhere else.
`str.upper` and `str.lower` are never used: they are wrong for Turkish, whose dotted and dotless i differ.
"""

import codecs
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any

from .errors import LetterError

__all__ = ["ALPHABETS", "FIRST_CODE", "UNKNOWN", "Alphabet", "Tiles", "alphabet", "without_spaces"]

Tiles = bytes
"""Tiles as the solvers see them: one byte each, FIRST_CODE + the tile's place in its alphabet."""

FIRST_CODE = 65
"""The byte of an alphabet's first tile."""

_MOST_TILES = 62
"""Codes end at 126, so that tiles stay within ASCII and clear of control characters."""

UNKNOWN = 1
"""The byte that stands for a character outside the alphabet while text is being read."""


@dataclass(frozen=True)
class Alphabet:
    """One language's tiles in order, with the lower case of each and what folds into them.

    `letters` and `lowers` run side by side, upper and lower case. `folds` maps other characters to one or more letters
    ("ß" to "SS"). `accents` are the accented letters, in lower case, that the language writes or has borrowed and its
    game plays without their accent ("é" as E). Any other letter is foreign, and never taken for one that is like it.

    >>> alphabet("tr").encode("ılık") == alphabet("tr").encode("ILIK"), alphabet("tr").decode(b"AL")
    (True, 'Aİ')
    >>> alphabet("es").encode("chico"), alphabet("es").decode(b"DJ")
    (b'DJCR', 'CHI')
    """

    id: str
    name: str
    letters: tuple[str, ...]
    lowers: tuple[str, ...]
    folds: Mapping[str, str] = field(default_factory=dict, hash=False)
    accents: str = ""

    def __post_init__(self) -> None:
        if len(self.letters) > _MOST_TILES:
            raise LetterError(
                "alphabet-size", f"An alphabet holds at most {_MOST_TILES} tiles; {self.name} has {len(self.letters)}."
            )

    def __len__(self) -> int:
        return len(self.letters)

    @cached_property
    def has_digraphs(self) -> bool:
        """Whether some tile shows more than one letter."""
        return any(len(letter) > 1 for letter in self.letters)

    @property
    def codes(self) -> range:
        """The bytes of this alphabet's tiles."""
        return range(FIRST_CODE, FIRST_CODE + len(self.letters))

    def code(self, letter: str) -> int:
        """Give the byte of one tile: a letter in either case, or a whole digraph ("CH").

        Raises LetterError (code "letter") for anything else.
        """
        tiles = self.encode(letter)
        if len(tiles) != 1:
            raise LetterError("letter", f"“{letter}” is not a single tile of the {self.name} alphabet.")
        return tiles[0]

    def encode(self, text: str) -> Tiles:
        """Turn a word into tiles, two letters into their digraph tile wherever they stand together.

        Raises LetterError (code "letter", with `index` in the text and the `letter`) for a character outside the
        alphabet.
        """
        tiles = self.encode_lines(text)
        if UNKNOWN in tiles or b"\n" in tiles:
            index, letter = next(
                (i, c) for i, c in enumerate(self._compose(text)) if c == "\n" or self.encode_lines(c) == b"\x01"
            )
            raise LetterError(
                "letter", f"“{letter}” is not a letter of the {self.name} alphabet.", letter=letter, index=index
            )
        return tiles

    def encode_lines(self, text: str) -> bytes:
        r"""Turn a whole text of words into tiles in a few passes of C; line feeds stay, unknown characters become 1.

        >>> alphabet("en").encode_lines("ab\nNaïve\nx-y")
        b'AB\nNAIVE\nX\x01Y'
        """
        return self.joined(text.encode("ascii").translate(self._ascii) if text.isascii() else self._encode_any(text))

    def joined(self, letters: Tiles) -> Tiles:
        """Take letters that stand together for the digraph tile that they are, as in words.

        >>> spanish = alphabet("es")
        >>> apart = bytes([spanish.code("c"), spanish.code("h")])
        >>> spanish.joined(apart) == spanish.encode("ch"), spanish.joined(apart[::-1]) == apart[::-1]
        (True, True)
        """
        for pair, code in self._digraphs:
            letters = letters.replace(pair, code)
        return letters

    def _encode_any(self, text: str) -> bytes:
        text = self._compose(text)
        for char, letters in self._expansions.items():
            if char in text:
                text = text.replace(char, letters)
        raw, _ = codecs.charmap_encode(text, "tilewise.unknown", self._charmap)
        return raw.translate(self._folding)

    def decode(self, tiles: Tiles) -> str:
        """Turn tiles into upper-case text.

        >>> alphabet("en").decode(b"QI")
        'QI'
        """
        return codecs.charmap_decode(tiles, "strict", self._decoding)[0]

    def decode_all(self, words: Iterable[Tiles]) -> list[str]:
        """Turn many words into upper-case texts, all in one pass.

        >>> alphabet("es").decode_all([b"AB", b"DJ"])
        ['AB', 'CHI']
        """
        joined = b"\n".join(words)
        return self.decode(joined).split("\n") if joined else []

    def parse(self, text: str, *, extra: str = "") -> Iterator[tuple[int, str]]:
        """Read the tiles of a board row or a rack: single letters, and digraph tiles in brackets ("[CH]").

        Yields pairs of the tile's byte and the text it was read from; characters of `extra` (a blank's "?", an empty
        square's ".") come through with their own byte. Here two letters side by side stay two tiles.
        Raises LetterError (code "letter", with `index`) for anything else.

        >>> [code for code, _ in alphabet("es").parse("c[ch]?", extra="?")]
        [67, 68, 63]
        """
        text = self._compose(text)
        index = 0
        while index < len(text):
            char = text[index]
            end = text.find("]", index) + 1 if char == "[" else index + 1
            read = text[index:end] if end else text[index:]
            if char in extra:
                yield ord(char), char
            else:
                tiles = self.encode_lines(read[1:-1] if read.startswith("[") and read.endswith("]") else read)
                if len(tiles) != 1 or tiles in (b"\x01", b"\n"):
                    raise LetterError(
                        "letter", f"“{read}” is not a tile of the {self.name} alphabet.", letter=read, index=index
                    )
                yield tiles[0], read
            index += len(read)

    def _compose(self, text: str) -> str:
        """Write letters and accents as one; programs that know no Turkish make two characters of the i of İ."""
        if text.isascii():
            return text
        text = unicodedata.normalize("NFC", text)
        return text.replace("i\u0307", "i") if "İ" in self.letters else text

    @cached_property
    def _known(self) -> dict[str, int]:
        """Every character that is one tile: letters in both cases, folds, and letters with ignored accents."""
        known = {"\n": ord("\n")}
        for code, upper, lower in zip(self.codes, self.letters, self.lowers, strict=True):
            if len(upper) == 1:
                known |= {upper: code, lower: code}
        for char, letters in self.folds.items():
            if len(letters) == 1:
                known[char] = known[letters]
        for char in self.accents + self.accents.upper():
            known[char] = known[unicodedata.normalize("NFD", char)[0]]
        return known

    @cached_property
    def written(self) -> Mapping[str, str]:
        """Every character that it reads, and how that is written in lower case, with its accent.

        >>> [alphabet("tr").written[char] for char in "Iİâ"], "É" in alphabet("hu").written, alphabet("fr").written["É"]
        (['ı', 'i', 'â'], True, 'é')
        """
        lowers = {upper: lower for upper, lower in zip(self.letters, self.lowers, strict=True) if len(upper) == 1}
        others = dict(zip(self.accents.upper(), self.accents, strict=True)) | {
            char: char.lower() for char in self.folds
        }
        return {char: char for char in (*lowers.values(), *others.values())} | lowers | others

    @cached_property
    def _ascii(self) -> bytes:
        return bytes([self._known.get(chr(byte), UNKNOWN) for byte in range(128)]).ljust(256, bytes([UNKNOWN]))

    # codecs.charmap_encode is the one fast way from text to a byte a character that CPython offers for any alphabet. It
    # wants a one-to-one table, so each known character first gets a byte of its own, and bytes.translate folds those
    # into the tiles.
    @cached_property
    def _charmap(self) -> Any:
        table = ["\ufffe"] * 256
        for byte, char in enumerate(self._known, start=2):
            table[byte] = char
        return codecs.charmap_build("".join(table))

    @cached_property
    def _folding(self) -> bytes:
        return bytes([0, UNKNOWN, *self._known.values()]).ljust(256, bytes([UNKNOWN]))

    @cached_property
    def _expansions(self) -> dict[str, str]:
        return {char: letters for char, letters in self.folds.items() if len(letters) > 1}

    @cached_property
    def _decoding(self) -> dict[int, str] | str:
        """What each byte stands for; a text is the quicker table, but its entries are single characters."""
        table = {ord("\n"): "\n", **dict(zip(self.codes, self.letters, strict=True))}
        return table if self.has_digraphs else "".join(table.get(byte, "\ufffe") for byte in range(self.codes.stop))

    @cached_property
    def _digraphs(self) -> list[tuple[bytes, bytes]]:
        """The single tiles of each digraph and the digraph's own, longest first."""
        pairs = [
            (bytes([self._known[char] for char in letters]), bytes([code]))
            for code, letters in zip(self.codes, self.letters, strict=True)
            if len(letters) > 1
        ]
        return sorted(pairs, key=lambda pair: (-len(pair[0]), pair))


def _mark_unknown(error: UnicodeError) -> tuple[bytes, int]:
    assert isinstance(error, UnicodeEncodeError)
    return bytes([UNKNOWN]) * (error.end - error.start), error.end


codecs.register_error("tilewise.unknown", _mark_unknown)


def _alphabet(
    id: str, name: str, letters: str, folds: Mapping[str, str], accents: str = "", *, lowers: str = ""
) -> Alphabet:
    upper = tuple(letters.split())
    return Alphabet(id, name, upper, tuple(lowers.split()) or tuple(map(str.lower, upper)), folds, accents)


def _isolated(forms: str) -> dict[str, str]:
    """Map presentation forms of Arabic letters to the letters."""
    return {form: unicodedata.normalize("NFKC", form) for form in forms}


_LATIN = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"
_LIGATURES = {"œ": "OE", "Œ": "OE", "æ": "AE", "Æ": "AE"}

ALPHABETS: Mapping[str, Alphabet] = MappingProxyType(
    {
        each.id: each
        for each in (
            _alphabet("en", "English", _LATIN, _LIGATURES, "àâäçèéêëîïñóôöûü"),
            _alphabet("fr", "French", _LATIN, _LIGATURES, "àâäçèéêëîïñôöùûüÿ"),
            _alphabet("nl", "Dutch", _LATIN, {"ĳ": "IJ", "Ĳ": "IJ"}, "àáâäçèéêëíîïñóôöûü"),
            _alphabet(
                "de",
                "German",
                "A Ä B C D E F G H I J K L M N O Ö P Q R S T U Ü V W X Y Z",
                {"ß": "SS", "ẞ": "SS"},
                "àâçèéêëîïñôû",
            ),
            _alphabet("es", "Spanish", "A B C CH D E F G H I J K L LL M N Ñ O P Q R RR S T U V W X Y Z", {}, "áéíóúü"),
            _alphabet("pt", "Portuguese", "A B C Ç D E F G H I J K L M N O P Q R S T U V W X Y Z", {}, "áâãàéêíóôõúü"),
            # The circumflex only marks length and palatal consonants; every other accent, and q, w, x, are foreign.
            _alphabet(
                "tr",
                "Turkish",
                "A B C Ç D E F G Ğ H I İ J K L M N O Ö P R S Ş T U Ü V Y Z",
                {"Â": "A", "â": "A", "Î": "İ", "î": "İ", "Û": "U", "û": "U"},
                lowers="a b c ç d e f g ğ h ı i j k l m n o ö p r s ş t u ü v y z",
            ),
            # From here on the languages of tile sets whose lists visitors bring themselves.
            _alphabet(
                "ca", "Catalan", "A B C Ç D E F G H I J K L L·L M N NY O P Q QU R S T U V W X Y Z ·", {}, "àèéíïóòúü"
            ),
            _alphabet(
                "cs", "Czech", "A Á B C Č D Ď E É Ě F G H I Í J K L M N Ň O Ó P Q R Ř S Š T Ť U Ú Ů V W X Y Ý Z Ž", {}
            ),
            _alphabet("da", "Danish", f"{_LATIN} Æ Ø Å", {}, "àáèéêóôü"),
            _alphabet(
                "el",
                "Greek",
                "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω",
                dict(zip("ςάέήίόύώϊϋΐΰΆΈΉΊΌΎΏΪΫ", "ΣΑΕΗΙΟΥΩΙΥΙΥΑΕΗΙΟΥΩΙΥ", strict=True)),
            ),
            _alphabet("eu", "Basque", "A B C D E F G H I J K L M N O P Q R RR S T TS TX TZ U V W X Y Z", {}, "çñü"),
            _alphabet("fi", "Finnish", f"{_LATIN} Å Ä Ö", {}, "éšüž"),
            _alphabet(
                "hu",
                "Hungarian",
                "A Á B C CS D E É F G GY H I Í J K L LY M N NY O Ó Ö Ő P Q R S SZ T TY U Ú Ü Ű V W X Y Z ZS",
                {},
            ),
            _alphabet("it", "Italian", _LATIN, {}, "àèéìíîòóùú"),
            _alphabet("no", "Norwegian", f"{_LATIN} Æ Ø Å", {}, "àáâèéêóòôü"),
            _alphabet("pl", "Polish", "A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż", {}),
            _alphabet("ro", "Romanian", _LATIN, {}, "ăâîșşțţ"),
            _alphabet(
                "ru", "Russian", "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ъ Ы Ь Э Ю Я", {"Ё": "Е", "ё": "Е"}
            ),
            _alphabet(
                "sk",
                "Slovak",
                "A Á Ä B C Č D Ď E É F G H I Í J K L Ĺ Ľ M N Ň O Ó Ô P Q R Ŕ S Š T Ť U Ú V W X Y Ý Z Ž",
                {},
            ),
            _alphabet("sl", "Slovenian", "A B C Č D E F G H I J K L M N O P Q R S Š T U V W X Y Z Ž", {}),
            _alphabet("sv", "Swedish", f"{_LATIN} Å Ä Ö", {}, "àáçèéêëü"),
            # Tile sets name Arabic letters by their isolated forms. Madda, and hamza below an alif, are ignored.
            _alphabet(
                "ar",
                "Arabic",
                "ء أ ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه ؤ و ى ئ",
                _isolated("ﺀﺃﺍﺏﺕﺙﺝﺡﺥﺩﺫﺭﺯﺱﺵﺹﺽﻁﻅﻉﻍﻑﻕﻙﻝﻡﻥﻩﺅﻭﻯﺉ") | {"آ": "ا", "إ": "ا", "ي": "ى", "ة": "ه"},
            ),
            _alphabet(
                "fa",
                "Persian",
                "ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی",
                {"آ": "ا", "أ": "ا", "ك": "ک", "ي": "ی", "ئ": "ی", "ؤ": "و", "ة": "ه"},
            ),
        )
    }
)
"""The alphabets of the shipped lists and tile sets, by language code."""


def without_spaces(text: str) -> str:
    """Give text as it counts in a rack, a hand, a board, a word or a pattern: white space is nothing there.

    >>> without_spaces(" QI Z A ")
    'QIZA'
    """
    return "".join(text.split())


def alphabet(id: str) -> Alphabet:
    """Look an alphabet up by its language code.

    Raises LetterError (code "alphabet-unknown") for a code that is not in `ALPHABETS`.

    >>> len(alphabet("tr"))
    29
    """
    if id not in ALPHABETS:
        raise LetterError(
            "alphabet-unknown", f"There is no alphabet “{id}”; choose from {', '.join(ALPHABETS)}.", field="alphabet"
        )
    return ALPHABETS[id]

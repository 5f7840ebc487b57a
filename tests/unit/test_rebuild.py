"""wordlists/rebuild.py: what it reads from packages, how words become a list, and that the lists here are right.

The packages are made up and small; nothing here needs a network.
"""

import gzip
import hashlib
import io
import json
import tarfile
import zipfile

import pytest
from amount import some
from wordlists import rebuild


def tarball(mode: str, **files: bytes) -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode=mode) as tar:
        for name, content in files.items():
            member = tarfile.TarInfo(name.replace("__", "/"))
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    return made.getvalue()


def debian_package(**files: bytes) -> bytes:
    """An ar archive with a first part of odd length, as deb(5) has it."""
    parts = {"debian-binary": b"2.0", "control.tar.xz": b"", "data.tar.xz": tarball("w:xz", **files)}
    return b"!<arch>\n" + b"".join(
        f"{name:<16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(content):<10}`\n".encode() + content + b"\n" * (len(content) % 2)
        for name, content in parts.items()
    )


def wheel(**files: bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in files.items():
            archive.writestr(name.replace("__", "/"), content)
    return made.getvalue()


@pytest.mark.parametrize(
    ("kind", "archive"),
    [
        (".tgz", tarball("w:gz", a__words=b"aa\n", a__other=b"bb\n")),
        (".deb", debian_package(a__words=b"aa\n", a__other=b"bb\n")),
        (".whl", wheel(a__words=b"aa\n", a__other=b"bb\n")),
    ],
)
def test_each_kind_of_package_gives_the_files_asked_for(kind, archive):
    assert rebuild.unpack(archive, kind, "a/words") == {"a/words": b"aa\n"}
    assert set(rebuild.unpack(archive, kind, "a/*")) == {"a/words", "a/other"}
    assert rebuild.unpack(archive, kind, "b/*") == {}


def test_what_is_no_debian_package_is_a_sentence():
    with pytest.raises(rebuild.Trouble, match=r"without data\.tar"):
        rebuild.unpack(b"<html>not found</html>", ".deb", "*")


@pytest.mark.parametrize(
    ("package", "name", "command"),
    [
        (("npm", "word-list", "4.1.0"), "word-list-4.1.0.tgz", "npm pack word-list@4.1.0"),
        (("Debian", "wdutch", "1:2-2"), "wdutch_1%3a2-2_*.deb", "apt-get download wdutch=1:2-2"),
        (("PyPI", "a-b", "3.1"), "a_b-3.1-*.whl", "pip download --no-deps a-b==3.1"),
    ],
)
def test_packages_are_fetched_by_exact_version(package, name, command):
    made = rebuild.Package(*package)
    assert made.pattern == name
    assert " ".join(made.client).endswith(command)


def test_tanglets_words_are_their_spellings_or_what_the_dice_show():
    packed = gzip.compress("AALARTIG\nAALAEHNLICH aalähnlich\nAAL aal Aal\n".encode())
    assert list(rebuild.tanglet_words(packed)) == ["AALARTIG", "aalähnlich", "aal", "Aal"]


def packed_text(text: str) -> bytes:
    raw = text.encode()
    return (bytes([0xA0 + len(raw)]) if len(raw) < 32 else bytes([0xD9, len(raw)])) + raw


def test_wordfreqs_lists_are_read_by_their_place():
    header = bytes([0x82]) + packed_text("format") + packed_text("cB") + packed_text("version") + bytes([1])
    long = "ö" * 20
    lists = [b"\x90", bytes([0x92]) + packed_text("the") + packed_text(long), b"\xdc\x00\x01" + packed_text("a")]
    packed = gzip.compress(bytes([0xDD, 0, 0, 0, 4]) + header + b"".join(lists))
    assert rebuild.wordfreq_centibels(packed) == {"the": 1, long: 1, "a": 2}


def test_what_wordfreq_never_has_is_a_sentence():
    with pytest.raises(rebuild.Trouble, match="kind 0xc0"):
        rebuild.read_msgpack(b"\xc0")


def test_frequencies_are_bels_above_one_in_a_billion():
    centibels = {"the": 127, "half": 705, "way": 365, "unasked": 300}
    assert rebuild.zipf_rows(["the", "half", "way", "unknown"], centibels) == {"the\t7.7", "half\t2.0", "way\t5.3"}


LICENCE = "  1 This software and database is being provided to you\n"
LONG = "(botany) " + "word " * 30
WORDNET = {
    "dict/index.noun": f"{LICENCE}run n 2 1 @ 2 1 00000010 00000020\n"
    "ash n 2 3 @ ~ #m 1 0 00000050 00000020\nwale n 1 0 1 0 00000060\nwales n 1 0 1 0 00000050\n"
    "cid n 1 0 1 0 00000050\nu n 1 0 1 0 00000020\n",
    "dict/index.verb": "run v 1 0 1 1 00000030\nash v 1 0 1 0 00000070\n",
    "dict/index.adj": "fast a 1 0 1 0 00000080\n",
    "dict/index.adv": "fast r 1 0 1 0 00000040\n",
    "dict/data.noun": f'{LICENCE}00000010 04 n 01 run 0 000 | a score; a tally; "he scored"; "two runs"  \n'
    f"00000020 04 n 01 ash 0 000 | {LONG}\n00000060 04 n 02 welt 0 wale 0 000 | a mark  \n"
    "00000050 04 n 04 Ash 0 Wales 0 Cid 0 Holy_ash 0 000 | somebody called ash  \n",
    "dict/data.verb": "00000030 04 v 01 run 0 000 | move fast  \n00000070 04 v 01 ash 0 000 | burn  \n",
    "dict/data.adj": "00000080 00 a 01 fast(p) 0 000 | quick  \n",
    "dict/data.adv": "00000040 02 r 01 fast 0 000 | quickly  \n",
    "dict/index.sense": "run%1:04:00:: 00000010 1 3\nrun%1:04:01:: 00000020 2 1\nrun%2:38:00:: 00000030 1 5\n"
    "fast%3:00:00:: 00000080 1 2\nfast%4:02:00:: 00000040 1 2\nash%1:18:00:: 00000050 1 9\n"
    "ash%2:30:00:: 00000070 1 0\n",
}


def test_glosses_are_first_senses_of_words_or_of_their_base_forms():
    wordnet = {path: text.encode() for path, text in WORDNET.items()}
    ash = "n " + LONG[:120].rpartition(" ")[0] + "…"
    rows = rebuild.gloss_rows(["runs", "ashes", "fast", "us", "zzz"], wordnet)
    assert rows == {
        "run\tv move fast\tn a score; a tally",  # the verb is the more frequent
        f"ash\t{ash}\tv burn",
        "fast\ta quick\tr quickly",
    }


def test_names_explain_only_what_nothing_else_does():
    wordnet = {path: text.encode() for path, text in WORDNET.items()}
    rows = rebuild.gloss_rows(["wales", "cid", "cided"], wordnet)
    assert rows == {"wale\tn a mark", "cid\tn somebody called ash"}


def test_a_list_has_only_words_that_can_be_played():
    assert rebuild.playable(["ab", "a", "Ab", "a-b", "a b", "", "éa", "ñu"]) == {"ab"}
    assert rebuild.playable(["ñu", "éa"], rebuild.ASCII + "ñ") == {"ñu"}


def test_accents_go_and_letters_stay():
    assert list(rebuild.unaccented(["pâté", "ação", "œuf"])) == ["pate", "acao", "œuf"]
    assert list(rebuild.unaccented(["ação"], keep="ç")) == ["açao"]


def test_a_text_is_sorted_by_code_point_and_ends_each_line():
    assert rebuild.as_text({"zz", "äb", "ab"}) == "ab\nzz\näb\n".encode()


@pytest.mark.parametrize(
    ("id", "files", "words"),
    [
        ("en", [b'["a", "ab", "ao", "uk"]'], {"ab"}),
        ("en-rude", [b'["a", "ab", "uk"]', b"ab\n"], {"uk"}),
        ("fr", ['["abaissé", "abat-jour", "a"]'.encode()], {"abaisse"}),
        ("es", ['["ñandú", "año"]'.encode()], {"año"}),
        ("de", [gzip.compress("MASS Maß\nAALAEHNLICH aalähnlich\nCAFE Café\n".encode())], {"mass", "aalähnlich"}),
        ("nl", ["één\n's\nAdam\n".encode()], {"een"}),
        ("pt", ["ação\nAnd\n".encode()], {"açao"}),
    ],
)
def test_recipes_make_their_lists(id, files, words):
    assert rebuild.RECIPES[id].make(*[{"file": content} for content in files]) == words


def test_common_english_is_of_sizes_up_to_60_and_accepted_spellings():
    folder = "usr/share/dict/scowl/"
    files = {
        folder + "english-words.10": "the\nThe\ndon't\ncafé\n".encode(),
        folder + "variant_1-words.60": b"ampoule\n",
        folder + "variant_2-words.10": b"altho\n",
        folder + "english-words.70": b"rare\n",
        folder + "english-upper.10": b"upper\n",
    }
    assert rebuild.RECIPES["en-common"].make(files) == {"the", "cafe", "ampoule"}


def test_every_list_is_either_rebuilt_or_known_not_to_be():
    assert set(rebuild.digests()) == set(rebuild.RECIPES) | set(rebuild.DIGEST_ONLY)
    assert not set(rebuild.RECIPES) & set(rebuild.DIGEST_ONLY)
    played = {path.name for path in rebuild.HERE.glob("*.played.tsv.gz")}  # playability.py makes these
    assert {path.name for path in rebuild.HERE.glob("*.gz")} - played == {
        rebuild.place(id).name for id in rebuild.digests()
    }


def test_the_lists_here_are_those_of_the_index():
    problems = []
    for id in some(rebuild.digests(), 4):
        text = rebuild.committed(id)
        lines = text.decode().splitlines()
        if hashlib.sha256(text).hexdigest() != rebuild.digests()[id]:
            problems.append(f"{id} is another text")
        if lines != sorted(set(lines)) or rebuild.as_text(lines) != text:
            problems.append(f"{id} is not in order")
    assert problems == []


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with one list, `en`, whose package has been put where packages are kept."""
    monkeypatch.setattr(rebuild, "HERE", tmp_path / "wordlists")
    monkeypatch.setattr(rebuild, "PACKAGES", tmp_path / ".build" / "packages")
    rebuild.HERE.mkdir()
    rebuild.PACKAGES.mkdir(parents=True)
    package = tarball("w:gz", **{"package__index.json": b'["a", "ab", "aa", "uk"]'})
    (rebuild.PACKAGES / "an-array-of-english-words-2.0.0.tgz").write_bytes(package)
    index = {"en": {"sha256": rebuild.sha256(b"aa\nab\n")}, "tr": {"sha256": rebuild.sha256(b"at\n")}}
    (rebuild.HERE / "index.json").write_text(json.dumps(index))
    rebuild.place("tr").write_bytes(gzip.compress(b"at\n"))
    return tmp_path


def test_a_list_is_written_once_and_then_equal(folder, capsys):
    assert rebuild.main(["en"]) == 0
    assert capsys.readouterr().out == "en: rebuilt, written (2 words)\n"
    written = rebuild.place("en").read_bytes()
    assert gzip.decompress(written) == b"aa\nab\n"
    assert written[4:8] == bytes(4), "no time of day is in the file"
    assert rebuild.main(["--check"]) == 0
    assert capsys.readouterr().out == "en: rebuilt, equal (2 words)\ntr: verified by digest\n"


def test_a_list_that_was_changed_is_told_of_and_only_check_leaves_it(folder, capsys):
    rebuild.place("en").write_bytes(gzip.compress(b"aa\n"))
    rebuild.place("tr").write_bytes(gzip.compress(b"at\nay\n"))
    assert rebuild.main(["--check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "en: en.txt.gz is not what its packages give (2 words); rebuild it",
        "tr: tr.txt.gz is not the text that index.json names (2 words)",
    ]
    assert rebuild.committed("en") == b"aa\n"
    assert rebuild.main(["en"]) == 0
    assert rebuild.committed("en") == b"aa\nab\n"


def test_nothing_is_written_that_the_index_does_not_name(folder, capsys):
    index = {"en": {"sha256": rebuild.sha256(b"other\n")}}
    (rebuild.HERE / "index.json").write_text(json.dumps(index))
    assert rebuild.main(["en"]) == 1
    assert "en: rebuilt, but not the text that index.json names (2 words, " in capsys.readouterr().out
    assert not rebuild.place("en").exists()


def test_without_the_client_a_list_is_verified_by_digest(folder, capsys, monkeypatch):
    rebuild.place("en").write_bytes(gzip.compress(b"aa\nab\n"))
    next(rebuild.PACKAGES.iterdir()).unlink()
    monkeypatch.setattr(rebuild.shutil, "which", lambda program: None)
    assert rebuild.main(["en"]) == 0
    said = "npm, which fetches npm an-array-of-english-words 2.0.0, is not here"
    assert capsys.readouterr().out == f"en: verified by digest ({said})\n"


def test_a_client_that_fails_is_a_sentence(folder, capsys, monkeypatch):
    next(rebuild.PACKAGES.iterdir()).unlink()
    monkeypatch.setattr(rebuild.shutil, "which", lambda program: rebuild.sys.executable)
    assert rebuild.main(["en"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("en: npm an-array-of-english-words 2.0.0 could not be fetched, ")
    assert said.endswith("put it into .build/packages\n")


def test_a_damaged_package_is_a_sentence(folder, capsys):
    package = next(rebuild.PACKAGES.iterdir())
    package.write_bytes(package.read_bytes()[:30])
    assert rebuild.main(["en"]) == 1
    assert capsys.readouterr().out.startswith(f"en: {package.name} cannot be read (")


def test_a_list_that_does_not_exist_is_a_sentence(capsys):
    with pytest.raises(SystemExit):
        rebuild.main(["klingon"])
    assert "there is no list klingon; there are en, " in capsys.readouterr().err

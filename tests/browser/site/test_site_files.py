"""The built site as files: complete, relative, immutable under its names, and the same whenever it is built."""

import base64
import filecmp
import gzip
import json
import posixpath
import re
import struct
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

import build
import pytest
import zstandard
from amount import at_night

MUTABLE = {
    "index.html",
    "embed.html",
    "tilewise.js",
    "tilewise-element.js",
    "tilewise.d.ts",
    *(f"examples/{name}.html" for name in ("index", "iframe", "element", "solver", "methods")),
    *(f"examples/{name}.tr.html" for name in ("index", "iframe", "element", "solver")),
    "sw.js",
    "manifest.webmanifest",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "apple-touch-icon.png",
    "preview.png",
    ".nojekyll",
    "tilewise.html",
}


LICENCES = (
    "Tilewise",
    "SCOWL",
    "Robyn Speer",
    "Mozilla Public License Version 2.0",
    "github.com/pyodide/pyodide",
    "Python Software Foundation License",
    "Google LLC",
    "SIL Open Font License",
    "zstddec",
)
"""Words from what the licences page has to hold."""


@pytest.fixture(scope="session")
def names(dist: Path) -> set[str]:
    return {path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file()}


def test_only_the_page_its_worker_its_icons_and_what_others_refer_to_keep_their_names(names):
    kept = {name for name in names if not re.search(r"-[0-9A-Za-z]{8,}[./]|-\d+\.\d+\.\d+[-/]", name)}
    assert kept == MUTABLE


@pytest.mark.parametrize("page", ["index.html", "embed.html", "examples/element.html"])
def test_the_page_refers_to_what_is_there_by_relative_addresses(dist, names, page):
    html = (dist / page).read_text("utf-8")
    addresses = re.findall(r'(?:href|src)="([^"]*)"', html)
    assert len(addresses) >= 3
    for address in addresses:
        if address.startswith("data:image/svg+xml;base64,"):  # the icon
            continue
        assert not urlsplit(address).scheme
        assert posixpath.normpath(posixpath.join(posixpath.dirname(page), urlsplit(address).path)) in {*names, "."}
    assert "__" not in html


def test_nothing_in_the_manifest_points_elsewhere(dist, names):
    manifest = json.loads((dist / "manifest.webmanifest").read_text("utf-8"))
    assert {icon["src"] for icon in manifest["icons"]} <= names
    assert manifest["start_url"] == manifest["scope"] == "./"


def test_a_visitor_can_read_the_licence_of_everything(dist, built):
    page = (dist / built["page"]["licences"]).read_text("utf-8")
    for needed in LICENCES:
        assert needed.lower() in page.lower(), needed
    assert "<script" not in page


def test_the_page_about_the_site_says_what_it_is_and_whose_words_it_has(dist, built):
    page = (dist / built["page"]["licences"]).read_text("utf-8")
    for said in ("About Tilewise", "Tilewise hakkında", "274,926", "274.926", 'href="../examples/"'):
        assert said in page
    whole = (dist / "tilewise.html").read_text("utf-8")
    packed = re.search(r'id="embedded:licences.html">([^<]*)<', whole)
    assert packed
    alone = gzip.decompress(base64.b64decode(packed[1])).decode()
    assert "About Tilewise" in alone
    assert 'href="../' not in alone


def test_a_link_to_the_site_is_shown_with_its_own_picture(dist):
    html = (dist / "index.html").read_text("utf-8")
    assert re.search(r'property="og:image" content="(https://[^"]*/)?preview\.png"', html)
    for name, size in {"preview.png": (1200, 630), "apple-touch-icon.png": (180, 180)}.items():
        head = (dist / name).read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", head[16:]) == size


def test_a_browser_paints_its_bars_in_the_colours_of_the_page(dist):
    light, dark = re.findall(r"--bg: light-dark\((#\w+), (#\w+)\)", (build.WEB / "styles/tokens.css").read_text())[0]
    for page in ("index.html", "tilewise.html"):
        html = (dist / page).read_text("utf-8")
        assert re.findall(r'name="theme-color"[^>]*content="(#\w+)"', html) == [light, dark]
    manifest = json.loads((dist / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["theme_color"] == manifest["background_color"] == light


def test_packed_files_unpack_to_the_sizes_that_the_code_knows(dist, built):
    engine = built["engine"]
    for file in [*engine["lists"].values(), engine["snapshot"], engine["wasm"]]:
        packed = (dist / "code" / file["url"]).read_bytes()
        assert len(packed) == file["bytes"]
        assert len(zstandard.decompress(packed)) == file["unpacked"]


def test_nothing_in_the_site_tells_where_it_was_built(dist, built):
    here = str(build.ROOT).encode()
    snapshot = zstandard.decompress((dist / "code" / built["engine"]["snapshot"]["url"]).read_bytes())
    assert here not in snapshot
    for path in dist.rglob("*"):
        assert path.is_dir() or here not in path.read_bytes(), path


@at_night("builds the site twice more")
def test_two_builds_of_one_tree_are_the_same_byte_for_byte(dist, tmp_path):
    second = tmp_path / "second" / "site"
    subprocess.run(["node", build.WEB / "build/run.mjs", "site", second], check=True, capture_output=True)
    before, after = (
        {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()} for folder in (dist, second)
    )
    assert before == after
    assert set(filecmp.cmpfiles(dist, second, before, shallow=False)[0]) == before

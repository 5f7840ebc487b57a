"""Whatever colours a host names, what stands on them can be read."""

import json
import subprocess

import build

CHECK = """
import { contrast, paletteFor, readColor } from "./embed/colors.js";
let seed = 7;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
const color = () => "#" + Array.from({ length: 6 }, () => Math.floor(random() * 16).toString(16)).join("");
const greys = Array.from({ length: 64 }, (_, i) => "#" + (i * 4).toString(16).padStart(2, "0").repeat(3));
const wrong = [];
let pairs = 0;
for (let i = 0; i < 4000; i++) {
  const page = i % 3 ? color() : greys[i % 64];
  const host = { page: i % 5 ? page : null, ink: i % 2 ? color() : null, accent: i % 4 ? color() : page };
  const { variables } = paletteFor(host, i % 7 ? "light" : "dark") ?? { variables: null };
  if (!variables) continue;
  const check = (one, other, least) => {
    pairs += 1;
    const ratio = contrast(readColor(variables[one]), readColor(variables[other]));
    if (ratio < least) wrong.push([host, one, other, ratio]);
  };
  for (const ground of ["--bg", "--surface", "--sink", "--hover", "--line", "--lift"]) {
    for (const text of ["--ink", "--ink-soft", "--accent", "--wrong"]) check(text, ground, 4.5);
    check("--edge", ground, 3);
  }
  check("--accent", "--accent-wash", 4.5);
  check("--wrong", "--wrong-wash", 4.5);
  check("--on-accent", "--accent", 4.5);
}
const bad = ["red", "#12", "", "12345g", "url(x)", "#1234567"].map(readColor);
const whole = paletteFor({ page: "#f3eee7", ink: "#26221d", accent: "#0d6858" }, "light");
const none = paletteFor({ page: null, ink: "nonsense" }, "light");
console.log(JSON.stringify({ pairs, wrong: wrong.slice(0, 5), bad, whole, none, short: readColor("fa0") }));
"""


def test_text_on_every_ground_of_every_host_is_readable():
    done = subprocess.run(
        ["node", "--input-type=module", "-e", CHECK], cwd=build.WEB, capture_output=True, text=True, check=True
    )
    told = json.loads(done.stdout)
    assert told["wrong"] == []
    assert told["pairs"] > 100_000
    assert told["bad"] == [None] * 6
    assert told["short"] == [255, 170, 0]
    assert told["none"] is None
    assert told["whole"]["scheme"] == "light"
    assert told["whole"]["variables"]["--bg"] == "#f3eee7"
    assert told["whole"]["variables"]["--ink"] == "#26221d"

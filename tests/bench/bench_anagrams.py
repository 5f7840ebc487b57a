"""Anagrams in Chromium: the engine, Python under Pyodide in its worker, against the canonical key in JavaScript.

Both run in one page of one browser, in turn, over the same list. The 27 queries are a rack alone and with each letter
of the alphabet: `counted` is what the page asks first and what the canonical key is timed for, how many words each
query has; `written` has every word in the answer. Both are from message to message. Loading is from the bytes in the
browser's cache to the first answer.
"""

import gzip
import statistics

from bench_letterpress import module_url
from chromium import TESTS, engine_page, median_ms

REPEATS = 9
ALL = ["AALNST?", "AALNST??", "EEORTN??", "QVJXZK??", "AEINRST??", "OUIAEBM??"]
ANY = ["ABCDEEIILNORSTU", "AAEEGHIMNOPRSTW", "ADEEFILMNOORSTY"]
LOAD = "source => import(source).then((module) => { globalThis.canonical = module; })"
ASK = "([params]) => ask('anagram.find', params).then(({result}) => { globalThis.groups = result.groups; })"
CANONICAL = {
    "all": "([rack]) => { globalThis.counts = canonical.through(prepared, rack); }",
    "any": "([rack]) => { globalThis.counts = [canonical.find(prepared, rack, true)]; }",
}
INTO_ENGINE = """async () => {
    engine.stop();
    await ask("lexicon.list", {});
    const { url, bytes } = PAGE.lists.en;
    const response = await fetch(new URL(url, location.href.replace("-tests/", "code/")));
    await response.arrayBuffer();  // it is in the browser's cache now
    const start = performance.now();
    await ask("anagram.find", { lexicon: "en", rack: "QI" });
    return performance.now() - start;
}"""


def main() -> None:
    words = gzip.decompress((TESTS.parent / "wordlists" / "en.txt.gz").read_bytes()).decode().split()
    with engine_page() as engine:
        page = engine.page
        page.evaluate(LOAD, module_url("canonical.js"))
        page.evaluate("words => { globalThis.listed = words; }", words)
        prepare = median_ms(page, "() => { globalThis.prepared = canonical.prepare(listed); }", None, 3)
        load = statistics.median(page.evaluate(INTO_ENGINE) for _ in range(5))
        print(f"list en ready: engine {load:.0f} ms, canonical keys {prepare:.0f} ms ({prepare / load:.1f}x)")
        engine.ask("anagram.find", {"lexicon": "en", "rack": "AEINRST??", "through": "*", "limit": 0})
        engine.ask("anagram.find", {"lexicon": "en", "rack": "AEINRSTLDOUCGMP", "use": "any", "limit": 0})
        print("rack                     words      written    counted JavaScript   JavaScript/counted")
        for use, racks, through in (("all", ALL, "*"), ("any", ANY, None)):
            for rack in racks:
                written: list[float] = []
                counted: list[float] = []
                canonical: list[float] = []
                params = {"lexicon": "en", "rack": rack, "use": use, "through": through}
                for _ in range(REPEATS):
                    written.append(median_ms(page, ASK, [params], 1))
                    counted.append(median_ms(page, ASK, [{**params, "limit": 0}], 1))
                    canonical.append(median_ms(page, CANONICAL[use], [rack], 1))
                counts = page.evaluate("[groups.map(({count}) => count), counts]")
                assert counts[0] == counts[1], "both have to find the same"
                a, b, c = map(statistics.median, (written, counted, canonical))
                asked = f"{use}, {27 if through else 1:2} {sum(counts[0]):7}"
                print(
                    f"{rack:15} {asked} {a:8.1f} ms {b:6.1f} ms {c:7.1f} ms   {c / b:6.1f}x",
                    flush=True,
                )


if __name__ == "__main__":
    main()

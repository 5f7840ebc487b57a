"""Write data/meanings.json: the words and parts of speech that explain every 150th word of the English list, and some.

Run from the tests folder, with pysrc on the path: python golden/make_meanings.py
It is for when the rules of base forms or the senses that ship have changed; look at what it changes.
"""

import json
from pathlib import Path

from tilewise.lexicon.library import Library, shipped_folder
from tilewise.study.base_forms import sense_of

SOME = ["DUCK", "DUCKED", "DUCKING", "DUCKS", "FRANKED", "RAINED", "BOATED", "GOES", "RUN", "RUNS", "CARES", "PASSED"]
SOME += ["FINER", "FINEST", "SHYER", "ZANIEST", "DUCKER", "PLANNED", "PLANED", "CRIED", "PIES", "STORIES", "FIREMEN"]
SOME += ["AXES", "AXED", "CAFTANED", "HUMIDS", "MARCH", "WALES", "HER", "TED", "BEDDED"]


def main() -> None:
    library = Library(shipped_folder())
    words = sorted({*SOME, *library.lexicon("en").text().split()[::150]})
    senses = {word: found for word, *found in (line.split("\t") for line in library.aside("en-meanings").splitlines())}
    told = {word: (found := sense_of(word.lower(), senses)) and f"{found[0]} {found[1][0]}" for word in words}
    path = Path(__file__).parent / "data" / "meanings.json"
    path.write_text(json.dumps(told, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    main()

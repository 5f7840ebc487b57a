import { describe, expect, it } from "vitest";
import { Notation } from "../../../tiles/notation.ts";
import { newCard, type Card } from "../../shared/cards.ts";
import { asTable } from "./export.ts";
import { merged, readFile, readWords, writeBoxes } from "./files.ts";

const letters = (faces: string, lowers = faces.toLowerCase()) =>
  new Notation(
    "xx",
    faces
      .split(" ")
      .map((face, n) => ({ face, lower: lowers.split(" ")[n] ?? face, points: 1, count: null })),
  );
const english = letters("A B C D E F G H I J K L M N O P Q R S T U V W X Y Z");
const turkish = letters(
  "A B C Ç D E F G Ğ H I İ J K L M N O Ö P R S Ş T U Ü V Y Z",
  "a b c ç d e f g ğ h ı i j k l m n o ö p r s ş t u ü v y z",
);

const card = (word: string, change: Partial<Card> = {}): Card => ({
  ...newCard({ list: "en", kind: "anagrams", word }, 1_700_000_000_000),
  ...change,
});
const studied = {
  ...{ alphagram: "AEINRT", points: 6, probability: 1, front: "", back: "S", zipf: 3.1, playability: null },
  ...{ inner_front: false, inner_back: false },
};
const known = { state: 2, stability: 12.5, difficulty: 5.5, asked: 3, last: 1_700_000_000_000 } as const;

describe("boxes in a file", () => {
  it("come back as they were, ten thousand cards and the answers of each day", () => {
    const cards = Array.from({ length: 10_000 }, (_, n) => card(`W${n}`, n % 2 ? known : {}));
    const days = [[20261129, { asked: 7, right: 5 }]] as const;
    const missed = [["en", "AALII", [1, 2]]] as const;
    expect(readFile(writeBoxes({ cards, days, missed }), english)).toEqual({
      kind: "boxes",
      cards,
      days,
      missed,
      damaged: 0,
    });
    expect(readFile(writeBoxes({ cards: [], days: [], missed: [] }), english)).toMatchObject({
      kind: "boxes",
      cards: [],
    });
  });

  it("are taken as far as they are whole", () => {
    const cards = [card("AALII"), { ...card("OE"), due: "soon" }, null, 7, { ...card("QI"), kind: "spell" }];
    const days = [
      [20261129, { asked: 1, right: 2 }],
      [7, { asked: 1, right: 1 }],
      "x",
      [20261128, { asked: 2, right: 1 }],
    ];
    const missed = [["en", "AALII", [1, "x"]], ["en", "", [1]], ["en", "OE", []], 7];
    const text = JSON.stringify({ cards, missed, days, version: 1, type: "tilewise-study" });
    expect(readFile(text, english)).toEqual({
      ...{ kind: "boxes", cards: [card("AALII")], damaged: 4 },
      days: [[20261128, { asked: 2, right: 1 }]],
      missed: [["en", "AALII", [1]]],
    });
  });

  it("are refused where nothing of them can be read", () => {
    const head = '{"type": "tilewise-study", "version": 1, ';
    for (const rest of [
      "",
      '"cards": 7}',
      '"cards": {}}',
      '"cards": [{}]}',
      `"cards": ${"[".repeat(100_000)}`,
      "}",
    ])
      expect(readFile(head + rest, english), rest.slice(0, 20)).toEqual({ kind: "damaged" });
    for (const version of [0, "1", null])
      expect(readFile(JSON.stringify({ type: "tilewise-study", version, cards: [] }), english)).toEqual({
        kind: "damaged",
      });
    const newer = { type: "tilewise-study", version: 2, cards: [card("AALII")] };
    expect(readFile(JSON.stringify(newer), english)).toEqual({ kind: "newer" });
  });

  it("take the place of a card here only where that was asked earlier", () => {
    const [here, other] = [
      card("AALII", known),
      card("AALII", { ...known, asked: 9, position: "#crossword?rack=A" }),
    ];
    expect(merged(null, other)).toBe(other);
    expect(merged(here, other)).toEqual({ ...here, position: "#crossword?rack=A" });
    expect(merged(here, { ...other, last: known.last + 1 })).toEqual({ ...other, last: known.last + 1 });
    expect(merged({ ...here, position: "#x" }, other)).toEqual({ ...here, position: "#x" });
  });
});

describe("words of a text", () => {
  const read = (...lines: string[]) => readWords(lines.join("\n"), english);

  it("are those of its lines, each once, in either case", () => {
    expect(read("aalii", "", " Qi ", "QI\r", "x", "123", "no-word!", "don't")).toEqual(["AALII", "QI"]);
    expect(read("AALII QI ZA", "cat, dog; bird")).toEqual(["AALII", "QI", "ZA", "CAT", "DOG", "BIRD"]);
    expect(read("alerting tanglier aalii")).toEqual(["ALERTING", "TANGLIER", "AALII"]);
    expect(read("cat dog  bird")).toEqual(["CAT", "DOG", "BIRD"]);
    expect(read("AALII a Hawaiian tree", "qi the vital force")).toEqual(["AALII", "QI"]);
  });

  it("are those after alphagrams, as Zyzzyva writes them", () => {
    expect(read("AEGINRT\tGRANITE INGRATE TANGIER TEARING", "AAIIL\tAALII")).toEqual([
      ...["GRANITE", "INGRATE", "TANGIER", "TEARING", "AALII"],
    ]);
    expect(read("AEINRST: NASTIER, RETAINS", "1 AEINST SATINE TISANE", "ALMOST ALMOST SMALTO")).toEqual([
      ...["NASTIER", "RETAINS", "SATINE", "TISANE", "ALMOST", "SMALTO"],
    ]);
    expect(read("GRANITE INGRATE")).toEqual(["GRANITE", "INGRATE"]);
  });

  it("are those of flash cards, as Anki exports them", () => {
    expect(
      read(
        ...["#separator:tab", "#html:true", "#guid column:1", "#deck column:2", "#tags column:5"],
        "x1\tWords\t<b>AALII</b>&nbsp;\t<div>a tropical tree</div>\tnoun",
        "x2\tWords\tA<i>E</i>GINRT\tGRANITE<br>INGRATE<br/>TANGIER\t",
        'x3\tWords\t"[sound:qi.mp3]<div class=""a"">{{c1::QI::force}}</div>"\tthe vital force\tnoun',
        "x4\tWords\t<script>alert(1)</script>\t\t",
      ),
    ).toEqual(["AALII", "GRANITE", "INGRATE", "TANGIER", "QI"]);
    expect(read("#separator:semicolon", "aalii;a tree", "qi;force")).toEqual(["AALII", "QI"]);
    expect(read("aalii\ta tropical tree", "the vital force\tqi")).toEqual(["AALII", "QI"]);
  });

  it("are those of the words' column of a table, as its first row, quotes or its name tell", () => {
    expect(read("word,meaning", "satire,poem", "retina,eye")).toEqual(["SATIRE", "RETINA"]);
    expect(read("Word;Points;Tags", "satire;6;", "retina;6;eye")).toEqual(["SATIRE", "RETINA"]);
    expect(read("alphagram,word,zipf", "AEIRST,SATIRE,3.4", "AEINRT,RETINA,3.1")).toEqual([
      "SATIRE",
      "RETINA",
    ]);
    expect(read('"satire","poem"', '"retina","eye"')).toEqual(["SATIRE", "RETINA"]);
    expect(read('"SATIRE","a poem, with ""quotes"" and', 'a second line"', "RETINA,eye")).toEqual([
      "SATIRE",
      "RETINA",
    ]);
    expect(read("satire,poem", "retina,eye")).toEqual(["SATIRE", "POEM", "RETINA", "EYE"]);
    const named = readFile("satire,poem\nretina,eye", english, { name: "Words.CSV" });
    expect(named).toEqual({ kind: "words", words: ["SATIRE", "RETINA"], more: 0 });
    expect(read("satire,poem,eye")).toEqual(["SATIRE", "POEM", "EYE"]);
    expect(read('"satire', "retina", "poem")).toEqual(["RETINA", "POEM"]);
    expect(read("#separator:comma", '"satire","a poem, long"', "retina,eye")).toEqual(["SATIRE", "RETINA"]);
    const own = asTable([
      { ...studied, word: "SATIRE" },
      { ...studied, word: "RETINA" },
    ]);
    expect(readWords(own, english)).toEqual(["SATIRE", "RETINA"]);
  });

  it("are in the capitals of their alphabet", () => {
    expect(readWords("istakoz\nılık\nŞİİR\naiklr\tırkali", turkish)).toEqual([
      "İSTAKOZ",
      "ILIK",
      "ŞİİR",
      "AİKLR",
    ]);
    expect(readWords("aikl\tkail", turkish)).toEqual(["KAİL"]);
  });
});

describe("a file", () => {
  it("without words, or that is no text, is told apart", () => {
    for (const text of ["", "  \n\n", "1 2 3", "#separator:tab\n#html:true\n", "{}", "[]", "<>", "\uFEFF"])
      expect(readFile(text, english), text).toEqual({ kind: "none" });
    for (const text of ["\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "PK\x03\x04", "SQLite format 3\0"])
      expect(readFile(text, english)).toEqual({ kind: "binary" });
  });

  it("of more words than are taken says so", () => {
    const found = readFile("AALII\nQI\nZA\nOE", english, { most: 3 });
    expect(found).toEqual({ kind: "words", words: ["AALII", "QI", "ZA"], more: 1 });
  });

  it("that means harm is read as any other", () => {
    const hostile = [
      ...[
        "A".repeat(100_000),
        "<".repeat(4_000),
        `#html:true\n${"<b".repeat(10_000)}`,
        "{{c1::".repeat(5_000),
      ],
      ...[
        `#html:true\n${"{{c1::".repeat(2_000)}`,
        `#separator:(\nQI(x`,
        "#separator:\nQI",
        "&#99999999;QI",
        '"'.repeat(9_999),
      ],
      ...["__proto__\nconstructor", "[sound:".repeat(4_000), `#html:true\n${"[sound:".repeat(4_000)}`],
    ];
    for (const text of hostile) expect(["words", "none"]).toContain(readFile(text, english).kind);
  });
});

import { describe, expect, it } from "vitest";
import { CardStore, addCards } from "./card-store.ts";
import { newCard, readCard, type Card, type CardName } from "./cards.ts";

const AALII: CardName = { list: "en", kind: "anagrams", word: "AALII" };
const opened = () => new CardStore({ keep: false });

const answered: Card = {
  ...newCard(AALII, 1),
  ...{ due: 9e15, last: 5, stability: 3, difficulty: 5, state: 2, asked: 1 },
};

describe("a word to learn", () => {
  it("has a card that is due at once, and is told to be lost with the page where nothing can be stored", async () => {
    const store = opened();
    const position = "#crossword?rack=AALII";
    expect(await addCards([{ ...AALII, position }], { now: 7, store })).toEqual({ added: 1, kept: false });
    expect(store.all).toEqual([{ ...newCard(AALII, 7), position }]);
    expect(store.unkept).toBe(true);
  });

  it("that has a card is due at once, and keeps what is remembered of it", async () => {
    const store = opened();
    await store.change([AALII], () => answered);
    expect(await addCards([AALII], { now: 7, store })).toMatchObject({ added: 0 });
    expect(store.all).toEqual([{ ...answered, due: 7 }]);
  });
});

describe("the store of cards", () => {
  it("finds one card without the others, and knows it still when all are read", async () => {
    const store = opened();
    expect(await store.find(AALII)).toBeNull();
    await store.change([AALII], () => answered);
    expect(await store.find(AALII)).toEqual(answered);
    await store.ready;
    expect(store.all).toEqual([answered]);
  });

  it("tells when something is another", async () => {
    const store = opened();
    let heard = 0;
    store.addEventListener("change", () => heard++);
    await store.change([AALII], () => newCard(AALII, 1));
    await store.countAnswer(new Date(2026, 10, 22), true);
    expect(heard).toBe(2);
  });

  it("takes ten thousand cards in one step", async () => {
    const store = opened();
    const names = Array.from({ length: 10_000 }, (_, n): CardName => ({ ...AALII, word: `WORD${n}` }));
    await store.change(names, (_, name) => newCard(name, 1));
    expect(store.all).toHaveLength(10_000);
    await store.change(names.slice(1), () => null);
    expect(store.all).toHaveLength(1);
  });

  it("counts the answers of a day, and the times at which a word was missed, the last twenty", async () => {
    const store = opened();
    for (const right of [true, false, true]) await store.countAnswer(new Date(2026, 10, 22), right);
    expect([...store.days]).toEqual([[20261122, { asked: 3, right: 2 }]]);
    for (let time = 1; time <= 25; time++) await store.noteMissed([["en", "AALII", [time]]]);
    const times = await store.missed("en", "AALII");
    expect([times.length, times.at(0), times.at(-1)]).toEqual([20, 6, 25]);
    expect(await store.missed("tr", "AALII")).toEqual([]);
    await store.noteMissed([
      ["tr", "ÇAY", [7, 3]],
      ["tr", "ÇAY", [3]],
    ]);
    expect(await store.allMissed()).toEqual([
      ["en", "AALII", times],
      ["tr", "ÇAY", [3, 7]],
    ]);
  });
});

describe("what was kept", () => {
  it("is read again as it was", () => {
    for (const card of [
      newCard(AALII, 7),
      { ...answered, due: 8e15 },
      { ...newCard(AALII, 7), position: "#crossword" },
    ])
      expect(readCard(structuredClone(card))).toEqual(card);
  });

  it("is no card if something about it is damaged", () => {
    const whole = { ...answered, due: 8e15 };
    const damage: object[] = [
      ...[
        { kind: "x" },
        { word: "" },
        { word: 7 },
        { word: "A".repeat(257) },
        { word: "A\nB" },
        { list: null },
      ],
      ...[
        { due: "1" },
        { due: NaN },
        { due: 9e15 },
        { due: -1 },
        { last: Infinity },
        { state: 4 },
        { state: 0 },
      ],
      ...[{ stability: 0 }, { stability: 1e9 }, { difficulty: 11 }, { difficulty: 0 }, { asked: undefined }],
    ];
    for (const each of damage) expect(readCard({ ...whole, ...each }), JSON.stringify(each)).toBeNull();
    for (const each of [null, 7, "card", [], {}]) expect(readCard(each)).toBeNull();
  });

  it("has nothing beside what a card has, and no position that is no address on the page", () => {
    expect(readCard({ ...answered, due: 1, more: "x", position: "https://elsewhere" })).toEqual({
      ...answered,
      due: 1,
    });
  });
});

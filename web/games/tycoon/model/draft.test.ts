import { describe, expect, it } from "vitest";
import * as draft from "./draft.ts";

const cards = { hand: "AEIIMSU", pool: "NPQ", patents: "" };

/** What typing lays; null once a letter is not there. */
const typed = (word: string, patents = "") =>
  Array.from(word).reduce<draft.Draft | null>(
    (all, letter) => all && draft.layLetter(all, letter, { ...cards, patents }),
    draft.emptyDraft,
  );

const sources = (all: draft.Draft | null) => all && draft.laidCards(all).map(({ from }) => from);

describe("typing a word", () => {
  it("takes the pool's cards first, each card once", () => {
    expect(sources(typed("PIN"))).toEqual(["pool", "hand", "pool"]);
    expect(typed("NUN")).toBeNull();
  });

  it("copies one laid letter with patent X, and adds one S with patent Z", () => {
    expect(sources(typed("NUN", "X"))).toEqual(["pool", "hand", "copy"]);
    expect(typed("NUNU", "X")).toBeNull();
    expect(sources(typed("SUPS", "Z"))).toEqual(["hand", "hand", "pool", "s"]);
    expect(typed("SUPSS", "Z")).toBeNull();
  });
});

describe("a draft", () => {
  it("lays a play of the engine's out, card by card", () => {
    const play = [
      [
        { letter: "I", from: "hand" as const },
        { letter: "I", from: "hand" as const },
      ],
      [],
    ];
    const laid = draft.draftOf(play, cards);
    expect(draft.laidCards(laid).map(({ at }) => at)).toEqual([2, 3]);
    expect(draft.wordsOf(laid)).toEqual([play[0]]);
  });

  it("gives a card back, and copies its letter instead while copying", () => {
    const laid = typed("PIN") ?? draft.emptyDraft;
    expect(draft.wordsOf(draft.takeBack(laid, 0, 1))[0]?.map(({ letter }) => letter)).toEqual(["P", "N"]);
    const copied = draft.takeBack({ ...laid, copying: true }, 0, 1);
    expect(copied.copying).toBe(false);
    expect(draft.laidCards(copied).at(-1)).toEqual({ letter: "I", from: "copy", at: -1 });
    expect(sources(draft.takeLast({ ...laid, copying: true }))).toEqual(["pool", "hand"]);
  });

  it("knows which cards are marked, by place and by letter", () => {
    const first = draft.markLetter(draft.emptyDraft, "I", cards.hand, false);
    const both = first && draft.markLetter(first, "I", cards.hand, false);
    expect(both && draft.markedCards(both, cards.hand)).toBe("II");
    expect(both && draft.markLetter(both, "I", cards.hand, false)).toBeNull();
    expect(both && draft.mark(both, 0, true).marked).toEqual([0]);
    expect(both && draft.mark(both, 2, false).marked).toEqual([3]);
  });

  it("is short as long as no word is", () => {
    expect(draft.isShort(typed("PI") ?? draft.emptyDraft)).toBe(true);
    expect(draft.isShort(typed("PIN") ?? draft.emptyDraft)).toBe(false);
  });
});

describe("the cards on the table", () => {
  it("can be laid while words are built, each once, and lie there to be replaced", () => {
    const laid = typed("IN") ?? draft.emptyDraft;
    const used = (each: draft.Draft) =>
      draft.seenCards(cards.hand, "hand", "build", each).filter((card) => card.used);
    expect(used(laid)).toEqual([{ letter: "I", used: true, marked: false, lifted: false, disabled: false }]);
    expect(used({ ...laid, replacing: true })).toEqual([]);
  });

  it("can be marked in the hand alone, and only in one's own turn", () => {
    const marked = draft.mark(draft.emptyDraft, 1, false);
    const look = (from: draft.Place, phase: "discard" | null) =>
      draft.seenCards("AB", from, phase, marked).map((card) => [card.marked, card.disabled]);
    expect(look("hand", "discard")).toEqual([
      [false, false],
      [true, false],
    ]);
    expect(look("pool", "discard")).toEqual(look("hand", null));
  });

  it("are lifted as often as a play takes them, and are those of the letters that were typed", () => {
    const play = ["I", "I", "N"].map(
      (letter) => ({ letter, from: letter === "N" ? "pool" : "hand" }) as const,
    );
    const seen = draft.typedCards("A?III", "hand", play);
    expect(seen.map(({ letter, lifted }) => [letter, lifted])).toEqual([
      ["A", false],
      ["I", true],
      ["I", true],
      ["I", false],
    ]);
    expect(draft.typedCards("AEIIMSUX", "hand", []).length).toBe(7);
  });
});

import { expect, it } from "vitest";
import { emptyDraft, laidCards, wordsOf, type Draft } from "./draft.ts";
import { pressed } from "./keys.ts";

const cards = { hand: "AEIIMSU", pool: "NPQ", patents: "" };

const draftAfter = (draft: Draft, key: string, patents = "") => {
  const done = pressed(key, false, "build", draft, { ...cards, patents });
  return done && "draft" in done ? done.draft : null;
};

it("lays letters, names those that are not there, and plays what is laid", () => {
  const pin = Array.from("pin").reduce((draft, key) => draftAfter(draft, key) ?? draft, emptyDraft);
  expect(pressed("n", false, "build", pin, cards)).toEqual({ missing: "N" });
  expect(pressed("Enter", false, "build", pin, cards)).toEqual({
    action: { kind: "play", cards: wordsOf(pin) },
  });
  expect(pressed("Enter", true, "build", pin, cards)).toBeNull();
  expect(laidCards(draftAfter(pin, "Backspace") ?? pin).length).toBe(2);
  expect(draftAfter(pin, "Escape")).toEqual(emptyDraft);
});

it("goes to the other word with patent V alone, and adds an S with patent Z alone", () => {
  expect(draftAfter(emptyDraft, " ", "V")?.row).toBe(1);
  expect(draftAfter(emptyDraft, " ")).toBeNull();
  expect(draftAfter(emptyDraft, "+", "Z")?.words[0]).toEqual([{ letter: "S", from: "s", at: -1 }]);
  expect(draftAfter(emptyDraft, "+")).toBeNull();
});

it("marks cards and discards them", () => {
  const press = (key: string, draft: Draft) => pressed(key, false, "discard", draft, cards);
  const marked = { ...emptyDraft, marked: [2] };
  expect(press("i", emptyDraft)).toEqual({ draft: marked });
  expect(press("Enter", marked)).toEqual({ action: { kind: "discard", cards: "I" } });
  expect(press("Escape", marked)).toEqual({ draft: emptyDraft });
  expect(press("x", marked)).toBeNull();
});

it("does nothing while a card is to be replaced, or something else is to be decided", () => {
  expect(pressed("a", false, "build", { ...emptyDraft, replacing: true }, cards)).toBeNull();
  expect(pressed("a", false, "buy", emptyDraft, cards)).toBeNull();
});

/** Laying cards into words on the page: which card of the hand and the pool lies where. No rules: those are Python's. */
import type { Card } from "./position.ts";

/** A card and its place in the hand or the pool; -1 for what is made. */
type Laid = Card & { at: number };

/** Two rows; without patent V the second stays empty. */
export type Words = readonly (readonly Laid[])[];

export const noWords: Words = Object.freeze([Object.freeze([]), Object.freeze([])]);

export const isLaid = (words: Words, from: "hand" | "pool", at: number) =>
  words.flat().some((card) => card.from === from && card.at === at);

export const laying = (words: Words, row: number, card: Laid): Words =>
  words.map((cards, index) => (index === row ? [...cards, card] : cards));

export const taking = (words: Words, row: number, index: number): Words =>
  words.map((cards, at) => (at === row ? cards.filter((_, place) => place !== index) : cards));

/**
 * Find a card for a letter that was typed: one of the pool first, then of the hand, then what a patent makes.
 */
export function cardFor(
  words: Words,
  letter: string,
  { hand, pool, patents }: { hand: string; pool: string; patents: string },
): Laid | null {
  for (const [from, letters] of [
    ["pool", pool],
    ["hand", hand],
  ] as const) {
    const at = Array.from(letters).findIndex((card, place) => card === letter && !isLaid(words, from, place));
    if (at >= 0) return { letter, from, at };
  }
  const made = words.flat().map(({ from }) => from);
  if (patents.includes("X") && !made.includes("copy") && words.flat().some((card) => card.letter === letter))
    return { letter, from: "copy", at: -1 };
  if (patents.includes("Z") && !made.includes("s") && letter === "S") return { letter, from: "s", at: -1 };
  return null;
}

/** The rows for a play that the engine gave. */
export function wordsOf(laid: readonly (readonly Card[])[], cards: { hand: string; pool: string }): Words {
  let words: Words = noWords;
  laid.forEach((row, index) => {
    for (const { letter, from } of row) {
      const letters = from === "hand" ? cards.hand : from === "pool" ? cards.pool : "";
      const sofar = words;
      const at = Array.from(letters).findIndex(
        (card, place) => card === letter && !isLaid(sofar, from as "hand" | "pool", place),
      );
      words = laying(words, index, { letter, from, at });
    }
  });
  return words;
}

/** What a request says of the words: rows without cards are left out. */
export const cardsOf = (words: Words): Card[][] =>
  words.filter((row) => row.length).map((row) => row.map(({ letter, from }) => ({ letter, from })));

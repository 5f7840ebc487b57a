/**
 * A turn that is being prepared: cards laid into words, cards marked to go. The engine hears of it when it is done.
 *
 * Which cards there are is the table's; which of them may be laid, and what they earn, is the engine's.
 */
import type { TycoonCard, TycoonPhase } from "../../../engine/methods.ts";
import { letters, rules } from "./rules.ts";

/** A card and its place in the hand or the pool; -1 for what a patent makes. */
type Laid = TycoonCard & { at: number };

/** The cards that may be laid, and the patents that make more. */
export interface Cards {
  hand: string;
  pool: string;
  patents: string;
}

export type Place = "hand" | "pool";

/** A card of the table, counted from the left. */
export interface CardPlace {
  from: Place;
  at: number;
}

/** How a card lies there. */
export interface CardLook {
  /** Laid, so that its place is empty. */
  used: boolean;
  /** To be discarded. */
  marked: boolean;
  /** Part of a play that is shown. */
  lifted: boolean;
  /** Not to be pressed. */
  disabled: boolean;
}

export type SeenCard = { letter: string } & Partial<CardLook>;

export interface Draft {
  /** Two rows; without patent V the second stays empty. */
  words: readonly (readonly Laid[])[];
  /** The row that cards are laid in. */
  row: number;
  /** Is the next letter a copy of one that is laid? */
  copying: boolean;
  /** Is the next card to be replaced? */
  replacing: boolean;
  /** Places in the hand that are to be discarded. */
  marked: readonly number[];
}

export const emptyDraft: Draft = Object.freeze({
  words: [[], []],
  row: 0,
  copying: false,
  replacing: false,
  marked: [],
});

export const laidCards = ({ words }: Draft): readonly Laid[] => words.flat();

/** Are fewer cards laid than the shortest word has letters? */
export const isShort = (draft: Draft): boolean => laidCards(draft).length < (rules.word_lengths[0] ?? 0);

export const isLaid = (draft: Draft, from: Place, at: number): boolean =>
  laidCards(draft).some((card) => card.from === from && card.at === at);

const lay = (draft: Draft, card: Laid, row = draft.row): Draft => ({
  ...draft,
  words: draft.words.map((cards, index) => (index === row ? [...cards, card] : cards)),
});

/** Where a card with a letter lies that has not been laid yet, or -1. */
const findCard = (draft: Draft, letter: string, from: Place, cards: Cards) =>
  Array.from(cards[from]).findIndex((card, at) => card === letter && !isLaid(draft, from, at));

export const layCard = (draft: Draft, cards: Cards, from: Place, at: number): Draft =>
  lay(draft, { letter: cards[from][at] ?? "", from, at });

export const addS = (draft: Draft): Draft => lay(draft, { letter: "S", from: "s", at: -1 });

/** Lay a letter: a card of the pool, else of the hand, else what a patent makes. Gives null if there is none. */
export function layLetter(draft: Draft, letter: string, cards: Cards): Draft | null {
  for (const from of ["pool", "hand"] as const) {
    const at = findCard(draft, letter, from, cards);
    if (at >= 0) return layCard(draft, cards, from, at);
  }
  const laid = laidCards(draft);
  const made = (kind: string) => laid.some(({ from }) => from === kind);
  if (cards.patents.includes("X") && !made("copy") && laid.some((card) => card.letter === letter))
    return lay(draft, { letter, from: "copy", at: -1 });
  return cards.patents.includes("Z") && !made("s") && letter === "S" ? addS(draft) : null;
}

/** Take a card of a word back; while copying, copy its letter instead. */
export function takeBack(draft: Draft, row: number, index: number): Draft {
  const card = draft.words[row]?.[index];
  if (draft.copying && card)
    return lay({ ...draft, copying: false }, { letter: card.letter, from: "copy", at: -1 });
  const words = draft.words.map((cards, at) =>
    at === row ? cards.filter((_, place) => place !== index) : cards,
  );
  return { ...draft, words };
}

export const takeLast = (draft: Draft): Draft =>
  takeBack({ ...draft, copying: false }, draft.row, (draft.words[draft.row]?.length ?? 0) - 1);

/** The draft that lays a play of the engine's out. */
export function draftOf(play: readonly (readonly TycoonCard[])[], cards: Cards): Draft {
  let draft = emptyDraft;
  play.forEach((word, row) => {
    for (const { letter, from } of word) {
      const at = from === "hand" || from === "pool" ? findCard(draft, letter, from, cards) : -1;
      draft = lay(draft, { letter, from, at }, row);
    }
  });
  return draft;
}

/** The words as a request tells of them: rows without cards are left out. */
export const wordsOf = ({ words }: Draft): TycoonCard[][] =>
  words.filter((row) => row.length).map((row) => row.map(({ letter, from }) => ({ letter, from })));

/** Mark a card of the hand, or unmark it; `one` unmarks all others. */
export function mark(draft: Draft, at: number, one: boolean): Draft {
  const { marked } = draft;
  if (marked.includes(at)) return { ...draft, marked: marked.filter((place) => place !== at) };
  return { ...draft, marked: one ? [at] : [...marked, at] };
}

/** Mark the first card of the hand with a letter. Gives null if there is none. */
export function markLetter(draft: Draft, letter: string, hand: string, one: boolean): Draft | null {
  const at = Array.from(hand).findIndex((card, place) => card === letter && !draft.marked.includes(place));
  return at < 0 ? null : mark(draft, at, one);
}

/** The letters that are marked. */
export const markedCards = ({ marked }: Draft, hand: string): string =>
  Array.from(hand)
    .filter((_, at) => marked.includes(at))
    .join("");

/** May cards of the hand go in this phase? */
export const isDiscarding = (phase: TycoonPhase | null): boolean =>
  phase === "discard" || phase === "forfeit";

/** Which cards of a place a play uses; of equal cards the first. */
function usedBy(play: readonly TycoonCard[], cards: readonly string[], from: Place): boolean[] {
  const used = play.filter((card) => card.from === from).map(({ letter }) => letter);
  return cards.map((letter) => {
    const at = used.indexOf(letter);
    if (at >= 0) used.splice(at, 1);
    return at >= 0;
  });
}

/**
 * The cards of a place as they lie while a turn is prepared.
 * @param phase null while that is not for the person at the screen to do
 * @param shown the cards of a play that is only shown
 */
export function seenCards(
  cards: string,
  from: Place,
  phase: TycoonPhase | null,
  draft: Draft,
  shown: readonly TycoonCard[] = [],
): SeenCard[] {
  const building = phase === "build";
  const discarding = isDiscarding(phase) && from === "hand";
  const lifted = usedBy(shown, Array.from(cards), from);
  return Array.from(cards, (letter, at) => ({
    letter,
    used: building && !draft.replacing && isLaid(draft, from, at),
    marked: discarding && draft.marked.includes(at),
    lifted: building && lifted[at] === true && !isLaid(draft, from, at),
    disabled: !building && !discarding,
  }));
}

/** The cards of a place as they were typed, as far as they are cards; those of a play are lifted. */
export function typedCards(typed: string, from: Place, play: readonly TycoonCard[]): SeenCard[] {
  const cards = Array.from(typed)
    .slice(0, rules[from])
    .filter((letter) => letters.includes(letter));
  const lifted = usedBy(play, cards, from);
  return cards.map((letter, at) => ({ letter, lifted: lifted[at] === true, disabled: true }));
}

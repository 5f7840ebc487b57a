/** A card: a word of a list that is being learnt, by what is asked of it, and what is remembered of the answers. */
import type { StudyCards } from "../../engine/methods.ts";

/** What is asked, as the engine makes cards. */
export type CardKind = StudyCards["kind"];

export const cardKinds = [
  "anagrams",
  "hooks",
  "judge",
  "stem",
  "pattern",
  "definition",
] as const satisfies readonly CardKind[];

/** What tells a card from all others. */
export interface CardName {
  /** Id of the word list. */
  list: string;
  kind: CardKind;
  /** As the engine writes it. */
  word: string;
}

/** What is remembered, in the terms of FSRS; times are milliseconds, as of `Date.now`. */
export interface Card extends CardName {
  added: number;
  /** When it is to be asked again. */
  due: number;
  /** When it was asked last; 0 for never. */
  last: number;
  /** Days after which it is remembered with a probability of 90%; 0 before the first answer. */
  stability: number;
  /** From 1 to 10; 0 before the first answer. */
  difficulty: number;
  /** New, learning, known, or being learnt again. */
  state: 0 | 1 | 2 | 3;
  /** The steps of learning that are done. */
  step: number;
  asked: number;
  lapses: number;
  /** How often it was asked on a later day than before, and how often it was remembered then. */
  tested: number;
  recalled: number;
  /** The address of the position where it was missed, from "#" on. */
  position?: string;
}

/** Characters that a word, and the address of a position, has at most. */
const LONGEST_WORD = 256;
const LONGEST_POSITION = 5_000;

export const keyOf = ({ list, kind, word }: CardName): string => `${list}\n${kind}\n${word}`;

/** A card that nobody has answered, due at once. */
export const newCard = ({ list, kind, word }: CardName, now: number): Card => ({
  ...{ list, kind, word, added: now, due: now, last: 0, stability: 0, difficulty: 0, state: 0 },
  ...{ step: 0, asked: 0, lapses: 0, tested: 0, recalled: 0 },
});

const COUNTS = ["added", "due", "last", "step", "asked", "lapses", "tested", "recalled"] as const;

/** The last moment that a Date can tell. */
const LAST = 8.64e15;

/** A card of what was kept, or of a file; null for anything else. Of what it has beside, nothing is taken. */
export function readCard(value: unknown): Card | null {
  const card = (value ?? {}) as Partial<Record<keyof Card, unknown>>; // looked at here
  const { list, word, kind: said, state: told, stability, difficulty, position } = card;
  const kind = cardKinds.find((each) => each === said);
  const state = ([0, 1, 2, 3] as const).find((each) => each === told);
  const within = (number: unknown, most: number): number =>
    typeof number === "number" && number >= 0 && number <= most ? number : NaN;
  if (!kind || state === undefined || !isText(list, LONGEST_WORD) || !isText(word, LONGEST_WORD)) return null;
  const counts = COUNTS.map((name) => [name, Math.floor(within(card[name], LAST))] as const);
  const memory = { stability: within(stability, 1e5), difficulty: within(difficulty, 10) };
  if ([...Object.values(memory), ...counts.map(([, n]) => n)].some(Number.isNaN)) return null;
  const known = Object.fromEntries(counts) as Record<(typeof COUNTS)[number], number>; // every one of them
  // Only what was never answered has no memory that could be counted with.
  if ((state === 0) !== (memory.stability === 0 || memory.difficulty < 1)) return null;
  const read: Card = { list, kind, word, ...known, ...memory, state };
  return isText(position, LONGEST_POSITION) && position.startsWith("#") ? { ...read, position } : read;
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= longest && !value.includes("\n");

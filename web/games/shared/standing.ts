/**
 * How the games that are played here stood when the engine was asked last, for those who show a game where no engine is:
 * its record tells who played and what was done, and neither the score nor the board that came of it.
 */
import { Kept } from "./kept.ts";
import type { MatchRecord } from "./match.ts";
import { calledNow, type Seat } from "./seats.ts";

export interface Standing {
  /** Of each player. */
  scores: readonly number[];
  /** The last word; "" before one was played. */
  word: string;
  /** What lies on the board, as the game writes it. */
  board: string;
}

type Record = MatchRecord<{ players: readonly Seat[] }, unknown>;

/** Some ten games, each after every turn. */
const MOST = 300;

const LONGEST = 5_000;

const kept = new Kept("tilewise-standings", MOST, (value): value is Standing => {
  const { scores, word, board } = (value ?? {}) as Partial<{ [K in keyof Standing]: unknown }>; // looked at here
  const texts = [word, board].every((text) => typeof text === "string" && text.length <= LONGEST);
  return texts && Array.isArray(scores) && scores.every(Number.isSafeInteger);
});

/** The same text for the same record, in whatever order its parts were put together. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    each instanceof Object && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}

/** A short name for a text, after FNV-1a, twice 32 bits: two of some hundreds are the same by no chance that counts. */
function digest(text: string): string {
  const half = (from: number) => {
    let bits = from;
    for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193) >>> 0;
    return bits.toString(36);
  };
  return `${half(0x811c9dc5)}.${half(0x9747b28c)}`;
}

const keyOf = (record: Record) => digest(textOf([record.setup, record.actions]));

/** Keep how a game stands. */
export function noteStanding(record: Record, standing: Standing): void {
  const key = keyOf(record);
  if (JSON.stringify(kept.get(key)) !== JSON.stringify(standing)) kept.set(key, standing);
}

/** How a game stood; null where that is not known. */
export function standingOf(record: Record): Standing | null {
  const standing = kept.get(keyOf(record));
  return standing?.scores.length === record.setup.players.length ? standing : null;
}

/** A game in a line: who plays, and as far as it is known what they have and the last word. */
export function gameBrief(record: Record, upper: (word: string) => string): string {
  const standing = standingOf(record);
  const players = calledNow(record.setup.players).map(({ name }, n) =>
    standing ? `${name} ${standing.scores[n] ?? 0}` : name,
  );
  return [players.join(", "), ...(standing?.word ? [upper(standing.word)] : [])].join(" · ");
}

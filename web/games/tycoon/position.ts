/**
 * What is on the Letter Tycoon table: a game as its setup and the actions done, and the finder's cards.
 *
 * Positions are immutable. The table itself (`State`) is Python's: it comes from dealing the setup and doing the actions.
 */

type From = "hand" | "pool" | "copy" | "s";

export interface Card {
  letter: string;
  from: From;
}

export interface Seat {
  name: string;
  level: string | null;
}

interface Setup {
  players: readonly Seat[];
  lexicon: string;
  seed: number;
  stacking: string;
  challenge: string;
}

export type Action = { type: string } & Record<string, any>;

export interface Finder {
  hand: string;
  pool: string;
  patents: string;
  /** Patents that other players own. */
  others: string;
  /** As it was typed. */
  money: string;
}

export interface Position {
  setup: Setup | null;
  actions: readonly Action[];
  finder: Finder;
}

interface Player {
  name: string;
  level: string | null;
  hand: string;
  money: number;
  stock: number;
  patents: string;
  /** Discards that only this player has seen. */
  dropped: string;
}

/** A line of the log. */
export interface Turn {
  player: number;
  round: number;
  action: string;
  words: string[];
  money: number;
  stock: number;
  royalties: [number, number][];
  bought: string | null;
  discarded: string;
  replaced: { letter: string; from: string; drawn: string } | null;
  refused: string[];
  challenges: [number, boolean][];
  done: boolean;
}

/** As the engine gives it. */
export interface State {
  lexicon: string;
  stacking: string;
  challenge: string;
  retries: number | null;
  players: Player[];
  pool: string;
  deck: string;
  discards: string;
  round: number;
  player: number;
  phase: "build" | "challenge" | "forfeit" | "buy" | "discard" | "over";
  replaced: boolean;
  tries: number;
  laid: Card[][];
  last_round: boolean;
  turns: Turn[];
  actor: number | null;
  goal: number;
  scores: number[];
}

export const GAME = "tycoon";
export const HAND = 7;
export const POOL = 3;
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const POWERS = "BJKQVXZ";
export const LEVELS = Object.freeze(["easy", "middle", "top"]);
export const STACKINGS = Object.freeze(["multiply", "add", "once"]);
export const CHALLENGES = Object.freeze(["automatic", "players"]);

/** Prices in the order of the letters; the engine's data file says where they come from. */
const PRICES = [8, 2, 3, 4, 10, 3, 3, 5, 7, 2, 2, 4, 3, 7, 7, 3, 2, 6, 6, 8, 3, 2, 3, 2, 3, 2];

export const price = (letter: string) => PRICES[LETTERS.indexOf(letter)] ?? 0;

const emptyFinder: Finder = Object.freeze({ hand: "", pool: "", patents: "", others: "", money: "" });

const empty: Position = Object.freeze({ setup: null, actions: Object.freeze([]), finder: emptyFinder });

export const emptyPosition = () => empty;

/** The finder's example: two powers, and a letter that doubles by itself. */
export const exampleFinder = Object.freeze({ ...emptyFinder, hand: "AEIIMSU", pool: "NPQ", patents: "BJ" });

export const ownerOf = (state: State, letter: string) =>
  state.players.findIndex(({ patents }) => patents.includes(letter));

export const worthOf = (patents: string) =>
  Array.from(patents).reduce((sum, letter) => sum + price(letter), 0);

/** The patents that the player may buy now. */
export function buyable(state: State) {
  if (state.phase !== "buy") return [];
  const played = state.laid.flat().filter(({ from }) => from === "hand" || from === "pool");
  const letters = [...new Set(played.map(({ letter }) => letter))].sort();
  const money = state.players[state.player]?.money ?? 0;
  return letters.filter((letter) => ownerOf(state, letter) < 0 && price(letter) <= money);
}

/**
 * What is on the Letter Tycoon table: a game as its setup and the actions done, and the finder's cards.
 *
 * Positions are immutable. What comes of a game (`TycoonMatch`) is the engine's.
 */
import { tilesPicture, type Picture } from "../../shared/picture.ts";
import { calledNow, type Seat } from "../../shared/seats.ts";
import type { TycoonAction, TycoonChallenge, TycoonStacking } from "../../../engine/methods.ts";

/** What is chosen before the cards are dealt. */
export interface Choices {
  players: readonly Seat[];
  stacking: TycoonStacking;
  challenge: TycoonChallenge;
}

export interface Setup extends Choices {
  lexicon: string;
  seed: number;
}

/** The cards of a game that is played elsewhere, as they were typed: the engine says what is wrong with them. */
export interface Finder {
  hand: string;
  pool: string;
  patents: string;
  /** Patents that other players own. */
  others: string;
  money: string;
}

export interface Position {
  setup: Setup | null;
  actions: readonly TycoonAction[];
  finder: Finder;
}

export const emptyFinder: Finder = Object.freeze({ hand: "", pool: "", patents: "", others: "", money: "" });

/** The finder's example: two powers, and a letter that doubles by itself. */
export const exampleFinder: Finder = Object.freeze({
  ...emptyFinder,
  hand: "AEIIMSU",
  pool: "NPQ",
  patents: "BJ",
});

const empty: Position = Object.freeze({ setup: null, actions: Object.freeze([]), finder: emptyFinder });

/** Who plays, or the cards of the finder, where those are looked at or nobody plays. */
export function brief({ setup, finder }: Position, _alphabet?: string, { view = "" } = {}): string {
  const isGame = setup && (view !== "finder" || !finder.hand);
  return isGame
    ? calledNow(setup.players)
        .map(({ name }) => name)
        .join(", ")
    : finder.hand.toUpperCase();
}

/** The hand of the finder, where that is looked at or nobody plays; or who plays. */
export const picture = (
  { setup, finder }: Position,
  _alphabet?: string,
  options?: Readonly<{ view: string }>,
): Picture =>
  tilesPicture(
    setup && options?.view !== "finder"
      ? calledNow(setup.players).map(({ name }) => name.slice(0, 1))
      : Array.from(finder.hand),
  );

export const emptyPosition = (): Position => empty;

/** Letter to owner: 0 for you, 1 for another. */
export const ownersIn = ({ patents, others }: Finder): Record<string, number> => ({
  ...Object.fromEntries(Array.from(others, (letter) => [letter, 1])),
  ...Object.fromEntries(Array.from(patents, (letter) => [letter, 0])),
});

/** A patent's next owner in the finder: you, another, nobody, and you again. */
export function turnPatent({ patents, others, ...finder }: Finder, letter: string): Finder {
  const without = (owned: string) => owned.replaceAll(letter, "");
  if (patents.includes(letter))
    return { ...finder, patents: without(patents), others: without(others) + letter };
  if (others.includes(letter)) return { ...finder, patents, others: without(others) };
  return { ...finder, patents: patents + letter, others };
}

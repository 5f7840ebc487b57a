/** A Letterpress game that is played on the page, as it is seen there: what comes of its record is the engine's. */
import type {
  LetterpressMatch,
  LetterpressMatchState,
  LetterpressReviewed,
} from "../../../engine/methods.ts";
import { lettersOf } from "../../../tiles/notation.ts";
import { PLAYED, type Look } from "../../shared/look.ts";
import { peopleIn } from "../../shared/match.ts";
import type { Seat } from "../../shared/seats.ts";
import type { Standing } from "../../shared/standing.ts";
import { emptyPosition, holds, ownerOf, sizeOf, SQUARES, type Position, type Side } from "./position.ts";

/** May as many play? */
export const mayPlay = (players: number): boolean => players === 2;

/** What is chosen before a game. */
export interface Choices {
  players: readonly Seat[];
  /** 25 letters; null lets the seed deal them. */
  board: string | null;
  /** Null for one of chance. */
  seed: number | null;
}

/** What the person at the screen sees of a game. */
export interface View extends LetterpressMatch {
  /** Whose squares are the visitor's colour: the only person's, or the first player's. */
  viewer: number;
  /** Is it for a person to act? */
  acting: boolean;
}

export function viewOf(match: LetterpressMatch): View {
  const people = peopleIn(match);
  const [first = 0, ...others] = people;
  return {
    ...match,
    viewer: others.length ? 0 : first,
    acting: match.turn !== null && people.includes(match.turn),
  };
}

/** How a game stands, for those who show it elsewhere. */
export const standingIn = ({ board, players, turns }: LetterpressMatchState): Standing => ({
  scores: players.map(({ squares }) => sizeOf(squares)),
  word: turns.findLast(({ kind }) => kind === "play")?.word ?? "",
  board: [board, ...players.map(({ squares }) => squares)].join("/"),
});

/** What lies on a board, and the squares of a play on it in the order of its letters. */
export interface Shown extends Pick<Position, "letters" | Side> {
  word: string;
  mask: number;
  locked?: readonly [number, number];
}

const lettersIn = ({ board }: LetterpressMatchState): string[] => Array.from(board);

/** The board with some squares of both players, as the viewer sees them. */
function shownWith(
  { state, viewer }: View,
  squares: readonly number[],
  { word, mask }: { word: string; mask: number } = { word: "", mask: 0 },
): Shown {
  const [ours = 0, theirs = 0] = viewer === 0 ? squares : squares.toReversed();
  return { letters: lettersIn(state), ours, theirs, word, mask };
}

/** The board as it is, with the play that was made last. */
export function shownNow(view: View): Shown {
  const { players, turns } = view.state;
  const squares = players.map((player) => player.squares);
  const locked = players.map((player) => player.locked);
  const [ours = 0, theirs = 0] = view.viewer === 0 ? locked : locked.toReversed();
  return { ...shownWith(view, squares, turns.at(-1)), locked: [ours, theirs] };
}

/** The squares of both players before a turn. */
const heldBefore = ({ turns }: LetterpressMatchState, turn: number): readonly number[] =>
  turns[turn - 1]?.squares ?? [0, 0];

/** The board before a turn that is looked at, with its play or one of the best in its place; null if there is none. */
export function shownAt(view: View, look: Look, review: LetterpressReviewed | null): Shown | null {
  const turn = view.state.turns[look.turn];
  const best = review?.turns.find((each) => each.turn === look.turn)?.best;
  const move = look.shown === PLAYED ? turn : best?.[look.shown];
  return move ? shownWith(view, heldBefore(view.state, look.turn), move) : null;
}

/** The position in which a turn was played, in place of what the finder has; null if there is no such turn. */
export function positionBefore({ game }: Position, view: View, at: number): Position | null {
  const turn = view.state.turns[at];
  if (!turn) return null;
  const { letters, ours, theirs } = shownWith(view, heldBefore(view.state, at));
  const played = view.state.turns.slice(0, at).flatMap(({ kind, word }) => (kind === "play" ? [word] : []));
  const side = turn.player === view.viewer ? "ours" : "theirs";
  return { ...emptyPosition(), game, letters, ours, theirs, played, turn: side };
}

// The word that is being formed: the squares of its letters, in their order.

/** @param text squares apart from dots, as an option or a link has them */
export function draftIn(text: string): readonly number[] {
  const squares = text.split(".").map((each) => (/^\d+$/.test(each) ? Number(each) : SQUARES));
  const whole = squares.every((square) => square < SQUARES);
  return whole && new Set(squares).size === squares.length ? squares : [];
}

export const draftText = (squares: readonly number[]): string => squares.join(".");

/** A square more, or less where it is the last one; a square before takes back all after it. */
export function withSquare(draft: readonly number[], square: number): readonly number[] {
  const at = draft.indexOf(square);
  if (at < 0) return [...draft, square];
  return draft.slice(0, at === draft.length - 1 ? at : at + 1);
}

export const wordOf = (letters: readonly string[], squares: readonly number[]): string =>
  squares.map((square) => lettersOf(letters[square] ?? "")).join("");

/** How much a square is worth taking: theirs before free ones, then one's own, then what is locked. */
const WORTH = { theirs: 3, free: 2, both: 1, ours: 1 } as const;

/** The square for a letter that is typed: one that is not used yet, and best taken; -1 if there is none. */
export function squareFor(
  typed: string,
  shown: Shown,
  draft: readonly number[],
  isSame: (a: string, b: string) => boolean,
): number {
  const worth = (square: number) =>
    holds(shown.locked?.[1] ?? 0, square) ? 0 : WORTH[ownerOf(shown, square)];
  const squares = [...shown.letters.keys()].filter(
    (square) => !draft.includes(square) && isSame(shown.letters[square] ?? "", typed),
  );
  return squares.toSorted((a, b) => worth(b) - worth(a))[0] ?? -1;
}

import { expect, it } from "vitest";
import type { CrosswordReviewedMove, CrosswordReviewedTurn } from "../../../engine/methods.ts";
import { missedIn, positionBefore, withPlayed } from "./look.ts";
import { emptyPosition, rowsOf, type Turn } from "./position.ts";
import { holderOf } from "./turns.ts";

// Of moves and turns only what is told here is looked at.
const moveAt = (position: string, placed: string): CrosswordReviewedMove =>
  ({ position, placed }) as unknown as CrosswordReviewedMove;
const turnWith = (turn: Partial<CrosswordReviewedTurn>): CrosswordReviewedTurn =>
  turn as unknown as CrosswordReviewedTurn;

const [best, second, played] = [moveAt("8H", "CAB"), moveAt("8G", "CAB"), moveAt("8H", "CA")];

it("lists the move that was made among the best of its turn, or after them", () => {
  const listed = (turn: Partial<CrosswordReviewedTurn>) => withPlayed(turnWith({ played, ...turn }));
  expect(listed({ best: [best, second] })).toEqual([best, second, played]);
  expect(listed({ best: [best, { ...played, kind: "play", tiles: "" }] })).toHaveLength(2);
  expect(listed({ best: [best, { ...played }] })).toEqual([best, played]);
});

it("names the word that was missed, and none where the best was played or is none", () => {
  const better = { ...moveAt("8H", "CAB"), word: "CAB" };
  expect(missedIn(turnWith({ best: [better], played }))).toBe("CAB");
  expect([missedIn({ best: [better], played: better }), missedIn({ best: [], played: better })]).toEqual([
    "",
    "",
  ]);
});

it("lists none where the rack is not known, or the move could not be", () => {
  expect(withPlayed(turnWith({ played, best: [] }))).toEqual([]);
  const problem = { code: "laid", message: "" };
  expect(withPlayed(turnWith({ played, best: [best], problem }))).toEqual([best]);
});

const board = Array.from({ length: 15 }, (_, row) => (row === 7 ? ".......CAB....." : ".".repeat(15)));
const turns: Turn[] = [
  { player: 0, kind: "play", score: 14, rack: "ABCXXXX" },
  { player: 1, kind: "pass", score: 0, rack: "EF?GHIJ" },
];
const reviewed = { layout: "scrabble", tiles: "en", lexicon: "en", turns, players: ["Ann", "Ben"] };
const turn = turnWith({ turn: 1, board, rack: "EF?GHIJ" });

it("has the board and the rack of a turn in the finder, with its game", () => {
  const from = { ...emptyPosition(), layout: "super", rack: ["Z"], laid: new Map([[1, "A"]]) };
  const position = positionBefore(from, turn, reviewed);
  expect(rowsOf(position)).toEqual(board);
  expect(position).toMatchObject({ layout: "scrabble", tiles: "en", turns, at: 1, laid: null });
  expect([position.rack.join(""), position.players, holderOf(position)]).toEqual([
    "EF?GHIJ",
    ["Ann", "Ben"],
    1,
  ]);
});

it("has no turns where they may not be told", () => {
  const position = positionBefore(emptyPosition(), turn, { ...reviewed, turns: [] });
  expect(position).toMatchObject({ turns: [], at: 0, players: [], rack: [..."EF?GHIJ"] });
});

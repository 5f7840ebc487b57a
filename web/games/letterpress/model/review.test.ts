import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LetterpressReviewedTurn, LetterpressTurn } from "../../../engine/methods.ts";
import { recordOf } from "../../shared/match.ts";
import type { GameRecord } from "./record.ts";
import { joined, judgedTurns, keepJudged, movesOf, withPlayed } from "./review.ts";

const game: GameRecord = {
  setup: {
    players: [
      { name: "Ada", level: 3 },
      { name: "You", level: null },
    ],
    ...{ board: null, seed: 1, lexicon: "en" },
  },
  actions: [
    { kind: "play", word: "AB", mask: 0b11 },
    { kind: "play", word: "BC", mask: 0b110 },
    { kind: "pass" },
    { kind: "resign" },
  ],
};
const turns: LetterpressTurn[] = [
  { player: 0, kind: "play", word: "AB", mask: 0b11, squares: [0b11, 0] },
  { player: 1, kind: "play", word: "BC", mask: 0b110, squares: [0b1, 0b110] },
  { player: 0, kind: "pass", word: "", mask: 0, squares: [0b1, 0b110] },
  { player: 1, kind: "resign", word: "", mask: 0, squares: [0b1, 0b110] },
];
const state = { turns };
const another = { player: 0, kind: "pass" as const, word: "", mask: 0, squares: [0, 0] };

const judged = (turn: number): LetterpressReviewedTurn => {
  const { player, kind, word, mask, squares } = turns[turn] ?? another;
  if (kind === "resign") throw new Error("It is not judged.");
  const played = { kind, word, mask, squares, reply: null, forced: null };
  return { turn, player, played, best: [played], loss: 0, grade: "best", wins: null, worth: 1, outlook: 0 };
};

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem() {} });
  keepJudged(game, null);
});

describe("turns that were judged", () => {
  it("are those of the game that are still as they were", () => {
    keepJudged(game, [0, 1, 2].map(judged));
    const [first, second, third] = turns;
    if (!first || !second || !third) throw new Error("There are three.");
    const kept = (made: LetterpressTurn[]) => judgedTurns(game, { turns: made }).map(({ turn }) => turn);
    expect(kept(turns)).toEqual([0, 1, 2]);
    expect(kept([first, second, third, another])).toEqual([0, 1, 2]);
    expect(kept([first])).toEqual([0]);
    expect(kept([])).toEqual([]);
    expect(kept([first, another, third]), "what follows another turn is another position").toEqual([0]);
    expect(kept([{ ...first, mask: 1 << 24 }, second])).toEqual([]);
  });

  it("are another game's with another seed, board, list or player", () => {
    keepJudged(game, [judged(0)]);
    const players = game.setup.players.map((player) => ({ ...player, name: "Zoe" }));
    const others = [{ seed: 2 }, { board: "ABCDEFGHIJKLMNOPQRSTUVWXA" }, { lexicon: "tr" }, { players }];
    for (const other of others)
      expect(judgedTurns({ setup: { ...game.setup, ...other } }, state)).toEqual([]);
    expect(judgedTurns(game, state)).toEqual([judged(0)]);
  });

  it("are the game's in whichever language its players are called", () => {
    const called = (name: string) => ({ setup: { ...game.setup, players: [{ name, level: null }] } });
    keepJudged(called("You"), [judged(0)]);
    expect(judgedTurns(called("Siz"), state)).toEqual([judged(0)]);
  });

  it("are joined, and no more are judged; without any there is nothing to join", () => {
    expect(joined(game, state)).toBeNull();
    keepJudged(game, [judged(0)]);
    expect(joined(game, state)).toEqual({ ...recordOf(game), made: [judged(0)], turns: [] });
    keepJudged(game, null);
    expect(joined(game, state)).toBeNull();
  });

  it("can be all plays and passes", () => {
    expect(movesOf(state)).toBe(3);
  });
});

it("lists the move that was made among the best of its turn, or after them", () => {
  const turn = judged(1);
  const better = { ...turn.played, word: "ZZ", mask: 0b1100 };
  expect(withPlayed(turn)).toEqual([turn.played]);
  expect(withPlayed({ ...turn, best: [better] })).toEqual([better, turn.played]);
  expect(withPlayed({ ...turn, best: [better, turn.played] })).toEqual([better, turn.played]);
});

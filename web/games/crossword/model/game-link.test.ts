import { describe, expect, it } from "vitest";
import type { CrosswordAction } from "../../../engine/methods.ts";
import type { GameRecord } from "./game.ts";
import { boards, layoutOf, premiumOf, STAR, tileSets, withStar } from "./games.ts";
import { defaults, link } from "./link.ts";
import { emptyPosition } from "./position.ts";

const actions: readonly CrosswordAction[] = [
  { kind: "play", row: 7, col: 5, across: true, placed: "QU[LL]i" },
  { kind: "exchange", tiles: "AE?[CH]" },
  { kind: "play", row: 0, col: 14, across: false, placed: "S.A..T" },
  { kind: "challenge" },
  { kind: "pass" },
  { kind: "resign" },
];

const game: GameRecord = {
  setup: {
    players: [
      { name: "You", level: null },
      { name: "Ada", level: 3 },
      { name: "Eve", level: null },
    ],
    challenge: "five",
    layout: "wwf",
    tiles: "es",
    lexicon: "es",
    seed: 4711,
  },
  actions,
};

const there = (record: GameRecord) =>
  link.toLink({ ...emptyPosition(), game: record }, { ...defaults, view: "game" });

describe("a game in the address", () => {
  it("says where the star of its board lies in a word", () => {
    const starred = { ...game, setup: { ...game.setup, layout: withStar("kelimelik", 114) } };
    const params = there(starred);
    expect(params.get("on")).toBe("kelimelik.114");
    const back = link.fromLink(params).position.game?.setup.layout ?? "";
    expect(back).toEqual(starred.setup.layout);
    expect(premiumOf(layoutOf(back), 114)).toBe(STAR);
    for (const wrong of ["kelimelik.9000", "kelimelik.x", "none.3"]) {
      params.set("on", wrong);
      expect(link.fromLink(params).position.game?.setup.layout).not.toEqual(starred.setup.layout);
    }
  });

  it("comes back as it was, and holds no rack", () => {
    const params = there(game);
    expect(decodeURIComponent(String(params))).toBe(
      "game=scrabble&seats=You~,Ada~3,Eve~&deal=4711&words=es&challenge=five&on=wwf&with=es" +
        "&moves=A7-5-QU[LL]i.XAE?[CH].D0-14-S_A__T.C.N.R&view=game",
    );
    const read = link.fromLink(params);
    expect(read.position.game).toEqual(game);
    expect(read.options.view).toBe("game");
    expect(read.lost).toEqual([]);
  });

  it("brings a board and tiles of one's own", () => {
    const own = {
      ...game.setup,
      layout: { ...boards.duel!, name: "own" },
      tiles: { ...tileSets.en!, name: "own" },
    };
    const read = link.fromLink(there({ setup: own, actions: [] }));
    expect(read.position.game).toEqual({ setup: own, actions: [] });
  });

  it("is played as far as it can be read, and what is damaged is named", () => {
    const read = link.fromLink(new URLSearchParams("seats=A~,B~2&deal=1&on=nowhere&moves=N.A7-.N"));
    expect(read.position.game?.actions).toEqual([{ kind: "pass" }]);
    expect(read.position.game?.setup.layout).toBe("scrabble");
    expect(read.lost).toEqual(["on", "moves"]);
  });

  it.each(["seats=A~&deal=1", "seats=A~,B~9&deal=1", "seats=A~,B~2", "deal=4"])("is none in %s", (text) => {
    const read = link.fromLink(new URLSearchParams(text));
    expect(read.position.game).toBeNull();
    expect(read.lost).not.toEqual([]);
  });
});

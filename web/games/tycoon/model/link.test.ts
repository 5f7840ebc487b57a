import { describe, expect, it } from "vitest";
import { defaults, keptOptions, leftOptions, link } from "./link.ts";
import { brief, emptyPosition } from "./position.ts";

const DEALT = "players=You~,Bruno~4&deal=5&words=en";

const read = (text: string) => link.fromLink(new URLSearchParams(text));

describe("a link to a game", () => {
  it.each([
    `${DEALT}&moves=PBOugeD.BB.DV.N.D.RA.Rb.C.K.O.PPAGOds_TUx.PArCHeRY_C2Ee.PBEdS1&look=2`,
    "players=A~1,B~4,C~5,D~,E~&deal=0&words=de&doublings=add&challenge=players",
    "hand=AEIIMSU&pool=NPQ&patents=BJ&others=E&money=12&view=finder&stacking=once",
  ])("reads back as it was written: %s", (text) => {
    const { position, options, lost } = read(text);
    expect(lost).toEqual([]);
    expect(decodeURIComponent(String(link.toLink(position, { ...defaults, ...options })))).toBe(text);
  });

  it("tells each card's source", () => {
    const [action] = read(`${DEALT}&moves=PAbC2_S1`).position.actions;
    expect(action).toEqual({
      kind: "play",
      cards: [
        [
          { letter: "A", from: "hand" },
          { letter: "B", from: "pool" },
          { letter: "C", from: "copy" },
        ],
        [{ letter: "S", from: "s" }],
      ],
    });
  });

  it("reads levels as they were called once", () => {
    const { position, lost } = read("players=easy~easy,B~middle,top~top&deal=0&words=de");
    expect(lost).toEqual([]);
    expect(position.setup?.players).toEqual([
      { name: "easy", level: 2 },
      { name: "B", level: 4 },
      { name: "top", level: 5 },
    ]);
  });

  it("keeps damaged moves as far as they can be read, and says so", () => {
    const { position, lost } = read(`${DEALT}&moves=N.D.??.N`);
    expect(position.actions.map(({ kind }) => kind)).toEqual(["pass", "discard"]);
    expect(lost).toEqual(["moves"]);
  });

  it.each([
    ["players=You~,B~6&deal=5", ["players", "deal"]],
    ["players=You~&deal=5", ["players", "deal"]],
    ["players=You~,B~genius&deal=5", ["players", "deal"]],
    ["players=You~,B~top", ["players"]],
    ["players=You~,B~top&deal=x", ["players", "deal"]],
    ["players=1~,2~,3~,4~,5~,6~&deal=5", ["players", "deal"]],
  ])("deals nothing without players and a deal: %s", (text, lost) => {
    const { position, lost: told } = read(text);
    expect(position.setup).toBeNull();
    expect(told).toEqual(lost);
  });
});

it("resets what a link leaves out", () => {
  expect(read("")).toMatchObject({ position: emptyPosition(), options: defaults, lost: [] });
});

it("cards without a game are kept for the finder", () => {
  const { position } = read("hand=AEIIMSU");
  expect(keptOptions(position, defaults).view).toBe("finder");
  expect(keptOptions({ ...position, ...read(DEALT).position }, defaults).view).toBe("game");
});

it("cards that make room for a turn of a game that stays are kept for the finder, and no cards are not", () => {
  const game = read(DEALT).position;
  const left = { ...game, finder: read("hand=AEIIMSU").position.finder };
  expect(leftOptions(left, game, defaults)?.view).toBe("finder");
  expect(brief(left, "en", { view: "finder" })).toBe("AEIIMSU");
  expect(leftOptions(game, left, defaults)).toBeNull();
  expect(leftOptions(left, emptyPosition(), defaults)?.view).toBe("game");
});

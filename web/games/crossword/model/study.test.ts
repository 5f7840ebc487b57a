import { describe, expect, it } from "vitest";
import { defaults, link } from "./link.ts";
import { emptyPosition } from "./position.ts";
import { filesIn, MOST_FILES, type GameFile } from "./study.ts";

const study = { text: "#player1 ann Ann\n>ann: AE 8D EA +4 4\n", layout: "duel", tiles: "tr" };
const file: GameFile = { name: "club", study };

describe("a game of a file", () => {
  it("is in the link with its board and tiles", () => {
    const params = link.toLink({ ...emptyPosition(), study }, { ...defaults, view: "review" });
    expect(link.fromLink(params)).toMatchObject({
      position: { study },
      options: { view: "review" },
      lost: [],
    });
  });

  it("is too long for a link at some length", () => {
    const { lost } = link.fromLink(new URLSearchParams({ gcg: "x".repeat(30_000) }));
    expect(lost).toEqual(["gcg"]);
  });
});

describe("files that were kept", () => {
  it("come back", () => {
    expect(filesIn(JSON.parse(JSON.stringify([file])))).toEqual([file]);
  });

  it("are left out where they are damaged", () => {
    const damaged = [null, { name: "x" }, { ...file, study: { ...study, text: 5 } }, { study }];
    expect(filesIn([...damaged, file])).toEqual([file]);
    expect(filesIn("damaged")).toEqual([]);
  });

  it("are so many at the most", () => {
    expect(filesIn(Array<GameFile>(MOST_FILES + 5).fill(file))).toHaveLength(MOST_FILES);
  });
});

import { describe, expect, it } from "vitest";
import { among, like, linkOf, property } from "./link.ts";

interface Position {
  rack: string;
  size: number;
  doubled: boolean;
}

const empty: Position = { rack: "", size: 7, doubled: false };
const defaults = { order: "score" };

const link = linkOf<Position, typeof defaults>(
  () => empty,
  defaults,
  {
    rack: property("rack", empty, like(/^[A-Z]+$/)),
    size: property("size", empty, among([5, 7, 9])),
    twice: {
      write: ({ doubled }) => (doubled ? "yes" : ""),
      read: (text, { size }, params) =>
        text === "yes" && size > 5 && params.has("rack") ? { doubled: true } : undefined,
    },
    shape: { write: ({ doubled }) => (doubled ? "long" : "") },
  },
  { order: property("order", defaults, among(["score", "length"])) },
);

const read = (text: string) => link.fromLink(new URLSearchParams(text));

describe("a game's link", () => {
  it("leaves out what is as it is by default", () => {
    expect(String(link.toLink(empty, defaults))).toBe("");
    expect(String(link.toLink({ ...empty, rack: "CAT", size: 9 }, { order: "length" }))).toBe(
      "rack=CAT&size=9&order=length",
    );
  });

  it("reads back what it wrote", () => {
    const position = { rack: "CAT", size: 9, doubled: true };
    const { lost, kept, ...all } = read(String(link.toLink(position, { order: "length" })));
    expect(all).toEqual({ position, options: { order: "length" } });
    expect([kept, lost]).toEqual([["rack", "size", "twice", "order"], []]);
  });

  it("has the default where it says nothing, so that it means the same wherever it is opened", () => {
    expect(read("rack=CAT")).toMatchObject({ position: { ...empty, rack: "CAT" }, options: defaults });
    expect(read("").position).toBe(empty);
  });

  it("names the parts that cannot be read and keeps the others", () => {
    expect(read("rack=c4t&size=9&order=best")).toEqual({
      position: { ...empty, size: 9 },
      options: defaults,
      kept: ["size"],
      lost: ["rack", "order"],
    });
  });

  it("reads a part with what those before it said", () => {
    expect(read("rack=CAT&size=5&twice=yes").lost).toEqual(["twice"]);
    expect(read("size=7&twice=yes").lost).toEqual(["twice"]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { link } from "./link.ts";
import { defaults, emptyPosition, groupingFor, groupingsFor, type Position } from "./position.ts";

const empty = emptyPosition();

beforeEach(() => vi.stubGlobal("PAGE", { tileSets: [{ id: "en" }, { id: "en_wwf" }] }));
afterEach(() => vi.unstubAllGlobals());

describe("a link", () => {
  const position: Position = { rack: "AEINRS?", use: "any", through: "Q", pattern: "q*", min: 3, max: 12 };
  const options = { order: "score", grouping: "none", tiles: "en_wwf" } as const;

  it("has all that was asked, and reads back", () => {
    const params = link.toLink(position, options);
    expect(String(params)).toBe(
      "rack=AEINRS%3F&use=any&through=Q&pattern=q*&min=3&max=12&order=score&group=none&tiles=en_wwf",
    );
    expect(link.fromLink(params)).toMatchObject({ position, options, lost: [] });
  });

  it("leaves out what nobody chose, and puts back what another leaves out", () => {
    expect(String(link.toLink(empty, defaults))).toBe("");
    expect(link.fromLink(new URLSearchParams("rack=QI"))).toMatchObject({
      position: { ...empty, rack: "QI" },
      options: defaults,
    });
  });

  it("names what was damaged, and keeps the rest", () => {
    const {
      position: read,
      kept,
      lost,
    } = link.fromLink(
      new URLSearchParams(
        "rack=AALNST?&use=some&through=QUIZ&pattern=<>&min=x&max=0&order=sideways&tiles=mine",
      ),
    );
    expect([read, kept]).toEqual([{ ...empty, rack: "AALNST?" }, ["rack"]]);
    expect(lost).toEqual(["use", "through", "pattern", "min", "max", "order", "tiles"]);
  });
});

describe("a grouping", () => {
  const each = { ...empty, through: "*" };

  it("is offered where it makes sense", () => {
    expect([groupingsFor(empty), groupingsFor(each)]).toEqual([
      ["length", "none"],
      ["length", "through"],
    ]);
  });

  it("is the chosen one, or else what suits what is asked", () => {
    expect(groupingFor(empty, { ...defaults, grouping: "none" })).toBe("none");
    expect(groupingFor(each, { ...defaults, grouping: "none" })).toBe("through");
    expect(groupingFor(empty, defaults)).toBe("length");
    expect(groupingFor(empty, { ...defaults, order: "score" })).toBe("none");
  });
});

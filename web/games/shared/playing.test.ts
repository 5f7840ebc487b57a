import { beforeEach, describe, expect, it, vi } from "vitest";
import { Playing, type Table } from "./playing.ts";
import type { Refusal } from "./queries.ts";

const PACE = 500;

/** A page on which a game of letters is played: people do small ones, opponents capitals; "x" is refused. */
function setUp() {
  const page = {
    actions: [] as string[],
    chosen: null as string | null,
    refusal: null as Refusal | null,
    acting: true,
    byPerson: [] as boolean[],
    cut: vi.fn(),
    held: null as ((answer: string | null) => void) | null,
    hold: false,
  };
  const host = { addController() {} };
  const table: Table<string, string> = {
    actions: () => page.actions,
    refusal: () => page.refusal,
    chosen: () => page.chosen,
    mayAct: () => page.acting,
    ask: (actions) => {
      if (page.hold) return new Promise((resolve) => (page.held = resolve));
      return Promise.resolve(actions.at(-1) === "x" ? null : actions.join(""));
    },
    take(actions, match, byPerson) {
      expect(match).toBe(actions.join(""));
      page.actions = [...actions];
      page.byPerson.push(byPerson);
    },
    cut: page.cut,
    pace: PACE,
  };
  const playing = new Playing(host as never, table); // all of an element that the tool looks at
  return { page, playing };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  return () => vi.useRealTimers();
});

describe("people", () => {
  it("act when it is for them, one action at a time", async () => {
    const { page, playing } = setUp();
    page.hold = true;
    playing.act("a");
    playing.act("b");
    expect(playing.mayAct).toBe(false);
    page.held?.("a");
    await settled();
    expect([page.actions, page.byPerson, playing.mayAct]).toEqual([["a"], [true], true]);
    page.acting = false;
    playing.act("c");
    await settled();
    expect(page.actions).toEqual(["a"]);
  });

  it("may act again after an action that was refused", async () => {
    const { page, playing } = setUp();
    playing.act("x");
    await settled();
    expect([page.actions, playing.mayAct]).toEqual([[], true]);
    playing.act("a");
    await settled();
    expect(page.actions).toEqual(["a"]);
  });
});

describe("opponents", () => {
  it("act by themselves after a moment, once", async () => {
    const { page, playing } = setUp();
    playing.act("a");
    await settled();
    page.chosen = "B";
    playing.hostUpdated();
    playing.hostUpdated();
    await vi.advanceTimersByTimeAsync(PACE - 1);
    expect(page.actions).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(1);
    expect([page.actions, page.byPerson]).toEqual([
      ["a", "B"],
      [true, false],
    ]);
    await vi.advanceTimersByTimeAsync(9 * PACE);
    expect(page.actions).toEqual(["a", "B"]);
  });

  it("act at once where the visitor wants no motion", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const { page, playing } = setUp();
    page.chosen = "B";
    playing.hostUpdated();
    await settled();
    expect(page.actions).toEqual(["B"]);
  });

  it.each([true, false])(
    "put nothing in place of what was undone while it was on its way: %s",
    async (byPerson) => {
      const { page, playing } = setUp();
      page.actions = ["a"];
      page.hold = true;
      if (byPerson) playing.act("b");
      else page.chosen = "B";
      playing.hostUpdated();
      await vi.advanceTimersByTimeAsync(PACE);
      page.actions = [];
      page.held?.("ab");
      await settled();
      expect([page.actions, page.byPerson, playing.mayAct]).toEqual([[], [], true]);
    },
  );

  it("do nothing when something is undone before they act, or the page is left", async () => {
    const { page, playing } = setUp();
    page.chosen = "B";
    playing.hostUpdated();
    page.chosen = null;
    await vi.advanceTimersByTimeAsync(PACE);
    expect(page.actions).toEqual([]);
    page.chosen = "C";
    playing.hostUpdated();
    playing.hostDisconnected();
    await vi.advanceTimersByTimeAsync(PACE);
    expect(page.actions).toEqual([]);
  });

  it("try again what was refused, when the page is drawn anew", async () => {
    const { page, playing } = setUp();
    page.hold = true;
    page.chosen = "B";
    playing.hostUpdated();
    await vi.advanceTimersByTimeAsync(PACE);
    page.held?.(null);
    await settled();
    page.hold = false;
    playing.hostUpdated();
    await vi.advanceTimersByTimeAsync(PACE);
    expect(page.actions).toEqual(["B"]);
  });
});

describe("a game that is damaged", () => {
  const refusal = (index: number): Refusal => ({
    message: "No.",
    data: { code: "action", field: "actions", index },
  });

  it("is kept up to the action that is refused, and that is told once", () => {
    const { page, playing } = setUp();
    page.actions = ["a", "B", "x", "D"];
    page.refusal = refusal(2);
    playing.hostUpdated();
    playing.hostUpdated();
    expect(page.cut.mock.calls).toEqual([[["a", "B"], page.refusal]]);
    page.refusal = null;
    playing.hostUpdated();
    page.refusal = refusal(1);
    playing.hostUpdated();
    expect(page.cut).toHaveBeenLastCalledWith(["a"], page.refusal);
  });

  it("is left as it is where something else is refused", () => {
    const { page, playing } = setUp();
    page.refusal = { message: "No list.", data: { code: "lexicon-unknown", field: "lexicon" } };
    playing.hostUpdated();
    expect(page.cut).not.toHaveBeenCalled();
  });
});

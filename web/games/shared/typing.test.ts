import { beforeEach, describe, expect, it, vi } from "vitest";
import { REST, Typing } from "./typing.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function setUp() {
  const host = { addController() {}, requestUpdate: vi.fn() };
  return { typing: new Typing(host as never), host };
}

describe("typing", () => {
  it("goes on with every change, and ends when the hand rests", () => {
    const { typing, host } = setUp();
    typing.begin();
    vi.advanceTimersByTime(REST - 1);
    typing.begin();
    vi.advanceTimersByTime(REST - 1);
    expect([typing.going, host.requestUpdate.mock.calls.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect([typing.going, host.requestUpdate.mock.calls.length]).toEqual([false, 1]);
  });

  it("does not end when the focus is passed on from square to square", () => {
    class Part {
      readonly focused: boolean;

      constructor(focused: boolean) {
        this.focused = focused;
      }

      matches = () => this.focused;
    }
    vi.stubGlobal("Element", Part);
    const { typing } = setUp();
    const leave = (part: Part) => {
      typing.leave({ target: part } as never);
      vi.advanceTimersByTime(0);
      return typing.going;
    };
    typing.begin();
    expect(leave(new Part(true))).toBe(true);
    expect(leave(new Part(false))).toBe(false);
    vi.unstubAllGlobals();
  });

  it("ends when the hand leaves, and the page is drawn once", () => {
    const { typing, host } = setUp();
    typing.begin();
    typing.end();
    typing.end();
    vi.advanceTimersByTime(REST);
    expect([typing.going, host.requestUpdate.mock.calls.length]).toEqual([false, 1]);
  });
});

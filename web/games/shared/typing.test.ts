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

  describe("when the focus moves", () => {
    class Part {
      readonly focused: boolean;

      constructor(focused: boolean) {
        this.focused = focused;
      }

      matches = () => this.focused;
    }

    beforeEach(() => {
      vi.stubGlobal("Element", Part);
      return () => vi.unstubAllGlobals();
    });

    it("does not end where it is only passed on from square to square", () => {
      const { typing } = setUp();
      const leave = (part: Part) => {
        typing.leave({ target: part } as never);
        vi.advanceTimersByTime(0);
        return typing.going;
      };
      typing.begin();
      expect(leave(new Part(true))).toBe(true);
      expect(leave(new Part(false))).toBe(false);
    });

    it("goes on when the next letter comes before the leaving was seen", () => {
      const { typing } = setUp();
      typing.begin();
      typing.leave({ target: new Part(false) } as never);
      typing.begin();
      vi.advanceTimersByTime(0);
      expect(typing.going).toBe(true);
    });
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

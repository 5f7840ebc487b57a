import { expect, it, vi } from "vitest";
import { Stroke, type Paint } from "./stroke.ts";

const gridAt = (top: () => number) =>
  ({
    getBoundingClientRect: () => ({ left: 0, top: top(), width: 50, height: 50 }),
    setPointerCapture: () => undefined,
  }) as unknown as HTMLElement; // what of a grid counts here

const grid = gridAt(() => 0);

const event = (type: string, clientX: number, clientY: number, pointerId = 1) =>
  ({ type, clientX, clientY, pointerId, button: 0, preventDefault: () => undefined }) as PointerEvent; // likewise

it("paints every square on the way of a quick pointer, as one stroke", () => {
  const paint = vi.fn<Paint>();
  const stroke = new Stroke(paint);
  stroke.follow(event("pointerdown", 5, 5), grid, "ours");
  stroke.follow(event("pointermove", 45, 5), grid, "ours");
  stroke.follow(event("pointermove", 45, 25), grid, "ours");
  expect(paint.mock.calls.map(([squares]) => squares)).toEqual([[0], [1, 2, 3, 4], [9, 14]]);
  expect(new Set(paint.mock.calls.map(([, , id]) => id)).size).toBe(1);
});

it("follows one pointer until it is lifted", () => {
  const paint = vi.fn<Paint>();
  const stroke = new Stroke(paint);
  stroke.follow(event("pointermove", 5, 5), grid, "ours");
  stroke.follow(event("pointerdown", 5, 5), grid, "theirs");
  stroke.follow(event("pointermove", 45, 45, 2), grid, "theirs");
  stroke.follow(event("pointermove", 60, 5), grid, "theirs");
  stroke.follow(event("pointerup", 15, 5), grid, "theirs");
  stroke.follow(event("pointermove", 25, 5), grid, "theirs");
  expect(paint.mock.calls.map(([squares, owner]) => [squares, owner])).toEqual([[[0], "theirs"]]);
});

it("does not paint because the board has moved under a pointer at rest", () => {
  const paint = vi.fn<Paint>();
  const stroke = new Stroke(paint);
  let top = 0;
  const moving = gridAt(() => top);
  stroke.follow(event("pointerdown", 5, 5), moving, "ours");
  top = -20;
  stroke.follow(event("pointermove", 5, 5), moving, "ours");
  expect(paint).toHaveBeenCalledTimes(1);
});

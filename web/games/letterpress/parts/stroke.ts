/** Follows a pointer over the board, mouse, pen or finger alike, and tells which squares it paints. */
import { SIZE, type Owner } from "../model/position.ts";

export type Paint = (squares: number[], owner: Owner, stroke: unknown) => void;

export class Stroke {
  /** The square painted last, or -1. */
  square = -1;
  readonly #paint: Paint;
  #pointer = -1;
  #at = "";
  #id: symbol | null = null;

  constructor(paint: Paint) {
    this.#paint = paint;
  }

  follow(event: PointerEvent, grid: HTMLElement, owner: Owner): void {
    if (event.type === "pointerdown") {
      if (event.button !== 0 || this.#id) return;
      event.preventDefault();
      grid.setPointerCapture(event.pointerId);
      this.#pointer = event.pointerId;
      this.#id = Symbol("stroke");
      this.square = -1;
    }
    if (!this.#id || event.pointerId !== this.#pointer) return;
    if (event.type === "pointerup" || event.type === "pointercancel") {
      this.#id = null;
      this.#pointer = -1;
      return;
    }
    // What was painted may move the page; then the pointer is over another square without having moved itself.
    const at = `${event.clientX} ${event.clientY}`;
    if (event.type === "pointermove" && at === this.#at) return;
    this.#at = at;
    const square = squareAt(grid, event);
    if (square >= 0 && square !== this.square) {
      this.#paint(this.square < 0 ? [square] : between(this.square, square), owner, this.#id);
      this.square = square;
    }
  }
}

/** @param rim how far inside its square a pointer must be, as a part of it */
export function squareAt(grid: HTMLElement, event: PointerEvent, rim = 0): number {
  const { left, top, width, height } = grid.getBoundingClientRect();
  const across = ((event.clientX - left) / width) * SIZE;
  const down = ((event.clientY - top) / height) * SIZE;
  const [column, row] = [Math.floor(across), Math.floor(down)];
  if ([across - column, down - row].some((part) => part < rim || part > 1 - rim)) return -1;
  return column >= 0 && column < SIZE && row >= 0 && row < SIZE ? row * SIZE + column : -1;
}

/** The squares from one to another, for a pointer that was quicker than its events. */
function between(a: number, b: number): number[] {
  const [row, column] = [Math.floor(a / SIZE), a % SIZE];
  const [rows, columns] = [Math.floor(b / SIZE) - row, (b % SIZE) - column];
  const steps = Math.max(Math.abs(rows), Math.abs(columns));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return (row + Math.round(rows * part)) * SIZE + column + Math.round(columns * part);
  });
}

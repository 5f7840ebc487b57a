/**
 * What is dragged by a mouse, a pen or a finger. A press that moves some pixels becomes a drag, and is no click any more;
 * Escape, a second button and the system end it where nothing is dropped. It knows nothing of what is dragged.
 */
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Pixels that a press may move and still be a click. */
const PULL = 6;

export type Point = Pick<PointerEvent, "clientX" | "clientY">;

interface Uses<Thing> {
  /** What a press may drag; null for nothing. */
  grip: (event: PointerEvent) => Thing | null;
  /** It is dragged to there. */
  move: (thing: Thing, at: Point) => void;
  /** It is let go of, to be dropped or to go back. */
  end: (thing: Thing, dropped: boolean) => void;
}

interface Press<Thing> extends Point {
  thing: Thing;
  pointerId: number;
  /** What has become of it. */
  is: "press" | "drag" | "over";
}

export class Drag<Thing> implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #uses: Uses<Thing>;
  #press: Press<Thing> | null = null;
  /** Was the last press a drag, so that the click which may follow is none? */
  #dragged = false;

  constructor(host: ReactiveControllerHost & HTMLElement, uses: Uses<Thing>) {
    this.#host = host;
    this.#uses = uses;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener("pointerdown", this.#onDown, { capture: true });
    this.#host.addEventListener("click", this.#onClick, { capture: true });
  }

  hostDisconnected(): void {
    this.#host.removeEventListener("pointerdown", this.#onDown, { capture: true });
    this.#host.removeEventListener("click", this.#onClick, { capture: true });
    this.#letGo();
  }

  readonly #onDown = (event: PointerEvent): void => {
    if (this.#press && this.#press.pointerId !== event.pointerId) return;
    this.#letGo();
    this.#dragged = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const thing = this.#uses.grip(event);
    if (thing === null) return;
    event.preventDefault(); // the focus stays where one types
    const { clientX, clientY, pointerId } = event;
    this.#press = { thing, clientX, clientY, pointerId, is: "press" };
    window.addEventListener("pointermove", this.#onMove);
    window.addEventListener("pointerup", this.#onUp);
    window.addEventListener("pointercancel", this.#onCancel);
    window.addEventListener("keydown", this.#onKey, { capture: true });
    window.addEventListener("touchmove", this.#onTouch, { passive: false });
  };

  readonly #onMove = (event: PointerEvent): void => {
    const press = this.#press;
    if (press?.pointerId !== event.pointerId || press.is === "over") return;
    const { clientX, clientY, buttons } = event;
    if (buttons !== 1) this.#end(false);
    else if (press.is === "press") {
      if (Math.hypot(clientX - press.clientX, clientY - press.clientY) < PULL) return;
      press.is = "drag";
      this.#dragged = true;
      this.#host.setPointerCapture(press.pointerId);
      this.#host.style.cursor = "grabbing";
    }
    if (press.is === "drag") this.#uses.move(press.thing, event);
  };

  readonly #onUp = (event: PointerEvent): void => {
    if (event.pointerId === this.#press?.pointerId) this.#letGo(true);
  };

  readonly #onCancel = (event: PointerEvent): void => {
    if (event.pointerId === this.#press?.pointerId) this.#letGo();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || this.#press?.is !== "drag") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#end(false);
  };

  // No swipe either: a tile that is thrown would have the browser take the next tap for what stops its scrolling.
  readonly #onTouch = (event: TouchEvent): void => {
    if (this.#dragged && event.cancelable) event.preventDefault();
  };

  // A click without a count is a key's, or a program's that reads the page.
  readonly #onClick = (event: MouseEvent): void => {
    if (!this.#dragged || !event.detail) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** End the drag, if it is one; the press goes on until it is released. */
  #end(dropped: boolean): void {
    const press = this.#press;
    if (!press) return;
    const { is } = press;
    press.is = "over";
    if (is !== "drag") return;
    this.#host.style.cursor = "";
    this.#uses.end(press.thing, dropped);
  }

  #letGo(dropped = false): void {
    this.#end(dropped);
    this.#press = null;
    window.removeEventListener("pointermove", this.#onMove);
    window.removeEventListener("pointerup", this.#onUp);
    window.removeEventListener("pointercancel", this.#onCancel);
    window.removeEventListener("keydown", this.#onKey, { capture: true });
    window.removeEventListener("touchmove", this.#onTouch);
  }
}

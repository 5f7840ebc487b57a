/**
 * Keeps a tap from counting where it did not begin. What a finger touches may make way for something else before the
 * finger is lifted, as the board does for keys, and the browser gives the click to what lies there then.
 */
import type { ReactiveController, ReactiveControllerHost } from "lit";

export class TouchGuard implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  /** What the finger came down on, and what that lies in. */
  #pressed: readonly EventTarget[] = [];

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener("pointerdown", this.#onDown, { capture: true });
    this.#host.addEventListener("click", this.#onClick, { capture: true });
  }

  hostDisconnected(): void {
    this.#host.removeEventListener("pointerdown", this.#onDown, { capture: true });
    this.#host.removeEventListener("click", this.#onClick, { capture: true });
  }

  readonly #onDown = (event: PointerEvent): void => {
    this.#pressed = event.composedPath();
  };

  readonly #onClick = (event: MouseEvent): void => {
    // A click without a count is a key's, or a program's that reads the page.
    const touched = event instanceof PointerEvent && event.pointerType === "touch" && event.detail > 0;
    const [clicked] = event.composedPath();
    const [pressed] = this.#pressed;
    const same = [
      clicked && this.#pressed.includes(clicked),
      pressed && event.composedPath().includes(pressed),
    ].some(Boolean);
    if (!touched || same) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}

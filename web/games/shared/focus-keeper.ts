/** Keeps the focus on a page: what is drawn anew must not take it along. */
import type { ReactiveController, ReactiveControllerHost } from "lit";

export class FocusKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #regain: () => void;
  /** What on the page has the focus. */
  #focused: Element | null = null;

  /** @param regain moves the focus to where one goes on when what had it is gone */
  constructor(host: ReactiveControllerHost & HTMLElement, regain: () => void) {
    this.#host = host;
    this.#regain = regain;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener("focusin", this.#onFocus);
    this.#host.addEventListener("focusout", this.#look);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener("focusin", this.#onFocus);
    this.#host.removeEventListener("focusout", this.#look);
    this.#focused = null;
  }

  hostUpdated(): void {
    if (this.#focused) this.#look();
  }

  readonly #onFocus = (event: FocusEvent): void => {
    const [target] = event.composedPath();
    this.#focused = target instanceof Element ? target : null;
  };

  // What is drawn within this page is drawn a moment later. Where the focus is on another page it is not taken from there.
  readonly #look = (): void => {
    requestAnimationFrame(() => {
      if (!this.#focused || document.activeElement !== document.body || !document.hasFocus()) return;
      const gone = !this.#focused.isConnected;
      this.#focused = null;
      if (gone && this.#host.isConnected) this.#regain();
    });
  };
}

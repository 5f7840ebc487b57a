/** Keeps the focus on a page or in a dialog: what is drawn anew must not take it along. */
import type { ReactiveController, ReactiveControllerHost } from "lit";

export class FocusKeeper implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #regain: () => void;
  /** What on the page has the focus, or had it last. */
  #focused: Element | null = null;

  /** @param regain moves the focus to where one goes on when what had it is gone */
  constructor(host: ReactiveControllerHost & HTMLElement, regain: () => void) {
    this.#host = host;
    this.#regain = regain;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener("focusout", this.#onBlur);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener("focusout", this.#onBlur);
    this.#focused = null;
  }

  // Not every browser tells that what had the focus was taken away, and none tells the page of a move within a part.
  hostUpdate(): void {
    let focused: Element | null = this.#host.shadowRoot?.activeElement ?? null;
    while (focused) {
      this.#focused = focused;
      focused = focused.shadowRoot?.activeElement ?? null;
    }
  }

  hostUpdated(): void {
    if (this.#focused) this.#look();
  }

  readonly #onBlur = (event: FocusEvent): void => {
    const [target] = event.composedPath();
    this.#focused = target instanceof Element ? target : null;
    this.#look();
  };

  // What is drawn within this page is drawn a moment later. Where the focus is on another page it is not taken from there.
  // Where there is nothing to go on with yet, or what had it is out of use before it goes, such as the button that has
  // begun something, it is sought again when the page is drawn anew.
  readonly #look = (): void => {
    requestAnimationFrame(() => {
      if (!this.#focused || document.activeElement !== document.body || !document.hasFocus()) return;
      const gone = this.#focused;
      this.#focused = null;
      if (gone.isConnected && gone.matches(":disabled")) this.#focused = gone;
      if (gone.isConnected || !this.#host.isConnected) return;
      this.#regain();
      if (document.activeElement === document.body) this.#focused ??= gone;
    });
  };
}

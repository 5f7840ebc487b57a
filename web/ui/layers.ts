/**
 * What lies on top of the page, the latest last: dialogs, the sheet of a phone that is pulled up, keys at the foot of the
 * screen. The browser's Back closes the latest; the address sees to that, where there is one.
 */
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Closes what lies on top. Has it been closed, or is there something to be asked first? */
type Close = () => boolean;

/** Raises `cover` when something has come to lie on top. */
export class Layers extends EventTarget {
  readonly #closes: Close[] = [];

  get count(): number {
    return this.#closes.length;
  }

  add(close: Close): void {
    this.#closes.push(close);
    this.dispatchEvent(new Event("cover"));
  }

  /** It has been closed, in whatever way. */
  remove(close: Close): void {
    const at = this.#closes.indexOf(close);
    if (at >= 0) this.#closes.splice(at, 1);
  }

  /** Close what lies above the first `count`, the latest first, as far as it lets itself be closed. */
  closeDownTo(count: number): void {
    for (const close of this.#closes.slice(count).reverse()) {
      if (!close()) return;
      this.remove(close);
    }
  }
}

/** Those of the page. */
export const layers = new Layers();

/** Part of the page that lies on top at times: it is looked at whenever its host has been drawn. */
export class Layer implements ReactiveController {
  readonly #isOpen: () => boolean;
  readonly #close: Close;
  #added = false;

  constructor(host: ReactiveControllerHost, isOpen: () => boolean, close: () => void) {
    this.#isOpen = isOpen;
    this.#close = () => {
      close();
      return true;
    };
    host.addController(this);
  }

  hostUpdated(): void {
    this.#note(this.#isOpen());
  }

  hostDisconnected(): void {
    this.#note(false);
  }

  #note(isOpen: boolean): void {
    if (isOpen === this.#added) return;
    this.#added = isOpen;
    if (isOpen) layers.add(this.#close);
    else layers.remove(this.#close);
  }
}

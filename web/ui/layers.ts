/**
 * What lies on top of a page and can be put away: dialogs, a sheet that is pulled up, the keys of a touched screen. The
 * browser's Back closes the topmost of them before it leads anywhere else (app/address.ts).
 */

/** Raises `change` when something has come to lie on top, and when it is gone. */
export class Layers extends EventTarget {
  #closing: (() => void)[] = [];

  /** Does anything lie on top? */
  get any(): boolean {
    return this.#closing.length > 0;
  }

  /**
   * Lay something on top.
   *
   * @param close puts it away; what asks first may still be there afterwards
   * @returns what is called once it is gone, in whatever way
   */
  lay(close: () => void): () => void {
    const own = () => close();
    this.#closing.push(own);
    this.#tell();
    return () => {
      if (!this.#closing.includes(own)) return;
      this.#closing = this.#closing.filter((each) => each !== own);
      this.#tell();
    };
  }

  closeTopmost(): void {
    this.#closing.at(-1)?.();
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

export const layers = new Layers();

/** One thing that lies on top from time to time. */
export class Layer {
  readonly #close: () => void;
  #gone: (() => void) | null = null;

  /** @param close puts it away */
  constructor(close: () => void) {
    this.#close = close;
  }

  /** Say whether it is there. */
  set there(there: boolean) {
    if (there === (this.#gone !== null)) return;
    const gone = this.#gone;
    this.#gone = there ? layers.lay(this.#close) : null;
    gone?.();
  }
}

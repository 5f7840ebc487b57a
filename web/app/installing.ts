/** Having the page as an app: where the browser offers that, and where it is done by hand. */

/** What Chromium raises where the page can be installed and is not. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** Raises `change`. */
class Installing extends EventTarget {
  #offer: InstallOffer | null = null;

  constructor() {
    super();
    window.addEventListener("beforeinstallprompt", (event) => this.#note(event as InstallOffer)); // its name says so
    window.addEventListener("appinstalled", () => this.#note(null));
  }

  /** Does the browser offer to install it? */
  get offered(): boolean {
    return this.#offer !== null;
  }

  /** Is it a phone of Apple's with the page in its browser? That one offers nothing, and installs from its menu. */
  get byHand(): boolean {
    const standalone: unknown = Reflect.get(navigator, "standalone"); // of WebKit's alone
    return standalone === false && matchMedia("(pointer: coarse)").matches;
  }

  /** Have the browser ask whether to install it; an offer is good for one time. */
  async ask(): Promise<void> {
    const offer = this.#offer;
    this.#note(null);
    await offer?.prompt().catch(() => undefined); // whatever keeps the browser from asking, it says so itself
  }

  #note(offer: InstallOffer | null) {
    this.#offer = offer;
    this.dispatchEvent(new Event("change"));
  }
}

export const installing = new Installing();

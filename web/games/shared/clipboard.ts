/** Puts texts on the clipboard, and says for a moment that it has. */
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Milliseconds that "Copied" stays. */
const STAYS = 2500;

export class Clipboard implements ReactiveController {
  /** Was something copied a moment ago? */
  copied = false;
  readonly #host: ReactiveControllerHost;
  #timer = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.copied = false;
  }

  /** Copy a text, or one that is still to come. Rejects where the browser does not let us. */
  async copy(text: string | Promise<string>): Promise<void> {
    if (typeof text === "string") await navigator.clipboard.writeText(text);
    else await this.#copyLater(text);
    this.#say(true);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#say(false), STAYS);
  }

  // A browser that wants the copying to follow the click at once takes a promise of the text.
  async #copyLater(text: Promise<string>): Promise<void> {
    if (typeof ClipboardItem !== "function") return navigator.clipboard.writeText(await text);
    const blob = text.then((content) => new Blob([content], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  }

  #say(copied: boolean): void {
    this.copied = copied;
    this.#host.requestUpdate();
  }
}

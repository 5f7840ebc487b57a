/** The tool that takes positions from pictures: chosen, dropped, pasted or shared. */
import { html, nothing, type ReactiveController } from "lit";
import { detail } from "../../ui/templates.ts";
import type { GamePage } from "./page.ts";
import { screenshotInbox } from "./screenshot-inbox.ts";
import "./screenshot-reader.ts";
import type { ScreenshotReader } from "./screenshot-reader.ts";
import type { Reading, Seen } from "./seen.ts";

export class Pictures implements ReactiveController {
  readonly #page: GamePage;
  readonly #reading: () => Reading;
  readonly #take: (seen: Seen) => void;

  /**
   * @param reading how a position is read from a picture
   * @param take puts on the table what was read
   */
  constructor(page: GamePage, reading: () => Reading, take: (seen: Seen) => void) {
    this.#page = page;
    this.#reading = reading;
    this.#take = take;
    page.addController(this);
  }

  /** May a position be read from a picture? */
  get allowed(): boolean {
    return !this.#page.readonly;
  }

  view() {
    if (!this.allowed) return nothing;
    return html`<tw-screenshot-reader
      .game=${this.#page.game.id}
      .reading=${this.#reading()}
      @use=${detail((seen: Seen) => this.#use(seen))}
      @elsewhere=${detail((file: Blob) => screenshotInbox.ask(file))}
    ></tw-screenshot-reader>`;
  }

  /** Have a picture chosen, and read it. */
  choose(): void {
    this.#reader?.choose();
  }

  /** Read a picture that came another way. */
  read(file: Blob): void {
    void this.#reader?.read(file);
  }

  get #reader(): ScreenshotReader | null {
    return this.#page.renderRoot.querySelector("tw-screenshot-reader");
  }

  hostConnected(): void {
    screenshotInbox.addEventListener("put", this.#fetch);
    void this.#fetch();
  }

  hostDisconnected(): void {
    screenshotInbox.removeEventListener("put", this.#fetch);
  }

  readonly #fetch = async (): Promise<void> => {
    await this.#page.updateComplete;
    const reader = this.#reader;
    if (!this.#page.isConnected || !reader) return;
    const file = screenshotInbox.take(this.#page.game.id);
    await (file ? reader.read(file) : reader.resume());
  };

  #use(seen: Seen): void {
    this.#take(seen);
    const { used } = this.#page.texts.text.pictures;
    this.#page.set({ up: false, done: { text: used, said: used } });
    this.#page.frame.focusPosition();
  }
}

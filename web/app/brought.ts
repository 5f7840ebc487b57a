/**
 * What a visitor brings to the page: a file that is dropped anywhere, pasted or shared is a picture of a board, which a
 * game reads, or a word list, unless whoever it was dropped on took it.
 */
import type { LitElement, ReactiveController } from "lit";
import { findGame, games } from "../games/registry.ts";
import { isPicture } from "../games/shared/screenshot.ts";
import { screenshotInbox } from "../games/shared/screenshot-inbox.ts";
import type { Store } from "../games/shared/store.ts";
import type { ListsPanel } from "./list-panel.ts";
import type { PictureGame } from "./picture-game.ts";
import { firstOf, tellMany } from "../ui/many-files.ts";
import { forgetSharedFile, sharedFile } from "./shared-picture.ts";

export class Brought implements ReactiveController {
  readonly #host: LitElement;
  readonly #store: () => Store;
  /** A picture whose game is asked for. */
  #picture: Blob | null = null;

  constructor(host: LitElement, store: () => Store) {
    this.#host = host;
    this.#store = store;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener("dragover", this.#onDrag);
    window.addEventListener("drop", this.#onDrop);
    screenshotInbox.addEventListener("ask", this.#onAsk);
    // Before a board takes the paste for text.
    window.addEventListener("paste", this.#onPaste, { capture: true });
    void sharedFile().then((shared) => shared && this.#takeShared(shared.file, shared.others));
  }

  hostDisconnected(): void {
    window.removeEventListener("dragover", this.#onDrag);
    window.removeEventListener("drop", this.#onDrop);
    screenshotInbox.removeEventListener("ask", this.#onAsk);
    window.removeEventListener("paste", this.#onPaste, { capture: true });
  }

  /** The picture whose game was asked for is of this one. */
  choose(game: string): void {
    if (this.#picture) this.#readPicture(game, this.#picture);
  }

  readonly #onDrag = (event: DragEvent) => {
    const [item] = event.dataTransfer?.items ?? [];
    if (item?.kind === "file") event.preventDefault();
  };

  readonly #onDrop = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.files.length) return;
    event.preventDefault();
    const file = firstOf(event.dataTransfer.files, this.#host);
    if (!file) return;
    void this.#bring(file);
  };

  /** A picture is told by its type, or by its bytes if its name says something else. */
  async #bring(file: File) {
    if (isCalledPicture(file) || (await isPicture(file))) this.#bringPicture(file);
    else void this.#host.renderRoot.querySelector<ListsPanel>("tw-lists")?.bring(file);
  }

  /** Ask which game a shared picture shows, on no game's page; what is no picture is brought as a list and told of there. */
  async #takeShared(file: File, others: number) {
    tellMany(1 + others, this.#host);
    if (await isPicture(file)) return this.#askGame(file);
    void forgetSharedFile();
    await this.#host.updateComplete;
    void this.#host.renderRoot.querySelector<ListsPanel>("tw-lists")?.bring(file);
  }

  readonly #onPaste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(isCalledPicture);
    const [file] = files;
    if (!file || event.clipboardData?.getData("text/plain")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tellMany(files.length, this.#host);
    this.#bringPicture(file);
  };

  /** Have a picture read by the game on the table, if that reads any. */
  #bringPicture(file: Blob) {
    const { game } = this.#store().settings;
    if (findGame(game)?.forPictures) this.#readPicture(game, file);
    else this.#askGame(file);
  }

  readonly #onAsk = (event: Event) => {
    if (!(event instanceof CustomEvent && event.detail instanceof Blob)) return;
    // It is none of the game's that has looked at it.
    const [other, ...more] = games().filter(
      ({ id, forPictures }) => forPictures && id !== this.#store().settings.game,
    );
    if (other && !more.length) this.#readPicture(other.id, event.detail);
    else this.#askGame(event.detail);
  };

  #askGame(file: Blob) {
    this.#picture = file;
    void this.#host.updateComplete.then(() =>
      this.#host.renderRoot.querySelector<PictureGame>("tw-picture-game")?.show(),
    );
  }

  #readPicture(id: string, file: Blob) {
    this.#picture = null;
    void forgetSharedFile();
    const options = findGame(id)?.forPictures;
    if (this.#store().settings.game !== id) this.#store().set({ game: id });
    if (options) this.#store().setOptions(id, options);
    screenshotInbox.put(id, file);
  }
}

const isCalledPicture = ({ type }: Blob) => type.startsWith("image/");

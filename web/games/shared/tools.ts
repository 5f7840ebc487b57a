/** The tools beside every position: undo, redo, clear, its picture and its link. */
import { html, nothing } from "lit";
import { Clipboard } from "./clipboard.ts";
import type { GamePage } from "./page.ts";
import type { Pictures } from "./pictures.ts";
import "./toolbar.ts";

interface Options {
  /** Takes all off the table; null while nothing lies there. */
  clear?: (() => void) | null;
  /** Names of tools that are called something else on this page. */
  labels?: Partial<Record<"undo" | "redo" | "clear", string>>;
  /** More tools. */
  tools?: unknown;
  /** Gives the link that is passed on, where that is not the page's own. */
  link?: () => string;
}

export class Tools {
  readonly #page: GamePage;
  readonly #pictures: Pictures | null;
  readonly #clipboard: Clipboard;

  constructor(page: GamePage, pictures: Pictures | null = null) {
    this.#page = page;
    this.#pictures = pictures;
    this.#clipboard = new Clipboard(page);
  }

  view({ clear, labels = {}, tools = nothing, link = this.#page.link }: Options = {}) {
    const { store, game, list } = this.#page;
    return html`
      <tw-toolbar
        class="anchor flow wraps gap-2"
        .canUndo=${store?.canUndo(game.id) ?? false}
        .canRedo=${store?.canRedo(game.id) ?? false}
        .canClear=${clear === undefined ? null : clear !== null}
        .labels=${labels}
        .canRead=${this.#pictures?.allowed ?? false}
        .copied=${this.#clipboard.copied}
        .picture=${this.#picture()}
        .letterLanguage=${list.language}
        .link=${link}
        @undo=${() => this.#page.undo()}
        @redo=${() => this.#page.redo()}
        @clear=${() => clear?.()}
        @from-picture=${() => this.#pictures?.choose()}
        @copy-link=${() => this.#copyLink(link)}
        >${tools}</tw-toolbar
      >
    `;
  }

  /** Gives what is on the table, by another function for each time that the page is drawn. */
  readonly #picture = () => () => {
    const { game, position, list, options } = this.#page;
    return game.picture(position, list.alphabet, options);
  };

  async #copyLink(link: () => string): Promise<void> {
    const page = this.#page;
    try {
      await this.#clipboard.copy(link());
    } catch {
      page.set({ trouble: () => page.texts.text.tools.copyFailed });
    }
  }
}

/** Takes the words that were found along: copied, or as a file. */
import { saveFile } from "../../../ui/save-file.ts";
import { Clipboard } from "../../shared/clipboard.ts";
import type { WordGroup } from "../../../engine/methods.ts";
import type { GamePage } from "../../shared/page.ts";
import type { Form } from "../../shared/word-export.ts";
import { asTable, asText } from "../model/export.ts";
import { brief, type Position } from "../model/position.ts";

export class WordExport {
  readonly #page: GamePage<Position>;
  readonly #every: () => Promise<WordGroup[] | null>;
  readonly #clipboard: Clipboard;

  constructor(page: GamePage<Position>, every: () => Promise<WordGroup[] | null>) {
    this.#page = page;
    this.#every = every;
    this.#clipboard = new Clipboard(page);
  }

  /** Were the words copied a moment ago? */
  get copied(): boolean {
    return this.#clipboard.copied;
  }

  readonly copy = async (): Promise<void> => {
    const text = this.#every().then((groups) => (groups ? asText(groups) : Promise.reject(new Error())));
    try {
      await this.#clipboard.copy(text);
    } catch {
      this.#page.set({ trouble: () => this.#page.texts.text.words.copyFailed });
    }
  };

  async download(form: Form): Promise<void> {
    const { position, list } = this.#page;
    const groups = await this.#every();
    if (!groups) return;
    const name = brief(position, list.alphabet)
      .replaceAll(/[[\]^]/g, "")
      .replaceAll(/[?*.]/g, "_");
    const [end, type, text] =
      form === "csv"
        ? ["csv", "text/csv", asTable(groups, position.through !== "")]
        : ["txt", "text/plain", asText(groups)];
    saveFile(`${name}.${end}`, new Blob([text], { type: `${type};charset=utf-8` }));
  }
}

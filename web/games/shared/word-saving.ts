/** Takes the words that were found along: copied, or as a file. */
import { saveFile } from "../../ui/save-file.ts";
import { Clipboard } from "./clipboard.ts";
import type { GamePage } from "./page.ts";
import type { Form } from "./word-export.ts";

interface Uses<Words> {
  /** All the words; null if the engine refuses. */
  every: () => Promise<Words | null>;
  asText: (words: Words) => string;
  asTable: (words: Words) => string;
  /** What the file is called, without its ending. */
  name: () => string;
}

export class WordSaving<Words> {
  readonly #page: GamePage;
  readonly #uses: Uses<Words>;
  readonly #clipboard: Clipboard;

  constructor(page: GamePage, uses: Uses<Words>) {
    this.#page = page;
    this.#uses = uses;
    this.#clipboard = new Clipboard(page);
  }

  /** Were the words copied a moment ago? */
  get copied(): boolean {
    return this.#clipboard.copied;
  }

  readonly copy = async (): Promise<void> => {
    const { every, asText } = this.#uses;
    const text = every().then((words) => (words ? asText(words) : Promise.reject(new Error())));
    try {
      await this.#clipboard.copy(text);
    } catch {
      this.#page.set({ trouble: () => this.#page.texts.text.words.copyFailed });
    }
  };

  async download(form: Form): Promise<void> {
    const { every, asText, asTable, name } = this.#uses;
    const words = await every();
    if (!words) return;
    const [end, type, text] =
      form === "csv" ? ["csv", "text/csv", asTable(words)] : ["txt", "text/plain", asText(words)];
    saveFile(`${name()}.${end}`, new Blob([text], { type: `${type};charset=utf-8` }));
  }
}

/** Takes the words that were found along: copied, or as a file. */
import { saveFile } from "../../../ui/save-file.ts";
import type { StudiedWord, StudySearch } from "../../../engine/methods.ts";
import { Clipboard } from "../../shared/clipboard.ts";
import type { Form } from "../../shared/word-export.ts";
import { asTable, asText } from "../model/export.ts";
import { brief } from "../model/position.ts";
import type { StudyPage } from "./page.ts";

export class Export {
  readonly #page: StudyPage;
  readonly #request: () => StudySearch;
  readonly #clipboard: Clipboard;

  /** @param request for all the words */
  constructor(page: StudyPage, request: () => StudySearch) {
    this.#page = page;
    this.#request = request;
    this.#clipboard = new Clipboard(page);
  }

  /** Were the words copied a moment ago? */
  get copied(): boolean {
    return this.#clipboard.copied;
  }

  readonly copy = async (): Promise<void> => {
    const text = this.#every().then((words) => (words ? asText(words) : Promise.reject(new Error())));
    try {
      await this.#clipboard.copy(text);
    } catch {
      this.#page.set({ trouble: () => this.#page.texts.text.words.copyFailed });
    }
  };

  async download(form: Form): Promise<void> {
    const words = await this.#every();
    if (!words) return;
    const { position, list } = this.#page;
    const name = brief(position, list.alphabet).replaceAll(/[^\p{L}\p{M}\d–]+/gu, "_") || list.id;
    const [end, type, text] =
      form === "csv" ? ["csv", "text/csv", asTable(words)] : ["txt", "text/plain", asText(words)];
    saveFile(`${name}.${end}`, new Blob([text], { type: `${type};charset=utf-8` }));
  }

  async #every(): Promise<readonly StudiedWord[] | null> {
    return (await this.#page.ask("study.search", this.#request()))?.words ?? null;
  }
}

/**
 * Games of files: those that were opened, and what opens more.
 *   choice   board, tiles and word list, or null where they are in use already
 *   files    chosen or dropped files
 *   paste    the text of a game
 *   open     a game of the list
 *   remove   a game of the list is to leave it
 */
import { css, html, nothing } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { icon } from "../../../ui/icons.ts";
import { Part } from "../../../ui/part.ts";
import { detail, type FieldEvent } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import type { Choice, Setup } from "../model/setup.ts";
import type { GameFile } from "../model/study.ts";
import { textAreaStyles } from "../../../ui/text-area-styles.ts";
import { gameStyles } from "./game-styles.ts";
import "./setup.ts";

interface Events {
  choice: Choice | null;
  files: readonly File[];
  paste: string;
  open: GameFile;
  remove: GameFile;
}

@customElement("tw-crossword-files")
export class CrosswordFiles extends Part<Events> {
  @property({ attribute: false }) setup: Setup | null = null;
  @property({ attribute: false }) files: readonly GameFile[] = [];
  /** What is wrong with those that could not be opened. */
  @property({ attribute: false }) wrongs: readonly string[] = [];
  /** Is something dragged over the field? */
  @state() dragged = false;

  @query("[type=file]") picker!: HTMLInputElement | null;
  @query("textarea") field!: HTMLTextAreaElement | null;

  static override styles = [
    gameStyles,
    textAreaStyles,
    css`
      .open {
        justify-content: start;
        text-align: left;
      }
    `,
  ];

  override render() {
    const { setup, files } = this;
    const text = this.texts.text.crosswordGame.study;
    if (!setup) return nothing;
    return html`<div class="form stack gap-16">
      <h2>${text.title}</h2>
      <p class="facts">${text.text} ${text.hint}</p>
      <tw-crossword-setup
        dealing
        .setup=${setup}
        @choice=${detail((choice: Choice | null) => this.raise("choice", choice))}
      ></tw-crossword-setup>
      <div class="actions flow wraps">
        ${button("open-files", text.files, () => this.picker?.click(), { look: "filled" })}
        <input
          type="file"
          hidden
          multiple
          accept=".gcg,.txt,text/plain"
          aria-label=${text.files}
          @change=${this.#onPick}
        />
      </div>
      ${this.wrongs.map((each) => wrong(each))}
      ${
        files.length
          ? html`<div>
              <h3>${text.games}</h3>
              <ul class="unstyled stack gap-4">
                ${files.map((file) => this.#file(file))}
              </ul>
            </div>`
          : nothing
      }
      <div>
        <label class="label" for="game">${text.paste}</label>
        <textarea
          id="game"
          name="game"
          class=${this.dragged ? "dragged" : ""}
          placeholder="#player1 …"
          spellcheck="false"
          autocomplete="off"
          @dragover=${this.#onDrag}
          @dragleave=${() => (this.dragged = false)}
          @drop=${this.#onDrop}
        ></textarea>
        <div>${button("read-game", text.read, () => this.#paste())}</div>
      </div>
    </div>`;
  }

  #file(file: GameFile) {
    const text = this.texts.text.crosswordGame.study;
    return html`<li class="flow gap-4">
      ${button("open", file.name, () => this.raise("open", file), { look: "plain open grows breaks" })}
      <button
        type="button"
        class="button icon-only"
        name="remove"
        aria-label=${text.remove(file.name)}
        @click=${() => this.raise("remove", file)}
      >
        ${icon("close")}
      </button>
    </li>`;
  }

  #paste() {
    const text = this.field?.value ?? "";
    if (text.trim()) this.raise("paste", text);
  }

  #onPick({ target }: FieldEvent) {
    this.raise("files", [...(target.files ?? [])]);
    target.value = "";
  }

  #onDrag(event: DragEvent) {
    event.preventDefault();
    this.dragged = true;
  }

  #onDrop(event: DragEvent) {
    this.dragged = false;
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!files.length) return;
    event.preventDefault();
    this.raise("files", files);
  }
}

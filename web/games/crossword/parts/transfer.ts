/**
 * Positions and games as text: paste or drop one in, copy one. What a text means is the engine's affair.
 *   import  a text to be read
 *   file    a file to be read, of text or a picture
 *   export  the format to write what lies there in
 */
import { css, html, nothing, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { foldStyles } from "../../../ui/fold-styles.ts";
import { icon } from "../../../ui/icons.ts";
import { Part } from "../../../ui/part.ts";
import { firstOf } from "../../../ui/many-files.ts";
import { saveFile } from "../../../ui/save-file.ts";
import { textAreaStyles } from "../../../ui/text-area-styles.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import { Clipboard } from "../../shared/clipboard.ts";
import { ACCEPTED } from "../../shared/screenshot.ts";

export type Format = "cgp" | "rows" | "gcg";

/** What the names of files in each format end with. */
const ENDINGS: Readonly<Record<Format, string>> = { cgp: "cgp", rows: "txt", gcg: "gcg" };

/** What is in the panel. */
export interface Transfer {
  /** What is being brought in, as long as it could not be read. */
  draft: string;
  problem: string;
  /** What was asked for as text, or null. */
  written: string | null;
  /** How that is written. */
  format: Format;
  writtenProblem: string;
}

export const noTransfer: Transfer = Object.freeze({
  draft: "",
  problem: "",
  written: null,
  format: "gcg",
  writtenProblem: "",
});

@customElement("tw-crossword-transfer")
export class CrosswordTransfer extends Part {
  @property({ attribute: false }) transfer: Transfer = noTransfer;
  /** Are there turns that make a game? */
  @property({ type: Boolean }) canGame = false;
  /** Is something dragged over the field? */
  @state() dragged = false;

  static override styles = [
    foldStyles,
    textAreaStyles,
    css`
      textarea[aria-invalid="true"] {
        border-color: var(--wrong);
        box-shadow: inset 0 0 0 1px var(--wrong);
      }

      .line {
        margin: 8px 0 14px;
      }

      .line .label {
        margin-right: 4px;
      }

      .wrong {
        margin-top: 8px;
      }
    `,
  ];

  @query("details") fold!: HTMLDetailsElement | null;
  @query("[name=import]") field!: HTMLTextAreaElement | null;
  @query("[type=file]") file!: HTMLInputElement | null;
  @query("[name=written]") writtenField!: HTMLTextAreaElement | null;

  #clipboard = new Clipboard(this);

  // A text that cannot be read is shown here with the reason, even if it was pasted onto the board.
  override updated(changed: PropertyValues<this>) {
    const before = changed.get("transfer");
    if (!before || before.problem || !this.transfer.problem || !this.fold) return;
    this.fold.open = true;
    this.scrollIntoView({ block: "nearest" });
  }

  override render() {
    const { draft, problem, written, writtenProblem } = this.transfer;
    const text = this.texts.text.crossword.transfer;
    return html`
      <details class="fold">
        <summary class="flow gap-6 strong text-15">${icon("down")}${text.title}</summary>
        <textarea
          name="import"
          class=${this.dragged ? "dragged" : ""}
          aria-label=${text.importLabel}
          aria-invalid=${Boolean(problem)}
          aria-describedby=${describedBy(problem)}
          placeholder=${text.placeholder}
          spellcheck="false"
          autocomplete="off"
          .value=${draft}
          @dragover=${this.#onDrag}
          @dragleave=${() => (this.dragged = false)}
          @drop=${this.#onDrop}
          @paste=${() => setTimeout(() => this.#import())}
          @keydown=${this.#onKey}
        ></textarea>
        ${wrong(problem)}
        <div class="line flow wraps">
          ${button("read", text.read, this.#import, { look: "filled" })}
          ${button("file", text.file, () => this.file?.click())}
          <input
            type="file"
            hidden
            accept=".gcg,.cgp,.txt,text/plain,${ACCEPTED}"
            aria-label=${text.file}
            @change=${this.#onFile}
          />
        </div>
        <div class="line flow wraps">
          <span class="label">${text.writeAs}</span>
          ${Object.entries(text.formats).map(
            ([format, [face, title = ""]]) => html`
              <button
                type="button"
                class="button plain"
                name="write-${format}"
                ?disabled=${format === "gcg" && !this.canGame}
                title=${title}
                @click=${() => this.raise("export", format)}
              >
                ${face}
              </button>
            `,
          )}
        </div>
        ${wrong(writtenProblem, "wrong-written")}
        ${
          written === null
            ? nothing
            : html`
                <textarea name="written" readonly aria-label=${text.written} .value=${written}></textarea>
                <div class="line flow wraps">
                  ${button("copy-text", this.#clipboard.copied ? text.copied : text.copy, this.#copy)}
                  ${button("save-text", text.save, this.#save)}
                </div>
              `
        }
      </details>
    `;
  }

  #import = () => {
    const text = this.field?.value;
    if (text?.trim()) this.raise("import", text);
  };

  #onKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.#import();
  }

  #onFile() {
    const { file } = this;
    const chosen = file?.files?.[0];
    if (chosen) this.raise("file", chosen);
    if (file) file.value = "";
  }

  #onDrag(event: DragEvent) {
    event.preventDefault();
    this.dragged = true;
  }

  #onDrop(event: DragEvent) {
    this.dragged = false;
    const file = firstOf(event.dataTransfer?.files, this);
    if (!file) return;
    event.preventDefault();
    this.raise("file", file);
  }

  #save() {
    const { written, format } = this.transfer;
    saveFile(`crossword.${ENDINGS[format]}`, new Blob([written ?? ""], { type: "text/plain" }));
  }

  async #copy() {
    try {
      await this.#clipboard.copy(this.transfer.written ?? "");
    } catch {
      this.writtenField?.select();
    }
  }
}

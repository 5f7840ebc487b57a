/**
 * Positions and games as text: paste or drop one in, copy or save one. What a text means is the engine's affair.
 *   import  {text}       a text to be read
 *   export  {format}     "cgp" | "rows" | "gcg": wanted as text
 */
import { LitElement, css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { foldStyles } from "../../components/fold-styles.ts";
import { icon } from "../../components/icons.ts";
import { shared } from "../../components/shared-styles.ts";
import { wrong } from "../../components/wrong.ts";
import { TextsController } from "../../text/texts.ts";

export type Format = "cgp" | "rows" | "gcg";

const formats: readonly Format[] = ["cgp", "rows", "gcg"];

/** Bytes beyond which a file is no game. */
const LARGEST = 1_000_000;

@customElement("tw-crossword-transfer")
export class CrosswordTransfer extends LitElement {
  /** What is being brought in, as long as it could not be read. */
  @property() draft = "";
  @property() problem: string | null = null;
  /** What was asked for as text, or null. */
  @property() written: string | null = null;
  @property() writtenProblem: string | null = null;
  /** Are there turns that make a game? */
  @property({ type: Boolean }) canGame = false;
  @property({ type: Boolean }) open = false;
  @state() copied = false;
  @state() over = false;

  static override styles = [
    shared,
    foldStyles,
    css`
      :host {
        display: block;
      }

      textarea {
        display: block;
        width: 100%;
        min-height: 96px;
        padding: 10px 12px;
        border: 1px solid var(--edge);
        border-radius: var(--radius);
        background: var(--surface);
        color: inherit;
        font:
          0.875rem/1.4 ui-monospace,
          "Cascadia Mono",
          Menlo,
          Consolas,
          monospace;
        resize: vertical;
      }

      textarea[aria-invalid="true"] {
        border-color: var(--wrong);
        box-shadow: inset 0 0 0 1px var(--wrong);
      }

      textarea.over {
        border-color: var(--accent);
        background: var(--accent-wash);
      }

      textarea::placeholder {
        color: var(--ink-soft);
        opacity: 1;
      }

      .line {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
        margin: 8px 0 14px;
      }

      .line .label {
        margin-right: 4px;
      }

      .wrong {
        margin-top: 8px;
      }

      input[type="file"] {
        display: none;
      }
    `,
  ];

  #texts = new TextsController(this);

  override render() {
    const text = this.#texts.text.crossword.transfer;
    return html`
      <details class="fold" ?open=${this.open} @toggle=${this.#onToggle}>
        <summary>${icon("down")}${text.title}</summary>
        <textarea
          name="import"
          class=${this.over ? "over" : ""}
          aria-label=${text.importLabel}
          aria-invalid=${Boolean(this.problem)}
          aria-describedby="wrong"
          placeholder=${text.placeholder}
          spellcheck="false"
          autocomplete="off"
          .value=${this.draft}
          @dragover=${this.#onDrag}
          @dragleave=${() => (this.over = false)}
          @drop=${this.#onDrop}
          @paste=${() => setTimeout(() => this.#import())}
          @keydown=${this.#onKey}
        ></textarea>
        ${wrong(this.problem)}
        <div class="line">
          <button type="button" class="button filled" name="read" @click=${this.#import}>${text.read}</button>
          <button type="button" class="button plain" name="file" @click=${this.#choose}>${text.file}</button>
          <input
            type="file"
            accept=".gcg,.cgp,.txt,text/plain"
            aria-label=${text.file}
            @change=${this.#onFile}
          />
        </div>
        <div class="line">
          <span class="label">${text.writeAs}</span>
          ${formats.map(
            (format) => html`
              <button
                type="button"
                class="button plain"
                name="write-${format}"
                ?disabled=${format === "gcg" && !this.canGame}
                title=${text.formats[format][1]}
                @click=${() => this.#raise("export", { format })}
              >
                ${text.formats[format][0]}
              </button>
            `,
          )}
        </div>
        ${wrong(this.writtenProblem, "wrong-written")}
        ${
          this.written === null
            ? nothing
            : html`
                <textarea
                  name="written"
                  readonly
                  aria-label=${text.written}
                  .value=${this.written}
                ></textarea>
                <div class="line">
                  <button type="button" class="button plain" name="copy-text" @click=${this.#copy}>
                    ${this.copied ? text.copied : text.copy}
                  </button>
                </div>
              `
        }
      </details>
    `;
  }

  #onToggle(event: Event) {
    const { open } = event.target as HTMLDetailsElement;
    if (open !== this.open) this.#raise("toggle-open", open);
  }

  #import = () => {
    const field = this.renderRoot.querySelector("[name=import]") as HTMLTextAreaElement | null;
    if (field?.value.trim()) this.#raise("import", { text: field.value });
  };

  #onKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.#import();
  }

  #choose = () => {
    (this.renderRoot.querySelector("input[type=file]") as HTMLInputElement | null)?.click();
  };

  #onFile(event: Event) {
    const input = event.target as HTMLInputElement;
    this.#readFile(input.files?.[0]);
    input.value = "";
  }

  #onDrag(event: DragEvent) {
    event.preventDefault();
    this.over = true;
  }

  #onDrop(event: DragEvent) {
    this.over = false;
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    this.#readFile(file);
  }

  async #readFile(file: File | undefined) {
    if (!file) return;
    if (file.size > LARGEST) return this.#raise("import-problem", file.name);
    const bytes = await file.arrayBuffer();
    let text;
    try {
      text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    } catch {
      // Games saved before UTF-8 was the rule.
      text = new TextDecoder("windows-1252").decode(bytes);
    }
    this.#raise("import", { text });
  }

  async #copy() {
    try {
      await navigator.clipboard.writeText(this.written ?? "");
      this.copied = true;
      setTimeout(() => (this.copied = false), 2500);
    } catch {
      (this.renderRoot.querySelector("[name=written]") as HTMLTextAreaElement | null)?.select();
    }
  }

  #raise(type: string, detail: unknown) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

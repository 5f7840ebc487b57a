/**
 * The position as its three values, `board`, `ours` and `theirs`, in step with the board both ways.
 * Raises `values` with the one that was changed, as text.
 */
import { LitElement, css, html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { foldStyles } from "../../../components/fold-styles.ts";
import { icon } from "../../../components/icons.ts";
import { shared } from "../../../components/shared-styles.ts";
import { wrong } from "../../../components/wrong.ts";
import { TextsController } from "../../../text/texts.ts";
import { boardText, type Position } from "../model/position.ts";

export type Field = "board" | "ours" | "theirs";

const fields: readonly Field[] = ["board", "ours", "theirs"];

@customElement("tw-letterpress-values")
export class LetterpressValues extends LitElement {
  @property({ attribute: false }) position: Pick<Position, "letters" | "ours" | "theirs"> | null = null;
  @property() letterLanguage = "en";
  /** What is wrong with each value. */
  @property({ attribute: false }) problems: Partial<Record<string, string>> = {};
  @property({ type: Boolean }) open = false;
  /** What is being typed stays as it was typed until the field is left. */
  @state() draft: { field: Field; text: string } | null = null;

  static override styles = [
    shared,
    foldStyles,
    css`
      :host {
        display: block;
      }

      .hint {
        margin: 0 0 12px;
        font-size: 0.875rem;
      }

      .fields {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 10px 12px;
      }

      .board {
        grid-column: 1 / -1;
      }

      label {
        display: flex;
        flex-direction: column;
        gap: 4px;
      }

      .board input {
        letter-spacing: 0.06em;
        text-transform: uppercase;
      }

      .wrong {
        margin-top: 4px;
      }
    `,
  ];

  #texts = new TextsController(this);

  override render() {
    const text = this.#texts.text.letterpress;
    return html`
      <details class="fold" ?open=${live(this.open)} @toggle=${this.#onToggle}>
        <summary>${icon("down")}${text.values}</summary>
        <p class="hint quiet">${text.valuesHint}</p>
        <div class="fields">${fields.map((field) => this.#field(field, text.fields[field]))}</div>
      </details>
    `;
  }

  #field(field: Field, label: string) {
    const problem = this.problems[field];
    return html`
      <div class=${field}>
        <label>
          <span class="label">${label}</span>
          <input
            class="field figures"
            name=${field}
            lang=${this.letterLanguage}
            inputmode=${field === "board" ? "text" : "numeric"}
            autocapitalize="off"
            autocomplete="off"
            spellcheck="false"
            .value=${live(this.#text(field))}
            aria-invalid=${Boolean(problem)}
            aria-describedby="wrong-${field}"
            @input=${(event: InputEvent) => this.#onInput(event, field)}
            @blur=${() => (this.draft = null)}
          />
        </label>
        ${wrong(problem, `wrong-${field}`)}
      </div>
    `;
  }

  #text(field: Field): string {
    if (this.draft?.field === field) return this.draft.text;
    if (!this.position) return "";
    return field === "board" ? boardText(this.position.letters) : String(this.position[field]);
  }

  #onInput(event: InputEvent, field: Field) {
    const text = (event.target as HTMLInputElement).value;
    this.draft = { field, text };
    this.dispatchEvent(new CustomEvent("values", { detail: { field, text } }));
  }

  #onToggle(event: Event) {
    this.open = (event.target as HTMLDetailsElement).open;
  }
}

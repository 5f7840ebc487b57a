/**
 * The position as its three values, `board`, `ours` and `theirs`, in step with the board both ways.
 * Raises `values` with the one that was changed, as text.
 */
import { css, html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { foldStyles } from "../../../ui/fold-styles.ts";
import { icon } from "../../../ui/icons.ts";
import { Part } from "../../../ui/part.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import { boardText, type Position } from "../model/position.ts";

export type Field = "board" | "ours" | "theirs";

const fields: readonly Field[] = ["board", "ours", "theirs"];

@customElement("tw-letterpress-values")
export class LetterpressValues extends Part {
  @property({ attribute: false }) position: Pick<Position, "letters" | "ours" | "theirs"> | null = null;
  @property() letterLanguage = "en";
  /** What is wrong with each value. */
  @property({ attribute: false }) problems: Partial<Record<string, string>> = {};
  @property({ type: Boolean }) open = false;
  /** What is being typed stays as it was typed until the field is left. */
  @state() draft: { field: Field; text: string } | null = null;

  static override styles = [
    foldStyles,
    css`
      .hint {
        margin: 0 0 12px;
      }

      .fields {
        gap: 10px 12px;
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

  override render() {
    const text = this.texts.text.letterpress;
    return html`
      <details
        class="fold"
        ?open=${this.open}
        @toggle=${({ target }: FieldEvent<HTMLDetailsElement>) => (this.open = target.open)}
      >
        <summary class="flow gap-6 strong text-15">${icon("down")}${text.values}</summary>
        <p class="hint quiet text-14">${text.valuesHint}</p>
        <div class="fields stack halves">
          ${fields.map((field) => this.#field(field, text.fields[field]))}
        </div>
      </details>
    `;
  }

  #field(field: Field, label: string) {
    const problem = this.problems[field];
    return html`
      <div class=${field === "board" ? "board spans" : field}>
        <label class="stack gap-4">
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
            aria-describedby=${describedBy(problem, `wrong-${field}`)}
            @input=${({ target }: FieldEvent) => this.#onInput(field, target.value)}
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

  #onInput(field: Field, text: string) {
    this.draft = { field, text };
    this.raise("values", { field, text });
  }
}

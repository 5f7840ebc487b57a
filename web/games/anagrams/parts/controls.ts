/** How the rack is used and what its words must be like. Raises `position` with what changed. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { Part } from "../../../ui/part.ts";
import "../../../ui/segments.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import { Notation } from "../../../tiles/notation.ts";
import { emptyPosition, type Position } from "../model/position.ts";

type Selected = FieldEvent<HTMLSelectElement>;

/** The longest words that can be chosen by their length; a link may ask for longer ones. */
const LONGEST = 15;

@customElement("tw-anagram-controls")
export class AnagramControls extends Part<{ position: Partial<Position> }> {
  @property({ attribute: false }) position: Position = emptyPosition();
  @property({ attribute: false }) notation: Notation | null = null;
  /** Sentences by field. */
  @property({ attribute: false }) problems: Readonly<Partial<Record<string, string>>> = {};

  static override styles = css`
    :host {
      container-type: inline-size;
    }

    .two {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    @container (max-width: 440px) {
      .two {
        grid-template-columns: minmax(0, 1fr);
      }

      .lengths select.field {
        flex: 1;
      }
    }

    select.field {
      width: auto;
      min-width: 4.5rem;
      padding: 0 8px;
    }
  `;

  /** The letter that words went through last. */
  #letter = "";

  override render() {
    const text = this.texts.text.anagrams;
    const { notation, problems } = this;
    const { use, through, pattern, min, max } = this.position;
    const language = notation?.alphabet ?? "en";
    const kind = through === "" ? "none" : through === "*" ? "each" : "one";
    if (kind === "one") this.#letter = through;
    return html`
      <div class="stack gap-5">
        <span class="label">${text.use}</span>
        <tw-segments
          class="grows"
          .label=${text.use}
          .value=${use}
          .options=${(["all", "any"] as const).map((value) => ({ value, label: text.uses[value] }))}
          @choose=${({ detail }: CustomEvent<Position["use"]>) => this.raise("position", { use: detail })}
        ></tw-segments>
      </div>
      <div class="stack gap-5">
        <span class="label">${text.through}</span>
        <div class="beside">
          <tw-segments
            class="grows"
            .label=${text.through}
            .value=${kind}
            .options=${(["none", "one", "each"] as const).map((value) => ({ value, label: text.throughs[value] }))}
            @choose=${({ detail }: CustomEvent<string>) => this.#choose(detail)}
          ></tw-segments>
          ${
            kind === "one"
              ? html`<select
                  class="field"
                  name="through"
                  aria-label=${text.throughLetter}
                  lang=${language}
                  @change=${({ target }: Selected) => this.raise("position", { through: target.value })}
                >
                  ${notation?.letters.map(
                    ({ face }) => html`<option value=${face} .selected=${face === through}>${face}</option>`,
                  )}
                </select>`
              : nothing
          }
        </div>
        ${wrong(problems.through, "wrong-through")}
      </div>
      <div class="two stack gap-12">
        <label class="stack gap-5">
          <span class="label">${text.pattern}</span>
          <input
            class="field"
            name="pattern"
            lang=${language}
            .value=${live(pattern)}
            placeholder=${text.patternHint}
            aria-invalid=${Boolean(problems.pattern)}
            aria-describedby=${describedBy(problems.pattern, "wrong-pattern")}
            autocapitalize="none"
            autocomplete="off"
            autocorrect="off"
            spellcheck="false"
            @input=${({ target }: FieldEvent) => this.raise("position", { pattern: notation?.upper(target.value) ?? "" })}
          />
        </label>
        <div class="stack gap-5" role="group" aria-label=${text.lengths}>
          <span class="label">${text.lengths}</span>
          <span class="lengths flow gap-6"
            >${this.#length("min", text.shortest, min)}<span aria-hidden="true">–</span>${this.#length(
              "max",
              text.longest,
              max,
            )}</span
          >
        </div>
      </div>
      ${wrong(problems.pattern ?? problems.min_length ?? problems.max_length, "wrong-pattern")}
    `;
  }

  #length(name: "min" | "max", label: string, value: number | null) {
    const lengths = Array.from({ length: Math.max(LONGEST, value ?? 0) - 1 }, (_, n) => n + 2);
    return html`<select
      class="field"
      name=${name}
      aria-label=${label}
      @change=${({ target }: Selected) => this.#setLength(name, Number(target.value) || null)}
    >
      <option value="" .selected=${value === null}>${this.texts.text.anagrams.anyLength}</option>
      ${lengths.map((length) => html`<option value=${length} .selected=${length === value}>${length}</option>`)}
    </select>`;
  }

  // The longest is never shorter than the shortest: the other one goes along.
  #setLength(name: "min" | "max", length: number | null) {
    const changed: Position = { ...this.position, [name]: length };
    const { min, max } = changed;
    const isCrossed = min !== null && max !== null && min > max;
    this.raise("position", isCrossed ? { min: length, max: length } : { [name]: length });
  }

  #choose(kind: string) {
    const faces = this.notation?.letters.map(({ face }) => face) ?? [];
    const letter = faces.find((face) => face === this.#letter) ?? faces[0] ?? "";
    this.raise("position", { through: kind === "each" ? "*" : kind === "one" ? letter : "" });
  }
}

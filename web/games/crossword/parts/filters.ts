/** How the plays are ordered, and which of them are shown. Raises `options` with what changed. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { button } from "../../../ui/button.ts";
import "../../../ui/filter-fold.ts";
import { Part } from "../../../ui/part.ts";
import "../../../ui/segments.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import { BLANK, type Notation } from "../../../tiles/notation.ts";
import { defaults, type Options } from "../model/link.ts";

@customElement("tw-crossword-filters")
export class CrosswordFilters extends Part<{ options: Partial<Options> }> {
  @property({ attribute: false }) options: Options = defaults;
  @property({ attribute: false }) notation: Notation | null = null;
  @property({ attribute: false }) rack: readonly string[] = [];
  @property({ type: Number }) longest = 15;
  @property() problem = "";
  /** The filter that the problem is about. */
  @property() badField = "";

  static override styles = css`
    .controls {
      gap: 8px 10px;
    }

    .field {
      width: 5.5rem;
      padding: 0 10px;
    }

    .field:not(.set) {
      border-color: var(--line);
    }

    .field.set {
      border-color: var(--accent);
      box-shadow: inset 0 0 0 1px var(--accent);
    }

    .clear {
      padding: 0 8px;
    }

    .wrong {
      margin-top: 8px;
    }

    @media (max-width: 430px) {
      label {
        flex: 1 1 4rem;
      }

      .field {
        width: 100%;
        padding: 0 6px;
      }
    }
  `;

  override render() {
    const text = this.texts.text.crossword;
    const { at, length, places, contains, order } = this.options;
    const lengths = Array.from({ length: Math.max(0, this.longest - 1) }, (_, n) => String(n + 2));
    const tiles = [...new Set(this.rack)];
    const held = places && !tiles.includes(places) ? [...tiles, places] : tiles;
    return html`
      <div class="controls flow by-bottom wraps">
        <tw-segments
          .label=${text.order}
          .value=${order}
          .options=${Object.entries(text.orders).map(([value, [label = "", hint]]) => ({ value, label, hint }))}
          @choose=${({ detail }: CustomEvent<Options["order"]>) => this.raise("options", { order: detail })}
        ></tw-segments>
        <tw-filter-fold .count=${[at, length, places, contains].filter(Boolean).length}>
          ${this.#text("at", text.filters.at, at, "8G")}
          ${this.#select("length", text.filters.length, length, [
            ["", text.filters.any],
            ...lengths.map((value) => [value, this.texts.number(Number(value))] as const),
          ])}
          ${this.#select("places", text.filters.places, places, [
            ["", text.filters.any],
            ...held.map(
              (tile) =>
                [tile, tile === BLANK ? text.blank : (this.notation?.see(tile).face ?? tile)] as const,
            ),
          ])}
          ${this.#text("contains", text.filters.contains, contains, text.filters.containsExample)}
          ${
            at || length || places || contains
              ? button(
                  "clear-filters",
                  text.filters.clear,
                  () => this.raise("options", { at: "", length: "", places: "", contains: "" }),
                  { look: "clear slim", sign: "close" },
                )
              : nothing
          }
        </tw-filter-fold>
      </div>
      ${wrong(this.problem)}
    `;
  }

  #text(name: "at" | "contains", label: string, value: string, example: string) {
    return html`
      <label class="stack gap-2">
        <span class="label">${label}</span>
        <input
          class="field slim text-15 capitals ${value ? "set" : ""}"
          name=${name}
          lang=${name === "contains" ? (this.notation?.alphabet ?? "en") : "en"}
          .value=${live(value)}
          placeholder=${example}
          aria-invalid=${this.badField === name}
          aria-describedby=${describedBy(this.badField === name ? this.problem : "")}
          autocapitalize="characters"
          autocomplete="off"
          spellcheck="false"
          @input=${({ target }: FieldEvent) => this.raise("options", { [name]: target.value.trim() })}
        />
      </label>
    `;
  }

  #select(
    name: "length" | "places",
    label: string,
    value: string,
    choices: readonly (readonly [string, string])[],
  ) {
    return html`
      <label class="stack gap-2">
        <span class="label">${label}</span>
        <select
          class="field slim text-15 ${value ? "set" : ""}"
          name=${name}
          @change=${({ target }: FieldEvent<HTMLSelectElement>) => this.raise("options", { [name]: target.value })}
        >
          ${choices.map(
            ([choice, face]) => html`<option value=${choice} .selected=${choice === value}>${face}</option>`,
          )}
        </select>
      </label>
    `;
  }
}

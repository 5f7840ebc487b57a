/**
 * How the words are ordered and grouped, and which of them are shown.
 *
 * Raises `options` (order, grouping, tiles), `zipf`, and `rude` with whether rude words are hidden in all games.
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../../../ui/filter-fold.ts";
import { phone } from "../../../ui/media.ts";
import "../../../ui/commonness.ts";
import { Part } from "../../../ui/part.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import { defaults, orders, type Grouping, type Options } from "../model/position.ts";

@customElement("tw-anagram-order")
export class AnagramOrder extends Part {
  @property({ attribute: false }) options: Options = defaults;
  /** How the words are grouped now. */
  @property() grouping: Grouping = "length";
  @property({ attribute: false }) groupings: readonly Grouping[] = [];
  @property({ attribute: false }) tileSets: readonly { id: string; name: string }[] = [];
  @property() tiles = "";
  @property({ type: Number }) zipf = 0;
  @property({ type: Boolean }) hideRude = false;
  /** Is it known which of the list's words are rude? */
  @property({ type: Boolean }) canHide = false;
  @property() problem = "";

  static override styles = css`
    .controls {
      gap: 8px 14px;
    }

    .choice {
      gap: 7px;
    }

    select.field {
      width: auto;
      max-width: 11rem;
      padding: 0 8px;
      color: var(--ink);
    }

    .switch {
      gap: 7px;
      cursor: pointer;
    }

    .switch input {
      width: 17px;
      height: 17px;
      margin: 0;
    }

    @media ${phone} {
      .controls {
        gap: 6px 8px;
      }

      .choice {
        flex: 1 1 40%;
        flex-direction: column;
        align-items: stretch;
        gap: 2px;
        font-size: 0.8125rem;
      }

      select.field {
        width: 100%;
        min-width: 0;
      }

      tw-commonness {
        flex: 1 1 55%;
      }
    }
  `;

  override render() {
    const text = this.texts.text.anagrams;
    const { order } = this.options;
    return html`
      <div class="controls flow wraps">
        ${this.#choice(
          "order",
          order,
          orders.map((value) => [value, text.orders[value]]),
        )}
        <tw-filter-fold .count=${Number(this.zipf > 0) + Number(this.canHide && this.hideRude)}>
          ${this.#choice(
            "tiles",
            this.tiles,
            this.tileSets.map(({ id, name }) => [id, name]),
          )}
          ${this.#choice(
            "grouping",
            this.grouping,
            this.groupings.map((value) => [value, text.groupings[value]]),
          )}
          <tw-commonness
            .zipf=${this.zipf}
            @zipf=${({ detail }: CustomEvent<number>) => this.raise("zipf", detail)}
          ></tw-commonness>
          ${
            this.canHide
              ? html`<label class="switch flow slim text-15"
                  ><input
                    type="checkbox"
                    name="rude"
                    .checked=${this.hideRude}
                    @change=${({ target }: FieldEvent) => this.raise("rude", target.checked)}
                  />${text.hideRude}</label
                >`
              : nothing
          }
        </tw-filter-fold>
      </div>
      ${wrong(this.problem)}
    `;
  }

  /** A menu, unless there is nothing to choose. */
  #choice(
    name: "order" | "tiles" | "grouping",
    value: string,
    choices: readonly (readonly [value: string, label: string])[],
  ) {
    if (choices.length < 2) return nothing;
    return html`<label class="choice flow quiet text-15 weight-550"
      ><span>${this.texts.text.anagrams[name]}</span
      ><select
        class="field slim text-15 weight-450"
        name=${name}
        @change=${({ target }: FieldEvent<HTMLSelectElement>) => this.raise("options", { [name]: target.value })}
      >
        ${choices.map(
          ([choice, said]) => html`<option value=${choice} .selected=${choice === value}>${said}</option>`,
        )}
      </select></label
    >`;
  }
}

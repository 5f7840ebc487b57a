/**
 * What makes a board of one's own: its size, its bonus, its rack, and a brush for its squares.
 *   layout  the board as it is to be
 *   brush   a premium, "*" for the start, or "" to type letters again
 */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { premiumStyles } from "../../../tiles/premium-styles.ts";
import { Part } from "../../../ui/part.ts";
import { radioStyles } from "../../../ui/radio-styles.ts";
import { wrong } from "../../../ui/wrong.ts";
import { heightOf, rackSizeOf, resized, widthOf, type Layout } from "../model/games.ts";
import { numberField, ownStyles } from "./own-fields.ts";

/** Squares on a side, and tiles on a rack. */
const SMALLEST = 3;
const LARGEST = 40;
const LARGEST_RACK = 15;

/** "" is none: letters are typed. */
const BRUSHES = ["", ".", "d", "t", "q", "D", "T", "Q", "1", "2", "3", "5", "+", "*"];

@customElement("tw-crossword-own-board")
export class CrosswordOwnBoard extends Part {
  @property({ attribute: false }) layout: Layout | null = null;
  @property() brush = "";
  @property() problem = "";

  static override styles = [
    radioStyles,
    ownStyles,
    css`
      .numbers {
        gap: 8px 12px;
      }

      .field {
        width: 4.75rem;
        min-height: max(36px, var(--target));
        padding: 0 8px;
      }

      .brushes label {
        width: max(38px, var(--target));
        height: max(38px, var(--target));
        border-radius: 7px;
        background: var(--ground, light-dark(#e8e0d3, #38332d));
        color: var(--label, var(--ink-soft));
        font-weight: 700;
      }

      .brushes label:has(:checked) {
        outline: 2.5px solid var(--accent);
        outline-offset: 1.5px;
      }

      .brushes .letters {
        width: auto;
        padding: 0 12px;
      }
    `,
    premiumStyles,
  ];

  override render() {
    const { layout } = this;
    if (!layout) return "";
    const text = this.texts.text.crossword.own;
    const [tiles = "7", earns = 0] = Object.entries(layout.bonus ?? {})[0] ?? [];
    const [width, height] = [widthOf(layout), heightOf(layout)];
    return html`
      <h2 class="heading">${text.board}</h2>
      <div class="numbers beside wraps">
        ${this.#number("width", text.width, width, SMALLEST, LARGEST, (value) => resized(layout, value, height))}
        ${this.#number("height", text.height, height, SMALLEST, LARGEST, (value) => resized(layout, width, value))}
        ${this.#number("rack", text.rack, rackSizeOf(layout), 1, LARGEST_RACK, (rack) => ({ ...layout, rack }))}
        ${this.#number("bonus-tiles", text.bonusTiles, Number(tiles), 1, LARGEST_RACK, (value) => ({
          ...layout,
          bonus: { [value]: earns },
        }))}
        ${this.#number("bonus", text.bonus, typeof earns === "number" ? earns : 0, 0, 1000, (value) => ({
          ...layout,
          bonus: { [tiles]: value },
        }))}
      </div>
      ${wrong(this.problem)}
      <fieldset class="brushes flow wraps gap-6" role="radiogroup" aria-label=${text.brush}>
        ${BRUSHES.map((brush) => this.#brush(brush))}
      </fieldset>
      <p class="flush quiet text-14">${text.hint}</p>
    `;
  }

  #number(
    name: string,
    label: string,
    value: number,
    least: number,
    most: number,
    change: (value: number) => Layout,
  ) {
    const onNumber = (entered: number | null) => entered !== null && this.raise("layout", change(entered));
    return html`
      <label class="stack gap-2">
        <span class="label">${label}</span>
        ${numberField({ name, value, least, most, onNumber })}
      </label>
    `;
  }

  #brush(brush: string) {
    const { own, premiums, premiumNames } = this.texts.text.crossword;
    const faces: Partial<Record<string, string>> = { ...premiums, "": own.letters, ".": "", "*": "★" };
    const names: Partial<Record<string, string>> = { ...premiumNames, "*": own.start };
    const name = brush ? (names[brush] ?? own.plain) : nothing;
    return html`
      <label class="centred text-13 ${brush ? `p-${brush}` : "letters"}" data-brush=${brush} title=${name}>
        ${faces[brush] ?? brush}
        <input
          type="radio"
          name="brush"
          aria-label=${name}
          .value=${brush}
          .checked=${live(this.brush === brush)}
          @change=${() => this.raise("brush", brush)}
        />
      </label>
    `;
  }
}

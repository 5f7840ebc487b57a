/**
 * What makes a board of one's own: its size, its bonus, its rack, and a brush for its squares.
 *   layout  the board as it is to be
 *   brush   a premium, "*" for the start, or "" to type letters again
 */
import { css, html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { premiumStyles } from "../../../tiles/premium-styles.ts";
import { Part } from "../../../ui/part.ts";
import { radioStyles } from "../../../ui/radio-styles.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import { heightOf, rackSizeOf, resized, widthOf, type Layout } from "../model/games.ts";
import { heldSentence, numberField, ownStyles, type Held } from "./own-fields.ts";

/** Squares on a side, and tiles on a rack. */
const SMALLEST = 3;
const LARGEST = 40;
const LARGEST_RACK = 15;

/** What a bonus may be: points, or as often as this the main word. */
const TIMES = [2, 3, 4];

/** Points of a bonus that was none. */
const USUAL = 50;

type Earns = string | number;

/** "" is none: letters are typed. */
const BRUSHES = ["", ".", "d", "t", "q", "D", "T", "Q", "1", "2", "3", "5", "+", "*"];

@customElement("tw-crossword-own-board")
export class CrosswordOwnBoard extends Part {
  @property({ attribute: false }) layout: Layout | null = null;
  @property() brush = "";
  @property() problem = "";
  @state() private held: Held | null = null;

  static override styles = [
    radioStyles,
    ownStyles,
    css`
      .numbers {
        gap: 8px 12px;
        align-items: flex-start;
      }

      .field {
        width: 4.75rem;
        min-height: max(36px, var(--target));
        padding: 0 8px;
      }

      .field.earns {
        width: auto;
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
    const [width, height] = [widthOf(layout), heightOf(layout)];
    return html`
      <h2 class="heading">${text.board}</h2>
      <div class="numbers beside wraps">
        ${this.#number("width", text.width, width, SMALLEST, LARGEST, (value) => resized(layout, value, height))}
        ${this.#number("height", text.height, height, SMALLEST, LARGEST, (value) => resized(layout, width, value))}
        ${this.#number("rack", text.rack, rackSizeOf(layout), 1, LARGEST_RACK, (rack) => ({ ...layout, rack }))}
        ${this.#bonuses(layout)}
      </div>
      ${wrong(this.problem)}
      <fieldset class="brushes flow wraps gap-6" role="radiogroup" aria-label=${text.brush}>
        ${BRUSHES.map((brush) => this.#brush(brush))}
      </fieldset>
      <p class="flush quiet text-14">${text.hint}</p>
    `;
  }

  /** What is earned by so many tiles: nearly always by a full rack alone, but a link may name several numbers. */
  #bonuses(layout: Layout) {
    const text = this.texts.text.crossword.own;
    const known = Object.entries(layout.bonus ?? {});
    const bonuses: [string, Earns][] = known.length ? known : [["7", 0]];
    return bonuses.map(([tiles, earns], index) => {
      const sign = index ? `-${index}` : "";
      const as = (tiles: number | string, earns: Earns): Layout => ({
        ...layout,
        bonus: Object.fromEntries(bonuses.with(index, [String(tiles), earns])),
      });
      return html`
        ${this.#number(`bonus-tiles${sign}`, text.bonusTiles, Number(tiles), 1, LARGEST_RACK, (value) => as(value, earns))}
        <label class="stack gap-2">
          <span class="label">${text.bonusKind}</span>
          <select
            class="field earns text-15"
            name="bonus-kind${sign}"
            @change=${({ target }: FieldEvent<HTMLSelectElement>) =>
              this.raise("layout", as(tiles, target.value || USUAL))}
          >
            <option value="" .selected=${typeof earns === "number"}>${text.bonusPoints}</option>
            ${timesWith(earns).map(
              (times) =>
                html`<option value="x${times} main word" .selected=${earns === `x${times} main word`}>
                  ${text.bonusWord(this.texts.number(times))}
                </option>`,
            )}
          </select>
        </label>
        ${
          typeof earns === "number"
            ? this.#number(`bonus${sign}`, text.bonus, earns, 0, 1000, (value) => as(tiles, value))
            : nothing
        }
      `;
    });
  }

  #number(
    name: string,
    label: string,
    value: number,
    least: number,
    most: number,
    change: (value: number) => Layout,
  ) {
    const { held } = this;
    const onNumber = (entered: number | null) => entered !== null && this.raise("layout", change(entered));
    return html`
      <div class="stack gap-2">
        <label class="stack gap-2">
          <span class="label">${label}</span>
          ${numberField({ name, value, least, most, held, onHeld: (now) => (this.held = now), onNumber })}
        </label>
        ${heldSentence(held, [name], this.texts.text.crossword.own, (n) => this.texts.number(n))}
      </div>
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

/** How often a bonus may count the main word, with what it is now. */
const timesWith = (earns: Earns): number[] =>
  typeof earns === "number" ? TIMES : [...new Set([...TIMES, Number.parseInt(earns.slice(1), 10)])].sort();

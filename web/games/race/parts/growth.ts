/** How each finder's time grows with the rack: a line for each, and who ended early. */
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import "../../../ui/plot.ts";
import type { FinderCurve } from "../../../engine/methods.ts";
import { finderOf, type Finder } from "../model/position.ts";
import { timeText } from "../model/times.ts";

/** Each finder's line: a colour that all kinds of colour vision tell apart from its neighbours', and a dash. */
const lines: Record<Finder, { color: string; dash?: number[] }> = {
  permutation: { color: "light-dark(#b1482b, #f2a28c)" },
  powerset: { color: "light-dark(#8a5a00, #e6b455)", dash: [7, 4] },
  "letter-count": { color: "light-dark(#2a67bb, #8fbcf5)" },
  "prime-product": { color: "light-dark(#7a3f98, #d3a4ea)", dash: [7, 4] },
  "canonical-key": { color: "light-dark(#9d1c52, #ff9dbd)" },
  "sorted-subset": { color: "light-dark(#31708f, #86cbe6)", dash: [2, 4] },
  "subset-key": { color: "light-dark(#5b6770, #b7c2cb)", dash: [7, 4] },
  trie: { color: "light-dark(#5d6b00, #c3cf63)", dash: [2, 4] },
  registers: { color: "var(--accent)" },
};

@customElement("tw-race-growth")
export class RaceGrowth extends Part {
  @property({ attribute: false }) curves: readonly FinderCurve[] = [];
  /** The numbers of tiles that are measured. */
  @property({ attribute: false }) lengths: readonly number[] = [];

  override render() {
    const { race, plot } = this.texts.text;
    const { growth } = race;
    const series = this.curves
      .filter(({ tiles }) => tiles.length)
      .map(({ finder, tiles, seconds }) => ({
        name: race.finders[finderOf(finder)].name,
        values: this.lengths.map((length) => seconds[tiles.indexOf(length)] ?? null),
        strong: finder === "registers",
        ...lines[finderOf(finder)],
      }));
    return html`
      ${
        series.length
          ? html`<tw-plot
              kind="lines"
              .label=${growth.label}
              .tableLabel=${plot.table}
              .x=${this.lengths}
              .series=${series}
              .xLabel=${growth.tiles}
              .yLabel=${growth.seconds}
              .xText=${this.#number}
              .yText=${this.#time}
            ></tw-plot>`
          : nothing
      }
      ${this.#early("slow", growth.stopped)} ${this.#early("refused", growth.refused)}
    `;
  }

  #number = (value: number, options?: Intl.NumberFormatOptions) => this.texts.number(value, options);

  #time = (seconds: number) => timeText(seconds, this.#number);

  #early(why: FinderCurve["stopped"], sentence: (names: string) => string) {
    const { finders } = this.texts.text.race;
    const names = this.curves
      .filter(({ stopped }) => stopped === why)
      .map(({ finder }) => finders[finderOf(finder)].name);
    return names.length
      ? html`<p class="quiet flush text-14 early">${sentence(names.join(", "))}</p>`
      : nothing;
  }
}

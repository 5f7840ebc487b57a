/** The race as it runs: a lane a finder, with its time a rack and its set-up as bars on a logarithmic scale. */
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../../ui/icons.ts";
import { Part } from "../../../ui/part.ts";
import { inlineStyle } from "../../../ui/templates.ts";
import type { FinderResult } from "../../../engine/methods.ts";
import type { Finder } from "../model/position.ts";
import { paysFrom, placeOf, scaleOf, timeText, type Scale } from "../model/times.ts";
import { lanesStyles } from "./lanes-styles.ts";

@customElement("tw-race-lanes")
export class RaceLanes extends Part {
  @property({ attribute: false }) runners: readonly Finder[] = [];
  @property({ attribute: false }) results: readonly FinderResult[] = [];
  /** Who runs at the moment; "" for nobody. */
  @property() running = "";
  /** Seconds that the running one took to set itself up, once it has. */
  @property({ attribute: false }) setUpIn: number | null = null;
  /** Have all of them run? */
  @property({ type: Boolean }) finished = false;

  static override styles = lanesStyles;

  override render() {
    const text = this.texts.text.race;
    const times = this.results.flatMap(({ seconds, setup_seconds }) => [seconds ?? 0, setup_seconds ?? 0]);
    const scale = scaleOf([...times, this.setUpIn ?? 0]);
    const steps = scale.high - scale.low;
    const powers = Array.from({ length: steps + 1 }, (_, i) => i);
    const fastest = Math.min(...this.results.map(({ seconds }) => seconds ?? Infinity));
    return html`
      <p class="key wraps beside quiet text-13">
        <span><i class="time"></i>${text.perRack}</span>
        <span><i class="set-up"></i>${text.setUp}</span>
        <span>${text.scale}</span>
      </p>
      <ol class="stack gap-2 unstyled" .style=${inlineStyle(`--steps: ${steps}`)}>
        ${this.runners.map((id) => this.#lane(id, scale, fastest))}
      </ol>
      <div class="scale quiet figures" aria-hidden="true">
        <div>
          ${powers.map(
            (i) =>
              html`<span .style=${inlineStyle(`--at: ${i / steps}`)}
                >${this.#time(10 ** (scale.low + i))}</span
              >`,
          )}
        </div>
      </div>
    `;
  }

  #lane(id: Finder, scale: Scale, fastest: number) {
    const text = this.texts.text.race;
    const result = this.results.find(({ finder }) => finder === id);
    const { name } = text.finders[id];
    const runs = id === this.running;
    const seconds = result?.seconds;
    const first = seconds != null && seconds === fastest && this.finished;
    if (result?.refused) {
      const sentences: Partial<Record<string, (most: string) => string>> = text.refused;
      const why = sentences[result.code ?? ""]?.(this.texts.number(result.most ?? 0)) ?? result.refused;
      return html`<li data-finder=${id} class="no">
        <span class="name strong">${name}</span>
        <p class="out flush quiet text-15">${why}</p>
      </li>`;
    }
    const setUp = result?.setup_seconds ?? (runs ? this.setUpIn : null);
    const note = runs
      ? setUp === null
        ? text.settingUpShort
        : text.running
      : first
        ? text.quickest
        : this.finished && result
          ? this.#pays(result)
          : "";
    const bar = (kind: string, time: number) =>
      html`<i class=${kind} .style=${inlineStyle(`--part: ${placeOf(time, scale)}`)}></i>`;
    return html`
      <li data-finder=${id} class=${id === "registers" ? "ours" : ""}>
        <span class="name strong"
          >${name}${note ? html`<small class="quiet text-13 weight-450 block">${note}</small>` : nothing}</span
        >
        <span class="bar stack anchor" aria-hidden="true">
          ${seconds != null ? bar("time", seconds) : runs ? html`<i class="live"></i>` : html`<i></i>`}
          ${setUp !== null ? bar("set-up", setUp) : html`<i class="none"></i>`}
        </span>
        <span class="figures right">
          ${
            seconds != null
              ? html`<b><span class="out-of-sight">${text.perRack} </span>${this.#time(seconds)}</b>`
              : nothing
          }
          ${
            setUp !== null
              ? html`<small class="quiet text-13 block"
                  ><span class="out-of-sight">${text.setUp} </span>${this.#time(setUp)}</small
                >`
              : nothing
          }
        </span>
        ${result ? this.#words(result) : html`<span></span>`}
      </li>
    `;
  }

  #pays(result: FinderResult) {
    const racks = paysFrom(result, this.results);
    if (racks === null) return "";
    return this.texts.text.race.pays(this.texts.number(racks, { maximumSignificantDigits: 2 }));
  }

  #time(seconds: number) {
    return timeText(seconds, (value, options) => this.texts.number(value, options));
  }

  #words({ words, same_answer: same }: FinderResult) {
    const text = this.texts.text.race;
    return html`<span
      class="words flow gap-4 text-15 figures ${same ? "" : "other strong"}"
      title=${same ? text.same : text.other}
    >
      ${icon(same ? "check" : "wrong")}${this.texts.number(words ?? 0)}
      <span class="out-of-sight">${same ? text.same : text.other}</span>
    </span>`;
  }
}

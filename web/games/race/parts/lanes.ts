/** The race as it runs: a lane a finder, with its time a rack and its set-up as bars on a logarithmic scale. */
import { LitElement, css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../../components/icons.ts";
import { shared } from "../../../components/shared-styles.ts";
import type { FinderResult } from "../../../engine/methods.ts";
import { TextsController } from "../../../text/texts.ts";
import type { Finder } from "../model/position.ts";
import { paysFrom, placeOf, scaleOf, timeText, type Scale } from "../model/times.ts";

@customElement("tw-race-lanes")
export class RaceLanes extends LitElement {
  @property({ attribute: false }) runners: readonly Finder[] = [];
  @property({ attribute: false }) results: readonly FinderResult[] = [];
  /** Who runs at the moment; "" for nobody. */
  @property() running = "";
  /** Seconds that the running one took to set itself up, once it has. */
  @property({ attribute: false }) setUpIn: number | null = null;
  /** Have all of them run? */
  @property({ type: Boolean }) finished = false;

  static override styles = [
    shared,
    css`
      :host {
        display: block;
        container-type: inline-size;
      }

      .key {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 20px;
        margin: 0 0 10px;
        color: var(--ink-soft);
        font-size: 0.8125rem;
      }

      .key i {
        display: inline-block;
        width: 18px;
        height: 8px;
        margin-right: 6px;
        border-radius: 4px;
        background: var(--accent);
      }

      .key .set-up,
      .bar .set-up {
        background: repeating-linear-gradient(135deg, var(--edge) 0 3px, transparent 3px 6px);
        box-shadow: inset 0 0 0 1px var(--edge);
      }

      ol {
        position: relative;
        display: grid;
        gap: 2px;
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li {
        display: grid;
        grid-template-columns: 9.25rem minmax(0, 1fr) 5.5rem 4.25rem;
        align-items: center;
        gap: 0 14px;
        min-height: 46px;
      }

      .name {
        font-weight: 600;
      }

      .name small {
        display: block;
        color: var(--ink-soft);
        font-size: 0.8125rem;
        font-weight: 450;
      }

      .bar {
        position: relative;
        display: grid;
        gap: 3px;
        padding: 6px 0;
        background: repeating-linear-gradient(
          90deg,
          var(--line) 0 1px,
          transparent 1px calc((100% - 1px) / var(--steps))
        );
      }

      .bar i {
        display: block;
        width: calc(var(--part, 0) * 100%);
        height: 12px;
        border-radius: 0 6px 6px 0;
        background: var(--edge);
        transition: width var(--quick) ease-out;
      }

      .bar .set-up {
        height: 7px;
        border-radius: 0 4px 4px 0;
      }

      .bar .time {
        background: color-mix(in oklab, var(--accent), var(--surface) 42%);
      }

      .ours .bar .time {
        background: var(--accent);
      }

      .bar .live {
        width: 100%;
        background: var(--sink);
        animation: breathe 1.2s ease-in-out infinite alternate;
      }

      @keyframes breathe {
        to {
          opacity: 0.35;
        }
      }

      .figures {
        text-align: right;
        line-height: 1.25;
      }

      .figures b {
        font-size: 1.0625rem;
        font-weight: 650;
      }

      .figures small {
        display: block;
        color: var(--ink-soft);
        font-size: 0.8125rem;
      }

      .words {
        display: flex;
        align-items: center;
        justify-content: end;
        gap: 4px;
        font-size: 0.9375rem;
      }

      .words .icon {
        width: 16px;
        height: 16px;
        color: var(--accent);
      }

      .words.other {
        color: var(--wrong);
        font-weight: 600;
      }

      .words.other .icon {
        color: inherit;
      }

      .out {
        grid-column: 2 / -1;
        margin: 0;
        color: var(--ink-soft);
        font-size: 0.9375rem;
      }

      .scale {
        display: grid;
        grid-template-columns: 9.25rem minmax(0, 1fr) 5.5rem 4.25rem;
        gap: 0 14px;
        color: var(--ink-soft);
        font-size: 0.75rem;
      }

      .scale div {
        position: relative;
        grid-column: 2;
        height: 1.5em;
      }

      .scale span {
        position: absolute;
        left: calc(var(--at) * 100%);
        transform: translateX(-50%);
        white-space: nowrap;
      }

      @container (max-width: 520px) {
        li {
          grid-template-columns: minmax(0, 1fr) auto 4rem;
          padding-bottom: 6px;
        }

        .bar {
          grid-column: 1 / -1;
          grid-row: 2;
        }

        .out {
          grid-column: 1 / -1;
        }

        .scale {
          grid-template-columns: minmax(0, 1fr);
          padding-inline: 0 0;
        }

        .scale div {
          grid-column: 1;
        }

        .scale span:first-child {
          transform: none;
        }

        .scale span:last-child {
          transform: translateX(-100%);
        }
      }

      @media (prefers-reduced-motion: reduce) {
        .bar i,
        .bar .live {
          animation: none;
          transition: none;
        }
      }
    `,
  ];

  #texts = new TextsController(this);

  override render() {
    const text = this.#texts.text.race;
    const times = this.results.flatMap(({ seconds, setup_seconds }) => [seconds ?? 0, setup_seconds ?? 0]);
    const scale = scaleOf([...times, this.setUpIn ?? 0]);
    const steps = scale.high - scale.low;
    const powers = Array.from({ length: steps + 1 }, (_, i) => i);
    const fastest = Math.min(...this.results.map(({ seconds }) => seconds ?? Infinity));
    return html`
      <p class="key">
        <span><i class="time"></i>${text.perRack}</span>
        <span><i class="set-up"></i>${text.setUp}</span>
        <span>${text.scale}</span>
      </p>
      <ol .style=${`--steps: ${steps}`}>
        ${this.runners.map((id) => this.#lane(id, scale, fastest))}
      </ol>
      <div class="scale figures" aria-hidden="true">
        <div>
          ${powers.map(
            (i) => html`<span .style=${`--at: ${i / steps}`}>${this.#time(10 ** (scale.low + i))}</span>`,
          )}
        </div>
      </div>
    `;
  }

  #lane(id: Finder, scale: Scale, fastest: number) {
    const text = this.#texts.text.race;
    const result = this.results.find(({ finder }) => finder === id);
    const { name } = text.finders[id];
    const runs = id === this.running;
    const seconds = result?.seconds;
    const first = seconds != null && seconds === fastest && this.finished;
    if (result?.refused) {
      const sentences: Partial<Record<string, (most: string) => string>> = text.refused;
      const why = sentences[result.code ?? ""]?.(this.#texts.number(result.most ?? 0)) ?? result.refused;
      return html`<li data-finder=${id} class="no">
        <span class="name">${name}</span>
        <p class="out">${why}</p>
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
      html`<i class=${kind} .style=${`--part: ${placeOf(time, scale)}`}></i>`;
    return html`
      <li data-finder=${id} class=${id === "registers" ? "ours" : ""}>
        <span class="name">${name}${note ? html`<small>${note}</small>` : nothing}</span>
        <span class="bar" aria-hidden="true">
          ${seconds != null ? bar("time", seconds) : runs ? html`<i class="live"></i>` : html`<i></i>`}
          ${setUp !== null ? bar("set-up", setUp) : html`<i class="none"></i>`}
        </span>
        <span class="figures">
          ${
            seconds != null
              ? html`<b><span class="out-of-sight">${text.perRack} </span>${this.#time(seconds)}</b>`
              : nothing
          }
          ${
            setUp !== null
              ? html`<small><span class="out-of-sight">${text.setUp} </span>${this.#time(setUp)}</small>`
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
    return this.#texts.text.race.pays(this.#texts.number(racks, { maximumSignificantDigits: 2 }));
  }

  #time(seconds: number) {
    return timeText(seconds, (value, options) => this.#texts.number(value, options));
  }

  #words({ words, same_answer: same }: FinderResult) {
    const text = this.#texts.text.race;
    return html`<span class="words figures ${same ? "" : "other"}" title=${same ? text.same : text.other}>
      ${icon(same ? "check" : "wrong")}${this.#texts.number(words ?? 0)}
      <span class="out-of-sight">${same ? text.same : text.other}</span>
    </span>`;
  }
}

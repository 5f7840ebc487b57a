/** How long answers take on this machine: a row for each kind, with its time and how many of it go into a second. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../components/part.ts";
import type { SpeedRow } from "../../../engine/methods.ts";
import { timeText } from "../model/times.ts";

@customElement("tw-race-speed")
export class RaceSpeed extends Part {
  @property({ attribute: false }) rows: readonly SpeedRow[] = [];

  static override styles = css`
    :host {
      display: block;
    }

    table {
      width: 100%;
      max-width: 44rem;
      border-collapse: collapse;
    }

    th,
    td {
      padding: 8px 12px 8px 0;
      border-bottom: 1px solid var(--line);
      text-align: start;
      vertical-align: baseline;
    }

    thead th {
      color: var(--ink-soft);
      font-size: 0.875rem;
      font-weight: 500;
    }

    tbody th {
      font-weight: 500;
    }

    th.number,
    td.number {
      text-align: end;
      white-space: nowrap;
    }

    td.time {
      font-weight: 700;
    }

    .spread {
      display: block;
      color: var(--ink-soft);
      font-size: 0.8125rem;
      font-weight: 400;
    }
  `;

  override render() {
    if (!this.rows.length) return nothing;
    const { speed } = this.texts.text.race;
    return html`
      <table>
        <thead>
          <tr>
            <th scope="col">${speed.answer}</th>
            <th scope="col" class="number">${speed.time}</th>
            <th scope="col" class="number">${speed.aSecond}</th>
          </tr>
        </thead>
        <tbody>
          ${this.rows.map((row) => this.#row(row))}
        </tbody>
      </table>
    `;
  }

  #row({ what, seconds, shortest, longest }: SpeedRow) {
    const { speed } = this.texts.text.race;
    return html`
      <tr data-what=${what}>
        <th scope="row">${speed.kinds[what]}</th>
        <td class="number figures time">
          ${this.#time(seconds)}
          ${
            longest > shortest
              ? html`<span class="spread">${speed.spread(this.#time(shortest), this.#time(longest))}</span>`
              : nothing
          }
        </td>
        <td class="number figures">
          ${seconds ? this.#number(1 / seconds, { maximumSignificantDigits: 2 }) : "–"}
        </td>
      </tr>
    `;
  }

  #number = (value: number, options?: Intl.NumberFormatOptions) => this.texts.number(value, options);

  #time = (seconds: number) => timeText(seconds, this.#number);
}

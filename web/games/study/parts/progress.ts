/** How it is going, as graphs: what comes on the next days, and how much was remembered, by length and by probability. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import "../../../ui/plot.ts";
import { language } from "../../../text/language.ts";
import { dayAfter, type Retention } from "../model/boxes.ts";

@customElement("tw-study-progress")
export class StudyProgress extends Part {
  /** Cards on each of the next days, today first. */
  @property({ attribute: false }) coming: readonly number[] = [];
  @property({ attribute: false }) byLength: readonly Retention[] = [];
  @property({ attribute: false }) byRank: readonly Retention[] = [];

  static override styles = css`
    :host {
      padding: 4px 12px 24px;
    }
  `;

  override render() {
    const text = this.texts.text.studyQuiz;
    const none = !this.byLength.length && this.coming.every((n) => !n);
    return html`<div class="stack gap-16">
      <h2>${text.progress}</h2>
      ${none ? html`<p class="quiet">${text.noProgress}</p>` : nothing}
      ${
        this.coming.some((n) => n)
          ? this.#bars(text.forecast, [text.day, text.count], [...this.coming.keys()], this.coming, {
              x: (day) => this.#day(day),
              y: (n) => (Number.isInteger(n) ? this.texts.number(n) : ""),
            })
          : nothing
      }
      ${this.#retention(text.byLength, text.length, this.byLength)}
      ${this.#retention(text.byRank, text.rank, this.byRank)}
    </div>`;
  }

  #day(days: number): string {
    return dayAfter(new Date(), days).toLocaleDateString(language(), {
      day: "numeric",
      month: "numeric",
    });
  }

  #retention(label: string, x: string, rows: readonly Retention[]) {
    if (!rows.length) return nothing;
    const { remembered } = this.texts.text.studyQuiz;
    const places = [...rows.keys()];
    return this.#bars(
      label,
      [x, remembered],
      places,
      rows.map(({ tested, recalled }) => recalled / tested),
      {
        x: (place) => this.texts.number(rows[place]?.of ?? 0),
        y: (part) => this.texts.number(part, { style: "percent" }),
      },
    );
  }

  #bars(
    label: string,
    [x, y]: readonly [string, string],
    places: readonly number[],
    values: readonly number[],
    told: { x: (value: number) => string; y: (value: number) => string },
  ) {
    return html`<section class="stack gap-4">
      <h3>${label}</h3>
      <tw-plot
        .label=${label}
        .tableLabel=${this.texts.text.studyQuiz.table}
        .x=${places}
        .series=${[{ name: y, values }]}
        .xLabel=${x}
        .xText=${told.x}
        .yText=${told.y}
      ></tw-plot>
    </section>`;
  }
}

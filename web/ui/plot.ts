/**
 * A plot, and behind it the same as a table. Bars of one series; lines of several on a logarithmic scale, named at their
 * ends; or the course of a game: lines on a plain scale, with what is even and some places marked.
 *
 * Raises `press` with the place that was pressed, if it is `pressable`: its table and what stands beside it must lead there, too.
 *
 * uPlot draws; it is fetched when the first plot is shown. Colours are the page's, so a plot follows the theme.
 */
import { LitElement, html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { AlignedData, Options } from "uplot";
import { rangeOfBars, WHOLE } from "./plot-axis.ts";
import { markEven, nameEnds, type LineEnd } from "./plot-marks.ts";
import { language } from "../text/language.ts";
import { plotStyles } from "./plot-styles.ts";
import { layout } from "./layout-styles.ts";
import { shared } from "./shared-styles.ts";
import { inlineStyle } from "./templates.ts";

interface Series {
  name: string;
  /** In step with the plot's `x`. */
  values: readonly (number | null)[];
  /** A CSS colour. */
  color?: string;
  dash?: number[];
  /** The one that matters. */
  strong?: boolean;
}

/** What the table tells of each place; null where that is nothing. A row of which nothing is told is left out. */
export interface Column {
  name: string;
  text: (place: number) => string | null;
}

type Plotted = import("uplot");

const HEIGHT = { bars: 220, lines: 340, course: 160 };

let library: Promise<typeof import("uplot")> | null = null;

/** Null where it does not come, or does not run: in a browser whose language is none, such as WebKit's of a bare Linux. */
const load = () =>
  (library ??= import("uplot").then((module) => module.default)).catch(() => (library = null));

function powersOfTen(low: number, high: number) {
  const first = Math.ceil(Math.log10(low) - 1e-9);
  const count = Math.floor(Math.log10(high) + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, i) => 10 ** (first + i));
}

@customElement("tw-plot")
export class Plot extends LitElement {
  @property() kind: "bars" | "lines" | "course" = "bars";
  @property() label = "";
  @property() tableLabel = "";
  @property({ attribute: false }) x: readonly number[] = [];
  @property({ attribute: false }) series: readonly Series[] = [];
  @property() xLabel = "";
  @property() yLabel = "";
  @property({ attribute: false }) xText: (value: number) => string = String;
  @property({ attribute: false }) yText: (value: number) => string = String;
  /** What the foot and the top of a course stand for, and what of it is even. */
  @property({ attribute: false }) range: readonly [number, number] = [0, 1];
  @property({ type: Number }) even = 0;
  /** Places of a course that are marked, if it has one line. */
  @property({ attribute: false }) marked: readonly number[] = [];
  /** The columns of the table, if they are not the series. */
  @property({ attribute: false }) columns: readonly Column[] | null = null;
  /** Does a press on a place lead anywhere? */
  @property({ type: Boolean, reflect: true }) pressable = false;
  /** Which place the pointer is at. */
  @state() hint: { index: number; left: number } | null = null;
  /** Can nothing be drawn? Then the table tells all there is. */
  @state() bare = false;

  static override styles = [shared, layout, plotStyles];

  #plot: Plotted | null = null;
  /** What the plot was made for; with the same, new values are enough. */
  #made = "";
  #resized = new ResizeObserver(() => this.#fit());
  #themed = new MutationObserver(() => this.#again());
  #dark = matchMedia("(prefers-color-scheme: dark)");

  override connectedCallback() {
    super.connectedCallback();
    this.#dark.addEventListener("change", this.#again);
    this.#themed.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    if (this.hasUpdated) this.#observe();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#dark.removeEventListener("change", this.#again);
    this.#themed.disconnect();
    this.#resized.disconnect();
    this.#end();
  }

  override firstUpdated() {
    this.#observe();
  }

  #observe() {
    const box = this.renderRoot.querySelector(".plot");
    if (box) this.#resized.observe(box);
  }

  override updated(changed: PropertyValues) {
    const shown = ["x", "series", "kind", "xLabel", "yLabel", "yText", "range", "even", "marked"];
    if (shown.some((name) => changed.has(name))) void this.#draw();
  }

  override render() {
    const columns =
      this.columns ??
      this.series.map(({ name, values }) => ({ name, text: (place: number) => this.#text(values[place]) }));
    return html`
      <div
        class="plot anchor"
        ?hidden=${this.bare}
        role="img"
        aria-label=${this.label}
        .style=${inlineStyle(`--height: ${HEIGHT[this.kind]}px`)}
        @pointerleave=${() => (this.hint = null)}
        @click=${(event: MouseEvent) => this.#press(event)}
      >
        ${this.hint ? this.#hint(this.hint) : nothing}
      </div>
      <details ?open=${this.bare}>
        <summary class="quiet weight-550 text-14">${this.tableLabel}</summary>
        <div class="table figures" tabindex="0" role="region" aria-label=${this.label}>
          <table class="text-14">
            <thead>
              <tr>
                <th class="quiet" scope="col">${this.xLabel}</th>
                ${columns.map(({ name }) => html`<th class="quiet" scope="col">${name}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${this.x.map((x, place) => {
                const told = columns.map(({ text }) => text(place));
                if (told.every((each) => each === null)) return nothing;
                return html`<tr>
                  <th class="quiet" scope="row">${this.xText(x)}</th>
                  ${told.map((each) => html`<td>${each ?? "–"}</td>`)}
                </tr>`;
              })}
            </tbody>
          </table>
        </div>
      </details>
    `;
  }

  #hint({ index, left }: { index: number; left: number }) {
    const x = this.x[index];
    if (x === undefined) return nothing;
    const shown = this.series
      .filter(({ values }) => values[index] != null)
      .sort((a, b) => Number(b.values[index]) - Number(a.values[index]));
    const side =
      left > this.offsetWidth / 2 ? `right: ${this.offsetWidth - left + 12}px` : `left: ${left + 12}px`;
    return html`
      <div class="hint figures text-13" aria-hidden="true" .style=${inlineStyle(side)}>
        ${this.xLabel} <b>${this.xText(x)}</b>
        <dl>
          ${shown.map(
            ({ name, values }) =>
              html`<dt>${name}</dt>
                <dd class="flush right">${this.#text(values[index])}</dd>`,
          )}
        </dl>
      </div>
    `;
  }

  #text(value: number | null | undefined) {
    return value == null ? "–" : this.yText(value);
  }

  #again = () => {
    this.#made = "";
    void this.#draw();
  };

  #end() {
    this.#plot?.destroy();
    this.#plot = null;
    this.#made = "";
  }

  #fit() {
    const width = this.#width;
    if (this.#plot && width && width !== this.#plot.width) this.#again();
    else if (!this.#plot) void this.#draw();
  }

  get #width() {
    return this.renderRoot.querySelector(".plot")?.clientWidth ?? 0;
  }

  async #draw() {
    const Uplot = await load();
    this.bare = !Uplot;
    const box = this.renderRoot.querySelector<HTMLElement>(".plot");
    if (!Uplot || !this.isConnected || !box || !this.#width || !this.x.length) return;
    const data: AlignedData = [[...this.x], ...this.series.map(({ values }) => [...values])];
    const made = JSON.stringify([
      this.kind,
      this.xLabel,
      this.yLabel,
      language(),
      this.series.map(({ name, strong }) => [name, strong]),
    ]);
    if (this.#plot && made === this.#made) return this.#plot.setData(data);
    this.#end();
    this.#made = made;
    this.#plot = new Uplot(this.#options(Uplot), data, box);
  }

  #options(Uplot: typeof import("uplot")): Options {
    const [ink, line, accent] = ["--ink-soft", "--line", "--accent"].map((name) =>
      this.#color(`var(${name})`),
    );
    const bars = this.kind === "bars";
    const lines = this.kind === "lines";
    const named = !bars && this.series.length > 1;
    const font = `12px ${getComputedStyle(this).fontFamily}`;
    const axis = { stroke: ink, font, labelFont: font, labelSize: 20, labelGap: 2 };
    const quiet = { ...axis, grid: { show: false }, ticks: { stroke: line, width: 1, size: 4 } };
    const names = named ? Math.min(118, this.#width * 0.3) : 12;
    return {
      width: this.#width,
      height: HEIGHT[this.kind],
      padding: [14, names, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
      scales: {
        x: { time: false, range: bars ? () => rangeOfBars(this.x) : undefined },
        // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- uPlot's types have an enum, its code none
        y: lines
          ? { distr: 3, log: 10 }
          : {
              range: (_, low, high) =>
                bars ? [Math.min(0, low), Math.max(1, high) * 1.05] : [...this.range],
            },
      },
      axes: [
        {
          ...quiet,
          label: this.xLabel,
          size: 30,
          ...(lines ? {} : { incrs: WHOLE }),
          values: (_, all) => all.map((x) => (Number.isInteger(x) ? this.xText(x) : "")),
          ...(lines ? { splits: () => [...this.x] } : {}),
        },
        {
          ...axis,
          ...(this.yLabel ? { label: this.yLabel } : {}),
          size: lines ? 56 : 48,
          grid: { stroke: line, width: 1 },
          ticks: { show: false },
          ...(lines ? { splits: (_, __, low, high) => powersOfTen(low, high) } : {}),
          values: (_, all) => all.map((y: number | null) => (y === null ? "" : this.yText(y))),
        },
      ],
      series: [
        {},
        ...this.series.map(({ name, color = "", dash, strong }) => ({
          label: name,
          stroke: color ? this.#color(color) : accent,
          width: bars ? 0 : strong ? 3 : 1.75,
          dash,
          fill: bars ? accent : undefined,
          points: {
            show: !bars,
            size: strong ? 7 : 5,
            ...(lines ? {} : { filter: () => (named ? [] : [...this.marked]) }),
          },
          ...(bars ? { paths: Uplot.paths.bars?.({ size: [0.82, 64], radius: 0.12 }) } : {}),
        })),
      ],
      hooks: {
        drawAxes: bars || lines ? [] : [(plot) => markEven(plot, this.even, ink)],
        draw: named ? [(plot) => nameEnds(plot, this.#ends, font)] : [],
        setCursor: [(plot) => this.#point(plot)],
      },
    };
  }

  /** What a CSS colour is in this theme; a canvas knows no variables. */
  #color(color: string) {
    const probe = document.createElement("i");
    probe.style.color = color;
    this.renderRoot.append(probe);
    const resolved = getComputedStyle(probe).color;
    probe.remove();
    return resolved;
  }

  get #ends(): LineEnd[] {
    return this.series.flatMap(({ values, name, color = "var(--accent)", strong = false }) => {
      const last = values.findLastIndex((value) => value != null);
      const [x, y] = [this.x[last], values[last]];
      return x === undefined || y == null ? [] : [{ name, strong, color: this.#color(color), x, y }];
    });
  }

  /** Tell which place is nearest to a press on the plot. */
  #press({ clientX }: MouseEvent) {
    if (!this.#plot || !this.pressable) return;
    const { left, width } = this.#plot.over.getBoundingClientRect();
    if (clientX < left || clientX > left + width) return;
    this.dispatchEvent(new CustomEvent("press", { detail: this.#plot.posToIdx(clientX - left) }));
  }

  #point({ cursor }: Plotted) {
    const { idx: index, left } = cursor;
    const over = index != null && left != null && left >= 0;
    const offset = this.#plot ? this.#plot.over.offsetLeft : 0;
    this.hint = over ? { index, left: left + offset } : null;
  }
}

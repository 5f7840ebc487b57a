/** What uPlot has nothing of: names of lines at their ends instead of in a legend, and a line at what is even. */
import type Uplot from "uplot";

export interface LineEnd {
  name: string;
  /** Is it the one that matters? */
  strong: boolean;
  color: string;
  /** The last value, and where it is. */
  x: number;
  y: number;
}

/** Pixels from one name to the next. */
const HEIGHT = 15;

/** Writes the names beside a plot; those that would meet move apart. */
export function nameEnds(plot: Uplot, lines: readonly LineEnd[], font: string): void {
  const { ctx } = plot;
  const ratio = devicePixelRatio;
  const step = HEIGHT * ratio;
  const ends = lines
    .map((line) => ({ ...line, x: plot.valToPos(line.x, "x", true), y: plot.valToPos(line.y, "y", true) }))
    .sort((a, b) => a.y - b.y);
  const { top, height, left, width } = plot.bbox;
  const column = left + width + 10 * ratio;
  let free = top;
  const places = ends.map(({ y }) => (free = Math.max(free, y - step / 2) + step) - step);
  // What has been pushed out at the foot pushes the others up again.
  let foot = top + height;
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i] ?? 0, foot - step);
    foot = places[i] ?? 0;
  }
  ctx.save();
  ctx.textAlign = "left";
  ctx.textBaseline = "middle";
  ctx.lineWidth = ratio;
  ends.forEach(({ name, strong, color, x, y }, i) => {
    const middle = (places[i] ?? 0) + step / 2;
    ctx.strokeStyle = color;
    ctx.globalAlpha = 0.45;
    ctx.beginPath();
    ctx.moveTo(x + 5 * ratio, y);
    ctx.lineTo(column - 3 * ratio, middle);
    ctx.stroke();
    ctx.globalAlpha = 1;
    ctx.fillStyle = color;
    ctx.font = `${strong ? "700" : "550"} ${font.replace("12px", `${12 * ratio}px`)}`;
    ctx.fillText(name, column, middle);
  });
  ctx.restore();
}

/** Draws a broken line across a plot at a height. */
export function markEven(plot: Uplot, value: number, color = ""): void {
  const { ctx } = plot;
  const { left, width } = plot.bbox;
  const y = plot.valToPos(value, "y", true);
  ctx.save();
  ctx.strokeStyle = color;
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([3 * devicePixelRatio, 3 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(left, y);
  ctx.lineTo(left + width, y);
  ctx.stroke();
  ctx.restore();
}

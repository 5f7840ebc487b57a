/** A picture with the squares that were read of it marked, and parts of it. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { inlineStyle } from "../../ui/templates.ts";
import { viewOf, type Box, type Seen } from "./seen.ts";

/** The picture, in which squares that are worth a look are marked, and the one that is looked at. */
export function seenPicture(seen: Seen, place: number, label: string, onClick: (event: MouseEvent) => void) {
  const view = viewOf(seen);
  return html`<div class="picture anchor" @click=${onClick}>
    <canvas role="img" aria-label=${label}></canvas>
    ${seen.squares.map(({ doubtful, box }, n) =>
      doubtful || n === place
        ? html`<i
            class=${classMap({ doubtful, here: n === place })}
            .style=${inlineStyle(within(box, view))}
          ></i>`
        : nothing,
    )}
  </div>`;
}

/** Where a box lies in another, as a style. */
function within([left, top, width, height]: Box, [x, y, across, down]: Box): string {
  const part = (value: number, of: number) => `${((value / of) * 100).toFixed(2)}%`;
  return `left: ${part(left - x, across)}; top: ${part(top - y, down)}; width: ${part(width, across)}; height: ${part(height, down)}`;
}

/** Show a part of a picture. */
export function paint(
  canvas: HTMLCanvasElement,
  picture: HTMLCanvasElement,
  [left, top, width, height]: Box,
): void {
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  canvas.getContext("2d")?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** Where in a part of a picture somebody points, who sees that part in an element: in pixels of the picture. */
export function pointIn(
  [left, top, width, height]: Box,
  shown: Element,
  x: number,
  y: number,
): [number, number] {
  const at = shown.getBoundingClientRect();
  return [left + ((x - at.left) / at.width) * width, top + ((y - at.top) / at.height) * height];
}

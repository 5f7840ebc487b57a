/** A position in small: squares and tiles, without a word. */
import { css, html, nothing, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Picture } from "../games/shared/picture.ts";
import { Part } from "../components/part.ts";
import { tileColors } from "../tiles/tile.ts";

/** Squares on a side from which letters would be too small to be read. */
const MANY = 8;

@customElement("tw-position-picture")
export class PositionPicture extends Part {
  @property({ attribute: false }) picture: Picture | null = null;

  static override styles = css`
    ${tileColors}

    :host {
      display: grid;
      place-items: center;
    }

    svg {
      display: block;
      width: 100%;
      height: 100%;
    }

    rect {
      fill: var(--wood);
      stroke: var(--wood-edge);
      stroke-width: 0.6;
    }

    .bare {
      fill: var(--sink);
      stroke: none;
    }

    .ours {
      fill: var(--ours);
      stroke: var(--ours-line);
    }

    .theirs {
      fill: var(--theirs);
      stroke: var(--theirs-line);
    }

    text {
      fill: var(--wood-ink);
      font: 800 7px var(--font-tile);
      text-anchor: middle;
      text-transform: uppercase;
    }

    @media (forced-colors: active) {
      rect {
        fill: CanvasText;
      }

      .bare {
        fill: Canvas;
        stroke: CanvasText;
        stroke-width: 0.5;
      }

      text {
        fill: Canvas;
      }
    }
  `;

  override render() {
    if (!this.picture) return nothing;
    const { columns, squares } = this.picture;
    const rows = Math.ceil(squares.length / columns);
    return html`
      <svg viewBox="0 0 ${columns * 10} ${Math.max(rows, 1) * 10}" aria-hidden="true">
        ${squares.map(({ kind, letter }, place) => {
          const [x, y] = [(place % columns) * 10, Math.floor(place / columns) * 10];
          return svg`<rect class=${kind} x=${x + 0.5} y=${y + 0.5} width="9" height="9" rx="1.5" />${
            letter && columns < MANY ? svg`<text x=${x + 5} y=${y + 7.6}>${letter}</text>` : nothing
          }`;
        })}
      </svg>
    `;
  }
}

/** A position in small: squares and tiles, and the play that is shown on them, without a word. */
import { css, html, nothing, svg } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { Part } from "../../components/part.ts";
import { inlineStyle } from "../../components/templates.ts";
import { premiumStyles } from "../../tiles/premium-styles.ts";
import { tileColors } from "../../tiles/tile.ts";
import type { Picture, PictureSquare } from "./picture.ts";

/** Squares on a side from which letters would be too small to be read, unless the picture is large. */
const MANY = 8;

@customElement("tw-position-picture")
export class PositionPicture extends Part {
  @property({ attribute: false }) picture: Picture | null = null;
  @property({ type: Boolean }) large = false;

  static override styles = [
    premiumStyles,
    css`
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

      .none {
        visibility: hidden;
      }

      .bare {
        fill: var(--ground, var(--sink));
        stroke: none;
      }

      rect.small.tile {
        fill: light-dark(#b98d3c, #e3ca98);
        stroke: none;
      }

      rect.free {
        fill: var(--free);
        stroke: var(--line);
      }

      rect.ours {
        fill: var(--ours);
        stroke: var(--ours-line);
      }

      rect.theirs {
        fill: var(--theirs);
        stroke: var(--theirs-line);
      }

      rect.tile.played {
        fill: var(--accent);
        stroke: var(--accent);
      }

      rect.ours.played,
      rect.theirs.played {
        stroke: var(--ring);
        stroke-width: 1;
      }

      text {
        fill: var(--wood-ink);
        font: 800 7px var(--font-tile);
        text-anchor: middle;
        text-transform: uppercase;
      }

      text.free {
        fill: var(--free-ink);
      }

      text.ours {
        fill: var(--ours-ink);
      }

      text.theirs {
        fill: var(--theirs-ink);
      }

      text.tile.played {
        fill: var(--on-accent);
      }

      @media (prefers-reduced-motion: no-preference) {
        rect {
          transition:
            fill var(--quick) calc(var(--turn, 0) * 35ms),
            stroke var(--quick) calc(var(--turn, 0) * 35ms);
        }

        .turned {
          animation: turned var(--quick) calc(var(--turn) * 35ms) backwards;
        }
      }

      @keyframes turned {
        from {
          opacity: 0;
        }
      }

      @media (forced-colors: active) {
        svg * {
          forced-color-adjust: none;
        }

        rect,
        rect.small.tile,
        rect.theirs {
          fill: CanvasText;
          stroke: CanvasText;
        }

        rect.bare,
        rect.free {
          fill: Canvas;
          stroke: CanvasText;
          stroke-width: 0.5;
        }

        rect.tile.played,
        rect.ours {
          fill: Highlight;
          stroke: Canvas;
        }

        rect.ours.played {
          stroke: CanvasText;
        }

        text,
        text.theirs {
          fill: Canvas;
        }

        text.free {
          fill: CanvasText;
        }

        text.ours,
        text.tile.played {
          fill: HighlightText;
        }
      }
    `,
  ];

  /** The drawing, once it is there. */
  @query("svg") drawing!: SVGSVGElement | null;

  override render() {
    if (!this.picture) return nothing;
    const { columns, squares } = this.picture;
    const rows = Math.ceil(squares.length / columns);
    return html`
      <svg viewBox="0 0 ${columns * 10} ${Math.max(rows, 1) * 10}" aria-hidden="true">
        ${squares.map((square, place) => this.#square(square, place % columns, Math.floor(place / columns)))}
      </svg>
    `;
  }

  #square({ kind, letter, premium, played = false, turn }: PictureSquare, column: number, row: number) {
    const [x, y] = [column * 10, row * 10];
    const small = !this.large && (this.picture?.columns ?? 0) >= MANY;
    const classes = (more: Readonly<Record<string, boolean>>) => classMap({ [kind]: true, played, ...more });
    const style = inlineStyle(turn === undefined ? "" : `--turn: ${turn}`);
    return svg`<rect
      class=${classes({ small, [`p-${premium}`]: Boolean(premium) && premium !== "." })}
      .style=${style}
      x=${x + 0.5}
      y=${y + 0.5}
      width="9"
      height="9"
      rx="1.5"
    />${
      letter && kind !== "none" && !small
        ? svg`<text class=${classes({ turned: turn !== undefined })} .style=${style} x=${x + 5} y=${y + 7.6}>${letter}</text>`
        : nothing
    }`;
  }
}

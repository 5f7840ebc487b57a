/** A position in small: squares and tiles, and the play that is shown on them, without a word. */
import { css, html, nothing, svg } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { Part } from "../../ui/part.ts";
import { inlineStyle } from "../../ui/templates.ts";
import { premiumStyles } from "../../tiles/premium-styles.ts";
import type { Picture, PictureSquare } from "./picture.ts";

/** Squares on a side from which letters would be too small to be read, unless the picture is large. */
const MANY = 8;

/** Between a board and what lies under it, in squares. */
const GAP = 0.5;

@customElement("tw-position-picture")
export class PositionPicture extends Part {
  @property({ attribute: false }) picture: Picture | null = null;
  @property({ type: Boolean }) large = false;
  /** Is all of it to be read: what premium squares are called, and what lies under the board? */
  @property({ type: Boolean }) full = false;

  static override styles = [
    premiumStyles,
    css`
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
        fill: var(--fill, var(--wood));
        stroke: var(--stroke, var(--wood-edge));
        stroke-width: 0.6;
      }

      text {
        fill: var(--letter, var(--wood-ink));
        font: 800 7px var(--font-tile);
        text-anchor: middle;
        text-transform: uppercase;
      }

      .none {
        visibility: hidden;
      }

      /* Of a tile: the other kinds have their own colours at any size. */
      .small {
        --fill: light-dark(#b98d3c, #e3ca98);
        --stroke: none;
      }

      .bare {
        --fill: var(--ground, var(--sink));
        --stroke: none;
        --letter: var(--label, var(--ink-soft));
      }

      text.bare {
        font: 700 3.4px var(--font);
        text-transform: none;
      }

      .free {
        --fill: var(--free);
        --stroke: var(--line);
        --letter: var(--free-ink);
      }

      .ours {
        --fill: var(--ours);
        --stroke: var(--ours-line);
        --letter: var(--ours-ink);
      }

      .theirs {
        --fill: var(--theirs);
        --stroke: var(--theirs-line);
        --letter: var(--theirs-ink);
      }

      .blank {
        --letter: var(--wood-blank);
      }

      .tile.played {
        --fill: var(--accent);
        --stroke: var(--accent);
        --letter: var(--on-accent);
      }

      rect:is(.ours, .theirs).played {
        stroke: var(--ring);
        stroke-width: 1;
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

        .tile,
        .theirs {
          --fill: CanvasText;
          --stroke: CanvasText;
          --letter: Canvas;
        }

        rect.bare,
        .free {
          --fill: Canvas;
          --stroke: CanvasText;
          --letter: CanvasText;
          stroke-width: 0.5;
        }

        .tile.played,
        .ours {
          --fill: Highlight;
          --stroke: Canvas;
          --letter: HighlightText;
        }

        rect.ours.played {
          stroke: CanvasText;
        }
      }
    `,
  ];

  /** The drawing, once it is there. */
  @query("svg") drawing!: SVGSVGElement | null;

  override render() {
    if (!this.picture) return nothing;
    const { columns, squares, below: row = [] } = this.picture;
    const below = this.full ? row : [];
    const rows = Math.max(Math.ceil(squares.length / columns), 1);
    const wide = Math.max(columns, below.length);
    const middle = (wide - columns) / 2;
    return html`
      <svg viewBox="0 0 ${wide * 10} ${(rows + (below.length && GAP + 1)) * 10}" aria-hidden="true">
        ${squares.map((square, place) => {
          return this.#square(square, middle + (place % columns), Math.floor(place / columns));
        })}
        ${below.map((square, place) => this.#square(square, (wide - below.length) / 2 + place, rows + GAP))}
      </svg>
    `;
  }

  /** What stands on a square: a letter, or what a bare one is called where that is to be read. */
  #faceOf({ kind, letter, premium = ".", start }: PictureSquare) {
    if (kind !== "bare" || !this.full) return letter;
    const names: Partial<Record<string, string>> = this.texts.text.premiums;
    return start ? "★" : premium === "." ? "" : (names[premium] ?? premium);
  }

  #square(square: PictureSquare, column: number, row: number) {
    const { kind, blank = false, premium, played = false, turn } = square;
    const face = this.#faceOf(square);
    const [x, y] = [column * 10, row * 10];
    const small = !this.large && (this.picture?.columns ?? 0) >= MANY;
    const ofPremium = { [`p-${premium}`]: Boolean(premium) && premium !== "." };
    const classes = (more: Readonly<Record<string, boolean>>) =>
      classMap({ [kind]: true, blank, played, ...ofPremium, ...more });
    const style = inlineStyle(turn === undefined ? "" : `--turn: ${turn}`);
    return svg`<rect
      class=${classes({ small })}
      .style=${style}
      x=${x + 0.5}
      y=${y + 0.5}
      width="9"
      height="9"
      rx="1.5"
    />${
      face && kind !== "none" && !small
        ? svg`<text class=${classes({ turned: turn !== undefined })} .style=${style} x=${x + 5} y=${y + (kind === "bare" ? 6.2 : 7.6)}>${face}</text>`
        : nothing
    }`;
  }
}

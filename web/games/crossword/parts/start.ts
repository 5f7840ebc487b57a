/** What stands in place of the plays while there is nothing to solve: what to do, and examples. Raises `choice`, `from-picture` and `lay`. */
import { css, html, nothing, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { narrow } from "../../../ui/media.ts";
import { premiumStyles } from "../../../tiles/premium-styles.ts";
import { Part } from "../../../ui/part.ts";
import { addressOfToday, watchDay } from "../../shared/days.ts";
import { fromPicture } from "../../shared/from-picture.ts";
import type { Side } from "../../shared/sides.ts";
import { startStyles } from "../../shared/start-styles.ts";
import { exampleFor, exampleIds } from "../model/examples.ts";
import { heightOf, layoutOf, premiumOf, widthOf, type Layout } from "../model/games.ts";
import { withExample, type Choice, type Setup } from "../model/setup.ts";

/** The squares of each kind as one path: an element for each square would be three thousand of them. */
function outlines(layout: Layout, squares: readonly unknown[]): Map<string, string> {
  const width = widthOf(layout);
  const paths = new Map<string, string>();
  squares.forEach((tile, square) => {
    const premium = premiumOf(layout, square);
    const kind = tile ? "tile" : premium === "." ? "plain" : `p-${premium}`;
    const [row, column] = [Math.floor(square / width), square % width];
    paths.set(kind, `${paths.get(kind) ?? ""}M${column}.065 ${row}.065h.87v.87h-.87z`);
  });
  return paths;
}

@customElement("tw-crossword-start")
export class CrosswordStart extends Part<{
  choice: Choice | null;
  "from-picture": undefined;
  lay: undefined;
}> {
  @property({ attribute: false }) setup: Setup | null = null;
  /** Is there a board already, and only the rack missing? */
  @property({ type: Boolean }) rackless = false;
  /** Whose turn it is. */
  @property() side: Side = "ours";

  static override styles = [
    startStyles(narrow),
    css`
      .examples {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
        gap: 10px;
        max-width: 660px;
      }

      button {
        gap: 12px;
        padding: 10px 14px 10px 10px;
        font-size: 0.9375rem;
        line-height: 1.25;
      }

      .board {
        width: 56px;
      }

      .board path {
        fill: var(--ground);
      }

      .board .plain {
        --ground: light-dark(#e8e0d3, #2f2a25);
      }

      .board .tile {
        --ground: light-dark(#b98d3c, #e3ca98);
      }

      @media ${narrow} {
        h2 {
          margin-right: 44px;
        }

        .how {
          display: block;
          font-size: 0.875rem;
        }

        .examples {
          grid-template-columns: repeat(2, minmax(0, 1fr));
          gap: 8px;
        }

        button {
          gap: 8px;
          padding: 8px;
          font-size: 0.875rem;
        }

        .board {
          width: 40px;
        }

        .board path {
          stroke: var(--ground);
          stroke-width: 0.13;
        }
      }
    `,
    premiumStyles,
  ];

  constructor() {
    super();
    watchDay(this);
  }

  override render() {
    const { start, games, sheet } = this.texts.text.crossword;
    const theirs = this.rackless && this.side === "theirs";
    const names: Partial<Record<string, string>> = games;
    return html`
      <h2>${this.rackless ? start.rackTitle[this.side] : start.title}</h2>
      ${
        theirs
          ? button("lay", sheet.lay.theirs, () => this.raise("lay"), { look: "filled", sign: "plus" })
          : html`<p class="how">${this.rackless ? start.rackText : start.text}</p>`
      }
      ${
        this.rackless
          ? nothing
          : html`
              ${fromPicture(start.examples, this.texts.text, () => this.raise("from-picture"))}
              <div class="examples beside wraps">
                ${exampleIds.map((id) => this.#example(id, names[id] ?? id))}
              </div>
              <a class="today accent-ink weight-550" href=${addressOfToday("crossword")}
                >${this.texts.text.puzzle.name}</a
              >
            `
      }
    `;
  }

  #example(id: string, label: string) {
    const { setup } = this;
    const position = exampleFor(id);
    if (!position || !setup) return nothing;
    const layout = layoutOf(position.layout);
    return html`
      <button
        type="button"
        class="presses"
        name=${id}
        @click=${() => this.raise("choice", withExample(setup, id))}
      >
        <svg class="board keeps" viewBox="0 0 ${widthOf(layout)} ${heightOf(layout)}" aria-hidden="true">
          ${[...outlines(layout, position.squares)].map(([kind, d]) => svg`<path class=${kind} d=${d} />`)}
        </svg>
        ${label}
      </button>
    `;
  }
}

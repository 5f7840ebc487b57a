/** The words that were tried, and what each is worth. */
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { classMap } from "lit/directives/class-map.js";
import { Part } from "../../../ui/part.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import { bestOf, type Try } from "../model/round.ts";
import { worthOf } from "./worth.ts";

@customElement("tw-draw-tries")
export class DrawTries extends Part {
  @property({ attribute: false }) tries: readonly Try[] = [];
  @property() listLanguage = "en";

  static override styles = [
    wordTilesStyles,
    css`
      :host {
        display: grid;
        gap: 8px;
        padding-top: 8px;
      }

      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        column-gap: 12px;
        min-height: 44px;
        padding-block: 5px;
      }

      .top .worth {
        color: var(--accent);
        font-weight: 650;
      }

      .no .worth {
        font-weight: 450;
      }

      .no .tiles {
        opacity: 0.6;
      }
    `,
  ];

  override render() {
    const most = bestOf(this.tries);
    return html`
      <h2 class="label flush">${this.texts.text.draw.tries}</h2>
      <ol class="tries stack gap-2 unstyled">
        ${this.tries.map((tried) => this.#try(tried, most))}
      </ol>
    `;
  }

  #try(tried: Try, most: number) {
    const { word, score, reason } = tried;
    return html`
      <li
        class=${classMap({ top: score > 0 && score === most, no: reason !== null, quiet: reason !== null })}
      >
        <span class="word container"
          >${wordTiles(word)}<span class="out-of-sight" lang=${this.listLanguage}>${word}</span></span
        >
        <span class="worth weight-550 right">${worthOf(tried, this.texts)}</span>
      </li>
    `;
  }
}

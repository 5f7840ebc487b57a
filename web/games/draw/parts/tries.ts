/** The words that were tried, and what each is worth. */
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
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
    const weight =
      reason !== null ? "weight-450" : score > 0 && score === most ? "accent-ink weight-650" : "weight-550";
    return html`
      <li class=${reason === null ? "" : "no quiet"}>
        <span class="word container"
          >${wordTiles(word)}<span class="out-of-sight" lang=${this.listLanguage}>${word}</span></span
        >
        <span class="worth ${weight} right">${worthOf(tried, this.texts)}</span>
      </li>
    `;
  }
}

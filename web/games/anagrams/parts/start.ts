/** What stands in place of the words while the rack is empty: what to do, and examples. Raises `example`. */
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { phone } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import { startStyles } from "../../shared/start-styles.ts";
import { examplesFor } from "../model/position.ts";

@customElement("tw-anagram-start")
export class AnagramStart extends Part {
  /** Of the word list. */
  @property() alphabet = "en";

  static override styles = [
    wordTilesStyles,
    startStyles(),
    css`
      button {
        padding: 14px 18px 14px 14px;
      }

      .tiles {
        font-size: 0.9375rem;
      }

      @media ${phone} {
        p {
          margin-bottom: 8px;
        }

        .stack {
          gap: 6px;
          padding: 9px 10px;
        }

        .tiles {
          font-size: 0.6875rem;
        }
      }
    `,
  ];

  override render() {
    const text = this.texts.text.anagrams.start;
    return html`
      <h2>${text.title}</h2>
      <p class="how">${text.text}</p>
      <p class="label">${text.examples}</p>
      <div class="examples beside wraps">
        ${examplesFor(this.alphabet).map(
          (example, n) => html`
            <button
              type="button"
              class="stack presses"
              data-rack=${example.rack}
              @click=${() => this.raise("example", example)}
            >
              ${wordTiles(example.rack)}<span>${text.labels[n]}</span>
            </button>
          `,
        )}
      </div>
    `;
  }
}

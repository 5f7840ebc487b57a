/** Which letter would make a bingo of the whole rack, how many, and how likely it is drawn. Raises `through`. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import type { BingoChances } from "../../../engine/methods.ts";

@customElement("tw-anagram-chances")
export class AnagramChances extends Part<{ through: string }> {
  @property({ attribute: false }) chances: BingoChances | null = null;
  @property({ type: Boolean }) stale = false;
  @property() through = "";
  @property() letterLanguage = "en";

  static override styles = css`
    h2 {
      margin: 0 0 2px;
      font-size: 1rem;
      font-weight: 650;
    }

    p {
      margin: 0 0 10px;
    }

    .letters {
      grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
    }

    .letters button {
      gap: 1px;
      min-height: 46px;
      padding: 5px 2px 4px;
      border-radius: 9px;
      background: var(--accent-wash);
      transition: background var(--quick);

      @media (forced-colors: active) {
        border: 1px solid ButtonBorder;
      }
    }

    button:hover,
    button[aria-pressed="true"] {
      background: var(--accent);
      color: var(--on-accent);
    }

    button b {
      font: 800 1.0625rem/1.15 var(--font-tile);
    }

    button.no {
      background: transparent;
      color: var(--ink-soft);
    }

    button.no:hover,
    button.no[aria-pressed="true"] {
      background: var(--sink);
    }

    button.no span {
      opacity: 0;
    }
  `;

  override render() {
    const text = this.texts.text.anagrams.chances;
    const { chances } = this;
    if (!chances) return nothing;
    const n = (value: number) => this.texts.number(value);
    const share = this.texts.number(chances.share, { style: "percent" });
    return html`
      <div class=${this.stale ? "stale faded" : ""}>
        <h2>${text.title}</h2>
        <p class="quiet text-15 figures">
          ${chances.count ? text.share(n(chances.count), share, n(chances.good_draws), n(chances.draws)) : text.none}
        </p>
        <div class="letters stack gap-4" role="group" aria-label=${text.title}>
          ${chances.letters.map(
            ({ letter, count }) => html`
              <button
                type="button"
                class="flow column bare-button figures ${count ? "" : "no"}"
                lang=${this.letterLanguage}
                data-letter=${letter}
                aria-pressed=${letter === this.through}
                title=${text.letter(letter, n(count))}
                @click=${() => this.raise("through", letter === this.through ? "" : letter)}
              >
                <b>${letter}</b> <span class="text-13 weight-550">${n(count)}</span>
              </button>
            `,
          )}
        </div>
      </div>
    `;
  }
}

/** All patents: what they cost, whose they are, and what the chosen one does. */
import { css, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { phone } from "../../../components/media.ts";
import type { TextsController } from "../../../text/texts.ts";
import { letters, priceOf, rules } from "../model/rules.ts";

/** All patents, with what they cost and whose they are. */
export function patents(
  {
    owner,
    whose,
    can,
    chosen,
    onPress,
  }: {
    /** Index of the owner, -1 for none. */
    owner: (letter: string) => number;
    whose: (owner: number) => string;
    /** Those that may be bought now. */
    can: string;
    /** The one that is explained. */
    chosen: string;
    onPress: (letter: string) => void;
  },
  texts: TextsController,
) {
  const text = texts.text.tycoon.patents;
  return html`
    <div class="patents figures" role="group" aria-label=${text.title}>
      ${letters.map((letter) => {
        const index = owner(letter);
        const power = rules.powers.includes(letter);
        const name = index < 0 ? text.free : whose(index);
        return html`
          <button
            type="button"
            class=${classMap({
              patent: true,
              power,
              owned: index >= 0,
              can: can.includes(letter),
              chosen: letter === chosen,
              [`whose-${index}`]: index >= 0,
            })}
            data-patent=${letter}
            data-mark=${index < 0 ? `$${priceOf(letter)}` : name.slice(0, 1).toLocaleUpperCase(texts.text.tycoon.locale)}
            aria-label=${`${text.patent(letter, String(priceOf(letter)), name)}${power ? `, ${text.power}` : ""}`}
            title=${name}
            @click=${() => onPress(letter)}
          >
            ${letter}
          </button>
        `;
      })}
    </div>
  `;
}

/** What a patent does. */
export function about(letter: string, whose: string, texts: TextsController) {
  const text = texts.text.tycoon.patents;
  const powers: Partial<Record<string, string>> = text.powers;
  const power = powers[letter];
  if (!letter) return nothing;
  return html`<p class="about" role="status">
    <b>${text.patent(letter, String(priceOf(letter)), whose)}.</b> ${power ?? text.plain}
  </p>`;
}

export const patentStyles = css`
  .patents {
    display: grid;
    grid-template-columns: repeat(13, minmax(0, 1fr));
    gap: 5px;
  }

  .patent {
    position: relative;
    display: grid;
    place-items: center;
    align-content: center;
    gap: 1px;
    min-width: 0;
    height: 50px;
    padding: 0;
    border: 0;
    border-radius: 8px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
    font: 800 1.0625rem/1 var(--font-tile);
    cursor: pointer;
  }

  .patent::before {
    content: attr(data-mark);
    order: 1;
    color: var(--ink-soft);
    font: 600 0.6875rem/1 var(--font);
  }

  .patent.power::after {
    content: "";
    position: absolute;
    top: 5px;
    right: 5px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--accent);
  }

  .patent.owned {
    background: var(--whose);
    color: #fff;
    box-shadow: none;
  }

  .patent.owned::before {
    color: #fff;
  }

  .patent.owned::after {
    background: #fff;
  }

  .patent.can {
    background: var(--accent-wash);
    box-shadow: inset 0 0 0 2px var(--accent);
  }

  .patent.chosen:not(.can) {
    outline: 2px solid var(--ink-soft);
    outline-offset: 1px;
  }

  .about {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }

  .about b {
    color: var(--ink);
    font-weight: 650;
  }

  @media ${phone} {
    .patents {
      grid-template-columns: repeat(9, minmax(0, 1fr));
      gap: 4px;
    }

    .patent {
      height: 44px;
    }
  }
`;

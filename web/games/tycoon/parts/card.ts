/** A card of the hand or the pool, or one that a patent makes. */
import { css, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { phone } from "../../../ui/media.ts";
import type { TycoonCard } from "../../../engine/methods.ts";
import type { CardLook } from "../model/draft.ts";
import { priceOf } from "../model/rules.ts";

/** A card that can be pressed; goes with `cardStyles`. */
export const cardButton = (
  { letter, from }: TycoonCard,
  label: string,
  onPress: () => void,
  { used = false, marked = false, lifted = false, disabled = false }: Partial<CardLook> = {},
) => html`
  <button
    type="button"
    class=${classMap({
      ...{ card: true, "bare-button": true, keeps: true, used, marked, lifted },
      pool: from === "pool",
      made: from === "copy" || from === "s",
    })}
    data-letter=${letter}
    data-from=${from}
    data-mark=${from === "copy" ? "×2" : from === "s" ? "+" : priceOf(letter)}
    aria-label=${label}
    aria-pressed=${marked ? "true" : nothing}
    ?disabled=${disabled || used}
    @click=${onPress}
  >
    ${letter}
  </button>
`;

export const cardStyles = css`
  .card {
    --edge-seen: var(--card-edge);
    position: relative;
    display: grid;
    place-items: center;
    width: 46px;
    height: 60px;
    padding: 0 0 8px;
    border-radius: 8px;
    background: var(--card);
    color: var(--card-ink);
    box-shadow:
      inset 0 -3px 0 var(--edge-seen),
      0 0 0 1px var(--edge-seen),
      0 1px 3px rgb(0 0 0 / 10%);
    font: 800 1.625rem/1 var(--font-tile);
    transition:
      transform var(--quick),
      opacity var(--quick),
      box-shadow var(--quick);
  }

  /* What a card costs is no part of its name. */
  .card::after {
    content: attr(data-mark);
    position: absolute;
    inset: auto 5px 6px auto;
    color: var(--card-soft);
    font: 650 0.6875rem/1 var(--font);
  }

  .card.pool {
    --edge-seen: var(--pool-edge);
    background: var(--pool-card);
  }

  .card.made {
    background: none;
    color: var(--ink);
    box-shadow: inset 0 0 0 2px var(--accent);
  }

  .card.made::after {
    color: var(--accent);
  }

  .card:not(:disabled):hover {
    transform: translateY(-2px);
  }

  .card:disabled {
    cursor: default;
  }

  .card.used {
    opacity: 0.28;
    box-shadow: 0 0 0 1px var(--card-edge);
  }

  .card.marked {
    transform: translateY(7px) rotate(-2deg);
    box-shadow:
      0 0 0 2.5px var(--wrong),
      0 1px 3px rgb(0 0 0 / 10%);
  }

  .card.lifted {
    transform: translateY(-6px);
    box-shadow:
      inset 0 -3px 0 var(--card-edge),
      0 0 0 2.5px var(--accent);
  }

  @media ${phone} {
    .card {
      width: 44px;
      height: 52px;
      font-size: 1.375rem;
    }

    .card::after {
      inset: auto 4px 5px auto;
      font-size: 0.625rem;
    }
  }

  @media (forced-colors: active) {
    .card {
      border: 1px solid CanvasText;
    }

    .card.pool {
      border: 3px double CanvasText;
    }

    .card.used {
      forced-color-adjust: none;
      border: 1px dotted GrayText;
      background: Canvas;
      color: GrayText;
      opacity: 1;
    }

    .card.marked {
      outline: 3px dashed CanvasText;
    }

    .card.lifted {
      outline: 3px solid Highlight;
    }
  }
`;

/** What the game and the finder share: their looks, and the list that they are played with. */
import { css, type CSSResultGroup } from "lit";
import { phone } from "../../../ui/media.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import { lowStyles, pageStyles, paneStyles, summaryStyles } from "../../shared/page-styles.ts";
import type { GamePage } from "../../shared/page.ts";
import type { Options } from "../model/link.ts";
import type { Position } from "../model/position.ts";
import { rules } from "../model/rules.ts";
import { tycoonStyles } from "../parts/styles.ts";

export type Page = GamePage<Position, Options>;

export const pageStyling: CSSResultGroup = [
  tycoonStyles,
  pageStyles(),
  paneStyles(),
  lowStyles,
  summaryStyles(),
  css`
    :host {
      --position: clamp(330px, 48vw, 580px);
      --answers: 620px;
      --top: 20px;
      grid-template-columns: minmax(0, var(--position)) minmax(0, var(--answers));
      column-gap: clamp(28px, 4vw, 64px);
    }

    @media ${phone} {
      :host {
        --position-gap: 12px;
        padding-inline: max(14px, env(safe-area-inset-left)) max(14px, env(safe-area-inset-right));
      }

      .summary {
        font-size: 0.875rem;
      }
    }
  `,
];

/** The list in use, or English where that cannot spell the cards. */
export function listFor<List extends Pick<Lexicon, "alphabet">>(list: List, lists: readonly List[]): List {
  const english = lists.find((each) => "id" in each && each.id === "en");
  return rules.alphabets.includes(list.alphabet) ? list : (english ?? list);
}

/** @param more dollars and stocks that the best play of all is worth more than the best of the words that are listed */
export function hiddenWorth(more: number, { texts }: Page): string {
  const { hidden } = texts.text.tycoon;
  const said = texts.number(more, { maximumFractionDigits: 1 });
  return more > 0 ? hidden.better(said) : hidden.noneBetter;
}

/** What the game and the finder share: their looks, the switch between them, and the game's own sentences. */
import { css, html, type CSSResultGroup } from "lit";
import { layout } from "../../../ui/layout-styles.ts";
import { phone } from "../../../ui/media.ts";
import "../../../ui/segments.ts";
import { shared } from "../../../ui/shared-styles.ts";
import { detail } from "../../../ui/templates.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import { lowStyles, pageStyles, paneStyles, summaryStyles } from "../../shared/page-styles.ts";
import type { GamePage } from "../../shared/page.ts";
import type { Refusal } from "../../shared/queries.ts";
import type { Options } from "../model/link.ts";
import type { Position } from "../model/position.ts";
import { rules } from "../model/rules.ts";
import { tycoonStyles } from "../parts/styles.ts";

export type Page = GamePage<Position, Options>;

export const pageStyling: CSSResultGroup = [
  shared,
  layout,
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

/** This game's sentence for the refusal's code; undefined where it has none. */
export const sentenceFor = (refusal: Refusal, { texts }: Page): string | undefined =>
  texts.text.tycoon.errors[refusal.data.code ?? ""]?.(refusal.data, refusal.message);

/** @param more dollars and stocks that the best play of all is worth more than the best of the words that are listed */
export function hiddenWorth(more: number, { texts }: Page): string {
  const { hidden } = texts.text.tycoon;
  const said = texts.number(more, { maximumFractionDigits: 1 });
  return more > 0 ? hidden.better(said) : hidden.noneBetter;
}

export function viewSwitch(page: Page) {
  const text = page.texts.text.tycoon;
  return html`<tw-segments
    class="switch extra"
    .label=${text.view}
    .value=${page.options.view}
    .options=${(["finder", "game"] as const).map((value) => ({ value, label: text.views[value] }))}
    @choose=${detail((view: Options["view"]) => page.turnTo({ view }))}
  ></tw-segments>`;
}

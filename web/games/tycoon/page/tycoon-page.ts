/** What the game and the finder share: the switch between them, and the game's own sentences. */
import { css, html, type CSSResultGroup } from "lit";
import { phone } from "../../../components/media.ts";
import "../../../components/segments.ts";
import { shared } from "../../../components/shared-styles.ts";
import { detail } from "../../../components/templates.ts";
import type { PageState } from "../../shared/game-table.ts";
import { GamePage } from "../../shared/page.ts";
import { lowStyles, pageStyles, paneStyles, summaryStyles } from "../../shared/page-styles.ts";
import type { Refusal } from "../../shared/queries.ts";
import { tycoon } from "../index.ts";
import type { Options } from "../model/link.ts";
import type { Position } from "../model/position.ts";
import { rules } from "../model/rules.ts";
import { tycoonStyles } from "../parts/styles.ts";

export abstract class TycoonPage<State extends PageState> extends GamePage<Position, Options, State> {
  static override styles: CSSResultGroup = [
    shared,
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
          padding-inline: max(14px, env(safe-area-inset-left)) max(14px, env(safe-area-inset-right));
        }

        .position {
          gap: 12px;
        }

        .summary {
          font-size: 0.875rem;
        }
      }
    `,
  ];

  constructor(state: State) {
    super(tycoon, state);
  }

  override get labels() {
    const { position, advice } = this.texts.text.tycoon;
    return { position, answers: advice.title };
  }

  /** The list in use, or English where that cannot spell the cards. */
  protected override get list() {
    const list = super.list;
    const english = this.engine?.catalogue.find(({ id }) => id === "en");
    return rules.alphabets.includes(list.alphabet) ? list : (english ?? list);
  }

  /** This game's sentence for the refusal's code, else the page's, else the engine's. */
  override sentence(refusal: Refusal): string {
    const say = this.texts.text.tycoon.errors[refusal.data.code ?? ""];
    return say ? say(refusal.data, refusal.message) : super.sentence(refusal);
  }

  /** @param more dollars and stocks that the best play of all is worth more than the best of the words that are listed */
  protected hiddenWorth(more: number): string {
    const { hidden } = this.texts.text.tycoon;
    const said = this.texts.number(more, { maximumFractionDigits: 1 });
    return more > 0 ? hidden.better(said) : hidden.noneBetter;
  }

  protected viewSwitch() {
    const text = this.texts.text.tycoon;
    return html`<tw-segments
      class="switch extra"
      .label=${text.view}
      .value=${this.options.view}
      .options=${(["game", "finder"] as const).map((value) => ({ value, label: text.views[value] }))}
      @choose=${detail((view: Options["view"]) => this.turnTo({ view }))}
    ></tw-segments>`;
  }
}

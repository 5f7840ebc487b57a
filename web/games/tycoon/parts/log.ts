/** The turns of a game, the last one first. It scrolls by itself. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { phone } from "../../../ui/media.ts";
import { Part } from "../../../ui/part.ts";
import type { TycoonMatchState, TycoonTurn } from "../../../engine/methods.ts";
import { whose } from "../../shared/seat-rows.ts";
import { tycoonStyles } from "./styles.ts";

@customElement("tw-tycoon-log")
export class TycoonLog extends Part {
  @property({ attribute: false }) match: TycoonMatchState | null = null;
  /** Is an opponent about to move? Then that nobody has played yet is not for long. */
  @property({ type: Boolean }) thinking = false;

  static override styles = [
    tycoonStyles,
    css`
      :host {
        flex: 1;
        min-height: 120px;
        padding: 14px 12px 12px;
        overflow-y: auto;
        scrollbar-width: thin;
        scrollbar-color: var(--line) transparent;

        @media ${phone} {
          flex: none;
        }
      }

      .log {
        margin-top: 8px;
      }

      .turns li {
        grid-template-columns: 4px minmax(3.5rem, auto) 1fr auto;
        gap: 2px 10px;
        padding: 6px 0;
      }

      .who {
        max-width: 8rem;
      }

      .also {
        grid-column: 3 / -1;
      }
    `,
  ];

  override render() {
    const text = this.texts.text.tycoon.log;
    const { match } = this;
    if (!match) return nothing;
    const lines = match.turns.map((turn) => this.#line(turn, match)).reverse();
    return html`
      <h3>${text.title}</h3>
      ${
        lines.length
          ? html`<ol class="log turns stack gap-2 unstyled text-15 figures" reversed>
              ${lines}
            </ol>`
          : this.thinking
            ? nothing
            : html`<p class="quiet">${text.none}</p>`
      }
    `;
  }

  #line(turn: TycoonTurn, { players }: TycoonMatchState) {
    const { log: text } = this.texts.text.tycoon;
    const { earned } = this.texts.text.games.tycoon;
    const n = (value: number) => this.texts.number(value);
    const name = (index: number) => players[index]?.name ?? "";
    const words = turn.words.join(" ");
    const also = [
      turn.replaced && text.replaced,
      turn.refused.length && text.refused(turn.refused.join(", ")),
      ...turn.challenges.map(([by]) => text.challenged(name(by))),
      ...turn.royalties.map(([owner, dollars]) => text.royalty(name(owner), n(dollars))),
      turn.bought && text.bought(turn.bought),
      turn.discarded && text.discarded(n(turn.discarded.length)),
    ].filter(Boolean);
    return html`
      <li .style=${whose(turn.player)} data-turn=${turn.action}>
        <span class="who clipped strong">${name(turn.player)}</span>
        ${
          turn.action === "play"
            ? html`<span class="word breaks" lang="en">${words}</span>
                <span>${earned(n(turn.money), turn.stock ? n(turn.stock) : "")}</span>`
            : html`<span class="quiet"
                >${turn.action === "pass" ? text.passed : turn.action === "failed" ? text.failed(words) : "…"}</span
              >`
        }
        <span class="also none-if-empty quiet text-13">${also.join(" · ")}</span>
      </li>
    `;
  }
}

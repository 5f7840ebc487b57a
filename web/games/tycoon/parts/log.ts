/** The turns of a game, the last one first. */
import { css, html } from "lit";
import type { TycoonState, TycoonTurn } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";

export function log(table: TycoonState, texts: TextsController) {
  const text = texts.text.tycoon.log;
  const turns = [...table.turns].reverse();
  return html`
    <h3>${text.title}</h3>
    ${
      turns.length
        ? html`<ol class="log figures" reversed>
            ${turns.map((turn) => line(turn, table, texts))}
          </ol>`
        : html`<p class="quiet">${text.none}</p>`
    }
  `;
}

function line(turn: TycoonTurn, table: TycoonState, texts: TextsController) {
  const text = texts.text.tycoon.log;
  const n = (value: number) => texts.number(value);
  const name = (index: number) => table.players[index]?.name ?? "";
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
    <li class="whose-${turn.player}" data-turn=${turn.action}>
      <span class="who">${name(turn.player)}</span>
      ${
        turn.action === "play"
          ? html`<span class="word" lang="en">${words}</span>
              <span>$${n(turn.money)}${turn.stock ? ` + ${n(turn.stock)}` : ""}</span>`
          : html`<span class="quiet"
              >${turn.action === "pass" ? text.passed : turn.action === "failed" ? text.failed(words) : "…"}</span
            >`
      }
      <span class="also">${also.join(" · ")}</span>
    </li>
  `;
}

export const logStyles = css`
  .log {
    display: grid;
    gap: 2px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
    font-size: 0.9375rem;
  }

  .log li {
    display: grid;
    grid-template-columns: 4px minmax(3.5rem, auto) 1fr auto;
    align-items: baseline;
    gap: 2px 10px;
    padding: 6px 0;
  }

  .log li::before {
    content: "";
    align-self: stretch;
    border-radius: 2px;
    background: var(--whose);
  }

  .log .who {
    max-width: 8rem;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .log .word {
    font: 800 0.9375rem/1.3 var(--font-tile);
    letter-spacing: 0.03em;
    overflow-wrap: anywhere;
  }

  .log .also {
    grid-column: 3 / -1;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .log .also:empty {
    display: none;
  }
`;

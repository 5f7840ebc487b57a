/** Who plays: what each has, and how far they are. */
import { css, html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { phone } from "../../../components/media.ts";
import type { TycoonState } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";

export function players(table: TycoonState, texts: TextsController) {
  const text = texts.text.tycoon;
  const n = (value: number) => texts.number(value);
  return html`
    <ul class="players figures ${table.players.length > 2 ? "many" : ""}">
      ${table.players.map((player, index) => {
        const value = table.values[index] ?? 0;
        const acting = index === table.actor;
        return html`
          <li
            class=${classMap({ player: true, acting, [`whose-${index}`]: true })}
            data-player=${index}
            aria-current=${acting ? "true" : nothing}
          >
            <span class="who">${player.name}</span>
            <span class="points" title=${text.player.score(n(table.scores[index] ?? 0))}
              >${n(table.scores[index] ?? 0)}<span class="out-of-sight"> ${text.over.score}</span></span
            >
            <span class="purse">
              <span><b>$${n(player.money)}</b> <span class="unit">${text.player.money}</span></span>
              <span><b>${n(player.stock)}</b> <span class="unit">${text.player.stock}</span></span>
            </span>
            <span
              class="progress"
              role="img"
              aria-label=${text.player.progress(n(value), n(table.goal))}
              title=${text.player.progress(n(value), n(table.goal))}
              ><i .style=${`width: ${Math.min(100, (100 * value) / table.goal)}%`}></i
            ></span>
          </li>
        `;
      })}
    </ul>
  `;
}

export const playerStyles = css`
  .players {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .player {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 8px;
    padding: 10px 12px 10px 16px;
    border-radius: 12px;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
  }

  .player::before {
    content: "";
    position: absolute;
    inset: 10px auto 10px 6px;
    width: 4px;
    border-radius: 2px;
    background: var(--whose);
  }

  .player.acting {
    box-shadow: inset 0 0 0 2px var(--accent);
  }

  .player .who {
    min-width: 0;
    overflow: hidden;
    font-weight: 650;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .player .points {
    font-size: 1.125rem;
    font-weight: 650;
  }

  .player .purse {
    grid-column: 1 / -1;
    display: flex;
    justify-content: space-between;
    gap: 8px;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .player .purse b {
    color: var(--ink);
    font-weight: 600;
  }

  .progress {
    grid-column: 1 / -1;
    height: 6px;
    margin-top: 4px;
    overflow: hidden;
    border-radius: 3px;
    background: var(--sink);
  }

  .progress i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: var(--whose);
    transition: width var(--quick) ease-out;
  }

  @media ${phone} {
    .players {
      grid-template-columns: repeat(auto-fit, minmax(100px, 1fr));
      gap: 6px;
    }

    .player {
      padding: 6px 8px 7px 13px;
    }

    .player .who,
    .player .points {
      font-size: 0.9375rem;
    }

    .players.many .unit {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** The end of a game: who came where. Raises `again`. */
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import type { TycoonPlayer, TycoonStanding } from "../../../engine/methods.ts";
import { tycoonStyles } from "./styles.ts";

@customElement("tw-tycoon-standings")
export class TycoonStandings extends Part<{ again: undefined }> {
  @property({ attribute: false }) players: readonly TycoonPlayer[] = [];
  @property({ attribute: false }) standings: readonly TycoonStanding[] = [];

  static override styles = [
    tycoonStyles,
    css`
      th {
        padding: 4px 8px;
      }

      td {
        padding: 8px;
      }
    `,
  ];

  override render() {
    const text = this.texts.text.tycoon;
    const n = (value: number) => this.texts.number(value);
    return html`
      <div class="panel stack">
        <table class="figures text-15 standings">
          <thead class="quiet">
            <tr>
              <th><span class="out-of-sight">${text.over.place}</span></th>
              <th><span class="out-of-sight">${text.over.player}</span></th>
              <th class="right">${text.player.money}</th>
              <th class="right">${text.player.stock}</th>
              <th class="right">${text.player.patents}</th>
              <th class="right">${text.over.score}</th>
            </tr>
          </thead>
          <tbody>
            ${this.standings.map(
              ({ place, player, money, stock, patents, score }) => html`
                <tr>
                  <td>${n(place)}</td>
                  <td class="breaks">${this.#name(player)}</td>
                  <td class="right">${n(money)}</td>
                  <td class="right">${n(stock)}</td>
                  <td class="right">${n(patents)}</td>
                  <td class="total right">${n(score)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
        <div class="actions flow wraps">
          <button type="button" class="button filled" name="again" @click=${this.#again}>
            ${text.over.again}
          </button>
        </div>
      </div>
    `;
  }

  #name(player: number) {
    return this.players[player]?.name ?? "";
  }

  #again() {
    this.raise("again");
  }
}

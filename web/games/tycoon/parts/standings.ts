/** The end of a game: who came where, and where points were lost. Raises `again`. */
import { css, html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import type { TycoonPlayer, TycoonReviewed, TycoonStanding } from "../../../engine/methods.ts";
import { tycoonStyles } from "./styles.ts";

/** Turns told of: those in which most was missed. */
const TOLD = 6;

@customElement("tw-tycoon-standings")
export class TycoonStandings extends Part<{ again: undefined }> {
  @property({ attribute: false }) players: readonly TycoonPlayer[] = [];
  @property({ attribute: false }) standings: readonly TycoonStanding[] = [];
  /** Null while it is made. */
  @property({ attribute: false }) review: TycoonReviewed | null = null;

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
                  <td>${this.#name(player)}</td>
                  <td class="right">${n(money)}</td>
                  <td class="right">${n(stock)}</td>
                  <td class="right">${n(patents)}</td>
                  <td class="total right">${n(score)}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
        <h3>${text.over.review}</h3>
        ${this.review ? this.#missed(this.review) : html`<p class="quiet" role="status">${text.over.looking}</p>`}
        <div class="actions">
          <button type="button" class="button filled" name="again" @click=${this.#again}>
            ${text.over.again}
          </button>
        </div>
      </div>
    `;
  }

  #missed({ turns }: TycoonReviewed) {
    const text = this.texts.text.tycoon;
    const n = (value: number) => this.texts.number(value);
    const most = turns
      .filter((turn) => turn.loss > 0 && !this.players[turn.player]?.level)
      .sort((a, b) => b.loss - a.loss)
      .slice(0, TOLD);
    const lost = this.players.map((_, index) =>
      turns.filter(({ player }) => player === index).reduce((sum, { loss }) => sum + loss, 0),
    );
    return html`<p class="quiet">
        ${lost.map((each, index) => `${this.#name(index)} ${text.over.missed(n(each))}`).join(", ")}
      </p>
      <ul class="stack gap-6 unstyled review">
        ${most.map(
          ({ round, player, played, best: [best] }) =>
            html`<li>
              <b>${text.now.round(n(round))}</b> ${this.#name(player)}:
              ${text.over.couldHave(best?.words.join(" + ") ?? "", n(best?.total ?? 0), n(played.total))}
            </li>`,
        )}
      </ul>`;
  }

  #name(player: number) {
    return this.players[player]?.name ?? "";
  }

  #again() {
    this.raise("again");
  }
}

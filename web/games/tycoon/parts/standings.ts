/** The end of a game: who came where, and where points were lost. */
import { html } from "lit";
import type { TycoonReviewed, TycoonStanding, TycoonState } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";

/** Turns told of: those in which most was missed. */
const TOLD = 6;

/** @param review null while it is made */
export function standings(
  { players }: TycoonState,
  ranks: readonly TycoonStanding[],
  review: TycoonReviewed | null,
  onAgain: () => void,
  texts: TextsController,
) {
  const text = texts.text.tycoon;
  const n = (value: number) => texts.number(value);
  const name = (index: number) => players[index]?.name ?? "";
  return html`
    <div class="builder">
      <table class="figures standings">
        <thead>
          <tr>
            <th></th>
            <th></th>
            <th>${text.player.money}</th>
            <th>${text.player.stock}</th>
            <th>${text.player.patents}</th>
            <th>${text.over.score}</th>
          </tr>
        </thead>
        <tbody>
          ${ranks.map(
            ({ place, player, money, stock, patents, score }) => html`
              <tr>
                <td>${n(place)}</td>
                <td>${name(player)}</td>
                <td>${n(money)}</td>
                <td>${n(stock)}</td>
                <td>${n(patents)}</td>
                <td class="total">${n(score)}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
      <h3>${text.over.review}</h3>
      ${review ? missed(review) : html`<p class="quiet" role="status">${text.over.looking}</p>`}
      <div class="actions">
        <button type="button" class="button filled" name="again" @click=${onAgain}>${text.over.again}</button>
      </div>
    </div>
  `;

  function missed({ turns, lost }: TycoonReviewed) {
    const most = turns
      .filter((turn) => turn.lost > 0 && !players[turn.player]?.level)
      .sort((a, b) => b.lost - a.lost)
      .slice(0, TOLD);
    return html`<p class="quiet">
        ${lost.map((each, index) => `${name(index)} ${text.over.missed(n(each))}`).join(", ")}
      </p>
      <ul class="advised review">
        ${most.map(
          ({ round, player, best_words: words, best, got }) =>
            html`<li>
              <b>${text.now.round(n(round))}</b> ${name(player)}:
              ${text.over.couldHave(words.join(" + "), n(best), n(got))}
            </li>`,
        )}
      </ul>`;
  }
}

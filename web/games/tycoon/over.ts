/** The end of a game: standings, and where points were lost. A template of the game's page. */
import { html, nothing } from "lit";
import type { TextsController as Texts } from "../../text/texts.ts";
import type { TycoonGame as Game } from "./game.ts";
import type { State } from "./position.ts";

/** Turns told of: those in which most was missed. */
const TOLD = 6;

export function overView(game: Game, state: State, texts: Texts) {
  const text = texts.text.tycoon;
  const n = (value: number) => texts.number(value);
  const { answer, fresh } = game.reviewing;
  const review = answer && fresh ? answer.result : null;
  const name = (index: number) => state.players[index]?.name ?? "";
  const missed = review
    ? [...review.turns]
        .filter((turn: any) => turn.lost > 0 && !state.players[turn.player]?.level)
        .sort((a: any, b: any) => b.lost - a.lost)
        .slice(0, TOLD)
    : [];
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
          ${(review?.standings ?? []).map(
            (each: any) => html`
              <tr>
                <td>${n(each.place)}</td>
                <td>${name(each.player)}</td>
                <td>${n(each.money)}</td>
                <td>${n(each.stock)}</td>
                <td>${n(each.patents)}</td>
                <td class="total">${n(each.score)}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
      <h3>${text.over.review}</h3>
      ${review ? nothing : html`<p class="quiet" role="status">${text.over.looking}</p>`}
      ${
        review
          ? html`<p class="quiet">
                ${review.lost
                  .map((lost: number, index: number) => `${name(index)} ${text.over.missed(n(lost))}`)
                  .join(", ")}
              </p>
              <ul class="advised review">
                ${missed.map(
                  (turn) =>
                    html`<li>
                      <b>${text.now.round(n(turn.round))}</b> ${name(turn.player)}:
                      ${text.over.couldHave(turn.best_words.join(" + "), n(turn.best), n(turn.got))}
                    </li>`,
                )}
              </ul>`
          : nothing
      }
      <div class="actions">
        <button type="button" class="button filled" name="again" @click=${game.newGame}>
          ${text.over.again}
        </button>
      </div>
    </div>
  `;
}

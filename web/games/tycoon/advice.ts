/** What the best opponent would think, behind "show me": a template of the game's page. */
import { html, nothing } from "lit";
import type { TextsController as Texts } from "../../text/texts.ts";
import type { TycoonGame as Game } from "./game.ts";
import { buyable, type State } from "./position.ts";

export function adviceView(game: Game, state: State, texts: Texts) {
  const text = texts.text.tycoon.advice;
  if (state.phase === "over" || !game.myTurn)
    return html`<p slot="head" class="summary">${game.heading(state)}</p>`;
  const { answer, fresh } = game.advising;
  const advice = answer?.result;
  const ms = texts.number(Math.max(1, Math.round(answer?.milliseconds ?? 0)));
  const built = advice?.options;
  return html`
    <div slot="head" class="summary figures" role="status">
      <button
        type="button"
        class="button plain"
        name="advice"
        aria-pressed=${game.advised}
        @click=${() => (game.advised = !game.advised)}
      >
        ${game.advised ? text.hide : text.show}
      </button>
      <span class=${fresh ? "" : "stale"}
        >${game.advised && built ? text.summary(texts.number(built.length), ms) : nothing}</span
      >
    </div>
    ${
      game.advised
        ? html`<div class="advice ${built?.length ? "full" : ""}">
            ${advice ? said(game, state, advice, fresh, texts) : nothing}
          </div>`
        : nothing
    }
  `;
}

function said(game: Game, state: State, advice: any, fresh: boolean, texts: Texts) {
  const text = texts.text.tycoon.advice;
  const n = (value: number) => texts.number(value, { maximumFractionDigits: 1 });
  if (advice.options)
    return html`
      ${game.mayReplace ? replacing(game, texts) : nothing}
      <tw-tycoon-plays
        weighed
        .plays=${advice.options}
        .stale=${!fresh}
        @play=${(event: CustomEvent) => game.layOut(event.detail)}
      ></tw-tycoon-plays>
      ${
        advice.options.length
          ? html`<p class="pane quiet">${text.explained}</p>`
          : html`<p class="pane quiet">${texts.text.tycoon.finder.none}</p>`
      }
    `;
  if (advice.patents) {
    const can = buyable(state);
    return html`<ul class="advised pane">
      ${advice.patents
        .filter(({ letter }: any) => can.includes(letter))
        .map(
          ({ letter, worth }: any, index: number) =>
            html`<li class=${index ? "quiet" : "bests"}>${text.buyRow(letter, n(worth.total))}</li>`,
        )}
    </ul>`;
  }
  if (advice.cards) {
    const cards = String(advice.discard).split("").join(" ");
    return html`<p class="pane bests">${cards ? text.discardSome(cards) : text.discardNone}</p>`;
  }
  if (advice.action?.type === "discard")
    return html`<p class="pane bests">${text.discardSome(advice.action.cards)}</p>`;
  return html`<p class="pane bests">
    ${advice.action?.type === "challenge" ? text.challengeYes : text.challengeNo}
  </p>`;
}

function replacing(game: Game, texts: Texts) {
  const { answer, fresh } = game.replacements;
  return html`<p class="pane bests" role="status">
    ${answer && fresh ? replacement(answer.result, texts) : texts.text.tycoon.finder.replacing}
  </p>`;
}

/** One sentence: which card to replace, if any. */
export function replacement(result: any, texts: Texts) {
  const { advice: text, cards } = texts.text.tycoon;
  const { best } = result;
  if (!best) return text.replaceNone;
  const from = best.from === "hand" ? cards.fromHand : cards.fromPool;
  return text.replaceBest(best.letter, from, texts.number(best.gain, { maximumFractionDigits: 2 }));
}

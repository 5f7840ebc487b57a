/** What the best opponent would think, and what stands in its place before there is a game. */
import { html, nothing } from "lit";
import type { TycoonAdvice, TycoonReplacements } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";
import { detail } from "../../shared/page.ts";
import { rules } from "../model/rules.ts";
import "./plays.ts";
import type { Play } from "./plays.ts";

interface Advised {
  advice: TycoonAdvice;
  /** Does it belong to another table than the one in sight? */
  stale: boolean;
  /** Which card to replace; null while that is counted, undefined where none may be. */
  replacements: TycoonReplacements | null | undefined;
  onPlay: (play: Play) => void;
}

export function adviceView({ advice, stale, replacements, onPlay }: Advised, texts: TextsController) {
  const text = texts.text.tycoon.advice;
  const { options, patents, discard, action } = advice;
  if (options)
    return html`
      ${replacements === undefined ? nothing : replacement(replacements, "pane bests", texts)}
      <tw-tycoon-plays weighed .plays=${options} .stale=${stale} @play=${detail(onPlay)}></tw-tycoon-plays>
      <p class="pane quiet">${options.length ? text.explained : texts.text.tycoon.finder.none}</p>
    `;
  if (patents)
    return html`<ul class="advised pane">
      ${patents.map(
        ({ letter, worth }, index) =>
          html`<li class=${index ? "quiet" : "bests"}>
            ${text.buyRow(letter, texts.number(worth.total, { maximumFractionDigits: 1 }))}
          </li>`,
      )}
    </ul>`;
  const cards = discard ?? (action?.type === "discard" ? action.cards : undefined);
  if (typeof cards === "string")
    return html`<p class="pane bests">
      ${cards ? text.discardSome(cards.split("").join(" ")) : text.discardNone}
    </p>`;
  return html`<p class="pane bests">
    ${action?.type === "challenge" ? text.challengeYes : text.challengeNo}
  </p>`;
}

/** One sentence: which card to replace, if any; null while that is counted. */
export function replacement(found: TycoonReplacements | null, look: string, texts: TextsController) {
  const { advice: text, cards, finder } = texts.text.tycoon;
  return html`<p class=${look} role="status">${said()}</p>`;

  function said() {
    if (!found) return finder.replacing;
    if (!found.best) return text.replaceNone;
    const { letter, from, gain } = found.best;
    const where = from === "hand" ? cards.fromHand : cards.fromPool;
    return text.replaceBest(letter, where, texts.number(gain, { maximumFractionDigits: 2 }));
  }
}

export function introduction(texts: TextsController) {
  const text = texts.text.tycoon;
  return html`<div class="pane form">
    <h3>${text.help.how}</h3>
    <ol class="how">
      ${text.help.rules.map((rule) => html`<li>${rule}</li>`)}
    </ol>
    <h3>${text.setup.opponents}</h3>
    <ul class="advised">
      ${rules.levels.map(
        (level) =>
          html`<li><b>${text.levels[level]}</b> <span class="quiet">${text.levelHints[level]}</span></li>`,
      )}
    </ul>
  </div>`;
}

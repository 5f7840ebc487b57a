/**
 * What the best opponent would do.
 *
 *   show  play or null  the play to show on the table
 *   play  play          one of the plays is to be laid out
 */
import { css, html, nothing } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import type { TycoonAdvice, TycoonOption, TycoonReplacements } from "../../../engine/methods.ts";
import type { TextsController } from "../../../text/texts.ts";
import { detail } from "../../../ui/templates.ts";
import "./plays.ts";
import type { Play, TycoonPlays } from "./plays.ts";
import { tycoonStyles } from "./styles.ts";

@customElement("tw-tycoon-advice")
export class TycoonAdvisor extends Part<{ show: Play | null; play: Play }> {
  @property({ attribute: false }) advice: TycoonAdvice | null = null;
  /** Does it belong to another table than the one in sight? */
  @property({ type: Boolean }) stale = false;
  /** Which card to replace; null while that is counted, undefined where none may be. */
  @property({ attribute: false }) replacements: TycoonReplacements | null | undefined = undefined;

  @query("tw-tycoon-plays") plays!: TycoonPlays | null;

  static override styles = [
    tycoonStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 8px;
        min-height: 0;
      }
    `,
  ];

  focusList() {
    this.plays?.focusList();
  }

  override render() {
    const text = this.texts.text.tycoon.advice;
    if (!this.advice) return nothing;
    const { options, patents, discard, action } = this.advice;
    if (options) return this.#options(options);
    if (patents)
      return html`<ul class="stack gap-6 unstyled">
        ${patents.map(
          ({ letter, worth }, index) =>
            html`<li class=${index ? "quiet" : "strong"}>
              ${text.buyRow(letter, this.texts.number(worth.total, { maximumFractionDigits: 1 }))}
            </li>`,
        )}
      </ul>`;
    const cards = discard ?? (action?.kind === "discard" ? action.cards : undefined);
    return html`<p class="pane strong">
      ${typeof cards === "string" ? this.#discard(cards) : action?.kind === "challenge" ? text.challengeYes : text.challengeNo}
    </p>`;
  }

  #options(options: readonly TycoonOption[]) {
    const { advice: text, finder } = this.texts.text.tycoon;
    const { replacements } = this;
    return html`
      ${
        replacements === undefined
          ? nothing
          : html`<p class="pane strong bests" role="status">${replacementText(replacements, this.texts)}</p>`
      }
      <tw-tycoon-plays
        weighed
        once
        .plays=${options}
        .stale=${this.stale}
        @show=${detail((play: Play | null) => this.raise("show", play))}
        @play=${detail((play: Play) => this.raise("play", play))}
      ></tw-tycoon-plays>
      <p class="pane quiet">${options.length ? text.explained : finder.none}</p>
    `;
  }

  #discard(cards: string) {
    const text = this.texts.text.tycoon.advice;
    return cards ? text.discardSome(cards.split("").join(" ")) : text.discardNone;
  }
}

/** Which card to replace, if any; null while that is counted. */
export function replacementText(found: TycoonReplacements | null, texts: TextsController) {
  const { advice: text, cards, finder } = texts.text.tycoon;
  if (!found) return finder.replacing;
  if (!found.best) return text.replaceNone;
  const { letter, from, gain } = found.best;
  const where = from === "hand" ? cards.fromHand : cards.fromPool;
  return text.replaceBest(letter, where, texts.number(gain, { maximumFractionDigits: 2 }));
}

/**
 * What the reviews of games show alike: the heading, turning points, and the ways from a turn to its position in the finder
 * and of the word that was missed to the cards.
 */
import { html, nothing } from "lit";
import { button } from "../../ui/button.ts";
import type { TextsController } from "../../text/texts.ts";
import "./learn-button.ts";
import type { Look } from "./look.ts";

/** The turning points of a game, each of which leads to its turn. */
export function turningPoints<Turn extends { turn: number }>(
  turns: readonly Turn[],
  look: Look | null,
  texts: TextsController,
  lookAt: (turn: Turn) => void,
) {
  const text = texts.text.match.review;
  return html`<p class="facts turning flow wraps gap-6">
    ${text.turning}:
    ${turns.map(
      (each) =>
        html`<button
          type="button"
          class="button plain"
          data-turn=${each.turn + 1}
          aria-pressed=${look?.turn === each.turn}
          @click=${() => lookAt(each)}
        >
          ${text.turn(texts.number(each.turn + 1))}
        </button>`,
    )}
  </p>`;
}

/** What the heading of a game says while one of its turns is looked at: which, and whose. */
export function turnHeading(
  texts: TextsController,
  { turn }: Look,
  turns: readonly { player: number }[],
  players: readonly { name: string }[],
): string {
  const name = players[turns[turn]?.player ?? -1]?.name;
  return [texts.text.match.review.turn(texts.number(turn + 1)), name].filter(Boolean).join(": ");
}

/**
 * Lead to the position in which a turn was played, and let its best word be learnt.
 * @param missed that word; "" where it was played, or is none
 * @param position the address of the turn, with that position in the finder
 */
export const findButton = (
  texts: TextsController,
  find: () => void,
  { missed, lexicon, position } = { missed: "", lexicon: "", position: "" },
) =>
  html`<div class="spans flow wraps gap-4">
    ${button("find-position", texts.text.match.review.find, find, { look: "", sign: "open" })}
    ${missed ? html`<tw-learn named .word=${missed} .lexicon=${lexicon} .position=${position}></tw-learn>` : nothing}
  </div>`;

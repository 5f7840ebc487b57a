/** The review of a game of Letter Tycoon that is over: what its turns missed, and the cards of the one that is looked at. */
import { html } from "lit";
import { detail } from "../../../ui/templates.ts";
import type { TycoonHolding, TycoonTurn } from "../../../engine/methods.ts";
import type { Listing } from "../../shared/listing.ts";
import type { Look } from "../../shared/look.ts";
import type { Looking } from "../../shared/looking.ts";
import { peopleIn } from "../../shared/match.ts";
import { Mistakes } from "../../shared/mistakes-tool.ts";
import { toFinder } from "../../shared/to-finder.ts";
import { typedCards } from "../model/draft.ts";
import { ownersBefore, positionBefore, type View } from "../model/table.ts";
import "../parts/cards.ts";
import "../parts/review.ts";
import type { Game } from "./game.ts";
import type { Page } from "./page.ts";

interface Needs {
  page: Page;
  game: Game;
  looking: Looking;
  listing: Listing;
}

export class Review {
  readonly #on: Needs;
  readonly #review;
  readonly #mistakes: Mistakes;

  constructor(on: Needs) {
    this.#on = on;
    const { page, game, listing } = on;
    this.#review = page.queries.add("tycoon.review", () => {
      const record = game.match.view?.ended ? game.recordRequest : null;
      return record && { ...record, ...listing.selection, by: "worth" as const };
    });
    this.#mistakes = new Mistakes({
      ...on,
      turns: () => this.#review.result?.turns ?? [],
      players: () => (game.match.view ? peopleIn(game.match.view) : []),
    });
  }

  /** The turn that is looked at. */
  get #turn(): TycoonTurn | null {
    const { game, looking } = this.#on;
    return game.match.view?.state.turns[looking.look?.turn ?? -1] ?? null;
  }

  /** What each player had before it; null while none is looked at. */
  get held(): readonly TycoonHolding[] | null {
    return this.#review.result?.holdings[this.#on.looking.look?.turn ?? -1] ?? null;
  }

  /** Who owned which patent before it; null while none is looked at. */
  get owners(): Readonly<Record<string, number>> | null {
    const { game, looking } = this.#on;
    const { view } = game.match;
    return view && looking.look ? ownersBefore(view.state, looking.look.turn) : null;
  }

  /** Look at the position in which a turn was played in the finder; Back leads to the review again. */
  #find(turn: number): void {
    const { page, game } = this.#on;
    const { view } = game.match;
    const position = view && positionBefore(page.position, view.state, turn);
    if (!position) return;
    toFinder(page, position, page.listUsed);
    page.setOptions({ stacking: view.state.stacking });
  }

  /** Answer a key. Was it of use? */
  key(event: KeyboardEvent): boolean {
    return this.#mistakes.key(event);
  }

  /** The cards of the turn that is looked at, those that were played lifted; null while none is. */
  cards() {
    const { page, game } = this.#on;
    const turn = this.#turn;
    if (!turn) return null;
    const { player, hand, pool, cards = [] } = turn;
    const name = game.match.view?.state.players[player]?.name ?? "";
    return html`<div class="act">
      <tw-tycoon-cards
        .hand=${typedCards(hand, "hand", cards.flat())}
        .pool=${typedCards(pool, "pool", cards.flat())}
        .handLabel=${page.texts.text.tycoon.cards.handOf(name)}
      ></tw-tycoon-cards>
    </div>`;
  }

  view({ state: { turns, players } }: View) {
    const { page, looking } = this.#on;
    return html`<tw-tycoon-review
      class="stack gap-10"
      .review=${this.#review.result}
      .turns=${turns}
      .players=${players}
      .listed=${this.#mistakes.listed}
      .look=${looking.look}
      @look=${detail((look: Look | null) => looking.at(look))}
      @find=${detail((turn: number) => this.#find(turn))}
      >${this.#mistakes.view(page.texts.text.tycoon.over.close)}</tw-tycoon-review
    >`;
  }
}

/** The play that is looked at: shown while it is pointed at, pinned when it is chosen, and all that is told of it. */
import { html, type ReactiveController } from "lit";
import { detail } from "../../../ui/templates.ts";
import type { CrosswordMove, CrosswordReply } from "../../../engine/methods.ts";
import { tokensOf } from "../../../tiles/notation.ts";
import { GlossLookup } from "../../shared/gloss.ts";
import type { Listing } from "../../shared/listing.ts";
import { Slice } from "../../shared/page-state.ts";
import { candidateOf, type Judged } from "../model/judged.ts";
import { filterOf } from "../model/link.ts";
import { isLaid, laidTiles, placedBy, type Play } from "../model/position.ts";
import "../parts/details.ts";
import { moveDeed } from "../parts/move-cell.ts";
import type { CrosswordPlays } from "../parts/plays.ts";
import type { Kit } from "./kit.ts";
import type { Leaves } from "./leaves.ts";
import type { Page } from "./page.ts";

interface State {
  /** What tells the list in which it is chosen from others. */
  list: string;
  /** The play of the list that is shown. */
  shown: Play | null;
  /** The one that is pinned. */
  pinned: Play | null;
  /** Another choice of blanks for it, in its stead. */
  variant: Play | null;
  /** A reply to it that is shown beside it. */
  reply: CrosswordReply | null;
}

const nothingChosen = { shown: null, pinned: null, variant: null, reply: null };

/** What the tool is given by the others. */
interface Needs {
  page: Page;
  kit: Kit;
  words: Listing;
  leaves: Leaves;
  /** What tells the list that is there from others; "" while none is. */
  list: () => string;
  /** What became of a move, if it was played out or searched. */
  judged: (play: Play | null) => Judged | null;
  /** Is what the rack can do not to be told yet? */
  secret: () => boolean;
  play: (play: Play) => void;
}

export class Chosen implements ReactiveController {
  readonly #on: Needs;
  readonly #slice: Slice<State>;
  readonly #gloss: GlossLookup;
  // What is asked of the pinned play alone.
  readonly #arithmetic;
  readonly #facts;
  readonly #inPlace;
  readonly #why;

  constructor(on: Needs) {
    this.#on = on;
    const { page } = on;
    this.#slice = new Slice<State>(page, { list: "", ...nothingChosen });
    this.#gloss = new GlossLookup(page);
    const { queries } = page;
    const aside = { aside: true };
    this.#arithmetic = queries.add("crossword.lay", () => this.#layRequest, aside);
    this.#facts = queries.add(
      "anagram.word",
      () => (this.#word ? { lexicon: page.list.id, word: this.#word } : null),
      aside,
    );
    this.#inPlace = queries.add("crossword.solve", () => this.#inPlaceRequest, aside);
    this.#why = queries.add(
      "crossword.why",
      () => this.whyRequest(this.pinned && candidateOf(this.pinned)),
      { ...aside, kept: true }, // the play of a turn that one steps to has been asked about before it is chosen
    );
    page.addController(this);
  }

  hostUpdate(): void {
    const { engine, list } = this.#on.page;
    this.#gloss.look(this.#word, list, engine);
    const { list: of, reply } = this.#slice.now;
    if (of !== this.#on.list()) this.choose({});
    else if (reply && !this.judged?.replies.some(({ placed }) => placed === reply.placed))
      this.choose({ reply: null });
  }

  /** What is chosen belongs to the list in which it was chosen. */
  get #state(): State {
    const list = this.#on.list();
    const { now } = this.#slice;
    return list && now.list === list ? now : { list, ...nothingChosen };
  }

  choose(change: Partial<Omit<State, "list">>): void {
    this.#slice.set({ ...this.#state, ...change });
  }

  get pinned(): Play | null {
    return this.#state.pinned;
  }

  /** The pinned play, with the blanks that were chosen for it. */
  get #chosen(): Play | null {
    return this.#state.variant ?? this.#state.pinned;
  }

  /** The play as it is made: with the blanks that were chosen, if it is the pinned one. */
  asMade(play: Play): Play {
    return play === this.pinned ? (this.#chosen ?? play) : play;
  }

  /** The play that lies on the board as if it were made. */
  get tried(): Play | null {
    const { shown, pinned } = this.#state;
    return shown === pinned ? this.#chosen : shown;
  }

  /** Is the pinned play the one that is shown? */
  get isPinned(): boolean {
    const { shown, pinned } = this.#state;
    return pinned !== null && shown === pinned;
  }

  get reply(): CrosswordReply | null {
    return this.#state.reply;
  }

  /** The pinned move with what became of it. */
  get judged(): Judged | null {
    return this.#on.judged(this.pinned);
  }

  // What is asked.

  /** The main word of the pinned play; "" for none. */
  get #word(): string {
    const { pinned } = this;
    return pinned && isLaid(pinned) ? this.#on.kit.notation.plain(pinned.word) : "";
  }

  get #layRequest() {
    const play = this.#chosen;
    const { page, kit } = this.#on;
    if (!play || !isLaid(play)) return null;
    return { ...kit.boardRequest, laid: laidTiles(page.position, placedBy(page.position, play)) };
  }

  // All plays in the same squares: the engine looks for places and lengths, not for a word.
  get #inPlaceRequest() {
    const { pinned } = this;
    if (!pinned?.others) return null;
    const { options } = this.#on.page;
    const { places } = filterOf(options) ?? {};
    const length = tokensOf(pinned.word).length;
    const filter = { at: pinned.position, length, ...(places && { places }) };
    return { ...this.#rackRequest, order: options.order, limit: null, filter };
  }

  get #rackRequest() {
    const rack = this.#on.page.position.rack.join("");
    return { ...this.#on.kit.boardRequest, ...this.#on.words.selection, ...this.#on.leaves.request, rack };
  }

  /** What is asked of a move; null for none. */
  whyRequest(move: CrosswordMove | null) {
    return move && !this.#on.secret() ? { ...this.#rackRequest, move } : null;
  }

  /** All choices of blanks for the pinned play. */
  get #variants(): readonly Play[] {
    const { notation } = this.#on.kit;
    const plays = this.#inPlace.result?.plays ?? [];
    return plays.filter((play) => notation.plain(play.word) === this.#word);
  }

  /** Makes the chosen play; null while none is chosen. */
  get deed() {
    const chosen = this.#chosen;
    const { page, kit, play } = this.#on;
    return chosen && { label: moveDeed(chosen, kit.notation, page.texts), act: () => play(chosen) };
  }

  // What is seen.

  /** What lists raise, as the listeners take it. */
  readonly show = detail((shown: Play | null) => this.choose({ shown }));
  readonly pin = detail((pinned: Play | null) => this.choose({ pinned, variant: null }));

  /** @param tall are moves judged, so that there is more to tell of each? */
  view(aside: string, tall: boolean) {
    const { tried } = this;
    return html`<tw-crossword-details
      class="details ${aside} ${tried ? (this.#state.pinned ? "" : "pointed") : "idle"}"
      ?fixed=${this.#on.page.readonly}
      .tall=${tall}
      .play=${tried}
      .pinned=${this.isPinned}
      .scored=${this.#arithmetic.result}
      .facts=${this.#facts.result}
      .gloss=${this.#gloss.gloss}
      .lexicon=${this.#on.page.list.id}
      .variants=${this.#variants}
      .why=${this.#why.result}
      .judged=${this.judged}
      .reply=${this.reply}
      .notation=${this.#on.kit.notation}
      @variant=${detail((variant: Play) => this.choose({ variant }))}
      @reply=${detail((reply: CrosswordReply | null) => this.choose({ reply }))}
      @play=${detail((chosen: Play) => this.#on.play(chosen))}
      @more=${() => this.#on.page.renderRoot.querySelector<CrosswordPlays>("tw-crossword-plays")?.showPinned()}
    ></tw-crossword-details>`;
  }
}

/**
 * The round that is played with a draw: its tiles, the words that are tried, the clock, and the best words.
 *
 * The draw is the store's; a round (tries, clock, whether the best words have been seen) is the page's and begins
 * anew with another draw.
 */
import type { ReactiveController } from "lit";
import { Notation } from "../../../tiles/notation.ts";
import { Clipboard } from "../../shared/clipboard.ts";
import { daysInARow, notePlayed } from "../../shared/days.ts";
import type { Listing } from "../../shared/listing.ts";
import type { GamePage } from "../../shared/page.ts";
import { Slice, type Said } from "../../shared/page-state.ts";
import type { Params } from "../../shared/queries.ts";
import { bagFor } from "../model/bags.ts";
import { choiceOf, dayOf, drawOf } from "../model/daily.ts";
import { keepRound, keptRound } from "../model/kept-rounds.ts";
import { CLOCKS, type Options } from "../model/link.ts";
import { anySeed, type Bag, type Position } from "../model/position.ts";
import {
  bestOf,
  isTried,
  newRound,
  reveal,
  turn,
  withClock,
  withTry,
  type Round,
  type Try,
} from "../model/round.ts";
import { count, currentStreak } from "../model/streak.ts";
import type { DrawRack } from "../parts/rack.ts";

interface State {
  round: Round;
  /** The word that is being made. */
  entry: string;
  /** A best word that is seen on the tiles. */
  shown: string;
  /** The word that was tried last, until something else is to be said of one. */
  judged: Try | null;
}

const state: State = {
  round: newRound("", 0),
  entry: "",
  shown: "",
  judged: null,
};

export class Rounds implements ReactiveController {
  readonly deal;
  readonly best;
  readonly chances;
  readonly #page: GamePage<Position, Options>;
  readonly #slice: Slice<State>;
  readonly #clipboard: Clipboard;
  /** Are the tiles of the next draw turned at once, because its player asked for it? */
  #eager = false;
  /** The round as it was kept last. */
  #kept: Round | null = null;

  constructor(page: GamePage<Position, Options>, listing: Listing) {
    this.#page = page;
    this.#slice = new Slice<State>(page, state);
    this.#clipboard = new Clipboard(page);
    const { queries } = page;
    this.deal = queries.add("draw.deal", () => ({
      lexicon: page.list.id,
      ...this.request,
      ...choiceOf(page.position),
    }));
    this.best = queries.add("draw.solve", () => {
      const words = this.#wordsOfDraw;
      return words && { ...words, ...listing.selection };
    });
    this.chances = queries.add("draw.chances", () =>
      this.best.fresh && page.options.view === "round" ? this.#wordsOfDraw : null,
    );
    page.addController(this);
  }

  get now(): State {
    return this.#slice.now;
  }

  get rack(): DrawRack | null {
    return this.#page.renderRoot.querySelector("tw-draw-rack");
  }

  /** Was the outcome copied a moment ago? */
  get copied(): boolean {
    return this.#clipboard.copied;
  }

  /** The bag in use. */
  get bag(): Bag {
    return bagFor(this.#page.position.bag, this.#page.list.alphabet);
  }

  /** The draw as requests name it. */
  get request() {
    const { size, seed } = this.#page.position;
    // What was typed for a number goes to the engine as it is, which says what is wrong with it.
    return { bag: this.bag, size, seed } as Pick<Params<"draw.deal">, "bag" | "size" | "seed">;
  }

  /** What a request about the words of the draw says, once it is dealt. */
  get #wordsOfDraw() {
    const rack = this.deal.result?.rack;
    return rack ? { lexicon: this.#page.list.id, rack, bag: this.request.bag } : null;
  }

  hostUpdate(): void {
    const of = JSON.stringify([this.#page.list.id, this.request]);
    if (of !== this.#slice.now.round.of) this.#begin(of);
    if (this.#eager && this.deal.fresh) {
      this.#eager = false;
      this.turn();
    }
    if (this.#slice.now.round !== this.#kept) keepRound((this.#kept = this.#slice.now.round));
    this.#count();
  }

  #begin(of: string) {
    const round = keptRound(of) ?? newRound(of, this.#page.options.clock);
    this.#slice.set({ round, entry: "", shown: "", judged: null });
    this.#page.set({ trouble: null });
  }

  /** Turn the tiles over, or have them turned as soon as they are dealt: no clock runs before there is anything to see. */
  readonly turn = () => {
    this.#eager = !this.deal.fresh;
    if (this.#eager) return;
    this.#slice.set({ round: turn(this.#slice.now.round, this.#page.options.clock, performance.now()) });
    this.#focusEntry();
  };

  setClock(value: string) {
    const clock = CLOCKS.find((seconds) => String(seconds) === value) ?? 0;
    this.#page.setOptions({ clock });
    this.#slice.set({ round: withClock(this.#slice.now.round, clock, performance.now()) });
  }

  async tryWord(word: string): Promise<void> {
    const request = this.#wordsOfDraw;
    const { round } = this.#slice.now;
    if (!request || round.phase !== "trying") return;
    if (isTried(round, this.#spell(word).join(""))) {
      return this.#refuse(() => this.#page.texts.text.draw.twice);
    }
    const judged = await this.#page.ask("draw.judge", { ...request, word }, (trouble) =>
      this.#refuse(trouble),
    );
    // What was sent in time counts, even if its answer comes after the end.
    const { round: now, entry } = this.#slice.now;
    if (!judged || now.of !== round.of || isTried(now, judged.word)) return;
    this.#slice.set({ round: withTry(now, judged), judged });
    if (this.day) notePlayed("draw", this.day);
    if (entry === word) this.enter("");
  }

  /** Say why a word cannot be tried. */
  #refuse(trouble: Said) {
    this.#slice.set({ judged: null });
    this.#page.set({ trouble });
  }

  /** The word that is being made. */
  enter(entry: string) {
    this.#slice.set({ entry });
    this.#page.set({ trouble: null });
  }

  /** Show a best word on the tiles; "" for none. */
  show(shown: string) {
    this.#slice.set({ shown });
  }

  #spell(word: string) {
    return Notation.ofAlphabet(this.#page.list.alphabet).spell(word);
  }

  async endRound() {
    const { round, entry } = this.#slice.now;
    if (this.#spell(entry).length > 1) await this.tryWord(entry);
    const { of, phase } = this.#slice.now.round;
    if (of === round.of && phase === "trying") this.reveal(true);
  }

  reveal(timedOut: boolean) {
    const best = this.best.result?.score ?? 0;
    if (best && bestOf(this.#slice.now.round.tries) >= best) this.#page.sound("win");
    this.#slice.set({ round: reveal(this.#slice.now.round, timedOut), judged: null });
    this.#page.set({ trouble: null });
  }

  /** Count a round in the streak, once it is over and its best words are known. */
  #count() {
    const { of, phase, tries } = this.#slice.now.round;
    const best = this.best.result;
    if (phase !== "shown" || !best) return;
    count(of, bestOf(tries), best.score);
  }

  readonly next = () => {
    this.#eager = Boolean(this.#page.options.clock) && this.#slice.now.round.phase !== "down";
    this.#page.advance({ ...this.#page.position, seed: anySeed() });
    this.#focusEntry();
  };

  /** The day whose draw this is, or null. */
  get day(): Date | null {
    return dayOf(this.#page.position);
  }

  readonly today = () => {
    this.#page.lay(drawOf(new Date()));
    this.#focusEntry();
  };

  #focusEntry() {
    void this.#page.updateComplete.then(() => this.rack?.focusEntry());
  }

  change(change: Partial<Position>, stroke?: unknown) {
    this.#page.edit({ ...this.#page.position, ...change }, stroke);
  }

  readonly share = async () => {
    const text = this.#page.texts.text.draw;
    const n = (value: number) => this.#page.texts.number(value);
    const mine = bestOf(this.#slice.now.round.tries);
    const best = this.best.answer?.result.score ?? 0;
    const { day } = this;
    const result = day
      ? text.resultOfDay(
          this.#page.texts.date(day),
          n(mine),
          n(best),
          daysInARow("draw", day),
          this.#page.link(),
        )
      : text.result(n(mine), n(best), currentStreak().now, this.#page.link());
    try {
      await this.#clipboard.copy(result);
    } catch {
      this.#page.set({ trouble: () => this.#page.texts.text.tools.copyFailed });
    }
  };
}

/**
 * The table of the Word Game: the draw, what the engine makes of it, and the round that is played with it.
 *
 * The draw is the store's; a round (tries, clock, whether the best words have been seen) is this page's and begins
 * anew with another draw.
 */
import type { PropertyValues } from "lit";
import { query } from "lit/decorators.js";
import { Notation } from "../../../tiles/notation.ts";
import { Clipboard } from "../../shared/clipboard.ts";
import { pageState, type PageState } from "../../shared/game-table.ts";
import { GamePage } from "../../shared/page.ts";
import type { Params, Refusal } from "../../shared/queries.ts";
import { daysInARow, notePlayed } from "../../shared/days.ts";
import { dayOf, drawOf } from "../model/daily.ts";
import { keepRound, keptRound } from "../model/kept-rounds.ts";
import { CLOCKS, type Options } from "../model/link.ts";
import { anySeed, type Bag, type Position } from "../model/position.ts";
import { draw } from "../index.ts";
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

interface State extends PageState {
  round: Round;
  /** The word that is being made. */
  entry: string;
  /** A best word that is seen on the tiles. */
  shown: string;
  /** The word that was tried last, until something else is to be said of one. */
  judged: Try | null;
}

const state: State = {
  ...pageState,
  round: newRound("", 0),
  entry: "",
  shown: "",
  judged: null,
};

export abstract class DrawTable extends GamePage<Position, Options, State> {
  @query("tw-draw-rack") rack!: DrawRack | null;

  protected override readonly places = ["bag", "size", "seed"];
  protected override readonly aboveSheet = ".top";

  protected readonly bags = this.query("draw.bags", () => ({ alphabet: this.list.alphabet }));
  protected readonly deal = this.query("draw.deal", () => ({ lexicon: this.list.id, ...this.request }));
  protected readonly best = this.query("draw.solve", () => {
    const words = this.#wordsOfDraw;
    return words && { ...words, ...this.wordSelection };
  });
  protected readonly chances = this.query("draw.chances", () =>
    this.best.fresh && this.options.view === "round" ? this.#wordsOfDraw : null,
  );
  protected readonly result = new Clipboard(this);
  /** Are the tiles of the next draw turned at once, because its player asked for it? */
  #eager = false;
  /** The round as it was kept last. */
  #kept: Round | null = null;

  constructor() {
    super(draw, state);
  }

  get labels() {
    const { table, answers } = this.texts.text.draw;
    return { position: table, answers };
  }

  /** The bag in use: one that ships for another alphabet gives way to the game's own. */
  protected get bag(): Bag {
    const { bag } = this.position;
    if (typeof bag !== "string") return bag;
    const set = PAGE.tileSets.find(({ id }) => id === bag);
    return set && set.alphabet !== this.list.alphabet ? null : bag;
  }

  /** The draw as requests name it. */
  protected get request() {
    const { size, seed } = this.position;
    // What was typed for a number goes to the engine as it is, which says what is wrong with it.
    return { bag: this.bag, size, seed } as Pick<Params<"draw.deal">, "bag" | "size" | "seed">;
  }

  /** What a request about the words of the draw says, once it is dealt. */
  get #wordsOfDraw() {
    const rack = this.deal.result?.rack;
    return rack ? { lexicon: this.list.id, rack, bag: this.request.bag } : null;
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const of = JSON.stringify([this.list.id, this.request]);
    if (of !== this.state.round.of) this.#begin(of);
    if (this.#eager && this.deal.fresh) {
      this.#eager = false;
      this.turn();
    }
    if (this.state.round !== this.#kept) keepRound((this.#kept = this.state.round));
    this.#count();
  }

  override placeOf({ data }: Refusal) {
    return data.tiles === undefined ? (data.field ?? "") : "size";
  }

  override sentence(refusal: Refusal) {
    const { refusals } = this.texts.text.draw;
    const { data, message } = refusal;
    const { size } = this.position;
    if (data.tiles !== undefined)
      return (
        refusals["bag few"]?.({ tiles: this.texts.number(Number(data.tiles)), size }, message) ?? message
      );
    if (data.field === "bag") {
      const whole = data.letter || typeof this.bag === "string" ? "" : "bag empty";
      const kind = typeof data.part === "string" ? `bag ${data.part}` : whole;
      return refusals[kind]?.(data, message) ?? message;
    }
    return refusals[data.field ?? ""]?.(data, message) ?? this.texts.error(refusal);
  }

  #begin(of: string) {
    const round = keptRound(of) ?? newRound(of, this.options.clock);
    this.set({ round, entry: "", shown: "", judged: null, trouble: null });
  }

  protected readonly turn = () => {
    this.set({ round: turn(this.state.round, this.options.clock, performance.now()) });
    this.#focusEntry();
  };

  protected setClock(value: string) {
    const clock = CLOCKS.find((seconds) => String(seconds) === value) ?? 0;
    this.setOptions({ clock });
    this.set({ round: withClock(this.state.round, clock, performance.now()) });
  }

  protected async tryWord(word: string) {
    const request = this.#wordsOfDraw;
    const { round } = this.state;
    if (!request || round.phase !== "trying") return;
    if (isTried(round, this.#spell(word).join(""))) {
      this.set({ judged: null, trouble: () => this.texts.text.draw.twice });
      return;
    }
    const judged = await this.ask("draw.judge", { ...request, word }, (trouble) =>
      this.set({ judged: null, trouble }),
    );
    // What was sent in time counts, even if its answer comes after the end.
    const { round: now, entry } = this.state;
    if (!judged || now.of !== round.of || isTried(now, judged.word)) return;
    this.set({ round: withTry(now, judged), judged, ...(entry === word && { entry: "", trouble: null }) });
  }

  #spell(word: string) {
    return Notation.ofAlphabet(this.list.alphabet).spell(word);
  }

  protected async endRound() {
    const { round, entry } = this.state;
    if (this.#spell(entry).length > 1) await this.tryWord(entry);
    const { of, phase } = this.state.round;
    if (of === round.of && phase === "trying") this.reveal(true);
  }

  protected reveal(timedOut: boolean) {
    const best = this.best.result?.score ?? 0;
    if (best && bestOf(this.state.round.tries) >= best) this.sound("win");
    this.set({ round: reveal(this.state.round, timedOut), judged: null, trouble: null });
  }

  /** Count a round in the streak, once it is over and its best words are known. */
  #count() {
    const { of, phase, tries } = this.state.round;
    const best = this.best.result;
    if (phase !== "shown" || !best) return;
    count(of, bestOf(tries), best.score);
    if (this.day && tries.length) notePlayed("draw", this.day);
  }

  protected readonly next = () => {
    this.#eager = Boolean(this.options.clock) && this.state.round.phase !== "down";
    this.advance({ ...this.position, seed: anySeed() });
    this.#focusEntry();
  };

  /** The day whose draw this is, or null. */
  protected get day(): Date | null {
    return dayOf(this.position);
  }

  protected readonly today = () => {
    this.lay(drawOf(new Date()));
    this.#focusEntry();
  };

  #focusEntry() {
    void this.updateComplete.then(() => this.rack?.focusEntry());
  }

  protected change(change: Partial<Position>, stroke?: unknown) {
    this.edit({ ...this.position, ...change }, stroke);
  }

  protected readonly share = async () => {
    const text = this.texts.text.draw;
    const n = (value: number) => this.texts.number(value);
    const mine = bestOf(this.state.round.tries);
    const best = this.best.answer?.result.score ?? 0;
    const { day } = this;
    const result = day
      ? text.resultOfDay(this.texts.date(day), n(mine), n(best), daysInARow("draw", day), this.link())
      : text.result(n(mine), n(best), currentStreak().now, this.link());
    try {
      await this.result.copy(result);
    } catch {
      this.set({ trouble: () => this.texts.text.tools.copyFailed });
    }
  };
}

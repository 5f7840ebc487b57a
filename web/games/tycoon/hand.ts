/**
 * What a person does with the cards before the engine hears of it: laying words, copying a letter, marking discards.
 *
 * Which cards there are is the table's; which of them may be laid, and what they earn, is the engine's.
 */
import type { ReactiveControllerHost } from "lit";
import { cardFor, laying, noWords, taking, wordsOf, type Words } from "./building.ts";
import type { Play } from "./plays.ts";

/** Those that may be laid now. */
interface Cards {
  hand: string;
  pool: string;
  patents: string;
}

export class Hand {
  #host: ReactiveControllerHost;
  words: Words = noWords;
  /** The row that cards are laid in. */
  row = 0;
  /** Is the next letter one that is laid already? */
  copying = false;
  /** Is a card to be replaced? */
  replacing = false;
  /** Places in the hand that are to be discarded. */
  marked: readonly number[] = [];

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  set(change: Partial<Pick<Hand, "words" | "row" | "copying" | "replacing" | "marked">>) {
    Object.assign(this, change);
    this.#host.requestUpdate();
  }

  /** Is anything laid? */
  get some() {
    return this.words.some((row) => row.length);
  }

  /** Take all words back. */
  clear() {
    this.set({ words: noWords, row: 0, copying: false, replacing: false });
  }

  /** Another table: nothing is laid or marked. Called while the page is about to be drawn. */
  forget() {
    Object.assign(this, { words: noWords, row: 0, copying: false, replacing: false, marked: [] });
  }

  lay(cards: Cards, from: "hand" | "pool", at: number) {
    const letter = cards[from][at];
    if (letter) this.set({ words: laying(this.words, this.row, { letter, from, at }) });
  }

  /** Take a card back, or copy its letter. */
  take(row: number, index: number) {
    const card = this.words[row]?.[index];
    if (!this.copying || !card) return this.set({ words: taking(this.words, row, index) });
    const copy = { letter: card.letter, from: "copy", at: -1 } as const;
    this.set({ copying: false, words: laying(this.words, this.row, copy) });
  }

  addS() {
    this.set({ words: laying(this.words, this.row, { letter: "S", from: "s", at: -1 }) });
  }

  /** Lay a play of the engine's out. */
  layOut(play: Play, cards: Cards) {
    this.set({ words: wordsOf(play.cards, cards), row: 0 });
  }

  /**
   * @param at place in the hand
   * @param one may only one be marked?
   */
  mark(at: number, one: boolean) {
    const { marked } = this;
    const already = marked.includes(at);
    this.set({ marked: already ? marked.filter((place) => place !== at) : one ? [at] : [...marked, at] });
  }

  /** The letters that are marked. */
  markedCards(hand: string) {
    return [...this.marked]
      .sort((a, b) => a - b)
      .map((at) => hand[at] ?? "")
      .join("");
  }

  /**
   * A letter that was typed: the first card of the hand that has it is marked.
   * @returns is there one?
   */
  markLetter(letter: string, hand: string, one: boolean): boolean {
    const at = Array.from(hand).findIndex((card, place) => card === letter && !this.marked.includes(place));
    if (at >= 0) this.mark(at, one);
    return at >= 0;
  }

  /**
   * A letter that was typed: a card that has it is laid.
   * @returns is there one?
   */
  layLetter(letter: string, cards: Cards): boolean {
    const found = cardFor(this.words, letter, cards);
    if (found) this.set({ words: laying(this.words, this.row, found) });
    return found !== null;
  }

  /** Take the last card of the row back. */
  takeLast() {
    this.set({ words: taking(this.words, this.row, (this.words[this.row]?.length ?? 0) - 1) });
  }
}

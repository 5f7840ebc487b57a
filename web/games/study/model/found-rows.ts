/** The words that a search has found, as rows of one height: how many there are is known, they come as they are looked at. */
import type { StudiedWord, StudyFound } from "../../../engine/methods.ts";
import { ROW, type LongRow, type LongRows } from "../../../ui/long-rows.ts";
import type { Sparse } from "../../shared/word-source.ts";

export interface FoundRow extends LongRow {
  place: number;
}

/** Words fetched at a time: several screens of rows. */
export const CHUNK = 100;

/** @template number where the words that are missing begin */
export class FoundRows implements LongRows<FoundRow>, Sparse<number, StudiedWord> {
  readonly count: number;
  readonly heading = 0;
  readonly #words: (StudiedWord | undefined)[];

  constructor({ count, words }: StudyFound) {
    this.count = count;
    this.#words = [...words];
  }

  get height(): number {
    return this.count * ROW;
  }

  topOf(place: number): number {
    return place * ROW;
  }

  rows(from: number, to: number): FoundRow[] {
    const first = Math.max(0, Math.floor(from / ROW));
    const last = Math.min(this.count, Math.ceil(to / ROW));
    return Array.from({ length: Math.max(0, last - first) }, (_, n) => {
      return { place: first + n, top: this.topOf(first + n) };
    });
  }

  word(place: number): StudiedWord | undefined {
    return this.#words[place];
  }

  gap(from: number, to: number): number | null {
    for (let place = Math.max(0, from); place < Math.min(to, this.count); place++)
      if (!this.#words[place]) return place;
    return null;
  }

  fill(start: number, words: readonly StudiedWord[]): void {
    words.forEach((word, n) => (this.#words[start + n] = word));
  }
}

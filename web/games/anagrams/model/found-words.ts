/**
 * What was found, as rows in sections: how many there are is known at once, the words come as they are looked at.
 *
 * The engine answers a query with groups, one for each letter of the board that words go through. A section is a group,
 * or the words of one length in it. Rows have one height and headings another, so where a row stands is arithmetic:
 *
 *     section 0   heading     0 ..  38          its first word is at place 0
 *                 word       38 ..  84
 *                 word       84 .. 130
 *     section 1   heading   130 .. 168          its first word is at place 2
 */
import { ROW, type LongRow, type LongRows } from "../../../ui/long-rows.ts";
import type { AnagramFind, AnagramWord, WordGroup } from "../../../engine/methods.ts";
import type { Grouping, Order } from "./position.ts";

/** What the engine is asked for beside the request itself. */
type Asked = Pick<AnagramFind, "through" | "min_length" | "max_length">;

export interface Section {
  through: string | null;
  length: number | null;
  count: number;
  /** The place of its first word among all, from 0. */
  first: number;
  /** Where it begins, in pixels. */
  top: number;
  /** The place of its first word in what the engine is asked for. */
  offset: number;
  asked: Asked;
  words: (AnagramWord | undefined)[];
}

/** A row in the list: a word's, or with `place` null the heading of a section. */
export interface Row extends LongRow {
  section: Section;
}

/** Words that are to be fetched. */
export interface Gap {
  section: Section;
  offset: number;
  limit: number;
}

/** Words fetched at a time: several screens of rows, and an answer of a few milliseconds. */
const CHUNK = 100;

/** The height of a heading in pixels. */
const HEADING = 38;

export class FoundWords implements LongRows<Row> {
  readonly sections: readonly Section[];
  readonly count: number;
  /** The height of a heading; 0 if a single section needs none. */
  readonly heading: number;
  /** Of all rows and headings. */
  readonly height: number;

  /** @param order that the groups' words are in */
  constructor(groups: readonly WordGroup[], grouping: Grouping, order: Order) {
    const some = groups.filter(({ count }) => count);
    const sections =
      grouping === "length" ? some.flatMap((group) => byLength(group, order)) : some.map(whole);
    // Of equal lengths those through no letter come first, then by the alphabet, as the engine gave them.
    if (grouping === "length") sections.sort((a, b) => Number(b.length) - Number(a.length));
    this.heading = sections.length > 1 || grouping !== "none" ? HEADING : 0;
    let [count, top] = [0, 0];
    this.sections = sections.map((section) => {
      const placed = { ...section, first: count, top };
      count += section.count;
      top += this.heading + section.count * ROW;
      return placed;
    });
    this.count = count;
    this.height = top;
  }

  /** The word at a place among all, if it is there. */
  word(place: number): AnagramWord | undefined {
    const section = this.#at(place);
    return section?.words[place - section.first];
  }

  #at(place: number): Section | undefined {
    return this.sections.findLast(({ first }) => first <= place);
  }

  /** Where the row of a word begins. */
  topOf(place: number): number {
    const section = this.#at(place);
    return section ? this.#topIn(section, place) : 0;
  }

  #topIn(section: Section, place: number): number {
    return section.top + this.heading + (place - section.first) * ROW;
  }

  /** The rows and headings between two heights, those included that are cut. */
  rows(from: number, to: number): Row[] {
    const start = this.sections.findLastIndex(({ top }) => top <= from);
    return this.sections.slice(Math.max(0, start)).flatMap((section) => {
      const { top, count, first } = section;
      if (top >= to) return [];
      const words = top + this.heading;
      const rows: Row[] = this.heading && words > from ? [{ section, place: null, top }] : [];
      const last = Math.min(count, Math.ceil((to - words) / ROW));
      for (let n = Math.max(0, Math.floor((from - words) / ROW)); n < last; n++)
        rows.push({ section, place: first + n, top: words + n * ROW });
      return rows;
    });
  }

  /** The first words between two places that are not there yet. */
  gap(from: number, to: number): Gap | null {
    for (let place = Math.max(0, from); place < Math.min(to, this.count); place++) {
      const section = this.#at(place);
      if (!section || section.words[place - section.first]) continue;
      const start = Math.floor((place - section.first) / CHUNK) * CHUNK;
      return { section, offset: section.offset + start, limit: Math.min(CHUNK, section.count - start) };
    }
    return null;
  }

  fill({ section, offset }: Gap, words: readonly AnagramWord[]): void {
    words.forEach((word, n) => (section.words[offset - section.offset + n] = word));
  }

  /** What to ask the engine for to have all words, in the order in which they are shown. */
  get queries(): Asked[] {
    return [...new Map(this.sections.map(({ asked }) => [JSON.stringify(asked), asked])).values()];
  }
}

/** The letters of a word's tiles. */
export const tilesOf = ({ word, tiles }: AnagramWord): string[] => tiles ?? Array.from(word);

const unplaced = { first: 0, top: 0 };

const whole = ({ through, count, words }: WordGroup): Section => ({
  ...unplaced,
  through,
  length: null,
  count,
  offset: 0,
  asked: { through },
  words: [...words],
});

function byLength({ through, lengths, words }: WordGroup, order: Order): Section[] {
  // Sorted by length, the words of a length stand together; in any other order each length needs a request of its own.
  const together = order === "length";
  let offset = 0;
  return lengths.map(({ length, count }) => {
    const section: Section = {
      ...unplaced,
      through,
      length,
      count,
      offset: together ? offset : 0,
      asked: together ? { through } : { through, min_length: length, max_length: length },
      words: together ? words.slice(offset, offset + count) : [],
    };
    offset += count;
    return section;
  });
}

/**
 * What was found, as rows in sections: how many there are is known at once, the words come as they are looked at.
 *
 * The engine answers a query with groups, one for each letter of the board that words go through. A section is a group,
 * or the words of one length in it.
 */

export interface Word {
  word: string;
  /** Places of the letters that a blank plays. */
  blanks: number[];
  zipf: number;
  score: number;
  /** Where they are not single letters. */
  tiles?: string[];
}

interface OfLength {
  length: number;
  count: number;
}

export interface Group {
  through: string | null;
  count: number;
  lengths: OfLength[];
  words: Word[];
}

export interface Section {
  through: string | null;
  length: number | null;
  count: number;
  /** The place of its first word among all, from 0. */
  first: number;
  /** Of its first word in what the engine is asked for. */
  offset: number;
  /** What the engine is asked for beside the request itself. */
  query: Record<string, unknown>;
  words: (Word | undefined)[];
}

/** Words that are to be fetched. */
interface Gap {
  section: Section;
  offset: number;
  limit: number;
}

/** Words fetched at a time. */
const CHUNK = 100;

export class Found {
  sections: Section[] = [];
  count = 0;

  /** Is a heading owed to each section? */
  headed: boolean;

  /**
   * @param grouping "length", "through" or "none"
   * @param order that the groups' words are in
   */
  constructor(groups: readonly Group[], grouping: string, order: string) {
    const some = groups.filter(({ count }) => count);
    this.sections = grouping === "length" ? some.flatMap((group) => byLength(group, order)) : some.map(whole);
    // Of equal lengths those through no letter come first, then by the alphabet, as the engine gave them.
    if (grouping === "length") this.sections.sort((a, b) => Number(b.length) - Number(a.length));
    for (const section of this.sections) {
      section.first = this.count;
      this.count += section.count;
    }
    this.headed = this.sections.length > 1 || grouping !== "none";
  }

  /** @param place from 0, among all words */
  word(place: number) {
    const section = this.#at(place);
    return section?.words[place - section.first];
  }

  /** The section of the word at a place. */
  #at(place: number) {
    return this.sections.findLast(({ first }) => first <= place);
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

  fill({ section, offset }: Gap, words: readonly Word[]) {
    words.forEach((word, n) => (section.words[offset - section.offset + n] = word));
  }
}

const whole = ({ through, count, words }: Group): Section => ({
  through,
  length: null,
  count,
  first: 0,
  offset: 0,
  query: { through },
  words: [...words],
});

function byLength({ through, lengths, words }: Group, order: string): Section[] {
  // In the order "length" the words of a length stand together; in another they have to be asked for by themselves.
  const together = order === "length";
  let offset = 0;
  return lengths.map(({ length, count }) => {
    const section = {
      through,
      length,
      count,
      first: 0,
      offset: together ? offset : 0,
      query: together ? { through } : { through, min_length: length, max_length: length },
      words: together ? words.slice(offset, offset + count) : [],
    };
    offset += count;
    return section;
  });
}

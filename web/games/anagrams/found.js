/**
 * What was found, as rows in sections: how many there are is known at once, the words come as they are looked at.
 *
 * The engine answers a query with groups, one for each letter of the board that words go through. A section is a group,
 * or the words of one length in it.
 */

/**
 * @typedef {object} Word
 * @property {string} word
 * @property {number[]} blanks places of the letters that a blank plays
 * @property {number} zipf
 * @property {number} score
 * @property {string[]} [tiles] where they are not single letters
 *
 * @typedef {{ length: number, count: number }} OfLength
 * @typedef {{ through: string | null, count: number, lengths: OfLength[], words: Word[] }} Group
 *
 * @typedef {object} Section
 * @property {string | null} through
 * @property {number | null} length
 * @property {number} count
 * @property {number} first the place of its first word among all, from 0
 * @property {number} offset of its first word in what the engine is asked for
 * @property {Record<string, unknown>} query what the engine is asked for beside the request itself
 * @property {(Word | undefined)[]} words
 *
 * @typedef {{ section: Section, offset: number, limit: number }} Gap words that are to be fetched
 */

/** Words fetched at a time. */
const CHUNK = 100;

export class Found {
  /** @type {Section[]} */
  sections = [];
  count = 0;

  /**
   * @param {readonly Group[]} groups
   * @param {string} grouping "length", "through" or "none"
   * @param {string} order that the groups' words are in
   */
  constructor(groups, grouping, order) {
    const some = groups.filter(({ count }) => count);
    this.sections = grouping === "length" ? some.flatMap((group) => byLength(group, order)) : some.map(whole);
    // Of equal lengths those through no letter come first, then by the alphabet, as the engine gave them.
    if (grouping === "length") this.sections.sort((a, b) => Number(b.length) - Number(a.length));
    for (const section of this.sections) {
      section.first = this.count;
      this.count += section.count;
    }
    /** Is a heading owed to each section? */
    this.headed = this.sections.length > 1 || grouping !== "none";
  }

  /** @param {number} place from 0, among all words */
  word(place) {
    const section = this.#at(place);
    return section?.words[place - section.first];
  }

  /** The section of the word at a place. @param {number} place */
  #at(place) {
    return this.sections.findLast(({ first }) => first <= place);
  }

  /**
   * The first words between two places that are not there yet.
   * @param {number} from
   * @param {number} to
   * @returns {Gap | null}
   */
  gap(from, to) {
    for (let place = Math.max(0, from); place < Math.min(to, this.count); place++) {
      const section = this.#at(place);
      if (!section || section.words[place - section.first]) continue;
      const start = Math.floor((place - section.first) / CHUNK) * CHUNK;
      return { section, offset: section.offset + start, limit: Math.min(CHUNK, section.count - start) };
    }
    return null;
  }

  /**
   * @param {Gap} gap
   * @param {readonly Word[]} words
   */
  fill({ section, offset }, words) {
    words.forEach((word, n) => (section.words[offset - section.offset + n] = word));
  }
}

/** @param {Group} group @returns {Section} */
const whole = ({ through, count, words }) => ({
  through,
  length: null,
  count,
  first: 0,
  offset: 0,
  query: { through },
  words: [...words],
});

/** @param {Group} group @param {string} order @returns {Section[]} */
function byLength({ through, lengths, words }, order) {
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

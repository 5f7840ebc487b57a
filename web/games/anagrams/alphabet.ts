/**
 * How a rack is written and typed in an alphabet: letters in either case, "[CH]" for a tile of two letters, a blank.
 *
 * Upper and lower case are the alphabet's own, as the solvers know them: on a Turkish rack i becomes İ and I stays I.
 */

export const BLANK = "?";

/** What may be typed for a blank. */
const BLANKS = "?_* ";

/** A bracket that is not closed yet is a tile that is still being typed. */
const TOKEN = /\[[^\]]*\]?|./gsu;

/** An alphabet with more letters than this beside A to Z has a keyboard of its own. */
const MANY = 16;

interface Tile {
  text: string;
  start: number;
  face: string;
  blank: boolean;
  open: boolean;
}

export class Alphabet {
  id: string;
  /** Upper case, in the alphabet's order. */
  letters: readonly string[];
  #upper = new Map<string, string>();

  /** @param id of a language; English if it is not known */
  constructor(id: string) {
    this.id = Object.hasOwn(PAGE.alphabets, id) ? id : "en";
    const { letters = [], lowers = [] } = PAGE.alphabets[this.id] ?? {};
    this.letters = letters;
    letters.forEach((letter, n) => this.#upper.set(letter, letter).set(lowers[n] ?? letter, letter));
  }

  /** Letters that an ordinary keyboard has no key for, as they are written on a rack. */
  get rare() {
    const rare = this.letters.filter((letter) => !/^[A-Z]$/.test(letter));
    return rare.length > MANY ? [] : rare.map(written);
  }

  /** @returns as long as the text */
  upper(text: string): string {
    const whole = this.#upper.get(text);
    if (whole) return whole;
    return Array.from(text, (char) => {
      const known = this.#upper.get(char);
      if (known) return known;
      const upper = char.toLocaleUpperCase(this.id);
      return upper.length === char.length ? upper : char;
    }).join("");
  }

  /** The tiles of a rack as it was typed or pasted. */
  tiles(text: string): Tile[] {
    return [...text.matchAll(TOKEN)].map(({ 0: token, index: start }) => {
      const blank = BLANKS.includes(token);
      const open = token.startsWith("[") && !token.endsWith("]");
      const face = blank ? "" : this.upper(token.replace(/^\[|\]$/g, ""));
      return { text: token, start, face, blank, open };
    });
  }

  /** A rack as it is kept and sent: upper case, "?" for blanks. */
  rack(text: string) {
    return this.tiles(text.normalize("NFC").replace(/[\r\n\t]+/g, ""))
      .map(({ text: token, face, blank }) => {
        if (blank) return BLANK;
        return token.startsWith("[") ? token.replace(/[^[\]]+/, face) : face;
      })
      .join("");
  }
}

/** @returns as it is written on a rack */
export const written = (letter: string): string => (Array.from(letter).length > 1 ? `[${letter}]` : letter);

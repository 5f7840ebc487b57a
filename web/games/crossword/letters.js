/**
 * How the tiles of a set are written, typed and shown.
 *
 * A tile is written as the engine writes it: "A", a blank that stands for it "a", a tile of two letters "[CH]" and "[ch]",
 * a blank in a script without case "[ب?]"; "?" is a blank on a rack.
 */

/** @typedef {import("./games.js").TileSet} TileSet */

/**
 * @typedef {object} Letter
 * @property {string} face as it stands on the tile
 * @property {string} lower
 * @property {string} tile as it is written
 * @property {string} blank as a blank that stands for it is written
 * @property {number} points
 * @property {number | null} count tiles of it in the set, if that is known
 */

/** @typedef {{ face: string, blank: boolean, points: number, known: boolean }} Seen */

export const BLANK = "?";

/** Upper case is the alphabet's own affair: a dotted i keeps its dot in Turkish. @type {Record<string, Record<string, string>>} */
const UPPER = { tr: { i: "İ", ı: "I" } };

const TOKEN = /\[[^\]]*\]|./gsu;

/** The tiles of a text, one each. @param {string} text @returns {string[]} */
export const tokensOf = (text) => text.normalize("NFC").match(TOKEN) ?? [];

/** @param {string} text */
const bare = (text) => (text.startsWith("[") ? text.slice(1).replace(/\]$/, "") : text);

/** The first plain letter of a tile, by which kin are told: c for ç and ch. @param {string} lower */
const root = (lower) => {
  const [first = ""] = lower.normalize("NFD");
  return first === "ı" ? "i" : first;
};

export class Letters {
  /** @type {readonly Letter[]} */
  all;
  /** @type {Map<string, { letter: Letter, blank: boolean }>} */
  #written = new Map();
  /** @type {Map<string, Letter>} */
  #typed = new Map();

  /** @param {TileSet} set */
  constructor(set) {
    const upper = UPPER[set.alphabet ?? "en"] ?? {};
    this.alphabet = set.alphabet ?? "en";
    this.blanks = set.blanks ?? 0;
    this.all = Object.entries(set.tiles).map(([name, [count = null, points = 0]]) => {
      const lower = name.normalize("NFKC");
      const face = upper[lower] ?? lower.toUpperCase();
      const one = Array.from(face).length === 1;
      const cased = face !== lower;
      return {
        face,
        lower,
        tile: one ? face : `[${face}]`,
        blank: cased ? (one ? lower : `[${lower}]`) : `[${face}?]`,
        points: points ?? 0,
        count,
      };
    });
    for (const letter of this.all) {
      this.#written.set(letter.tile, { letter, blank: false });
      this.#written.set(letter.blank, { letter, blank: true });
      this.#typed.set(letter.lower, letter);
      this.#typed.set(letter.face, letter);
    }
  }

  /** What stands on a square or a rack. @param {string} token @returns {Seen} */
  see(token) {
    const found = this.#written.get(token);
    if (found) {
      const { letter, blank } = found;
      return { face: letter.face, blank, points: blank ? 0 : letter.points, known: true };
    }
    if (token === BLANK) return { face: "", blank: true, points: 0, known: true };
    const face = bare(token);
    return { face, blank: face !== face.toUpperCase(), points: 0, known: false };
  }

  /**
   * The tile for a typed letter; one that the set does not have stays as it was typed.
   * @param {string} typed
   * @param {boolean} [asBlank]
   */
  tile(typed, asBlank = false) {
    const letter = this.#typed.get(bare(typed.normalize("NFC")));
    if (letter) return asBlank ? letter.blank : letter.tile;
    // A letter of another alphabet has that alphabet's case, which here is only a matter of looks.
    return asBlank ? typed.toLowerCase() : typed.toUpperCase();
  }

  /** Is that a letter, and not the name of a key? @param {string} key */
  isLetter(key) {
    return this.#typed.has(key) || /^\p{L}\p{M}*$/u.test(key);
  }

  /** The next tile of the same family: C, then Ç or CH, then C again. @param {string} token */
  kin(token) {
    const found = this.#written.get(token);
    if (!found) return token;
    const family = this.all.filter(({ lower }) => root(lower) === root(found.letter.lower));
    const next = family[(family.indexOf(found.letter) + 1) % family.length] ?? found.letter;
    return found.blank ? next.blank : next.tile;
  }

  /**
   * The tiles of a typed or pasted word. In mixed case small letters are blanks; in one case they are only small.
   * @param {string} text
   */
  word(text) {
    const tokens = tokensOf(text);
    const mixed =
      tokens.some((token) => this.see(token).blank) && tokens.some((token) => !this.see(token).blank);
    return tokens.map((token) => this.tile(token.replace(/\?\]$/, "]"), mixed && this.see(token).blank));
  }

  /** The tiles of a rack as it was typed: "?" and spaces are blanks, and case means nothing. @param {string} text */
  rack(text) {
    return tokensOf(text).map((token) => (/^[?\s_*]$/.test(token) ? BLANK : this.tile(token)));
  }
}

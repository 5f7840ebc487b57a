/**
 * How the tiles of a set are written, typed and shown.
 *
 * A tile is written as the engine writes it: "A", a blank that stands for it "a", a tile of two letters "[CH]" and "[ch]",
 * a blank in a script without case "[ب?]"; "?" is a blank on a rack.
 */
import type { TileSet } from "./games.ts";

interface Letter {
  /** As it stands on the tile. */
  face: string;
  lower: string;
  /** As it is written. */
  tile: string;
  /** As a blank that stands for it is written. */
  blank: string;
  points: number;
  /** Tiles of it in the set, if that is known. */
  count: number | null;
}

export interface Seen {
  face: string;
  blank: boolean;
  points: number;
  known: boolean;
}

export const BLANK = "?";

/** Upper case is the alphabet's own affair: a dotted i keeps its dot in Turkish. */
const UPPER: Record<string, Record<string, string>> = { tr: { i: "İ", ı: "I" } };

const TOKEN = /\[[^\]]*\]|./gsu;

/** The tiles of a text, one each. */
export const tokensOf = (text: string): string[] => text.normalize("NFC").match(TOKEN) ?? [];

const bare = (text: string) => (text.startsWith("[") ? text.slice(1).replace(/\]$/, "") : text);

/** The first plain letter of a tile, by which kin are told: c for ç and ch. */
const root = (lower: string) => {
  const [first = ""] = lower.normalize("NFD");
  return first === "ı" ? "i" : first;
};

export class Letters {
  alphabet: string;
  blanks: number;
  all: readonly Letter[];
  #written = new Map<string, { letter: Letter; blank: boolean }>();
  #typed = new Map<string, Letter>();

  constructor(set: TileSet) {
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

  /** What stands on a square or a rack. */
  see(token: string): Seen {
    const found = this.#written.get(token);
    if (found) {
      const { letter, blank } = found;
      return { face: letter.face, blank, points: blank ? 0 : letter.points, known: true };
    }
    if (token === BLANK) return { face: "", blank: true, points: 0, known: true };
    const face = bare(token);
    return { face, blank: face !== face.toUpperCase(), points: 0, known: false };
  }

  /** The tile for a typed letter; one that the set does not have stays as it was typed. */
  tile(typed: string, asBlank: boolean = false) {
    const letter = this.#typed.get(bare(typed.normalize("NFC")));
    if (letter) return asBlank ? letter.blank : letter.tile;
    // A letter of another alphabet has that alphabet's case, which here is only a matter of looks.
    return asBlank ? typed.toLowerCase() : typed.toUpperCase();
  }

  /** Is that a letter, and not the name of a key? */
  isLetter(key: string) {
    return this.#typed.has(key) || /^\p{L}\p{M}*$/u.test(key);
  }

  /** The next tile of the same family: C, then Ç or CH, then C again. */
  kin(token: string) {
    const found = this.#written.get(token);
    if (!found) return token;
    const family = this.all.filter(({ lower }) => root(lower) === root(found.letter.lower));
    const next = family[(family.indexOf(found.letter) + 1) % family.length] ?? found.letter;
    return found.blank ? next.blank : next.tile;
  }

  /**
   * The tiles of a typed or pasted word. In mixed case small letters are blanks; in one case they are only small.
   */
  word(text: string) {
    const tokens = tokensOf(text);
    const mixed =
      tokens.some((token) => this.see(token).blank) && tokens.some((token) => !this.see(token).blank);
    return tokens.map((token) => this.tile(token.replace(/\?\]$/, "]"), mixed && this.see(token).blank));
  }

  /** The tiles of a rack as it was typed: "?" and spaces are blanks, and case means nothing. */
  rack(text: string) {
    return tokensOf(text).map((token) => (/^[?\s_*]$/.test(token) ? BLANK : this.tile(token)));
  }
}

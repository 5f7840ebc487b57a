/**
 * How tiles are written, typed and shown: the same on every rack and board, in links and in requests.
 *
 *     A      a tile                        a      a blank that stands for it
 *     [CH]   a tile of two letters         [ch]   a blank that stands for it
 *     ?      a blank on a rack             [ب?]   a blank in a script that has no case
 *
 * What upper case is, is the alphabet's own affair: on a Turkish rack i becomes İ and ı becomes I.
 */

export const BLANK = "?";

/** What may be typed for a blank. */
const BLANKS = "?_*";

/** A bracket that is not closed is a tile that is still being typed. */
const TOKEN = /\[[^\]]*\]?|./gsu;

/** The tiles of a text as they are written, one each. */
export const tokensOf = (text: string): string[] => text.normalize("NFC").match(TOKEN) ?? [];

/** The letters of a written tile, without brackets. */
export const lettersOf = (token: string): string => token.replace(/^\[|\]$/g, "");

/** A tile of some letters as it is written. */
export const written = (letters: string): string =>
  Array.from(letters).length > 1 ? `[${letters}]` : letters;

/** The most empty squares in a row that a number is believed to stand for. */
const LONGEST_RUN = 64;

/** A board in one line: its rows between slashes, runs of empty squares as numbers, as in 15/6QI7/15. */
export const boardLine = (rows: readonly string[]): string =>
  rows.map((row) => row.replace(/\.+/g, (run) => String(run.length))).join("/");

/** The rows of a board in one line, one tile a square, "" for none. */
export const boardRows = (text: string): string[][] =>
  text.split("/").map((row) => {
    const squares = row.replace(/\d+/g, (run) => ".".repeat(Math.min(Number(run), LONGEST_RUN)));
    return tokensOf(squares).map((tile) => (tile === "." ? "" : tile));
  });

/** Is the tile still being typed? */
export const isOpen = (token: string): boolean => token.startsWith("[") && !token.endsWith("]");

/** A letter of a tile set. */
export interface Letter {
  /** As it stands on the tile. */
  face: string;
  lower: string;
  /** As the tile is written. */
  tile: string;
  /** As a blank that stands for it is written. */
  blank: string;
  /** What it is worth; null if that is not known. */
  points: number | null;
  /** Tiles of it in the set; null if that is not known. */
  count: number | null;
}

/** What a written tile shows. */
export interface Seen {
  face: string;
  blank: boolean;
  /** Null where it is not known. */
  points: number | null;
  /** Does the set have this tile? */
  known: boolean;
}

/** A tile set as the solvers' data has it. */
export interface TileSet {
  name?: string;
  /** English if it is not said. */
  alphabet?: string;
  blanks?: number;
  /** Letters in lower case, each with count and value. */
  tiles: Readonly<Record<string, readonly (number | null)[]>>;
}

/** An alphabet with more letters than this beside A to Z has a keyboard of its own. */
const MOST_RARE = 16;

export class Notation {
  readonly alphabet: string;
  readonly letters: readonly Letter[];
  /** Blanks in the set. */
  readonly blanks: number;
  readonly #byTile = new Map<string, { letter: Letter; blank: boolean }>();
  readonly #byTyped = new Map<string, Letter>();
  /** What may be typed for letters, longer ones first. */
  readonly #typed: readonly string[];

  constructor(
    alphabet: string,
    letters: readonly Pick<Letter, "face" | "lower" | "points" | "count">[],
    blanks = 0,
  ) {
    this.alphabet = alphabet;
    this.blanks = blanks;
    this.letters = letters.map((letter) => {
      const { face, lower } = letter;
      return { ...letter, tile: written(face), blank: face === lower ? `[${face}?]` : written(lower) };
    });
    for (const letter of this.letters) {
      this.#byTile.set(letter.tile, { letter, blank: false }).set(letter.blank, { letter, blank: true });
      this.#byTyped.set(letter.lower, letter).set(letter.face, letter);
    }
    this.#typed = [...this.#byTyped.keys()].sort((a, b) => b.length - a.length);
  }

  /** All that a text of it is written with. */
  get characters(): string {
    return this.letters.map(({ face, lower }) => face + lower).join("");
  }

  /** Of an alphabet, English if it is not known, with what its tiles are worth. */
  static ofAlphabet(id: string, values: Readonly<Record<string, number>> = {}): Notation {
    const alphabet = Object.hasOwn(PAGE.alphabets, id) ? id : "en";
    const { letters = [], lowers = [] } = PAGE.alphabets[alphabet] ?? {};
    const facts = letters.map((face, n) => {
      return { face, lower: lowers[n] ?? face, points: values[face] ?? null, count: null };
    });
    return new Notation(alphabet, facts);
  }

  /** Of a tile set, which may have letters that its alphabet has not. */
  static ofSet({ alphabet = "en", blanks, tiles }: TileSet): Notation {
    const { letters = [], lowers = [] } = PAGE.alphabets[alphabet] ?? {};
    const facts = Object.entries(tiles).map(([name, [count = null, points = null]]) => {
      const lower = name.normalize("NFKC");
      return {
        face: letters[lowers.indexOf(lower)] ?? lower.toUpperCase(),
        lower,
        points: points ?? 0,
        count,
      };
    });
    return new Notation(alphabet, facts, blanks);
  }

  see(token: string): Seen {
    if (token === BLANK) return { face: "", blank: true, points: 0, known: true };
    const found = this.#byTile.get(token);
    if (found) {
      const { letter, blank } = found;
      return { face: letter.face, blank, points: blank ? 0 : letter.points, known: true };
    }
    const face = lettersOf(token);
    return { face, blank: face !== face.toUpperCase(), points: null, known: false };
  }

  /** A written word as it is read: without brackets, whoever plays its letters. */
  plain(word: string): string {
    return tokensOf(word)
      .map((token) => this.see(token).face)
      .join("");
  }

  /** The tile for a typed letter; one that the set does not have stays as it was typed, but for its case. */
  tile(typed: string, asBlank = false): string {
    const letter = isOpen(typed) ? undefined : this.#byTyped.get(lettersOf(typed.normalize("NFC")));
    if (letter) return asBlank ? letter.blank : letter.tile;
    return asBlank ? typed.toLowerCase() : this.upper(typed);
  }

  /** A text in upper case, of the same length; other alphabets' letters too, where that is only a matter of looks. */
  upper(text: string): string {
    return Array.from(text, (char) => {
      const upper = this.#byTyped.get(char)?.face ?? char.toUpperCase();
      return upper.length === char.length ? upper : char; // ß stays one tile
    }).join("");
  }

  /** Is that a letter, and not the name of a key? */
  isLetter(key: string): boolean {
    return this.#byTyped.has(key) || /^\p{L}\p{M}*$/u.test(key);
  }

  /** The next tile of the same family: C, then Ç or CH, then C again. */
  kin(token: string): string {
    const found = this.#byTile.get(token);
    if (!found) return token;
    const family = this.letters.filter(({ lower }) => rootOf(lower) === rootOf(found.letter.lower));
    const next = family[(family.indexOf(found.letter) + 1) % family.length] ?? found.letter;
    return found.blank ? next.blank : next.tile;
  }

  /** The tiles of a rack as it was typed or pasted: case and spaces mean nothing. */
  rack(text: string): string[] {
    return tokensOf(text.replace(/\s+/g, "")).map((token) =>
      BLANKS.includes(token) ? BLANK : this.tile(token),
    );
  }

  /** Are these letters, in one case, a tile together? */
  joins(letters: string): boolean {
    return Array.from(letters).length > 1 && this.#byTyped.has(letters);
  }

  /** Tiles as words have them: single letters side by side that are a tile together are that tile, longer ones first. */
  together(tokens: readonly string[]): string[] {
    const found: string[] = [];
    for (let place = 0; place < tokens.length;) {
      const size = [3, 2].find((each) => {
        const letters = tokens.slice(place, place + each);
        return letters.every((letter) => Array.from(letter).length === 1) && this.joins(letters.join(""));
      });
      found.push(size ? written(tokens.slice(place, place + size).join("")) : (tokens[place] ?? ""));
      place += size ?? 1;
    }
    return found;
  }

  /** Has the set so many of each of these tiles, as far as that is known? */
  has(tiles: readonly string[]): boolean {
    return this.letters.every(
      ({ tile, count }) => count === null || tiles.filter((each) => each === tile).length <= count,
    );
  }

  /** The tiles of a typed or pasted word. In mixed case small letters are blanks; in one case they are only small. */
  word(text: string): string[] {
    const tokens = this.together(tokensOf(text.replace(/\s+/g, "")));
    const small = tokens.map((token) => this.see(token).blank);
    const mixed = new Set(small).size > 1;
    return tokens.map((token, n) => this.tile(token.replace(/\?\]$/, "]"), mixed && small[n]));
  }

  /** The faces that spell a word which is written without brackets, longer ones first: CHICO is CH, I, C, O. */
  spell(word: string): string[] {
    const faces: string[] = [];
    for (let rest = word.normalize("NFC").replace(/\s/g, ""); rest;) {
      const next = this.#typed.find((letters) => rest.startsWith(letters)) ?? Array.from(rest)[0] ?? rest;
      faces.push(this.#byTyped.get(next)?.face ?? next);
      rest = rest.slice(next.length);
    }
    return faces;
  }

  /** Is a word that is written without brackets one of these letters? */
  spells(word: string): boolean {
    return this.spell(word).every((face) => this.letters.some((letter) => letter.face === face));
  }

  /** The tiles that an ordinary keyboard has no key for. */
  get rare(): string[] {
    const rare = this.letters.filter(({ face }) => !/^[A-Z]$/.test(face));
    return rare.length > MOST_RARE ? [] : rare.map(({ tile }) => tile);
  }
}

/** The first plain letter of a tile, which tells its family: c for ç and ch. */
function rootOf(lower: string): string {
  const [first = ""] = lower.normalize("NFD");
  return first === "ı" ? "i" : first;
}

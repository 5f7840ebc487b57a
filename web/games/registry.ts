/** The games there are, as the bar, the store and the address know them. Page and texts come when a game is opened. */
import type { FirstTexts, Texts } from "../text/en.ts";
import type { Picture } from "./shared/picture.ts";
import type { Sample, SampleWords } from "./shared/sample.ts";

/** What an address says of a game: what could be read, and the names of the parts that could and could not. */
export interface Read<Position, Options> {
  position: Position;
  /** Those that it names; the others are as at the first visit. */
  options: Partial<Options>;
  /** Keys of `notice.parts`. */
  kept: string[];
  /** Keys of `notice.parts`. */
  lost: string[];
}

/** How a game is written in an address, and read from it. */
export interface Link<Position, Options> {
  toLink(position: Position, options: Options): URLSearchParams;
  fromLink(params: URLSearchParams): Read<Position, Options>;
}

/** What a position says of the language that it is played in. */
export interface Spelling {
  /** The alphabet of the tiles that it is played with; null where it names none. */
  alphabet: string | null;
  letters: readonly string[];
}

// The store and the address know games of every kind, and hand each only what is its own.
export interface Game<Position = any, Options = any> extends Link<Position, Options> {
  /** Also its name in the address. */
  id: string;
  name: (text: FirstTexts) => string;
  /** What one does with it, in a line. */
  about: (text: FirstTexts) => string;
  /** The custom element that is its page. */
  element: string;
  /** Loads that page. */
  page: () => Promise<unknown>;
  /** Loads what the game says, by language. */
  texts: Readonly<Partial<Record<string, () => Promise<Partial<Texts>>>>>;
  /** The position of an untouched table. */
  empty(): Position;
  /** Its settings at the first visit. */
  options: Readonly<Options>;
  /**
   * What the position is known by, in a line; "" for an untouched table.
   *
   * @param alphabet that its letters are shown in
   * @param options of the page on which it lies: a table with a game on it has a finder, too
   */
  brief(position: Position, alphabet?: string, options?: Readonly<Options>): string;
  /** The position in small. @param alphabet of its letters, where it leaves that to the word list */
  picture(position: Position, alphabet?: string, options?: Readonly<Options>): Picture;
  /** The settings that are kept with a position: those of no side of the page on which nothing of it lies. */
  keptOptions?(position: Position, options: Options): Options;
  /**
   * The settings under which is seen what makes room for another position: of a table on which a game stays, what lay
   * beside it; null where nothing did. Where this is missing, they are those that are kept.
   */
  leftOptions?(left: Position, next: Position, options: Options): Options | null;
  /** The settings under which a game under way is seen, where something else on its table is looked at; null for none. */
  beside?(position: Position, options: Options): Options | null;
  /** An example to be shown before the game is opened. */
  sample?(words: SampleWords): Sample;
  /** The settings with which its page reads a position from a picture; missing where it reads none. */
  forPictures?: Readonly<Partial<Options>>;
  /** For a link that names no word list; where that is missing, the list in use stays. */
  spelling?(position: Position): Spelling;
}

const registered = new Map<string, Game>();

export function register(game: Game) {
  registered.set(game.id, game);
}

export const games = (): Game[] => [...registered.values()];

export const findGame = (id: string) => registered.get(id);

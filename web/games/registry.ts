/** The games on the shelf. Each registers itself from `games/<id>/index.js`; the bar and the link read them here. */
import type { Texts } from "../text/en.ts";

/** What an address said: what could be read, and the names of the parts that could not. */
interface Link {
  position: any;
  options: Record<string, any>;
  /** Keys of `notice.parts`. */
  kept: string[];
  /** Keys of `notice.parts`. */
  lost: string[];
}

export interface Game {
  /** Also its name in the address. */
  id: string;
  name: (text: Texts) => string;
  /** The custom element that is its page; it takes `engine` and `store`. */
  element: string;
  /** The position of an untouched table. */
  empty: () => any;
  /** Its settings at the first visit. */
  options: Readonly<Record<string, any>>;
  toLink: (position: any, options: Record<string, any>) => URLSearchParams;
  fromLink: (params: URLSearchParams) => Link;
}

const shelf = new Map<string, Game>();

export function register(game: Game) {
  shelf.set(game.id, game);
}

export const games = (): Game[] => [...shelf.values()];

export const findGame = (id: string) => shelf.get(id);

/** What the engine is asked for a search: with the lists that have to be at hand, and the tiles that are drawn from. */
import type { StudySearch } from "../../../engine/methods.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import { conditionsOf, isOpen, whereOf, type Kind, type Where } from "./conditions.ts";
import type { Order, Position } from "./position.ts";

type Tiles = (typeof PAGE.tileSets)[number];

/** What a search is asked with. */
export interface Asked {
  list: Pick<Lexicon, "id" | "alphabet" | "language">;
  /** Ids of the lists that are here; none as long as that is not known. */
  lists: readonly string[];
  tileSets: readonly Tiles[];
  /** The list of words that are left out of all games; undefined for none. */
  without?: string | undefined;
  /** Languages in which it is known what words mean. */
  meanings: readonly string[];
}

/** The tables of what words are worth that ship, by the pair of list and tile set that they were made with. */
const PLAYED: Readonly<Record<string, string>> = {
  "en en": "en-scrabble-played",
  "en en_wwf": "en-wwf-played",
  "tr tr": "tr-scrabble-played",
  "tr tr_kelimelik": "tr-kelimelik-played",
};

/** Alphabets whose words ship with how common they are. */
const RANKED: readonly string[] = ["en", "tr"];

/** The tile sets of a list's alphabet. */
export const tileSetsFor = ({ list, tileSets }: Asked): readonly Tiles[] =>
  tileSets.filter(({ alphabet }) => alphabet === list.alphabet);

/** The one that is drawn from. */
export function tileSetOf({ tiles }: Position, asked: Asked): Tiles | undefined {
  const sets = tileSetsFor(asked);
  return sets.find(({ id }) => id === tiles) ?? sets[0];
}

/** The order in which the words come: where nobody has chosen, the likeliest first. */
export const orderOf = (position: Position, asked: Asked): Order =>
  position.order || (tileSetOf(position, asked)?.counted ? "probability" : "length");

const playedFor = (position: Position, asked: Asked): string | undefined =>
  PLAYED[`${asked.list.id} ${tileSetOf(position, asked)?.id ?? ""}`];

/** What is not known of the words of this list, of all that a search may ask. */
export function unknownOf(position: Position, asked: Asked): Kind[] {
  const { list, meanings } = asked;
  const isOwn = list.id.startsWith("my-"); // nobody knows what that says of its words
  return [
    ...(isOwn || meanings.includes(list.language) ? [] : ["definition" as const]),
    ...(isOwn || RANKED.includes(list.alphabet) ? [] : ["zipf" as const]),
    ...(playedFor(position, asked) ? [] : ["playability" as const]),
    ...(tileSetOf(position, asked)?.counted ? [] : ["probability" as const]),
  ];
}

/** All that a search says but how many words are wanted. */
export function searchFor(position: Position, asked: Asked): Omit<StudySearch, "limit" | "offset"> {
  const { list, meanings, without } = asked;
  const order = orderOf(position, asked);
  const closed = conditionsOf(position.where).filter((each) => !isOpen(each));
  const uses = (kind: Kind) => closed.some((each) => each.kind === kind);
  const isHere = (id: string) => !asked.lists.length || asked.lists.includes(id);
  const played = uses("playability") || order === "playability" ? playedFor(position, asked) : undefined;
  const lists = [
    // One that is not here is refused where its condition stands.
    ...closed.filter(({ kind, text }) => kind === "list" && isHere(text)).map(({ text }) => text),
    ...(uses("definition") && meanings.includes(list.language) ? [`${list.language}-meanings`] : []),
    ...(played ? [played] : []),
    ...(without ? [without] : []),
  ];
  const where = whereOf(position.where, { asked: true });
  return {
    lexicon: list.id,
    where: without ? withoutList(where, without) : where,
    order,
    tiles: tileSetOf(position, asked)?.id ?? null,
    blanks: position.blanks,
    lists: [...new Set(lists)],
  };
}

/** The path of what is refused, in the search itself. */
export const pathIn = (path: string, { without }: Asked): string =>
  without ? path.replace(/^where\.all\[0\]/, "where") : path;

const withoutList = (where: Where, list: string): Where => ({ all: [where, { not: { list } }] });

/**
 * What a choice at the top of the page makes of the position: board, tiles and word list go together.
 *
 * Each choice gives the position as it is to be, and the list that goes with it where that is another one.
 */
import type { LexiconEntry } from "../../../engine/methods.ts";
import { exampleFor } from "./examples.ts";
import {
  alphabetOf,
  defaultTilesOf,
  idOf,
  layoutOf,
  OWN,
  OWN_NAMES,
  rackSizeOf,
  tilesOf,
  type TileSet,
} from "./games.ts";
import { withLayout, type Position } from "./position.ts";

type Lexicon = Pick<LexiconEntry, "id" | "alphabet">;

/** The position, and what is in use with it. */
export interface Setup {
  position: Position;
  tiles: string | TileSet;
  list: Lexicon;
  /** All lists that there are. */
  lists: readonly Lexicon[];
}

export interface Choice {
  position: Position;
  list?: string | undefined;
}

/** The list in use if it is in an alphabet, and otherwise the first that is; undefined if none is. */
export const listIn = <List extends Lexicon>(
  alphabet: string,
  list: List,
  lists: readonly List[],
): List | undefined => (list.alphabet === alphabet ? list : lists.find((one) => one.alphabet === alphabet));

/** The id of a list in an alphabet; undefined if the list in use is in it. */
export const listFor = ({ list, lists }: Setup, alphabet: string): string | undefined =>
  list.alphabet === alphabet ? undefined : listIn(alphabet, list, lists)?.id;

/** The game that a tile set is made for, "" for the plain set of a language. */
const familyOf = (tiles: string): string => tiles.split("_")[1] ?? "";

/**
 * A board by its id, or one of one's own, which begins as the one in use; null if it is one's own already. A game that
 * has no tiles of its own in the language of the list in use brings a list of its own language, if there is one.
 */
export function withGame(setup: Setup, id: string): Choice | null {
  const { position, tiles, list } = setup;
  if (id === OWN) {
    if (idOf(position.layout) === OWN) return null;
    const board = layoutOf(position.layout);
    const { layout, center = null, bonus = {} } = board;
    return {
      position: {
        ...position,
        layout: { name: OWN_NAMES.board, layout, center, rack: rackSizeOf(board), bonus },
        tiles,
      },
    };
  }
  const own = layoutOf(id).tiles ?? "en";
  const usual = defaultTilesOf(id, list.alphabet);
  const other = familyOf(usual) === familyOf(own) ? undefined : listFor(setup, alphabetOf(own));
  return { position: { ...withLayout(position, id), tiles: other ? own : usual }, list: other };
}

/** A tile set by its id, or tiles of one's own, which begin as those in use; null if they are one's own already. */
export function withTiles(setup: Setup, id: string): Choice | null {
  const { position, tiles: used } = setup;
  if (id !== OWN) return { position: { ...position, tiles: id }, list: listFor(setup, alphabetOf(id)) };
  if (typeof used === "object") return null;
  const { alphabet = "en", blanks = 0, tiles } = tilesOf(used);
  return { position: { ...position, tiles: { name: OWN_NAMES.tiles, alphabet, blanks, tiles } } };
}

/** An example of a game, in the list's alphabet if there is one; null if there is none. */
export function withExample(setup: Setup, id: string): Choice | null {
  const position = exampleFor(`${id}_${setup.list.alphabet}`) ?? exampleFor(id);
  const { game, study } = setup.position;
  return (
    position && {
      position: { ...position, game, study },
      list: listFor(setup, alphabetOf(position.tiles ?? "en")),
    }
  );
}

/** Games of files that are looked back on, and the one that is open, in the address, too. */
import type { Part, Parts } from "../../shared/link.ts";
import { layoutIn, ownText, tilesIn } from "./game-link.ts";
import type { Layout, TileSet } from "./games.ts";

/** The game that is open: its GCG text, and the board and tiles, which that does not name. */
export interface Study {
  text: string;
  layout: string | Layout;
  tiles: string | TileSet;
}

export interface GameFile {
  name: string;
  study: Study;
}

/** Characters of a game, and games of a list, beyond which nothing is kept. */
const LONGEST = 20_000;
export const MOST_FILES = 30;

/** The files that were kept, as far as they can be read. */
export function filesIn(value: unknown): GameFile[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MOST_FILES).flatMap((file: Partial<GameFile> | null): GameFile[] => {
    const { name, study } = file ?? {};
    const whole = study && [study.text, study.layout, study.tiles].every(Boolean);
    return typeof name === "string" && whole && typeof study.text === "string" ? [{ name, study }] : [];
  });
}

/** The games of files that are on a board, with its tiles. */
export function addedUp(files: readonly GameFile[], { layout, tiles }: Omit<Study, "text">): GameFile[] {
  const kit = JSON.stringify([layout, tiles]);
  return files.filter(({ study }) => JSON.stringify([study.layout, study.tiles]) === kit);
}

interface WithStudy {
  study: Study | null;
}

/** A part that a link has beside the text of a game. */
const beside = <K extends "layout" | "tiles">(
  key: K,
  read: (text: string) => Study[K] | undefined,
): Part<WithStudy> => ({
  write: ({ study }) => (study ? ownText(study[key]) : ""),
  read(text, { study }) {
    const found = study && read(text);
    return found ? { study: { ...study, [key]: found } } : undefined;
  },
});

export const studyParts: Parts<WithStudy> = {
  gcg: {
    write: ({ study }) => study?.text ?? "",
    read: (text) =>
      text.length <= LONGEST ? { study: { text, layout: "scrabble", tiles: "en" } } : undefined,
  },
  "gcg-on": beside("layout", layoutIn),
  "gcg-with": beside("tiles", tilesIn),
};

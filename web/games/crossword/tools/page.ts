/** What the tools of the crossword pages stand on. */
import type { GamePage } from "../../shared/page.ts";
import type { Options } from "../model/link.ts";
import type { Position } from "../model/position.ts";

export type Page = GamePage<Position, Options>;

/** No tile on any square. */
export const noTiles: ReadonlyMap<number, string> = new Map();

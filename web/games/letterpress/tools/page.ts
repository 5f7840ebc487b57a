/** What the tools of the Letterpress pages stand on. */
import type { GamePage } from "../../shared/page.ts";
import type { Options } from "../model/link.ts";
import type { Position } from "../model/position.ts";

export type Page = GamePage<Position, Options>;

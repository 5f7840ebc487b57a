/** Registers every game, in the order in which the bar names them. */
import { anagrams } from "./anagrams/index.ts";
import { crossword } from "./crossword/index.ts";
import { draw } from "./draw/index.ts";
import { letterpress } from "./letterpress/index.ts";
import { race } from "./race/index.ts";
import { study } from "./study/index.ts";
import { tycoon } from "./tycoon/index.ts";
import { register } from "./registry.ts";

for (const game of [letterpress, crossword, tycoon, anagrams, draw, study, race]) register(game);

/** Registers every game, in the order in which the bar names them. */
import "./letterpress/page/letterpress.ts";
import "./crossword/page/crossword.ts";
import "./tycoon/page/tycoon.ts";
import "./anagrams/page/anagrams.ts";
import "./draw/page/draw.ts";
import "./race/page/race.ts";

/** Puts every game on the shelf, in the order in which the bar names them. */
import "./letterpress/index.js";
import "./crossword/index.js";
import "./tycoon/index.js";
import "./anagrams/index.js";
import "./draw/index.js";
import "./race/index.js";

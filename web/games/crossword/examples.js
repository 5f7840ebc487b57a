/**
 * A position of each game to look at, one tap away. Most come from the golden cases of the solver's tests, where their plays
 * are counted; the games without one there have a position of the same tiles on their own board.
 */
import { fromLink } from "./link.js";

/** @typedef {import("./position.js").Position} Position */

/** @typedef {{ position: Position, list: string }} Example */

/** @param {string} game @param {string} tiles @param {string} list @param {string} board @param {string} rack @returns {Example} */
const example = (game, tiles, list, board, rack) => ({
  position: fromLink(new URLSearchParams({ game, tiles, board, rack })).position,
  list,
});

/** By the id of the game, with the alphabet where there are several. @type {Readonly<Record<string, Example>>} */
export const examples = Object.freeze({
  scrabble: example(
    "scrabble",
    "en",
    "en",
    "6IF7/5BOATS5/2VOLA4G4/3BUR1M2AA3/C1WAREHOUSeD3/APO4N3Z3/VIEWED1DIXIE3/E6O3SAKI/R14/N14/15/15/15/15/15",
    "GI?TTEE",
  ),
  scrabble_tr: example(
    "scrabble",
    "tr",
    "tr",
    "11M3/11U3/11A3/10AR3/10RE3/7ADaP4/7YOMA4/3ERİKA7/6İZCE5/15/15/15/15/15/15",
    "O?İGLAK",
  ),
  super: example(
    "super",
    "en_super",
    "en",
    "17TOKO/1TOuZE2P7KI3/5MONADS2LIVIDLY1/8R1JURA2NY3/8D5P1A3L/14OMS3E/14UH4W/14NO3LI/14C1W2US/9QI2TEDIOUS1/10TREED1SWAT1/16T2R1/19EF/20A/20Y/21/21/21/21/21/21",
    "RETAI?L",
  ),
  wwf: example(
    "wwf",
    "en_wwf",
    "en",
    "15/15/15/15/9U4M/9N4U/5N1TEGUMENT/L2TEAZE1R4I/A1VEEP3e5/I4R3ED4/G4O3DE4/HARO1N3YAK3/1WASES4WOP2/JET8IO2/A14",
    "OURR?SI",
  ),
  wwf11: example("wwf11", "en_wwf", "en", "11/7R3/7A3/7I3/7S3/3STONE3/11/11/11/11/11", "ATDINEH"),
  wordfeud: example(
    "wordfeud",
    "en_wordfeud",
    "en",
    "15/15/15/15/9U4M/9N4U/5N1TEGUMENT/3TEAZE1R4I/2VEEP3e5/5R3ED4/5O3DE4/5N3YA4/1WASES4W4/JET12/A14",
    "HORAGLO",
  ),
  kelimelik: example(
    "kelimelik",
    "tr_kelimelik",
    "tr",
    "15/1DM2S9/2İTHAL8/3E1Y4FİTLE/3Y1AĞZIMA3Ş/3P1C3UZO2L/4TA8E/1GEÇEKÇİ5KM/4N8I1/3MiS7R1/3US8K1/3T11/15/15/15",
    "LLRAR?K",
  ),
  literaki: example(
    "literaki",
    "en_literaki",
    "en",
    "15/15/15/15/15/15/8MAUND2/EVE4QIS5/2ACULEI7/3L1ONST6/1TEENY9/3C11/3H11/INTEGER8/15",
    "UVYOAG?",
  ),
  crossplay: example(
    "crossplay",
    "en_crossplay",
    "en",
    "15/15/8R6/7YE6/6JUPaTI3/7PO6/5DZOs6/7NA6/8L6/15/15/15/15/15/15",
    "QGTSNET",
  ),
  duel: example("duel", "en", "en", "11/11/11/11/11/2PLANETS2/8A2/8G2/8E2/11/11", "DORIN?E"),
  letter_league: example(
    "letter_league",
    "en_letter_league",
    "en",
    "27/27/27/27/27/20Q6/18POI6/11W6EH7/10ZA1OM3ASH6/9LETTRE2I2O6/10ReWELDING1B6/10I1A1AA1TOYS6/10B1S3GU9/9MA5LINUX6/7VEES2FLUATE8/9R3O2C10/6PUCK3E1REDING6/27/27",
    "NNIARD?",
  ),
});

/** @param {string} game @param {string} alphabet of the word list in use */
export const exampleFor = (game, alphabet) => examples[`${game}_${alphabet}`] ?? examples[game];

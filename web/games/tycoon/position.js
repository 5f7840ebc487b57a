/**
 * What is on the Letter Tycoon table: a game as its setup and the actions done, and the finder's cards.
 *
 * Positions are immutable. The table itself (`State`) is Python's: it comes from dealing the setup and doing the actions.
 */

/** @typedef {"hand" | "pool" | "copy" | "s"} From */
/** @typedef {{ letter: string, from: From }} Card */
/** @typedef {{ name: string, level: string | null }} Seat */

/**
 * @typedef {object} Setup
 * @property {readonly Seat[]} players
 * @property {string} lexicon
 * @property {number} seed
 * @property {string} stacking
 * @property {string} challenge
 */

/** @typedef {{ type: string } & Record<string, any>} Action */

/**
 * @typedef {object} Finder
 * @property {string} hand
 * @property {string} pool
 * @property {string} patents
 * @property {string} others patents that other players own
 * @property {string} money as it was typed
 */

/**
 * @typedef {object} Position
 * @property {Setup | null} setup
 * @property {readonly Action[]} actions
 * @property {Finder} finder
 */

/**
 * @typedef {object} Player
 * @property {string} name
 * @property {string | null} level
 * @property {string} hand
 * @property {number} money
 * @property {number} stock
 * @property {string} patents
 * @property {string} dropped discards that only this player has seen
 */

/**
 * @typedef {object} Turn a line of the log
 * @property {number} player
 * @property {number} round
 * @property {string} action
 * @property {string[]} words
 * @property {number} money
 * @property {number} stock
 * @property {[number, number][]} royalties
 * @property {string | null} bought
 * @property {string} discarded
 * @property {{ letter: string, from: string, drawn: string } | null} replaced
 * @property {string[]} refused
 * @property {[number, boolean][]} challenges
 * @property {boolean} done
 */

/**
 * @typedef {object} State as the engine gives it
 * @property {string} lexicon
 * @property {string} stacking
 * @property {string} challenge
 * @property {number | null} retries
 * @property {Player[]} players
 * @property {string} pool
 * @property {string} deck
 * @property {string} discards
 * @property {number} round
 * @property {number} player
 * @property {"build" | "challenge" | "forfeit" | "buy" | "discard" | "over"} phase
 * @property {boolean} replaced
 * @property {number} tries
 * @property {Card[][]} laid
 * @property {boolean} last_round
 * @property {Turn[]} turns
 * @property {number | null} actor
 * @property {number} goal
 * @property {number[]} scores
 */

export const GAME = "tycoon";
export const HAND = 7;
export const POOL = 3;
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const POWERS = "BJKQVXZ";
export const LEVELS = Object.freeze(["easy", "middle", "top"]);
export const STACKINGS = Object.freeze(["multiply", "add", "once"]);
export const CHALLENGES = Object.freeze(["automatic", "players"]);

/** Prices in the order of the letters; the engine's data file says where they come from. */
const PRICES = [8, 2, 3, 4, 10, 3, 3, 5, 7, 2, 2, 4, 3, 7, 7, 3, 2, 6, 6, 8, 3, 2, 3, 2, 3, 2];

/** @param {string} letter */
export const price = (letter) => PRICES[LETTERS.indexOf(letter)] ?? 0;

/** @type {Finder} */
const emptyFinder = Object.freeze({ hand: "", pool: "", patents: "", others: "", money: "" });

/** @type {Position} */
const empty = Object.freeze({ setup: null, actions: Object.freeze([]), finder: emptyFinder });

export const emptyPosition = () => empty;

/** The finder's example: two powers, and a letter that doubles by itself. */
export const exampleFinder = Object.freeze({ ...emptyFinder, hand: "AEIIMSU", pool: "NPQ", patents: "BJ" });

/** @param {State} state @param {string} letter */
export const ownerOf = (state, letter) => state.players.findIndex(({ patents }) => patents.includes(letter));

/** @param {string} patents */
export const worthOf = (patents) => Array.from(patents).reduce((sum, letter) => sum + price(letter), 0);

/** The patents that the player may buy now. @param {State} state */
export function buyable(state) {
  if (state.phase !== "buy") return [];
  const played = state.laid.flat().filter(({ from }) => from === "hand" || from === "pool");
  const letters = [...new Set(played.map(({ letter }) => letter))].sort();
  const money = state.players[state.player]?.money ?? 0;
  return letters.filter((letter) => ownerOf(state, letter) < 0 && price(letter) <= money);
}

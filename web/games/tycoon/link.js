/** A Letter Tycoon table in the address, and back: the deal's seed and setup, and every action in a letter or more. */
import { CHALLENGES, emptyPosition, LEVELS, STACKINGS } from "./position.js";

/** @typedef {import("./position.js").Action} Action */
/** @typedef {import("./position.js").Card} Card */
/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./position.js").Seat} Seat */

/** @type {Readonly<Record<string, any>>} */
export const defaults = Object.freeze({ view: "game" });

/** What each type of action begins with. */
const SIGNS = /** @type {const} */ ({
  play: "P",
  pass: "N",
  replace: "R",
  challenge: "C",
  accept: "K",
  buy: "B",
  skip: "O",
  discard: "D",
});

// A card of the hand is a capital, one of the pool a small letter; a copy has a 2 after it, an added S a 1.
/** @param {Card} card */
const cardText = ({ letter, from }) =>
  from === "pool" ? letter.toLowerCase() : from === "copy" ? `${letter}2` : from === "s" ? "S1" : letter;

/** @param {string} text @returns {Card[]} */
const cardsOf = (text) =>
  Array.from(text.matchAll(/([A-Za-z])([12]?)/g), ([, letter = "", mark]) => ({
    letter: letter.toUpperCase(),
    from: mark === "2" ? "copy" : mark === "1" ? "s" : letter === letter.toUpperCase() ? "hand" : "pool",
  }));

/** @param {Action} action */
function actionText(action) {
  const sign = SIGNS[/** @type {keyof typeof SIGNS} */ (action.type)];
  if (action.type === "play")
    return sign + action.cards.map((/** @type {Card[]} */ word) => word.map(cardText).join("")).join("_");
  if (action.type === "replace")
    return sign + cardText(/** @type {Card} */ (/** @type {unknown} */ (action)));
  return sign + (action.letter ?? action.cards ?? "");
}

/** @param {string} text @returns {Action | undefined} */
function actionOf(text) {
  const type = Object.entries(SIGNS).find(([, sign]) => sign === text[0])?.[0];
  const rest = text.slice(1);
  if (!type) return undefined;
  if (type === "play") return { type, cards: rest.split("_").map(cardsOf) };
  if (type === "replace") {
    const [card] = cardsOf(rest);
    return card && { type, ...card };
  }
  if (type === "buy") return { type, letter: rest };
  if (type === "discard") return { type, cards: rest };
  return { type };
}

/** @param {Seat} seat */
const seatText = ({ name, level }) => `${name.replaceAll(/[,~]/g, " ")}~${level ?? ""}`;

/** @param {string} text @returns {Seat | undefined} */
function seatOf(text) {
  const [name = "", level = ""] = text.split("~");
  return level && !LEVELS.includes(level) ? undefined : { name, level: level || null };
}

/**
 * @param {Position} position
 * @param {Record<string, any>} options
 */
export function toLink({ setup, actions, finder }, options) {
  const params = new URLSearchParams();
  if (options.view !== defaults.view) params.set("view", options.view);
  if (setup) {
    params.set("players", setup.players.map(seatText).join(","));
    params.set("deal", String(setup.seed));
    params.set("words", setup.lexicon);
    if (setup.stacking !== STACKINGS[0]) params.set("doublings", setup.stacking);
    if (setup.challenge !== CHALLENGES[0]) params.set("challenge", setup.challenge);
    if (actions.length) params.set("moves", actions.map(actionText).join("."));
  }
  for (const [name, value] of Object.entries(finder)) if (value) params.set(name, value);
  return params;
}

/** @type {Record<string, (text: string) => any>} */
const setupParts = {
  players(text) {
    const seats = text.split(",").map(seatOf);
    return seats.length > 1 && seats.length < 6 && seats.every(Boolean) ? { players: seats } : undefined;
  },
  deal: (text) => (/^\d{1,15}$/.test(text) ? { seed: Number(text) } : undefined),
  words: (text) => (/^[\w-]{1,40}$/.test(text) ? { lexicon: text } : undefined),
  doublings: (text) => (STACKINGS.includes(text) ? { stacking: text } : undefined),
  challenge: (text) => (CHALLENGES.includes(text) ? { challenge: text } : undefined),
};

/** What was typed into the finder is kept as it is, wrong or not: the engine says what is wrong with it. */
const FINDER = ["hand", "pool", "patents", "others", "money"];
const LONGEST = 40;

/** @param {URLSearchParams} params */
export function fromLink(params) {
  /** @type {string[]} */
  const kept = [];
  /** @type {string[]} */
  const lost = [];
  /** @type {Record<string, any>} */
  const setup = { lexicon: "en", stacking: STACKINGS[0], challenge: CHALLENGES[0] };
  for (const [name, reader] of Object.entries(setupParts)) {
    const text = params.get(name);
    if (text === null) continue;
    const value = reader(text);
    (value ? kept : lost).push(name);
    Object.assign(setup, value);
  }
  const whole = setup.players && setup.seed !== undefined;
  if (!whole && (setup.players || setup.seed !== undefined)) lost.push("deal");
  /** @type {Action[]} */
  const actions = [];
  const moves = params.get("moves");
  if (moves !== null && whole) {
    for (const text of moves.split(".")) {
      const action = actionOf(text);
      if (!action) {
        lost.push("moves");
        break;
      }
      actions.push(action);
    }
    if (actions.length) kept.push("moves");
  }
  /** @type {Record<string, string>} */
  const finder = {};
  for (const name of FINDER) {
    const text = params.get(name);
    if (text === null) continue;
    if (text.length <= LONGEST) finder[name] = text;
    (text.length <= LONGEST ? kept : lost).push(name);
  }
  const view = params.get("view");
  const blank = emptyPosition();
  return {
    position: {
      setup: whole ? setup : null,
      actions,
      finder: { ...blank.finder, ...finder },
    },
    options: { view: view === "finder" ? "finder" : defaults.view },
    kept,
    lost: [...new Set(lost)],
  };
}

/** A Letter Tycoon table in the address, and back: the deal's seed and setup, and every action in a letter or more. */
import {
  CHALLENGES,
  emptyPosition,
  LEVELS,
  STACKINGS,
  type Action,
  type Card,
  type Position,
  type Seat,
} from "./position.ts";

export const defaults: Readonly<Record<string, any>> = Object.freeze({ view: "game" });

/** What each type of action begins with. */
const SIGNS = {
  play: "P",
  pass: "N",
  replace: "R",
  challenge: "C",
  accept: "K",
  buy: "B",
  skip: "O",
  discard: "D",
} as const;

// A card of the hand is a capital, one of the pool a small letter; a copy has a 2 after it, an added S a 1.
const cardText = ({ letter, from }: Card) =>
  from === "pool" ? letter.toLowerCase() : from === "copy" ? `${letter}2` : from === "s" ? "S1" : letter;

const cardsOf = (text: string): Card[] =>
  Array.from(text.matchAll(/([A-Za-z])([12]?)/g), ([, letter = "", mark]) => ({
    letter: letter.toUpperCase(),
    from: mark === "2" ? "copy" : mark === "1" ? "s" : letter === letter.toUpperCase() ? "hand" : "pool",
  }));

function actionText(action: Action) {
  const sign = SIGNS[action.type as keyof typeof SIGNS];
  if (action.type === "play")
    return sign + action.cards.map((word: Card[]) => word.map(cardText).join("")).join("_");
  if (action.type === "replace") return sign + cardText(action as unknown as Card);
  return sign + (action.letter ?? action.cards ?? "");
}

function actionOf(text: string): Action | undefined {
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

const seatText = ({ name, level }: Seat) => `${name.replaceAll(/[,~]/g, " ")}~${level ?? ""}`;

function seatOf(text: string): Seat | undefined {
  const [name = "", level = ""] = text.split("~");
  return level && !LEVELS.includes(level) ? undefined : { name, level: level || null };
}

export function toLink({ setup, actions, finder }: Position, options: Record<string, any>) {
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

const setupParts: Record<string, (text: string) => any> = {
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

export function fromLink(params: URLSearchParams) {
  const kept: string[] = [];
  const lost: string[] = [];
  const setup: Record<string, any> = { lexicon: "en", stacking: STACKINGS[0], challenge: CHALLENGES[0] };
  for (const [name, reader] of Object.entries(setupParts)) {
    const text = params.get(name);
    if (text === null) continue;
    const value = reader(text);
    (value ? kept : lost).push(name);
    Object.assign(setup, value);
  }
  const whole = setup.players && setup.seed !== undefined;
  if (!whole && (setup.players || setup.seed !== undefined)) lost.push("deal");
  const actions: Action[] = [];
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
  const finder: Record<string, string> = {};
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

/** A Letter Tycoon table in the address, and back: the deal's seed and setup, and every action in a letter or more. */
import type { TycoonAction, TycoonActionKind, TycoonCard, TycoonStacking } from "../../../engine/methods.ts";
import type { Link } from "../../registry.ts";
import { among, like, linkOf, property, type Part, type Parts } from "../../shared/link.ts";
import { LOOK } from "../../shared/look.ts";
import { actionsIn } from "../../shared/match-link.ts";
import { seatsIn, seatsText, seedIn } from "../../shared/seats.ts";
import { emptyPosition, type Finder, type Position, type Setup } from "./position.ts";
import { mayPlay, rules } from "./rules.ts";

export interface Options {
  view: "game" | "finder";
  /** How doublings go together in the finder; a game has its own. */
  stacking: TycoonStacking;
  /** The words that are laid in a game and not played yet, as `laidText` writes them. */
  draft: string;
  /** The turn of a review whose cards are looked at, as look.ts reads it. */
  look: string;
}

export const defaults: Options = Object.freeze({ view: "game", stacking: "multiply", draft: "", look: "" });

const defaultSetup: Setup = {
  players: [],
  lexicon: "en",
  seed: 0,
  stacking: "multiply",
  challenge: "automatic",
};

/** What levels were called before there were five, in links and kept games of then. */
const ONCE: Readonly<Record<string, string>> = { easy: "2", middle: "4", top: "5" };

/** What each kind of action begins with. */
const SIGNS: Readonly<Record<TycoonActionKind, string>> = {
  play: "P",
  pass: "N",
  replace: "R",
  challenge: "C",
  accept: "K",
  buy: "B",
  skip: "O",
  discard: "D",
};

const KINDS = Object.keys(SIGNS) as TycoonActionKind[]; // the keys of SIGNS are just these

// A card of the hand is a capital, one of the pool a small letter; a copy has a 2 after it, an added S a 1.
const cardText = ({ letter, from }: TycoonCard) =>
  from === "pool" ? letter.toLowerCase() : from === "copy" ? `${letter}2` : from === "s" ? "S1" : letter;

const cardsIn = (text: string): TycoonCard[] =>
  Array.from(text.matchAll(/([A-Za-z])([12]?)/g), ([, letter = "", mark]) => ({
    letter: letter.toUpperCase(),
    from: mark === "2" ? "copy" : mark === "1" ? "s" : letter === letter.toUpperCase() ? "hand" : "pool",
  }));

/** Words of laid cards as text; "" for none. */
export const laidText = (words: readonly (readonly TycoonCard[])[]): string =>
  words
    .map((word) => word.map(cardText).join(""))
    .join("_")
    .replace(/_+$/, "");

export const laidIn = (text: string): TycoonCard[][] => text.split("_").map(cardsIn);

function actionText({ kind, cards = "", letter = "", from = "hand" }: TycoonAction): string {
  if (kind === "replace") return SIGNS[kind] + cardText({ letter, from });
  const words = typeof cards === "string" ? cards : laidText(cards);
  return SIGNS[kind] + letter + words;
}

function actionIn(text: string): TycoonAction | undefined {
  const kind = KINDS.find((each) => SIGNS[each] === text[0]);
  const rest = text.slice(1);
  if (kind === "play") return { kind, cards: laidIn(rest) };
  if (kind === "buy") return { kind, letter: rest };
  if (kind === "discard") return { kind, cards: rest };
  if (kind !== "replace") return kind && { kind };
  const [card] = cardsIn(rest);
  return card && { kind, letter: card.letter, from: card.from === "pool" ? "pool" : "hand" };
}

/** A part of the setup, which a link says nothing of unless it has players and a deal. */
function ofSetup<K extends keyof Setup>(
  key: K,
  read: (text: string) => Setup[K] | undefined,
): Part<Position> {
  const { write, read: readPart } = property(key, defaultSetup, read);
  return {
    write: ({ setup }) => (setup ? write(setup) : ""),
    read(text, { setup }, params) {
      const found = setup && readPart?.(text, setup, params);
      return found ? { setup: { ...setup, ...found } } : undefined;
    },
  };
}

/** The longest text of the finder that is still somebody's mistake rather than something else. */
const LONGEST = 40;

const ofFinder = (name: keyof Finder): Part<Position> => ({
  write: ({ finder }) => finder[name],
  read: (text, { finder }) => (text.length <= LONGEST ? { finder: { ...finder, [name]: text } } : undefined),
});

const parts: Parts<Position> = {
  players: {
    write: ({ setup }) => (setup ? seatsText(setup.players) : ""),
    read(text, _position, params) {
      const seats = text.replaceAll(
        /~(easy|middle|top)(?=,|$)/g,
        (_, once: string) => `~${ONCE[once] ?? ""}`,
      );
      const players = seatsIn(seats, mayPlay);
      const seed = seedIn(params.get("deal"));
      return players && seed !== undefined ? { setup: { ...defaultSetup, players, seed } } : undefined;
    },
  },
  deal: {
    write: ({ setup }) => (setup ? String(setup.seed) : ""),
    read: (_text, { setup }) => (setup ? {} : undefined), // read with the players
  },
  words: {
    ...ofSetup("lexicon", like(/^[\w-]{1,40}$/)),
    write: ({ setup }) => setup?.lexicon ?? "",
  },
  doublings: ofSetup("stacking", among(rules.stackings)),
  challenge: ofSetup("challenge", among(rules.challenges)),
  moves: {
    write: ({ setup, actions }) => (setup ? actions.map(actionText).join(".") : ""),
    read(text, { setup }) {
      const actions = setup ? actionsIn(text, actionIn) : [];
      return actions.length ? { actions } : undefined;
    },
  },
  hand: ofFinder("hand"),
  pool: ofFinder("pool"),
  patents: ofFinder("patents"),
  others: ofFinder("others"),
  money: ofFinder("money"),
};

const whole = linkOf<Position, Options>(emptyPosition, defaults, parts, {
  view: property("view", defaults, among(["game", "finder"])),
  stacking: property("stacking", defaults, among(rules.stackings)),
  draft: property("draft", defaults, like(/^[A-Za-z12_]{1,40}$/)),
  look: property("look", defaults, like(LOOK)),
});

export const link: Link<Position, Options> = {
  ...whole,
  // Moves that were damaged on their way are kept as far as they can be read, and told of all the same.
  fromLink(params) {
    const read = whole.fromLink(params);
    const moves = params.get("moves")?.split(".").length ?? 0;
    const cut = read.kept.includes("moves") && read.position.actions.length < moves;
    return cut ? { ...read, lost: [...read.lost, "moves"] } : read;
  },
};

/** Cards without a game are seen in the finder alone. */
export const keptOptions = ({ setup, finder }: Position, options: Options): Options =>
  setup || !finder.hand ? options : { ...options, view: "finder" };

/** A game stays where the finder's cards alone are others. */
export function leftOptions(left: Position, next: Position, options: Options): Options | null {
  const stays = options.view === "game" && left.setup && left.setup === next.setup;
  if (!stays) return keptOptions(left, options);
  return left.finder.hand ? { ...options, view: "finder", look: "" } : null;
}

/**
 * An example of a game for the first screen: a position in small, and the same with its best answer.
 *
 * A game makes one for the word list in use; where the engine refuses to answer, the position stands alone.
 */
import type { FirstTexts } from "../../text/en.ts";
import type { WordSelection } from "../../engine/methods.ts";
import type { Picture } from "./picture.ts";
import type { Method, Params, Result } from "./queries.ts";

/** The word list in use, and which of its words may be shown. */
export interface SampleWords {
  list: { id: string; alphabet: string; language: string };
  selection: WordSelection;
}

export interface Best {
  /** The position with the answer. */
  picture: Picture;
  word: string;
  /** What the word is worth, in a few words. @param number writes a number */
  worth: (text: FirstTexts, number: (value: number) => string) => string;
}

/** Asks the engine. */
export type Ask = <M extends Method>(method: M, params: Params<M>) => Promise<Result<M>>;

export interface Sample {
  picture: Picture;
  /** Ask for the best answer. Gives null if there is none. */
  solve?: (ask: Ask) => Promise<Best | null>;
  /** Why it is not asked for, as a sentence. */
  unsolved?: (text: FirstTexts) => string;
}

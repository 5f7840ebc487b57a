/**
 * What a quiz, or new cards, are made of: the words of a list that somebody has chosen, or a search that finds them. So a
 * search, a list, the words that a review missed and a file of one's own are all the same.
 */
import type { StudySearch } from "../../../engine/methods.ts";

interface Named {
  /** What it is called; "" for the search that is on the table. */
  name: string;
  /** Id of the word list. */
  lexicon: string;
}

/** The words themselves, in upper case. */
export interface GivenWords extends Named {
  words: readonly string[];
}

/** What finds them: all that `study.search` is asked; `limit` is how many of them are taken, in their order. */
export interface SoughtWords extends Named, Omit<StudySearch, "lexicon" | "offset"> {
  words?: undefined;
}

export type Source = GivenWords | SoughtWords;

/** What the engine is asked for the words of a search. */
export function requestOf({ name: _name, words: _words, ...search }: SoughtWords): StudySearch {
  return search;
}

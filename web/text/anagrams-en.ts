/** What the anagrams page says, in English. */

import { counted } from "./tables.ts";

export const anagrams = {
  keyList: [
    ["Letters", "go onto the rack"],
    ["?", "on the rack: a blank"],
    ["=", "turns the last tile into its kin: C, Ç, CH; I, İ"],
    ["Enter or Down", "on the rack: on to the words"],
    ["Enter", "on a word: tells more of it"],
    ["Esc", "closes what is told of it"],
    ["Ctrl Z, Ctrl Shift Z", "undo, redo"],
  ],
  position: "Rack",
  words: "Words",
  rack: "Rack",
  rackHint: "Type your tiles; ? is a blank",
  letters: "More letters",
  blank: "Blank",
  use: "Tiles used",
  uses: { all: "All of them", any: "Any of them" },
  through: "Through a letter on the board",
  throughs: { none: "None", one: "One", each: "Each in turn" },
  throughLetter: "Letter on the board",
  pattern: "Pattern",
  patternHint: ". one, [AE] either, * any",
  lengths: "Length",
  shortest: "Shortest",
  longest: "Longest",
  anyLength: "any",
  order: "Order",
  orders: { length: "length", score: "score", zipf: "how common", alphabet: "alphabet" },
  grouping: "Group",
  groupings: { length: "by length", through: "by letter", none: "together" },
  tiles: "Tiles",
  hideRude: "Hide rude words in all games",
  columns: { length: "Length", score: "Score", frequency: "Frequency" },
  noFrequency: "–",
  headings: {
    length: (n: string, _value: number) => `${n} letters`,
    through: (letter: string) => `through ${letter}`,
    alone: "through no letter",
    words: (n: string, value: number) => (value === 1 ? "1 word" : `${n} words`),
  },
  summary: (words: string, ms: string, list: string, value: number) =>
    `${words} ${value === 1 ? "word" : "words"} in ${ms} ms, ${list}`,
  none: "No word can be made of this.",
  useAny: "Use any of the tiles",
  /** What the filters keep out of sight. */
  hidden: {
    words: (n: string) => `${counted(n, "word")} hidden.`,
    nothing: "Nothing is hidden here.",
  },
  working: "Searching",
  refused: "Fix this and your words will appear here.",
  pending: "Your words will appear here as soon as the solver is ready.",
  chances: {
    title: "With one more letter",
    share: (words: string, share: string, good: string, draws: string) =>
      `One more tile makes ${counted(words, "word")} of all tiles; ${good} of ${draws} unseen tiles (${share}) work.`,
    none: "No letter makes a word of all these tiles.",
    letter: (letter: string, words: string) => `${letter}: ${counted(words, "word")}`,
  },
  start: {
    title: "Type your tiles",
    text: "Every word they make appears as you type: with blanks, with a letter that lies on the board, with all tiles or any of them. A pattern or a length alone finds words of any letters.",
    examples: "Or look at one of these:",
    labels: ["All seven tiles, one of them blank", "Any of them: every word there is"],
  },
};

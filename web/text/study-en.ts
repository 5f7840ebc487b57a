/** What the study page says of searches, in English. */
import { table, type ErrorSentence } from "./tables.ts";

export const studySearch = {
  keyList: [
    ["Letters", "go into the first condition"],
    ["Enter", "on a word: tells more of it"],
    ["Esc", "closes what is told of it"],
    ["Ctrl Z, Ctrl Shift Z", "undo, redo"],
  ],
  view: "What you do here",
  views: { search: "Search", quiz: "Quiz", cards: "Cards" },
  conditions: "What you look for",
  words: "Words",
  kind: "Condition",
  kinds: {
    length: "Length",
    pattern: "Pattern",
    anagram: "All of the tiles",
    subanagram: "Any of the tiles",
    letters: "Has the letter",
    front: "Front hooks",
    back: "Back hooks",
    inner_front: "Without its first letter",
    inner_back: "Without its last letter",
    vowels: "Vowels",
    points: "Points",
    probability: "Rank by probability",
    playability: "Worth in play",
    zipf: "How common",
    anagrams: "Words of the same letters",
    definition: "Meaning",
    words: "One of these words",
    list: "Another list",
  },
  hints: {
    pattern: ". one, [AE] either, * any",
    anagram: "SATINE?, [AE] either",
    subanagram: "SATINE?, [AE] either",
    letters: "letter",
    front: "S or [AE]",
    back: "S or [AE]",
    definition: "begins a word of the meaning: fish",
    words: "SATIRE RETINA",
  },
  /** Beneath a condition, what it counts, or how it is written. */
  notes: {
    anagram: "? is a blank.",
    subanagram: "? is a blank.",
    playability: "Equity points lost in 1,000 games by not knowing the word.",
    zipf: "From 0 to 8; everyday words have 4 and more.",
    probability: "1 is the likeliest to be drawn, among the letters of each length.",
    anagrams: "The word itself among them.",
  },
  least: "from",
  most: "to",
  hooks: { any: "any", none: "none", some: "these" },
  inner: { any: "is a word", none: "is no word" },
  inList: { any: "in it", none: "not in it" },
  which: "Which",
  chooseList: "Choose a list",
  join: "How the conditions are joined",
  joins: { all: "All of these", any: "Any of these", none: "None of these" },
  add: "Add a condition",
  addGroup: "Add a group",
  remove: (name: string) => `Take out: ${name}`,
  group: "Group",
  order: "Order",
  orders: {
    probability: "by probability",
    alphabet: "by the alphabet",
    length: "by length",
    points: "by points",
    zipf: "the commonest first",
    playability: "by worth in play",
  },
  tiles: "Tiles",
  blanks: "Blanks in the bag",
  ownBlanks: "as in the set",
  keep: "Keep",
  keepHint: "Keep this search under a name",
  quiz: "Quiz these",
  /** What is not known of the words of a list. */
  unknown: {
    definition: "It is not known what the words of this list mean.",
    zipf: "It is not known how common the words of this list are.",
    playability: "It is known only for some lists and tiles what their words are worth in play.",
    probability: "It is not known how many tiles of each letter this set has.",
  },
  columns: { points: "Points", probability: "Rank", zipf: "Frequency", playability: "Worth" },
  hooksOf: { front: "front hooks", back: "back hooks" },
  notKnown: "–",
  summary: (words: string, ms: string, list: string, value: number) =>
    `${words} ${value === 1 ? "word" : "words"} in ${ms} ms, ${list}`,
  played: (games: string) => `worth after ${games} games`,
  none: "No words match.",
  working: "Searching",
  refused: "Fix the condition and your words will appear here.",
  pending: "Your words will appear here as soon as the solver is ready.",
  word: {
    points: (n: string, value: number) => (value === 1 ? "1 point" : `${n} points`),
    rank: (rank: string, letters: string) => `number ${rank} by probability of ${letters} letters`,
    worth: (points: string) => `worth ${points} points in 1,000 games`,
    missed: (times: string, day: string, value: number) =>
      value === 1 ? `missed on ${day}` : `missed ${times} times, last on ${day}`,
    longer: "Longer words with it",
    all: (n: string) => `All ${n}`,
  },
  start: {
    title: "Which words do you want to learn?",
    text: "Add conditions, and every word that meets them appears, with its hooks. Then be quizzed on them, or keep the search under a name.",
    examples: "Or begin with one of these:",
    labels: {
      two: "Words of two letters",
      likely: "The likeliest sevens",
      stem: "SATINE and one more",
      rare: "Q without U",
      meaning: "Fish of all kinds",
    },
  },
  errors: table<ErrorSentence>({
    "wrong-type": () => "Type a number in digits.",
    range: () => "A number is too large here.",
    "too-large": ({ most }) => `At most ${most} fit here.`,
    // What is wrong is told beside the condition, which needs no name.
    condition: ({ field }, message) =>
      field === "front" || field === "back"
        ? "Type one letter, or several as “[AE]”."
        : message.replace(/“where[^”]*”/, "This"),
  }),
};

export * from "./study-quiz-en.ts";
export * from "./tile-sets-en.ts";

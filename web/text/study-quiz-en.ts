/** What quizzes and cards say, in English. */
import { counted } from "./tables.ts";
import { tap } from "./pointer.ts";

export const studyQuiz = {
  keyList: [
    ["Enter", "tries what you typed; with nothing typed, goes on once the answers are shown"],
    ["1, 2", "it is a word, it is not"],
    ["1 to 4", "how well you knew a flash card"],
  ],
  question: "Question",
  answers: "Answers",
  due: "Due today",
  cards: "Cards",

  kinds: {
    anagrams: "Anagrams",
    hooks: "Hooks",
    judge: "Is it a word?",
    stem: "Letters with one more",
    pattern: "Gaps to fill",
    definition: "Word of a meaning",
    board: "Bingo on a board",
  },
  kindHints: {
    anagrams: "Find all words of the same letters.",
    hooks: "Which letters make another word in front and behind?",
    judge: "Half of what you see is no word, though it looks like one.",
    stem: "Which words do these letters make with one more? Good for stems such as SATINE.",
    pattern: "Some letters stand at their places; find all words that fit.",
    definition: "Which word has this meaning?",
    board: "Positions that the engine has played: play all seven tiles in one word.",
  },
  setup: {
    title: "A quiz",
    from: "Words from",
    search: "Your search",
    own: "Your own words",
    ownHint: "One word a line, or a text that Anki or Zyzzyva has saved.",
    file: "Open a file",
    kind: "What is asked",
    way: "How you answer",
    ways: { typed: "Type", flash: "Flash cards" },
    count: "Questions",
    begin: "Start the quiz",
    toCards: "Put these among your cards",
    resume: "Go on with",
    noSearch: "Search for words first, or bring your own.",
    noWords: "There is nothing to ask about these words.",
    words: (n: string) => counted(n, "word"),
    text: "Words that you look for, miss or bring along are asked here. Whatever you miss can be put among your cards, which come back just before you would forget them.",
  },

  at: (n: string, of: string) => `${n} of ${of}`,
  end: "End the quiz",
  letters: "Letters",
  oneMore: "and one more letter",
  gap: "gap",
  front: "Letters in front",
  back: "Letters behind",
  entry: "Your answer",
  entryHint: `Type or ${tap} tiles`,
  typeHint: "Type a word",
  take: "Take the last letter back",
  tryIt: "Try",
  check: "Check",
  noHooks: "No hooks",
  isWord: "A word",
  isNone: "Not a word",
  show: "Show the answers",
  next: "Next",
  shuffle: "Shuffle",
  found: (found: string, all: string) => `${found} of ${all} found`,
  wrong: (word: string) => `${word} is not one of them.`,
  wrongAgain: (word: string) => `${word} is still not one of them.`,
  twice: (word: string) => `You have ${word} already.`,
  waiting: "The question is on its way.",
  verdicts: {
    again: "Missed",
    hard: "Right, after a slip",
    good: "Right",
    easy: "Right",
  },
  none: "There are none.",
  judged: (word: string, valid: boolean) => `${word} is ${valid ? "a word" : "not a word"}.`,
  missedMark: "missed",
  position: "Where you met it",
  grades: { again: "Again", hard: "Hard", good: "Good", easy: "Easy" },
  over: "Quiz finished",
  result: (right: string, all: string) => `${right} of ${all} right`,
  allRight: "You knew all of them.",
  missed: "What you missed",
  phoneys: "What you took for words",
  retry: "Ask what I missed again",
  learn: (n: string) => `Learn ${n === "1" ? "it" : `these ${n}`}`,
  learnt: (n: string) => `${counted(n, "word")} put among your cards.`,
  another: "Another quiz",
  unkept:
    "This browser keeps nothing, so your cards last until you close the page. Export them to keep them.",

  today: (n: string) => (n === "0" ? "Nothing is due today." : `${counted(n, "card")} due today`),
  noCards: "You have no cards yet. Learn words from a search, a review or a quiz, or import a file.",
  answered: (n: string, right: string) => `Today you answered ${n}, ${right} of them right.`,
  streak: (n: number, days: string) => (n === 1 ? "1 day in a row" : `${days} days in a row`),
  box: {
    show: (name: string) => `The cards: ${name}`,
    find: "Find a card",
    none: "No card begins like that.",
    remove: (word: string) => `Take out ${word}`,
    removeAll: (n: string) => (n === "1" ? "Take it out" : `Take all ${n} out`),
    removed: (n: string) => `${counted(n, "card")} taken out.`,
    putBack: (n: string) => `${counted(n, "card")} put back.`,
    more: (n: string) => `And ${n} more; type how a word begins to find it.`,
    fresh: "new",
    today: "due",
    comes: (wait: string) => `in ${wait}`,
    lapses: (n: string, value: number) => `forgotten ${value === 1 ? "once" : `${n} times`}`,
  },
  /** What is none is left out, and so is how many there are in all where they are all due or all new. */
  boxed: (due: string, fresh: string, all: string) =>
    [
      due === "0" ? "" : `${due} due`,
      fresh === "0" ? "" : fresh === due && fresh === all ? "all new" : `${fresh} new`,
      due === all ? "" : `${all} in all`,
    ]
      .filter(Boolean)
      .join(", "),
  gone: (list: string) =>
    `The word list “${list}” is not here. Its cards stay, and can be asked once it is back.`,
  leftOut: (words: string, n: number) =>
    `There is nothing to ask about ${words} any more, so ${n === 1 ? "it was" : "they were"} left out; you can take ${n === 1 ? "the card" : "the cards"} out under Cards.`,
  ask: "Ask",
  import: "Import",
  export: "Export",
  imported: (cards: string, damaged: string) =>
    damaged === "0"
      ? `${counted(cards, "card")} imported.`
      : `${counted(cards, "card")} imported; ${damaged} ${damaged === "1" ? "was" : "were"} unreadable and skipped.`,
  /** @param kind what would have been asked */
  skipped: (n: string, kind: string) => {
    const words = counted(n, "word");
    const were = n === "1" ? "was" : "were";
    if (kind === "stem")
      return `${words} ${were} skipped: one more letter makes no word of ${n === "1" ? "it" : "them"}.`;
    if (kind === "definition")
      return `${words} not in this list, or without a known meaning, ${were} skipped.`;
    return `${words} not in this list ${were} skipped.`;
  },
  strange: (kind: string): string =>
    kind === "stem"
      ? "One more letter makes no word of any of these."
      : kind === "definition"
        ? "None of these words is in the word list in use and has a known meaning."
        : "None of these words is in the word list in use.",
  importedWords: (added: string, known: string, skipped: string, more: string) =>
    [
      `${counted(added, "new card")}.`,
      known === "0" ? "" : `${known} ${known === "1" ? "was" : "were"} among your cards already.`,
      skipped,
      more === "0"
        ? ""
        : `The file has ${counted(more, "word")} more than fit; open the rest as another file.`,
    ]
      .filter(Boolean)
      .join(" "),
  files: {
    none: "There are no words in this file.",
    binary: "This is not a text. Export your cards as a text, and open that.",
    damaged: "This file of cards is damaged; nothing was changed.",
    newer: "A newer Tilewise has saved these cards; open them there.",
    large: "This file is too large to hold cards.",
  },
  progress: "Progress",
  forecast: "Cards that come on the next days",
  day: "Day",
  count: "Cards",
  byLength: "Remembered, by length",
  byRank: "Remembered, by probability",
  length: "Letters",
  rank: "Rank from",
  remembered: "Remembered",
  table: "As a table",
  noProgress: "Once cards have come back, you see here how many of them you remembered.",
};

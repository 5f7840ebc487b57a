/** What the page of the Word Game says, in English. */
import { counted, table, type ErrorSentence } from "./tables.ts";
import { tap } from "./pointer.ts";

export const draw = {
  keyList: [
    ["Letters", "spell a word"],
    ["Enter", "tries it"],
    ["Ctrl Z, Ctrl Shift Z", "undo, redo"],
  ],
  table: "Draw",
  answers: "Round and experiment",
  rack: "Your tiles",
  blank: "blank",
  used: "in your word",
  faceDown: "face down",
  turn: (seconds: string) => `Turn the tiles over: ${seconds} seconds`,
  entry: "Your word",
  entryHint: `Type or ${tap} tiles`,
  take: "Take the last letter back",
  tryIt: "Try",
  blankHint: "For a blank, type the letter that it stands for.",
  clock: "Clock",
  clocks: { 0: "None", 30: "30 s", 60: "1 min", 120: "2 min" },
  left: (seconds: string) => `${seconds} s left`,
  timeUp: "Time is up.",
  shuffle: "Shuffle",
  next: "New draw",
  drawOfDay: (day: string) => `Draw of ${day}`,
  tools: { undo: "Previous draw", redo: "Next draw" },
  size: "Tiles per draw",
  seed: "Draw number",
  seedHint: "The same number, bag and size always draw the same tiles.",
  view: "What is shown",
  views: { round: "Your round", experiment: "Experiment" },

  bag: "Bag",
  bagTiles: (tiles: string) => counted(tiles, "tile"),
  bagFrom: "Tiles of",
  bagOwn: "a custom bag",
  bagNames: table({ "word-game": "the Word Game" }),
  bagHint: "How many there are of each letter, and what each is worth.",
  count: (letter: string) => `How many ${letter}`,
  value: (letter: string) => `Points of ${letter}`,

  pending: "The solver is loading. You can set up your draw meanwhile.",
  ask: "Which word is worth most?",
  asking: "Your tries are judged as you make them. When you have had enough, see all the best words.",
  scoring: "A word scores the sum of its tiles’ points; a blank scores 0.",
  waiting: "The tiles are face down. Your time starts when you turn them over.",
  tries: "Your tries",
  reasons: table<(lacking: string) => string>({
    tiles: (lacking) => `you lack ${lacking}`,
    list: () => "not in the word list",
  }),
  twice: "You have already tried that word.",
  reveal: "Show the best words",
  best: "Best words",
  bestLine: (n: number, words: string, ms: string, list: string) =>
    `${n === 1 ? "1 best word" : `${words} best words`} in ${ms} ms, ${list}`,
  of: (mine: string, best: string) => `${mine} of ${counted(best, "point")}`,
  uses: (n: string) => counted(n, "tile"),
  usesMost: "uses the most tiles",
  yours: "yours",
  streak: (n: number, draws: string) => (n === 1 ? "1 draw in a row" : `${draws} draws in a row`),
  streakLongest: (n: string) => `longest ${n}`,
  streakWhat: "with at least half of the best score",
  result: (mine: string, best: string, streak: number, link: string) =>
    `I made ${mine} of ${counted(best, "point")} in the Word Game${streak > 1 ? `, ${streak} draws in a row` : ""}. Your turn: ${link}`,
  resultOfDay: (day: string, mine: string, best: string, days: number, link: string) =>
    `Tilewise draw of ${day}: ${mine} of ${counted(best, "point")}${days > 1 ? `, ${days} days in a row` : ""}. Your turn: ${link}`,
  chances: "How likely",
  chanceRack: "These tiles, in any order",
  chanceWord: (size: string) => `A draw that makes a ${size}-letter word`,
  oneIn: (n: string) => `1 in ${n}`,
  never: "never",
  uncounted: "too many to count",
  counting: "counting",

  experiment: {
    title: "Draw again and again",
    text: "Every draw is solved, and the best score of each is counted.",
    draws: "Draws",
    run: "Run",
    cancel: "Cancel",
    progress: "Draws so far",
    done: (done: string, total: string) => `${done} of ${counted(total, "draw")}`,
    left: (seconds: string) => `about ${seconds} s left`,
    leftLong: (minutes: string) => `about ${minutes} min left`,
    workers: (n: number) => (n === 1 ? "one worker" : `${n} workers`),
    preparing: "Sorting the words by their points",
    cancelled: (done: string) => `Stopped after ${counted(done, "draw")}. The figures are for those.`,
    summary: (draws: string, seconds: string, workers: string, list: string) =>
      `${counted(draws, "draw")} in ${seconds} s, ${workers}, ${list}`,
    plot: "Best scores, and how many draws had each",
    score: "Best score",
    count: "Draws",
    mean: "Mean",
    deviation: "Spread",
    deviationHint: "Standard deviation of the best scores",
    without: "Without a word",
    bestRack: "Best draw",
    worstRack: "Worst draw",
    noWord: "no word",
    compare: "800 draws, then and now",
    compareText:
      "Two programs took rival approaches: one permuted the tiles and looked the words up, the other walked the dictionary and counted letters. Their author’s published times, on eight cores:",
    permutations: "Permutations, eight cores",
    scan: "Dictionary scan, eight cores",
    here: (draws: string) => `Here, one worker (from ${draws} draws)`,
    hereMany: (draws: string) => `Here (from ${draws} draws)`,
    setup: (seconds: string) => `Sorting the words, once per list and bag, took ${seconds} s more.`,
    source: "Source: the Word Game’s published figures for 800 draws of seven tiles, with its bag.",
    other: "Your bag or draw size differs from theirs.",
    failed: "The experiment stopped unexpectedly.",
  },

  refusals: table<ErrorSentence>({
    "bag count": ({ letter, given }) =>
      `How many ${letter}? Enter a whole number from 0 to 1,000, not “${given}”.`,
    "bag value": ({ letter, given }) =>
      letter === "?"
        ? `A blank scores 0, not “${given}”.`
        : `Points of ${letter}: enter a whole number from 0 to 100, not “${given}”.`,
    "bag empty": () => "The bag is empty.",
    "bag few": ({ tiles, size }) =>
      `The bag has only ${counted(String(tiles), "tile")}; a draw takes ${size}.`,
    size: () => "A draw takes 2 to 15 tiles.",
    draws: () => "Enter a number from 10 to 1,000,000.",
    seed: () => "Enter a whole number of at most 15 digits.",
    word: ({ letter }) =>
      letter ? `“${letter}” is not a letter of this word list.` : "A word has at least two letters.",
  }),
};

export * from "./tile-sets-en.ts";

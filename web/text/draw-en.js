/** What the page of the Word Game says, in English. */
export const draw = {
  name: "Word Game",
  table: "Draw",
  answers: "Round and experiment",
  rack: "Your tiles",
  blank: "blank",
  used: "in your word",
  faceDown: "face down",
  turn: /** @type {(seconds: string) => string} */ ((seconds) => `Turn the tiles: ${seconds} seconds`),
  entry: "Your word",
  entryHint: "Type or tap tiles",
  take: "Take the last letter back",
  tryIt: "Try",
  blankHint: "A blank is whatever you type: enter its letter.",
  clock: "Clock",
  clocks: { 0: "None", 30: "30 s", 60: "1 min", 120: "2 min" },
  left: /** @type {(seconds: string) => string} */ ((seconds) => `${seconds} s left`),
  timeUp: "Time is up.",
  shuffle: "Shuffle",
  next: "Next draw",
  tools: { undo: "The draw before", redo: "The draw after" },
  size: "Tiles a draw",
  seed: "Draw number",
  seedHint: "The same number, bag and size always draw the same tiles.",
  view: "What is shown",
  views: { round: "Your round", experiment: "Experiment" },

  bag: "Bag",
  bagTiles: /** @type {(tiles: string) => string} */ ((tiles) => `${tiles} tiles`),
  bagFrom: "Tiles of",
  bagOwn: "a bag of your own",
  bagNames: /** @type {Record<string, string>} */ ({ "word-game": "the Word Game itself" }),
  bagHint: "How many there are of each letter, and what each is worth.",
  count: /** @type {(letter: string) => string} */ ((letter) => `How many ${letter}`),
  value: /** @type {(letter: string) => string} */ ((letter) => `Points of ${letter}`),

  pending: "The solver is on its way. You can set up your draw meanwhile.",
  ask: "Which word is worth most?",
  asking: "Your tries are judged as you make them. When you have had enough, see all the best words.",
  waiting: "The tiles are face down. Your time starts when you turn them.",
  tries: "Your tries",
  points: /** @type {(n: number, points: string) => string} */ (
    (n, points) => (n === 1 ? "1 point" : `${points} points`)
  ),
  reasons: /** @type {Record<string, (lacking: string) => string>} */ ({
    tiles: (lacking) => `you lack ${lacking}`,
    list: () => "not in the word list",
  }),
  twice: "You have tried that word.",
  reveal: "Show the best words",
  best: "Best words",
  bestLine: /** @type {(n: number, words: string, ms: string, list: string) => string} */ (
    (n, words, ms, list) => `${n === 1 ? "1 best word" : `${words} best words`} in ${ms} ms, ${list}`
  ),
  of: /** @type {(mine: string, best: string) => string} */ ((mine, best) => `${mine} of ${best} points`),
  closeness: {
    best: "Nothing beats that.",
    near: /** @type {(points: string) => string} */ ((points) => `You came within ${points} points.`),
    nearOne: "You came within a point.",
    far: /** @type {(points: string) => string} */ (
      (points) => `There were ${points} more points in these tiles.`
    ),
    beyond: /** @type {(points: string) => string} */ (
      (points) => `That is ${points} more than the best of the words you chose to see.`
    ),
    none: "You made no word this time.",
    nothing: "No word can be made of these tiles.",
  },
  uses: /** @type {(n: string) => string} */ ((n) => `${n} tiles`),
  usesMost: "uses the most tiles",
  yours: "yours",
  streak: /** @type {(n: number, draws: string) => string} */ (
    (n, draws) => (n === 1 ? "1 draw in a row" : `${draws} draws in a row`)
  ),
  streakLongest: /** @type {(n: string) => string} */ ((n) => `longest ${n}`),
  streakWhat: "with at least half of the best score",
  share: "Copy result",
  shared: "Result copied",
  result: /** @type {(mine: string, best: string, streak: number, link: string) => string} */ (
    (mine, best, streak, link) =>
      `I made ${mine} of ${best} points in the Word Game${streak > 1 ? `, ${streak} draws in a row` : ""}. Your turn: ${link}`
  ),
  chances: "How likely",
  chanceRack: "These tiles, in any order",
  chanceWord: /** @type {(size: string) => string} */ ((size) => `A draw that makes a ${size}-letter word`),
  oneIn: /** @type {(n: string) => string} */ ((n) => `1 in ${n}`),
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
    done: /** @type {(done: string, total: string) => string} */ (
      (done, total) => `${done} of ${total} draws`
    ),
    left: /** @type {(seconds: string) => string} */ ((seconds) => `about ${seconds} s left`),
    leftLong: /** @type {(minutes: string) => string} */ ((minutes) => `about ${minutes} min left`),
    workers: /** @type {(n: number) => string} */ ((n) => (n === 1 ? "one worker" : `${n} workers`)),
    preparing: "Sorting the words by their points",
    cancelled: /** @type {(done: string) => string} */ (
      (done) => `Stopped after ${done} draws. What is shown counts those.`
    ),
    summary: /** @type {(draws: string, seconds: string, workers: string, list: string) => string} */ (
      (draws, seconds, workers, list) => `${draws} draws in ${seconds} s, ${workers}, ${list}`
    ),
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
      "Two programs argued over the method: one permuted the tiles and looked the words up, one walked the dictionary and counted letters. Their author's published times, on eight cores:",
    permutations: "Permutations, eight cores",
    scan: "Dictionary scan, eight cores",
    here: /** @type {(draws: string) => string} */ ((draws) => `Here, one worker (from ${draws} draws)`),
    hereMany: /** @type {(draws: string) => string} */ ((draws) => `Here (from ${draws} draws)`),
    setup: /** @type {(seconds: string) => string} */ (
      (seconds) => `Sorting the words, once for a list and a bag, took ${seconds} s more.`
    ),
    source: "Source: the Word Game's published figures for 800 draws of seven tiles, with its bag.",
    other: "Your bag or the size of your draws is another than theirs.",
    failed: "The experiment broke off.",
  },

  /** @type {Record<string, (data: Record<string, any>, message: string) => string>} */
  refusals: {
    "bag count": ({ letter, given }) =>
      `How many ${letter}? A whole number from 0 to 1,000; “${given}” is not.`,
    "bag value": ({ letter, given }) => `${letter} is worth a whole number from 0 to 100; “${given}” is not.`,
    "bag empty": () => "The bag is empty.",
    "bag few": ({ tiles, size }) => `The bag has only ${tiles} tiles; a draw takes ${size}.`,
    size: () => "A draw takes 2 to 15 tiles.",
    draws: () => "From 10 to 1,000,000 draws.",
    seed: () => "A whole number.",
    word: ({ letter }) =>
      letter ? `“${letter}” is not a letter of this word list.` : "A word has at least two letters.",
  },
};

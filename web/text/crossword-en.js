/** What the crossword page says, in English. */

/** @typedef {{ what: string, square: string, row: string, column: string, count: string, has: string }} Told */

export const crossword = {
  name: "Crossword",
  position: "Position",
  plays: "Plays",
  board: /** @type {(width: string, height: string) => string} */ (
    (width, height) => `Board, ${width} by ${height}`
  ),
  direction: { across: "Across", down: "Down" },
  empty: "empty",
  startSquare: "start",
  inPlay: "in this play",
  wrongHere: "something is wrong here",
  blank: "Blank",
  blankFor: /** @type {(letter: string) => string} */ ((letter) => `${letter}, a blank`),
  premiums: { d: "2L", t: "3L", q: "4L", D: "2W", T: "3W", Q: "4W" },
  premiumNames: {
    d: "double letter",
    t: "triple letter",
    q: "quadruple letter",
    D: "double word",
    T: "triple word",
    Q: "quadruple word",
    1: "yellow, triples letters of 1 point",
    2: "green, triples letters of 2 points",
    3: "blue, triples letters of 3 points",
    5: "red, triples letters of 5 points",
  },
  game: "Game",
  games: {
    scrabble: "Scrabble",
    scrabble_tr: "Scrabble in Turkish",
    super: "Super, 21 by 21",
    wwf: "Words With Friends",
    wwf11: "Words With Friends, 11 by 11",
    wordfeud: "Wordfeud",
    kelimelik: "Kelimelik",
    literaki: "Literaki",
    crossplay: "Crossplay",
    duel: "Duel, 11 by 11",
    letter_league: "Letter League",
  },
  ownBoard: "Board of your own",
  tileSet: "Letters",
  ownTiles: "Tiles of your own",
  noList: /** @type {(name: string) => string} */ ((name) => `${name} (needs a word list of your own)`),
  languages: {
    ar: "Arabic",
    ca: "Catalan",
    cs: "Czech",
    da: "Danish",
    de: "German",
    el: "Greek",
    en: "English",
    es: "Spanish",
    eu: "Basque",
    fa: "Persian",
    fi: "Finnish",
    fr: "French",
    hu: "Hungarian",
    it: "Italian",
    nl: "Dutch",
    no: "Norwegian",
    pl: "Polish",
    pt: "Portuguese",
    ro: "Romanian",
    ru: "Russian",
    sk: "Slovak",
    sl: "Slovenian",
    sv: "Swedish",
    tr: "Turkish",
  },
  families: {
    super: "Super",
    wwf: "Words With Friends",
    wordfeud: "Wordfeud",
    kelimelik: "Kelimelik",
    literaki: "Literaki",
    crossplay: "Crossplay",
    letter_league: "Letter League",
  },
  example: "Example",
  rack: "Your rack; a question mark or a space is a blank",
  rackHint: "Your tiles; ? or space for a blank",
  unseen: "Unseen tiles",
  unseenCount: /** @type {(count: string, bag: string) => string} */ (
    (count, bag) => `${count}, ${bag} in the bag`
  ),
  unseenWord: "unseen",
  done: "Done",
  turn: "Turn the direction of typing",
  erase: "Take the tile back",
  arrows: { ArrowLeft: "Left", ArrowRight: "Right", ArrowUp: "Up", ArrowDown: "Down" },

  columns: { position: "At", word: "Word", leave: "Left", score: "Score", equity: "Equity" },
  playSaid: /** @type {(word: string) => string} */ ((word) => word),
  more: "Show more plays",
  tapHint: "Tap a play to see it, tap again to play it.",
  detailHint: "Point at a play to see it on the board. Click or Enter plays it.",
  detail: {
    play: /** @type {(score: string) => string} */ ((score) => `Play for ${score}`),
    bonus: "Bonus",
    leave: /** @type {(tiles: string) => string} */ ((tiles) => `Leaves ${tiles}.`),
    noLeave: "Leaves nothing.",
    equity: /** @type {(value: string) => string} */ ((value) => `Worth ${value} with what stays.`),
  },
  order: "Order of plays",
  orders: {
    score: ["Score", "The most points now."],
    equity: ["Equity", "Points, and what the tiles that stay are worth."],
  },
  filters: {
    at: "Position",
    length: "Length",
    places: "Uses tile",
    contains: "Contains",
    containsExample: "ING",
    any: "any",
    clear: "All plays",
  },
  summary: /** @type {(plays: string, ms: string, list: string) => string} */ (
    (plays, ms, list) => `${plays} plays in ${ms} ms, ${list}`
  ),
  summaryMatching: /** @type {(matching: string, plays: string, ms: string, list: string) => string} */ (
    (matching, plays, ms, list) => `${matching} of ${plays} plays in ${ms} ms, ${list}`
  ),
  working: "Working",
  none: "Nothing can be played with this rack.",
  noneMatch: "No play passes these filters.",
  refused: "Your plays appear here once that is put right.",
  pending: "Your plays appear here as soon as the solver is ready.",

  judge: "What is wrong with the board",
  problems: {
    "not-a-word": /** @type {(told: Told) => string} */ (
      ({ what, square, row, column }) =>
        `${what} at ${square} (row ${row}, column ${column}) is not in this word list.`
    ),
    island: /** @type {(told: Told) => string} */ (
      ({ square, row, column }) =>
        `The tiles at ${square} (row ${row}, column ${column}) do not touch the rest.`
    ),
    "not-on-centre": /** @type {(told: Told) => string} */ (
      ({ square, row, column }) =>
        `No word covers the start square, ${square} (row ${row}, column ${column}).`
    ),
    "too-many-tiles": /** @type {(told: Told) => string} */ (
      ({ what, count, has }) => `There are ${count} tiles ${what} on the board; the set has ${has}.`
    ),
  },
  moreProblems: /** @type {(count: string) => string} */ ((count) => `And ${count} more.`),

  record: "Plays made",
  playerName: /** @type {(n: string) => string} */ ((n) => `Player ${n}`),
  back: "One turn back",
  forward: "One turn on",
  turns: {
    play: /** @type {(text: string) => string} */ ((text) => text),
    pass: /** @type {(text: string) => string} */ (() => "passes"),
    exchange: /** @type {(text: string) => string} */ ((text) => `exchanges ${text}`),
    withdrawn: /** @type {(text: string) => string} */ (() => "takes the play back"),
    points: /** @type {(text: string) => string} */ ((text) => (text ? `points for ${text}` : "points")),
  },

  transfer: {
    title: "Import and export",
    importLabel: "A position or a game as text",
    placeholder: "Paste a CGP line, a GCG game, or rows of text; or drop a file here.",
    read: "Read",
    file: "Open a file",
    tooLarge: /** @type {(name: string) => string} */ ((name) => `${name} is too large for a game.`),
    writeAs: "This board as",
    formats: {
      cgp: ["CGP", "One line: board, rack, scores"],
      rows: ["Rows", "A line of text for each row, then the rack"],
      gcg: ["GCG", "The plays made, as a game"],
    },
    written: "The board as text",
    copy: "Copy",
    copied: "Copied",
  },

  own: {
    board: "Board of your own",
    width: "Columns",
    height: "Rows",
    rack: "Rack",
    bonusTiles: "Bonus for",
    bonus: "Points",
    brush: "What pointing at a square does",
    letters: "Letters",
    plain: "plain square",
    start: "start square",
    hint: "Choose a square and paint with it, or type . d t q D T Q 1 2 3 5 * on the board. Numbers triple the letters of that value.",
    tiles: "Tiles of your own",
    tilesHint: "How many there are, and what each is worth.",
    countOf: /** @type {(letter: string) => string} */ ((letter) => `How many ${letter}`),
    pointsOf: /** @type {(letter: string) => string} */ ((letter) => `Points of ${letter}`),
  },

  start: {
    title: "Set up your board",
    text: "Type the words that lie on the board and the tiles on your rack. Your plays appear here, best first.",
    examples: "Or look at one of these:",
    rackTitle: "Now your rack",
    rackText: "Type the tiles that you hold, with ? for a blank, and your plays appear here.",
  },

  keys: "Keys",
  keyList: [
    ["Arrows", "move over the board"],
    ["Letters", "fill a square and go on"],
    ["Shift and a letter", "a blank for that letter"],
    ["Space", "turns across and down; so does a click on the square"],
    ["=", "turns the last tile into its kin: C, Ç, CH; I, İ"],
    ["Backspace", "takes a tile back"],
    ["Tab", "from the board to the rack and on to the plays"],
    ["? or Space", "on the rack: a blank"],
    ["Paste", "a word, rows of text, a CGP line or a GCG game"],
    ["Ctrl Z, Ctrl Shift Z", "undo, redo"],
    ["Enter", "on a play: plays it"],
  ],
};

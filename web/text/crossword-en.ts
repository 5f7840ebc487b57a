/** What the crossword page says, in English. */

interface Told {
  what: string;
  square: string;
  row: string;
  column: string;
  count: string;
  has: string;
}

import { counted } from "./tables.ts";
import { pictures } from "./pictures-en.ts";
import { premiums, turns } from "./turns-en.ts";

export const crossword = {
  premiums,
  position: "Position",
  plays: "Plays",
  board: (width: string, height: string) => `Board, ${width} by ${height}`,
  direction: { across: "Across", down: "Down" },
  empty: "empty",
  startSquare: "start",
  inPlay: "in this play",
  wrongHere: "something is wrong here",
  blank: "Blank",
  blankFor: (letter: string) => `${letter}, a blank`,
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
    "+": "star, 25 points",
  },
  /** The star of a game of Kelimelik. */
  star: {
    tool: "Star of this game",
    hint: "Where the star of your game lies: its tile earns 25 points.",
    now: "Choose the square of the star; choose it again to take the star off. With a keyboard, press + on the square.",
    covered: "A tile lies on this square: the star earns nothing more.",
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
    duel: "Scrabble GO Duel, 11 by 11",
    letter_league: "Letter League",
  },
  scrabbles: "Scrabble, Scrabble GO",
  ownBoard: "Custom board",
  tileSet: "Letters",
  ownTiles: "Custom tiles",
  noList: (name: string) => `${name} (needs a word list of your own)`,
  example: "Example",
  rack: pictures.rack,
  rackHint: "Your tiles; ? for a blank",
  unseen: "Unseen tiles",
  unseenCount: (count: string, bag: string) => `${count} unseen, ${bag} in bag`,
  unseenWord: "unseen",
  done: "Done",
  turn: "change the typing direction",
  erase: "Take the tile back",
  arrows: { ArrowLeft: "Left", ArrowRight: "Right", ArrowUp: "Up", ArrowDown: "Down" },

  columns: { position: "At", word: "Word", leave: "Left", score: "Score", equity: "Equity" },
  /** A play as it is read out, with the letters that blanks stand for and their places. */
  playSaid: (word: string, blanks: readonly { letter: string; place: number }[]) =>
    [word, ...blanks.map(({ letter, place }) => `letter ${place}, ${letter}, is a blank`)].join(", "),
  ways: (n: string) => `${n} choices of blanks`,
  bingo: "bingo",
  played: (word: string, score: string, square: string, bonus: string) =>
    `${word}, ${score} points${bonus && ` with a bingo of ${bonus}`}, played at ${square}`,
  more: "Show more plays",
  tapHint: "Tap a play to choose it, tap it again to play it.",
  detailHint: "Point at a play to see it on the board. A click chooses it; a second click or Enter plays it.",
  detail: {
    play: (score: string) => `Play for ${score}`,
    bonus: "Bonus",
    total: "Total",
    variants: "Blank",
    leave: (tiles: string) => `Leaves ${tiles}.`,
    noLeave: "Uses all tiles.",
    equity: (value: string, rest: string, isFirst: boolean) =>
      `Equity ${value} (kept tiles ${isFirst ? "and place " : ""}${rest}).`,
  },
  order: "Order of plays",
  orders: {
    score: ["Score", "The most points now."],
    equity: ["Equity", "Points, and what the kept tiles are worth."],
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
  summary: (plays: string, ms: string, list: string) => `${counted(plays, "play")} in ${ms} ms, ${list}`,
  summaryMatching: (matching: string, plays: string, ms: string, list: string) =>
    `${matching} of ${counted(plays, "play")} in ${ms} ms, ${list}`,
  /** What the filters keep out of sight. */
  hidden: {
    better: (plays: string, more: string) =>
      `${counted(plays, "play")} hidden; the best of them is worth ${more} more.`,
    noneBetter: (plays: string) => `${counted(plays, "play")} hidden, none of them better.`,
    nothing: "Nothing is hidden here.",
    unfiltered: "These are the best of all moves; the filters are for the list of plays.",
  },
  working: "Working",
  none: "Nothing can be played with this rack.",
  noneMatch: "No play passes these filters.",
  refused: "Fix this and your plays will appear here.",
  pending: "Your plays will appear here as soon as the solver is ready.",

  judge: "What is wrong with the board",
  problems: {
    "not-a-word": ({ what, square }: Told) => `Not in the list: ${what} (${square})`,
    island: ({ square, row, column }: Told) =>
      `The tiles at ${square} (row ${row}, column ${column}) do not touch the rest.`,
    "not-on-centre": ({ square, row, column }: Told) =>
      `No word covers the start square, ${square} (row ${row}, column ${column}).`,
    "too-many-tiles": ({ what, count, has }: Told) =>
      `There ${count === "1" ? "is 1 tile" : `are ${count} tiles`} ${what} on the board; the set has ${has}.`,
  },
  moreProblems: (count: string) => `And ${count} more.`,

  playerName: (n: string) => `Player ${n}`,
  /** The score sheet. */
  sheet: {
    title: turns.sheet,
    theirTurn: "Their turn",
    next: "Next turn",
    lay: { ours: "Your word", theirs: "Their word" },
    pass: "Pass",
    exchange: "Exchange",
    exchanged: "Tiles, or how many",
    exchangeNow: "Exchange",
    noExchange: "Type the tiles to exchange, or how many they are.",
    notOnRack: (tile: string) => `${tile} is not on your rack.`,
    unlisted: turns.unlisted,
    doubt: (told: string, found: string) => `The file says ${told} in all, the turns come to ${found}.`,
    byOrder: "Players have one name in the file. From here on the order of turns tells whose they are.",
    again: (name: string) => `${name} has no turn before this one.`,
    over: "The game is over.",
    review: "Review the game",
    names: "Names of the players",
    nameOf: { ours: "Your name", theirs: "Their name" },
  },
  /** A word laid on the board by hand. */
  laying: {
    hint: {
      ours: "Type your word on the board, where it lies.",
      theirs: "Type their word on the board, where it lies.",
    },
    log: "Play",
    notHeld: "Your rack does not have these tiles.",
    logPoints: (points: string) => `Log ${counted(points, "point")}`,
    logFor: (points: string) => `Log ${points}`,
    cancel: "Take the tiles back",
  },
  turns: {
    play: (text: string) => text,
    pass: (_text: string) => "passes",
    exchange: (text: string) => `exchanges ${text}`,
    withdrawn: (_text: string) => "takes the play back",
    points: (text: string) => (text ? `points for ${text}` : "points"),
  },

  transfer: {
    title: "Import and export",
    importLabel: "A position or a game as text",
    placeholder: "Paste a CGP line, a GCG game, or rows of text; or drop a file here.",
    read: "Read",
    file: "Open a file",
    tooLarge: (name: string) => `${name} is too large for a game.`,
    writeAs: "Export as",
    formats: {
      cgp: ["CGP", "One line: board, rack, scores"],
      rows: ["Rows", "A line of text for each row, then the rack"],
      gcg: ["GCG", "The plays made, as a game"],
    },
    written: "The board as text",
    copy: "Copy",
    copied: "Copied",
    save: "Save as a file",
  },

  own: {
    board: "Custom board",
    width: "Columns",
    height: "Rows",
    rack: "Rack",
    bonusTiles: "Bonus for",
    bonusKind: "It earns",
    bonusPoints: "points",
    bonusWord: (times: string) => `the main word ×${times}`,
    bonus: "Points",
    atMost: (n: string) => `At most ${n} can be entered.`,
    atLeast: (n: string) => `At least ${n} must be entered.`,
    brush: "Kind of square to paint",
    letters: "Letters",
    plain: "plain square",
    start: "start square",
    hint: "Choose a square and paint with it, or type . d t q D T Q 1 2 3 5 + * on the board. Numbers triple the letters of that value; + is worth 25 points.",
    tiles: "Custom tiles",
    tilesHint: "How many there are, and what each is worth.",
    countOf: (letter: string) => `How many ${letter}`,
    pointsOf: (letter: string) => `Points of ${letter}`,
  },

  start: {
    title: "Set up your board",
    text: "Type the words that lie on the board and the tiles on your rack. Your plays will appear here, best first.",
    examples: "Or try one of these:",
    rackTitle: { ours: "Now your rack", theirs: "Their turn: enter their word" },
    rackText: "Type the tiles that you hold, with ? for a blank, and your plays will appear here.",
  },

  keys: "Keys",
  keyList: [
    ["Arrows", "move over the board"],
    ["Letters", "fill a square and move on"],
    ["Shift and a letter", "a blank for that letter"],
    ["Space", "switches between across and down; so does a click on the square"],
    ["=", "cycles the last tile’s variants: C, Ç, CH; I, İ"],
    ["Backspace", "takes a tile back"],
    ["Tab", "from the board to the rack"],
    ["Enter or Down", "on the rack: goes to the plays"],
    ["?", "on the rack: a blank"],
    ["Paste", "a word, rows of text, a CGP line, a GCG game or a picture"],
    ["Ctrl Z, Ctrl Shift Z", "undo, redo"],
    ["Enter", "on a play: plays it; on the board, while a word is laid: logs it"],
    ["Esc", "deselects the chosen play; takes back a word that is being laid"],
  ],
};

export * from "./crossword-analysis-en.ts";
export * from "./crossword-game-en.ts";
export * from "./tile-sets-en.ts";

/** What the Letterpress page says, in English. */
import { counted } from "./tables.ts";
import { tap } from "./pointer.ts";

export const letterpress = {
  position: "Position",
  plays: "Plays",
  board: "Board, 5 by 5",
  square: (row: number, column: number) => `row ${row}, column ${column}`,
  empty: "no letter",
  owner: { ours: "yours", theirs: "theirs", free: "free", both: "claimed twice" },
  locked: "locked",
  inPlay: "in this play",
  mode: "Editing mode",
  played: "Played words",
  playedHint: "Can’t be played again; nor can their beginnings",
  addWord: "Add",
  addLabel: "A word that was played",
  addHint: "Add a word",
  remove: (word: string) => `Remove ${word}`,
  notOnBoard: (words: string, count: number) =>
    `${words}: this board does not have the letters for ${count === 1 ? "it" : "them"}. Is the spelling right?`,
  values: "Board as text",
  valuesHint:
    "Twenty-five letters, then one number for your squares and one for theirs. The first square counts 1, the next 2, then 4, and so on.",
  fields: { board: "Letters", ours: "Your squares", theirs: "Their squares" },
  /** A word that was played: typed, or tapped on the board. */
  word: {
    tool: {
      ours: "Is your word legal, and how can it be played?",
      theirs: "Is their word legal, and how can it be played?",
    },
    label: { ours: "Your word", theirs: "Their word" },
    hint: `Type it, or ${tap} its letters on the board in turn.`,
    ways: (n: string) =>
      n === "1" ? "Legal; one way to play it" : `Legal; ${n} ways to play it, best first`,
    bestWays: (n: string) => `Legal; the ${n} best ways to play it`,
    anyway: "Play it anyway",
    close: "Back to all plays",
  },
  keys: "Keys",
  keyList: [
    ["Arrows", "move over the board"],
    ["Letters", "fill a square and move on"],
    ["Space", "changes a square: yours, theirs, free"],
    ["Backspace", "removes a letter"],
    ["Paste", "a whole board, with or without its two numbers, or a picture of it"],
    ["1 2 3", "while painting: yours, theirs, free"],
    ["Esc", "back to letters; deselects the chosen play"],
    ["Ctrl Z, Ctrl Shift Z", "undo, redo"],
    ["Enter", "on the board: goes to the plays; on a play: plays it"],
  ],
  ranking: "Order of plays",
  rankings: {
    lookahead: ["Think ahead", "What each play leads to if both sides then play as well as they can."],
    letterpwn: ["Safe", "Winning plays first, then the most locks, then the least exposed squares."],
    territory: ["Territory", "Squares gained and held, with locks and exposure weighed in."],
  },
  summary: (words: string, moves: string, ms: string, list: string) =>
    `${counted(words, "word")}, ${counted(moves, "move")} in ${ms} ms, ${list}`,
  /** What the filters keep out of sight. */
  hidden: {
    better: (words: string, best: string) => `${counted(words, "word")} hidden; ${best} would come first.`,
    noneBetter: (words: string) => `${counted(words, "word")} hidden, none of them better.`,
    nothing: "Nothing is hidden here.",
  },
  working: "Working",
  none: "No word can be played here.",
  progress: (letters: string, of: string) => `${letters} of ${of} letters`,
  columns: { score: "Score", locks: "Locks", exposure: "Exposed" },
  /** Whose number is the first of two. */
  whose: "you–them",
  /** What decides the order, with you to move and with them. */
  decides: {
    lookahead: { ours: "After reply", theirs: "After reply" },
    letterpwn: { ours: "Lock lead", theirs: "Their lead" },
    territory: { ours: "Territory", theirs: "Theirs" },
  },
  hints: {
    lookahead: {
      ours: "Your squares less theirs, after their best reply",
      theirs: "Their squares less yours, after your best reply",
    },
    letterpwn: {
      ours: "Your locked squares less theirs, after the play",
      theirs: "Their locked squares less yours, after the play",
    },
    territory: {
      ours: "What you gain and hold, with locks and exposure weighed in",
      theirs: "What they gain and hold, with locks and exposure weighed in",
    },
    score: "Squares after the play: yours, then theirs",
    locks: "Locked squares after the play: yours, then theirs",
    exposure: "Edges of squares that the other side can attack; fewer is safer",
  },
  wins: "wins",
  loses: "loses",
  also: (words: string) => `also ${words}`,
  more: "Show more plays",
  ends: { ours: "You win", theirs: "They win" },
  turns: { ours: "Your turn", theirs: "Their turn" },
  said: (word: string, ours: string, theirs: string, then: string) =>
    `${word} played: you ${ours}, they ${theirs}. ${then}.`,
  tapHint: "Tap a play to choose it, tap it again to play it.",
  detailHint: "Point at a play to see it on the board. A click chooses it; a second click or Enter plays it.",
  detail: {
    play: (word: string) => `Play ${word}`,
    playShort: "Play",
    score: "Score after",
    locks: "Locked",
    exposure: "Exposed",
    exposureHint: "Edges of squares that the other side can attack; fewer is safer.",
    rarity: "Frequency",
    noRarity: "not known",
    winsFor: { ours: "Fills the board: you win.", theirs: "Fills the board: they win." },
    bar: (us: string, free: string, them: string) => `You ${us}, free ${free}, them ${them}`,
  },
  start: {
    title: "Set up your board",
    text: "Type or paste the 25 letters, paint the squares that are taken, and your plays will appear here.",
    examples: "Or try one of these:",
    game: "A game in progress",
    rich: "A rich, untouched board",
  },
  refused: "Fix this and your plays will appear here.",
  pending: "Your plays will appear here as soon as the solver is ready.",
};

export * from "./letterpress-why-en.ts";
export * from "./letterpress-game-en.ts";
export * from "./crossword-game-en.ts";

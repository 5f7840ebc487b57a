/** What the Letterpress page says of a game that is played on it, in English; what all games say is crossword-game's. */
import { counted, table, type ErrorSentence } from "./tables.ts";
import { ofKeys, tap, Tap } from "./pointer.ts";
import { seatNames } from "./seat-names.ts";

/** What a player is called who has not given a name. */
const YOU = seatNames.en.you;

/** A player and what they do: "You play", "Ada plays". */
const does = (name: string, yours: string, theirs: string) =>
  name === YOU ? `You ${yours}` : `${name} ${theirs}`;

/** What a play has taken. @param gained free squares @param captured squares of the other player */
const taken = (gained: string, captured: string) => {
  if (captured === "0") return gained === "0" ? "no new square" : `${counted(gained, "square")} gained`;
  return gained === "0"
    ? `${counted(captured, "square")} taken over`
    : `${counted(gained, "square")} gained, ${captured} taken over`;
};

export const letterpressGame = {
  levelHints: [
    "knows everyday words of up to eight letters and looks no further than its own play",
    "knows everyday words of up to eight letters and considers your best reply",
    "also knows rarer words, many of them on some boards, and weighs more plays by your best reply",
    "knows many words, nearly all of them on some boards, and thinks a few turns ahead",
    "knows every word and thinks as far as time allows",
  ],
  setup: {
    title: "A whole game",
    text: "Two players at this screen, or you against the computer. Player 1 begins.",
    board: "Board",
    boards: { dealt: "Dealt at random", own: "Your own letters" },
    letters: "25 letters, row by row",
    seed: "Deal number",
    seedHint: "The same number deals the same board again. Leave it empty for a new one.",
    wrongSeed: "A deal number is a whole number of at most 15 digits.",
    dealt: "Like the game’s own boards: five to seven vowels, other letters equally likely.",
    start: "Start",
    starting: "The game begins as soon as the solver is ready.",
    rules: [
      `Make a word from any letters on the board, wherever they are: ${tap} them, drag over them, or type.`,
      "Its squares become yours. A square whose neighbours all have its colour is locked: nobody can take it.",
      "A word that has been played cannot be played again, nor can its beginnings.",
      "The game ends when no square is free, or when both pass. Whoever has more squares wins.",
    ],
  },
  now: {
    free: (n: string) => `${n} free`,
  },
  hand: {
    label: "The word",
    hint: `${Tap} letters on the board, drag over them, or type.`,
    play: "Play",
    clear: "Clear",
    back: "Take the last letter back",
    pass: "Pass",
    passEnds: "Pass and end the game",
    preview: (ours: string, theirs: string) => `${ours}–${theirs} after this`,
    missing: (letter: string) => `There is no ${letter} left on the board.`,
    passed: "The other player has passed. If you pass too, the game is over.",
  },
  say: {
    played: (name: string, word: string, gained: string, captured: string) =>
      `${does(name, "play", "plays")} ${word}: ${taken(gained, captured)}.`,
    passed: (name: string) => `${does(name, "pass", "passes")}.`,
    resigned: (name: string) => `${does(name, "resign", "resigns")}.`,
    hints: {
      size: (n: string, ours: string, theirs: string) =>
        `A word of ${n} letters; ${ours}–${theirs} after it. Press Hint again for more.`,
      begins: (letters: string) => `It begins with ${letters}.`,
    },
    hint: `Best word found so far.${ofKeys("Enter plays it.")}`,
    hintPass: "Nothing is better than passing.",
  },
  log: {
    none: "Nobody has played yet.",
    passed: "passed",
    resigned: "resigned",
    close: "Back to the game",
  },
  over: {
    endings: {
      full: "No square is free.",
      passes: "Both have passed.",
      resigned: "One player has resigned.",
    },
  },
  review: {
    title: "Review",
    start: "Review the game",
    startSoFar: "Review the game so far",
    looking: (done: string, total: string) => `${done} of ${counted(total, "turn")}`,
    begun: "Reviewing every turn",
    part: (done: string, total: string) =>
      `${done} of ${counted(total, "turn")} reviewed; everything below covers only these.`,
    loss: (squares: string) => counted(squares, "square"),
    mean: (name: string, squares: string) => `${name}: ${counted(squares, "square")} lost per turn`,
    could: (word: string) => `Better: ${word}`,
    couldPass: "Better to pass",
    also: (word: string) => `Or ${word}`,
    reply: (word: string) => `likely reply ${word}`,
    wins: "wins by force",
    loses: "loses by force",
    passes: "passes",
    graph: (name: string) =>
      `What the game was worth to ${name === YOU ? "you" : name} after each turn, in squares`,
    squares: (name: string) => (name === YOU ? "Your squares" : `Squares of ${name}`),
    worth: "Worth",
  },
  keyList: [
    ["Letters", "take a square with that letter"],
    ["Arrows", "move over the board"],
    ["Space", "takes the square, or gives it back"],
    ["Backspace", "takes the last letter back"],
    ["Esc", "takes all letters back"],
    ["Enter", "plays the word"],
    ["Ctrl Z", "undo"],
    ["[ and ]", "in a review, look at the mistake before or after"],
  ],
  /** The engine's own sentences are English. */
  errors: table<ErrorSentence>({}),
};

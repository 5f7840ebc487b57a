/** What the crossword page says of how good a move is, in English. */
import { counted } from "./tables.ts";

export const crosswordAnalysis = {
  moves: {
    exchange: (tiles: string) => `Exchange ${tiles}`,
    pass: "Pass",
    exchangeOrPass: "Exchanges or passes",
    exchanged: (tiles: string) => `${tiles} exchanged`,
    passed: "Passed",
  },
  /** Where the worth of kept tiles comes from. */
  leavesFrom: {
    table: "Kept tiles are valued by a table for this list and board.",
    estimate: "Kept tiles are valued by an estimate, tile by tile.",
    none: "The bag is empty: whoever goes out gains twice what the other side still holds.",
  },
  /** Values of kept tiles that the visitor makes. */
  leaves: {
    own: (boards: string) => `Kept tiles have values of your own, learnt from ${counted(boards, "board")}.`,
    make: "Make leave values for this list and board",
    more: "Learn more",
    save: "Save as a file",
    open: "Open a file",
    remove: "Delete",
    restore: "Undo delete",
    stop: "Stop learning",
    progress: "Progress of the learning",
    begun:
      "Learning has begun. You can go on in the meantime; better values are used as soon as they are there.",
    first: "Playing the first boards.",
    /** Told on other pages. */
    going: (how: string) => `Leave values are being learnt. ${how}`,
    learning: (done: string, total: string, left: string) => `${done} of ${total} boards, ${left}`,
    seconds: (seconds: string) => `about ${seconds} s left`,
    minutes: (minutes: string) => `about ${minutes} min left`,
    stopped: "Stopped. What was learnt is in use.",
    partly: (used: string, done: string) =>
      `Stopped. What ${used} of the ${done} boards taught is in use; those after them were too few to count.`,
    nothing: "Stopped before there was anything new to use: new values come every few dozen boards.",
    opened: "The values of the file are in use.",
    done: "Done. What was learnt is in use.",
    unkept:
      "This browser keeps nothing for this page: save the values as a file to have them at your next visit.",
    wrongFile: "This file has no leave values that can be read.",
    wrongGame: "The leave values in this file were made for another word list, board or set of tiles.",
  },
  /** What a simulation tries. */
  candidates: {
    title: "Plays that are simulated",
    best: "The best plays",
    add: "Add the chosen play",
    hint: "Choose a play in the list, and it is simulated even if it is not among the best.",
    leaveOut: (play: string) => `Leave out ${play}`,
  },
  columns: { wins: "Wins", mean: "Spread" },
  /** Beside the visitor's own play. */
  mine: "Yours",
  ask: {
    simulate: "Simulate",
    preendgame: "Choose for every draw",
    endgame: "Solve the endgame",
  },
  again: {
    simulate: "Simulate again",
    preendgame: "Choose again",
    endgame: "Solve again",
  },
  /** Beside a simulation that was stopped. */
  goOn: "Go on",
  hints: {
    simulate: "Plays the best moves out with tiles drawn by chance, and ranks them by what becomes of them.",
    preendgame: "Searches to the end of the game for each tile that may be in the bag.",
    endgame: "Searches the best line to the end of the game: both racks are known by counting.",
  },
  begun: {
    simulate: "The simulation has begun.",
    preendgame: "The search has begun.",
    endgame: "The search has begun.",
  },
  stop: "Stop",
  close: "Close",
  choices: "Settings",
  progress: "Progress",
  fields: {
    plies: "Turns ahead",
    samples: "Samples",
    known: "Opponent holds",
    knownExample: "not known",
    spread: "You lead by",
  },
  /** What the opponent kept, by its last move. */
  infer: {
    ask: "Guess what your opponent kept",
    trying: "Trying what they may have had.",
    kept: (tiles: string) => `Probably kept: ${tiles}. What you start next goes by it.`,
    nothing: "They kept nothing.",
  },
  /** How far it is, and what came of it. */
  told: {
    first: "Playing the best moves out.",
    /** Before the first sample of all moves its number is "". */
    simulated: (samples: string, rollouts: string, rate: string) =>
      `${samples && `${counted(samples, "sample")}, `}${rollouts} games played out, ${rate} a second`,
    /** It ended before all samples that were wanted. */
    clear: "All others are so far behind that more would change nothing.",
    stopped: "Stopped.",
    nothing: "Stopped before there was anything to rank.",
    searching: "Searching to the end of the game.",
    searched: (moves: string, draws: string) =>
      `${counted(moves, "move")} searched for ${counted(draws, "draw")}`,
    deepening: "Looking for something better.",
    proving:
      "The best are searched further, up to a proof. That may take long; what is found stays when you stop it.",
  },
  endgame: {
    line: "The best line",
    ahead: (points: string) => `You finish ${points} ahead`,
    behind: (points: string) => `You finish ${points} behind`,
    even: "The game ends in a tie",
    proved: "Proved: neither side can do better.",
    depth: (depth: string) => `The best of depth ${depth}; not proved.`,
    rough: "Too large to be searched: each makes the play that is worth most at once. Not proved.",
    you: "You",
    they: "They",
    back: "Back",
    next: "Next move",
  },
  /** Why a move is worth what it is. */
  why: {
    best: "The best by equity.",
    rank: (rank: string) => `Number ${rank} by equity`,
    beyond: "Not among the best 200 by equity",
    behind: (place: string, points: string, best: string) =>
      `${place}, ${counted(points, "point")} behind ${best}.`,
    kept: (total: string, parts: string) => `The tiles kept are worth ${total}: ${parts}.`,
    placeLoses: (points: string) =>
      `Its place costs ${counted(points, "point")}: premium squares beside its letters are easy to use.`,
    placeGains: (points: string) =>
      `Its place gains ${counted(points, "point")}: premium squares beside its letters are hard to use.`,
    waits: (points: string) =>
      `It leaves the first play to the opponent, who has fewer places for it: ${counted(points, "point")} more.`,
    together: (value: string) => `together ${value}`,
    bingo: (share: string) =>
      `A bingo next turn in ${share} of draws, before anything the opponent does in between.`,
    helps: (tiles: string) => `Most with ${tiles}.`,
    playedOut: (samples: string, ours: string, theirs: string) =>
      `Played out ${samples} times: ${ours} bingos a game for you, ${theirs} for the other side.`,
    replies: "Likely replies:",
    fewReplies: "There are too few samples to tell the likely replies.",
    heat: "Squares where replies land are framed on the board.",
    draws: "With these tiles in the bag:",
    won: "wins by",
    tied: "ties",
    lost: "loses by",
    unproved: "not proved",
  },
};

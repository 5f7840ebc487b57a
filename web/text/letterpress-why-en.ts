/** What the Letterpress page says of why a play is worth what it is, in English. */
import { counted } from "./tables.ts";
import { Tap } from "./pointer.ts";

const squares = (free: string, taken: string, whose: string) => {
  if (taken === "0") return counted(free, "free square");
  return free === "0"
    ? `${counted(taken, "square")} of ${whose}`
    : `${counted(free, "free square")} and ${taken} of ${whose}`;
};

/** Free squares that a play takes, squares of the other side, squares that it locks, locks that it breaks. */
export type Changes = [free: string, taken: string, locked: string, broken: string];

const changes = ([free, taken, locked, broken]: Changes, whose: string) =>
  [
    free === "0" && taken === "0" ? "take no new square" : `take ${squares(free, taken, whose)}`,
    ...(locked === "0" ? [] : [`lock ${locked}`]),
    ...(broken === "0" ? [] : [`break ${counted(broken, "lock")}`]),
  ].join(", ");

export const letterpressWhy = {
  /** What a play does, by who makes it: squares that it takes, locks, and locks that it breaks. */
  changes: {
    ours: (...of: Changes) => `You ${changes(of, "theirs")}`,
    theirs: (...of: Changes) => `They ${changes(of, "yours")}`,
  },
  bestFound: (word: string) => `The best play found is ${word}.`,
  bars: (words: string) => `Also bars ${words}.`,
  /** The other side's best reply, by who makes it. */
  reply: {
    ours: (word: string) => `Your best reply: ${word}`,
    theirs: (word: string) => `Their best reply: ${word}`,
  },
  replyShown: "Shown on the board",
  replyShow: "Show on the board",
  /** The score after a reply, behind what it does. */
  then: (score: string) => `, then ${score}`,
  replyEnds: { ours: "That ends the game: you win.", theirs: "That ends the game: they win." },
  /** What is forced, by who makes the play. */
  winsIn: {
    ours: (n: string) => `Wins in ${n}, whatever they answer.`,
    theirs: (n: string) => `They win in ${n}, whatever you answer.`,
  },
  forced: {
    wins: { ours: "Wins whatever they answer.", theirs: "They win whatever you answer." },
    loses: {
      ours: "Loses: they can force a win after it.",
      theirs: "They lose: you can force a win after it.",
    },
  },
  thinking: (done: string) => `Thinking ahead, ${done}`,
  begun: "Thinking ahead",
  stop: "Stop",
  again: "Keep thinking",
  settled: "Best replies checked.",
  stopped: "Stopped; plays are ordered by what was found so far.",
  /** What the side to move can force, by side. */
  proved: {
    ours: (n: string) => `You can win in ${counted(n, "turn")}, whatever they do.`,
    theirs: (n: string) => `They can win in ${counted(n, "turn")}, whatever you do.`,
  },
  provedByPassing: {
    ours: (n: string) => `You can win in ${counted(n, "turn")}, whatever they do, if you pass now.`,
    theirs: (n: string) => `They can win in ${counted(n, "turn")}, whatever you do, if they pass now.`,
  },
  provedNow: { ours: "You can win at once.", theirs: "They can win at once." },
  provedLost: { ours: "They can win whatever you play.", theirs: "You can win whatever they play." },
  /** Turns the board round, by who is to move. */
  turnRound: { ours: "What can they do?", theirs: "What can you do?" },
  must: "Must use squares",
  mustHint: `${Tap} the squares that every play must take.`,
  marked: "must be in the play",
  winning: "Shortest win",
  winningHint: "Only plays that win, at once or by force, the shortest word first.",
  noWinning: "No play wins at once or is known to win by force.",
  noMust: "No word takes all of these squares.",
  marks: {
    must: (letters: string) => `Uses ${letters}`,
    winning: "Winning plays, shortest first",
  },
  /** What these filters keep out of sight. */
  best: (word: string) => `The best of all plays is ${word}.`,
  bestIsListed: "The best of all plays is among these.",
  won: {
    ours: (score: string) => `The board is full. You won, ${score}.`,
    theirs: (score: string) => `The board is full. They won, ${score}.`,
  },
};

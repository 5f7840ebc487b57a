/** What all games say of their turns, one under the other, in English. */
import { counted } from "./tables.ts";

export const turns = {
  title: "Turns",
  back: "One turn back",
  forward: "One turn forward",
  columns: { score: "gained", total: "score after" },
  /** The turns as players write them down, and what is marked there. */
  /** The board after all of them. */
  end: "After the last turn",
  sheet: "Score sheet",
  unlisted: (words: string) => `Not in this word list: ${words}`,
};

/** The squares of a crossword board that multiply. */
export const premiums = { d: "2L", t: "3L", q: "4L", D: "2W", T: "3W", Q: "4W", "+": "+25" };

/** What can be done with a game that is played, whichever it is. */
export const match = {
  newGame: "New game",
  resign: "Resign",
  resignSure: "Resign and leave the game?",
  resignNow: "Yes, resign",
  stay: "Cancel",
  /** Of a game that is looked back on. */
  review: {
    turn: (n: string) => `Turn ${n}`,
    turning: "Turning points",
    find: "Look at this position in Find",
    mistakes: {
      title: "Mistakes",
      previous: "Previous mistake",
      next: "Next mistake",
      only: "Mistakes only",
      onlyYours: "Your mistakes only",
      none: "No mistakes",
      noneSoFar: "No mistakes so far",
      count: (n: string) => counted(n, "mistake"),
      place: (n: string, all: string) => `${n} of ${all}`,
    },
  },
};

/** What all games say of their turns, one under the other, in English. */
export const turns = {
  title: "Turns",
  back: "One turn back",
  forward: "One turn on",
  columns: { score: "gained", total: "score after" },
  /** The turns as players write them down, and what is marked there. */
  sheet: "Score sheet",
  unlisted: (words: string) => `Not in this word list: ${words}`,
};

/** The squares of a crossword board that multiply. */
export const premiums = { d: "2L", t: "3L", q: "4L", D: "2W", T: "3W", Q: "4W" };

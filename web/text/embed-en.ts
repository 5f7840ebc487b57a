/** What an embedded board says beside the game itself. It is all that tilewise-element.js says. */
export const embed = {
  open: "Open in Tilewise",
  blocked: "This page cannot open another one. Here is the board’s address:",
  show: "Show the board",
  title: (game: string) => `Tilewise, ${game}`,
  retry: "Try again",
  games: {
    letterpress: "Letterpress",
    crossword: "Scrabble & co.",
    tycoon: "Letter Tycoon",
    anagrams: "anagrams",
    draw: "Word Game",
    study: "words to learn",
    race: "race of the finders",
  },
};

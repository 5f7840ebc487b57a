/** What players are called who type no name, in every language: a game may come from a page in another one. */
export const seatNames = {
  en: { you: "You", seat: (n: string) => `Player ${n}` },
  tr: { you: "Siz", seat: (n: string) => `${n}. oyuncu` },
};

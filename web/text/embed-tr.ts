import type { embed as englishEmbed } from "./embed-en.ts";

/** Gömülü tahtanın oyun dışında söyledikleri. */
export const embed: typeof englishEmbed = {
  open: "Tilewise’da aç",
  blocked: "Bu sayfa başka bir sayfa açamıyor. Tahtanın adresi:",
  show: "Tahtayı göster",
  title: (game) => `Tilewise, ${game}`,
  retry: "Yeniden dene",
  games: {
    letterpress: "Letterpress",
    crossword: "Scrabble, Kelimelik",
    tycoon: "Letter Tycoon",
    anagrams: "anagramlar",
    draw: "Kelime Oyunu",
    study: "öğrenilecek kelimeler",
    race: "yöntemlerin yarışı",
  },
};

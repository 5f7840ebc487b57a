/** Gömülü tahtanın oyun dışında söyledikleri. @type {typeof import("./embed-en.js").embed} */
export const embed = {
  open: "Tilewise’da aç",
  blocked: "Bu sayfa başka bir sayfa açamıyor. Tahtanın adresi:",
  show: "Tahtayı göster",
  title: (game) => `Tilewise, ${game}`,
  retry: "Yeniden dene",
  games: {
    letterpress: "Letterpress",
    crossword: "kelime tahtası",
    tycoon: "Letter Tycoon",
    anagrams: "anagramlar",
    draw: "Kelime Oyunu",
    race: "bulucuların yarışı",
  },
};

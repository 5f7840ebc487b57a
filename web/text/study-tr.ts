import type { study as english } from "./study-en.ts";

/** What the study page says of searches, in Turkish. */
export const study: typeof english = {
  keyList: [["Ctrl Z, Ctrl Shift Z", "geri alır, yineler"]],
  view: "Ne yapmak istediğiniz",
  views: { search: "Ara", quiz: "Sınav", cards: "Kartlar" },
  conditions: "Aradığınız",
  words: "Kelimeler",
  kinds: {
    length: "Uzunluk",
    pattern: "Kalıp",
    anagram: "Anagramı",
    subanagram: "Şunlardan yapılan",
    letters: "İçindeki harf",
    front: "Öne gelen harfler",
    back: "Sona gelen harfler",
    inner_front: "İlk harfi atılınca",
    inner_back: "Son harfi atılınca",
    vowels: "Ünlü sayısı",
    points: "Puan",
    probability: "Olasılık sırası",
    playability: "Oyundaki değeri",
    zipf: "Yaygınlık",
    anagrams: "Aynı harflerden kelimeler",
    definition: "Anlam",
    list: "Başka bir listede",
  },
};

export * from "./study-quiz-tr.ts";

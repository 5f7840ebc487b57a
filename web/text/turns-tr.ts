/** What all games say of their turns, one under the other, in Turkish. */
import type { match as englishMatch, turns as english, premiums as englishPremiums } from "./turns-en.ts";

export const turns: typeof english = {
  title: "Oynananlar",
  back: "Bir hamle geri",
  forward: "Bir hamle ileri",
  columns: { score: "kazanılan", total: "toplam" },
  end: "Son hamleden sonra",
  sheet: "Skor tablosu",
  unlisted: (words) => `Bu kelime listesinde yok: ${words}`,
};

export const premiums: typeof englishPremiums = {
  d: "H2",
  t: "H3",
  q: "H4",
  D: "K2",
  T: "K3",
  Q: "K4",
  "+": "+25",
};

export const match: typeof englishMatch = {
  newGame: "Yeni oyun",
  resign: "Pes et",
  resignSure: "Pes etmek istiyor musunuz?",
  resignNow: "Evet, pes et",
  stay: "Vazgeç",
  /** Of a game that is looked back on. */
  review: {
    turn: (n) => `${n}. hamle`,
    turning: "Dönüm noktaları",
    find: "Bu konumu Bul’da aç",
    mistakes: {
      title: "Hatalar",
      previous: "Önceki hata",
      next: "Sonraki hata",
      only: "Yalnızca hatalar",
      onlyYours: "Yalnızca sizin hatalarınız",
      none: "Hata yok",
      noneSoFar: "Şimdilik hata yok",
      count: (n) => `${n} hata`,
      place: (n, all) => `${n} / ${all}`,
    },
  },
};

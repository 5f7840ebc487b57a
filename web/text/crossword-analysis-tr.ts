/** What the crossword page says of how good a move is, in Turkish. */
import type { crosswordAnalysis as english } from "./crossword-analysis-en.ts";

export const crosswordAnalysis: typeof english = {
  moves: {
    exchange: (tiles) => `Değiştir: ${tiles}`,
    pass: "Pas",
    exchangeOrPass: "Taş değiştirir ya da pas geçer",
    exchanged: (tiles) => `${tiles} değiştirildi`,
    passed: "Pas geçildi",
  },
  leavesFrom: {
    table: "Kalan taşların değeri bu liste ve tahtanın tablosundan.",
    estimate: "Kalan taşların değeri tek tek tahmin ediliyor.",
    own: "Kalan taşların değeri kendi tablonuzdan.",
    none: "Torba boş: kalan taşların değeri yok.",
  },
  columns: { wins: "Kazanma", mean: "Fark" },
  mine: "Sizin",
  ask: {
    simulate: "Simüle et",
    preendgame: "Her çekiliş için seç",
    endgame: "Oyun sonunu çöz",
  },
  again: {
    simulate: "Yeniden simüle et",
    preendgame: "Yeniden seç",
    endgame: "Yeniden çöz",
  },
  hints: {
    simulate: "En iyi hamleleri rastgele çekilen taşlarla oynatır ve sonuçlarına göre sıralar.",
    preendgame: "Torbada olabilecek her taş için oyunu sonuna kadar arar.",
    endgame: "Oyunun sonuna kadar en iyi devamı arar: sayarak iki el de bilinir.",
  },
  begun: {
    simulate: "Simülasyon başladı.",
    preendgame: "Arama başladı.",
    endgame: "Arama başladı.",
  },
  stop: "Durdur",
  close: "Bütün hamleler",
  choices: "Ayarlar",
  progress: "Ne kadarı bitti",
  fields: {
    plies: "İleriye hamle",
    samples: "Örnek",
    known: "Rakipte olan",
    knownExample: "bilinmiyor",
    spread: "Önde olduğunuz puan",
  },
  told: {
    first: "En iyi hamleler oynatılıyor.",
    simulated: (samples, rollouts, rate) => `${samples} örnek, ${rollouts} oyun oynatıldı, saniyede ${rate}`,
    stopped: "Durduruldu.",
    nothing: "Sıralanacak bir şey olmadan durduruldu.",
    searching: "Oyunun sonuna kadar aranıyor.",
    searched: (moves, draws) => `${draws} çekiliş için ${moves} hamle arandı`,
    deepening: "Daha iyisi aranıyor.",
  },
  endgame: {
    line: "En iyi devam",
    ahead: (points) => `${points} puan önde bitirirsiniz`,
    behind: (points) => `${points} puan geride bitirirsiniz`,
    even: "Oyun berabere biter",
    proved: "Kanıtlandı: iki taraf da daha iyisini yapamaz.",
    depth: (depth) => `${depth}. derinliğin en iyisi; kanıtlanmadı.`,
    you: "Siz",
    they: "Rakip",
    back: "Geri",
    next: "Sonraki hamle",
  },
  why: {
    best: "Değere göre en iyisi.",
    rank: (rank) => `Değere göre ${rank}. sırada`,
    beyond: "Değere göre ilk 200 arasında değil",
    behind: (place, points, best) => `${place}, ${best} hamlesinin ${points} puan gerisinde.`,
    kept: (total, parts) => `Kalan taşların değeri ${total}: ${parts}.`,
    placeLoses: (points: string) =>
      `Yeri ${points} puan kaybettirir: harflerinin yanındaki renkli karelere kolay ulaşılır.`,
    placeGains: (points: string) =>
      `Yeri ${points} puan kazandırır: harflerinin yanındaki renkli karelere zor ulaşılır.`,
    together: (value) => `birlikte ${value}`,
    bingo: (share) =>
      `Rakibin aradaki hamlesi sayılmazsa çekilişlerin ${share} kadarında sonraki turda bingo.`,
    helps: (tiles) => `En çok şunlarla: ${tiles}.`,
    playedOut: (samples, ours, theirs) =>
      `${samples} kez oynatıldı: oyun başına sizden ${ours}, rakipten ${theirs} bingo.`,
    replies: "Olası karşılıklar:",
    heat: "Karşılıkların düştüğü kareler tahtada çerçevelenir.",
    draws: "Torbada bu taşlar varken:",
    won: "kazanır:",
    tied: "berabere",
    lost: "kaybeder:",
    unproved: "kanıtlanmadı",
  },
};

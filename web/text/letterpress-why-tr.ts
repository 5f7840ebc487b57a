/** What the Letterpress page says of why a play is worth what it is, in Turkish. */
import type { letterpressWhy as en } from "./letterpress-why-en.ts";

const squares = (free: string, taken: string, whose: string) => {
  if (taken === "0") return `${free} boş kare`;
  return free === "0" ? `${whose} ${taken} kare` : `${free} boş kare ile ${whose} ${taken} kare`;
};

const none = (free: string, taken: string) => free === "0" && taken === "0";

export const letterpressWhy: typeof en = {
  takes: {
    ours: (free, taken) =>
      none(free, taken) ? "Yeni kare almazsınız" : `Alırsınız: ${squares(free, taken, "rakipten")}`,
    theirs: (free, taken) =>
      none(free, taken) ? "Rakip yeni kare almaz" : `Rakip alır: ${squares(free, taken, "sizden")}`,
  },
  locks: (n) => `${n} yeni kilit`,
  breaks: (n) => `${n} kilit kırılır`,
  bestFound: (word) => `Bulunan en iyi hamle: ${word}.`,
  bars: (words) => `Şunlar da artık oynanamaz: ${words}.`,
  reply: {
    ours: (word) => `En iyi yanıtınız: ${word}`,
    theirs: (word) => `Rakibin en iyi yanıtı: ${word}`,
  },
  replyShown: "Tahtada gösteriliyor",
  replyShow: "Tahtada göster",
  then: (score) => `sonra ${score}`,
  replyEnds: { ours: "Bu oyunu bitirir: siz kazanırsınız.", theirs: "Bu oyunu bitirir: rakip kazanır." },
  winsIn: {
    ours: (n) => `Rakip ne oynarsa oynasın ${n} hamlede kazanır.`,
    theirs: (n) => `Siz ne oynarsanız oynayın rakip ${n} hamlede kazanır.`,
  },
  forced: {
    wins: {
      ours: "Rakip ne oynarsa oynasın kazanır.",
      theirs: "Siz ne oynarsanız oynayın rakip kazanır.",
    },
    loses: {
      ours: "Kaybeder: rakip bundan sonra kazanmayı zorlayabilir.",
      theirs: "Rakip kaybeder: bundan sonra kazanmayı zorlayabilirsiniz.",
    },
  },
  thinking: (done) => `İleri düşünülüyor, ${done}`,
  begun: "İleri düşünülüyor",
  stop: "Durdur",
  again: "Düşünmeyi sürdür",
  settled: "En iyi yanıtlara bakıldı.",
  stopped: "Durduruldu; sıralama buraya kadar düşünülene göre.",
  proved: {
    ours: (n) => `Rakip ne yaparsa yapsın ${n} hamlede kazanabilirsiniz.`,
    theirs: (n) => `Siz ne yaparsanız yapın rakip ${n} hamlede kazanabilir.`,
  },
  provedByPassing: {
    ours: (n) => `Şimdi pas geçerseniz rakip ne yaparsa yapsın ${n} hamlede kazanabilirsiniz.`,
    theirs: (n) => `Rakip şimdi pas geçerse siz ne yaparsanız yapın ${n} hamlede kazanabilir.`,
  },
  provedNow: { ours: "Hemen kazanabilirsiniz.", theirs: "Rakip hemen kazanabilir." },
  provedLost: {
    ours: "Ne oynarsanız oynayın rakip kazanabilir.",
    theirs: "Rakip ne oynarsa oynasın kazanabilirsiniz.",
  },
  turnRound: { ours: "Rakip ne yapabilir?", theirs: "Siz ne yapabilirsiniz?" },
  must: "Şu kareleri kullan",
  mustHint: "Hamlenin alması gereken karelere dokunun.",
  marked: "hamlede olmalı",
  winning: "En kısa galibiyet",
  winningHint: "Yalnız hemen ya da zorunlu olarak kazandıran hamleler, en kısa kelime başta.",
  noWinning: "Hemen kazandıran ya da kazandırdığı bilinen bir hamle yok.",
  noMust: "Bu karelerin hepsini alan bir kelime yok.",
  marks: {
    must: (letters) => `Kullanılan: ${letters}`,
    winning: "Kazandıran hamleler, en kısası başta",
  },
  best: (word) => `Bütün hamlelerin en iyisi ${word}.`,
  bestIsListed: "Bütün hamlelerin en iyisi bunların arasında.",
  won: {
    ours: (score) => `Tahta doldu. ${score} siz kazandınız.`,
    theirs: (score) => `Tahta doldu. ${score} rakip kazandı.`,
  },
};

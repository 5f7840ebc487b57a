/** What the Letterpress page says of why a play is worth what it is, in Turkish. */
import type { Changes, letterpressWhy as en } from "./letterpress-why-en.ts";
import { dokunun } from "./pointer.ts";

const squares = (free: string, taken: string, whose: string) => {
  if (taken === "0") return `${free} boş kare`;
  return free === "0" ? `${whose} ${taken} kare` : `${free} boş kare ile ${whose} ${taken} kare`;
};

/** What a play does, in the third person; the last verb takes the ending of the second ("kırar", "kırarsınız"). */
const changes = ([free, taken, locked, broken]: Changes, whose: string) =>
  [
    free === "0" && taken === "0" ? "yeni kare almaz" : `${squares(free, taken, whose)} alır`,
    ...(locked === "0" ? [] : [`${locked} kare kilitler`]),
    ...(broken === "0" ? [] : [`${broken} kilit kırar`]),
  ].join(", ");

/** The ending of the second person after each of these verbs, by its last vowel. */
const you = (said: string) => `${said}${said.endsWith("kilitler") ? "siniz" : "sınız"}`;

const capitalized = (said: string) => said.charAt(0).toLocaleUpperCase("tr") + said.slice(1);

export const letterpressWhy: typeof en = {
  changes: {
    ours: (...of) => capitalized(you(changes(of, "rakipten"))),
    theirs: (...of) => `Rakip ${changes(of, "sizden")}`,
  },
  bestFound: (word) => `Bulunan en iyi hamle: ${word}.`,
  bars: (words) => `Şunlar da artık oynanamaz: ${words}.`,
  reply: {
    ours: (word) => `En iyi yanıtınız: ${word}`,
    theirs: (word) => `Rakibin en iyi yanıtı: ${word}`,
  },
  replyShown: "Tahtada gösteriliyor",
  replyShow: "Tahtada göster",
  then: (score) => `; skor ${score} olur`,
  replyEnds: { ours: "Bu oyunu bitirir: siz kazanırsınız.", theirs: "Bu oyunu bitirir: rakip kazanır." },
  winsIn: {
    ours: (n) => `Rakip ne oynarsa oynasın, bu hamleyle ${n} hamlede kazanırsınız.`,
    theirs: (n) => `Siz ne oynarsanız oynayın, bu hamleyle rakip ${n} hamlede kazanır.`,
  },
  forced: {
    wins: {
      ours: "Rakip ne oynarsa oynasın, bu hamleyle kazanırsınız.",
      theirs: "Siz ne oynarsanız oynayın, bu hamleyle rakip kazanır.",
    },
    loses: {
      ours: "Bu hamleyle kaybedersiniz: rakip bundan sonra kazanmayı zorlayabilir.",
      theirs: "Rakip kaybeder: bundan sonra kazanmayı zorlayabilirsiniz.",
    },
  },
  thinking: (done) => `İleri düşünülüyor, ${done}`,
  begun: "İleri düşünülüyor",
  stop: "Durdur",
  again: "Düşünmeyi sürdür",
  settled: "En iyi yanıtlara bakıldı.",
  stopped: "Durduruldu; sıralama şimdiye kadar bulunanlara göre.",
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
  mustHint: `Her hamlenin alması gereken karelere ${dokunun}.`,
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
    ours: (score) => `Tahta doldu: ${score}, siz kazandınız.`,
    theirs: (score) => `Tahta doldu: ${score}, rakip kazandı.`,
  },
};

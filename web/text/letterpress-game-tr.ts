/** What the Letterpress page says of a game that is played on it, in Turkish. */
import type { letterpressGame as englishLetterpressGame } from "./letterpress-game-en.ts";
import { dokunun, ofKeys } from "./pointer.ts";
import { seatNames } from "./seat-names.ts";

const YOU = seatNames.tr.you;

/** "Siz oynadınız", "Ada oynadı". */
const did = (name: string, yours: string, theirs: string) => (name === YOU ? yours : theirs);

const taken = (gained: string, captured: string) => {
  const free = `${gained} boş kare alındı`;
  const over = `${captured} kare el değiştirdi`;
  if (captured === "0") return gained === "0" ? "Yeni kare alınmadı" : free;
  return gained === "0" ? over : `${free}, ${over}`;
};

export const letterpressGame: typeof englishLetterpressGame = {
  levelHints: [
    "sekiz harfe kadar gündelik kelimeleri bilir, kendi hamlesinden ilerisine bakmaz",
    "sekiz harfe kadar gündelik kelimeleri bilir, vereceğiniz en iyi yanıtı hesaba katar",
    "daha seyrek kelimeleri de bilir, kimi tahtada çoğunu; daha çok hamleyi vereceğiniz yanıta göre tartar",
    "çok kelime bilir, kimi tahtada neredeyse hepsini; birkaç hamle ilerisini düşünür",
    "her kelimeyi bilir, zamanın yettiği kadar ilerisini düşünür",
  ],
  setup: {
    title: "Baştan sona bir oyun",
    text: "Bu ekranda iki oyuncu ya da bilgisayara karşı siz. 1. oyuncu başlar.",
    board: "Tahta",
    boards: { dealt: "Rastgele dağıtılsın", own: "Kendi harfleriniz" },
    letters: "Satır satır 25 harf",
    seed: "Dağıtım numarası",
    seedHint: "Aynı numara aynı tahtayı yeniden dağıtır. Yeni bir tahta için boş bırakın.",
    wrongSeed: "Dağıtım numarası en çok 15 basamaklı bir tam sayıdır.",
    dealt: "Oyunun kendi tahtalarındaki gibi: beş ile yedi arası ünlü, öbür harfler eşit olasılıkla.",
    start: "Başla",
    starting: "Çözücü hazır olunca oyun başlayacak.",
    rules: [
      `Tahtadaki harflerden, nerede dururlarsa dursunlar, bir kelime yapın: ${dokunun}, üzerlerinden sürükleyin ya da yazın.`,
      "Kareleri sizin olur. Bütün komşuları kendi renginde olan kare kilitlenir; artık kimse alamaz.",
      "Oynanmış bir kelime de onun başlangıçları da bir daha oynanamaz.",
      "Boş kare kalmayınca ya da iki oyuncu da pas geçince oyun biter. Karesi daha çok olan kazanır.",
    ],
  },
  now: {
    free: (n) => `${n} boş`,
  },
  hand: {
    label: "Kelime",
    hint: `Tahtadaki harflere ${dokunun}, üzerlerinden sürükleyin ya da yazın.`,
    play: "Oyna",
    clear: "Temizle",
    back: "Son harfi geri al",
    pass: "Pas geç",
    passEnds: "Pas geç ve oyunu bitir",
    preview: (ours, theirs) => `Sonrası ${ours}–${theirs}`,
    missing: (letter) => `Tahtada başka ${letter} yok.`,
    passed: "Öbür oyuncu pas geçti. Siz de pas geçerseniz oyun biter.",
  },
  say: {
    played: (name, word, gained, captured) =>
      `${did(name, "Oynadınız", `${name} oynadı`)}: ${word}. ${taken(gained, captured)}.`,
    passed: (name) => `${did(name, "Pas geçtiniz", `${name} pas geçti`)}.`,
    resigned: (name) => `${did(name, "Pes ettiniz", `${name} pes etti`)}.`,
    hints: {
      size: (n, ours, theirs) =>
        `${n} harfli bir kelime; oynanırsa skor ${ours}–${theirs}. Devamı için yine İpucu’na basın.`,
      begins: (letters) => `${letters} ile başlıyor.`,
    },
    hint: `Şimdiye kadar bulunan en iyi kelime.${ofKeys("Enter ile oynanır.")}`,
    hintPass: "Pas geçmekten iyisi yok.",
  },
  log: {
    none: "Henüz kimse oynamadı.",
    passed: "pas",
    resigned: "pes etti",
    close: "Oyuna dön",
  },
  over: {
    endings: {
      full: "Boş kare kalmadı.",
      passes: "İki oyuncu da pas geçti.",
      resigned: "Bir oyuncu pes etti.",
    },
  },
  review: {
    title: "Oyunun incelemesi",
    start: "Oyunu incele",
    startSoFar: "Oyunu buraya kadar incele",
    looking: (done, total) => `${total} hamleden ${done} tanesi`,
    begun: "Bütün hamleler inceleniyor",
    part: (done, total) =>
      `${total} hamleden ${done} tanesi incelendi; aşağıdakiler yalnızca bunlarla ilgili.`,
    loss: (squares) => `${squares} kare`,
    mean: (name, squares) => `${name}: hamle başına ${squares} kare kayıp`,
    could: (word) => `Daha iyisi: ${word}`,
    couldPass: "Pas geçmek daha iyiydi",
    also: (word) => `Ya da ${word}`,
    reply: (word) => `olası yanıt ${word}`,
    wins: "kesin kazanır",
    loses: "kesin kaybeder",
    passes: "pas",
    graph: (name) =>
      `Her hamleden sonra oyunun ${name === YOU ? "sizin için" : `${name} için`} değeri, kare olarak`,
    squares: (name) => `${name}, kare`,
    worth: "Değer",
  },
  keyList: [
    ["Harfler", "o harfin bir karesini alır"],
    ["Oklar", "tahtada gezinir"],
    ["Boşluk", "kareyi alır ya da geri verir"],
    ["Backspace", "son harfi geri verir"],
    ["Esc", "bütün harfleri geri verir"],
    ["Enter", "kelimeyi oynar"],
    ["Ctrl Z", "geri al"],
    ["[ ve ]", "incelemede önceki ya da sonraki hatayı gösterir"],
  ],
  errors: {
    "not-a-word": () => "Bu kelime listede yok.",
    "not-now": () => "Oyun bitti.",
    letters: () => "Bu kareler bu kelimeyi vermiyor.",
    barred: () => "Bu kelime oynanmış ya da oynanmış bir kelimenin başlangıcı.",
    players: () => "Letterpress iki kişiyle oynanır.",
    state: () => "Bu, bu sürümün bir Letterpress oyunu değil.",
  },
};

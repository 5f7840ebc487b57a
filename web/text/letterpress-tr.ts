/** What the Letterpress page says, in Turkish. */
import type { letterpress as english } from "./letterpress-en.ts";
import { dokunun } from "./pointer.ts";

export const letterpress: typeof english = {
  position: "Konum",
  plays: "Hamleler",
  board: "Tahta, 5 × 5",
  square: (row, column) => `${row}. satır, ${column}. sütun`,
  empty: "harf yok",
  owner: { ours: "sizin", theirs: "rakibin", free: "boş", both: "iki tarafa da ait" },
  locked: "kilitli",
  inPlay: "bu hamlede",
  mode: "Düzenleme kipi",
  played: "Oynanan kelimeler",
  playedHint: "Yeniden oynanamaz; başlangıçları da oynanamaz",
  addWord: "Ekle",
  addLabel: "Oynanmış bir kelime",
  addHint: "Kelime ekle",
  remove: (word) => `${word} kelimesini çıkar`,
  notOnBoard: (words) => `${words}: bu tahtada bunun için gereken harfler yok. Doğru mu yazıldı?`,
  values: "Metin olarak tahta",
  valuesHint:
    "Yirmi beş harf, sonra sizin kareleriniz için bir sayı, rakibinki için bir sayı. İlk kare 1, sonraki 2, sonra 4 sayılır ve böyle gider.",
  fields: { board: "Harfler", ours: "Sizin kareleriniz", theirs: "Rakibin kareleri" },
  word: {
    tool: {
      ours: "Kelimeniz geçerli mi, nasıl oynanır?",
      theirs: "Rakibin kelimesi geçerli mi, nasıl oynanır?",
    },
    label: { ours: "Sizin kelimeniz", theirs: "Rakibin kelimesi" },
    hint: `Yazın ya da tahtada harflerine sırayla ${dokunun}.`,
    ways: (n) =>
      n === "1" ? "Geçerli; oynamanın tek yolu" : `Geçerli; oynamanın ${n} yolu var, en iyisi başta`,
    bestWays: (n) => `Geçerli; oynamanın en iyi ${n} yolu`,
    anyway: "Yine de oyna",
    close: "Bütün hamlelere dön",
  },
  keys: "Tuşlar",
  keyList: [
    ["Oklar", "tahtada gezinir"],
    ["Harfler", "kareyi doldurur ve ilerler"],
    ["Boşluk", "kareyi değiştirir: sizin, rakibin, boş"],
    ["Backspace", "harfi siler"],
    ["Yapıştırma", "bütün tahtayı alır, iki sayısı olsa da olmasa da; resmini de"],
    ["1 2 3", "boyarken: sizin, rakibin, boş"],
    ["Esc", "harflere döner; seçilen hamleyi bırakır"],
    ["Ctrl Z, Ctrl Shift Z", "geri alır, yineler"],
    ["Enter", "tahtada: hamlelere geçer; bir hamlenin üstünde: onu oynar"],
  ],
  ranking: "Hamlelerin sıralaması",
  rankings: {
    lookahead: [
      "İleri düşün",
      "Bundan sonra iki taraf da elinden gelenin en iyisini oynarsa hamlenin nereye varacağı.",
    ],
    letterpwn: ["Güvenli", "Önce kazandıran hamleler, sonra en çok kilit, sonra en az açık kare."],
    territory: [
      "Alan",
      "Kazanılan ve elde tutulan kareler sayılır; kilitler ve açık kenarlar da hesaba katılır.",
    ],
  },
  summary: (words, moves, ms, list) => `${words} kelime, ${moves} hamle, ${ms} ms, ${list}`,
  hidden: {
    better: (words, best) => `${words} kelime gizli; ${best} ilk sırada olurdu.`,
    noneBetter: (words) => `${words} kelime gizli, hiçbiri daha iyi değil.`,
    nothing: "Burada gizlenen bir şey yok.",
  },
  working: "Çözülüyor",
  none: "Burada oynanacak kelime yok.",
  progress: (letters, of) => `${of} harften ${letters} tanesi`,
  columns: { score: "Skor", locks: "Kilit", exposure: "Açık" },
  whose: "siz–rakip",
  decides: {
    lookahead: { ours: "Yanıttan sonra", theirs: "Yanıttan sonra" },
    letterpwn: { ours: "Kilit farkı", theirs: "Rakibin farkı" },
    territory: { ours: "Alan", theirs: "Rakibin alanı" },
  },
  hints: {
    lookahead: {
      ours: "Rakibin en iyi yanıtından sonra sizin kareleriniz eksi rakibinkiler",
      theirs: "Sizin en iyi yanıtınızdan sonra rakibin kareleri eksi sizinkiler",
    },
    letterpwn: {
      ours: "Hamleden sonra sizin kilitli kareleriniz eksi rakibinkiler",
      theirs: "Hamleden sonra rakibin kilitli kareleri eksi sizinkiler",
    },
    territory: {
      ours: "Kazandığınız ve tuttuğunuz kareler; kilitler ve açık kenarlar da hesaba katılır",
      theirs: "Rakibin kazandığı ve tuttuğu kareler; kilitler ve açık kenarlar da hesaba katılır",
    },
    score: "Hamleden sonraki kareler: önce sizinkiler, sonra rakibinkiler",
    locks: "Hamleden sonraki kilitli kareler: önce sizinkiler, sonra rakibinkiler",
    exposure: "Öbür tarafın saldırabileceği kare kenarları; ne kadar az olursa o kadar güvenlidir",
  },
  wins: "kazanır",
  loses: "kaybeder",
  also: (words) => `ayrıca ${words}`,
  more: "Daha çok hamle göster",
  ends: { ours: "Siz kazandınız", theirs: "Rakip kazandı" },
  turns: { ours: "Sıra sizde", theirs: "Sıra rakipte" },
  said: (word, ours, theirs, then) => `${word} oynandı: siz ${ours}, rakip ${theirs}. ${then}.`,
  tapHint: "Seçmek için bir hamleye dokunun, oynamak için bir daha dokunun.",
  detailHint:
    "Tahtada görmek için imleci bir hamlenin üzerine getirin. Tıklayınca seçilir; ikinci tıklama ya da Enter oynar.",
  detail: {
    play: (word) => `${word} oyna`,
    playShort: "Oyna",
    score: "Sonraki skor",
    locks: "Kilitli",
    exposure: "Açık",
    exposureHint: "Rakibin saldırabileceği kare kenarları; ne kadar az olursa o kadar güvenlidir.",
    rarity: "Yaygınlık",
    noRarity: "bilinmiyor",
    winsFor: { ours: "Tahtayı doldurur: siz kazanırsınız.", theirs: "Tahtayı doldurur: rakip kazanır." },
    bar: (us, free, them) => `Siz ${us}, boş ${free}, rakip ${them}`,
  },
  start: {
    title: "Tahtanızı kurun",
    text: "25 harfi yazın ya da yapıştırın, alınmış kareleri boyayın; hamleleriniz burada görünecek.",
    examples: "Ya da bunlardan birine bakın:",
    game: "Süren bir oyun",
    rich: "Bol kelimeli, yeni bir tahta",
  },
  refused: "Bunu düzeltince hamleleriniz burada görünecek.",
  pending: "Çözücü hazır olunca hamleleriniz burada görünecek.",
};

export * from "./letterpress-why-tr.ts";
export * from "./letterpress-game-tr.ts";
export * from "./crossword-game-tr.ts";

import type { ErrorData, ErrorSentence } from "./tables.ts";
import type { crossword as englishCrossword } from "./crossword-en.ts";

/** What the crossword page says, in Turkish. */
export const crossword: typeof englishCrossword = {
  name: "Kelime tahtası",
  position: "Konum",
  plays: "Hamleler",
  board: (width, height) => `Tahta, ${width}'e ${height}`,
  direction: { across: "Yatay", down: "Dikey" },
  empty: "boş",
  startSquare: "başlangıç",
  inPlay: "bu hamlede",
  wrongHere: "burada bir yanlış var",
  blank: "Joker",
  blankFor: (letter) => `${letter}, joker`,
  premiums: { d: "H2", t: "H3", q: "H4", D: "K2", T: "K3", Q: "K4" },
  premiumNames: {
    d: "harf iki kat",
    t: "harf üç kat",
    q: "harf dört kat",
    D: "kelime iki kat",
    T: "kelime üç kat",
    Q: "kelime dört kat",
    1: "sarı, 1 puanlık harfleri üçe katlar",
    2: "yeşil, 2 puanlık harfleri üçe katlar",
    3: "mavi, 3 puanlık harfleri üçe katlar",
    5: "kırmızı, 5 puanlık harfleri üçe katlar",
  },
  game: "Oyun",
  games: {
    scrabble: "Scrabble",
    scrabble_tr: "Türkçe Scrabble",
    super: "Süper, 21'e 21",
    wwf: "Words With Friends",
    wwf11: "Words With Friends, 11'e 11",
    wordfeud: "Wordfeud",
    kelimelik: "Kelimelik",
    literaki: "Literaki",
    crossplay: "Crossplay",
    duel: "Duel, 11'e 11",
    letter_league: "Letter League",
  },
  ownBoard: "Kendi tahtanız",
  tileSet: "Harfler",
  ownTiles: "Kendi taşlarınız",
  noList: (name) => `${name} (kendi kelime listenizi ister)`,
  languages: {
    ar: "Arapça",
    ca: "Katalanca",
    cs: "Çekçe",
    da: "Danca",
    de: "Almanca",
    el: "Yunanca",
    en: "İngilizce",
    es: "İspanyolca",
    eu: "Baskça",
    fa: "Farsça",
    fi: "Fince",
    fr: "Fransızca",
    hu: "Macarca",
    it: "İtalyanca",
    nl: "Felemenkçe",
    no: "Norveççe",
    pl: "Lehçe",
    pt: "Portekizce",
    ro: "Rumence",
    ru: "Rusça",
    sk: "Slovakça",
    sl: "Slovence",
    sv: "İsveççe",
    tr: "Türkçe",
  },
  families: {
    super: "Süper",
    wwf: "Words With Friends",
    wordfeud: "Wordfeud",
    kelimelik: "Kelimelik",
    literaki: "Literaki",
    crossplay: "Crossplay",
    letter_league: "Letter League",
  },
  example: "Örnek",
  rack: "Istakanız; soru işareti ya da boşluk jokerdir",
  rackHint: "Taşlarınız; joker için ? ya da boşluk",
  unseen: "Görülmeyen taşlar",
  unseenCount: (count, bag) => `${count}, torbada ${bag}`,
  unseenWord: "görülmedi",
  done: "Bitti",
  turn: "Yazma yönünü çevir",
  erase: "Taşı geri al",
  arrows: { ArrowLeft: "Sola", ArrowRight: "Sağa", ArrowUp: "Yukarı", ArrowDown: "Aşağı" },

  columns: { position: "Yer", word: "Kelime", leave: "Kalan", score: "Puan", equity: "Değer" },
  playSaid: (word, blanks) =>
    [word, ...blanks.map(({ letter, place }) => `${place}. harf, ${letter}, joker`)].join(", "),
  ways: (n) => `joker için ${n} seçenek`,
  more: "Daha çok hamle göster",
  tapHint: "Seçmek için bir hamleye dokunun, oynamak için bir daha dokunun.",
  detailHint:
    "Tahtada görmek için bir hamlenin üzerine gelin. Tıklayınca seçilir; ikinci tıklama ya da Enter oynar.",
  detail: {
    play: (score) => `${score} puana oyna`,
    bonus: "Ek puan",
    total: "Toplam",
    variants: "Joker",
    leave: (tiles) => `Elde kalan: ${tiles}.`,
    noLeave: "Elde taş kalmaz.",
    equity: (value) => `Kalanla birlikte değeri ${value}.`,
  },
  order: "Hamlelerin sırası",
  orders: {
    score: ["Puan", "Şimdi en çok puan."],
    equity: ["Değer", "Puan ile elde kalan taşların değeri."],
  },
  filters: {
    at: "Yer",
    length: "Uzunluk",
    places: "Taş",
    contains: "İçerir",
    containsExample: "LAR",
    any: "hepsi",
    clear: "Bütün hamleler",
  },
  summary: (plays, ms, list) => `${ms} ms'de ${plays} hamle, ${list}`,
  summaryMatching: (matching, plays, ms, list) => `${ms} ms'de ${plays} hamleden ${matching}, ${list}`,
  working: "Çözülüyor",
  none: "Bu ıstakayla oynanacak hamle yok.",
  noneMatch: "Bu süzgeçlerden geçen hamle yok.",
  refused: "Bu düzeltilince hamleleriniz burada görünür.",
  pending: "Çözücü hazır olunca hamleleriniz burada görünür.",

  judge: "Tahtadaki yanlışlar",
  problems: {
    "not-a-word": ({ what, square, row, column }) =>
      `${square} yerindeki ${what} (satır ${row}, sütun ${column}) bu kelime listesinde yok.`,
    island: ({ square, row, column }) =>
      `${square} yerindeki taşlar (satır ${row}, sütun ${column}) ötekilere değmiyor.`,
    "not-on-centre": ({ square, row, column }) =>
      `Başlangıç karesinde taş yok: ${square} (satır ${row}, sütun ${column}).`,
    "too-many-tiles": ({ what, count, has }) =>
      `Tahtada ${count} tane ${what} var; takımda ${has} tane bulunur.`,
  },
  moreProblems: (count) => `Bunlardan başka ${count} tane daha.`,

  record: "Oynananlar",
  playerName: (n) => `Oyuncu ${n}`,
  back: "Bir hamle geri",
  forward: "Bir hamle ileri",
  turns: {
    play: (text) => text,
    pass: () => "pas",
    exchange: (text) => `${text} değiştirir`,
    withdrawn: () => "hamlesini geri alır",
    points: (text) => (text ? `${text} için puan` : "puan"),
  },

  transfer: {
    title: "İçe ve dışa aktar",
    importLabel: "Metin olarak bir konum ya da oyun",
    placeholder: "Bir CGP satırı, bir GCG oyunu ya da satırlar yapıştırın; ya da buraya bir dosya bırakın.",
    read: "Oku",
    file: "Dosya aç",
    tooLarge: (name) => `${name} bir oyun için fazla büyük.`,
    writeAs: "Bu tahta şöyle:",
    formats: {
      cgp: ["CGP", "Tek satır: tahta, ıstaka, puanlar"],
      rows: ["Satırlar", "Her sıra için bir satır, sonra ıstaka"],
      gcg: ["GCG", "Oynananlar, bir oyun olarak"],
    },
    written: "Metin olarak tahta",
    copy: "Kopyala",
    copied: "Kopyalandı",
  },

  own: {
    board: "Kendi tahtanız",
    width: "Sütun",
    height: "Satır",
    rack: "Istaka",
    bonusTiles: "Şu kadar taşa",
    bonus: "Ek puan",
    brush: "Bir kareyi göstermek ne yapar",
    letters: "Harf",
    plain: "düz kare",
    start: "başlangıç karesi",
    hint: "Bir kare seçip onunla boyayın ya da tahtada . d t q D T Q 1 2 3 5 * yazın. Sayılar o değerdeki harfleri üçe katlar.",
    tiles: "Kendi taşlarınız",
    tilesHint: "Her birinden kaç tane var, her biri kaç puan.",
    countOf: (letter) => `${letter} sayısı`,
    pointsOf: (letter) => `${letter} puanı`,
  },

  start: {
    title: "Tahtanızı kurun",
    text: "Tahtadaki kelimeleri ve ıstakanızdaki taşları yazın. Hamleleriniz burada görünür, en iyisi başta.",
    examples: "Ya da bunlardan birine bakın:",
    rackTitle: "Şimdi ıstakanız",
    rackText: "Elinizdeki taşları yazın, joker için ? kullanın; hamleleriniz burada görünür.",
  },

  keys: "Tuşlar",
  keyList: [
    ["Oklar", "tahtada gezinir"],
    ["Harfler", "kareyi doldurur ve ilerler"],
    ["Shift ile harf", "o harf için joker"],
    ["Boşluk", "yatay ile dikey arasında çevirir; kareye tıklamak da"],
    ["=", "son taşı yakınına çevirir: C, Ç; I, İ"],
    ["Geri tuşu", "bir taşı geri alır"],
    ["Tab", "tahtadan ıstakaya ve hamlelere geçer"],
    ["? ya da boşluk", "ıstakada: joker"],
    ["Yapıştır", "bir kelime, satırlar, bir CGP satırı ya da bir GCG oyunu"],
    ["Ctrl Z, Ctrl Shift Z", "geri alır, yineler"],
    ["Enter", "bir hamlenin üstünde: onu oynar"],
  ],
};

const place = ({ row, column }: ErrorData) => `Satır ${row + 1}, sütun ${column + 1}`;

/** Sentences for the engine's error codes. */
export const crosswordErrors: Record<string, ErrorSentence> = {
  "board-rows": (_data, message) => `Tahtanın sıra sayısı tutmuyor: ${numbers(message).join(" yerine ")}.`,
  "board-row": ({ row }, message) => {
    const [, has, needs] = numbers(message);
    return `Satır ${row + 1}: ${has} kare var; ${needs} gerekir.`;
  },
  "rack-letter": ({ index, letter }) => `Istakanın ${index + 1}. taşı, “${letter}”, bu takımda yok.`,
  "rack-size": ({ index }, message) => `Istakada ${numbers(message)[0]} taş var; en çok ${index} olabilir.`,
  "too-many-tiles": (data) => {
    const what = data.letter === "?" ? "jokerden" : `${data.letter} taşından`;
    return data.row === undefined
      ? `Istakada ${what} takımda olandan çok var.`
      : `${place(data)}: ${what} takımda olandan çok var.`;
  },
  cgp: () => "Bu bir CGP satırı değil: önce tahta, sonra iki ıstaka ve iki puan gelir.",
  gcg: ({ line }) => `Satır ${line} bir GCG hamlesi değil.`,
  "gcg-square": ({ line, row, column }) =>
    `Satır ${line}: hamle tahtaya uymuyor (satır ${row + 1}, sütun ${column + 1}).`,
  layout: (data, message) => (data.column === undefined ? message : `${place(data)}: böyle bir kare yok.`),
  "tile-letter": ({ letter }) => `“${letter}” bu alfabenin bir taşı değil ya da sayısı yanlış.`,
  filter: ({ field }) =>
    field === "at"
      ? "Yer şöyle yazılır: 8G, G8, 8 ya da G."
      : "Bu süzgeçte bu alfabeden olmayan bir harf var.",
};

/** The numbers of a sentence. */
const numbers = (text: string) => text.match(/\d+/g) ?? [];

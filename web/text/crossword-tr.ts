import type { ErrorData, ErrorSentence } from "./tables.ts";
import type { crossword as englishCrossword, tileSets as englishTileSets } from "./crossword-en.ts";

/** Names of tile sets. */
export const tileSets: typeof englishTileSets = {
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
};

/** What the crossword page says, in Turkish. */
export const crossword: typeof englishCrossword = {
  name: "Scrabble, Kelimelik",
  about: "Oynanabilecek her hamle, puanıyla; on oyunda, birçok dilde.",
  sample: (square, score) => `${square}, ${score} puan`,
  position: "Konum",
  plays: "Hamleler",
  board: (width, height) => `Tahta, ${width} × ${height}`,
  direction: { across: "Yatay", down: "Dikey" },
  empty: "boş",
  startSquare: "başlangıç",
  inPlay: "bu hamlede",
  wrongHere: "burada bir yanlış var",
  blank: "Joker",
  blankFor: (letter) => `${letter}, joker`,
  premiums: { d: "H2", t: "H3", q: "H4", D: "K2", T: "K3", Q: "K4" },
  premiumNames: {
    d: "iki kat harf",
    t: "üç kat harf",
    q: "dört kat harf",
    D: "iki kat kelime",
    T: "üç kat kelime",
    Q: "dört kat kelime",
    1: "sarı, 1 puanlık harfleri üçe katlar",
    2: "yeşil, 2 puanlık harfleri üçe katlar",
    3: "mavi, 3 puanlık harfleri üçe katlar",
    5: "kırmızı, 5 puanlık harfleri üçe katlar",
  },
  game: "Oyun",
  games: {
    scrabble: "Scrabble",
    scrabble_tr: "Türkçe Scrabble",
    super: "Süper, 21 × 21",
    wwf: "Words With Friends",
    wwf11: "Words With Friends, 11 × 11",
    wordfeud: "Wordfeud",
    kelimelik: "Kelimelik",
    literaki: "Literaki",
    crossplay: "Crossplay",
    duel: "Duel, 11 × 11",
    letter_league: "Letter League",
  },
  ownBoard: "Özel tahta",
  tileSet: "Harfler",
  ownTiles: "Özel taşlar",
  noList: (name) => `${name} (kendi kelime listeniz gerekir)`,
  example: "Örnek",
  rack: "Istakanız; soru işareti jokerdir",
  rackHint: "Taşlarınız; joker için ?",
  unseen: "Kalan taşlar",
  unseenCount: (count, bag) => `${count} taş kaldı, torbada ${bag}`,
  unseenWord: "kaldı",
  done: "Bitti",
  turn: "yazma yönünü değiştir",
  erase: "Taşı geri al",
  arrows: { ArrowLeft: "Sola", ArrowRight: "Sağa", ArrowUp: "Yukarı", ArrowDown: "Aşağı" },

  columns: { position: "Yer", word: "Kelime", leave: "Kalan", score: "Puan", equity: "Değer" },
  bingo: "7 taş bonusu",
  played: (word, score, square, bonus) =>
    `${word}, ${score} puan${bonus && `, ${bonus} puanı bonus`}, ${square} karesinde oynandı`,
  playSaid: (word, blanks) =>
    [word, ...blanks.map(({ letter, place }) => `${place}. harf, ${letter}, joker`)].join(", "),
  ways: (n) => `joker için ${n} seçenek`,
  more: "Daha çok hamle göster",
  tapHint: "Seçmek için bir hamleye dokunun, oynamak için bir daha dokunun.",
  detailHint:
    "Tahtada görmek için imleci bir hamlenin üzerine getirin. Tıklayınca seçilir; ikinci tıklama ya da Enter oynar.",
  detail: {
    play: (score) => `${score} puana oyna`,
    bonus: "Bonus",
    total: "Toplam",
    variants: "Joker",
    leave: (tiles) => `Elde kalan: ${tiles}.`,
    noLeave: "Bütün taşları kullanır.",
    equity: (value, kept) => `Değeri ${value} (kalan taşlar ${kept}).`,
  },
  order: "Hamlelerin sıralaması",
  orders: {
    score: ["Puan", "Bu hamlede en çok puan."],
    equity: ["Değer", "Puan ve elde kalan taşların değeri."],
  },
  filters: {
    at: "Yer",
    length: "Uzunluk",
    places: "Kullandığı taş",
    contains: "İçerdiği",
    containsExample: "LAR",
    any: "hepsi",
    clear: "Bütün hamleler",
  },
  summary: (plays, ms, list) => `${plays} hamle, ${ms} ms, ${list}`,
  summaryMatching: (matching, plays, ms, list) => `${plays} hamleden ${matching} tanesi, ${ms} ms, ${list}`,
  hidden: {
    better: (plays, more) => `${plays} hamle gizli; en iyisi ${more} puan daha değerli.`,
    noneBetter: (plays) => `${plays} hamle gizli, hiçbiri daha iyi değil.`,
    nothing: "Burada gizlenen bir şey yok.",
  },
  working: "Çözülüyor",
  none: "Bu ıstakayla oynanacak hamle yok.",
  noneMatch: "Bu filtrelerden geçen hamle yok.",
  refused: "Bunu düzeltince hamleleriniz burada görünecek.",
  pending: "Çözücü hazır olunca hamleleriniz burada görünecek.",

  judge: "Tahtadaki yanlışlar",
  problems: {
    "not-a-word": ({ what, square }) => `Listede yok: ${what} (${square})`,
    island: ({ square, row, column }) =>
      `${square} karesindeki taşlar (${row}. satır, ${column}. sütun) ötekilere değmiyor.`,
    "not-on-centre": ({ square, row, column }) =>
      `Hiçbir kelime başlangıç karesinden geçmiyor: ${square} (${row}. satır, ${column}. sütun).`,
    "too-many-tiles": ({ what, count, has }) => `Tahtada ${count} tane ${what} var; takımda ${has} tane var.`,
  },
  moreProblems: (count) => `Ve ${count} tane daha.`,

  playerName: (n) => `${n}. oyuncu`,
  sheet: {
    title: "Puan çizelgesi",
    next: "Sıradaki hamle",
    lay: { ours: "Kelimenizi yerleştirin", theirs: "Rakibin kelimesini yerleştirin" },
    pass: "Pas",
    exchange: "Değiştir",
    exchanged: "Taşlar ya da kaç tane",
    exchangeNow: "Değiştir",
    noExchange: "Değişecek taşları ya da kaç tane olduklarını yazın.",
    notOnRack: (tile) => `${tile} ıstakanızda yok.`,
    unlisted: (words) => `Bu kelime listesinde yok: ${words}`,
    doubt: (told, found) => `Dosyaya göre toplam ${told}, hamlelere göre ${found}.`,
    again: (name) => `Bundan önce ${name} için hamle yok.`,
    over: "Oyun bitti.",
    review: "Oyunu incele",
    names: "Oyuncuların adları",
    nameOf: { ours: "Sizin adınız", theirs: "Rakibin adı" },
  },
  laying: {
    tool: "Kelime yerleştir",
    hint: {
      ours: "Kelimenizi tahtada, durduğu yere yazın.",
      theirs: "Rakibin kelimesini tahtada, durduğu yere yazın.",
    },
    log: "Oyna",
    notHeld: "Bu taşlar elinizde yok.",
    logPoints: (points) => `${points} puan yaz`,
    logFor: (points) => `${points} puan`,
    cancel: "Taşları geri al",
  },
  turns: {
    play: (text) => text,
    pass: () => "pas",
    exchange: (text) => `${text} değiştirir`,
    withdrawn: () => "hamlesini geri alır",
    points: (text) => (text ? `${text} için puan` : "puan"),
  },

  transfer: {
    title: "İçe ve dışa aktar",
    importLabel: "Metin olarak konum ya da oyun",
    placeholder:
      "Bir CGP satırı, bir GCG oyunu ya da metin satırları yapıştırın veya buraya bir dosya bırakın.",
    read: "Oku",
    file: "Dosya aç",
    tooLarge: (name) => `${name} bir oyun için fazla büyük.`,
    writeAs: "Dışa aktar:",
    formats: {
      cgp: ["CGP", "Tek satır: tahta, ıstaka, puanlar"],
      rows: ["Satırlar", "Tahtanın her satırı için bir metin satırı, sonra ıstaka"],
      gcg: ["GCG", "Yapılan hamleler, bir oyun olarak"],
    },
    written: "Metin olarak tahta",
    copy: "Kopyala",
    copied: "Kopyalandı",
  },

  own: {
    board: "Özel tahta",
    width: "Sütun",
    height: "Satır",
    rack: "Istaka",
    bonusTiles: "Bonus için taş sayısı",
    bonus: "Bonus puanı",
    brush: "Boyanacak kare türü",
    letters: "Harf",
    plain: "düz kare",
    start: "başlangıç karesi",
    hint: "Bir kare seçip onunla boyayın ya da tahtada . d t q D T Q 1 2 3 5 * yazın. Sayılar o değerdeki harfleri üçe katlar.",
    tiles: "Özel taşlar",
    tilesHint: "Her birinden kaç tane var, her biri kaç puan.",
    countOf: (letter) => `${letter} sayısı`,
    pointsOf: (letter) => `${letter} puanı`,
  },

  start: {
    title: "Tahtanızı kurun",
    text: "Tahtadaki kelimeleri ve ıstakanızdaki taşları yazın. Hamleleriniz burada görünecek, en iyisi başta.",
    examples: "Ya da bunlardan birine bakın:",
    rackTitle: { ours: "Şimdi ıstakanız", theirs: "Sıra rakipte: kelimesini yerleştirin" },
    rackText: "Elinizdeki taşları yazın, joker için ? kullanın; hamleleriniz burada görünecek.",
  },

  keys: "Tuşlar",
  keyList: [
    ["Oklar", "tahtada gezinir"],
    ["Harfler", "kareyi doldurur ve ilerler"],
    ["Shift ve bir harf", "o harf için joker"],
    ["Boşluk", "yatay ile dikey arasında geçer; kareye tıklamak da aynısını yapar"],
    ["=", "son taşı benzer harfe çevirir: C, Ç; I, İ"],
    ["Backspace", "bir taşı geri alır"],
    ["Tab", "tahtadan ıstakaya geçer"],
    ["Enter ya da aşağı ok", "ıstakada: hamlelere geçer"],
    ["?", "ıstakada: joker"],
    ["Yapıştırma", "bir kelimeyi, satırları, bir CGP satırını, bir GCG oyununu ya da bir resmi alır"],
    ["Ctrl Z, Ctrl Shift Z", "geri alır, yineler"],
    ["Enter", "bir hamlenin üstünde: onu oynar; tahtada, kelime konurken: onu yazar"],
    ["Esc", "seçilen hamleyi bırakır; konmakta olan kelimeyi kaldırır"],
  ],
};

const place = ({ row, column }: ErrorData) => `${row + 1}. satır, ${column + 1}. sütun`;

/** Sentences for the engine's error codes. */
export const crosswordErrors: Record<string, ErrorSentence> = {
  "board-rows": (_data, message) => `${numbers(message).at(-1)} satır olmalı, ${numbers(message)[0]} var.`,
  "board-row": ({ row }, message) => {
    const [, has, needs] = numbers(message);
    return `${row + 1}. satır: ${needs} kare olmalı, ${has} var.`;
  },
  "rack-letter": ({ line, index, letter }) =>
    `${line === undefined ? "Istakanın" : `${line}. satır: ıstakanın`} ${index + 1}. taşı, “${letter}”, bu takımda yok.`,
  "rack-size": ({ index }, message) => `Istakada ${numbers(message)[0]} taş var; en çok ${index} olabilir.`,
  "too-many-tiles": (data) => {
    const what = data.letter === "?" ? "jokerden" : `${data.letter} taşından`;
    return data.row === undefined
      ? `Istakada ${what} takımda olandan çok var.`
      : `${place(data)}: ${what} takımda olandan çok var.`;
  },
  play: () => "Taşlar buraya konamaz.",
  laid: ({ reason }) => laid[String(reason)] ?? "Bu taşlar bir hamle olmuyor.",
  cgp: () => "Bu bir CGP satırı değil: önce tahta, sonra iki ıstaka ve iki puan gelir.",
  gcg: ({ line, reason, name }) =>
    ({
      again: `${line}. satırda aynı oyuncu yeniden geçiyor; oyunları tek tek getirin.`,
      turns: `${line}. satırla oyunun hamleleri fazla oluyor.`,
      player: `${line}. satır “${name}” adlı birinin hamlesi; bu oyunda öyle bir oyuncu yok.`,
      withdrawn: `${line}. satır bir hamleyi geri alıyor ama ondan önce hamle yok.`,
      alike: `${line}. satır: birden çok oyuncunun adı aynı ve toplam, sıranın kimde olduğunu söylemiyor.`,
    })[String(reason)] ?? `${line}. satır bir GCG hamlesi değil.`,
  "gcg-square": (data) => `${data.line}. satır: hamle tahtaya uymuyor (${place(data)}).`,
  layout: (data, message) => (data.column === undefined ? message : `${place(data)}: böyle bir kare yok.`),
  "tile-letter": ({ letter }) => `“${letter}” bu alfabenin bir taşı değil ya da sayısı yanlış.`,
  filter: ({ field }) =>
    field === "at" ? "Yer 8G, G8, 8 ya da G gibi yazılır." : "Bu filtrede alfabede olmayan bir harf var.",
};

/** Why tiles that are laid make no play. */
const laid: Readonly<Record<string, string>> = {
  taken: "Bu karelerin birinde zaten taş var.",
  rack: "Bir ıstakada bu kadar taş olmaz.",
  line: "Bir hamlenin taşları tek satırda ya da tek sütunda durur.",
  gap: "Bu taşların arasında boş bir kare var.",
  start: "İlk kelime başlangıç karesinden geçer.",
  apart: "Bu taşlar ötekilere değmiyor.",
  short: "Bir kelime en az iki harflidir.",
};

/** The numbers of a sentence. */
const numbers = (text: string) => text.match(/\d+/g) ?? [];

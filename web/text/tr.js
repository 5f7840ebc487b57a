import { anagrams, listErrors, lists, words } from "./anagrams-tr.js";
import { crossword, crosswordErrors } from "./crossword-tr.js";
import { draw } from "./draw-tr.js";
import { embed } from "./embed-tr.js";
import { race } from "./race-tr.js";
import { tycoon } from "./tycoon-tr.js";

/**
 * Everything the page says, in Turkish.
 * @type {import("./en.js").Texts}
 */
export const tr = {
  language: "Türkçe",
  title: "Tilewise",

  bar: {
    games: "Oyunlar",
    list: "Kelime listesi",
    size: (words) => `${words} kelime`,
    settings: "Ayarlar",
    interface: "Dil",
    theme: "Görünüm",
    themes: { system: "Sistem", light: "Açık", dark: "Koyu" },
    offline: "Çevrimdışı",
    offlineHint: "Bağlantınız yok. Buradaki her şey çalışmayı sürdürür.",
    firstVisit: (megabytes) => `İlk ziyarette ${megabytes} MB indirilir, sonrakilerde hiçbir şey.`,
    oneFile: (megabytes) => `Bellek çubuğu için tek dosya (${megabytes} MB)`,
    about: "Hakkında ve lisanslar",
    skip: "Hamlelere geç",
  },

  loading: {
    label: "Çözücü yükleniyor",
    download: (loaded, total) =>
      `Çözücü indiriliyor: ${loaded} / ${total} MB. Bu arada tahtanızı kurabilirsiniz.`,
    start: "Çözücü başlıyor. Bu arada tahtanızı kurabilirsiniz.",
    list: (name) => `Kelime listesi indiriliyor: ${name}.`,
    failed: "Çözücü başlatılamadı.",
    retry: "Yeniden dene",
  },

  notice: {
    update: "Yeni bir sürüm hazır.",
    reload: "Yenile",
    close: "Kapat",
    damaged: (lost, kept) =>
      kept
        ? `Bu bağlantının bir bölümü okunamadı: ${lost}. Korunanlar: ${kept}.`
        : `Bu bağlantı okunamadı: ${lost}. İçinden hiçbir şey korunamadı.`,
    parts: {
      link: "bağlantının sonu",
      board: "harfler",
      ours: "sizin kareleriniz",
      theirs: "rakibin kareleri",
      played: "oynanan kelimeler",
      turn: "sıra",
      list: "kelime listesi",
      ranking: "sıralama",
      zipf: "kelimelerin yaygınlığı",
      game: "oyun",
      rack: "ıstaka",
      use: "kullanılan taşlar",
      through: "tahtadaki harf",
      pattern: "kalıp",
      min: "en kısa uzunluk",
      max: "en uzun uzunluk",
      group: "öbekleme",
      tiles: "taşlar",
      turns: "oynananlar",
      shown: "gösterilen hamle",
      players: "oyuncular",
      order: "hamlelerin sırası",
      where: "yer süzgeci",
      length: "uzunluk süzgeci",
      places: "taş süzgeci",
      contains: "harf süzgeci",
      deal: "dağıtım",
      moves: "oynananlar",
      doublings: "katlamalar",
      challenge: "sözcüklerin denetimi",
      hand: "el",
      pool: "orta",
      money: "para",
      bag: "torba",
      size: "çekilen taş sayısı",
      seed: "çekiliş",
      clock: "süre",
      draws: "deneydeki çekiliş sayısı",
      runners: "kimlerin yarıştığı",
      view: "ne gösterildiği",
    },
  },

  crossword,

  tycoon,

  anagrams,
  lists,
  words,

  tools: {
    undo: "Geri al",
    redo: "Yinele",
    clear: "Temizle",
    copy: "Bağlantıyı kopyala",
    copied: "Kopyalandı",
    copyFailed: "Bu sayfanın adresini kopyalayın; buradaki her şey onun içindedir.",
  },

  letterpress: {
    name: "Letterpress",
    position: "Konum",
    plays: "Hamleler",
    board: "Tahta, 5'e 5",
    square: (row, column) => `satır ${row}, sütun ${column}`,
    empty: "harf yok",
    owner: { ours: "sizin", theirs: "rakibin", free: "boş", both: "iki tarafa da ait" },
    locked: "kilitli",
    inPlay: "bu hamlede",
    mode: "Yazmak ve göstermek ne yapar",
    modes: { letters: "Harf", ours: "Sizin", theirs: "Rakip", free: "Boş" },
    side: { ours: "Siz", theirs: "Rakip" },
    turn: "Sıra kimde",
    toMove: "sıra burada",
    won: { ours: "kazandınız", theirs: "kazandı" },
    locks: (n) => `${n} kilitli`,
    played: "Oynanan kelimeler",
    playedHint: "Kendileri de başlangıçları da yasak",
    addWord: "Ekle",
    addLabel: "Oynanmış bir kelime",
    addHint: "Kelime ekle",
    remove: (word) => `${word} kelimesini çıkar`,
    values: "Metin olarak tahta",
    valuesHint:
      "Yirmi beş harf, sonra sizin kareleriniz için bir sayı, rakibinki için bir sayı. İlk kare 1, sonraki 2, sonra 4 sayılır ve böyle gider.",
    fields: { board: "Harfler", ours: "Sizin kareleriniz", theirs: "Rakibin kareleri" },
    keys: "Tuşlar",
    keyList: [
      ["Oklar", "tahtada gezinir"],
      ["Harfler", "kareyi doldurur ve ilerler"],
      ["Boşluk", "kareyi çevirir: sizin, rakibin, boş"],
      ["Geri tuşu", "harfi siler"],
      ["Yapıştır", "bütün tahta, iki sayısıyla ya da onlarsız"],
      ["1 2 3", "boyarken: sizin, rakibin, boş"],
      ["Esc", "harflere döner"],
      ["Ctrl Z, Ctrl Shift Z", "geri alır, yineler"],
      ["Enter", "bir hamlenin üstünde: onu oynar"],
    ],
    ranking: "Hamlelerin sırası",
    rankings: {
      letterpwn: ["Güvenli", "Önce kazandıran hamleler, sonra en çok kilit, sonra en az açık kare."],
      territory: [
        "Alan",
        "Kazanılan ve elde tutulan kareler sayılır; kilitler ve açık kenarlar da tartılır.",
      ],
    },
    summary: (words, moves, ms, list) => `${ms} ms'de ${words} kelime, ${moves} hamle, ${list}`,
    working: "Çözülüyor",
    none: "Burada oynanacak kelime yok.",
    over: "Tahta doldu.",
    columns: { lead: "Fark", score: "Skor", locks: "Kilit", exposure: "Açık" },
    decides: { letterpwn: "Kilit farkı", territory: "Alan" },
    wins: "kazanır",
    loses: "kaybeder",
    also: (words) => `ayrıca ${words}`,
    more: "Daha çok hamle göster",
    tapHint: "Görmek için bir hamleye dokunun, oynamak için bir daha dokunun.",
    detailHint: "Tahtada görmek için bir hamleyi gösterin. Tıklama ya da Enter onu oynar.",
    detail: {
      play: (word) => `${word} oyna`,
      playShort: "Oyna",
      score: "Sonraki skor",
      locks: "Kilitli",
      exposure: "Açık",
      exposureHint: "Rakibin saldırabileceği kare kenarları; azı daha güvenlidir.",
      rarity: "Duyulur",
      rarities: ["neredeyse hiç", "nadiren", "ara sıra", "sık sık", "her an"],
      noRarity: "bilinmiyor",
      winsFor: { ours: "Tahtayı doldurur: siz kazanırsınız.", theirs: "Tahtayı doldurur: rakip kazanır." },
      bar: (us, free, them) => `Siz ${us}, boş ${free}, rakip ${them}`,
    },
    start: {
      title: "Tahtanızı kurun",
      text: "25 harfi yazın ya da yapıştırın, alınmış kareleri boyayın; hamleleriniz burada görünür.",
      examples: "Ya da bunlardan birine bakın:",
      game: "Süren bir oyun",
      rich: "Zengin, el değmemiş bir tahta",
    },
    sheet: { up: "Bütün hamleleri göster", down: "Daha az hamle göster" },
    refused: "Bu düzeltilince hamleleriniz burada görünür.",
    pending: "Çözücü hazır olunca hamleleriniz burada görünür.",
  },

  draw,
  race,
  embed,
  plot: { table: "Tablo olarak" },

  errors: {
    ...listErrors,
    ...crosswordErrors,
    "board-length": () => "Tahtaya 25 harf gerekir.",
    "board-letter": ({ row, column }) =>
      `Satır ${row + 1}, sütun ${column + 1}: burada bu alfabeden olmayan bir harf var.`,
    "mask-range": () => "Kareler 0 ile 33554431 arasında bir sayıdır.",
    "wrong-type": ({ field }, message) =>
      field === "ours" || field === "theirs" ? "Kareler tam bir sayıdır." : message,
    overlap: ({ row, column }) => `Satır ${row + 1}, sütun ${column + 1} iki tarafa da ait.`,
    letter: ({ letter }, message) => (letter ? `“${letter}” bu alfabede yok.` : message),
    barred: () => "Bu kelime oynanmış ya da oynanmış bir kelimenin başlangıcı.",
    "lexicon-unknown": () => "Burada böyle bir kelime listesi yok. Menüdekilerden birini seçin.",
  },
};

import { anagrams, listErrors, lists, words } from "./anagrams-tr.ts";
import { crossword, crosswordErrors, tileSets } from "./crossword-tr.ts";
import { crosswordAnalysis } from "./crossword-analysis-tr.ts";
import { letterpressWhy } from "./letterpress-why-tr.ts";
import { crosswordGame } from "./crossword-game-tr.ts";
import { letterpressGame } from "./letterpress-game-tr.ts";
import { draw } from "./draw-tr.ts";
import { embed } from "./embed-tr.ts";
import type { Texts } from "./en.ts";
import { pictures } from "./pictures-tr.ts";
import { race } from "./race-tr.ts";
import { tycoon } from "./tycoon-tr.ts";
import { dokunun } from "./pointer.ts";

/** Everything the page says, in Turkish. */
export const tr: Texts = {
  language: "Türkçe",
  title: "Tilewise",

  bar: {
    home: "Ana sayfa",
    games: "Oyunlar",
    list: "Kelime listesi",
    useList: (name) => `Şunu kullan: ${name}`,
    size: (words) => `${words} kelime`,
    positions: "Konumlar",
    settings: "Ayarlar",
    interface: "Dil",
    theme: "Görünüm",
    sounds: "Kelime oynanınca ses çıksın",
    learnt: (n) => `Resimlerdeki düzeltmelerinizden ${n} harf öğrenildi.`,
    kept: (n) => `Siz gözden geçirirken burada ${n} resim saklanıyor.`,
    forget: "Unut",
    forgotten: "Unutuldu.",
    themes: { system: "Sistem", light: "Açık", dark: "Koyu" },
    offline: "Çevrimdışı",
    offlineHint: "Bağlantınız yok. Buradaki her şey çalışmayı sürdürür.",
    firstVisit: (megabytes) =>
      `İlk ziyarette ${megabytes} MB indirilir; sonraki ziyaretlerde hiçbir şey indirilmez.`,
    oneFile: (megabytes) => `Tek bir çevrimdışı dosya olarak indir (${megabytes} MB)`,
    examples: "Kendi sitenizde tahtalar",
    about: "Hakkında, kod ve lisanslar",
    skip: "Hamlelere geç",
  },

  home: {
    title:
      "Letterpress, Scrabble, Letter\u00a0Tycoon ve başka kelime oyunlarında en iyi hamleyi kendi cihazınızda bulun.",
    continue: "Kaldığınız yer",
    today: "Bugün",
    games: "Oyunlar",
    best: "Burada en iyisi:",
    keyList: [
      ["Tab, Shift Tab", "sonraki karta, ya da öncekine"],
      ["Enter", "kartı açar"],
    ],
  },

  puzzle: {
    name: "Günün konumu",
    of: (day) => `${day} konumu`,
    kind: "Aranan",
    kinds: { score: "En çok puan", equity: "En iyi hamle" },
    another: "Başka bir konum",
    ask: {
      equity:
        "Elde kalanlarla birlikte en iyi hamle hangisi? Tahtaya koyun, dilediğiniz kadar deneyin, sonra hepsine bakın.",
      crossword:
        "En çok puanı hangi hamle getirir? Tahtaya koyun, dilediğiniz kadar deneyin, sonra hepsine bakın.",
      letterpress:
        "En iyi kelime hangisi? Yazın ya da tahtada dokunup oynayın, dilediğiniz kadar deneyin, sonra hepsine bakın.",
    },
    laying: {
      log: "Dene",
      logPoints: (points) => `${points} puana dene`,
      logFor: (points) => `${points} puan`,
    },
    show: "Bütün hamleleri göster",
    tries: "Denedikleriniz",
    worth: {
      equity: (place, loss) => (place === "1" ? "en iyisi" : `${place}. sıra, ${loss} geride`),
      crossword: (points) => `${points} puan`,
      letterpress: (place) => `${place}. sıra`,
    },
    outcome: {
      equity: (place, loss) =>
        place === "1" ? "En iyi hamle" : `${place}. sıra, en iyinin ${loss} gerisinde`,
      crossword: (points, most) => `${most} üzerinden ${points} puan`,
      letterpress: (place, words) => `${words} kelimede ${place}. sıra`,
    },
    untried: "Hiçbir şey denenmedi.",
    result: (day, outcome, days, link) =>
      `Tilewise, ${day} konumu: ${outcome}${days > 1 ? `, üst üste ${days} gün` : ""}. Sıra sizde: ${link}`,
  },

  positions: {
    title: "Konumlar",
    close: "Kapat",
    name: "Bu konumun adı",
    save: "Kaydet",
    saved: (name) => `“${name}” kaydedildi.`,
    savedForNow: (name) => `“${name}” sayfa kapanana kadar burada.`,
    nameless: "Önce konuma bir ad verin.",
    search: "Ad, oyun ya da harflerle ara",
    named: "Kaydedilenler",
    recent: "Son konumlar",
    none: "Kaydettiğiniz konumlar ve son baktıklarınız burada durur.",
    noneFound: "Aramaya uyan konum yok.",
    remove: "Sil",
    export: "Hepsini indir",
    import: "Dosyadan ekle",
    added: (n) => `${n} konum eklendi.`,
    noFile: (name) => `${name} bir Tilewise konum dosyası değil.`,
    keptHere: "Yalnızca bu cihazda saklanır.",
    notKept:
      "Tarayıcıda onlara yer kalmadı ya da tarayıcı hiçbir şey saklamıyor: sayfa kapanana kadar dururlar. “Hepsini indir” onları dosya olarak verir.",
  },

  loading: {
    label: "Çözücü yükleniyor",
    download: (loaded, total) => `Çözücü indiriliyor: ${loaded} / ${total} MB.`,
    connecting: "Bağlanılıyor…",
    start: "Çözücü başlatılıyor.",
    meanwhile: "Bu arada tahtanızı kurabilirsiniz.",
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
      group: "gruplama",
      tiles: "taşlar",
      turns: "yapılan hamleler",
      shown: "gösterilen hamle",
      players: "oyuncular",
      laid: "konmakta olan taşlar",
      word: "aranan kelime",
      day: "gün",
      order: "hamlelerin sıralaması",
      where: "yer filtresi",
      length: "uzunluk filtresi",
      places: "taş filtresi",
      contains: "harf filtresi",
      deal: "dağıtım",
      moves: "yapılan hamleler",
      doublings: "katlamalar",
      stacking: "hamle aramasındaki katlamalar",
      challenge: "kelimelerin denetimi",
      hand: "el",
      pool: "ortadaki kartlar",
      money: "para",
      bag: "torba",
      size: "çekilen taş sayısı",
      seed: "çekiliş",
      clock: "süre",
      draws: "deneydeki çekiliş sayısı",
      runners: "kimlerin yarıştığı",
      view: "ne gösterildiği",
      seats: "oyuncular",
      words: "oyunun kelime listesi",
      on: "oyunun tahtası",
      with: "oyunun taşları",
    },
  },

  turns: {
    title: "Oynananlar",
    back: "Bir hamle geri",
    forward: "Bir hamle ileri",
    columns: { score: "kazanılan", total: "toplam" },
  },

  crossword,
  crosswordGame,
  crosswordAnalysis,
  tileSets,

  tycoon,

  anagrams,
  lists,
  words,

  keys: {
    title: "Tuşlar",
    everywhere: [["?", "bir şey yazılmıyorken: bu liste"]],
  },

  tools: {
    undo: "Geri al",
    redo: "Yinele",
    clear: "Temizle",
    copy: "Bağlantıyı kopyala",
    shareAll: "Paylaş ve siteye ekle",
    share: "Paylaş…",
    picture: "Resim olarak",
    savePicture: { png: "PNG olarak kaydet", svg: "SVG olarak kaydet" },
    embed: "Bunu sitenize ekleyin",
    embedKinds: { frame: "Çerçeve", element: "Öğe" },
    embedCode: "Sayfanız için kod",
    embedMore: "Başka yollar, örneklerle",
    copyCode: "Kodu kopyala",
    codeCopied: "Kod kopyalandı",
    copied: "Bağlantı kopyalandı",
    more: "Bu hamle hakkında daha çok bilgi",
    less: "Bu hamle hakkında daha az bilgi",
    copyFailed: "Onun yerine bu sayfanın adresini kopyalayın; buradaki her şey adresin içindedir.",
    filters: "Filtreler",
  },

  letterpress: {
    name: "Letterpress",
    about: "Tahtanızdaki her kelime, kazandırdığı ve kilitlediği karelerle.",
    sample: (ours, theirs) => `${ours} kare, rakip ${theirs}`,
    position: "Konum",
    plays: "Hamleler",
    board: "Tahta, 5 × 5",
    square: (row, column) => `${row}. satır, ${column}. sütun`,
    empty: "harf yok",
    owner: { ours: "sizin", theirs: "rakibin", free: "boş", both: "iki tarafa da ait" },
    locked: "kilitli",
    inPlay: "bu hamlede",
    mode: "Düzenleme kipi",
    modes: { letters: "Harf", ours: "Sizin", theirs: "Rakip", free: "Boş" },
    side: { ours: "Siz", theirs: "Rakip" },
    turn: "Sıra kimde",
    toMove: { ours: "sıra sizde", theirs: "sıra rakipte" },
    won: { ours: "kazandınız", theirs: "kazandı" },
    locks: (n) => `${n} kilitli`,
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
      toolShort: "Kelimeyi dene",
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
      lookahead: ["İleri düşün", "İki taraf da elinden gelenin en iyisini yaparsa hamlenin neye varacağı."],
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
      exposure: "Öbür tarafın saldırabileceği kare kenarları; azı daha güvenlidir",
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
    sheet: { up: "Bütün hamleleri göster", down: "Daha az hamle göster" },
    refused: "Bunu düzeltince hamleleriniz burada görünecek.",
    pending: "Çözücü hazır olunca hamleleriniz burada görünecek.",
  },

  letterpressWhy,
  letterpressGame,

  draw,
  race,
  embed,
  pictures,
  plot: { table: "Tablo olarak" },

  errors: {
    ...listErrors,
    ...crosswordErrors,
    "board-length": () => "Tahtaya 25 harf gerekir.",
    "board-letter": ({ row, column }) => `${row + 1}. satır, ${column + 1}. sütun: bu harf alfabede yok.`,
    "mask-range": () => "Kareler 0 ile 33554431 arasında bir sayı olmalı.",
    "wrong-type": ({ field }, message) =>
      field === "ours" || field === "theirs" ? "Kareler bir tam sayı olmalı." : message,
    overlap: ({ row, column }) => `${row + 1}. satır, ${column + 1}. sütun iki tarafa da ait.`,
    letter: ({ letter }, message) => (letter ? `“${letter}” bu alfabede yok.` : message),
    word: ({ reason }) => wordReasons[String(reason)] ?? "Bu kelime burada oynanamaz.",
    barred: () => "Bu kelime oynanmış ya da oynanmış bir kelimenin başlangıcı.",
    "too-large": ({ most }) => `Bu istek sınırı aşıyor; en çok ${most} olabilir.`,
    "no-board": () => "Resimde bütün bir tahta bulunamadı.",
    "lexicon-unknown": () => "Burada böyle bir kelime listesi yok. Menüdekilerden birini seçin.",
  },
};

/** Why a word of Letterpress cannot be played. */
const wordReasons: Readonly<Record<string, string>> = {
  ended: "Tahta doldu, oyun bitti.",
  letters: "Tahtada bu kelimenin bütün harfleri yok.",
  barred: "Bu kelime oynanmış ya da oynanmış bir kelimenin başlangıcı.",
  unlisted: "Bu kelime bu listede yok.",
  squares: "Bu kareler bu kelimeyi yazmıyor.",
};

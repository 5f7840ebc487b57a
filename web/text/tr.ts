import { lists, words } from "./lists-tr.ts";
import { crosswordErrors, engineErrors, listErrors } from "./errors-tr.ts";
import { embed } from "./embed-tr.ts";
import type { FirstTexts } from "./en.ts";
import { pictures } from "./pictures-tr.ts";
import { match, premiums, turns } from "./turns-tr.ts";

/** What the page says before a game is opened, and what all games say, in Turkish. */
export const tr: FirstTexts = {
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
    kept: (n) => `Siz denetleyene kadar burada ${n} resim saklanıyor.`,
    forget: "Unut",
    forgotten: "Unutuldu.",
    themes: { system: "Sistem", light: "Açık", dark: "Koyu" },
    offline: "Çevrimdışı",
    offlineHint: "Bağlantınız yok. Buradaki her şey çalışmayı sürdürür.",
    firstVisit: (megabytes) =>
      `İlk ziyarette ${megabytes} MB indirilir; sonraki ziyaretlerde bir şey indirilmez.`,
    oneFile: (megabytes) => `Tek bir çevrimdışı dosya olarak indir (${megabytes} MB)`,
    install: "Uygulama olarak yükle",
    installHint:
      "Başka uygulamalar gibi açılır, internetsiz de çalışır ve onunla paylaştığınız resimleri okur.",
    installByHand: "Uygulama olarak kullanmak için Paylaş’ı, sonra “Ana Ekrana Ekle”yi seçin.",
    examples: "Kendi sitenizde tahtalar",
    about: "Hakkında, kod ve lisanslar",
    skip: "İkinci panele geç",
  },

  together: "Birkaç harfli taşlarla:",

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
        "Elde kalan taşlar da hesaba katılınca en iyi hamle hangisi? Tahtaya koyun, dilediğiniz kadar deneyin, sonra bütün hamlelere bakın.",
      crossword:
        "En çok puanı hangi hamle getirir? Tahtaya koyun, dilediğiniz kadar deneyin, sonra bütün hamlelere bakın.",
      letterpress:
        "Hangi kelime hemen kazandırır ya da, kazandıran yoksa, kilitli karelerde en büyük farkı açar? Yazın ya da tahtada dokunup oynayın, dilediğiniz kadar deneyin, sonra bütün hamlelere bakın.",
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
    judged: (order) => `“${order}” sırasına göre`,
    untried: "Hiçbirini denemediniz.",
    result: (day, outcome, days, link) =>
      `Tilewise, ${day} konumu: ${outcome}${days > 1 ? `, üst üste ${days} gün` : ""}. Sıra sizde: ${link}`,
  },

  positions: {
    title: "Konumlar",
    close: "Kapat",
    name: "Bu konumun adı",
    nameSearch: "Bu aramanın adı",
    save: "Kaydet",
    saved: (name) => `“${name}” kaydedildi.`,
    renamed: (old) => `Önceki adı: “${old}”.`,
    savedForNow: (name) => `“${name}” sayfa kapanana kadar burada.`,
    nameless: "Önce konuma bir ad verin.",
    namelessSearch: "Önce aramaya bir ad verin.",
    search: "Ad, oyun ya da harflerle ara",
    named: "Kaydedilenler",
    recent: "Son konumlar",
    none: "Kaydettiğiniz konumlar ve son baktıklarınız burada durur.",
    noneFound: "Aramaya uyan konum yok.",
    remove: "Sil",
    removed: (name) => `“${name}” silindi.`,
    export: "Hepsini indir",
    import: "Dosyadan ekle",
    added: (n, value) => (value ? `${n} konum eklendi.` : "İçinde yeni bir şey yoktu."),
    noFile: (name) => `${name} bir Tilewise konum dosyası değil.`,
    tooMany: (name, most) =>
      `${name} dosyasında ${most} konumdan fazlası var ya da konumlar çok uzun; hiçbiri eklenmedi.`,
    all: (n) => `${n} konumun hepsini göster`,
    keptHere: "Yalnızca bu cihazda saklanır.",
    notKept:
      "Tarayıcıda onlara yer kalmadı ya da tarayıcı hiçbir şey saklamıyor: sayfa kapanana kadar dururlar. “Hepsini indir” onları dosya olarak kaydeder.",
  },

  loading: {
    label: "Çözücü yükleniyor",
    download: (loaded, total) => `Çözücü bir kereliğine indiriliyor: ${loaded} / ${total} MB.`,
    connecting: "Bağlanılıyor…",
    start: "Çözücü başlatılıyor.",
    meanwhile: "Bu arada tahtanızı kurabilirsiniz.",
    list: (name) => `Kelime listesi indiriliyor: ${name}.`,
    page: "Yükleniyor",
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
    onlyFirst: (n) => `${n} dosya geldi; yalnızca ilki okunuyor. Ötekileri tek tek ekleyin.`,
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
      star: "yıldız",
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
      doublings: "çarpanlar",
      stacking: "hamle aramasındaki çarpanlar",
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
      search: "arama",
      sorted: "kelimelerin sırası",
      blanks: "torbadaki jokerler",
      view: "görünüm",
      seats: "oyuncular",
      words: "oyunun kelime listesi",
      on: "oyunun tahtası",
      with: "oyunun taşları",
    },
  },

  turns,
  match,

  games: {
    letterpress: {
      name: "Letterpress",
      about: "Tahtanızdaki her kelime, kazandırdığı ve kilitlediği karelerle.",
      sample: (ours, theirs) => `${ours} kare, rakip ${theirs}`,
    },
    crossword: {
      name: "Scrabble, Kelimelik",
      about: "Oynanabilecek her hamle, puanıyla; on oyunda, birçok dilde.",
      sample: (square, score) => `${square}, ${score} puan`,
    },
    tycoon: {
      name: "Letter Tycoon",
      about: "Bilgisayara karşı bir oyun ya da yedi patent gücünün hepsiyle en iyi hamle.",
      earned: (money, stock) => (stock ? `$${money}, ${stock} hisse` : `$${money}`),
      otherAlphabet: "İngilizce kelime listesiyle oynanır.",
    },
    anagrams: {
      name: "Anagram",
      about: "Taşlarınızdan çıkan her kelime: jokerlerle, kalıplarla, anlamlarıyla.",
      sample: (others, value) => (value ? `ve ${others} kelime daha` : "tek kelime"),
    },
    draw: {
      name: "Kelime Oyunu",
      about: "Yedi taş çekilir. İçlerindeki en iyi kelime hangisi?",
      daily: "Günün çekilişi",
      points: (_, points) => `${points} puan`,
    },
    study: {
      name: "Çalışma",
      about: "Bilmeye değer kelimeleri bulun ve kalıcı olarak öğrenin.",
    },
    race: {
      name: "Yarış",
      about: "Bir ıstakadan çıkan kelimeleri bulan dokuz yöntem birbiriyle yarışır.",
    },
  },

  sides: {
    modes: { letters: "Harf", ours: "Sizin", theirs: "Rakip", free: "Boş" },
    side: { ours: "Siz", theirs: "Rakip" },
    turn: "Sıra kimde",
    toMove: { ours: "sıra sizde", theirs: "sıra rakipte" },
    won: { ours: "kazandınız", theirs: "kazandı" },
    locks: (n) => `${n} kilitli`,
  },

  sheet: { up: "Paneli büyüt", down: "Paneli küçült" },

  premiums,
  daily: {
    closeness: {
      best: "Bundan iyisi yok.",
      near: (points) => `En iyiye ${points} puan kalmıştı.`,
      nearOne: "En iyiye bir puan kalmıştı.",
      far: (points) => `Bu taşlarda ${points} puan daha vardı.`,
      beyond: (points) => `Bu, görmek istediğiniz kelimelerin en iyisinden ${points} puan fazla.`,
      none: "Bu kez kelime yapmadınız.",
      nothing: "Bu taşlardan kelime çıkmıyor.",
    },
    days: (n, days) => (n === 1 ? "Bugün oynandı" : `Üst üste ${days} gün oynandı`),
    share: "Sonucu kopyala",
    shared: "Sonuç kopyalandı",
  },

  word: {
    noMeanings: "Bu dilde kelime anlamı gösterilmiyor.",
    count: (count) => `Listedeki sayısı: ${count}`,
    noMeaning: "Bu kelimenin anlamı burada yok.",
    meaningAway: "Anlamı yüklenemedi. Bağlantınızı denetleyin.",
    kinds: { n: "isim", v: "fiil", a: "sıfat", s: "sıfat", r: "zarf" },
    front: "Başına eklenebilen harfler",
    back: "Sonuna eklenebilen harfler",
    none: "yok",
    close: "Kapat",
    frequency: (how) => `yaygınlık: ${how}`,
    notInList: "bu listede yok",
    sameLetters: "Anagramlar",
    more: (n) => `${n} tane daha`,
    lists: "Listeler",
    notIn: (lists) => `şunlarda yok: ${lists}`,
    lookIn: (lists) => `Şunlara da bak: ${lists}`,
    learn: "Öğren",
    learnWord: (word) => `Öğren: ${word}`,
    learnHint: (word) => `${word} kelimesini öğrendiğiniz kartlara ekle`,
    learning: "Kartlarınızda",
    unkept: "Tarayıcınız bir şey saklamadığından kart, sayfayı kapatana kadar durur.",
  },

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
    otherDevice: "Başka bir cihazda",
    qrCode: "Bu konumun bağlantısının QR kodu",
    qrHint: "Öteki cihazın kamerasını koda tutun; burada gördüğünüz orada açılır.",
    noQr: "Bağlantı, kameranın okuyabileceği bir kod için çok uzun. Bunun yerine bağlantıyı kopyalayın.",
    embedMore: "Başka yollar, örneklerle",
    copyCode: "Kodu kopyala",
    codeCopied: "Kod kopyalandı",
    copied: "Bağlantı kopyalandı",
    more: "Bu hamle hakkında daha çok bilgi",
    less: "Bu hamle hakkında daha az bilgi",
    copyFailed: "Bunun yerine sayfanın adresini kopyalayın; burada gördüğünüz her şey adresin içindedir.",
    filters: "Filtreler",
  },

  embed,
  pictures,
  plot: { table: "Tablo olarak" },

  errors: {
    ...engineErrors,
    ...listErrors,
    ...crosswordErrors,
    "board-length": () => "Tahtaya 25 harf gerekir.",
    "board-letter": ({ row, column, written }) =>
      `${row + 1}. satır, ${column + 1}. sütun: bu harf alfabede yok.${written === undefined ? "" : ` Birkaç harfli taşlar köşeli ayraçla yazılır: ${written}.`}`,
    "mask-range": () => "Kareler 0 ile 33554431 arasında bir sayı olmalı.",
    "wrong-type": ({ field }, message) =>
      field === "ours" || field === "theirs"
        ? "Kareler bir tam sayı olmalı."
        : field === "spread"
          ? "Kaç puan önde olduğunuzu −9.999 ile 9.999 arasında bir tam sayıyla yazın ya da boş bırakın."
          : message,
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

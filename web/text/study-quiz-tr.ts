import { dokunun } from "./pointer.ts";
import type { studyQuiz as english } from "./study-quiz-en.ts";

/** What quizzes and cards say, in Turkish. */
export const studyQuiz: typeof english = {
  keyList: [
    ["Enter", "yazdığınızı dener; bir şey yazılı değilken, cevaplar açıksa sıradaki soruya geçer"],
    ["1, 2", "kelimedir, değildir"],
    ["1-4", "akıldan cevapladığınızı ne kadar iyi bildiğiniz"],
  ],
  question: "Soru",
  answers: "Cevaplar",
  due: "Bugün sorulacaklar",
  cards: "Kartlar",

  kinds: {
    anagrams: "Anagramlar",
    hooks: "Ekler",
    judge: "Kelime mi?",
    stem: "Bu harflere bir harf daha",
    pattern: "Boşluk doldurma",
    definition: "Anlamından kelime",
    board: "Tahtada bingo",
  },
  kindHints: {
    anagrams: "Aynı harflerden oluşan bütün kelimeleri bulun.",
    hooks: "Kelimenin başına ve sonuna hangi harfler eklenince yeni bir kelime olur?",
    judge: "Gördüklerinizin yarısı kelime değildir, yalnızca kelimeye benzer.",
    stem: "Bu harflere bir harf daha eklenince hangi kelimeler çıkar?",
    pattern: "Bazı harflerin yeri belli; uyan bütün kelimeleri bulun.",
    definition: "Bu anlam hangi kelimenin?",
    board: "Programın oynadığı oyunlardan konumlar: yedi taşın hepsini tek kelimede oynayın.",
  },
  setup: {
    title: "Test",
    from: "Kelimelerin kaynağı",
    search: "Aramanız",
    own: "Kendi kelimeleriniz",
    ownHint: "Her satıra bir kelime yazın ya da Anki veya Zyzzyva’dan kaydedilmiş bir metin getirin.",
    file: "Dosya aç",
    kind: "Ne sorulsun",
    way: "Nasıl cevaplansın",
    ways: { typed: "Yazarak", flash: "Akıldan" },
    count: "Soru sayısı",
    begin: "Testi başlat",
    toCards: "Kartlarıma ekle",
    resume: "Devam et",
    noSearch: "Önce kelime arayın ya da kendi kelimelerinizi getirin.",
    noWords: "Bu kelimelerden soru çıkmıyor.",
    words: (n) => `${n} kelime`,
    text: "Aradığınız, kaçırdığınız ya da getirdiğiniz kelimeler burada sorulur. Bilemediklerinizi kartlarınıza ekleyebilirsiniz; kartlar tam unutmak üzereyken yeniden karşınıza çıkar.",
  },

  at: (n, of) => `${n} / ${of}`,
  end: "Testi bitir",
  letters: "Harfler",
  oneMore: "ve bir harf daha",
  gap: "boşluk",
  front: "Başına eklenenler",
  back: "Sonuna eklenenler",
  entry: "Cevabınız",
  entryHint: `Yazın, ${dokunun}`,
  typeHint: "Bir kelime yazın",
  take: "Son harfi geri al",
  tryIt: "Dene",
  check: "Denetle",
  noHooks: "Hiçbiri yok",
  isWord: "Kelime",
  isNone: "Kelime değil",
  show: "Cevapları göster",
  next: "Sıradaki",
  shuffle: "Karıştır",
  found: (found, all) => `${all} cevaptan ${found} tanesini buldunuz`,
  wrong: (word) => `${word} cevaplar arasında yok.`,
  wrongAgain: (word) => `${word} yine cevaplar arasında yok.`,
  twice: (word) => `${word} kelimesini zaten buldunuz.`,
  waiting: "Soru hazırlanıyor.",
  verdicts: {
    again: "Bilemediniz",
    hard: "Doğru, ama yanlıştan sonra",
    good: "Doğru",
    easy: "Doğru",
  },
  none: "Hiç yok.",
  judged: (word, valid) => (valid ? `${word} bir kelimedir.` : `${word} bir kelime değildir.`),
  missedMark: "bulunamadı",
  position: "Karşınıza çıktığı yer",
  grades: { again: "Bilemedim", hard: "Zorlandım", good: "Bildim", easy: "Çok kolay" },
  over: "Test bitti",
  result: (right, all) => `${all} sorudan ${right} tanesi doğru`,
  allRight: "Hepsini bildiniz.",
  missed: "Bilemedikleriniz",
  phoneys: "Kelime sandıklarınız",
  retry: "Bilemediklerimi yeniden sor",
  learn: (n) => (n === "1" ? "Kartlarıma ekle" : `Bu ${n} kelimeyi kartlarıma ekle`),
  learnt: (n) => `${n} kelime kartlarınıza eklendi.`,
  another: "Yeni test",
  unkept:
    "Bu tarayıcı hiçbir şey saklamıyor; kartlarınız siz sayfayı kapatana kadar durur. Saklamak için dışa aktarın.",

  today: (n) => (n === "0" ? "Bugün sorulacak kart yok." : `Bugün ${n} kart sorulacak`),
  noCards:
    "Henüz kartınız yok. Bir aramadan, incelemeden ya da testten kelime ekleyin veya bir dosya içe aktarın.",
  answered: (n, right) => `Bugün ${n} soru cevapladınız, ${right} tanesi doğru.`,
  streak: (_n, days) => `${days} gündür aralıksız çalışıyorsunuz`,
  box: {
    show: (name) => `Kartlar: ${name}`,
    find: "Kart ara",
    none: "Böyle başlayan kart yok.",
    remove: (word) => `${word} kartını çıkar`,
    removeAll: (n) => (n === "1" ? "Onu çıkar" : `${n} kartın hepsini çıkar`),
    removed: (n) => `${n} kart çıkarıldı.`,
    putBack: (n) => `${n} kart geri kondu.`,
    more: (n) => `${n} kart daha var; bulmak için kelimenin başını yazın.`,
    fresh: "yeni",
    today: "sırası geldi",
    comes: (wait) => `${wait} sonra`,
    lapses: (n) => `${n} kez unutuldu`,
  },
  boxed: (due, fresh, all) =>
    [
      due === "0" ? "" : `${due} kart sorulacak`,
      fresh === "0" ? "" : fresh === due && fresh === all ? "hepsi yeni" : `${fresh} yeni`,
      due === all ? "" : `toplam ${all}`,
    ]
      .filter(Boolean)
      .join(", "),
  gone: (list) => `“${list}” kelime listesi burada yok. Kartları duruyor; liste geri gelince sorulabilir.`,
  leftOut: (words, n) =>
    `${words} için artık sorulacak bir şey yok, atlandı; ${n === 1 ? "kartını" : "kartlarını"} Kartlar bölümünden çıkarabilirsiniz.`,
  ask: "Sor",
  import: "İçe aktar",
  export: "Dışa aktar",
  imported: (cards, damaged) =>
    damaged === "0" ? `${cards} kart alındı.` : `${cards} kart alındı; okunamayan ${damaged} kart atlandı.`,
  skipped: (n, kind) =>
    kind === "stem"
      ? `${n} tanesi atlandı: bir harf daha eklenince kelime olmuyor.`
      : kind === "definition"
        ? `Bu listede olmayan ya da anlamı bilinmeyen ${n} kelime atlandı.`
        : `Bu listede olmayan ${n} kelime atlandı.`,
  strange: (kind) =>
    kind === "stem"
      ? "Bunların hiçbirine bir harf eklenince kelime olmuyor."
      : kind === "definition"
        ? "Bu kelimelerin hiçbiri kullandığınız listede yok ya da anlamı bilinmiyor."
        : "Bu kelimelerin hiçbiri kullandığınız listede yok.",
  importedWords: (added, known, skipped, more) =>
    [
      `${added} yeni kart.`,
      known === "0" ? "" : `${known} tanesi zaten kartlarınızdaydı.`,
      skipped,
      more === "0" ? "" : `Dosyada sığmayan ${more} kelime daha var; kalanını ayrı bir dosya olarak açın.`,
    ]
      .filter(Boolean)
      .join(" "),
  files: {
    none: "Bu dosyada kelime yok.",
    binary: "Bu bir metin değil. Kartlarınızı metin olarak kaydedip onu açın.",
    damaged: "Bu kart dosyası bozuk; hiçbir şey değiştirilmedi.",
    newer: "Bu kartları daha yeni bir Tilewise kaydetmiş; orada açın.",
    large: "Bu dosya kart dosyası olamayacak kadar büyük.",
  },
  progress: "Gidişat",
  forecast: "Önümüzdeki günlerin kartları",
  day: "Gün",
  count: "Kart",
  byLength: "Uzunluğa göre hatırlama",
  byRank: "Olasılığa göre hatırlama",
  length: "Harf",
  rank: "Bu sıradan başlayarak",
  remembered: "Hatırlanan",
  table: "Tablo olarak",
  noProgress: "Kartlar yeniden sorulduktan sonra, kaçını hatırladığınızı burada görürsünüz.",
};

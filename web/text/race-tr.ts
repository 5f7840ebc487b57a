import type { race as englishRace } from "./race-en.ts";

/** What the page of the race of the finders says, in Turkish. */
export const race: typeof englishRace = {
  keyList: [
    ["Harfler", "yeni taşlar"],
    ["Ctrl Z, Ctrl Shift Z", "geri alır, yineler"],
  ],
  table: "Kimler yarışıyor",
  answers: "Yarış",
  rack: "Istaka",
  rackHint: "Joker için ?",
  runners: "Yöntemler",
  all: "Hepsi",
  none: "Hiçbiri",
  repeats: "Her yöntem kaç kez çalışsın",
  repeatsOf: { 1: "bir kez", 5: "5 kez", 20: "20 kez" },
  repeatsHint: "En kısa süre sayılır.",
  view: "Ne gösterilsin",
  views: { race: "Yarış", growth: "Büyüme" },
  run: "Yarışı başlat",
  runGrowth: "Büyümeyi ölç",
  cancel: "Durdur",
  intro: {
    title: "Istakanın kelimelerini bulmanın dokuz yolu",
    text: "Her yöntem aynı listeyi ve aynı ıstakayı alır, bir kez hazırlanır ve bütün kelimeleri bulmak zorundadır.",
  },
  growthIntro: {
    title: "Istaka uzadıkça süreler nasıl büyür",
    text: (first, last) => `Her yöntem, bu harflerin ilk ${first}–${last} tanesiyle:`,
  },
  status: (done, total, name) => `${total} yöntemden ${done} tanesi bitirdi. Çalışan: ${name}.`,
  settingUp: (done, total, name) => `${total} yöntemden ${done} tanesi bitirdi. Hazırlanan: ${name}.`,
  starting: "Yarış hazırlanıyor.",
  measuring: (name, part) => `Çalışan: ${name}, ${part} bitti`,
  summary: (words, finders, list) =>
    finders === 1
      ? `${words} kelime, tek yöntemle, ${list}`
      : `${words} kelime, ${finders} yöntemin hepsinde aynı, ${list}`,
  differs: (names) => `Yazmaçlardan farklı sonuç: ${names}.`,
  cancelled: "Durduruldu. Bitirenler gösteriliyor.",
  perRack: "Istaka başına",
  setUp: "Hazırlık, liste başına bir kez",
  scale: "Ölçekte her adım sürenin on katıdır.",
  same: "aynı kelimeler",
  other: "başka kelimeler",
  running: "çalışıyor",
  settingUpShort: "hazırlanıyor",
  quickest: "ıstaka başına en hızlı",
  pays: (n) => `${n} ıstakadan sonra yazmaçları geçer`,
  refused: {
    "too-many-tiles": (most) => `Çalıştırılmadı: ${most} taştan fazlası çok uzun sürer.`,
    "too-many-words": (most) => `Çalıştırılmadı: ${most} kelimeden fazlası çok bellek ister.`,
    "no-blanks": () => "Çalıştırılmadı: jokerle çalışamaz.",
    "too-many-blanks": (most) => `Çalıştırılmadı: bu kadar taşta ${most} jokerden fazlası çok uzun sürer.`,
  },
  empty: "Kimlerin yarışacağını seçin ve yarışı başlatın.",
  noRunners: "En az bir yöntem seçin.",
  growth: {
    label: "Her yöntem için, taş sayısına göre ıstaka başına süre, logaritmik ölçekte",
    tiles: "Taş",
    seconds: "Istaka başına süre",
    stopped: (names) => `Sonraki ıstaka saniyeler süreceği için erken bırakanlar: ${names}.`,
    refused: (names) => `Daha uzun ıstakalara gücü yetmediği için erken bırakanlar: ${names}.`,
    same: "Her uzunlukta hepsi aynı kelimeleri buldu.",
  },
  problems: {
    letter: (letter) => `“${letter}” bu kelime listesinin harflerinden değil.`,
  },
  finders: {
    permutation: {
      name: "Permütasyon",
      idea: "Taşların her sıralanışını dener; her adımda iki komşu taş yer değiştirir, kelime başlangıçları listede aranır.",
      cost: "n taş için n! sıralanış; listenin pek önemi yok.",
    },
    powerset: {
      name: "Kuvvet kümesi",
      idea: "Her taş seçimini bit örüntüsüyle alır ve her seçimin bütün sıralanışlarını dener.",
      cost: "n! sayısının yaklaşık 2,7 katı sıralanış.",
    },
    "letter-count": {
      name: "Harf sayımı",
      idea: "Bütün listeyi gezer ve ıstakada her kelimenin harflerinin bulunup bulunmadığını sayar.",
      cost: "Istaka ne olursa olsun listenin her kelimesi.",
    },
    "prime-product": {
      name: "Asal çarpım",
      idea: "Her harfe bir asal sayı verir: çarpımı ıstakanınkini bölen kelime uyar.",
      cost: "Listenin her kelimesi için bir bölme.",
    },
    "canonical-key": {
      name: "Kanonik anahtar",
      idea: "Kelimeleri sıralı harflerine göre gruplar ve taşların her sıralı seçimini arar.",
      cost: "2 üzeri n seçime kadar; önce listenin harflerini sıralamak.",
    },
    "sorted-subset": {
      name: "Sıralı alt küme",
      idea: "Listeyi her kelimenin harfleri sıralanmış olarak gezer; ıstakada ve kelimede iki imleçle ilerler.",
      cost: "Listenin her kelimesi, her birinde birkaç adım.",
    },
    "subset-key": {
      name: "Alt küme anahtarı",
      idea: "Daha küçük her ıstakanın sıralı harflerini bir kez üretir ve hepsini arar.",
      cost: "2 üzeri n aramaya kadar; önce listenin harflerini sıralamak.",
    },
    trie: {
      name: "Ağaç",
      idea: "Sıralı harflerden bir ağaç, seyrek harfler önde: ıstakada olmayan bir harf bütün dalı keser.",
      cost: "Istakanın gezebildiği dallar; ağacı kurmak uzun sürer.",
    },
    registers: {
      name: "Yazmaçlar",
      idea: "Tek bir tam sayıda her kelimenin bir biti vardır; birkaç işlem bütün kelimeleri aynı anda sınar.",
      cost: "Istaka ne olursa olsun her kelime uzunluğu için 26 kadar işlem.",
    },
  },
};

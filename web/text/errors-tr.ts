import type { ErrorData, ErrorSentence } from "./tables.ts";

/** Sentences for the codes of an engine that did not start, or did not survive a request. */
export const engineErrors: Record<string, ErrorSentence> = {
  "engine-start": () => "Çözücü başlatılamadı. Bağlantınızı denetleyip yeniden deneyin.",
  "engine-broke-off": () => "Çözücü bu istekte iki kez yarıda kaldı. Lütfen bunu tahtayla birlikte bildirin.",
  "engine-lacks-part": () =>
    "Bunun için çözücünün bu cihazda henüz olmayan bir parçası gerekiyor. Bağlantınızı denetleyip yeniden deneyin.",
};

/** Sentences for the engine's error codes about lists and racks. */
export const listErrors: Record<string, ErrorSentence> = {
  "list-empty": () => "Bu liste boş.",
  "list-binary": () => "Bu dosya metin değil; bir kelime listesi düz metindir.",
  "list-several": () => "Bu zip dosyasında birkaç dosya var; liste olanı getirin.",
  "list-encoding": () => "Bu dosya o kodlamayla yazılmamış.",
  "list-unreadable": () =>
    "Bu dosyanın kodlaması ya da harfleri burada bilinmiyor; UTF-8 olarak kaydedip yeniden getirin.",
  "list-too-large": ({ has, most }, message) =>
    has ? `Bu dosya ${has} MB; bir liste en çok ${most} MB olabilir.` : message,
  "list-unavailable": () => "Kelime listesi yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.",
  "meanings-unavailable": () => "Kelimelerin anlamları yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.",
  "played-unavailable": () =>
    "Kelimelerin oyunlardaki değeri yüklenemedi. Bağlantınızı denetleyip yeniden deneyin.",
  "no-words": () => "Bu listede kelime yok.",
  "file-unreadable": () => "Bu dosya okunamadı. Yeniden seçin.",
  lengths: () => "En kısa uzunluk en uzundan büyük olamaz.",
  "word-length": () => "Bir kelime 2–64 harfli olmalı.",
  "rack-length": () => "Istakada en çok 64 taş olabilir.",
  pattern: () =>
    "Kalıpta harfler, bir harf için “.”, birkaçından biri için “[AE]” ve istenen sayıda harf için “*” kullanılır.",
};

const place = ({ row, column }: ErrorData) => `${row + 1}. satır, ${column + 1}. sütun`;

const cannotHold = ({ letter }: ErrorData) =>
  `Rakipte bu kadar çok ${letter === "?" ? "joker" : `${letter} taşı`} olamaz.`;

const bracketed = ({ written }: ErrorData) =>
  written === undefined ? "" : ` Birkaç harfli taşlar köşeli ayraçla yazılır: ${written}.`;

/** Sentences for the engine's error codes. */
export const crosswordErrors: Record<string, ErrorSentence> = {
  "board-rows": (_data, message) => `${numbers(message).at(-1)} satır olmalı, ${numbers(message)[0]} var.`,
  "board-row": ({ row }, message) => {
    const [, has, needs] = numbers(message);
    return `${row + 1}. satır: ${needs} kare olmalı, ${has} var.`;
  },
  "rack-letter": (data) => {
    const { line, field, index, letter } = data;
    const whose = line === undefined ? (holders[String(field)] ?? "Istakanın") : `${line}. satır: ıstakanın`;
    return `${whose} ${index + 1}. taşı, “${letter}”, bu takımda yok.${bracketed(data)}`;
  },
  "rack-size": (data, message) => {
    const where = data.field === "opponent" ? "Rakipte" : "Istakada";
    return `${where} ${numbers(message)[0]} taş var; en çok ${data.index} olabilir.${bracketed(data)}`;
  },
  known: (data, message) => {
    const [held, most] = numbers(message);
    if (data.letter !== undefined) return cannotHold(data);
    if (held === undefined) return "Rakip için verilen taşların hiçbiri olası değil.";
    return `Rakipte ${held} taş olamaz; ıstaka en çok ${most} taş alır.${bracketed(data)}`;
  },
  unseen: cannotHold,
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
      turns: `${line}. satırla oyundaki hamleler sınırı aşıyor.`,
      player: `${line}. satır “${name}” adlı birinin hamlesi; bu oyunda öyle bir oyuncu yok.`,
      withdrawn: `${line}. satır bir hamleyi geri alıyor ama ondan önce hamle yok.`,
      alike: `${line}. satır: oyuncuların adı aynı ve bu puanın kime ait olduğu toplamdan anlaşılmıyor.`,
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

/** Whose a tile is that cannot be read, by the field that it is in. */
const holders: Readonly<Record<string, string>> = {
  known: "Rakibin",
  opponent: "Rakibin",
  other_rack: "Öteki ıstakanın",
  candidates: "Değişimin",
  tiles: "Değişimin",
};

/** The numbers of a sentence. */
const numbers = (text: string) => text.match(/\d+/g) ?? [];

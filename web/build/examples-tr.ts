/** What the code of the examples says in Turkish: by page, what stands there in English and what stands in its place. */
export const TURKISH: Partial<Record<string, Readonly<Record<string, string>>>> = {
  iframe: {
    "?view=board#letterpress": "?view=board&lang=tr#letterpress",
    "theirs=17180": "theirs=17180&list=en",
    "A Letterpress board and its best plays": "Bir Letterpress tahtası ve en iyi hamleleri",
  },
  element: {
    "<label>Rack ": "<label>Istaka ",
    "<label>Language ": "<label>Dil ",
    "<label>Theme ": "<label>Tema ",
    "<label>View ": "<label>Görünüm ",
    " Read only<": " Yalnızca bakılsın<",
    "<option>en</option><option>tr</option>": "<option>tr</option><option>en</option>",
    "AEINRS?": "AEİNRS?",
    "5QUIZ6": "5KALEM5",
    'lexicon="en"': 'lexicon="tr"',
    'lang="en"': 'lang="tr"',
    Events: "Olaylar",
    "ready: ": "hazır: ",
    "change: ": "değişti: ",
    'plays: ${result.count}${best ? `, best ${best.position} ${best.word} for ${best.score}` : ""}':
      'hamleler: ${result.count}${best ? `, en iyisi ${best.position} ${best.word}, ${best.score} puan` : ""}',
  },
  solver: {
    "Letters, ? is a blank": "Harfler, ? joker",
    "AALNST?": "AKLMOŞ?",
    "Loading, ": "Yükleniyor, %",
    "(total || 1))} %`": "(total || 1))}`",
    "nobody waits for the answer to the letters before": "önceki harflerin yanıtını artık kimse beklemiyor",
    'lexicon: "en"': 'lexicon: "tr"',
    " words use all letters": " kelime bütün harfleri kullanıyor",
  },
};

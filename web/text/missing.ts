/** What is said where a part of the page could not be loaded, which may be the very texts of a language. */
const english = {
  sentence: "A part of this page could not be loaded. Check the connection; nothing that you did is lost.",
  again: "Try again",
};

const inLanguages: Readonly<Partial<Record<string, typeof english>>> = {
  en: english,
  tr: {
    sentence: "Sayfanın bir bölümü yüklenemedi. Bağlantınızı denetleyin; yaptıklarınızın hiçbiri kaybolmadı.",
    again: "Yeniden dene",
  },
};

export const missing = (language: string) => inLanguages[language] ?? english;

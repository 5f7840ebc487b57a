/** What the study page says of searches, in English. */
export const study = {
  keyList: [["Ctrl Z, Ctrl Shift Z", "undo, redo"]],
  view: "What you do here",
  views: { search: "Search", quiz: "Quiz", cards: "Cards" },
  conditions: "What you look for",
  words: "Words",
  kinds: {
    length: "Length",
    pattern: "Pattern",
    anagram: "Anagram of",
    subanagram: "Made from",
    letters: "Has the letter",
    front: "Front hooks",
    back: "Back hooks",
    inner_front: "Without its first letter",
    inner_back: "Without its last letter",
    vowels: "Vowels",
    points: "Points",
    probability: "Rank by probability",
    playability: "Playability",
    zipf: "How common",
    anagrams: "Words of the same letters",
    definition: "Meaning",
    list: "In another list",
  },
};

export * from "./study-quiz-en.ts";

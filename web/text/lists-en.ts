/** What the word lists' panel and every list of words say, in English. */
import { counted } from "./tables.ts";

/** Settings that every list of words keeps to. */
export const words = {
  common: "Word difficulty",
  steps: ["any", "not too rare", "known", "common", "everyday"],
  /** How common a word is, the rarest first. */
  frequencies: ["very rare", "rare", "occasional", "common", "very common"],
  /** The filters that act on a list of answers. */
  marks: {
    label: "Filters",
    zipf: (step: string) => `Word difficulty: ${step}`,
    rude: "Rude words hidden in all games",
    remove: "Remove this filter",
  },
  /** What is done with all of them. */
  copy: "Copy",
  copyHint: "Copy the words, one per line",
  copied: "Copied",
  copyFailed: "The words could not be copied here. Download them instead.",
  text: "Text",
  asText: "Download as text, one word per line",
  asTable: "Download as a table",
};

export const lists = {
  open: "Word lists",
  title: "Word lists",
  close: "Close",
  back: "Back",
  shipped: "Built-in lists",
  names: {
    en: "English (large)",
    "en-common": "English (common words)",
    tr: "Turkish",
    "tr-broad": "Turkish (broad)",
    fr: "French",
    es: "Spanish",
    de: "German",
    nl: "Dutch",
    pt: "Portuguese",
  },
  own: "Your lists",
  size: (words: string, value: number) => (value === 1 ? "1 word" : `${words} words`),
  here: "On this device",
  fetched: (megabytes: string) => `${megabytes} MB to fetch`,
  fetching: "Fetching",
  licence: "Licence",
  unkept: "Here until you close the page",
  changed: (added: string, removed: string) => `${added} added, ${removed} taken out`,
  bring: "Add a list",
  edit: "Add or take out words",
  rename: "Rename",
  export: "Download",
  remove: "Delete",
  sure: (name: string, words: string) => `Delete “${name}” (${counted(words, "word")}) from this device?`,
  /** Of the list that is in use: what is used once it is deleted. */
  then: (name: string) => `“${name}” is used instead.`,
  keep: "Keep it",
  save: "Save",
  name: "Name",
  shownIn: (game: string) => `Words shown in ${game}`,
  hideRude: "Hide rude words in all games",
  hideRudeNote: "In English lists.",
  drop: "Drop a word list here",
  dropHint: "Words on lines or between commas, or a table with definitions or counts; also zipped.",
  choose: "Choose a file",
  paste: "Or paste words",
  pasteHint: "one word per line",
  take: "Use these words",
  pasted: "My words",
  alphabet: "Alphabet",
  guess: "Detect automatically",
  keptHere: "It stays on this device. Nothing is sent anywhere.",
  reading: (name: string) => `Reading ${name}`,
  sorting: (name: string) => `Sorting the words of ${name}`,
  cancel: "Cancel",
  /** Why a line was refused, as the engine says it. */
  reason: (reason: string) => reason,
  doubt: {
    ask: "It is not clear how this file’s letters are encoded. Which words are right?",
    none: "None of them",
  },
  report: {
    taken: (words: string, lines: string, name: string, value: number) =>
      `${words} ${value === 1 ? "word" : "words"} taken from ${lines} ${lines === "1" ? "line" : "lines"} of ${name}.`,
    read: (alphabet: string, encoding: string) => `Read as ${alphabet}, ${encoding}.`,
    as: (columns: string) => `It is a table: ${columns}.`,
    columns: { word: "word", definition: "definition", count: "count", zipf: "Zipf frequency" },
    several: "Some lines have several words.",
    hunspell: "It is a Hunspell dictionary.",
    flags: (n: string, value: number) =>
      value === 1
        ? "One entry has flags; the other forms that they stand for are not in the list."
        : `${n} entries have flags; the other forms that they stand for are not in the list.`,
    comments: (n: string, value: number) =>
      value === 1 ? "One comment was left out." : `${n} lines of comments were left out.`,
    alphagrams: "The alphagrams before the words were left out.",
    marks: (marks: string) => `Marks beside words were left out: ${marks}.`,
    folded: (letters: string) => `Played as plain letters: ${letters}.`,
    inside: (file: string) => `The list was ${file} in the archive.`,
    kept: (definitions: string, counts: string) =>
      `Kept with the words: ${[definitions && `${definitions} definitions`, counts && `${counts} counts`].filter(Boolean).join(", ")}.`,
    alike: (languages: string) => `Its letters fit ${languages} just as well.`,
    repeated: (n: string, value: number) =>
      value === 1 ? "One word came twice." : `${n} lines repeated a word.`,
    refused: (n: string, value: number) =>
      value === 1 ? "One line was refused:" : `${n} lines were refused:`,
    first: (n: string) => `The first ${n} of them:`,
    line: (line: string) => `line ${line}`,
    again: "Read again as",
    use: "Use this list",
    done: "Done",
    unkept: "This browser keeps nothing for this page, so the list is here only until you close it.",
  },
  editing: {
    title: (name: string) => `Words of ${name}`,
    note: (name: string) => `“${name}” stays as it is; this makes a list of your own.`,
    newName: (name: string) => `${name}, with your words`,
    word: "Words",
    hint: "one or more",
    add: "Add",
    takeOut: "Take out",
    added: "Added",
    removed: "Taken out",
    undo: (word: string) => `Undo ${word}`,
    did: (words: string) => `${counted(words, "word")} now.`,
  },
};

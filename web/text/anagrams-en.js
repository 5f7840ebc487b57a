/** What the anagrams page and the word lists' panel say, in English. */

/** @typedef {(...parts: string[]) => string} Say */

export const anagrams = {
  name: "Anagrams",
  position: "Rack",
  words: "Words",
  rack: "Rack",
  rackHint: "Type your tiles; ? or space is a blank",
  letters: "More letters",
  blank: "Blank",
  use: "Tiles used",
  uses: { all: "All of them", any: "Any of them" },
  through: "Through a letter on the board",
  throughs: { none: "None", one: "One", each: "Each in turn" },
  throughLetter: "Letter on the board",
  pattern: "Pattern",
  patternHint: ". one letter, * any number",
  lengths: "Length",
  shortest: "Shortest",
  longest: "Longest",
  anyLength: "any",
  order: "Order",
  orders: { length: "length", score: "score", zipf: "how common", alphabet: "alphabet" },
  grouping: "Group",
  groupings: { length: "by length", through: "by letter", none: "together" },
  tiles: "Tiles",
  hideRude: "Hide rude words",
  copy: "Copy",
  copyHint: "Copy the words, one a line",
  copied: "Copied",
  copyFailed: "The words could not be copied here. Download them instead.",
  text: "Text",
  asText: "Download as text, one word a line",
  asTable: "Download as a table",
  columns: { length: "Length", score: "Score", heard: "Heard" },
  heard: ["hardly ever", "rarely", "now and then", "often", "all the time", "–"],
  headings: {
    length: /** @type {(n: string, value: number) => string} */ ((n) => `${n} letters`),
    through: /** @type {Say} */ ((letter) => `through ${letter}`),
    alone: "through no letter",
    words: /** @type {(n: string, value: number) => string} */ (
      (n, value) => (value === 1 ? "1 word" : `${n} words`)
    ),
  },
  summary: /** @type {(words: string, ms: string, list: string, value: number) => string} */ (
    (words, ms, list, value) => `${words} ${value === 1 ? "word" : "words"} in ${ms} ms, ${list}`
  ),
  none: "No word can be made of this.",
  working: "Looking",
  refused: "Your words appear here once that is put right.",
  pending: "Your words appear here as soon as the solver is ready.",
  chances: {
    title: "With one letter more",
    share: /** @type {Say} */ (
      (words, share, good, draws) =>
        `${words} bingos. Of the ${draws} tiles you do not hold, ${good} make one: ${share} of draws.`
    ),
    none: "No letter makes a word of all these tiles.",
    letter: /** @type {Say} */ ((letter, words) => `${letter}: ${words} words`),
  },
  word: {
    close: "Close",
    heard: /** @type {Say} */ ((how) => `heard ${how}`),
    notInList: "not in this list",
    noMeaning: "What it means is not known here.",
    meaningAway: "What it means could not be fetched. Check the connection.",
    kinds: { n: "noun", v: "verb", a: "adjective", s: "adjective", r: "adverb" },
    front: "Front hooks",
    back: "Back hooks",
    anagrams: "Anagrams",
    none: "none",
    more: /** @type {Say} */ ((n) => `${n} more`),
    lists: "Lists",
    notIn: /** @type {Say} */ ((lists) => `not in ${lists}`),
    lookIn: /** @type {Say} */ ((lists) => `Look in ${lists}`),
  },
  start: {
    title: "Type your tiles",
    text: "Every word they make appears as you type: with blanks, with a letter that lies on the board, with all tiles or any of them.",
    examples: "Or look at one of these:",
    labels: ["All seven tiles, one of them blank", "Any of them: every word there is"],
  },
};

/** Settings that every list of words keeps to. */
export const words = {
  common: "Words",
  steps: ["all", "not too rare", "known", "common", "everyday"],
};

export const lists = {
  open: "Word lists",
  title: "Word lists",
  close: "Close",
  back: "Back",
  shipped: "Lists that come along",
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
  size: /** @type {(words: string, value: number) => string} */ (
    (words, value) => (value === 1 ? "1 word" : `${words} words`)
  ),
  here: "On this machine",
  fetched: /** @type {Say} */ ((megabytes) => `${megabytes} MB to fetch`),
  fetching: "Fetching",
  licence: "Licence",
  unkept: "Here until you close the page",
  changed: /** @type {Say} */ ((added, removed) => `${added} added, ${removed} taken out`),
  bring: "Bring a list",
  edit: "Add or take out words",
  rename: "Rename",
  export: "Download",
  remove: "Delete",
  sure: /** @type {Say} */ ((name) => `Delete “${name}” from this machine?`),
  keep: "Keep it",
  save: "Save",
  name: "Name",
  everywhere: "In every game",
  hideRude: "Hide rude words",
  hideRudeNote: "In English lists.",
  drop: "Drop a word list here",
  dropHint: "One word a line, or a table whose first column is the words.",
  choose: "Choose a file",
  paste: "Or paste words",
  pasteHint: "one word a line",
  take: "Take them",
  pasted: "My words",
  alphabet: "Alphabet",
  guess: "found by its letters",
  keptHere: "It stays on this machine. Nothing is sent anywhere.",
  reading: /** @type {Say} */ ((name) => `Reading ${name}`),
  sorting: /** @type {Say} */ ((name) => `Sorting the words of ${name}`),
  cancel: "Cancel",
  /** Why a line was refused, as the engine says it. */
  reason: /** @type {Say} */ ((reason) => reason),
  report: {
    taken: /** @type {(words: string, lines: string, name: string, value: number) => string} */ (
      (words, lines, name, value) =>
        `${words} ${value === 1 ? "word" : "words"} taken from ${lines} ${lines === "1" ? "line" : "lines"} of ${name}.`
    ),
    read: /** @type {Say} */ ((alphabet, encoding) => `Read as ${alphabet}, ${encoding}.`),
    column: "It is a table; its first column was taken.",
    repeated: /** @type {(n: string, value: number) => string} */ (
      (n, value) => (value === 1 ? "One word came twice." : `${n} lines repeated a word.`)
    ),
    refused: /** @type {(n: string, value: number) => string} */ (
      (n, value) => (value === 1 ? "One line was refused:" : `${n} lines were refused:`)
    ),
    first: /** @type {Say} */ ((n) => `The first ${n} of them:`),
    line: /** @type {Say} */ ((line) => `line ${line}`),
    again: "Read again as",
    use: "Use this list",
    done: "Done",
    unkept: "This browser keeps nothing for this page, so the list is here only until you close it.",
  },
  editing: {
    title: /** @type {Say} */ ((name) => `Words of ${name}`),
    note: /** @type {Say} */ ((name) => `“${name}” stays as it is; a list of your own is made of it.`),
    newName: /** @type {Say} */ ((name) => `${name}, with your words`),
    word: "Words",
    hint: "one or more",
    add: "Add",
    takeOut: "Take out",
    added: "Added",
    removed: "Taken out",
    undo: /** @type {Say} */ ((word) => `Undo ${word}`),
    did: /** @type {Say} */ ((words) => `${words} words now.`),
  },
};

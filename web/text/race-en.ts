/** What the page of the race of the finders says, in English. */
import { counted } from "./tables.ts";

export const race = {
  keyList: [
    ["Letters", "a new rack"],
    ["Ctrl Z, Ctrl Shift Z", "undo, redo"],
  ],
  table: "Who runs",
  answers: "The race",
  rack: "Rack",
  rackHint: "? is a blank.",
  runners: "Finders",
  all: "All",
  none: "None",
  repeats: "Each runs",
  repeatsOf: { 1: "once", 5: "5 times", 20: "20 times" },
  repeatsHint: "The shortest time counts.",
  view: "What is shown",
  views: { race: "Race", growth: "Growth" },
  run: "Start the race",
  runGrowth: "Measure growth",
  cancel: "Cancel",
  intro: {
    title: "Nine ways to find the words of a rack",
    text: "Each finder gets the same list and the same rack, sets itself up once, and must find every word.",
  },
  growthIntro: {
    title: "How each grows with the rack",
    text: (first: string, last: string) => `Every finder on the first ${first} to ${last} of these letters:`,
  },
  status: (done: string, total: string, name: string) => `${done} of ${total} finished. ${name} is running.`,
  settingUp: (done: string, total: string, name: string) =>
    `${done} of ${total} finished. ${name} is setting itself up.`,
  starting: "The race is being set up.",
  measuring: (name: string, part: string) => `${name} is running, ${part} done`,
  summary: (words: string, finders: number, list: string) =>
    `${counted(words, "word")}, found by ${finders === 1 ? "one finder" : `all ${finders} finders`} alike, ${list}`,
  differs: (names: string) => `Differs from Registers: ${names}.`,
  cancelled: "Stopped. What had finished is shown.",
  perRack: "Per rack",
  setUp: "Set-up, once per list",
  scale: "Each step of the scale is ten times the time.",
  same: "same words",
  other: "other words",
  running: "running",
  settingUpShort: "setting up",
  quickest: "quickest per rack",
  pays: (n: string) => `beats registers after ${counted(n, "rack")}`,
  refused: {
    "too-many-tiles": (most: string) =>
      `Not run: it would take too long with more than ${counted(most, "tile")}.`,
    "too-many-words": (most: string) =>
      `Not run: it would take too much memory with more than ${counted(most, "word")}.`,
    "no-blanks": (_most: string) => "Not run: it cannot handle blanks.",
    "too-many-blanks": (most: string) =>
      `Not run: it would take too long with more than ${counted(most, "blank")} among so many tiles.`,
  },
  empty: "Choose who runs, and start the race.",
  noRunners: "Choose at least one finder.",
  growth: {
    label: "Seconds per rack, by the number of tiles, for each finder, on a logarithmic scale",
    tiles: "Tiles",
    seconds: "Time per rack",
    stopped: (names: string) => `Ended early, because the next rack would have taken them seconds: ${names}.`,
    refused: (names: string) => `Ended early, because longer racks are beyond them: ${names}.`,
    same: "All gave the same words at every length.",
  },
  problems: {
    letter: (letter: string) => `“${letter}” is not a letter of this word list.`,
  },
  finders: {
    permutation: {
      name: "Permutations",
      idea: "Tries the tiles in every order, swapping two neighbours each time, and looks up the beginnings of words.",
      cost: "n! orders of n tiles; the list hardly matters.",
    },
    powerset: {
      name: "Power set",
      idea: "Takes every choice of tiles by its bit pattern, and tries each choice in all orders.",
      cost: "About 2.7 times n! orders.",
    },
    "letter-count": {
      name: "Letter counts",
      idea: "Walks the whole list and counts whether the rack has the letters of each word.",
      cost: "Every word of the list, whatever the rack.",
    },
    "prime-product": {
      name: "Prime products",
      idea: "Gives each letter a prime: a word fits if its product divides the rack’s.",
      cost: "One division per word of the list.",
    },
    "canonical-key": {
      name: "Canonical keys",
      idea: "Groups words by their sorted letters, and looks up every sorted choice of the tiles.",
      cost: "Up to 2 to the n choices; sorting the list’s letters first.",
    },
    "sorted-subset": {
      name: "Sorted subsets",
      idea: "Walks the list with each word’s letters sorted, and goes along rack and word with two pointers.",
      cost: "Every word of the list, a few steps each.",
    },
    "subset-key": {
      name: "Subset keys",
      idea: "Makes the sorted letters of every smaller rack once, and looks all of them up.",
      cost: "Up to 2 to the n look-ups; sorting the list’s letters first.",
    },
    trie: {
      name: "Trie",
      idea: "A tree of sorted letters, rare ones first: what the rack lacks cuts off a whole branch.",
      cost: "The branches the rack can walk; building the tree is expensive.",
    },
    registers: {
      name: "Registers",
      idea: "One whole number holds a bit for every word; a few operators test all words at once.",
      cost: "Some 26 operators for each word length, whatever the rack.",
    },
  },
};

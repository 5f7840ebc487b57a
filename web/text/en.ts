import type * as anagrams from "./anagrams-en.ts";
import type * as crossword from "./crossword-en.ts";
import type * as draw from "./draw-en.ts";
import { embed } from "./embed-en.ts";
import type * as letterpress from "./letterpress-en.ts";
import { lists, words } from "./lists-en.ts";
import { pictures } from "./pictures-en.ts";
import type * as study from "./study-en.ts";
import { match, premiums, turns } from "./turns-en.ts";
import type * as race from "./race-en.ts";
import { tap } from "./pointer.ts";
import { counted, table, type ErrorSentence } from "./tables.ts";
import type * as tycoon from "./tycoon-en.ts";

/**
 * What the page says before a game is opened, and what all games say, in English. `tr.ts` has the same keys; the type of
 * this object holds it to them. What a game alone says is in files of its name.
 *
 * Values are sentences, or functions of the facts that stand in them. Numbers come in formatted.
 */
export const en = {
  title: "Tilewise",

  bar: {
    home: "Home",
    games: "Games",
    list: "Word list",
    useList: (name: string) => `Use ${name}`,
    size: (words: string) => counted(words, "word"),
    positions: "Positions",
    settings: "Settings",
    interface: "Language",
    theme: "Theme",
    sounds: "Sounds when a word is played",
    learnt: (n: string) => `Learnt from your corrections of pictures: ${counted(n, "letter")}.`,
    kept: (n: string) => `Kept here until you have checked them: ${counted(n, "picture")}.`,
    forget: "Forget them",
    forgotten: "Forgotten.",
    themes: { system: "System", light: "Light", dark: "Dark" },
    offline: "Offline",
    offlineHint: "You are offline. Everything here still works.",
    firstVisit: (megabytes: string) =>
      `The first visit downloads ${megabytes} MB; later visits download nothing.`,
    oneFile: (megabytes: string) => `Download as one offline file (${megabytes} MB)`,
    install: "Install as an app",
    installHint: "It opens like any other app, works offline, and reads pictures that you share with it.",
    installByHand: "To install it as an app, choose Share, then “Add to Home Screen”.",
    examples: "Boards on your own site",
    about: "About, code and licences",
    skip: "Skip to the second panel",
  },

  /** Before a rack whose letters are written as tiles of several letters. */
  together: "With tiles of several letters:",

  /** The first screen. */
  home: {
    title:
      "Find the best play in Letterpress, Scrabble, Letter\u00a0Tycoon and other word games, on your own device.",
    continue: "Continue",
    today: "Today",
    games: "Games",
    best: "Best here:",
    keyList: [
      ["Tab, Shift Tab", "to the next card, or back"],
      ["Enter", "opens the card"],
    ],
  },

  /** The position of the day of a game. */
  puzzle: {
    name: "Position of the day",
    of: (day: string) => `Position of ${day}`,
    kind: "What to look for",
    kinds: { score: "Most points", equity: "Best play" },
    another: "Another position",
    ask: {
      equity:
        "Which play is best, counting what it leaves on the rack? Lay it on the board, try as often as you like, then see all plays.",
      crossword: "Which play scores most? Lay it on the board, try as often as you like, then see all plays.",
      letterpress: `Which word wins at once or, where none does, gives the biggest lead in locked squares? Type it or ${tap} it on the board and play it, try as often as you like, then see all plays.`,
    },
    laying: {
      log: "Try",
      logPoints: (points: string) => `Try for ${counted(points, "point")}`,
      logFor: (points: string) => `Try for ${points}`,
    },
    show: "Show all plays",
    tries: "Your tries",
    worth: {
      equity: (place: string, loss: string) =>
        place === "1" ? "the best" : `number ${place}, ${loss} behind`,
      crossword: (points: string) => counted(points, "point"),
      letterpress: (place: string) => `number ${place}`,
    },
    outcome: {
      equity: (place: string, loss: string) =>
        place === "1" ? "The best play" : `Number ${place}, ${loss} behind the best`,
      crossword: (points: string, most: string) => `${points} of ${counted(most, "point")}`,
      letterpress: (place: string, words: string) => `Number ${place} of ${words}`,
    },
    judged: (order: string) => `Judged by “${order}”`,
    untried: "You did not try any.",
    result: (day: string, outcome: string, days: number, link: string) =>
      `Tilewise position of ${day}: ${outcome}${days > 1 ? `, ${days} days in a row` : ""}. Your turn: ${link}`,
  },

  /** The panel of positions that one can come back to. */
  positions: {
    title: "Positions",
    close: "Close",
    name: "Name this position",
    nameSearch: "Name this search",
    save: "Save",
    saved: (name: string) => `“${name}” is saved.`,
    renamed: (old: string) => `It was called “${old}” before.`,
    savedForNow: (name: string) => `“${name}” is here until the page is closed.`,
    nameless: "Give the position a name first.",
    namelessSearch: "Give the search a name first.",
    search: "Search by name, game or letters",
    named: "Saved",
    recent: "Recent",
    none: "Your saved and recent positions appear here.",
    noneFound: "No position matches your search.",
    remove: "Delete",
    removed: (name: string) => `“${name}” was deleted.`,
    export: "Download all",
    import: "Add from a file",
    added: (n: string, value: number) =>
      value ? (value === 1 ? "1 position added." : `${n} positions added.`) : "There was nothing new in it.",
    noFile: (name: string) => `${name} is not a file of Tilewise positions.`,
    tooMany: (name: string, most: string) =>
      `${name} has more than ${most} positions, or some that are too long; none was added.`,
    all: (n: string) => `Show all ${n}`,
    keptHere: "They stay on this device.",
    notKept:
      "This browser has no room left for them, or keeps nothing: they last until the page is closed. “Download all” saves them as a file.",
  },

  loading: {
    label: "Loading the solver",
    download: (loaded: string, total: string) => `Fetching the solver, once: ${loaded} of ${total} MB.`,
    connecting: "Connecting…",
    start: "Starting the solver.",
    meanwhile: "Meanwhile, you can set up your board.",
    list: (name: string) => `Fetching the word list ${name}.`,
    page: "Loading",
    failed: "The solver could not be started.",
    retry: "Retry",
  },

  notice: {
    update: "A new version is ready.",
    reload: "Reload",
    close: "Close",
    damaged: (lost: string, kept: string) =>
      kept
        ? `Part of this link could not be read: ${lost}. Kept: ${kept}.`
        : `This link could not be read: ${lost}. Nothing in it could be kept.`,
    onlyFirst: (n: string) => `${n} files arrived; only the first is read. Add the others one at a time.`,
    parts: {
      link: "its ending",
      board: "the letters",
      ours: "your squares",
      theirs: "their squares",
      played: "the played words",
      turn: "whose turn it is",
      list: "the word list",
      ranking: "the ranking",
      zipf: "how common the words are",
      game: "the game",
      rack: "the rack",
      star: "the star",
      use: "which tiles are used",
      through: "the letter on the board",
      pattern: "the pattern",
      min: "the shortest length",
      max: "the longest length",
      group: "the grouping",
      tiles: "the tiles",
      turns: "the plays made",
      shown: "the turn that is shown",
      players: "the players",
      laid: "the tiles being laid",
      word: "the word to be found",
      day: "the day",
      order: "the order of plays",
      where: "the position filter",
      length: "the length filter",
      places: "the tile filter",
      contains: "the letter filter",
      deal: "the deal",
      moves: "what was played",
      doublings: "how doublings stack",
      stacking: "how the finder counts doublings",
      challenge: "how words are checked",
      hand: "the hand",
      pool: "the pool",
      money: "the money",
      bag: "the bag",
      size: "the size of the draw",
      seed: "the draw",
      clock: "the clock",
      draws: "the number of draws",
      runners: "who runs",
      search: "the search",
      sorted: "the order of words",
      blanks: "the blanks in the bag",
      view: "the view",
      seats: "who plays",
      words: "the word list of the game",
      on: "the board of the game",
      with: "the tiles of the game",
    },
  },

  turns,
  match,

  /** What is said of each game before it is opened. */
  games: {
    letterpress: {
      name: "Letterpress",
      about: "Every word on your board, with the squares it wins and locks.",
      sample: (ours: string, theirs: string) => `${ours} squares to ${theirs}`,
    },
    crossword: {
      name: "Scrabble & co.",
      about: "Every legal play, scored, in ten games and many languages.",
      sample: (square: string, score: string) => `at ${square}, ${counted(score, "point")}`,
    },
    tycoon: {
      name: "Letter Tycoon",
      about: "A whole game against the computer, or the best turn with all seven powers.",
      earned: (money: string, stock: string) => (stock ? `$${money}, ${stock} stock` : `$${money}`),
      /** Where the cards cannot spell the words of the list in use. */
      otherAlphabet: "It is played with an English list.",
    },
    anagrams: {
      name: "Anagrams",
      about: "Every word your tiles make, with blanks, patterns and meanings.",
      sample: (others: string, value: number) =>
        value ? `and ${counted(others, "other")}` : "is the only one",
    },
    draw: {
      name: "Word Game",
      about: "Seven tiles are drawn. What is the best word in them?",
      daily: "Draw of the day",
      points: (n: number, points: string) => (n === 1 ? "1 point" : `${points} points`),
    },
    study: {
      name: "Study",
      about: "Find the words worth knowing, and learn them for good.",
    },
    race: {
      name: "Race",
      about: "Nine ways to find a rack’s words, raced against each other.",
    },
  },

  /** The two sides of a board, whose turn it is, and whose squares are whose. */
  sides: {
    modes: { letters: "Letters", ours: "Yours", theirs: "Theirs", free: "Free" },
    side: { ours: "You", theirs: "Them" },
    turn: "Whose turn it is",
    toMove: { ours: "to move", theirs: "to move" },
    won: { ours: "winner", theirs: "winner" },
    locks: (n: string) => `${n} locked`,
  },

  sheet: { up: "Enlarge the panel", down: "Shrink the panel" },

  premiums,
  /** What comes once a day. */
  daily: {
    closeness: {
      best: "Nothing beats that.",
      near: (points: string) => `You came within ${counted(points, "point")}.`,
      nearOne: "You came within a point.",
      far: (points: string) => `There were ${points} more points in these tiles.`,
      beyond: (points: string) => `That is ${points} more than the best of the words you chose to see.`,
      none: "You made no word this time.",
      nothing: "No word can be made from these tiles.",
    },
    days: (n: number, days: string) => (n === 1 ? "Played today" : `Played ${days} days in a row`),
    share: "Copy result",
    shared: "Result copied",
  },

  /** What is told of a word. */
  word: {
    noMeanings: "Meanings are not available in this language.",
    count: (count: string) => `Count in the list: ${count}`,
    noMeaning: "No meaning is known for this word.",
    meaningAway: "Its meaning could not be loaded. Check the connection.",
    kinds: { n: "noun", v: "verb", a: "adjective", s: "adjective", r: "adverb" },
    front: "Front hooks",
    back: "Back hooks",
    none: "none",
    close: "Close",
    frequency: (how: string) => `frequency: ${how}`,
    notInList: "not in this list",
    sameLetters: "Anagrams",
    more: (n: string) => `${n} more`,
    lists: "Lists",
    notIn: (lists: string) => `not in ${lists}`,
    lookIn: (lists: string) => `Look in ${lists}`,
    learn: "Learn",
    learnWord: (word: string) => `Learn ${word}`,
    learnHint: (word: string) => `Put ${word} among the cards that you learn`,
    learning: "In your cards",
    unkept: "In your cards until you close the page: this browser keeps nothing.",
  },

  lists,
  words,

  /** The list of keys that "?" opens in every game. */
  keys: {
    title: "Keys",
    everywhere: [["?", "while nothing is being typed: this list"]],
  },

  /** What can be done with the whole position, in every game. */
  tools: {
    undo: "Undo",
    redo: "Redo",
    clear: "Clear",
    copy: "Copy link",
    shareAll: "Share and embed",
    share: "Share…",
    picture: "As a picture",
    savePicture: { png: "Save as PNG", svg: "Save as SVG" },
    embed: "Put this on your site",
    embedKinds: { frame: "Frame", element: "Element" },
    embedCode: "Code for your page",
    otherDevice: "On another device",
    qrCode: "QR code of the link to this position",
    qrHint: "Point the other device’s camera at the code to open what you see here.",
    noQr: "The link is too long for a code that a camera can read. Copy the link instead.",
    embedMore: "More ways, with examples",
    copyCode: "Copy code",
    codeCopied: "Code copied",
    copied: "Link copied",
    more: "More about this play",
    less: "Less about this play",
    copyFailed: "Copy the address of this page instead; it holds everything you see here.",
    filters: "Filters",
  },

  embed,
  pictures,
  plot: { table: "As a table" },

  /** Sentences for the engine's error codes, where the page knows better words than the engine's own message. */
  errors: table<ErrorSentence>({
    // Squares without a letter come between, so the place is the page's, not the engine's.
    "board-letter": ({ row, column }, message) =>
      message.replace(/^Row \d+, column \d+/, `Row ${row + 1}, column ${column + 1}`),
    "mask-range": () => "A set of squares is a number from 0 to 33554431.",
    "wrong-type": ({ field }, message) =>
      field === "ours" || field === "theirs"
        ? "A set of squares is a whole number."
        : field === "spread"
          ? "Enter by how many points you lead, from −9,999 to 9,999 without fractions, or nothing."
          : message,
    "no-words": () => "There is no word in this list.",
    "lexicon-unknown": () => "There is no such word list here. Choose one from the menu.",
  }),
};

export type FirstTexts = typeof en;

/** Those and what every game says, which is there once that game has been opened. */
export type Texts = FirstTexts &
  typeof anagrams &
  typeof crossword &
  typeof draw &
  typeof letterpress &
  typeof race &
  typeof study &
  typeof tycoon;

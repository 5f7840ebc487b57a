import { anagrams, lists, words } from "./anagrams-en.ts";
import { crossword, tileSets } from "./crossword-en.ts";
import { crosswordAnalysis } from "./crossword-analysis-en.ts";
import { letterpressWhy } from "./letterpress-why-en.ts";
import { crosswordGame } from "./crossword-game-en.ts";
import { letterpressGame } from "./letterpress-game-en.ts";
import { tycoon } from "./tycoon-en.ts";
import { draw } from "./draw-en.ts";
import { embed } from "./embed-en.ts";
import { pictures } from "./pictures-en.ts";
import { race } from "./race-en.ts";
import { counted, table, type ErrorSentence } from "./tables.ts";
import { tap } from "./pointer.ts";

/**
 * Everything the page says, in English. `tr.ts` has the same keys; the type of this object holds it to them.
 *
 * Values are sentences, or functions of the facts that stand in them. Numbers come in formatted.
 */
export const en = {
  language: "English",
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
    kept: (n: string) => `Kept here while you look them over: ${counted(n, "picture")}.`,
    forget: "Forget them",
    forgotten: "Forgotten.",
    themes: { system: "System", light: "Light", dark: "Dark" },
    offline: "Offline",
    offlineHint: "You are offline. Everything here goes on working.",
    firstVisit: (megabytes: string) => `A first visit downloads ${megabytes} MB, later ones nothing.`,
    oneFile: (megabytes: string) => `Download as one offline file (${megabytes} MB)`,
    examples: "Boards on your own site",
    about: "About, code and licences",
    skip: "Skip to the plays",
  },

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
        "Which play is best, with what stays on the rack? Lay it on the board, as often as you like, and then look at all of them.",
      crossword:
        "Which play scores most? Lay it on the board, as often as you like, and then look at all of them.",
      letterpress: `Which word is best? Type it or ${tap} it on the board and play it, as often as you like, and then look at all of them.`,
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
      letterpress: (place: string) => `place ${place}`,
    },
    outcome: {
      equity: (place: string, loss: string) =>
        place === "1" ? "The best play" : `Number ${place}, ${loss} behind the best`,
      crossword: (points: string, most: string) => `${points} of ${counted(most, "point")}`,
      letterpress: (place: string, words: string) => `Place ${place} of ${words}`,
    },
    untried: "Nothing was tried.",
    result: (day: string, outcome: string, days: number, link: string) =>
      `Tilewise position of ${day}: ${outcome}${days > 1 ? `, ${days} days in a row` : ""}. Your turn: ${link}`,
  },

  /** The panel of positions that one can come back to. */
  positions: {
    title: "Positions",
    close: "Close",
    name: "Name this position",
    save: "Save",
    saved: (name: string) => `“${name}” is saved.`,
    savedForNow: (name: string) => `“${name}” is here until the page is closed.`,
    nameless: "Give the position a name first.",
    search: "Search by name, game or letters",
    named: "Saved",
    recent: "Recent",
    none: "Your saved and recent positions appear here.",
    noneFound: "No position fits the search.",
    remove: "Delete",
    export: "Download all",
    import: "Add from a file",
    added: (n: string, value: number) => (value === 1 ? "1 position added." : `${n} positions added.`),
    noFile: (name: string) => `${name} is no file of Tilewise positions.`,
    keptHere: "They stay on this device.",
    notKept:
      "This browser has no room left for them, or keeps nothing: they last until the page is closed. “Download all” takes them along as a file.",
  },

  loading: {
    label: "Loading the solver",
    download: (loaded: string, total: string) => `Fetching the solver: ${loaded} of ${total} MB.`,
    connecting: "Connecting…",
    start: "Starting the solver.",
    meanwhile: "You can set up your board meanwhile.",
    list: (name: string) => `Fetching the word list ${name}.`,
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
      where: "the filter of positions",
      length: "the filter of lengths",
      places: "the filter of tiles",
      contains: "the filter of letters",
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
      view: "what is shown",
      seats: "who plays",
      words: "the list that is played with",
      on: "the board of the game",
      with: "the tiles of the game",
    },
  },

  /** The turns of a game, one under the other. */
  turns: {
    title: "Turns",
    back: "One turn back",
    forward: "One turn on",
    columns: { score: "gained", total: "score after" },
  },

  crossword,
  crosswordGame,
  crosswordAnalysis,
  tileSets,

  tycoon,

  anagrams,
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
    embedMore: "More ways, with examples",
    copyCode: "Copy code",
    codeCopied: "Code copied",
    copied: "Link copied",
    more: "More about this play",
    less: "Less about this play",
    copyFailed: "Copy the address of this page instead; all that is here is in it.",
    filters: "Filters",
  },

  letterpress: {
    name: "Letterpress",
    about: "Every word on your board, with the squares it wins and locks.",
    sample: (ours: string, theirs: string) => `${ours} squares to ${theirs}`,
    position: "Position",
    plays: "Plays",
    board: "Board, 5 by 5",
    square: (row: number, column: number) => `row ${row}, column ${column}`,
    empty: "no letter",
    owner: { ours: "yours", theirs: "theirs", free: "free", both: "claimed twice" },
    locked: "locked",
    inPlay: "in this play",
    mode: "Editing mode",
    modes: { letters: "Letters", ours: "Yours", theirs: "Theirs", free: "Free" },
    side: { ours: "You", theirs: "Them" },
    turn: "Whose turn it is",
    toMove: { ours: "to move", theirs: "to move" },
    won: { ours: "winner", theirs: "winner" },
    locks: (n: string) => `${n} locked`,
    played: "Played words",
    playedHint: "Can’t be played again; nor can their beginnings",
    addWord: "Add",
    addLabel: "A word that was played",
    addHint: "Add a word",
    remove: (word: string) => `Remove ${word}`,
    notOnBoard: (words: string, count: number) =>
      `${words}: this board does not have the letters for ${count === 1 ? "it" : "them"}. Is the spelling right?`,
    values: "Board as text",
    valuesHint:
      "Twenty-five letters, then one number for your squares and one for theirs. The first square counts 1, the next 2, then 4, and so on.",
    fields: { board: "Letters", ours: "Your squares", theirs: "Their squares" },
    /** A word that was played: typed, or tapped on the board. */
    word: {
      tool: {
        ours: "Is your word legal, and how can it be played?",
        theirs: "Is their word legal, and how can it be played?",
      },
      toolShort: "Check a word",
      label: { ours: "Your word", theirs: "Their word" },
      hint: `Type it, or ${tap} its letters on the board in turn.`,
      ways: (n: string) =>
        n === "1" ? "Legal; one way to play it" : `Legal; ${n} ways to play it, best first`,
      bestWays: (n: string) => `Legal; the ${n} best ways to play it`,
      anyway: "Play it anyway",
      close: "Back to all plays",
    },
    keys: "Keys",
    keyList: [
      ["Arrows", "move over the board"],
      ["Letters", "fill a square and go on"],
      ["Space", "changes a square: yours, theirs, free"],
      ["Backspace", "takes a letter back"],
      ["Paste", "a whole board, with or without its two numbers, or a picture of it"],
      ["1 2 3", "while painting: yours, theirs, free"],
      ["Esc", "back to letters; lets go of the chosen play"],
      ["Ctrl Z, Ctrl Shift Z", "undo, redo"],
      ["Enter", "on the board: on to the plays; on a play: plays it"],
    ],
    ranking: "Order of plays",
    rankings: {
      lookahead: ["Think ahead", "What each play leads to when both sides go on as well as they can."],
      letterpwn: ["Safe", "Winning plays first, then the most locks, then the least exposed squares."],
      territory: ["Territory", "Squares gained and held count, with locks and exposure weighed in."],
    },
    summary: (words: string, moves: string, ms: string, list: string) =>
      `${counted(words, "word")}, ${counted(moves, "move")} in ${ms} ms, ${list}`,
    /** What the filters keep out of sight. */
    hidden: {
      better: (words: string, best: string) => `${counted(words, "word")} hidden; ${best} would come first.`,
      noneBetter: (words: string) => `${counted(words, "word")} hidden, none of them better.`,
      nothing: "Nothing is hidden here.",
    },
    working: "Working",
    none: "No word can be played here.",
    progress: (letters: string, of: string) => `${letters} of ${of} letters`,
    columns: { score: "Score", locks: "Locks", exposure: "Exposed" },
    /** Whose number is the first of two. */
    whose: "you–them",
    /** What decides the order, with you to move and with them. */
    decides: {
      lookahead: { ours: "After reply", theirs: "After reply" },
      letterpwn: { ours: "Lock lead", theirs: "Their lead" },
      territory: { ours: "Territory", theirs: "Theirs" },
    },
    hints: {
      lookahead: {
        ours: "Your squares less theirs, after their best reply",
        theirs: "Their squares less yours, after your best reply",
      },
      letterpwn: {
        ours: "Your locked squares less theirs, after the play",
        theirs: "Their locked squares less yours, after the play",
      },
      territory: {
        ours: "What you gain and hold, with locks and exposure weighed in",
        theirs: "What they gain and hold, with locks and exposure weighed in",
      },
      score: "Squares after the play: yours, then theirs",
      locks: "Locked squares after the play: yours, then theirs",
      exposure: "Sides of squares that the other can attack; fewer is safer",
    },
    wins: "wins",
    loses: "loses",
    also: (words: string) => `also ${words}`,
    more: "Show more plays",
    ends: { ours: "You win", theirs: "They win" },
    turns: { ours: "Your turn", theirs: "Their turn" },
    said: (word: string, ours: string, theirs: string, then: string) =>
      `${word} played: you ${ours}, they ${theirs}. ${then}.`,
    tapHint: "Tap a play to choose it, tap it again to play it.",
    detailHint:
      "Point at a play to see it on the board. A click chooses it; a second click or Enter plays it.",
    detail: {
      play: (word: string) => `Play ${word}`,
      playShort: "Play",
      score: "Score after",
      locks: "Locked",
      exposure: "Exposed",
      exposureHint: "Sides of squares that the other can attack; fewer is safer.",
      rarity: "Frequency",
      noRarity: "not known",
      winsFor: { ours: "Fills the board: you win.", theirs: "Fills the board: they win." },
      bar: (us: string, free: string, them: string) => `You ${us}, free ${free}, them ${them}`,
    },
    start: {
      title: "Set up your board",
      text: "Type or paste the 25 letters, paint the squares that are taken, and your plays will appear here.",
      examples: "Or look at one of these:",
      game: "A game in progress",
      rich: "A rich, untouched board",
    },
    sheet: { up: "Show all plays", down: "Show fewer plays" },
    refused: "Fix this and your plays will appear here.",
    pending: "Your plays will appear here as soon as the solver is ready.",
  },

  letterpressWhy,
  letterpressGame,

  draw,
  race,
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
      field === "ours" || field === "theirs" ? "A set of squares is a whole number." : message,
    "lexicon-unknown": () => "There is no such word list here. Choose one of those in the menu.",
  }),
};

export type Texts = typeof en;

/**
 * The engine's methods, generated from the types in pysrc/tilewise by `python3 build.py contract`; not to be edited.
 */

/** For each method what it takes, what it gives, and what a job of it tells on the way. */
export interface Methods {
  "lexicon.list": { params: LexiconList; result: LexiconListed; progress: never };
  "lexicon.check": { params: LexiconCheck; result: LexiconChecked; progress: null };
  "lexicon.add": { params: LexiconAdd; result: ListAdded; progress: null };
  "lexicon.derive": { params: LexiconDerive; result: ListDerived; progress: null };
  "lexicon.text": { params: LexiconText; result: LexiconWritten; progress: null };
  "lexicon.import": { params: LexiconImport; result: ListImported; progress: null };
  "anagram.find": { params: AnagramFind; result: AnagramFound; progress: null };
  "anagram.word": { params: AnagramLookUp; result: WordFacts; progress: never };
  "anagram.chances": { params: AnagramChances; result: BingoChances; progress: never };
  "letterpress.match": { params: LetterpressWatch; result: LetterpressMatch; progress: null };
  "letterpress.choose": { params: LetterpressChoose; result: LetterpressChoice; progress: null };
  "letterpress.review": { params: LetterpressReview; result: LetterpressReviewed; progress: LetterpressReviewed | null };
  "letterpress.read_image": { params: LetterpressPicture; result: LetterpressPictureRead; progress: never };
  "letterpress.solve": { params: LetterpressSolve; result: LetterpressSolved; progress: LetterpressSolved };
  "letterpress.puzzle": { params: LetterpressPuzzle; result: LetterpressReached; progress: null };
  "letterpress.play": { params: LetterpressMove; result: LetterpressMoved; progress: never };
  "crossword.lay": { params: CrosswordLay; result: CrosswordLaid; progress: never };
  "crossword.read": { params: CrosswordRead; result: CrosswordReading; progress: never };
  "crossword.write": { params: CrosswordWrite; result: CrosswordWritten; progress: never };
  "crossword.replay": { params: CrosswordReplay; result: CrosswordReplayed; progress: never };
  "crossword.match": { params: CrosswordWatch; result: CrosswordMatch; progress: never };
  "crossword.choose": { params: CrosswordChoose; result: CrosswordChoice; progress: never };
  "crossword.review": { params: CrosswordReview; result: CrosswordReviewed; progress: CrosswordReviewed | null };
  "crossword.statistics": { params: CrosswordStatistics; result: CrosswordRecords; progress: CrosswordRecords | null };
  "crossword.autoplay": { params: CrosswordAutoplay; result: CrosswordAutoplayTotal; progress: CrosswordAutoplayTotal | null };
  "crossword.leaves_for": { params: CrosswordLeavesForRequest; result: CrosswordLeavesFor; progress: never };
  "crossword.leaves": { params: CrosswordLeavesRequest; result: CrosswordLeaves; progress: CrosswordLeaves | null };
  "crossword.simulate": { params: CrosswordSimulate; result: CrosswordSimulation; progress: CrosswordSimulation | null };
  "crossword.stage": { params: CrosswordStageRequest; result: CrosswordStage; progress: null };
  "crossword.why": { params: CrosswordWhyRequest; result: CrosswordWhy; progress: null };
  "crossword.infer": { params: CrosswordInfer; result: CrosswordInference; progress: CrosswordInference | null };
  "crossword.endgame": { params: CrosswordEndgame; result: CrosswordEndgameLine; progress: CrosswordEndgameLine | null };
  "crossword.preendgame": { params: CrosswordPreendgame; result: CrosswordPreendings; progress: CrosswordPreendings | null };
  "crossword.read_image": { params: CrosswordPicture; result: CrosswordPictureRead; progress: never };
  "crossword.solve": { params: CrosswordSolve; result: CrosswordSolved; progress: CrosswordListed };
  "crossword.check": { params: CrosswordCheck; result: CrosswordChecked; progress: never };
  "crossword.unseen": { params: CrosswordUnseen; result: CrosswordUnseenTiles; progress: never };
  "crossword.puzzle": { params: CrosswordPuzzle; result: CrosswordPuzzled; progress: null };
  "tycoon.match": { params: TycoonWatch; result: TycoonMatch; progress: never };
  "tycoon.choose": { params: TycoonChoose; result: TycoonChoice; progress: never };
  "tycoon.advise": { params: TycoonAdvise; result: TycoonAdvice; progress: never };
  "tycoon.review": { params: TycoonReview; result: TycoonReviewed; progress: null };
  "tycoon.solve": { params: TycoonSolve; result: TycoonSolved; progress: null };
  "tycoon.replace": { params: TycoonReplace; result: TycoonReplacements; progress: null };
  "tycoon.build": { params: TycoonBuild; result: TycoonBuilt; progress: never };
  "draw.deal": { params: DrawDeal; result: Dealt; progress: never };
  "draw.solve": { params: DrawSolve; result: DrawSolved; progress: null };
  "draw.judge": { params: DrawJudge; result: DrawJudged; progress: never };
  "draw.chances": { params: DrawChances; result: DrawChance; progress: null };
  "draw.experiment": { params: DrawExperiment; result: DrawExperimented; progress: DrawSummary | null };
  "finders.race": { params: FindersRace; result: FindersRaced; progress: RaceProgress };
  "finders.growth": { params: FindersGrowth; result: FinderCurves; progress: GrowthProgress };
  "study.search": { params: StudySearch; result: StudyFound; progress: null };
  "study.cards": { params: StudyCards; result: StudyDeck; progress: null };
}

/** All lists that there are. */
export interface LexiconList {
}

/** The word lists at hand. */
export interface LexiconListed {
  lexicons: LexiconEntry[];
}

/** The description of a word list. */
export interface LexiconEntry {
  id: string;
  name: string;
  language: string;
  /** Id of its alphabet. */
  alphabet: string;
  /** How many there are. */
  words: number;
  licence: string;
  /** Set for what is no list to play with: words to leave out of others, or what is said of words. */
  filter?: boolean;
}

/** Words to look up. */
export interface LexiconCheck extends InList {
  /** In either case. */
  words: string[];
}

/** Names the word list. */
export interface InList {
  /** Id of a word list. */
  lexicon: string;
}

/** What is a word and what is not. */
export interface LexiconChecked {
  /** For each word, in upper case, whether it is in the list. */
  valid: Record<string, boolean>;
}

/** A list in a text. */
export interface LexiconAdd {
  /** What to call it; a list of that id that was added before is replaced. */
  id: string;
  /** Id of its alphabet. */
  alphabet: string;
  /** One word a line. */
  text: string;
}

/** A list made of lines of text. */
export interface ListAdded {
  id: string;
  /** How many it has. */
  words: number;
  /** The first 100 lines that were left out. */
  rejected: RejectedLine[];
  /** How many lines were left out. */
  rejected_count: number;
  /** Letters that the alphabet's game plays without their accents. */
  folded: FoldedLetter[];
}

/** A line that is not a word of the alphabet. */
export interface RejectedLine {
  /** Its number, from 1. */
  line: number;
  text: string;
  reason: string;
}

/** A letter that is played as another. */
export interface FoldedLetter {
  letter: string;
  /** The letters that it counts as. */
  plays: string;
  /** How often it stands in the list. */
  times: number;
}

/** A list made of another. */
export interface LexiconDerive extends InList {
  /** What to call the new list. */
  id: string;
  /** Words of 2 to 64 letters. */
  add?: string[];
  /** Words to leave out; those that are not in the list are ignored. */
  remove?: string[];
}

/** A list made of another. */
export interface ListDerived {
  id: string;
  /** How many it has. */
  words: number;
  alphabet: string;
}

/** A list to be written out. */
export interface LexiconText extends InList {
  /** Whether to add columns with what the list says of its words. */
  columns?: boolean;
}

/** A list as text. */
export interface LexiconWritten {
  /** One word a line; with columns a row of headings, then word, count and definition with tabs between them. */
  text: string;
}

/** A list in a file. */
export interface LexiconImport {
  /** What to call it; a list of that id that was added before is replaced. */
  id: string;
  /** The file's bytes; in base64 where the transport is text. */
  data?: string;
  /** Id of its alphabet; null detects it. */
  alphabet?: string | null;
  /** Its encoding; null detects it. One of UTF-8, UTF-32, UTF-16, Windows-1252, Windows-1250, Windows-1251, Windows-1253, Windows-1254, Windows-1256, Windows-1257, ISO-8859-2, ISO-8859-5, ISO-8859-6, ISO-8859-7, ISO-8859-15, ISO-8859-16, ISO-8859-4, ISO-8859-13, KOI8-R, CP850, CP437, CP852, CP857, CP866, CP737, CP775, Mac Roman, Mac Central European, Mac Cyrillic, Mac Turkish, Mac Greek, ISO-8859-3, ISO-8859-10, CP855, CP869, CP720, CP860, CP863, Mac Romanian, Mac Croatian. */
  encoding?: string | null;
  /** Id of the alphabet to prefer where several fit equally well. */
  language?: string;
}

/** A list made of a file, and what the file was. */
export interface ListImported {
  id: string;
  /** How many it has. */
  words: number;
  /** The first 100 lines that were left out. */
  rejected: RejectedLine[];
  /** How many lines were left out. */
  rejected_count: number;
  /** Letters that the alphabet's game plays without their accents. */
  folded: FoldedLetter[];
  encoding: string;
  alphabet: string;
  /** Where the file can be read in several ways: all of them, the chosen one first. Otherwise none. */
  candidates: ListCandidate[];
  lines: number;
  /** One word a line, several words in a line, columns, or a dictionary of Hunspell. */
  form: "lines" | "several" | "columns" | "hunspell";
  /** What each column was taken for; “-” is a column that was left out. */
  columns: ("word" | "definition" | "count" | "zipf" | "number" | "alphagram" | "-")[];
  /** Whether the file is a table of which only the column of words was taken. */
  first_column: boolean;
  /** Comment lines, which were left out. */
  comments: number;
  /** Marks beside words that were left out, such as #. */
  marks: string;
  /** Entries of a Hunspell dictionary with flags, whose other forms are not in the list. */
  flags: number;
  /** The name of the file inside the archive; empty if there was no archive. */
  inside: string;
  /** Words that were repeated. */
  repeated: number;
  /** Words with a definition, which is kept. */
  definitions: number;
  /** Words with a count or frequency, which is kept. */
  counts: number;
}

/** One way to read a file. */
export interface ListCandidate {
  encoding: string;
  alphabet: string;
  /** Some of its words, read in this way. */
  words: string[];
}

/** A rack, and which words of it are asked for. */
export interface AnagramFind extends InList, WordSelection {
  /** Letters, `?` for a blank; at most 64 tiles. Null for words of any letters. */
  rack: string | null;
  /** Whether a word uses all tiles. */
  use?: "all" | "any";
  /** A letter on the board that words go through; `*` for none and each in turn. */
  through?: string | null;
  min_length?: number | null;
  max_length?: number | null;
  /** `.` is any letter, `[AE]` one of these, `[^AE]` any other, `*` any run of letters: `..S*ING`. */
  pattern?: string | null;
  /** The most words of each group; null for all. */
  limit?: number | null;
  /** How many words of each group to leave out first. */
  offset?: number;
  order?: "length" | "alphabet" | "zipf" | "score";
  /** Id of the tile set that words are scored with; null takes the list's own letters. */
  tiles?: string | null;
  /** Gives each word's `zipf` and `score`. */
  facts?: boolean;
}

/** Leaves words out of those that would be found. */
export interface WordSelection {
  /** How common words have to be, as a Zipf frequency; 0 takes all. */
  min_zipf?: number;
  /** Id of a list of words to leave out. */
  without?: string | null;
}

/** The words of a rack. */
export interface AnagramFound {
  groups: WordGroup[];
}

/** The words through one letter of the board, or through none. */
export interface WordGroup {
  through: string | null;
  /** How many there are, those left out by `limit` and `offset` included. */
  count: number;
  lengths: LengthCount[];
  words: AnagramWord[];
}

/** How many words of a length there are. */
export interface LengthCount {
  length: number;
  count: number;
}

/** A word that the rack spells. */
export interface AnagramWord {
  word: string;
  /** Places in the word, from 0, that a blank plays. */
  blanks: number[];
  /** How common it is; 0 where that is not known. */
  zipf?: number;
  /** What its tiles are worth; blanks count nothing. */
  score?: number;
  /** Its tiles, where one of them has more than one letter. */
  tiles?: string[];
}

/** A word to be looked up. */
export interface AnagramLookUp extends InList, WordSelection {
  word: string;
}

/** What there is to know of a word. */
export interface WordFacts {
  word: string;
  /** Whether it is in the list. */
  valid: boolean;
  /** How common it is, as a Zipf frequency; 0 where that is not known. */
  zipf: number;
  /** Its meaning, from the file that the list was made of. */
  definition: string | null;
  /** Its count or frequency, from that file. */
  count: string | null;
  /** Letters that make a word when put in front of it. */
  front: string[];
  /** Letters that make a word when put behind it. */
  back: string[];
  /** Other words of its letters. */
  anagrams: string[];
}

/** A rack that one more tile is drawn to. */
export interface AnagramChances extends InList, WordSelection {
  /** Letters, `?` for a blank; at most 64 tiles. */
  rack: string;
  /** Id of the tile set that is drawn from; null takes the list's own letters. */
  tiles?: string | null;
}

/** The bingos of a rack and one tile more. */
export interface BingoChances {
  /** Words of the rack and each letter. */
  letters: LetterCount[];
  /** Different words; with a blank on the rack one may count for several letters. */
  count: number;
  /** Tiles of the set that the rack does not hold. */
  draws: number;
  /** Those of them that make a bingo. */
  good_draws: number;
  /** `good_draws` of `draws`, 0 to 1. */
  share: number;
}

/** How many bingos a letter makes. */
export interface LetterCount {
  letter: string;
  count: number;
}

/** A played game, and how much is told of it; both seats see all. */
export interface LetterpressWatch extends LetterpressRecord, MatchWatch {
}

/** A played game: how it was begun, and what was done since. */
export interface LetterpressRecord extends MatchRecord {
  setup: LetterpressMatchSetup;
  /** In order, those of the engine's players included. */
  actions?: LetterpressAction[];
}

/** A played game. Each game adds its `setup` and its `actions`. */
export interface MatchRecord {
  /** Null takes the setup's. */
  lexicon?: string | null;
}

/** What a game is begun with: two players, of whom the first begins, and a board. */
export interface LetterpressMatchSetup extends MatchSetup {
  /** 25 letters, row by row; null lets the seed deal them. */
  board?: string | null;
}

/** What a game is begun with. */
export interface MatchSetup {
  /** The list it is played with, if it is not named beside the setup. */
  lexicon?: string | null;
  players: MatchSeat[];
  /** The same seed deals the same. */
  seed?: number;
}

/** A player of a game. */
export interface MatchSeat {
  /** At most 40 characters are kept. */
  name?: string;
  /** From a beginner, 1, to the best, 5; null for a person. */
  level?: number | null;
}

/** Plays a word on chosen squares. */
export interface LetterpressTaking {
  word: string;
  /** The squares of the word's letters. */
  mask: number;
  kind: "play";
}

/** Passes or resigns. */
export interface LetterpressBare {
  kind: "pass" | "resign";
}

/** Who looks at a played game, and how much is told of it. */
export interface MatchWatch {
  /** Whose view to give, from 0: what others hold is hidden. Null shows everything. */
  seat?: number | null;
  /** The most plays to list as legal, the best first; null for all. With 0 no exchanges are listed either. */
  limit?: number | null;
  /** The first action whose events are given, from 0. */
  since?: number;
}

/** What has come of a game. */
export interface LetterpressMatch {
  state: LetterpressMatchState;
  /** Who is to act; null when the game is over. */
  turn: number | null;
  /** What that player may do: plays in the order of `territory`, then the rest. */
  legal: LetterpressAction[];
  events: LetterpressEvent[];
  /** By squares; a player who resigned comes last. */
  standings: MatchStanding[];
  /** How the game ended: no square is free, both passed, or one resigned; null while it goes on. */
  ended: LetterpressEnding | null;
}

/** The state of a game; square i is bit i of a mask. */
export interface LetterpressMatchState {
  /** 25 letters, row by row. */
  board: string;
  players: LetterpressMatchPlayer[];
  turns: LetterpressTurn[];
  /** Passes in a row; two end the game. */
  passes: number;
  /** Null while the game goes on, and of a draw. */
  winner: number | null;
}

/** A player of a game. */
export interface LetterpressMatchPlayer {
  name: string;
  /** Null for a person. */
  level: number | null;
  /** Those that the player holds. */
  squares: number;
  /** Those of them that are locked. */
  locked: number;
  resigned: boolean;
}

/** What a player did, and how many squares each player held after it. */
export interface LetterpressTurn {
  player: number;
  kind: LetterpressActionKind;
  /** Of a play; else empty. */
  word: string;
  /** The squares of the word's letters. */
  mask: number;
  /** Those of each player after the turn. */
  squares: number[];
}

/** What happened, to whom, and what belongs to it. */
export interface LetterpressEvent {
  kind: "played" | "passed" | "resigned" | "ended";
  /** Who did it; of the end, whose turn ended the game. */
  player: number;
  word?: string;
  /** The squares of the word's letters. */
  mask?: number;
  /** Squares that nobody held. */
  gained?: number;
  /** Squares that were the other's. */
  captured?: number;
  /** Squares of the word that stay the other's, because they were locked. */
  kept?: number;
  ending?: LetterpressEnding;
  /** Null of a draw. */
  winner?: number | null;
}

/** How a player stands. */
export interface MatchStanding {
  player: number;
  /** From 1; equal players share one, those who resigned come last. */
  place: number;
  score: number;
}

/** A game in which the actor is played by the program. */
export interface LetterpressChoose extends LetterpressRecord, MatchThinking {
}

/** How an opponent is to choose. */
export interface MatchThinking {
  /** Null takes the player's own, or the best. */
  level?: number | null;
  /** The most time to think, for levels that search; null for one second. */
  seconds?: number | null;
}

/** What an opponent does. */
export interface LetterpressChoice {
  action: LetterpressAction;
}

/** A game that is looked back on. */
export interface LetterpressReview extends LetterpressRecord, MatchJudging {
  /** The most best plays to give for a turn. */
  limit?: number;
  /** About how long a browser thinks of all turns: an amount of work, the same anywhere. */
  seconds?: number;
  /** The turns to judge, from 0; null for all that are not in `made`. */
  turns?: number[] | null;
  /** Turns from earlier answers, which are not judged again. */
  made?: LetterpressReviewedTurn[];
}

/** What turns are judged by; games with a single way to judge accept either value. */
export interface MatchJudging {
  /** What the best play is judged by. */
  by?: "equity" | "simulation";
}

/** A turn, and the best plays that the search finds. */
export interface LetterpressReviewedTurn {
  /** Its index among all turns. */
  turn: number;
  player: number;
  played: LetterpressReviewedMove;
  /** The best plays, best first; the turn's own if none is better. */
  best: LetterpressReviewedMove[];
  /** The worth of the best play less that of the turn, in squares; never below 0. */
  loss: number;
  /** The loss in a word. */
  grade: MatchGrade;
  /** The share of games that it wins: 1 if it wins whatever follows, 0 if it loses; null while open. */
  wins: number | null;
  /** What the turn leads to, in squares to its player: 25 if it wins by force, -25 if it loses. */
  worth: number;
  /** What the game was worth to the first player before the turn, likewise. */
  outlook: number;
}

/** A play or a pass, and the board after it. */
export interface LetterpressReviewedMove {
  kind: "play" | "pass";
  /** Of a play; else empty. */
  word: string;
  /** The squares of the word's letters. */
  mask: number;
  /** Those of each player after it. */
  squares: number[];
  reply: LetterpressExpected | null;
  /** What it comes to for its player whatever follows, where that is proved. */
  forced: "wins" | "loses" | null;
}

/** The reply that is expected to a play. */
export interface LetterpressExpected {
  word: string;
  /** The squares of the word's letters. */
  mask: number;
}

/** A game looked back on. */
export interface LetterpressReviewed {
  turns: LetterpressReviewedTurn[];
  summary: LetterpressReviewSummary;
}

/** A game as a whole. */
export interface LetterpressReviewSummary {
  /** Losses in squares, of plays and passes. */
  players: MatchReviewedPlayer[];
  /** The turns that lost most, three at the most, as in `turn`. */
  turning_points: number[];
}

/** A player over the whole game. */
export interface MatchReviewedPlayer {
  name: string;
  /** Turns whose loss is known. */
  judged: number;
  /** Null without any such turn. */
  mean_loss: number | null;
  /** How many turns of each grade. */
  grades: Record<string, number>;
}

/** A picture of a Letterpress board, anywhere on a screen of any size. */
export interface LetterpressPicture extends WithPicture {
  /** The list whose letters are read; null for A to Z. */
  lexicon?: string | null;
}

/** A picture's pixels, and what was learnt from others. */
export interface WithPicture {
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Red, green, blue and opacity of each pixel, a byte each, row by row; in base64 where the transport is text. */
  data?: string;
  /** Letters confirmed in earlier pictures: what looks the same is read as these. Letters of other alphabets are ignored. */
  learnt?: LearntLetter[];
}

/** What a square's glyph is, according to a person. */
export interface LearntLetter {
  /** The letter, or all letters of the tile, in upper case. */
  letter: string;
  /** As in an answer. */
  glyph: string;
}

/** The board of a picture. */
export interface LetterpressPictureRead {
  /** 25 letters, row by row; `?` where none is seen. */
  board: string;
  ours: number;
  theirs: number;
  /** Whether a person has to be asked which side is ours, as the two colours are not a pair of one of the app's themes, or only one side holds squares. The other reading has the sides exchanged. */
  asks: boolean;
  /** The colours of our squares and of theirs; null for a side without squares. */
  colours: [[number, number, number] | null, [number, number, number] | null];
  /** Left, top, width and height, in pixels of the picture. */
  frame: [number, number, number, number];
  /** All 25, row by row. */
  squares: SeenLetterpressSquare[];
}

/** A square of the picture. */
export interface SeenLetterpressSquare {
  /** `?` where none is seen. */
  letter: string;
  owner: "free" | "ours" | "theirs";
  /** How likely the reading is right, from 0 to 1. */
  confidence: number;
  /** The second likeliest letter; empty where none comes near. */
  second: string;
  /** Left, top, width and height, in pixels of the picture. */
  box: [number, number, number, number];
  /** What is seen there, for `learnt`; empty where nothing is. */
  glyph: string;
}

/** A board whose best plays are asked for. */
export interface LetterpressSolve extends InList, WordSelection, LetterpressBoard {
  /** The most plays to give; null for all, if there are no more than that. */
  limit?: number | null;
  /** `letterpwn` and `territory` judge the board after the play; `lookahead` searches on from there. */
  ranking?: "letterpwn" | "territory" | "lookahead";
  /** With `lookahead`: the time to think; null until the search has settled. To read a list for the first time, and to write thousands of plays, takes a while besides. */
  seconds?: number | null;
  /** Squares that every play has to take; not with a word. */
  must?: number;
  /** Gives only plays that win, at once or (with `lookahead`) by force, the shortest first; not with a word. */
  winning?: boolean;
  /** `merged` gives one play for all words of the same letters. */
  anagrams?: "each" | "merged";
  /** Gives every way to play this word instead of the best way of each. */
  word?: string | null;
  /** With a word: gives only the way that takes these squares. */
  squares?: number | null;
  /** With a word: whether it may be one that is not in the list. */
  unlisted?: boolean;
  /** With a word: whether to rank it among the words. */
  place?: boolean;
}

/** A position. Square i is bit i of a mask, row by row from the top left. */
export interface LetterpressBoard {
  /** 25 letters, row by row; white space between them does not matter. */
  board: string;
  /** The squares of the side to play. */
  ours?: number;
  /** The squares of the other side. */
  theirs?: number;
  /** Words that were played; they and their prefixes are barred. */
  played?: string[];
}

/** The best plays of a board. */
export interface LetterpressSolved {
  /** Legal words. */
  words: number;
  /** Different sets of squares that play one of them. */
  moves: number;
  ranking: "letterpwn" | "territory" | "lookahead";
  position: LetterpressStanding;
  /** Who has won, where no square is free any more. */
  winner: "ours" | "theirs" | null;
  /** With `lookahead`: what the side to move can force, if the search has proved it. */
  proved: LetterpressProof | null;
  /** Indices in `played` of words that the board's letters do not spell. */
  not_on_board: number[];
  /** If asked for: the rank of the first play given among the best plays of all words, from 1. */
  place?: number;
  /** The best way to play each word, best word first; none when the game is over. */
  plays: LetterpressPlay[];
}

/** How a board stands, the side to play first. */
export interface LetterpressStanding {
  /** Squares of each side. */
  score: [number, number];
  /** Locked squares of each side. */
  locked: [number, number];
  /** The locked squares themselves. */
  locked_masks: [number, number];
  /** Whether no square is free. */
  ended: boolean;
}

/** What the side to move can force. */
export interface LetterpressProof {
  wins: boolean;
  /** Turns of both sides until then, this one included; 0 when the game is over. */
  plies: number;
  /** Whether only a pass begins the shortest win. */
  by_passing?: boolean;
}

/** A word, the squares it takes, and the board after it. */
export interface LetterpressPlay {
  word: string;
  /** The squares of the word's letters. */
  mask: number;
  /** Free squares that it takes. */
  claims: number;
  /** Squares of the other side that it takes. */
  captures: number;
  /** Squares of its side that are locked after it and were not before. */
  locks: number;
  /** Squares of the other side whose lock it breaks. */
  breaks: number;
  /** Other words of the same letters; they play on the same squares. */
  same_letters: string[];
  ours: number;
  theirs: number;
  /** Squares of each side, ours first. */
  score: [number, number];
  /** Locked squares of each side. */
  locked: [number, number];
  /** The locked squares themselves. */
  locked_masks: [number, number];
  /** For each square we hold, its neighbours that we do not hold, summed. */
  vulnerability: number;
  /** What the ranking orders by; higher is better. */
  value: number;
  ends_game: boolean;
  /** Whether it ends the game in our favour; null if the game goes on. */
  wins: boolean | null;
  /** How common the word is, as a Zipf frequency; 0 where that is not known. */
  zipf: number;
  /** Other words that it bars: its prefixes that could still be played. */
  bars: string[];
  /** With the ranking `lookahead`: the opponent's best answer. */
  reply: LetterpressReply | null;
  /** With `lookahead`: what the play comes to whatever they answer, if proved. */
  forced: "wins" | "loses" | null;
}

/** The opponent's best answer to a play, and the board after it, as the side to play sees it. */
export interface LetterpressReply {
  word: string;
  /** The squares of the word's letters. */
  mask: number;
  /** Free squares that it takes. */
  claims: number;
  /** Squares of the other side that it takes. */
  captures: number;
  /** Squares of its side that are locked after it and were not before. */
  locks: number;
  /** Squares of the other side whose lock it breaks. */
  breaks: number;
  ours: number;
  theirs: number;
  /** Whether it ends the game in the opponent's favour; null if the game goes on. */
  wins: boolean | null;
}

/** What decides a position to be solved. */
export interface LetterpressPuzzle extends InList {
  /** The same seed gives the same position with the same list. */
  seed?: number;
}

/** A position with the side to play as `ours`, as other methods take it. */
export interface LetterpressReached {
  board: string;
  ours: number;
  theirs: number;
  played: string[];
}

/** A play on a board. */
export interface LetterpressMove extends LetterpressBoard {
  /** Null takes any word of English letters. */
  lexicon?: string | null;
  word: string;
  /** The squares of the word's letters. */
  mask: number;
  /** Whether it may be a word that is not in the list. */
  unlisted?: boolean;
}

/** The next position; the sides are still the same. */
export interface LetterpressMoved {
  board: string;
  ours: number;
  theirs: number;
  played: string[];
  /** Squares of each side. */
  score: [number, number];
  /** Locked squares of each side. */
  locked: [number, number];
  /** The locked squares themselves. */
  locked_masks: [number, number];
  /** Whether no square is free. */
  ended: boolean;
  winner: "ours" | "theirs" | null;
}

/** A position and tiles laid on it by hand; the words that they make need not be in the list. */
export interface CrosswordLay extends InList, CrosswordBoard {
  /** In any order. */
  laid: LaidTile[];
  /** What the player holds, as far as it is known. */
  rack?: string;
}

/** A board with tiles on it. */
export interface CrosswordBoard extends CrosswordGame {
  /** Rows, or one line of CGP: `.` empty, upper case a tile, lower case a blank; digraphs in brackets, `[CH]`. */
  board: string | string[];
}

/** The board and the tiles that are played with. */
export interface CrosswordGame {
  /** Id of a shipped board, or a board of your own. */
  layout?: string | CrosswordLayout;
  /** Id of a shipped tile set, or tiles of your own; null takes those that go with board and list. */
  tiles?: string | CrosswordTiles | null;
}

/** A board of your own. */
export interface CrosswordLayout {
  name?: string;
  /** Rows of squares. */
  layout: string[];
  /** Row and column, from 0, of the square that the first word covers; null for any. */
  center?: number[] | null;
  /** The most tiles on a rack. */
  rack?: number;
  /** The fewest tiles in the bag that allow an exchange; as many as a rack holds by default. */
  exchange?: number;
  /** What playing that many tiles at once earns: points, or `x2 main word`. */
  bonus?: Record<string, number | string>;
  /** Id of the tile set that goes with it. */
  tiles?: string;
}

/** Tiles of your own. */
export interface CrosswordTiles {
  name?: string;
  /** Id. */
  alphabet?: string;
  blanks?: number;
  /** Letter -> [count, value]; a count is null where it is not known. */
  tiles: Record<string, [number | null, number]>;
}

/** A tile on an empty square. */
export interface LaidTile {
  /** From 0. */
  row: number;
  /** From 0. */
  col: number;
  /** A blank in lower case. */
  tile: string;
}

/** The play that the tiles make. */
export interface CrosswordLaid {
  /** Of the main word's first square, from 0. */
  row: number;
  /** Of the main word's first square, from 0. */
  col: number;
  across: boolean;
  /** The tiles from that square on, `.` where one lies already, blanks in lower case. */
  placed: string;
  /** The first square, row first across (8M), column first down (M8). */
  position: string;
  /** The main word, blanks in lower case. */
  word: string;
  score: number;
  /** Points for the number of tiles, and for a tile on the star. */
  bonus: number;
  /** The main word first; their scores without the bonus. */
  words: ScoredWord[];
  /** The tiles as they stood on the rack, blanks as `?`. */
  used: string;
  /** What stays on the rack. */
  leave: string;
  /** Those of its words that are not in the list. */
  unlisted: string[];
}

/** A word of the play and its score. */
export interface ScoredWord {
  word: string;
  /** The first square, row first across (8M), column first down (M8). */
  position: string;
  letters: ScoredLetter[];
  /** What the sum of its letters is multiplied by. */
  times: number;
  score: number;
}

/** A tile of a word of the play. */
export interface ScoredLetter {
  tile: string;
  value: number;
  /** What its value is multiplied by. */
  times: number;
}

/** A text in any notation. */
export interface CrosswordRead extends CrosswordGame {
  /** Null takes the tile set's own alphabet. */
  lexicon?: string | null;
  /** A CGP line, rows of squares (one more line is the rack), or a GCG file. */
  text: string;
  /** Whether to leave out a play that does not fit the board, with a `problem`, instead of refusing the game. */
  lenient?: boolean;
}

/** What a text says, in the fields that other methods take. */
export interface CrosswordReading {
  format: "cgp" | "rows" | "gcg";
  board: string[];
  /** Of the side to move; of a game, of the player to move next, as far as it is known. */
  rack: string;
  /** Of the side to move after that. */
  other_rack: string;
  /** Of the side to move and the other; of a game, of its players. */
  scores: number[];
  /** Of a GCG file. */
  game: CrosswordNotedGame | null;
  /** How a game ended, as far as its turns tell. */
  ended: CrosswordGameEnding | null;
}

/** A game read from a file. */
export interface CrosswordNotedGame {
  players: string[];
  turns: CrosswordTurn[];
  /** The name that the file gives its word list. */
  word_list?: string;
  title?: string;
  description?: string;
  /** What each player holds after the last turn, as far as the file says. */
  racks?: string[];
}

/** One turn of a game. */
export interface CrosswordTurn {
  /** Of the main word's first square, from 0. */
  row?: number;
  /** Of the main word's first square, from 0. */
  col?: number;
  across?: boolean;
  /** The tiles from that square on, `.` where one lies already, blanks in lower case. */
  placed?: string;
  /** The first square, row first across (8M), column first down (M8). */
  position?: string;
  /** The main word, blanks in lower case. */
  word?: string;
  /** From 0; a replay has two. */
  player: number;
  kind: CrosswordTurnKind;
  score: number;
  /** The rack before the turn. */
  rack?: string;
  /** The exchanged tiles (their number, where no more is known), or the reason of points. */
  text?: string;
  /** What stayed on the rack. */
  leave?: string;
  /** A comment on the turn. */
  note?: string;
  /** Where a file's total differs from this turn on. */
  doubt?: TotalDoubt;
  /** Whether from this turn on the order of a file's turns alone may tell whose they are. */
  by_order?: boolean;
  /** Why a play does not fit the board; its tiles do not lie there. */
  problem?: TurnProblem;
}

/** A total in a file that the turns do not add up to. */
export interface TotalDoubt {
  /** The player's total according to the file. */
  told: number;
  /** The sum of the player's turns. */
  found: number;
}

/** Why a turn is impossible; it is listed, but not played. */
export interface TurnProblem {
  /** `gcg-square`: a play does not fit the board. `laid`, `play`: its tiles are not a play. `not-on-rack`: its rack has fewer of a tile. `too-many-tiles`: the set has fewer. `rack-size`: no rack holds so many. `rack-letter`: something is not a tile. */
  code: string;
  message: string;
  /** Of the file, from 1. */
  line?: number;
  /** Why tiles are not a play, as in crossword.lay. */
  reason?: string;
  /** The tile there are too many of, or too few. */
  letter?: string;
  /** Which sign of a rack is not a tile, from 0; or how many a rack holds. */
  index?: number;
  /** Of the square, from 0. */
  row?: number;
  /** Of the square, from 0. */
  column?: number;
}

/** A position (`board`), or a game with the format `gcg`: its `players` and `turns`, or a `state`. */
export interface CrosswordWrite extends CrosswordGame {
  /** Null takes the tile set's own alphabet. */
  lexicon?: string | null;
  format: "cgp" | "rows" | "gcg";
  /** Rows, or one line of CGP. */
  board?: string | string[] | null;
  rack?: string;
  other_rack?: string;
  scores?: [number, number];
  /** Of a game, two to four. */
  players?: string[] | null;
  /** Of a game. */
  turns?: CrosswordTurn[] | null;
  /** The name that a game gives its word list; `lexicon` is the id of a list here. */
  word_list?: string;
  /** Of a game. */
  title?: string;
  /** Of a game. */
  description?: string;
  /** What each player of a game holds after the last turn. */
  racks?: string[] | null;
  /** Of a game that was played here. */
  setup?: CrosswordMatchSetup | null;
  /** In order, those of the engine's players included. */
  actions?: CrosswordAction[];
}

/** What a game is dealt with: two to four players, of whom the first begins, a board and tiles. */
export interface CrosswordMatchSetup extends MatchSetup, CrosswordGame {
  /** `none`: words that are not in the list are refused. Otherwise the next player may challenge a play, which is taken back if one of its words is not in the list; if the play holds, the challenge costs nothing (`void`), gives its player five points (`five`) or five for each word (`five_each`), costs the challenger ten points (`ten`), or their turn (`double`). */
  challenge?: CrosswordChallenge;
  /** Minutes that each player has for the whole game; each minute of overtime, a begun one as well, costs ten points at the end. Actions say in `seconds` what they took. Null plays without clocks. */
  minutes?: number | null;
}

/** Lays tiles: the main word's first square, and its tiles with `.` where one lies already. */
export interface CrosswordLaying {
  /** Of the main word's first square, from 0. */
  row: number;
  /** Of the main word's first square, from 0. */
  col: number;
  across: boolean;
  /** The tiles from that square on, `.` where one lies already, blanks in lower case. */
  placed: string;
  /** How long the player thought; it counts where there are clocks. */
  seconds?: number;
  kind: "play";
}

/** Exchanges tiles of the rack. */
export interface CrosswordExchange {
  /** How long the player thought; it counts where there are clocks. */
  seconds?: number;
  kind: "exchange";
  tiles: string;
}

/** Passes. */
export interface CrosswordPassing {
  /** How long the player thought; it counts where there are clocks. */
  seconds?: number;
  kind: "pass";
}

/** Challenges the play before, or resigns. */
export interface CrosswordBare {
  /** How long the player thought; it counts where there are clocks. */
  seconds?: number;
  kind: "challenge" | "resign";
}

/** A position or a game. */
export interface CrosswordWritten {
  text: string;
}

/** A board and the turns that led to it. */
export interface CrosswordReplay extends CrosswordBoard {
  /** Null takes the tile set's own alphabet. */
  lexicon?: string | null;
  turns: CrosswordTurn[];
  /** How many turns to put on the board; null for all. */
  at?: number | null;
}

/** A game turn by turn. */
export interface CrosswordReplayed {
  /** The same turns with their squares and whole words. */
  turns: CrosswordTurn[];
  /** Before the first turn, and after each. */
  steps: CrosswordStep[];
  /** How the game ended, as far as its turns tell. */
  ended: CrosswordGameEnding | null;
}

/** The board between two turns. */
export interface CrosswordStep {
  board: string[];
  /** The squares of the last turn's tiles, row by row from 0. */
  latest: number[];
  /** Of the player who comes next, or else what the one before has kept. */
  rack: string;
  /** Of both players. */
  scores: [number, number];
  /** Words of the last turn's play that are not in the list; none without a list. */
  unlisted: string[];
}

/** A played game, who looks at it, and how much is told of it. */
export interface CrosswordWatch extends CrosswordRecord, MatchWatch {
}

/** A played game: how it was dealt, and what was done since. */
export interface CrosswordRecord extends MatchRecord {
  setup: CrosswordMatchSetup;
  /** In order, those of the engine's players included. */
  actions?: CrosswordAction[];
}

/** What has come of a game. */
export interface CrosswordMatch {
  state: CrosswordMatchState;
  /** Who is to act; null when the game is over. */
  turn: number | null;
  /** What that player may do, if the seat may know it. Plays are of words in the list; where words can be challenged, others may be played too. */
  legal: CrosswordAction[];
  events: CrosswordEvent[];
  /** By points; a player who resigned comes last. */
  standings: MatchStanding[];
  /** How the game ended: a player played out, nobody scores any more, or all but one resigned. */
  ended: CrosswordGameEnding | null;
}

/** The state of a game as the seat sees it; once the game is over everything is visible. */
export interface CrosswordMatchState {
  /** Id of a shipped board, or a board of your own. */
  layout: string | CrosswordLayout;
  /** Id of a shipped tile set, or tiles of your own; null takes those that go with board and list. */
  tiles: string | CrosswordTiles | null;
  challenge: CrosswordChallenge;
  /** That each player has; null without clocks. */
  minutes: number | null;
  players: CrosswordMatchPlayer[];
  board: string[];
  /** How many tiles are in it. */
  bag: number;
  /** How many of each tile are in the bag or on others' racks; without a seat, in the bag. `?` is the blank. */
  unseen: Record<string, number>;
  /** All that has happened; hidden tiles of racks and exchanges are `-`. */
  turns: CrosswordTurn[];
  /** `challenge`: the last tiles lie on the board, and may still be challenged. */
  phase: CrosswordPhase;
  /** Whether the play before may be challenged now. */
  challengeable: boolean;
  /** The most tiles that may be exchanged now. */
  exchange: number;
  /** Turns in a row without a score. */
  scoreless: number;
}

/** A player of a game. */
export interface CrosswordMatchPlayer {
  name: string;
  /** Null for a person. */
  level: number | null;
  /** A hidden tile is `-`. */
  rack: string;
  score: number;
  resigned: boolean;
  /** That the player has thought, as far as the actions say. */
  seconds: number;
}

/** What happened, to whom, and what belongs to it. */
export interface CrosswordEvent {
  kind: "played" | "exchanged" | "passed" | "challenged" | "drawn" | "points" | "resigned" | "ended";
  /** Of a challenge, who has challenged. */
  player: number;
  /** Of a play; of points, what the score changes by. */
  score?: number;
  /** Of a play, its words; of a challenge, those that are not in the list. */
  words?: string[];
  /** How many were exchanged or drawn. */
  tiles?: number;
  /** Whether the challenged play stays. */
  holds?: boolean;
  /** Why points change: `challenge`, `time`, or the tiles that count. */
  reason?: string;
  ending?: CrosswordGameEnding;
}

/** A game in which the actor is played by the program. */
export interface CrosswordChoose extends CrosswordRecord, MatchThinking {
}

/** What an opponent does. */
export interface CrosswordChoice {
  action: CrosswordAction;
}

/** A game: its record, with its own board, tiles and list, or a GCG file. */
export interface CrosswordReview extends WordSelection, WithLeaves, CrosswordGame, MatchJudging {
  /** Null takes the setup's. */
  lexicon?: string | null;
  /** Of a game that was played here. */
  setup?: CrosswordMatchSetup | null;
  /** In order, those of the engine's players included. */
  actions?: CrosswordAction[];
  gcg?: string | null;
  /** The most best moves to give for a turn. */
  limit?: number;
  /** The most rollouts of a move. */
  samples?: number;
  /** The same seed gives the same answer. */
  seed?: number;
  /** The turns to judge, from 0; null for all that are not in `made`. */
  turns?: number[] | null;
  /** Turns from earlier answers, which are not judged again. */
  made?: CrosswordReviewedTurn[];
}

/** A request that may bring a leave table. */
export interface WithLeaves {
  /** A table of crossword.leaves; null takes the shipped one, or an estimate if there is none. */
  leaves?: CrosswordLeaves | null;
}

/** A leave table: what tiles that stay on the rack are worth. */
export interface CrosswordLeaves {
  /** The fingerprint of its list, board and tile set, as in crossword.leaves_for. */
  made_for: string;
  /** Id of the word list that it was made with. */
  lexicon: string;
  /** Boards that it was learnt from. */
  boards: number;
  seed: number;
  /** Eighths of a point for all leaves of one tile, of two, and so on to four, each list in the order of the tiles with the blank first; larger leaves follow from smaller ones. The lists themselves, or, as methods give them, one text: all as 16-bit numbers, the low byte first, and the CRC-32 of these bytes, in base64. */
  values: string | number[][];
}

/** A turn, and the best moves of its rack. */
export interface CrosswordReviewedTurn {
  /** Its index among all turns. */
  turn: number;
  player: number;
  rack: string;
  /** Before the move. */
  board: string[];
  played: CrosswordReviewedMove;
  /** Whether the play was challenged and taken back. */
  withdrawn: boolean;
  /** Words of the play that are not in the list. */
  unlisted: string[];
  /** The best moves, best first; none where part of the rack is unknown. Of a solved endgame five at the most, as far as they are proved within another bound of work. */
  best: CrosswordReviewedMove[];
  /** What the turn is judged by. Only turns of two players, with numbers of tiles known, are simulated; with an empty bag the endgame is searched, simulation or not, and what it cannot prove within a bound of work stays judged by equity or is played out. */
  by: "equity" | "simulation" | "endgame";
  /** How far the move is behind the best, in equity or in spread; never below 0, null where it is not known. */
  loss: number | null;
  /** The standard error of a simulated loss, from sampling alone; null where nothing is simulated. */
  error: number | null;
  /** The share of games that the move wins, from 0 to 1; null where nothing is simulated. */
  wins: number | null;
  /** How far that is below the share of the best move, or near the end of a game below the highest share; null likewise. */
  wins_lost: number | null;
  /** How often the move was played out; once where both racks are known. */
  samples: number;
  /** Whether both racks were known, but the endgame could not be solved within the bound of work. */
  unproved?: boolean;
  /** By the share of wins where that is known, else by points. */
  grade: MatchGrade | null;
  /** The points recorded for a play, where the rules give it others. */
  told?: number;
  /** Why the turn is impossible as recorded; `played` is what was recorded, with its score as the equity. */
  problem?: TurnProblem;
  /** Of all players after the turn, and after what was taken back or added before the next. */
  scores: number[];
}

/** A move in a review; of a turn that is not judged by equity, with its results. */
export interface CrosswordReviewedMove {
  /** Of the main word's first square, from 0. */
  row: number;
  /** Of the main word's first square, from 0. */
  col: number;
  across: boolean;
  /** The tiles from that square on, `.` where one lies already, blanks in lower case. */
  placed: string;
  /** The first square, row first across (8M), column first down (M8). */
  position: string;
  /** The main word, blanks in lower case. */
  word: string;
  /** Where all moves are asked for. */
  kind?: CrosswordMoveKind;
  /** Of an exchange, the tiles that are exchanged. */
  tiles?: string;
  score: number;
  /** All words, the main word first; their scores without the bonus. */
  words: MadeWord[];
  /** Points for the number of tiles, and for a tile on the star. */
  bonus: number;
  /** What stays on the rack. */
  leave: string;
  equity: number;
  /** Where blanks are merged: how many other choices of blanks there are for the word in its place. */
  others?: number;
  /** Points gained on the other side from the move on, on average, drawn towards equity. */
  spread?: number;
  /** The share of games that it wins, from 0 to 1. */
  wins?: number;
}

/** A word that a play makes. */
export interface MadeWord {
  word: string;
  score: number;
}

/** A game looked back on. */
export interface CrosswordReviewed {
  turns: CrosswordReviewedTurn[];
  summary: CrosswordReviewSummary;
}

/** A game as a whole. */
export interface CrosswordReviewSummary {
  players: CrosswordReviewedPlayer[];
  /** The turns that lost most, three at the most, as in `turn`: of wins, if some turns have them. */
  turning_points: number[];
}

/** A player over the whole game; losses in points. */
export interface CrosswordReviewedPlayer {
  name: string;
  /** Turns whose loss is known. */
  judged: number;
  /** Null without any such turn. */
  mean_loss: number | null;
  /** How many turns of each grade. */
  grades: Record<string, number>;
  score: number;
  /** The shares of wins that the turns lost, added up; null if none is known. */
  wins_lost: number | null;
}

/** GCG files of games on one board. */
export interface CrosswordStatistics extends WordSelection, WithLeaves, CrosswordGame {
  /** Id of a word list. */
  lexicon: string;
  games: string[];
  /** The most missed words of a player. */
  limit?: number;
}

/** Players over many games, whoever has the most games first. */
export interface CrosswordRecords {
  players: CrosswordPlayerRecord[];
  unread: CrosswordUnread[];
  /** Turns that are not judged: their racks are not known, or they cannot be as told. */
  turns_unknown: number;
}

/** A player over all games. */
export interface CrosswordPlayerRecord {
  name: string;
  games: number;
  /** Games that came to their end, as far as their turns tell; results are of these. */
  ended: number;
  won: number;
  drawn: number;
  points: number;
  /** The most points of the others. */
  against: number;
  phases: CrosswordPhaseLosses[];
  /** Plays that earned the bonus of their number of tiles, and stood. */
  bingos: number;
  /** Turns whose best play was one, and in which none was played. */
  bingos_missed: number;
  /** Plays of words that are not in the list. */
  phoneys: number;
  phoneys_taken_back: number;
  /** Those that were missed most often first. */
  missed: CrosswordMissed[];
}

/** Turns of one phase: the first two of each player, then by whether the bag has more than a rack, some, or none. */
export interface CrosswordPhaseLosses {
  phase: "opening" | "middle" | "pre-endgame" | "endgame";
  /** Those whose loss is known. */
  turns: number;
  /** All points that they lost, in equity; of solved endings in spread. */
  lost: number;
  mistakes: number;
  blunders: number;
}

/** A word that was the best play of turns that were mistakes or blunders. */
export interface CrosswordMissed {
  word: string;
  times: number;
  /** All points that these turns lost. */
  lost: number;
}

/** A game that was left out. */
export interface CrosswordUnread {
  /** Its place, from 0. */
  game: number;
  problem: TurnProblem;
}

/** Two sides, and how many games they play. */
export interface CrosswordAutoplay extends InList, CrosswordGame {
  /** Who plays. */
  sides: [CrosswordSide, CrosswordSide];
  /** Each deal is played twice, each side first once. */
  pairs?: number;
  /** Of the first deal; the others follow it. */
  seed?: number;
  /** As in `crossword.match`. */
  challenge?: CrosswordChallenge;
  /** The most games to give as files; null for all. */
  limit?: number | null;
}

/** A side of a match: what it knows, and how it chooses. */
export interface CrosswordSide extends WithLeaves {
  /** Of both sides or of none; else they are called by their places. */
  name?: string;
  level?: number;
  /** The words that the side goes by; null takes the game's. Where words cannot be challenged it plays those that both lists have; where they can, it plays any of its own, and challenges what neither list has. */
  lexicon?: string | null;
  /** With level 5, the most rollouts of a candidate before each move; 0 plays by equity. */
  samples?: number;
}

/** What games between two sides have come to. */
export interface CrosswordAutoplayTotal {
  games: number;
  /** Of both sides. */
  won: [number, number];
  drawn: number;
  /** Of games won by the first side, from 0 to 1, a draw as half a win. */
  share: number;
  /** Its standard error over pairs; null where there are not two. */
  share_error: number | null;
  /** Points that the first side is ahead by, a game. */
  spread: number;
  /** Its standard error. */
  spread_error: number | null;
  /** Of both sides, a game. */
  points: [number, number];
  /** The first games. */
  played: CrosswordAutoplayed[];
}

/** A game of a match. */
export interface CrosswordAutoplayed {
  /** The side that began. */
  first: number;
  /** Of both sides. */
  scores: [number, number];
  /** The game as a GCG file. */
  text: string;
}

/** What leave values are wanted for, and perhaps a table that is to be used. */
export interface CrosswordLeavesForRequest extends InList, WordSelection, WithLeaves, CrosswordGame {
}

/** What leave values there are. */
export interface CrosswordLeavesFor {
  /** A fingerprint of the words, the board and the tile set, whatever they are called. */
  made_for: string;
  /** Where values come from while there are tiles in the bag. */
  leaves_from: CrosswordLeavesFrom;
  /** How a shipped table was made. */
  made: CrosswordLeavesMade | null;
  /** The request's own table, its values as a text. */
  leaves: CrosswordLeaves | null;
  /** Whether there are enough tiles to learn values with. */
  learnable: boolean;
}

/** How a table that ships was made. */
export interface CrosswordLeavesMade {
  games: number;
  generations: number;
  /** Boards of the last games, which it was learnt from. */
  boards: number;
  seed: number;
}

/** What leave values are made for; `leaves` is a table to go on from, with another seed than it was made with. */
export interface CrosswordLeavesRequest extends InList, WordSelection, WithLeaves, CrosswordGame {
  /** Boards to learn from; a few hundred already beat the estimate. */
  boards?: number;
  /** The same seed gives the same table. */
  seed?: number;
}

/** A position, the moves that are tried in it, and how often. */
export interface CrosswordSimulate extends CrosswordTried {
  /** The most rollouts of a candidate. */
  samples?: number;
  /** The most time to simulate; null for no limit. */
  seconds?: number | null;
}

/** A position, and the moves that are tried in it. */
export interface CrosswordTried extends InList, WordSelection, WithLeaves, CrosswordBoard {
  /** Tiles, `?` for a blank, digraphs in brackets. */
  rack: string;
  /** Null tries the best twelve by equity, of choices of a blank and of mirror images one, with the best exchange among them. */
  candidates?: CrosswordMove[] | null;
  /** Moves that are tried beside them. */
  also?: CrosswordMove[];
  /** Turns that are played after the candidate, the other side's first. */
  plies?: number;
  /** The same seed gives the same answer. */
  seed?: number;
  /** Tiles that the other side is known to hold, or `leaves` of `crossword.infer`. */
  known?: CrosswordKnown;
  /** By how many points the mover is ahead. */
  spread?: number;
}

/** Tiles that the other side may have kept. */
export interface CrosswordKept {
  tiles: string;
  /** How likely it is that it kept just these, beside the others. */
  chance: number;
}

/** Candidates in the order of what became of them. */
export interface CrosswordSimulation {
  /** What the order goes by: `worth`; or, once the bag holds no more tiles than a rack, wins, drawn towards what `worth` predicts while samples are few. */
  by: CrosswordSimulationOrder;
  /** Best first. */
  plays: CrosswordSimulatedMove[];
  /** The most samples of any one of them. */
  samples: number;
}

/** A candidate and its results. */
export interface CrosswordSimulatedMove {
  /** Of the main word's first square, from 0. */
  row: number;
  /** Of the main word's first square, from 0. */
  col: number;
  across: boolean;
  /** The tiles from that square on, `.` where one lies already, blanks in lower case. */
  placed: string;
  /** The first square, row first across (8M), column first down (M8). */
  position: string;
  /** The main word, blanks in lower case. */
  word: string;
  /** Where all moves are asked for. */
  kind?: CrosswordMoveKind;
  /** Of an exchange, the tiles that are exchanged. */
  tiles?: string;
  score: number;
  /** All words, the main word first; their scores without the bonus. */
  words: MadeWord[];
  /** Points for the number of tiles, and for a tile on the star. */
  bonus: number;
  /** What stays on the rack. */
  leave: string;
  equity: number;
  /** Where blanks are merged: how many other choices of blanks there are for the word in its place. */
  others?: number;
  /** Its estimated worth in points: its mean against the leader's, drawn towards equity while samples are few. */
  worth: number;
  /** Points gained on the other side from the candidate on, its leave and theirs included. */
  mean: number;
  /** Standard error of the mean. */
  error: number;
  /** Share of games won, from 0 to 1, a tie as half a win. */
  wins: number;
  /** How often it was played out; less often than others if it was dropped. 0 if time ran out before: the other figures are then what equity predicts. */
  samples: number;
  /** Bingos per sample on average: the mover's, and the other side's. */
  bingos: number[];
  /** The most frequent ones. */
  replies: CrosswordReply[];
}

/** What the other side does after a candidate, and how often. */
export interface CrosswordReply {
  /** Of the main word's first square, from 0. */
  row: number;
  /** Of the main word's first square, from 0. */
  col: number;
  across: boolean;
  /** The tiles from that square on, `.` where one lies already, blanks in lower case. */
  placed: string;
  /** The first square, row first across (8M), column first down (M8). */
  position: string;
  /** The main word, blanks in lower case. */
  word: string;
  kind: "play" | "exchange";
  score: number;
  /** In how many of the samples, from 0 to 1. */
  share: number;
}

/** A position, the moves that are tried in it, and what rollouts were made of them or are to be made. */
export interface CrosswordStageRequest extends CrosswordTried {
  /** The most times that a candidate is played out. */
  samples?: number;
  /** What was `made` for other requests, in any order. */
  made?: CrosswordRollouts[];
  /** Rollouts to be made. */
  piece?: CrosswordPiece | null;
}

/** What rollouts came to. */
export interface CrosswordRollouts {
  /** The candidates' places in the list. */
  of: number[];
  /** Number of the first sample. */
  first: number;
  /** For each candidate and sample: the spread, the share of a win, the plays of a whole rack of both sides, which of the replies was made, from 0; -1 for none; and what it is worth to the other side. */
  rollouts: [number, number, number, number, number, number][][];
  replies: CrosswordMadeReply[];
}

/** What the other side does after a candidate; an exchange lies nowhere. */
export interface CrosswordMadeReply {
  /** Of the main word's first square, from 0. */
  row: number;
  /** Of the main word's first square, from 0. */
  col: number;
  across: boolean;
  /** The tiles from that square on, `.` where one lies already, blanks in lower case. */
  placed: string;
  /** The first square, row first across (8M), column first down (M8). */
  position: string;
  /** The main word, blanks in lower case. */
  word: string;
  kind: "play" | "exchange";
  score: number;
}

/** Candidates that are to be played out, and with which samples: a whole stage, or a part of one. */
export interface CrosswordPiece {
  /** Places of the candidates. */
  of: number[];
  /** Number of the first sample, from 0. */
  first: number;
  /** How many. */
  samples: number;
}

/** Candidates in the order of what became of them. */
export interface CrosswordStage {
  /** What the order goes by: `worth`; or, once the bag holds no more tiles than a rack, wins, drawn towards what `worth` predicts while samples are few. */
  by: CrosswordSimulationOrder;
  /** In the order in which they are counted. */
  candidates: CrosswordMove[];
  /** Best first; none before the first stage. */
  plays: CrosswordStagedMove[];
  /** The most that one of them was played out. */
  samples: number;
  /** What is to be played out then, at once or in pieces; null for nothing. */
  next: CrosswordPiece | null;
  /** Rollouts of the piece that was asked for. */
  made: CrosswordRollouts | null;
}

/** A candidate, its results, and where the other side played its tiles. */
export interface CrosswordStagedMove {
  /** Of the main word's first square, from 0. */
  row: number;
  /** Of the main word's first square, from 0. */
  col: number;
  across: boolean;
  /** The tiles from that square on, `.` where one lies already, blanks in lower case. */
  placed: string;
  /** The first square, row first across (8M), column first down (M8). */
  position: string;
  /** The main word, blanks in lower case. */
  word: string;
  /** Where all moves are asked for. */
  kind?: CrosswordMoveKind;
  /** Of an exchange, the tiles that are exchanged. */
  tiles?: string;
  score: number;
  /** All words, the main word first; their scores without the bonus. */
  words: MadeWord[];
  /** Points for the number of tiles, and for a tile on the star. */
  bonus: number;
  /** What stays on the rack. */
  leave: string;
  equity: number;
  /** Where blanks are merged: how many other choices of blanks there are for the word in its place. */
  others?: number;
  /** Its estimated worth in points: its mean against the leader's, drawn towards equity while samples are few. */
  worth: number;
  /** Points gained on the other side from the candidate on, its leave and theirs included. */
  mean: number;
  /** Standard error of the mean. */
  error: number;
  /** Share of games won, from 0 to 1, a tie as half a win. */
  wins: number;
  /** How often it was played out; less often than others if it was dropped. 0 if time ran out before: the other figures are then what equity predicts. */
  samples: number;
  /** Bingos per sample on average: the mover's, and the other side's. */
  bingos: number[];
  /** The most frequent ones. */
  replies: CrosswordReply[];
  /** Squares, by row and column from 0, and in which share of the samples the reply laid a tile there. */
  landings: [number, number, number][];
}

/** A position and a move in it; the words that it makes need not be in the list. */
export interface CrosswordWhyRequest extends InList, WordSelection, WithLeaves, CrosswordBoard {
  /** Tiles, `?` for a blank, digraphs in brackets. */
  rack: string;
  move: CrosswordMove;
}

/** What a move is worth, part by part. */
export interface CrosswordWhy {
  move: CrosswordPlay;
  /** Its rank by equity among plays, exchanges and the pass, a word in its place counted once whatever its blanks; equal moves share one. Null beyond the best 200. */
  rank: number | null;
  /** Points of equity behind the best move; 0 for the best. */
  loss: number;
  /** The best move by equity. */
  best: CrosswordPlay;
  /** The tiles that stay on the rack. */
  kept: KeptTile[];
  /** What they are worth together beyond their own values; the worth of the leave is the sum of both. */
  together: number;
  /** What the place of a first play is worth: less beside premium squares that the other side can use; of an exchange before it, what it is worth to leave the first play to the other side. */
  place: number;
  /** How often a rack filled up right after the move would hold a bingo on this board, from 0 to 1; null if no full rack can be drawn. */
  bingo: number | null;
  /** The unseen tiles with which there is a bingo most often, at most three. */
  helps: HelpfulTile[];
}

/** A legal play; or, where all moves are asked for, an exchange or the pass, which have no place and no words. */
export interface CrosswordPlay {
  /** Of the main word's first square, from 0. */
  row: number;
  /** Of the main word's first square, from 0. */
  col: number;
  across: boolean;
  /** The tiles from that square on, `.` where one lies already, blanks in lower case. */
  placed: string;
  /** The first square, row first across (8M), column first down (M8). */
  position: string;
  /** The main word, blanks in lower case. */
  word: string;
  /** Where all moves are asked for. */
  kind?: CrosswordMoveKind;
  /** Of an exchange, the tiles that are exchanged. */
  tiles?: string;
  score: number;
  /** All words, the main word first; their scores without the bonus. */
  words: MadeWord[];
  /** Points for the number of tiles, and for a tile on the star. */
  bonus: number;
  /** What stays on the rack. */
  leave: string;
  equity: number;
  /** Where blanks are merged: how many other choices of blanks there are for the word in its place. */
  others?: number;
}

/** A tile that is kept. */
export interface KeptTile {
  tile: string;
  /** How many are kept. */
  count: number;
  /** What all of them are worth by themselves, in points. */
  value: number;
}

/** A tile that may be drawn. */
export interface HelpfulTile {
  tile: string;
  /** How many are unseen. */
  unseen: number;
  /** How often there is a bingo with it, from 0 to 1. */
  share: number;
}

/** A position before the other side's last move, and this move; its words need not be in the list. */
export interface CrosswordInfer extends InList, WordSelection, WithLeaves, CrosswordBoard {
  /** Tiles that the other side did not have, as they were on one's own rack. */
  rack?: string;
  move: CrosswordLaying | CrosswordExchanged;
  /** The most racks that are tried. */
  racks?: number;
  /** The most leaves to give. */
  limit?: number;
  /** The same seed gives the same answer. */
  seed?: number;
  /** The most time to try racks; null for no limit. */
  seconds?: number | null;
}

/** Exchanges tiles that nobody else has seen. */
export interface CrosswordExchanged {
  kind: "exchange";
  /** How many. */
  count: number;
}

/** What the other side probably kept. */
export interface CrosswordInference {
  /** The likeliest first. */
  leaves: CrosswordKept[];
  /** How many of each tile it kept on average, of those that it may have. */
  tiles: Record<string, number>;
  /** Racks that were tried. */
  racks: number;
  /** Different racks that it may have had. */
  of: number;
}

/** A position with an empty bag, whose best line is asked for. */
export interface CrosswordEndgame extends LateBoard {
  /** What the other side holds; tiles that neither side has are then out of the game. Null: all unseen tiles. */
  opponent?: string | null;
}

/** A position near the end of a game; fields of `crossword.solve` that say which plays to list change nothing. */
export interface LateBoard extends InList, WordSelection, CrosswordBoard {
  /** Tiles of the side to move, `?` for a blank, digraphs in brackets. */
  rack: string;
  /** As in `crossword.solve`. */
  limit?: number | null;
  /** As in `crossword.solve`. */
  order?: "score" | "equity";
  /** As in `crossword.solve`. */
  filter?: CrosswordFilter | null;
  /** As in `crossword.solve`. */
  blanks?: "each" | "merged";
  /** Points of the side to move less those of the other. */
  spread?: number;
  /** The most time to search; null for as long as it takes. */
  seconds?: number | null;
}

/** Which plays to give; an empty field does not restrict them. */
export interface CrosswordFilter {
  /** The first square (8G across, G8 down), or the row (8) or column (G) of the main word. */
  at?: string;
  /** Of the main word; 0 for any. */
  length?: number;
  /** A tile that leaves the rack, `?` for a blank. */
  places?: string;
  /** Letters that stand side by side in the main word. */
  contains?: string;
}

/** The best line of an endgame, as far as it has been searched. */
export interface CrosswordEndgameLine {
  /** Whether neither side can do better, whatever is played. */
  proved: boolean;
  /** Rounds of the search, each wider and deeper than the last; 0 if none was done. */
  depth: number;
  /** Points of the side to move less those of the other at the end of the game, including the given spread and the points for tiles that are left. */
  spread: number;
  /** The moves of both sides until the game is over. */
  line: EndgameMove[];
}

/** A move of the line. */
export interface EndgameMove {
  /** Of the main word's first square, from 0. */
  row?: number;
  /** Of the main word's first square, from 0. */
  col?: number;
  across?: boolean;
  /** The tiles from that square on, `.` where one lies already, blanks in lower case. */
  placed?: string;
  /** The first square, row first across (8M), column first down (M8). */
  position?: string;
  /** The main word, blanks in lower case. */
  word?: string;
  kind: "play" | "pass";
  score: number;
  /** 0 is the side to move first, 1 the other. */
  player: number;
}

/** A position with one to four tiles in the bag, whose best move is asked for. */
export interface CrosswordPreendgame extends LateBoard {
  /** As in `crossword.simulate`. */
  known?: CrosswordKnown;
}

/** The moves that have been searched, best first: by draws won, a tie being half of one, then by mean spread. */
export interface CrosswordPreendings {
  /** In how many ways the tiles in the bag can be drawn, their order counted; with several `known` leaves, each as often as it is likely, in ten thousandths. Of a sample, the most that were looked at for a move. */
  draws: number;
  /** Whether draws are a sample: of three or four tiles; of two, where time was over. */
  sampled: boolean;
  plays: PreendgameMove[];
}

/** A move and its outcomes, over all tiles that may be in the bag. */
export interface PreendgameMove {
  /** Of the main word's first square, from 0. */
  row?: number;
  /** Of the main word's first square, from 0. */
  col?: number;
  across?: boolean;
  /** The tiles from that square on, `.` where one lies already, blanks in lower case. */
  placed?: string;
  /** The first square, row first across (8M), column first down (M8). */
  position?: string;
  /** The main word, blanks in lower case. */
  word?: string;
  kind: "play" | "pass";
  score: number;
  /** What stays on the rack before tiles are drawn. */
  leave: string;
  equity: number;
  /** Of all `draws`; of those that were looked at for the move, where they are a sample. */
  wins: number;
  ties: number;
  losses: number;
  /** Standard error of the share of draws won, a tie being half of one, where draws are a sample; else 0. */
  error: number;
  /** The spread at the end of the game, over all draws. */
  mean: number;
  /** Whether all outcomes are proved. */
  proved: boolean;
  /** Rounds of search behind its outcomes: the fewest of those that are not proved, or else the most. The first round is a glance. */
  depth: number;
  /** By the tiles in the bag, in the order of drawing unless the move draws them all. */
  by_tile: Record<string, DrawOutcome>;
}

/** The outcome of a move with certain tiles in the bag. */
export interface DrawOutcome {
  /** Of all `draws`, how many have these tiles. */
  count: number;
  /** `count` if the game is won, else 0. */
  wins: number;
  ties: number;
  losses: number;
  /** At the end of the game. */
  spread: number;
  /** Whether neither side can do better. */
  proved: boolean;
}

/** A picture that shows the whole board of a crossword game; the rack is looked for below it. */
export interface CrosswordPicture extends InList, WithPicture {
  /** Id of the board; null takes the one whose premium squares fit. */
  layout?: string | null;
}

/** The board and the rack of a picture. */
export interface CrosswordPictureRead {
  /** Id of the board; null where none that ships fits. */
  layout: string | null;
  /** Rows of premium squares as in a layout, with plain squares below tiles, if they were read and are not those of a shipped board or of the one named; null otherwise. */
  premiums: string[] | null;
  /** Rows. */
  board: string[];
  /** Empty where none is seen. */
  rack: string;
  /** Left, top, width and height, in pixels of the picture. */
  frame: [number, number, number, number];
  /** Rows of all squares. */
  squares: SeenCrosswordSquare[][];
  /** The rack's tiles from left to right. */
  rack_squares: SeenCrosswordSquare[];
}

/** A square of the picture. */
export interface SeenCrosswordSquare {
  /** As on a board: `.` empty, lower case a blank; on a rack `?` a blank. */
  tile: string;
  /** How likely the reading is right, from 0 to 1. */
  confidence: number;
  /** The second likeliest tile; empty where none comes near. */
  second: string;
  /** Left, top, width and height, in pixels of the picture. */
  box: [number, number, number, number];
  /** What is seen there, for `learnt`; empty where nothing is. */
  glyph: string;
}

/** A position whose best plays are asked for. */
export interface CrosswordSolve extends InList, WordSelection, WithLeaves, CrosswordBoard {
  /** Tiles, `?` for a blank, digraphs in brackets. */
  rack: string;
  /** The most plays to give; null for all, if there are no more than that. */
  limit?: number | null;
  /** Equity is the score and the worth of what stays on the rack; it also decides between plays that score alike. */
  order?: "score" | "equity";
  /** Gives only plays that pass it. */
  filter?: CrosswordFilter | null;
  /** Whether each choice of blanks for a word in one place is a play of its own, or only the best of them is given. */
  blanks?: "each" | "merged";
  /** With `all`, exchanges and the pass are ranked among the plays; a filter does not apply to them. */
  moves?: "plays" | "all";
  /** Tells the plays as a partial result, before they are counted. */
  list_first?: boolean;
}

/** The best plays of a position. */
export interface CrosswordSolved {
  plays: CrosswordPlay[];
  /** Where leave values come from: a shipped table for the list and the board, an estimate tile by tile, or the request's own table; none where no more tiles are drawn: what playing out gains counts there instead. */
  leaves_from: CrosswordLeavesFrom;
  /** Legal plays, each choice of blanks one. */
  count: number;
  /** Those that pass the filter, where there is one. */
  matching?: number;
}

/** The best plays of a position, before they have been counted. */
export interface CrosswordListed {
  plays: CrosswordPlay[];
  /** Where leave values come from: a shipped table for the list and the board, an estimate tile by tile, or the request's own table; none where no more tiles are drawn: what playing out gains counts there instead. */
  leaves_from: CrosswordLeavesFrom;
}

/** A board to be checked. */
export interface CrosswordCheck extends InList, CrosswordBoard {
}

/** What is wrong with a board. */
export interface CrosswordChecked {
  ok: boolean;
  problems: CrosswordProblem[];
}

/** A word on the board that is not in the list; rows and columns count from 0. */
export interface NotAWord {
  kind: "not-a-word";
  word: string;
  row: number;
  col: number;
  across: boolean;
  position: string;
  message: string;
}

/** Tiles that do not touch the rest: the first square, and how many squares they lie on. */
export interface Island {
  kind: "island";
  row: number;
  col: number;
  squares: number;
  message: string;
}

/** The start square, which no word covers. */
export interface NotOnCentre {
  kind: "not-on-centre";
  row: number;
  col: number;
  message: string;
}

/** A tile of which the board has more than the set. */
export interface TooManyTiles {
  kind: "too-many-tiles";
  letter: string;
  count: number;
  has: number;
  message: string;
}

/** A position whose unseen tiles are asked for. */
export interface CrosswordUnseen extends CrosswordBoard {
  /** Null takes the tile set's own alphabet. */
  lexicon?: string | null;
  rack?: string;
}

/** The tiles that are neither on the board nor on the rack; null throughout where their numbers are not known. */
export interface CrosswordUnseenTiles {
  /** How many of each tile of the set; `?` is the blank. */
  unseen: Record<string, number> | null;
  /** How many there are. */
  count: number | null;
  /** How many are left when the other side holds a full rack. */
  bag: number | null;
}

/** What decides a position to be solved. */
export interface CrosswordPuzzle extends InList, CrosswordGame {
  /** The same seed gives the same position with the same list, board and tiles. */
  seed?: number;
  /** What the best play is to be judged by. */
  by?: "score" | "equity";
}

/** A position, as other methods take it. */
export interface CrosswordPuzzled {
  /** Rows of squares. */
  board: string[];
  rack: string;
}

/** A played game, who looks at it, and how much is told of it. */
export interface TycoonWatch extends TycoonRecord, MatchWatch {
}

/** A played game: how it was dealt, and what was done since. */
export interface TycoonRecord extends MatchRecord {
  setup: TycoonMatchSetup;
  /** In order, those of the engine's players included. */
  actions?: TycoonAction[];
}

/** What a game is dealt with: two to five players, and the rules that editions differ in. */
export interface TycoonMatchSetup extends MatchSetup {
  /** How several doublings combine. */
  stacking?: TycoonStacking;
  /** Whether the list decides at once, or players may challenge a word. */
  challenge?: TycoonChallenge;
  /** How often a wrong word may be retried; null refuses it at no cost. */
  retries?: number | null;
  /** Who begins; null leaves it to the seed. */
  first?: number | null;
}

/** What a player does. */
export interface TycoonAction {
  kind: TycoonActionKind;
  player?: number;
  words?: string[];
  /** Of a play, those of each word; of a discard, letters. */
  cards?: TycoonCard[][] | string;
  letter?: string;
  from?: "hand" | "pool";
}

/** A letter of a word and where it is from; a copy is made by patent X, the s by patent Z. */
export interface TycoonCard {
  letter: string;
  from: TycoonCardSource;
}

/** What has come of a game. */
export interface TycoonMatch {
  state: TycoonMatchState;
  /** Who is to act; null when the game is over. */
  turn: number | null;
  /** What that player may do, if the seat may know it. Of discards only none, single cards and the whole hand are listed; any other selection is legal too. */
  legal: TycoonAction[];
  events: TycoonEvent[];
  standings: TycoonStanding[];
  /** `goal`: the patents of a player are worth the goal, and the round is over. */
  ended: "goal" | null;
}

/** The state of a game as the seat sees it: a hidden card is `?`. Once the game is over everything is visible. */
export interface TycoonMatchState {
  stacking: TycoonStacking;
  challenge: TycoonChallenge;
  players: TycoonPlayer[];
  /** In the order in which cards are drawn. */
  deck: string;
  pool: string;
  discards: string;
  round: number;
  /** Whose turn it is. */
  player: number;
  phase: TycoonPhase;
  laid: TycoonCard[][];
  last_round: boolean;
  turns: TycoonTurn[];
  /** The value of patents that ends the game. */
  goal: number;
  /** Patent -> its owner. */
  owners: Record<string, number>;
  /** Patents that may be bought now. */
  buyable: string;
}

/** A player of a game. */
export interface TycoonPlayer {
  name: string;
  /** Null for a person. */
  level: number | null;
  /** `?` for cards that are hidden. */
  hand: string;
  money: number;
  stock: number;
  patents: string;
  /** Discards that only this player has seen. */
  dropped: string;
  score: number;
  /** Of the patents. */
  value: number;
}

/** A line of the log. */
export interface TycoonTurn {
  player: number;
  round: number;
  action: string;
  hand: string;
  pool: string;
  patents: string;
  /** The player's money before the turn. */
  purse: number;
  replaced: TycoonReplaced | null;
  words: string[];
  money: number;
  stock: number;
  /** Players and what each was paid. */
  royalties: [number, number][];
  bought: string | null;
  discarded: string;
  /** Words that did not count. */
  refused: string[];
  /** Players who challenged, and whether they were right. */
  challenges: [number, boolean][];
  done: boolean;
  cards?: TycoonCard[][];
}

/** A card that patent Q replaced, and what was drawn for it. */
export interface TycoonReplaced {
  letter: string;
  from: "hand" | "pool";
  drawn: string;
}

/** What happened, to whom, and what belongs to it; a card that the seat does not see is `?`. */
export interface TycoonEvent {
  kind: string;
  player?: number;
  words?: string[];
  /** Tries. */
  left?: number;
  letter?: string;
  from?: string;
  drawn?: string;
  by?: number;
  holds?: boolean;
  money?: number;
  stock?: number;
  royalties?: [number, number][];
  price?: number;
  value?: number;
  cards?: string;
}

/** How a player stands in Letter Tycoon: of equal scores the higher value of patents is ahead. */
export interface TycoonStanding {
  player: number;
  /** From 1; equal players share one, those who resigned come last. */
  place: number;
  score: number;
  money: number;
  stock: number;
  /** Their value. */
  patents: number;
}

/** A game in which the actor is played by the program. */
export interface TycoonChoose extends TycoonRecord, MatchThinking {
}

/** What an opponent does. */
export interface TycoonChoice {
  action: TycoonAction;
}

/** A game in which the actor asks for advice. */
export interface TycoonAdvise extends WordSelection, TycoonRecord {
  /** The most options to give. */
  limit?: number;
}

/** What the best opponent thinks of the choices. */
export interface TycoonAdvice {
  phase: TycoonPhase;
  actor: number;
  /** How many turns each player is expected to have after this one. */
  turns_left: number;
  /** While words are made. */
  options?: TycoonOption[];
  /** While one may be bought. */
  patents?: TycoonPatent[];
  /** While cards go: those to discard. */
  discard?: string;
  /** While cards go. */
  cards?: TycoonKeep[];
  /** In other phases. */
  action?: TycoonAction;
}

/** A play and the patent to buy with it, weighed together. */
export interface TycoonOption {
  words: string[];
  cards: TycoonCard[][];
  money: number;
  stock: number;
  total: number;
  royalties: number;
  buy: TycoonBuy | null;
  worth: TycoonWorth;
}

/** A patent to buy. */
export interface TycoonBuy {
  letter: string;
  price: number;
}

/** What a choice is worth, in points. */
export interface TycoonWorth {
  total: number;
  /** Earned now. */
  points: number;
  /** What the patent's power brings. */
  patent: number;
  /** What others will pay. */
  royalties: number;
  /** What the play pays to others. */
  gifts: number;
  /** What the cards kept are worth. */
  kept: number;
}

/** A patent that may be bought. */
export interface TycoonPatent {
  letter: string;
  price: number;
  worth: TycoonWorth;
}

/** What keeping a card is worth. */
export interface TycoonKeep {
  letter: string;
  worth: number;
}

/** A game that is looked back on. */
export interface TycoonReview extends WordSelection, TycoonRecord {
  /** What turns are judged by: `worth` by what they come to by the end of the game, with the patent bought, as `tycoon.advise` does; the others by what they earn at once. */
  by?: "equity" | "simulation" | "worth";
}

/** A game looked back on. */
export interface TycoonReviewed {
  turns: TycoonReviewedTurn[];
  /** What each player had before the first turn, and after each finished one. */
  holdings: TycoonHolding[][];
  summary: TycoonReviewSummary;
}

/** A turn, and the best that could have been made of it. */
export interface TycoonReviewedTurn {
  /** Its index among all turns. */
  turn: number;
  player: number;
  round: number;
  played: TycoonReviewedPlay;
  /** The best play; none where no word could be built. */
  best: TycoonReviewedPlay[];
  /** What the best play earns, or is worth, less what the turn did, from 0, in dollars. */
  loss: number;
  /** The loss in a word. */
  grade: MatchGrade;
  /** Not known in this game. */
  wins: null;
}

/** Words, and what they earn; none for a turn that was passed, or lost by a word that did not count. */
export interface TycoonReviewedPlay {
  words: string[];
  /** Money and stock. */
  total: number;
  /** By worth: the patent that is bought with it. */
  buy?: TycoonBuy | null;
  /** By worth: what both come to, in dollars. */
  worth?: number;
}

/** What a player has at a time. */
export interface TycoonHolding {
  money: number;
  stock: number;
  patents: string;
  score: number;
  /** Of the patents. */
  value: number;
}

/** A game as a whole. */
export interface TycoonReviewSummary {
  /** Losses in dollars. */
  players: MatchReviewedPlayer[];
  /** The turns that lost most, three at the most, as in `turn`. */
  turning_points: number[];
}

/** A turn, and what else is known of the game. */
export interface TycoonSolve extends InList, WordSelection, TycoonHand {
  /** Patents that other players own. */
  others?: string;
  money?: number;
  opponents?: number;
  turns_left?: number;
  /** The most plays to give. */
  limit?: number;
}

/** The cards of a turn. */
export interface TycoonHand {
  /** 7 letters. */
  hand: string;
  /** 3 letters. */
  pool: string;
  /** Those of the player. */
  patents?: string;
  /** How several doublings combine. */
  stacking?: TycoonStacking;
}

/** The best plays of a turn. */
export interface TycoonSolved {
  best_total: number;
  /** Plays that reach it, as unordered sets of words. */
  best_count: number;
  /** Words that the cards make. */
  words: number;
  plays: TycoonPlay[];
}

/** A play: one word, or two with patent V. */
export interface TycoonPlay {
  words: string[];
  money: number;
  stock: number;
  /** Money and stock earned this turn. */
  total: number;
  /** The letter that patent X copies. */
  copied: string | null;
  /** Whether patent Z adds an S. */
  added_s: boolean;
  cards: TycoonCard[][];
  /** What the play gives to other players. */
  royalties: number;
  /** The patent that is best bought with it. */
  buy: TycoonPurchase | null;
}

/** A patent to buy after a play. */
export interface TycoonPurchase {
  letter: string;
  price: number;
  /** Points that it is expected to bring. */
  worth: number;
}

/** A turn with patent Q. */
export interface TycoonReplace extends InList, WordSelection, TycoonHand {
  /** Cards that are known to lie elsewhere, such as the discards. */
  seen?: string;
}

/** What replacing each card would bring. */
export interface TycoonReplacements {
  /** The best total with all cards kept. */
  keep: number;
  /** Cards that could be drawn. */
  unseen: number;
  /** Null if none gains. */
  best: TycoonReplacement | null;
  cards: TycoonReplacement[];
}

/** A card that could be replaced. */
export interface TycoonReplacement {
  letter: string;
  from: "hand" | "pool";
  /** The expected best total with another card in its place. */
  mean: number;
  /** That, less the best total with the card kept. */
  gain: number;
}

/** Cards that somebody is laying. */
export interface TycoonBuild extends InList, TycoonHand {
  /** Patents that other players own. */
  others?: string;
  /** The cards of each word. */
  cards: TycoonCard[][];
}

/** What laid cards would earn. */
export interface TycoonBuilt {
  words: TycoonBuiltWord[];
  money: number;
  stock: number;
  total: number;
  royalties: number;
  /** What is still wrong with them: a message, a code, and its details. */
  problem: Record<string, unknown> | null;
}

/** A word that is being laid. */
export interface TycoonBuiltWord {
  word: string;
  /** Whether it is in the list. */
  valid: boolean;
}

/** A bag to draw from. */
export interface DrawDeal {
  /** Null is the game's own; a text the id of a crossword tile set; or letter -> [count, value]. */
  bag?: string | Record<string, [number, number]> | null;
  /** Tiles of a draw. */
  size?: number;
  /** The same seed draws the same. */
  seed?: number;
  /** Id of the bag's alphabet. */
  alphabet?: string;
  /** A word list, whose alphabet is then the bag's: a draw that makes none of its words is put back. */
  lexicon?: string | null;
  /** With a list, tiles that one of the best words must use: other draws are put back, too. */
  letters?: number;
}

/** A draw. */
export interface Dealt {
  rack: string;
  /** The letters in the same order, each with what it is worth. */
  tiles: [string, number][];
}

/** A draw to make words of. */
export interface DrawSolve extends InList, WordSelection {
  /** 2 to 15 tiles, `?` for a blank. */
  rack: string;
  /** Null is the game's own; a text the id of a crossword tile set; or letter -> [count, value]. */
  bag?: string | Record<string, [number, number]> | null;
}

/** The best words of a draw. */
export interface DrawSolved {
  /** Points. */
  score: number;
  /** All words with that score. */
  words: string[];
  /** How many tiles each of them uses. */
  uses: number[];
  /** Whether none of the others uses more. */
  longest: boolean[];
}

/** A word that somebody made of a draw. */
export interface DrawJudge extends InList {
  /** 2 to 15 tiles, `?` for a blank. */
  rack: string;
  word: string;
  /** Null is the game's own; a text the id of a crossword tile set; or letter -> [count, value]. */
  bag?: string | Record<string, [number, number]> | null;
}

/** What a word is worth. */
export interface DrawJudged {
  word: string;
  /** Points; 0 for a word that does not count. */
  score: number;
  /** Tiles. */
  uses: number;
  /** Why it does not count: the rack lacks letters for it, or it is not in the list. */
  reason: "tiles" | "list" | null;
  /** The letters that the rack lacks. */
  lacking: string[];
}

/** A draw whose chance is asked for. */
export interface DrawChances extends InList {
  /** 2 to 15 tiles, `?` for a blank. */
  rack: string;
  /** Null is the game's own; a text the id of a crossword tile set; or letter -> [count, value]. */
  bag?: string | Record<string, [number, number]> | null;
}

/** Exact chances, 0 to 1. */
export interface DrawChance {
  /** Of drawing this rack, in any order. */
  rack: number;
  /** Of drawing as many tiles that all go into one word; null if there are too many to count. */
  full_word: number | null;
}

/** Draws to be made and solved. */
export interface DrawExperiment extends InList, WordSelection {
  draws?: number;
  /** Tiles of a draw. */
  size?: number;
  seed?: number;
  /** Null is the game's own; a text the id of a crossword tile set; or letter -> [count, value]. */
  bag?: string | Record<string, [number, number]> | null;
  /** Number of the first draw, so that workers can share the draws of one seed. */
  first?: number;
}

/** What came of the draws. */
export interface DrawExperimented {
  /** Of each draw. */
  scores: number[];
  mean: number;
  /** The standard deviation of the scores. */
  deviation: number;
  best: BestOfDraw;
  worst: BestOfDraw;
  /** Draws that make no word. */
  without_word: number;
  /** For all draws. */
  seconds: number;
  /** Once for the list and bag. */
  setup_seconds: number;
}

/** A draw and its best words. */
export interface BestOfDraw {
  rack: string;
  score: number;
  words: string[];
}

/** The results of the draws so far. */
export interface DrawSummary {
  /** Score -> how many draws reached it. */
  histogram: Record<string, number>;
  best: BestOfDraw;
  worst: BestOfDraw;
}

/** A rack to be raced over. */
export interface FindersRace extends InList {
  /** Letters, `?` for a blank. */
  rack: string;
  /** Ids; null for all. */
  finders?: string[] | null;
  /** How often each finder runs; its shortest time counts. */
  repeats?: number;
}

/** How the finders did. */
export interface FindersRaced {
  results: FinderResult[];
}

/** The result of one finder; null throughout if it refused the rack. */
export interface FinderResult {
  finder: string;
  /** How many it found. */
  words: number | null;
  /** Whether it found the same words as the registers. */
  same_answer: boolean | null;
  /** For a rack. */
  seconds: number | null;
  /** Once for the list. */
  setup_seconds: number | null;
  /** Why it did not run, as a sentence. */
  refused: string | null;
  /** The same for programs. */
  code?: string;
  field?: string;
  most?: number;
}

/** The results so far. */
export interface RaceProgress {
  results: FinderResult[];
  /** Which finder is at work. */
  running: string;
  /** How long its set-up took; null while it goes on. */
  setup_seconds: number | null;
}

/** A rack that grows tile by tile. */
export interface FindersGrowth extends InList {
  /** 2 to 15 letters, `?` for a blank. */
  rack: string;
  /** Ids; null for all. */
  finders?: string[] | null;
}

/** How the finders' times grow. */
export interface FinderCurves {
  curves: FinderCurve[];
}

/** How a finder's time grows; `tiles`, `seconds` and `words` go in step. */
export interface FinderCurve {
  finder: string;
  /** Once for the list. */
  setup_seconds: number;
  /** Whether all its answers were those of the registers. */
  same_answer: boolean;
  /** Why it ends before the whole rack: the finder refused, or a tile more would take over 2 seconds. */
  stopped: "refused" | "slow" | null;
  tiles: number[];
  seconds: number[];
  words: number[];
}

/** The curves so far. */
export interface GrowthProgress {
  curves: FinderCurve[];
  /** Which finder is at work. */
  running: string;
}

/** Which words are to be learnt, and in which order. */
export interface StudySearch extends WithLists {
  /** A condition: an object with one entry. `all` and `any` of a list of conditions, `not` of one; `pattern` (`.` one letter, `*` any run, `[AE]` one of these); `anagram` and `subanagram` of tiles (`?` a blank, `[AE]` one of these); `letters`, how many of which: `{"Q": [1, 1]}`; `front` and `back`, the letters that make another word there (a letter, one of several, true for any or false for none), `inner_front` and `inner_back`, whether it is still a word without that letter; from the least to the most, null for no bound: `length`, `vowels`, `points`, `anagrams` (words of the same letters, itself among them), `probability` (its rank), `playability` (as in the answer) and `zipf`; `list`, the id of another list that has it; `definition`, a text with which a word of its meaning, or of its base form's, begins; and `words`, of which it is one. */
  where: Record<string, unknown>;
  /** `length` puts short words first; `probability` is by length and then by rank; the others put the most first, and what is not known last. */
  order?: "alphabet" | "length" | "probability" | "points" | "zipf" | "playability";
  /** Id of the tile set that is drawn from; null takes the list's own letters. */
  tiles?: string | null;
  /** Blanks in the bag that is drawn from; null takes the set's own. */
  blanks?: number | null;
  /** The most words to give; null for all. */
  limit?: number | null;
  /** How many words to leave out first. */
  offset?: number;
}

/** Names the word list, and what else is to be at hand. */
export interface WithLists extends InList {
  /** Ids of what is loaded first: other lists that conditions name; `en-meanings` for what words mean; `en-scrabble-played`, `en-wwf-played`, `tr-scrabble-played` or `tr-kelimelik-played` for playability. */
  lists?: string[];
}

/** The words that meet the condition. */
export interface StudyFound {
  /** How many there are, those left out by `limit` and `offset` included. */
  count: number;
  words: StudiedWord[];
  /** Games that playability rests on; null where none were played, or their table is not at hand. */
  played: number | null;
}

/** A word, and what one learns with it. */
export interface StudiedWord {
  word: string;
  /** Its letters in the order of the alphabet. */
  alphagram: string;
  /** What its tiles are worth. */
  points: number;
  /** Its rank among the letters of that length, from 1, by the ways to draw them from the full bag; words of the same letters share it. Null where it is not known how many tiles there are. */
  probability: number | null;
  /** Letters that make a word in front of it; those of several characters in brackets. */
  front: string;
  /** Letters that make a word behind it. */
  back: string;
  /** Whether it is a word without its first letter, too. */
  inner_front: boolean;
  /** Whether it is a word without its last letter, too. */
  inner_back: boolean;
  /** How common it is; 0 where that is not known. */
  zipf: number;
  /** What a player who does not know it loses in 1,000 games, in points of equity, as games of the engine against itself tell. Null where none of them has told, or their table is not at hand. */
  playability: number | null;
}

/** Words, and what is to be asked of them. */
export interface StudyCards extends WithLists {
  /** Words in either case; for stems and anagrams any letters. */
  words: string[];
  /** `anagrams`: all words of its letters; `hooks`: which letters it takes in front and behind; `judge`: whether it is a word, or the phoney one letter or one hook away that half the cards show instead; `stem`: all words of its letters and one more; `pattern`: the words that share some of its letters; `definition`: the word that has its meaning, or those of the words that share it. */
  kind: "anagrams" | "hooks" | "judge" | "stem" | "pattern" | "definition";
  /** The same seed makes the same card of a word. */
  seed?: number;
}

/** The cards, in the order of the words. */
export interface StudyDeck {
  /** One for each question; words of which there is nothing to ask have none. */
  cards: StudyCard[];
}

/** A question, and what is right. */
export interface StudyCard {
  /** The word, or letters, that it was made of. */
  word: string;
  /** Letters in order, a word or phoney, a pattern with `.` for a letter, or a meaning. */
  question: string;
  /** All words that are right; for hooks with the letter, for a phoney none. */
  answers: string[];
  /** Of hooks: the letters in front. */
  front?: string[];
  /** Of hooks: the letters behind. */
  back?: string[];
  /** Of what is judged: whether it is a word. */
  valid?: boolean;
  /** Of a stem: each letter that makes words with it. */
  letters?: StemLetter[];
}

/** A letter that makes words with a stem. */
export interface StemLetter {
  letter: string;
  words: string[];
}

export type CrosswordAction = CrosswordLaying | CrosswordExchange | CrosswordPassing | CrosswordBare;

export type CrosswordChallenge = "none" | "void" | "five" | "five_each" | "ten" | "double";

export type CrosswordGameEnding = "out" | "scoreless" | "resigned";

export type CrosswordKnown = string | CrosswordKept[];

export type CrosswordLeavesFrom = "table" | "estimate" | "own" | "none";

export type CrosswordMove = CrosswordLaying | CrosswordExchange | CrosswordPassing;

export type CrosswordMoveKind = "play" | "exchange" | "pass";

export type CrosswordPhase = "play" | "challenge" | "over";

export type CrosswordProblem = NotAWord | Island | NotOnCentre | TooManyTiles;

export type CrosswordSimulationOrder = "points" | "wins";

export type CrosswordTurnKind = "play" | "pass" | "exchange" | "withdrawn" | "points";

export type LetterpressAction = LetterpressTaking | LetterpressBare;

export type LetterpressActionKind = "play" | "pass" | "resign";

export type LetterpressEnding = "full" | "passes" | "resigned";

export type MatchGrade = "best" | "good" | "fair" | "mistake" | "blunder";

export type TycoonActionKind = "play" | "pass" | "replace" | "challenge" | "accept" | "buy" | "skip" | "discard";

export type TycoonCardSource = "hand" | "pool" | "copy" | "s";

export type TycoonChallenge = "automatic" | "players";

export type TycoonPhase = "build" | "challenge" | "forfeit" | "buy" | "discard" | "over";

export type TycoonStacking = "multiply" | "add" | "once";

/** Paths in the params of requests that name word lists, which have to be loaded before the request is answered. */
export const LIST_FIELDS: readonly string[] = ["lexicon", "without", "setup.lexicon", "sides.lexicon", "lists"];

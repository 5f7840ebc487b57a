/** Games of files looked back on: the board of a turn left, the score sheet and the review right. */
import { html, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { narrow } from "../../../ui/media.ts";
import { textOf } from "../../../ui/read-text.ts";
import { recall, remember } from "../../../ui/storage.ts";
import { detail, inlineStyle } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import { Notation } from "../../../tiles/notation.ts";
import { Looking } from "../../shared/looking.ts";
import { problemOf } from "../../shared/match.ts";
import { memo } from "../../shared/memo.ts";
import { GamePage } from "../../shared/page.ts";
import { Slice, type Said } from "../../shared/page-state.ts";
import { pageStyles, paneStyles, summaryStyles } from "../../shared/page-styles.ts";
import type { Params, Refusal } from "../../shared/queries.ts";
import { turnHeading } from "../../shared/review-pieces.ts";
import { Tools } from "../../shared/tools.ts";
import { alphabetOf, heightOf, layoutOf, sizeStyle, tilesOf, type TileSet, widthOf } from "../model/games.ts";
import type { Options } from "../model/link.ts";
import { squaresOf, type Position } from "../model/position.ts";
import { listIn, type Choice } from "../model/setup.ts";
import { filesIn, MOST_FILES, type GameFile, type Study } from "../model/study.ts";
import "../parts/board.ts";
import "../parts/files.ts";
import { gameStyles } from "../parts/game-styles.ts";
import "../parts/scores.ts";
import { NextKit } from "../tools/game.ts";
import { Autoplay } from "../tools/autoplay.ts";
import { Records } from "../tools/records.ts";
import { BEST, Review } from "../tools/review.ts";
import { crossword } from "../index.ts";
import { crosswordStyles } from "./styles.ts";
import { tablePageStyles } from "../../shared/table-styles.ts";
import { tableStyles } from "./table-styles.ts";
import { viewSwitch } from "../../shared/sides-page.ts";

/** How a text is refused that was read as the rows of a board, since no line of it is a game's. */
const NO_GAME = "board-";

/** Where the opened games are kept. */
const KEPT = "tilewise-crossword-games";

/** Every player's turns are judged. */
const ALL = -1;

interface State {
  files: readonly GameFile[];
  /** What is wrong with those that could not be opened. */
  wrongs: readonly Said[];
}

@customElement("tw-crossword-study")
export class CrosswordStudy extends GamePage<Position, Options> {
  static override styles = [
    pageStyles(narrow),
    paneStyles(narrow),
    summaryStyles(narrow),
    crosswordStyles,
    gameStyles,
    tablePageStyles(narrow),
    tableStyles,
  ];

  override readonly aboveSheet = ".board";

  readonly #notationOf = memo((tiles: string | TileSet) => Notation.ofSet(tilesOf(tiles)));
  readonly #requestOf = memo((text: string, lexicon: string, study: Study): Params<"crossword.review"> => {
    const { layout, tiles } = study;
    return { lexicon, layout, tiles, gcg: text, limit: BEST };
  });
  readonly #reading = this.queries.add("crossword.read", () => {
    const { study } = this.position;
    return study && { lexicon: this.list.id, ...study, lenient: true };
  });
  readonly #nextKit: NextKit = new NextKit(this, "tilewise-review-kit");
  readonly #looking: Looking = new Looking(this);
  readonly #review: Review = new Review({
    page: this,
    looking: this.#looking,
    request: () => this.#request,
    belongs: (review) => (review === this.#request ? "whole" : "other"),
    wanted: () => this.position.study !== null,
    only: () => ALL,
    people: () => [],
    game: () => {
      const { turns = [], players = [] } = this.#reading.answer?.result.game ?? {};
      const isTold = players.length === 2;
      const { study } = this.position;
      return study && { ...study, lexicon: this.list.id, turns: isTold ? turns : [], players };
    },
  });
  readonly #records: Records = new Records({
    page: this,
    files: () => this.#slice.now.files,
    kit: () => this.#kit,
  });
  readonly #autoplay = new Autoplay({
    page: this,
    kit: () => this.#kit,
    take: (games) => void this.#take(games),
  });
  readonly #tools: Tools = new Tools(this);
  readonly #slice = new Slice<State>(this, { files: filesIn(recall(KEPT)), wrongs: [] });

  constructor() {
    super(crossword);
  }

  get labels() {
    const { position } = this.texts.text.crossword;
    return { position, answers: this.texts.text.crosswordGame.study.answers };
  }

  get keyList() {
    return this.texts.text.crosswordGame.keyList.filter(([key = ""]) => key === "Esc" || key.includes("["));
  }

  /** The list in use, or one that is spelled with the tiles of the game that is open. */
  override get list() {
    const list = super.list;
    const { study } = this.position;
    return (study && listIn(alphabetOf(study.tiles), list, this.engine?.catalogue ?? [])) ?? list;
  }

  override sentence(refusal: Refusal) {
    return this.texts.error(problemOf(refusal), this.texts.text.crosswordGame.errors);
  }

  // What is wrong with a game is told beside it.
  override get refusal() {
    return null;
  }

  /** What asks for the review of the game that is open, the same object for as long as it is; null without one. */
  get #request() {
    const { study } = this.position;
    return study && this.#requestOf(study.text, this.list.id, study);
  }

  get #kit() {
    return this.position.study ?? this.#nextKit.now;
  }

  override updated() {
    const layout = layoutOf(this.#kit.layout);
    this.style.setProperty("--ratio", String(widthOf(layout) / heightOf(layout)));
  }

  // What is done.

  async #openFiles(chosen: readonly File[]) {
    const say = () => this.texts.text.crosswordGame.study;
    this.#slice.set({ wrongs: [] });
    const letters = this.#notationOf(this.#kit.tiles).characters;
    const games: { name: string; text: string }[] = [];
    for (const file of chosen) {
      const read = await textOf(file, { letters });
      if (read === null) this.#tellWrong(() => say().tooLarge(file.name));
      else games.push({ name: file.name.replace(/\.[a-z]{3}$/i, ""), text: read });
    }
    await this.#take(games);
  }

  /** Put the games on the list that can be read, and open the only one. */
  async #take(games: readonly { name: string; text: string }[]) {
    const say = () => this.texts.text.crosswordGame.study;
    const { layout, tiles } = this.#kit;
    const taken: GameFile[] = [];
    for (const { name, text } of games) {
      const request = { lexicon: this.list.id, layout, tiles, text, lenient: true };
      const reading = await this.ask("crossword.read", request, (why, { data }) =>
        this.#tellWrong(() =>
          data.code?.startsWith(NO_GAME) ? say().noGame(name) : say().wrong(name, why()),
        ),
      );
      if (reading?.game?.turns.length) taken.push({ name, study: { text, layout, tiles } });
      else if (reading) this.#tellWrong(() => say().noGame(name));
    }
    const others = this.#slice.now.files.filter(({ name, study }) =>
      taken.every((file) => file.name !== name && file.study.text !== study.text),
    );
    this.#keep([...taken, ...others].slice(0, MOST_FILES));
    const [only] = taken;
    if (only && taken.length === 1 && games.length === 1) this.#open(only);
  }

  #tellWrong(sentence: Said) {
    this.#slice.set({ wrongs: [...this.#slice.now.wrongs, sentence] });
  }

  #keep(files: readonly GameFile[]) {
    this.#slice.set({ files });
    remember(KEPT, files);
  }

  #open({ study }: GameFile) {
    this.setOptions({ look: "" });
    this.lay({ ...this.position, study });
    window.scrollTo({ top: 0 });
  }

  readonly #close = () => {
    this.setOptions({ look: "" });
    this.lay({ ...this.position, study: null });
  };

  /** Turn to the finder or to the visitor's own game, which has other turns to look at. */
  #leave(options: Pick<Options, "view">) {
    this.turnTo({ ...options, look: "" });
  }

  override press(event: KeyboardEvent) {
    return this.#review.key(event);
  }

  override release() {
    return this.#looking.release();
  }

  // What is seen.

  positionPane() {
    const text = this.texts.text.crosswordGame;
    const { study } = this.position;
    return html`
      <div class="head flow gap-12">
        ${study ? this.#heading() : nothing} ${viewSwitch("game", text, (options) => this.#leave(options))}
      </div>
      ${study ? this.#table(study) : this.#files()}
    `;
  }

  #files() {
    const { files, wrongs } = this.#slice.now;
    return html`<tw-crossword-files
        class="change"
        .setup=${this.#nextKit.setup(this.#kit)}
        .files=${files}
        .wrongs=${wrongs.map((said) => said())}
        @choice=${detail((choice: Choice | null) => this.#nextKit.choose(choice))}
        @files=${detail((chosen: readonly File[]) => void this.#openFiles(chosen))}
        @paste=${detail((pasted: string) => {
          this.#slice.set({ wrongs: [] });
          void this.#take([{ name: this.texts.text.crosswordGame.study.pasted, text: pasted }]);
        })}
        @open=${detail((file: GameFile) => this.#open(file))}
        @remove=${detail((file: GameFile) => this.#keep(files.filter((each) => each !== file)))}
      ></tw-crossword-files>
      <div class="flow wraps">
        ${this.#records.button()}
        ${button("play-game", this.texts.text.crosswordGame.study.play, () => this.#leave({ view: "game" }))}
      </div>
      ${this.#tools.view()}`;
  }

  #table({ layout: source, tiles }: Study) {
    const layout = layoutOf(source);
    const looked = this.#review.boardOn(source);
    const reading = this.#reading.answer?.result ?? null;
    const refused = this.#reading.refusal;
    const text = this.texts.text.crosswordGame.study;
    return html`
      <div class="board container" .style=${inlineStyle(sizeStyle(layout))}>
        <tw-crossword-board
          .layout=${layout}
          .notation=${this.#notationOf(tiles)}
          .squares=${looked?.squares ?? (reading ? squaresOf(reading.board) : Array<string>(widthOf(layout) * heightOf(layout)).fill(""))}
          .tentative=${looked?.tentative ?? new Map()}
          .laying=${!looked}
          .keyless=${true}
        ></tw-crossword-board>
      </div>
      <div class="hand container stack">
        ${wrong(refused ? this.sentence(refused) : "")}
        ${this.#tools.view({
          tools: button("other-games", text.close, this.#close, { look: "", sign: "list" }),
        })}
      </div>
    `;
  }

  #heading() {
    const reading = this.#reading.answer?.result;
    const { study: text } = this.texts.text.crosswordGame;
    const none = this.#reading.refusal ? text.unread : text.reading;
    const { players = [], turns = [] } = reading?.game ?? {};
    const { look } = this.#looking;
    const names = players.map((name) => ({ name }));
    const shown = look && turnHeading(this.texts, look, turns, names);
    return html`<div class="now flow wraps baseline grows">
      <h2 class="breaks" tabindex="-1">
        <span role="status">${reading?.game ? (shown ?? players.join(" – ")) : none}</span>
      </h2>
    </div>`;
  }

  answersPane() {
    const reading = this.#reading.answer?.result;
    const { study } = this.position;
    const text = this.texts.text.crosswordGame;
    if (!study) return this.#introduction();
    if (!reading?.game) return nothing;
    const { players, turns } = reading.game;
    const seats = players.map((name, n) => {
      return { name, level: null, score: reading.scores[n] ?? 0, resigned: false, tiles: 0 };
    });
    return html`
      <p slot="head" class="summary flow quiet text-15 wraps column-gap-16 figures">
        ${seats.map(({ name, score }) => html`<span>${name} <b class="full-ink">${this.texts.number(score)}</b></span>`)}
      </p>
      <div class="sheet scrolls stack gap-12" tabindex="0" role="region" aria-label=${text.review.title}>
        ${this.#review.view(this.#notationOf(study.tiles))}
        <tw-crossword-scores
          class="stack gap-10"
          seatless
          .players=${seats}
          .turns=${turns}
          .notation=${this.#notationOf(study.tiles)}
        ></tw-crossword-scores>
      </div>
    `;
  }

  #introduction() {
    const { review, study: text } = this.texts.text.crosswordGame;
    return html`${this.#records.view()}
      <div class="pane form stack gap-16">
        <h3>${text.how}</h3>
        <p class="quiet">${text.about}</p>
        <ul class="grades unstyled stack gap-6 quiet">
          ${Object.values(review.grades).map(
            (grade, n) => html`<li><b class="full-ink">${grade}</b> ${text.gradeHints[n]}</li>`,
          )}
        </ul>
      </div>
      ${this.#autoplay.view()}`;
  }

  override focusPlays() {
    this.frame.focusSheet();
  }
}

/** The Letterpress page: the board with its two sides left, the plays right. */
import { html, nothing, type PropertyValues } from "lit";
import { customElement, query } from "lit/decorators.js";
import { foldStyles } from "../../../components/fold-styles.ts";
import { icon } from "../../../components/icons.ts";
import "../../../components/segments.ts";
import { shared } from "../../../components/shared-styles.ts";
import { wrong } from "../../../components/wrong.ts";
import { lettersOf } from "../../../tiles/notation.ts";
import { register, type Game } from "../../registry.ts";
import { GlossLookup } from "../../shared/gloss.ts";
import { keys, keysStyles } from "../../shared/keys.ts";
import { memo } from "../../shared/memo.ts";
import { GamePage, detail, pageState, type PageState } from "../../shared/page.ts";
import {
  choiceStyles,
  headlineStyles,
  lowStyles,
  pageStyles,
  paneStyles,
  summaryStyles,
} from "../../shared/page-styles.ts";
import type { Refusal } from "../../shared/queries.ts";
import "../../shared/sides.ts";
import "../../shared/turn-log.ts";
import { defaults, link, type Options } from "../model/link.ts";
import { paste } from "../model/paste.ts";
import {
  boardText,
  emptyPosition,
  brief,
  picture,
  hasLetters,
  lettersIn,
  maskIn,
  maskOf,
  nextOwner,
  otherSide,
  ownerOf,
  SIZE,
  SQUARES,
  withBoard,
  withLetters,
  withOwner,
  spelling,
  type Position,
  type Side,
} from "../model/position.ts";
import { sample } from "../model/sample.ts";
import { spell } from "../model/spelling.ts";
import { atTurn, scoreOf, withTurn } from "../model/turns.ts";
import { boardFor, fieldFor, solvedFor, type Play, type Standing } from "../model/turn.ts";
import "../parts/board.ts";
import type { LetterpressBoard, Mode, Painted } from "../parts/board.ts";
import "../parts/details.ts";
import "../parts/order.ts";
import "../parts/played.ts";
import "../parts/plays.ts";
import type { LetterpressPlays } from "../parts/plays.ts";
import "../parts/start.ts";
import "../parts/values.ts";
import type { Field } from "../parts/values.ts";
import "../parts/word.ts";
import type { LetterpressWord } from "../parts/word.ts";
import { letterpressStyles } from "./styles.ts";

const letterpress: Game<Position, Options> = {
  id: "letterpress",
  name: (text) => text.letterpress.name,
  about: (text) => text.letterpress.about,
  element: "tw-letterpress",
  empty: emptyPosition,
  options: defaults,
  brief,
  picture,
  sample,
  spelling,
  ...link,
};

register(letterpress);

interface State extends PageState {
  /** What typing and pointing do on the board. */
  mode: Mode;
  /** The play that is shown on the board. */
  shown: Play | null;
  /** The one that is pinned. */
  pinned: Play | null;
  /** What stands beside the position: the plays, or the turns so far. */
  view: "plays" | "sheet";
  /** The word whose plays are looked for; null where all are. */
  spelled: Spelled | null;
}

/** A word that was typed, or tapped on the board. */
interface Spelled {
  word: string;
  /** The squares that were tapped, in their order. */
  squares: readonly number[];
  /** May it be a word that is not in the list? */
  unlisted: boolean;
}

const noWord: Spelled = Object.freeze({ word: "", squares: [], unlisted: false });

const state: State = {
  ...pageState,
  mode: "letters",
  shown: null,
  pinned: null,
  view: "plays",
  spelled: null,
};

const modes: readonly Exclude<Mode, "word">[] = ["letters", "ours", "theirs", "free"];

@customElement("tw-letterpress")
export class LetterpressPage extends GamePage<Position, Options, State> {
  static override styles = [
    shared,
    foldStyles,
    keysStyles,
    pageStyles(),
    paneStyles(),
    lowStyles,
    summaryStyles(),
    headlineStyles(),
    choiceStyles(),
    letterpressStyles,
  ];

  @query("tw-letterpress-board") board!: LetterpressBoard | null;
  @query("tw-letterpress-word") wordField!: LetterpressWord | null;
  @query("tw-letterpress-plays") playList!: LetterpressPlays | null;

  protected override readonly places = ["board", "ours", "theirs", "played", "word"];
  protected override readonly aboveSheet = "tw-letterpress-board";

  readonly #plays = this.query("letterpress.solve", () => {
    const request = this.#everyPlay;
    return request && { ...request, ...this.wordSelection, limit: this.state.limit };
  });

  readonly #bestPlay = this.unfiltered("letterpress.solve", () => this.#everyPlay);

  // Of the word that was typed or tapped, whatever is listed else.
  readonly #ways = this.query("letterpress.solve", () => {
    const request = this.#everyPlay;
    const { word = "", squares = [], unlisted = false } = this.state.spelled ?? {};
    if (!request || !word) return null;
    const only = squares.length ? { squares: maskOf(squares) } : {};
    return { ...request, word, unlisted, ...only, limit: this.state.limit };
  });

  readonly #gloss = new GlossLookup(this);
  readonly #solvedFor = memo(solvedFor);
  /** Why words that were played are left out of a request, by alphabet and word: it has no letters for them. */
  readonly #unreadable = new Map<string, Refusal>();
  /** Whose turn the last answer was for. */
  #turn: Side = "ours";

  constructor() {
    super(letterpress, state);
  }

  get labels() {
    const { position, plays } = this.texts.text.letterpress;
    return { position, answers: plays };
  }

  /** What every request says of the game. */
  get #request() {
    return { lexicon: this.list.id, ...boardFor(this.position), played: this.#readable };
  }

  /** The played words that the list has letters for. */
  get #readable() {
    return this.position.played.filter((word) => !this.#unreadable.has(this.#keyOf(word)));
  }

  #keyOf(word: string) {
    return `${this.list.alphabet} ${word}`;
  }

  /** The best of all plays, and how many there are. */
  get #everyPlay() {
    const { position, options } = this;
    if (!hasLetters(position)) return null;
    return { ...this.#request, ranking: options.ranking, anagrams: "merged" as const, limit: 1 };
  }

  /** The question whose answer is listed. */
  get #listed() {
    return this.state.spelled?.word ? this.#ways : this.#plays;
  }

  override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    this.#leaveOut(this.#plays.refusal);
    if (this.#listed.fresh) this.#turn = this.position.turn;
    else this.set({ shown: null, pinned: null });
    this.#gloss.look(this.state.pinned?.word ?? "", this.list.language);
  }

  // A word that cannot be read bars nothing: the plays are found without it.
  #leaveOut(refusal: Refusal | null) {
    const word = refusal?.data.field === "played" ? this.#readable[refusal.data.index ?? -1] : undefined;
    if (!refusal || word === undefined) return;
    this.#unreadable.set(this.#keyOf(word), refusal);
    this.queries.refresh(this.engine);
  }

  /** The last answer as the visitor sees it, colours put right. */
  get #solved() {
    const { answer } = this.#listed;
    return answer && this.#solvedFor(answer.result, this.#turn);
  }

  get keyList() {
    return this.texts.text.letterpress.keyList;
  }

  positionPane() {
    const text = this.texts.text.letterpress;
    const { position, list, problems } = this;
    const { mode, shown, spelled } = this.state;
    const solved = this.#plays.result;
    const standing = solved ? solvedFor(solved, position.turn).position : undefined;
    const { score, locked, locked_masks: lockedMasks = [0, 0] } = shown ?? standing ?? {};
    const bad = position.played.findIndex((word) => this.#unreadable.has(this.#keyOf(word)));
    const unreadable = this.#unreadable.get(this.#keyOf(position.played[bad] ?? ""));
    return html`
      <tw-sides
        .turn=${position.turn}
        .score=${score ?? null}
        .locked=${locked ?? null}
        .winner=${standing ? winnerOf(standing) : null}
        @turn=${detail((turn: Side) => this.edit({ ...position, turn }))}
      ></tw-sides>
      <tw-letterpress-board
        .position=${shown ? { ...position, ours: shown.ours, theirs: shown.theirs } : position}
        .locked=${lockedMasks}
        .taken=${shown ? spell(shown.word, shown.mask, position.letters, list.language) : (spelled?.squares ?? [])}
        .bad=${this.#badSquare}
        .mode=${spelled ? "word" : mode}
        .letterLanguage=${list.language}
        .describedBy=${problems.board ?? ""}
        @focusin=${() => this.#letGo()}
        @leave=${() => this.focusPlays()}
        @pointerdown=${() => this.#letGo()}
        @spell=${detail(({ square }: { square: number }) => this.#spell(square))}
        @mode=${detail((chosen: Mode) => this.set({ mode: chosen }))}
        @letter=${detail((typed: { square: number; letter: string }) =>
          this.edit(withLetters(position, typed.square, [typed.letter])),
        )}
        @paint=${detail((painted: Painted) =>
          this.edit(withOwner(this.position, painted.squares, painted.owner), painted.stroke),
        )}
        @turn-square=${detail(({ square }: { square: number }) =>
          this.edit(withOwner(position, [square], nextOwner(ownerOf(position, square)))),
        )}
        @board-paste=${detail((pasted: { square: number; text: string }) => this.#paste(pasted))}
        @board-copy=${detail(({ data }: { data: DataTransfer | null }) =>
          data?.setData("text/plain", boardText(position.letters)),
        )}
      ></tw-letterpress-board>
      <div class="under">
        ${wrong(problems.board)}
        <tw-segments
          class="change"
          .label=${text.mode}
          .value=${spelled ? "" : mode}
          .options=${modes.map((value) => ({
            value,
            label: text.modes[value],
            swatch: value === "letters" ? undefined : value,
          }))}
          @choose=${detail((chosen: Mode) => this.set({ mode: chosen, spelled: null }))}
        ></tw-segments>
        ${this.toolbar({ clear: position === emptyPosition() ? null : this.#clear, tools: this.#wordTool() })}
      </div>
      <tw-letterpress-played
        class="extra"
        .words=${position.played}
        .letterLanguage=${list.language}
        .problem=${unreadable ? this.sentence(unreadable) : ""}
        .badIndex=${bad}
        .notOnBoard=${this.#notOnBoard}
        @played=${detail((played: readonly string[]) => this.edit({ ...position, played }))}
      ></tw-letterpress-played>
      <div class="more extra change">
        <tw-letterpress-values
          .position=${position}
          .letterLanguage=${list.language}
          .problems=${problems}
          .open=${Boolean(problems.ours ?? problems.theirs)}
          @values=${detail((value: { field: Field; text: string }) => this.#setValue(value))}
        ></tw-letterpress-values>
        ${keys(text)}
      </div>
    `;
  }

  override start() {
    if (hasLetters(this.position)) return null;
    return html`<tw-letterpress-start
      class="start"
      @example=${detail((example: Position) => this.lay(example))}
    ></tw-letterpress-start>`;
  }

  /** What begins a word whose plays are looked for. */
  #wordTool() {
    const text = this.texts.text.letterpress.word;
    return html`<button
      type="button"
      class="button word"
      name="find-word"
      title=${text.tool[this.position.turn]}
      aria-label=${text.toolShort}
      aria-pressed=${this.state.spelled !== null}
      ?disabled=${!hasLetters(this.position)}
      @click=${() => (this.state.spelled ? this.#stopSpelling() : this.#startSpelling())}
    >
      ${icon("plus")}<span>${text.toolShort}</span>
    </button>`;
  }

  answersPane() {
    const { view, spelled } = this.state;
    return html`
      ${spelled ? this.#word(spelled) : this.#headline()}
      <div class="view" ?hidden=${view !== "plays"}>${this.#answers()}</div>
      ${view === "sheet" ? this.#turns() : nothing}
    `;
  }

  /** What is told of the plays, and the switch between them and the turns so far. */
  #headline() {
    const { text } = this.texts;
    const { turns } = this.position;
    const shown = this.state.view === "sheet";
    const { summary, progress } = text.letterpress;
    const filled = this.position.letters.filter((letter) => letter !== "").length;
    const sentence =
      this.typing.going && filled < SQUARES
        ? progress(this.texts.number(filled), this.texts.number(SQUARES))
        : this.outcome(this.#plays, text.letterpress, ({ words, moves }, milliseconds) =>
            summary(this.texts.number(words), this.texts.number(moves), milliseconds, this.list.name),
          );
    const title = text.crossword.sheet.title;
    return html`
      <div slot="head" class="headline">
        ${shown ? html`<h2 class="heading summary">${title}</h2>` : this.summary(this.#plays, sentence)}
        ${
          turns.length || shown
            ? html`<button
                type="button"
                class="button plain figures extra"
                name="view"
                aria-label=${shown ? text.letterpress.plays : `${title} ${this.texts.number(turns.length)}`}
                @click=${() => this.#show(shown ? "plays" : "sheet")}
              >
                ${
                  shown
                    ? text.letterpress.plays
                    : html`${icon("list")}<span class="long">${title}</span>
                        ${this.texts.number(turns.length)}`
                }
              </button>`
            : nothing
        }
      </div>
    `;
  }

  #word({ word }: Spelled) {
    const text = this.texts.text.letterpress.word;
    const plays = this.#solved?.plays ?? [];
    const ways = this.mayHaveMore(plays) ? text.bestWays : text.ways;
    const known = word && this.#ways.fresh;
    return html`<tw-letterpress-word
      slot="head"
      .word=${word}
      .turn=${this.position.turn}
      .letterLanguage=${this.list.language}
      .sentence=${known ? ways(this.texts.number(plays.length)) : word ? "" : text.hint}
      .problem=${word ? (this.problems.word ?? "") : ""}
      .canAnyway=${this.refusal?.data.reason === "unlisted"}
      @word=${detail((typed: string) => this.set({ spelled: { ...noWord, word: typed } }))}
      @anyway=${() => this.#playAnyway()}
      @leave=${() => this.focusPlays()}
      @close=${() => this.#stopSpelling()}
    ></tw-letterpress-word>`;
  }

  #turns() {
    const { turns, at } = this.position;
    const { side: names } = this.texts.text.letterpress;
    const logged = turns.map(({ side, word, before, after, unlisted }) => {
      const mine = side === "ours" ? 0 : 1;
      const [was, is] = [scoreOf(before), scoreOf(after)];
      return {
        side,
        who: names[side],
        what: word,
        mark: unlisted ? this.texts.text.crossword.sheet.unlisted(word) : "",
        score: this.texts.number(is[mine] - was[mine], { signDisplay: "exceptZero" }),
        total: is.map((squares) => this.texts.number(squares)).join("–"),
      };
    });
    return html`<tw-turn-log
      class="extra"
      ?inert=${this.readonly}
      .turns=${logged}
      .at=${at}
      .wordLanguage=${this.list.language}
      @at=${detail((step: number) => this.edit(atTurn(this.position, step)))}
    ></tw-turn-log>`;
  }

  #answers() {
    const text = this.texts.text.letterpress;
    const { position, options, problems } = this;
    const { shown, pinned, trouble } = this.state;
    const stale = !this.#listed.fresh;
    const solved = this.#solved;
    const plays = solved?.plays ?? [];
    const score: [number, number] = solved?.position.score ?? [0, 0];
    const play = detail((chosen: Play) => this.#play(chosen));
    return html`
      ${this.state.spelled ? nothing : this.filterMarks(this.#hidden)}
      <tw-letterpress-order
        class="choices"
        .ranking=${options.ranking}
        .zipf=${this.wordSelection.min_zipf ?? 0}
        .problem=${problems.general ?? trouble}
        @options=${detail((change: Partial<Options>) => this.setOptions(change))}
        @zipf=${detail((zipf: number) => this.setZipf(zipf))}
      ></tw-letterpress-order>
      ${
        solved && !plays.length
          ? html`<p class="none">${solved.position.ended ? text.full : text.none}</p>`
          : nothing
      }
      <tw-letterpress-plays
        .plays=${plays}
        .stale=${stale}
        .ranking=${options.ranking}
        .turn=${position.turn}
        .more=${this.mayHaveMore(plays)}
        .listLanguage=${this.list.language}
        @show=${detail((pointed: Play | null) => this.set({ shown: pointed }))}
        @pin=${detail((chosen: Play | null) => this.set({ pinned: chosen }))}
        @play=${play}
        @more=${() => this.showMore()}
      ></tw-letterpress-plays>
      ${
        plays.length
          ? html`<tw-letterpress-details
              class="details"
              ?fixed=${this.readonly}
              .play=${shown}
              .pinned=${pinned !== null && shown === pinned}
              .standing=${score}
              .gloss=${this.#gloss.gloss}
              .turn=${position.turn}
              @play=${play}
            ></tw-letterpress-details>`
          : nothing
      }
    `;
  }

  /** What the filters keep out of sight. */
  get #hidden() {
    const text = this.texts.text.letterpress.hidden;
    const all = this.#bestPlay.result;
    const listed = this.#plays.result;
    if (!all || !listed) return "";
    const count = all.words - listed.words;
    const [best] = all.plays;
    if (!count) return text.nothing;
    const better = best && best.value > (listed.plays[0]?.value ?? -Infinity);
    const words = this.texts.number(count);
    return better ? text.better(words, best.word) : text.noneBetter(words);
  }

  /** Played words that the board does not spell. */
  get #notOnBoard() {
    const readable = this.#readable;
    return this.#plays.result?.not_on_board.map((index) => readable[index] ?? "") ?? [];
  }

  override placeOf({ data }: Refusal) {
    // Overlapping squares concern both sides: the message stands in one place, whoever is to move.
    return fieldFor(data.field ?? "", data.code === "overlap" ? "ours" : this.position.turn);
  }

  // Until the last letter there are too few of them.
  override isUnfinished({ data }: Refusal) {
    return data.code === "board-length" && this.position.letters.includes("");
  }

  // The engine counts the letters it was given; the page knows on which squares they stand.
  override sentence(refusal: Refusal) {
    const square = this.#badSquare;
    if (square < 0) return super.sentence(refusal);
    const place = { row: Math.floor(square / SIZE), column: square % SIZE };
    return super.sentence({ ...refusal, data: { ...refusal.data, ...place } });
  }

  get #badSquare() {
    const { code, row = 0, column = 0 } = this.refusal?.data ?? {};
    if (code !== "board-letter") return -1;
    const { letters } = this.position;
    const filled = [...letters.keys()].filter((square) => letters[square]);
    const square = filled[row * SIZE + column] ?? -1;
    return square < SQUARES ? square : -1;
  }

  #paste({ square, text }: { square: number; text: string }) {
    const pasted = paste(this.position, square, text);
    if (!pasted) return;
    this.edit(pasted.position);
    this.board?.focusSquare(pasted.filled);
  }

  #setValue({ field, text }: { field: Field; text: string }) {
    const { position } = this;
    if (field === "board") this.edit(withBoard(position, lettersIn(text)), "board");
    else this.edit({ ...position, [field]: maskIn(text) }, field);
  }

  #clear = () => {
    this.lay(emptyPosition());
    this.board?.focusSquare(0);
  };

  async #play({ word, mask, score }: Play) {
    if (!this.#listed.fresh || this.readonly) return;
    const unlisted = this.state.spelled?.unlisted ?? false;
    const next = await this.ask("letterpress.play", { ...this.#request, word, mask, unlisted });
    if (!next) return;
    const { turn } = this.position;
    const played = [...this.position.played, ...next.played.slice(-1)];
    this.advance(withTurn(this.position, word, { ...next, played }, unlisted));
    this.#stopSpelling();
    const [ours, theirs] = score.map((squares) => this.texts.number(squares));
    const text = this.texts.text.letterpress;
    const winner = next.winner && (turn === "ours" ? next.winner : otherSide(next.winner));
    const then = winner ? text.ends[winner] : text.turns[otherSide(turn)];
    const short = `${word}, ${ours}–${theirs}${winner ? ` · ${text.ends[winner]}` : ""}`;
    this.set({ up: false, done: { text: short, said: text.said(word, ours ?? "", theirs ?? "", then) } });
    this.sound(winner === "ours" ? "win" : "play");
    this.playList?.focusList({ pin: false });
  }

  #show(view: "plays" | "sheet") {
    this.#letGo();
    this.set({ view });
  }

  // A word that was played, typed or tapped.

  #startSpelling() {
    this.#letGo();
    this.set({ spelled: noWord, view: "plays", done: null });
    // A finger taps the squares; the system's keyboard comes where the field is touched.
    if (matchMedia("(pointer: coarse)").matches) return;
    void this.updateComplete.then(() => this.wordField?.field?.focus());
  }

  #stopSpelling(): boolean {
    const { spelled } = this.state;
    this.set({ spelled: null });
    return spelled !== null;
  }

  /** Take a square as the next letter; the last one is taken back. */
  #spell(square: number) {
    const { letters } = this.position;
    const { squares } = this.state.spelled ?? noWord;
    if (!letters[square] || (squares.includes(square) && squares.at(-1) !== square)) return;
    const next = squares.includes(square) ? squares.slice(0, -1) : [...squares, square];
    const word = next.map((each) => lettersOf(letters[each] ?? "")).join("");
    this.set({ spelled: { word, squares: next, unlisted: false } });
  }

  async #playAnyway() {
    const { spelled } = this.state;
    if (!spelled) return;
    this.set({ spelled: { ...spelled, unlisted: true } });
    await this.updateComplete;
    this.wordField?.field?.focus({ preventScroll: true });
  }

  // On a full board the first key only shows where the next one goes.
  protected override takeTyping() {
    if (this.state.spelled) {
      this.wordField?.field?.focus();
      return true;
    }
    if (this.state.mode !== "letters") return false;
    const empty = this.position.letters.indexOf("");
    this.board?.focusSquare(Math.max(0, empty));
    return empty >= 0;
  }

  protected override takePaste(text: string) {
    this.#paste({ square: 0, text });
  }

  protected override release() {
    return this.#letGo() || this.#stopSpelling();
  }

  /** Let go of the play that is pinned. Was there one? */
  #letGo() {
    return this.playList?.release() ?? false;
  }

  focusPlays() {
    this.playList?.focusList();
  }
}

function winnerOf({ ended, score: [ours, theirs] }: Standing): Side | null {
  return ended ? (ours > theirs ? "ours" : "theirs") : null;
}

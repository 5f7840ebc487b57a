/** The finder of plays: the board with its two sides left, the plays right. */
import { html, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { foldStyles } from "../../../components/fold-styles.ts";
import { icon } from "../../../components/icons.ts";
import "../../../components/segments.ts";
import { shared } from "../../../components/shared-styles.ts";
import { wrong } from "../../../components/wrong.ts";
import { keys, keysStyles } from "../../shared/keys.ts";
import { detail } from "../../../components/templates.ts";
import {
  choiceStyles,
  headlineStyles,
  lowStyles,
  pageStyles,
  paneStyles,
  summaryStyles,
} from "../../shared/page-styles.ts";
import "../../shared/sides.ts";
import "../../shared/turn-log.ts";
import type { Options } from "../model/link.ts";
import {
  boardText,
  hasLetters,
  isBare,
  nextOwner,
  noWord,
  ownerOf,
  sizeOf,
  SQUARES,
  withLetters,
  withOwner,
  type Position,
  type Side,
  type Spelled,
} from "../model/position.ts";
import { provedSentence, turnsOf } from "../model/proved.ts";
import { atTurn, scoreOf } from "../model/turns.ts";
import { solvedFor, type Play, type Standing } from "../model/turn.ts";
import "../parts/board.ts";
import type { Mode, Painted } from "../parts/board.ts";
import "../parts/details.ts";
import "../parts/order.ts";
import type { Thinking } from "../parts/order.ts";
import "../parts/played.ts";
import "../parts/plays.ts";
import "../parts/start.ts";
import "../parts/values.ts";
import type { Field } from "../parts/values.ts";
import "../parts/word.ts";
import { letterpressStyles } from "./styles.ts";
import { LetterpressTable, type Shown } from "./table.ts";
import { viewSwitch } from "./view-switch.ts";

const modes: readonly Exclude<Mode, "word" | "must">[] = ["letters", "ours", "theirs", "free"];

@customElement("tw-letterpress-finder")
export class LetterpressFinder extends LetterpressTable {
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

  get labels() {
    const { position, plays } = this.texts.text.letterpress;
    return { position, answers: plays };
  }

  get keyList() {
    return this.texts.text.letterpress.keyList;
  }

  positionPane() {
    const text = this.texts.text.letterpress;
    const { position, list, problems } = this;
    const { spelled } = this;
    const { mode } = this.state;
    const { must } = this.options;
    const shown = this.onBoard;
    const solved = this.plays.result;
    const standing = solved ? solvedFor(solved, position.turn).position : undefined;
    const { score, locked } = shown ? scoresOf(shown) : (standing ?? {});
    const lockedMasks = shown?.lockedMasks ?? standing?.locked_masks ?? [0, 0];
    const bad = position.played.findIndex((word) => this.unreadable.has(this.keyOf(word)));
    const unreadable = this.unreadable.get(this.keyOf(position.played[bad] ?? ""));
    return html`
      ${viewSwitch(this.options, this.texts.text, (view) => this.turnTo(view))}
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
        .taken=${shown?.taken ?? spelled?.squares ?? []}
        .must=${must}
        .bad=${this.badSquare}
        .mode=${spelled ? "word" : mode}
        .letterLanguage=${list.language}
        .describedBy=${problems.board ?? ""}
        @focusin=${() => this.letGo()}
        @leave=${() => this.focusPlays()}
        @pointerdown=${() => this.letGo()}
        @spell=${detail(({ square }: { square: number }) => this.spell(square))}
        @mark=${detail(({ square }: { square: number }) => this.mark(square))}
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
        @board-paste=${detail((pasted: { square: number; text: string }) => this.paste(pasted))}
        @board-copy=${detail(({ data }: { data: DataTransfer | null }) =>
          data?.setData("text/plain", boardText(position.letters)),
        )}
      ></tw-letterpress-board>
      <div class="under">
        ${wrong(problems.board)}
        <tw-segments
          class="change"
          .label=${text.mode}
          .value=${spelled || mode === "must" ? "" : mode}
          .options=${modes.map((value) => ({
            value,
            label: this.texts.text.sides.modes[value],
            swatch: value === "letters" ? undefined : value,
          }))}
          @choose=${detail((chosen: Mode) => this.#choose(chosen))}
        ></tw-segments>
        ${this.toolbar({ clear: isBare(position) ? null : this.clear, tools: this.#wordTool() })}
      </div>
      <tw-letterpress-played
        class="extra"
        .words=${position.played}
        .letterLanguage=${list.language}
        .problem=${unreadable ? this.sentence(unreadable) : ""}
        .badIndex=${bad}
        .notOnBoard=${this.notOnBoard}
        @played=${detail((played: readonly string[]) => this.edit({ ...position, played }))}
      ></tw-letterpress-played>
      <div class="more extra change">
        <tw-letterpress-values
          .position=${position}
          .letterLanguage=${list.language}
          .problems=${problems}
          .open=${Boolean(problems.ours ?? problems.theirs)}
          @values=${detail((value: { field: Field; text: string }) => this.setValue(value))}
        ></tw-letterpress-values>
        ${keys(text)}
      </div>
    `;
  }

  override start() {
    if (hasLetters(this.position)) return null;
    return html`<tw-letterpress-start
      class="start"
      .alphabet=${this.list.alphabet}
      .letterLanguage=${this.list.language}
      @from-picture=${() => this.choosePicture()}
      @example=${detail((example: Position) => this.lay({ ...example, game: this.position.game }))}
    ></tw-letterpress-start>`;
  }

  #choose(mode: Mode) {
    this.set({ mode });
    this.stopSpelling();
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
      aria-pressed=${this.spelled !== null}
      ?disabled=${!hasLetters(this.position)}
      @click=${() => (this.spelled ? this.stopSpelling() : this.startSpelling())}
    >
      ${icon("plus")}<span>${text.toolShort}</span>
    </button>`;
  }

  answersPane() {
    const { puzzle, solving, spelled } = this;
    const { view } = this.state;
    return html`
      ${spelled ? this.#word(spelled) : this.#headline()}
      ${puzzle && view === "plays" && !spelled?.word ? this.puzzlePanel() : nothing}
      <div class="view" ?hidden=${view !== "plays"}>
        ${solving && !spelled?.word ? nothing : this.#answers()}
      </div>
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
        : this.outcome(this.plays, text.letterpress, ({ words, moves }, milliseconds) =>
            summary(this.texts.number(words), this.texts.number(moves), milliseconds, this.list.name),
          );
    const title = text.turns.sheet;
    return html`
      <div slot="head" class="headline">
        ${shown ? html`<h2 class="heading summary">${title}</h2>` : this.summary(this.plays, sentence)}
        ${
          turns.length || shown
            ? html`<button
                type="button"
                class="button plain figures extra"
                name="view"
                aria-label=${shown ? text.letterpress.plays : `${title} ${this.texts.number(turns.length)}`}
                @click=${() => this.show(shown ? "plays" : "sheet")}
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
    const plays = this.solved?.plays ?? [];
    const ways = this.mayHaveMore(plays) ? text.bestWays : text.ways;
    const known = word && this.ways.fresh;
    return html`<tw-letterpress-word
      slot="head"
      .word=${word}
      .turn=${this.position.turn}
      .letterLanguage=${this.list.language}
      .sentence=${known ? ways(this.texts.number(plays.length)) : word ? "" : text.hint}
      .also=${known ? (plays[0]?.same_letters ?? []) : []}
      .problem=${word ? (this.problems.word ?? "") : ""}
      .canAnyway=${this.refusal?.data.reason === "unlisted" && !this.solving}
      @word=${detail((typed: string) => this.look({ ...noWord, word: typed }))}
      @anyway=${() => this.playAnyway()}
      @leave=${() => this.focusPlays()}
      @close=${() => this.stopSpelling()}
    ></tw-letterpress-word>`;
  }

  #turns() {
    const { turns, at } = this.position;
    const { side: names } = this.texts.text.sides;
    const logged = turns.map(({ side, word, before, after, unlisted }) => {
      const mine = side === "ours" ? 0 : 1;
      const [was, is] = [scoreOf(before), scoreOf(after)];
      return {
        side,
        who: names[side],
        what: word,
        mark: unlisted ? this.texts.text.turns.unlisted(word) : "",
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
    const { position, options, problems } = this;
    const { shown, pinned, mode, replying } = this.state;
    const stale = !this.listed.fresh;
    const solved = this.solved;
    const plays = solved?.plays ?? [];
    const best = options.ranking === "lookahead" && !this.spelled ? (plays[0] ?? null) : null;
    const play = detail((chosen: Play) => this.play(chosen));
    return html`
      ${this.spelled ? nothing : this.filterMarks(this.#hidden)}
      <tw-letterpress-order
        class="choices"
        ?hidden=${this.solving}
        .ranking=${options.ranking}
        .zipf=${this.wordSelection.min_zipf ?? 0}
        .turn=${position.turn}
        .marking=${mode === "must"}
        .winning=${options.winning}
        .thinking=${this.#thinking}
        .problem=${problems.general ?? this.trouble}
        @must=${detail((marking: boolean) => this.set({ mode: marking ? "must" : "letters" }))}
        @winning=${detail((wanted: boolean) => this.setOptions({ winning: wanted }))}
        @turn-round=${() => this.turnRound()}
        @think=${detail((on: boolean) => this.think(on))}
        @options=${detail((change: Partial<Options>) => this.setOptions(change))}
        @zipf=${detail((zipf: number) => this.setZipf(zipf))}
      ></tw-letterpress-order>
      ${solved && !plays.length ? html`<p class="none">${this.#none(solved.position)}</p>` : nothing}
      <tw-letterpress-plays
        .plays=${plays}
        .stale=${stale}
        .question=${this.question}
        .ranking=${this.spelled?.word && options.ranking === "lookahead" ? "territory" : options.ranking}
        .turn=${position.turn}
        .more=${this.mayHaveMore(this.listed.answer?.result.plays ?? [])}
        .ofOneWord=${Boolean(this.position.spelled?.word)}
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
              .best=${best}
              .winsIn=${this.#winsIn(shown ?? best)}
              .replying=${replying}
              .wordLanguage=${this.list.language}
              @reply=${detail((wanted: boolean) => this.set({ replying: wanted }))}
              .gloss=${this.gloss.gloss}
              .turn=${position.turn}
              @play=${play}
            ></tw-letterpress-details>`
          : nothing
      }
    `;
  }

  /** What the filters keep out of sight. */
  get #hidden() {
    const { hidden: text } = this.texts.text.letterpress;
    const why = this.texts.text.letterpressWhy;
    const all = this.bestPlay.result;
    const listed = this.plays.result;
    const best = this.bestWord;
    if (!all || !listed || !best) return "";
    const isListed = this.solved?.plays.some(({ word, same_letters: others }) =>
      [word, ...others].includes(best),
    );
    const count = all.words - listed.words;
    if (this.options.must || this.options.winning) return isListed ? why.bestIsListed : why.best(best);
    if (!count) return text.nothing;
    const words = this.texts.number(count);
    return isListed ? text.noneBetter(words) : text.better(words, best);
  }

  /** Why there are no plays. */
  #none({ ended, score: [ours, theirs] }: Standing) {
    const { letterpress, letterpressWhy } = this.texts.text;
    const { must, winning } = this.options;
    const n = (squares: number) => this.texts.number(squares);
    if (ended) {
      const side = ours > theirs ? "ours" : "theirs";
      return letterpressWhy.won[side](`${n(Math.max(ours, theirs))}–${n(Math.min(ours, theirs))}`);
    }
    return winning ? letterpressWhy.noWinning : must ? letterpressWhy.noMust : letterpress.none;
  }

  /** How far the thinking ahead has come. */
  get #thinking(): Thinking | null {
    const { ahead, position } = this;
    const text = this.texts.text.letterpressWhy;
    if (this.options.ranking !== "lookahead" || this.spelled || ahead.state === "idle") return null;
    const { done = 0, total = 0 } = ahead.progress ?? {};
    const percent = this.texts.number(total ? done / total : 0, { style: "percent" });
    if (ahead.state === "running") return { state: "running", sentence: text.thinking(percent) };
    const said = provedSentence(ahead.known?.proved, position.turn, this.texts);
    if (ahead.state === "done")
      return { state: "settled", sentence: said || text.settled, longer: !said && this.canThinkLonger };
    if (ahead.refusal) return { state: "stopped", sentence: this.sentence(ahead.refusal) };
    return { state: "stopped", sentence: said || text.stopped };
  }

  /** In how many turns a play is proved to win, if it is the one for which that is known. */
  #winsIn(play: Play | null) {
    const proved = this.solved?.proved;
    if (!play || !proved?.wins || play !== this.solved?.plays[0] || play.forced !== "wins") return 0;
    return turnsOf(proved.plies);
  }
}

type Pair = [number, number];

/** What the sides have of a board. */
function scoresOf({ ours, theirs, lockedMasks: [oursLocked, theirsLocked] }: Shown): {
  score: Pair;
  locked: Pair;
} {
  return { score: [sizeOf(ours), sizeOf(theirs)], locked: [sizeOf(oursLocked), sizeOf(theirsLocked)] };
}

function winnerOf({ ended, score: [ours, theirs] }: Standing): Side | null {
  return ended ? (ours > theirs ? "ours" : "theirs") : null;
}

/** The finder of plays: the board with its two sides left, the plays right. */
import { html, nothing } from "lit";
import { customElement } from "lit/decorators.js";
import { foldStyles } from "../../../ui/fold-styles.ts";
import "../../../ui/segments.ts";
import { detail } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import { Notation } from "../../../tiles/notation.ts";
import { engineOf } from "../../shared/job.ts";
import { headline } from "../../shared/headline.ts";
import { keys, keysStyles } from "../../shared/keys.ts";
import { learntLetters } from "../../shared/learnt-letters.ts";
import { Listing } from "../../shared/listing.ts";
import { memo } from "../../shared/memo.ts";
import {
  choiceStyles,
  headlineStyles,
  lowStyles,
  pageStyles,
  paneStyles,
  summaryStyles,
} from "../../shared/page-styles.ts";
import { GamePage } from "../../shared/page.ts";
import { Slice } from "../../shared/page-state.ts";
import { Pictures } from "../../shared/pictures.ts";
import { Problems } from "../../shared/problems.ts";
import type { Refusal } from "../../shared/queries.ts";
import "../../shared/sides.ts";
import { Tools } from "../../shared/tools.ts";
import "../../shared/turn-log.ts";
import type { Options } from "../model/link.ts";
import {
  boardText,
  hasLetters,
  isBare,
  nextOwner,
  ownerOf,
  sizeOf,
  SQUARES,
  withLetters,
  withOwner,
  type Position,
  type Side,
} from "../model/position.ts";
import { fromSeen, seenOf } from "../model/seen.ts";
import { fieldFor, type Standing } from "../model/turn.ts";
import { atTurn, scoreOf } from "../model/turns.ts";
import "../parts/board.ts";
import type { Mode, Painted } from "../parts/board.ts";
import "../parts/played.ts";
import "../parts/start.ts";
import "../parts/values.ts";
import type { Field } from "../parts/values.ts";
import { Moves } from "../tools/moves.ts";
import { playFilters, Plays, type Shown } from "../tools/plays.ts";
import { LetterpressPuzzle } from "../tools/puzzle.ts";
import { Table } from "../tools/table.ts";
import { Word } from "../tools/word.ts";
import { letterpress } from "../index.ts";
import { letterpressStyles } from "./styles.ts";
import { viewSwitch } from "../../shared/sides-page.ts";

type View = "plays" | "sheet";

const modes: readonly Exclude<Mode, "word" | "must">[] = ["letters", "ours", "theirs", "free"];

@customElement("tw-letterpress-finder")
export class LetterpressFinder extends GamePage<Position, Options> {
  static override styles = [
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

  override readonly places = ["board", "ours", "theirs", "played", "word"];
  override readonly aboveSheet = "tw-letterpress-board";

  readonly #problems: Problems = new Problems(this);
  readonly #table: Table = new Table(this);
  readonly #words: Listing = new Listing(this, { filters: () => playFilters(this, this.#table) });
  readonly #on = { page: this, table: this.#table, words: this.#words, problems: this.#problems };
  readonly #puzzle: LetterpressPuzzle = new LetterpressPuzzle({
    ...this.#on,
    begun: () => this.#slice.set({ view: "plays" }),
    shown: () => {
      this.#word.stop();
      void this.updateComplete.then(() => this.focusPlays());
    },
  });
  readonly passedOn = this.#puzzle.tool.link;
  readonly #word: Word = new Word({
    ...this.#on,
    solving: this.#puzzle.solving,
    begin: () => this.#show("plays"),
    focusPlays: () => this.focusPlays(),
  });
  readonly #plays: Plays = new Plays({
    ...this.#on,
    word: this.#word,
    puzzle: this.#puzzle,
    play: (play) => void this.#moves.make(play),
  });
  readonly #moves: Moves = new Moves({
    ...this.#on,
    word: this.#word,
    plays: this.#plays,
    puzzle: this.#puzzle,
  });
  readonly #notationOf = memo((alphabet: string) => Notation.ofAlphabet(alphabet));
  readonly #pictures: Pictures = new Pictures(
    this,
    () => ({
      read: async ({ canvas: { width, height }, pixels }, signal) => {
        const request = { width, height, lexicon: this.list.id, learnt: learntLetters() };
        const engine = engineOf(() => this.engine);
        return seenOf(await engine.request("letterpress.read_image", request, { bytes: pixels, signal }));
      },
      notation: this.#notationOf(this.list.alphabet),
      blanks: false,
    }),
    (seen) => {
      this.lay(fromSeen(this.position, seen));
      this.#table.mode = "letters";
    },
  );
  readonly #tools: Tools = new Tools(this, this.#pictures);
  /** What stands beside the position: the plays, or the turns so far. */
  readonly #slice = new Slice<{ view: View }>(this, { view: "plays" });

  constructor() {
    super(letterpress);
  }

  get labels() {
    const { position, plays } = this.texts.text.letterpress;
    return { position, answers: plays };
  }

  get keyList() {
    return this.texts.text.letterpress.keyList;
  }

  override placeOf({ data }: Refusal) {
    // Overlapping squares concern both sides: the message stands in one place, whoever is to move.
    return fieldFor(data.field ?? "", data.code === "overlap" ? "ours" : this.position.turn);
  }

  // Until the last letter there are too few of them.
  override isUnfinished({ data }: Refusal) {
    return data.code === "board-length" && this.position.letters.includes("");
  }

  override sentence(refusal: Refusal) {
    return super.sentence(this.#table.placed(refusal));
  }

  // What is done.

  #show(view: View) {
    this.#plays.letGo();
    this.#slice.set({ view });
  }

  // On a full board the first key only shows where the next one goes.
  override takeTyping() {
    if (this.#word.spelled) {
      this.#word.field?.focus();
      return true;
    }
    if (this.#table.mode !== "letters") return false;
    const empty = this.position.letters.indexOf("");
    this.#table.board?.focusSquare(Math.max(0, empty));
    return empty >= 0;
  }

  override takePaste(text: string) {
    this.#table.paste({ square: 0, text });
  }

  override release() {
    return this.#plays.letGo() || this.#word.stop();
  }

  override focusPlays() {
    this.#plays.list?.focusList();
  }

  // What is seen.

  positionPane() {
    const text = this.texts.text.letterpress;
    const { position, list } = this;
    const { byPlace: problems } = this.#problems;
    const { spelled } = this.#word;
    const { mode, bad } = this.#table;
    const { onBoard: shown, standing, letGo } = this.#plays;
    const { score, locked } = shown ? scoresOf(shown) : (standing ?? {});
    const lockedMasks = shown?.lockedMasks ?? standing?.locked_masks ?? [0, 0];
    return html`
      ${viewSwitch(this.options.view, this.texts.text.crosswordGame, (view) => this.turnTo(view))}
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
        .must=${this.options.must}
        .bad=${this.#table.badSquare}
        .mode=${spelled ? "word" : mode}
        .letterLanguage=${list.language}
        .describedBy=${problems.board ?? ""}
        @focusin=${letGo}
        @leave=${() => this.focusPlays()}
        @pointerdown=${letGo}
        @spell=${detail(({ square }: { square: number }) => this.#word.take(square))}
        @mark=${detail(({ square }: { square: number }) => {
          letGo();
          this.#table.mark(square);
        })}
        @mode=${detail((chosen: Mode) => (this.#table.mode = chosen))}
        @letter=${detail((typed: { square: number; letter: string }) =>
          this.edit(withLetters(position, typed.square, [typed.letter])),
        )}
        @paint=${detail((painted: Painted) =>
          this.edit(withOwner(this.position, painted.squares, painted.owner), painted.stroke),
        )}
        @turn-square=${detail(({ square }: { square: number }) =>
          this.edit(withOwner(position, [square], nextOwner(ownerOf(position, square)))),
        )}
        @board-paste=${detail((pasted: { square: number; text: string }) => this.#table.paste(pasted))}
        @board-copy=${detail(({ data }: { data: DataTransfer | null }) =>
          data?.setData("text/plain", boardText(position.letters)),
        )}
      ></tw-letterpress-board>
      <div class="under column">
        ${wrong(problems.board)}
        <tw-segments
          class="change"
          ?hidden=${this.#puzzle.solving()}
          .label=${text.mode}
          .value=${spelled || mode === "must" ? "" : mode}
          .options=${modes.map((value) => ({
            value,
            label: this.texts.text.sides.modes[value],
            swatch: value === "letters" ? undefined : value,
          }))}
          @choose=${detail((chosen: Mode) => this.#choose(chosen))}
        ></tw-segments>
        ${this.#tools.view({
          clear: isBare(position) ? null : this.#table.clear,
          tools: this.#word.tool(),
          link: this.passedOn,
        })}
      </div>
      <tw-letterpress-played
        class="extra"
        .words=${position.played}
        .letterLanguage=${list.language}
        .problem=${bad.why}
        .bad=${bad.words}
        .notOnBoard=${this.#plays.notOnBoard}
        @played=${detail((played: readonly string[]) => this.edit({ ...position, played }))}
      ></tw-letterpress-played>
      <div class="more column gap-4 extra change">
        <tw-letterpress-values
          .position=${position}
          .letterLanguage=${list.language}
          .problems=${problems}
          .open=${Boolean(problems.ours ?? problems.theirs)}
          @values=${detail((value: { field: Field; text: string }) => this.#table.setValue(value))}
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
      @from-picture=${() => this.#pictures.choose()}
      @example=${detail((example: Position) => this.lay({ ...example, game: this.position.game }))}
    ></tw-letterpress-start>`;
  }

  #choose(mode: Mode) {
    this.#table.mode = mode;
    this.#word.stop();
  }

  answersPane() {
    const { tool } = this.#puzzle;
    const { spelled } = this.#word;
    const { view } = this.#slice.now;
    return html`
      ${spelled ? this.#word.view(spelled, this.#plays) : this.#headline()}
      ${tool.puzzle && view === "plays" && !spelled?.word ? tool.view() : nothing}
      <div class="view contents" ?hidden=${view !== "plays"}>
        ${tool.solving && !spelled?.word ? nothing : this.#plays.view(tool.solving)}
      </div>
      ${view === "sheet" ? this.#turns() : nothing}
    `;
  }

  /** What is told of the plays, and the switch between them and the turns so far. */
  #headline() {
    const { text } = this.texts;
    const { turns, letters, turn } = this.position;
    const isSheet = this.#slice.now.view === "sheet";
    const waits = turns.length > 0 && turn === "theirs" && !this.#plays.standing?.ended;
    return headline({
      ...{ plays: text.letterpress.plays, sheet: text.turns.sheet, isSheet },
      brief: this.texts.number(turns.length),
      summary: isSheet ? nothing : this.#words.summary(this.#plays.found, this.#told(letters)),
      ...(waits && {
        title: text.letterpress.turns.theirs,
        next: { label: text.letterpress.word.label.theirs, act: () => this.#word.start() },
      }),
      play: this.#plays.deed,
      turn: turns.length || isSheet ? () => this.#show(isSheet ? "plays" : "sheet") : null,
    });
  }

  /** How many plays there are, or how much of the board is typed. */
  #told(letters: readonly string[]) {
    const text = this.texts.text.letterpress;
    const n = (value: number) => this.texts.number(value);
    const filled = letters.filter((letter) => letter !== "").length;
    if (this.typing.going && filled < SQUARES) return text.progress(n(filled), n(SQUARES));
    return this.#words.outcome(this.#plays.found, text, ({ words, moves }, milliseconds) =>
      text.summary(n(words), n(moves), milliseconds, this.list.name),
    );
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
      class="extra scrolls"
      ?inert=${this.readonly}
      .turns=${logged}
      .at=${at}
      .wordLanguage=${this.list.language}
      @at=${detail((step: number) => this.edit(atTurn(this.position, step)))}
    ></tw-turn-log>`;
  }

  override dialogs() {
    return this.#pictures.view();
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

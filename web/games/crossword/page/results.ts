/** What the engine makes of a position: the ranked plays, and all that is told of the chosen one. */
import { html, nothing } from "lit";
import { detail } from "../../../components/templates.ts";
import type { CrosswordReply } from "../../../engine/methods.ts";
import { heightOf, layoutOf, widthOf } from "../model/games.ts";
import { withMine } from "../model/judged.ts";
import type { Options } from "../model/link.ts";
import type { Play } from "../model/position.ts";
import "../parts/analysis.ts";
import "../parts/details.ts";
import "../parts/filters.ts";
import "../parts/judged.ts";
import { leavesSentence, type LeaveValuesTold } from "../parts/leaves.ts";
import "../parts/line.ts";
import "../parts/plays.ts";
import { CrosswordAnalysis } from "./analysis.ts";

export abstract class CrosswordResults extends CrosswordAnalysis {
  protected results() {
    const { position, options, problems } = this;
    const { shown, pinned } = this.state;
    const { answer, fresh, refusal } = this.plays;
    const solved = answer?.result;
    const plays = solved?.plays ?? [];
    const layout = layoutOf(position.layout);
    // On a phone what is about the plain list makes room for the one that is shown instead.
    const aside = this.judged.length || this.ending ? "aside" : "";
    return html`
      ${this.filterMarks(this.#hidden)}
      <tw-crossword-filters
        class="choices ${aside}"
        .options=${options}
        .notation=${this.notation}
        .rack=${position.rack}
        .longest=${Math.max(widthOf(layout), heightOf(layout))}
        .problem=${problems.filter ?? problems.general ?? this.trouble}
        .badField=${problems.filter ? (refusal?.data.field ?? "") : ""}
        @options=${detail((change: Partial<Options>) => this.setOptions(change))}
      ></tw-crossword-filters>
      ${
        this.#leavesTold && (options.order === "equity" || this.leaveValues.job.state === "running")
          ? this.#leaves(this.#leavesTold, aside)
          : nothing
      }
      ${this.#analysis()} ${this.#list(plays)}
      ${
        plays.length && !this.ending
          ? html`<tw-crossword-details
              class="details ${aside} ${fresh && this.tried ? "" : "idle"}"
              ?fixed=${this.readonly}
              .tall=${this.judged.length > 0}
              .play=${fresh ? this.tried : null}
              .pinned=${pinned !== null && shown === pinned}
              .scored=${this.arithmetic.result}
              .facts=${this.wordFacts.result}
              .gloss=${this.gloss.gloss}
              .variants=${this.variants}
              .why=${this.why.result}
              .judged=${this.judgedMove}
              .reply=${this.state.reply}
              .notation=${this.notation}
              @variant=${detail((variant: Play) => this.set({ variant }))}
              @reply=${detail((reply: CrosswordReply | null) => this.showReply(reply))}
              @play=${detail((chosen: Play) => this.play(chosen))}
            ></tw-crossword-details>`
          : nothing
      }
    `;
  }

  /** Where the values of kept tiles come from, and what is made of them; null while that is not known. */
  get #leavesTold(): LeaveValuesTold | null {
    const solved = this.plays.answer?.result;
    const { leaveValues, leavesFor } = this;
    const { job, problem } = leaveValues;
    if (!solved) return null;
    const text = this.texts.text.crosswordAnalysis.leaves;
    const known = leavesFor.result;
    const table = this.leaves;
    const from = solved.leaves_from;
    return {
      // The answer may be one by values that were deleted a moment ago.
      from: from === "own" && !table ? "estimate" : from,
      boards: table?.boards ?? null,
      kept: !table || leaveValues.isKept(table),
      learnable: known?.learnable === true && !this.readonly && (!this.isAgreed || job.state === "running"),
      state: job.state,
      progress: job.progress?.partial ?? null,
      removed: known !== null && leaveValues.hasRemoved(known),
      problem:
        (job.refusal && this.sentence(job.refusal)) ||
        (problem && (problem === "file" ? text.wrongFile : text.wrongGame)),
    };
  }

  #leaves(told: LeaveValuesTold, aside: string) {
    const { leaveValues: values, leavesFor } = this;
    const known = leavesFor.result;
    const table = values.tableOf(known);
    return html`<tw-crossword-leaves
      class="choices ${aside}"
      .told=${told}
      @learn=${() => known && values.learn(this.leavesGame, known)}
      @stop=${() => values.job.cancel()}
      @remove=${() => known && void values.remove(known)}
      @restore=${() => values.restore()}
      @export=${() => table && values.export(table, `${this.list.name}.leaves`)}
      @import=${detail((file: File) => void values.import(file, this.leavesGame))}
    ></tw-crossword-leaves>`;
  }

  /** What the position can be asked beyond the ranking. */
  #analysis() {
    const { kind, plays } = this;
    if (!kind || this.readonly) return nothing;
    return html`<tw-crossword-analysis
      class="choices"
      .kind=${kind}
      .note=${this.#leavesTold ? leavesSentence(this.#leavesTold, this.texts) : ""}
      .running=${this.running}
      .options=${this.options}
      .lead=${this.lead}
      .disabled=${!plays.fresh || !this.unseen.fresh}
      @start=${() => this.analyse()}
      @stop=${() => this.stopAnalysis()}
      @close=${() => this.closeAnalysis()}
      @options=${detail((change: Partial<Options>) => this.setOptions(change))}
    ></tw-crossword-analysis>`;
  }

  get #judgedBy(): "mean" | "wins" {
    const byWins = this.kind === "preendgame" || this.jobs.simulate.known?.by === "wins";
    return byWins ? "wins" : "mean";
  }

  /** The plays as they are ranked, or as they were played out, or the best line to the end. */
  #list(plays: readonly Play[]) {
    const { ending, judged, notation } = this;
    const text = this.texts.text.crossword;
    const { answer, fresh } = this.plays;
    if (ending)
      return html`<tw-crossword-line
        .ending=${ending}
        .notation=${notation}
        .step=${this.state.step}
        @step=${detail((step: number) => this.set({ step }))}
      ></tw-crossword-line>`;
    const show = detail((pointed: Play | null) => this.set({ shown: pointed }));
    const pin = detail((chosen: Play | null) => this.set({ pinned: chosen, variant: null }));
    const play = detail((chosen: Play) => this.play(chosen));
    if (judged.length)
      return html`<tw-crossword-judged
        .plays=${judged}
        .by=${this.#judgedBy}
        .stale=${!fresh}
        .mine=${this.mine}
        .notation=${notation}
        @show=${show}
        @pin=${pin}
        @play=${play}
      ></tw-crossword-judged>`;
    const solved = answer?.result;
    return html`
      ${
        solved && !plays.length
          ? html`<p class="none ${fresh ? "" : "stale"}">${solved.count ? text.noneMatch : text.none}</p>`
          : nothing
      }
      <tw-crossword-plays
        .plays=${withMine(plays, this.mine, this.options.order)}
        .mine=${this.mine}
        .stale=${!fresh}
        .order=${this.options.order}
        .notation=${notation}
        .more=${this.mayHaveMore(plays)}
        @show=${show}
        @pin=${pin}
        @play=${play}
        @more=${() => this.showMore()}
      ></tw-crossword-plays>
    `;
  }

  /** How many plays there are and how long it took, or why there are none yet. */
  protected get told() {
    const text = this.texts.text.crossword;
    if (!this.position.rack.length) return "";
    const number = (value: number) => this.texts.number(value);
    return this.outcome(this.plays, text, ({ count, matching }, milliseconds) =>
      matching === undefined
        ? text.summary(number(count), milliseconds, this.list.name)
        : text.summaryMatching(number(matching), number(count), milliseconds, this.list.name),
    );
  }

  /** What the filters keep out of sight. */
  get #hidden() {
    const text = this.texts.text.crossword.hidden;
    const all = this.bestPlay.result;
    const listed = this.plays.result;
    if (!all || !listed) return "";
    const { order } = this.options;
    const count = all.count - (listed.matching ?? listed.count);
    const worth = (plays: readonly Play[]) => plays[0]?.[order] ?? 0;
    const more = worth(all.plays) - worth(listed.plays);
    const n = (value: number) => this.texts.number(value, { maximumFractionDigits: 1 });
    if (!count) return text.nothing;
    return more > 0 ? text.better(n(count), n(more)) : text.noneBetter(n(count));
  }
}

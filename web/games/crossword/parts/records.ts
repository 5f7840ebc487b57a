/** Players over many games: results, what turns lost in each phase, bingos, phoneys, and the words that were missed. */
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../../../ui/part.ts";
import type { CrosswordPlayerRecord, CrosswordRecords as Records } from "../../../engine/methods.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import "../../shared/learn-button.ts";
import { figuresStyles } from "./figures-styles.ts";
import { gameStyles } from "./game-styles.ts";

@customElement("tw-crossword-records")
export class CrosswordRecords extends Part {
  @property({ attribute: false }) records: Records | null = null;
  /** Of the games, in their order. */
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ attribute: false }) lexicon: Lexicon | null = null;

  static override styles = [gameStyles, figuresStyles];

  override render() {
    const { records } = this;
    if (!records) return nothing;
    const text = this.texts.text.crosswordGame.records;
    const unknown = records.turns_unknown;
    return html`
      ${records.players.map((player) => this.#player(player))}
      ${unknown ? html`<p class="quiet text-14">${text.unknown(this.texts.number(unknown))}</p>` : nothing}
      ${records.unread.map(
        ({ game, problem }) =>
          html`<p class="text-14">${text.leftOut(this.names[game] ?? "", problem.message)}</p>`,
      )}
    `;
  }

  #player(player: CrosswordPlayerRecord) {
    const text = this.texts.text.crosswordGame.records;
    const n = (value: number, options?: Intl.NumberFormatOptions) => this.texts.number(value, options);
    const { ended, won, drawn, points, against, phoneys, phoneys_taken_back: back, missed } = player;
    const mean = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    const spread = n((points - against) / ended, { ...mean, signDisplay: "exceptZero" });
    return html`<section class="stack gap-6">
      <h3>${player.name}</h3>
      <p class="figures">
        ${text.games(n(player.games))}${ended ? ` · ${text.results(n(won), n(drawn), n(ended - won - drawn))} · ${text.spread(spread)}` : ""}
      </p>
      <table class="figures text-15">
        <thead class="quiet">
          <tr>
            <th>${text.phase}</th>
            <th>${text.turns}</th>
            <th>${text.lost}</th>
            <th>${text.mean}</th>
            <th>${text.mistakes}</th>
          </tr>
        </thead>
        <tbody>
          ${player.phases.map(
            ({ phase, turns, lost, mistakes, blunders }) =>
              html`<tr data-phase=${phase}>
                <th scope="row">${text.phases[phase]}</th>
                <td>${n(turns)}</td>
                <td>${n(lost, mean)}</td>
                <td><b>${turns ? n(lost / turns, mean) : "–"}</b></td>
                <td>${n(mistakes + blunders)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p>
        ${text.bingos(n(player.bingos), n(player.bingos_missed))}
        ${phoneys ? text.phoneys(n(phoneys), n(back)) : ""}
      </p>
      ${
        missed.length
          ? html`<h4>${text.missed}</h4>
              <ul class="unstyled stack gap-4">
                ${missed.map(
                  ({ word, times, lost }) =>
                    html`<li class="flow gap-12 apart">
                      <span>
                        <b lang=${this.lexicon?.language ?? nothing}>${word}</b>
                        <span class="quiet text-14">${text.cost(n(times), n(lost, mean))}</span>
                      </span>
                      <tw-learn alone .word=${word} .lexicon=${this.lexicon?.id ?? ""}></tw-learn>
                    </li>`,
                )}
              </ul>`
          : nothing
      }
    </section>`;
  }
}

/** The end of a game: who came where, and what the tiles left on each rack cost. Raises `again` and `gcg`. */
import { css, html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { button } from "../../../ui/button.ts";
import { Part } from "../../../ui/part.ts";
import type { CrosswordMatch } from "../../../engine/methods.ts";
import { CHALLENGED, TIME } from "../model/game.ts";
import { whose } from "../../shared/seat-rows.ts";
import { gameStyles } from "./game-styles.ts";

@customElement("tw-crossword-standings")
export class CrosswordStandings extends Part<{ again: undefined; gcg: undefined }> {
  /** The game, with the events of the action that ended it. */
  @property({ attribute: false }) match: CrosswordMatch | null = null;

  static override styles = [
    gameStyles,
    css`
      :host {
        padding: 12px;
        border-radius: 16px;
        background: var(--sink);
      }

      th,
      td {
        padding: 6px 8px;
        text-align: left;
      }

      td:first-child {
        border-left: 4px solid var(--whose);
      }
    `,
  ];

  override render() {
    const { match } = this;
    if (!match) return nothing;
    const { state, standings, ended } = match;
    const text = this.texts.text.crosswordGame.over;
    const n = (value: number) => this.texts.number(value);
    return html`
      <div class="actions flow wraps">
        ${button("again", text.again, () => this.raise("again"), { look: "filled" })}
        ${
          state.players.length === 2
            ? button("gcg", text.gcg, () => this.raise("gcg"), { sign: "download" })
            : nothing
        }
      </div>
      ${ended ? html`<p class="facts">${text.endings[ended]}</p>` : nothing}
      <table class="figures text-15">
        <thead class="quiet">
          <tr>
            <th>${text.place}</th>
            <th>${text.player}</th>
            <th>${text.left}</th>
            <th class="right">${text.score}</th>
          </tr>
        </thead>
        <tbody>
          ${standings.map(
            ({ place, player, score }) =>
              html`<tr .style=${whose(player)}>
                <td>${n(place)}</td>
                <td class="breaks">${state.players[player]?.name ?? ""}</td>
                <td>${this.#left(player, match)}</td>
                <td class="total right">${n(score)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    `;
  }

  /** The tiles on a rack, and what the end has given or cost its player. */
  #left(player: number, { state, events }: CrosswordMatch) {
    const rack = state.players[player]?.rack ?? "";
    const points = events.filter(
      (event) => event.kind === "points" && event.player === player && event.reason !== CHALLENGED,
    );
    const counted = points.map(({ score = 0, reason = "" }) => {
      const signed = this.texts.number(score, { signDisplay: "exceptZero" });
      if (reason === rack) return signed;
      return `${signed} (${reason === TIME ? this.texts.text.crosswordGame.scores.overtime : reason})`;
    });
    return [rack || (counted.length ? "" : this.texts.text.crosswordGame.over.none), ...counted]
      .filter(Boolean)
      .join(" ");
  }
}

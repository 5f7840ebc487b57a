/** The rows of a set-up in which it is chosen who plays a game. */
import { css, html, nothing } from "lit";
import { button } from "../../ui/button.ts";
import { icon } from "../../ui/icons.ts";
import { inlineStyle, type FieldEvent } from "../../ui/templates.ts";
import { levels, seatName, type Level, type Names, type Seat } from "./seats.ts";

const LONGEST_NAME = 20;

/** Gives an element `--whose`, the colour of the player at a table's place; the page has the colours. */
export const whose = (player: number) => inlineStyle(`--whose: var(--p${player})`);

export const seatStyles = css`
  legend {
    padding: 0 0 6px;
  }

  .seat {
    grid-template-columns: 14px minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: 4px 10px;
  }

  .seats.many .seat {
    grid-template-columns: 14px minmax(0, 1fr) minmax(0, 1fr) 40px;
  }

  .seat > i {
    width: 12px;
    height: 12px;
    border-radius: 4px;
    background: var(--whose);
  }

  .seat > .facts {
    grid-column: 2 / -1;
  }
`;

interface Rows {
  seats: readonly Seat[];
  /** The level of an opponent who comes to the table. */
  usual: Level;
  mayPlay: (players: number) => boolean;
  text: Omit<Names, "bots" | "number"> & {
    players: string;
    add: string;
    person: string;
    nameOf: (n: string) => string;
    who: (n: string) => string;
    remove: (name: string) => string;
  };
  bots: readonly string[];
  number: (n: number) => string;
  levelName: (level: Level) => string;
  /** What is said of an opponent's level beneath it. */
  hint?: (level: Level) => unknown;
  choose: (seats: readonly Seat[]) => void;
}

/** A row for each seat, and a button for one more. */
export function seatRows(rows: Rows) {
  const { seats, mayPlay, text, usual, choose } = rows;
  const add = () => choose([...seats, { name: "", level: usual }]);
  return html`<fieldset class="seats stack ${mayPlay(seats.length - 1) ? "many" : ""}">
    <legend class="label">${text.players}</legend>
    ${seats.map((seat, index) => seatRow(seat, index, rows))}
    ${
      mayPlay(seats.length + 1) ? html`<div>${button("add", text.add, add, { sign: "plus" })}</div>` : nothing
    }
  </fieldset>`;
}

function seatRow(seat: Seat, index: number, rows: Rows) {
  const { seats, mayPlay, text, bots, number, levelName, hint, choose } = rows;
  const n = number(index + 1);
  const name = seatName(seats, index, { ...text, bots, number });
  const change = (patch: Partial<Seat>) =>
    choose(seats.map((each, at) => (at === index ? { ...each, ...patch } : each)));
  return html`
    <div class="seat stack" .style=${whose(index)}>
      <i aria-hidden="true"></i>
      <input
        class="field"
        name="name-${index}"
        aria-label=${text.nameOf(n)}
        maxlength=${LONGEST_NAME}
        autocomplete="off"
        placeholder=${name}
        .value=${seat.name}
        @input=${({ target }: FieldEvent) => change({ name: target.value })}
      />
      <select
        class="field"
        name="level-${index}"
        aria-label=${text.who(n)}
        @change=${({ target }: FieldEvent<HTMLSelectElement>) =>
          change({ level: levels.find((level) => String(level) === target.value) ?? null })}
      >
        <option value="" .selected=${seat.level === null}>${text.person}</option>
        ${levels.map(
          (level) =>
            html`<option value=${level} .selected=${seat.level === level}>${levelName(level)}</option>`,
        )}
      </select>
      ${
        mayPlay(seats.length - 1)
          ? html`<button
              type="button"
              class="button icon-only"
              aria-label=${text.remove(name)}
              @click=${() => choose(seats.filter((_, at) => at !== index))}
            >
              ${icon("close")}
            </button>`
          : nothing
      }
      ${hint && seat.level !== null ? html`<span class="facts">${hint(seat.level)}</span>` : nothing}
    </div>
  `;
}

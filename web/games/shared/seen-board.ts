/** What was read of a picture as a board and a rack of buttons. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { TextsController } from "../../text/texts.ts";
import { inlineStyle } from "../../ui/templates.ts";
import type { Reading, Seen, SeenSquare } from "./seen.ts";
import { isUnknown, styleOf, whose } from "./whose-squares.ts";

interface BoardView {
  seen: Seen;
  reading: Reading;
  /** The square that is looked at. */
  place: number;
  texts: TextsController;
  onPlace: (place: number) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** The board as it was read, and the rack below it. */
export function seenBoard(view: BoardView) {
  const { seen, texts } = view;
  const { columns, onBoard, squares } = seen;
  const rows = Array.from({ length: Math.ceil(onBoard / columns) }, (_, row) => row * columns);
  return html`<div class="read stack container" @keydown=${view.onKey}>
    <div
      class="board ${seen.sides === "none" ? "tiles" : ""}"
      role="grid"
      aria-label=${texts.text.pictures.board}
      aria-describedby="hint"
      .style=${inlineStyle(`--columns: ${columns}`)}
    >
      ${rows.map(
        (start) =>
          html`<div role="row">
            ${squares.slice(start, Math.min(start + columns, onBoard)).map((each, n) => squareOf(view, each, start + n))}
          </div>`,
      )}
    </div>
    ${
      squares.length > onBoard
        ? html`<div class="rack tiles" role="grid" aria-label=${texts.text.pictures.rack}>
            <div role="row">
              ${squares.slice(onBoard).map((each, n) => squareOf(view, each, onBoard + n))}
            </div>
          </div>`
        : nothing
    }
    <p class="out-of-sight" id="hint">${texts.text.pictures.hint}</p>
  </div>`;
}

function squareOf(view: BoardView, square: SeenSquare, place: number) {
  const { seen, reading } = view;
  const { tile, owner, doubtful } = square;
  const { face = "", blank = false } = tile ? reading.notation.see(tile) : {};
  const here = place === view.place;
  const colour = owner !== "free" && isUnknown(seen) ? seen.colours?.[owner] : null;
  return html`<button
    type="button"
    role="gridcell"
    data-place=${place}
    class=${classMap({
      square: true,
      "bare-button": true,
      doubtful,
      here,
      blank,
      bare: !tile,
      unknown: isUnknown(seen),
      [owner]: seen.sides !== "none",
    })}
    .style=${inlineStyle(colour ? `--side: ${styleOf(colour)}` : "")}
    tabindex=${here ? 0 : -1}
    aria-selected=${here}
    aria-label=${nameOf(view, square, place)}
    @click=${() => view.onPlace(place)}
    @focus=${() => view.onPlace(place)}
  >
    ${face}
  </button>`;
}

function nameOf({ seen, reading, texts }: BoardView, { tile, owner, doubtful }: SeenSquare, place: number) {
  const { columns, onBoard, sides } = seen;
  const { pictures: text } = texts.text;
  const n = (value: number) => texts.number(value + 1);
  const what = called(tile, reading, texts);
  const name =
    place < onBoard
      ? text.square(n(Math.floor(place / columns)), n(place % columns), what)
      : text.onRack(n(place - onBoard), what);
  const side = sides === "none" ? "" : `, ${whose(seen, owner, texts.text)}`;
  return `${name}${side}${doubtful ? `, ${text.doubtful}` : ""}`;
}

/** What a tile is called. */
export function called(tile: string, { notation }: Reading, texts: TextsController): string {
  const text = texts.text.pictures;
  if (!tile) return text.empty;
  const { face, blank } = notation.see(tile);
  return !blank ? face : face ? text.blankFor(face) : text.blank;
}

/** A square that was read, larger, and what it can be. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { BLANK } from "../../tiles/notation.ts";
import type { TextsController } from "../../text/texts.ts";
import "../../ui/segments.ts";
import { detail, type FieldEvent } from "../../ui/templates.ts";
import { describedBy, wrong } from "../../ui/wrong.ts";
import { likely, type corrected, type Reading, type Seen, type SeenSquare } from "./seen.ts";
import { called } from "./seen-board.ts";
import { ownerChoices } from "./whose-squares.ts";

/** What the field for another letter has, and what was refused as no tile, there or by a key on the board. */
export const NOTHING_TYPED = { field: "", refused: "" };

interface CorrectorView {
  seen: Seen;
  reading: Reading;
  /** The square that is looked at. */
  place: number;
  texts: TextsController;
  another: typeof NOTHING_TYPED;
  /** @param goesOn to the next square that is worth a look, if this one was */
  onCorrect: (change: Parameters<typeof corrected>[2], goesOn?: boolean) => void;
  onAnother: (event: FieldEvent) => void;
}

/** The square that is looked at, and what it can be. */
export function corrector({ seen, reading, place, texts, another, onCorrect, onAnother }: CorrectorView) {
  const { pictures: text } = texts.text;
  const square = seen.squares[place];
  const { notation, blanks } = reading;
  if (!square) return nothing;
  const { tile, owner } = square;
  const isOnBoard = place < seen.onBoard;
  const { blank } = notation.see(tile);
  const choices = likely(square);
  const refusal = another.refused && text.noTile(another.refused);
  if (blanks && isOnBoard && !choices.includes("")) choices.push("");
  if (blanks && !isOnBoard && !choices.includes(BLANK)) choices.push(BLANK);
  return html`<div class="corrector flow wraps">
    <canvas class="crop" aria-hidden="true"></canvas>
    <div class="choices flow wraps gap-6" role="group" aria-label=${text.likely}>
      ${choices.map(
        (choice) =>
          html`<button
            type="button"
            class="button plain tile"
            name="tile"
            data-tile=${choice}
            aria-pressed=${choice === tile}
            @click=${() => onCorrect({ tile: choice })}
          >
            ${called(choice, reading, texts)}
          </button>`,
      )}
      <input
        class="field another"
        name="another"
        size="2"
        maxlength="12"
        aria-invalid=${Boolean(refusal)}
        aria-describedby=${describedBy(refusal, "no-tile")}
        aria-label=${text.another}
        placeholder="…"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        .value=${live(another.field)}
        @input=${onAnother}
      />
      ${
        blanks && isOnBoard && tile
          ? html`<label class="flow gap-6 text-15"
              ><input
                type="checkbox"
                name="blank"
                .checked=${live(blank)}
                @change=${({ target }: FieldEvent) =>
                  onCorrect({ tile: notation.tile(notation.see(tile).face, target.checked) })}
              />${text.asBlank}</label
            >`
          : nothing
      }
    </div>
    ${wrong(refusal, "no-tile")}
    ${
      seen.sides === "none"
        ? nothing
        : html`<tw-segments
            .label=${text.owner}
            .value=${owner}
            .options=${ownerChoices(seen, texts.text)}
            @choose=${detail((chosen: SeenSquare["owner"]) => onCorrect({ owner: chosen }, false))}
          ></tw-segments>`
    }
  </div>`;
}

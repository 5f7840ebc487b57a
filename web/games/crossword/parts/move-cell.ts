/** A move in a list: the tiles of its word with what else it makes, or in words that tiles are exchanged or none are laid. */
import { css, html, nothing } from "lit";
import { handheld, narrow } from "../../../ui/media.ts";
import { playListStyles } from "../../../ui/play-list-styles.ts";
import { tokensOf, type Notation } from "../../../tiles/notation.ts";
import { wordTiles, wordTilesStyles } from "../../../tiles/tile.ts";
import type { TextsController } from "../../../text/texts.ts";
import { blanksIn, isLaid, type Play } from "../model/position.ts";

/** What every list of moves looks like. */
export const moveListStyles = [
  wordTilesStyles,
  playListStyles(handheld(narrow)),
  css`
    .left {
      text-align: left;
    }

    .mine {
      padding: 1px 7px;
      border-radius: 999px;
      background: var(--accent-wash);
      font-size: 0.75rem;
    }

    @media ${handheld(narrow)} {
      .head,
      .row {
        column-gap: 6px;
        padding-inline: 8px;
      }
    }
  `,
];

/** What a move is called where nobody reads it: "QUIZ", "exchange VV", "pass". */
export const moveName = ({ word, kind, tiles }: Play): string =>
  word || [kind, tiles].filter(Boolean).join(" ");

/** What a move does, in words. */
export function moveText(
  { kind, tiles = "", word }: Play,
  notation: Notation,
  texts: TextsController,
): string {
  const { moves } = texts.text.crosswordAnalysis;
  if (kind === "exchange") return moves.exchange(tiles);
  return kind === "pass" ? moves.pass : notation.plain(word);
}

/** What the button says that makes a move. */
export function moveDeed(play: Play, notation: Notation, texts: TextsController): string {
  if (!isLaid(play)) return moveText(play, notation, texts);
  return texts.text.crossword.detail.play(texts.number(play.score));
}

/** @param mark what it is marked with; "" for nothing */
export function moveCell(play: Play, notation: Notation, texts: TextsController, mark = "") {
  const marked = mark ? html`<span class="mine strong">${mark}</span>` : nothing;
  if (!isLaid(play))
    return html`<span class="made flow weight-550">${moveText(play, notation, texts)}${marked}</span>`;
  const { playSaid, ways } = texts.text.crossword;
  const n = (value: number) => texts.number(value);
  const [, ...others] = play.words;
  const placed = tokensOf(play.placed);
  const tiles = tokensOf(play.word).map((token, place) => {
    const { face, blank } = notation.see(token);
    return { face, kind: { blank, lying: placed[place] === "." } };
  });
  const choices = play.others ? n(play.others + 1) : "";
  return html`<span class="made flow"
      >${wordTiles(tiles)}${
        choices
          ? html`<span class="ways label keeps" aria-hidden="true" title=${ways(choices)}>×${choices}</span>`
          : nothing
      }${marked}</span
    >
    <span class="out-of-sight" lang=${notation.alphabet}
      >${playSaid(notation.plain(play.word), blanksIn(play, notation))}</span
    >
    ${choices ? html`<span class="out-of-sight">, ${ways(choices)}</span>` : nothing}
    ${
      others.length
        ? html`<span class="also quiet text-13 clipped" lang=${notation.alphabet}
            >${others.map(({ word, score }) => `${notation.plain(word)} ${n(score)}`).join(" · ")}</span
          >`
        : nothing
    }`;
}

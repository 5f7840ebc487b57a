/** Small squares of the two sides' colours; theirs is hatched, so that it can be told from ours without colour. */
import { css, unsafeCSS } from "lit";

/** Theirs as a ground: stripes that begin so many pixels after one another, dark from so many on. */
export const hatch = (dark: number, next: number) =>
  unsafeCSS(
    `repeating-linear-gradient(135deg, var(--theirs-lock) 0 ${dark}px, ` +
      `color-mix(in oklab, var(--theirs-lock), #000 28%) ${dark}px ${next}px)`,
  );

/** A `swatch` is of ours, and of theirs where it lies in what has the class `theirs`. */
export const swatchStyles = (dark: number, next: number) => css`
  .swatch {
    width: var(--swatch, 12px);
    height: var(--swatch, 12px);
    border-radius: var(--swatch-radius, 4px);
    background: var(--ours-lock);

    @media (forced-colors: active) {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
      background: CanvasText;
    }
  }

  .theirs .swatch {
    background: ${hatch(dark, next)};

    @media (forced-colors: active) {
      background: repeating-linear-gradient(135deg, CanvasText 0 2px, Canvas 2px 4px);
    }
  }
`;

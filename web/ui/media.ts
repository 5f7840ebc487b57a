/**
 * When a page is laid out for a phone. One on its side has room for two panes; a narrow window has not.
 *
 * In a frame of somebody else's page (`<html data-embedded>`) the height follows the content, so there nothing may
 * follow the height: not the layout, not a sheet at its foot. What is as high as the screen elsewhere is as high as
 * `--screen` (tokens.css), which is a number there.
 */
import { css } from "lit";

/** Does this page lie in a frame that is as high as its content? */
export const embedded = document.documentElement.hasAttribute("data-embedded");

/** A condition: `@media ${phone}`, `@media not ${phone}`. */
export const phone = embedded
  ? css`(max-width: 640px)`
  : css`(((max-width: 860px) and (orientation: portrait)) or (max-width: 560px))`;

/** A phone on its side. */
export const low = embedded ? css`(width < 0px)` : css`((max-height: 520px) and (min-width: 561px))`;

/** Where a board of fifteen squares and a list have no room side by side. */
export const narrow = embedded
  ? css`(max-width: 860px)`
  : css`((max-width: 860px) and ((max-width: 560px) or (min-height: 520.1px)))`;

/**
 * Where the answers are a sheet at the foot of the screen, on a page that is narrow `when`. A screen that is low as well,
 * as one is that was zoomed to four times its size, has no room for both, and scrolls.
 */
export const sheetWhen = (when = phone) =>
  embedded ? css`(width < 0px)` : css`(${when} and (min-height: 400.1px))`;

/** A screen that is as low and not wide. */
export const tiny = embedded ? css`(width < 0px)` : css`((max-height: 400px) and (max-width: 560px))`;

/** Where what one seldom needs lies behind a button. */
export const compact = css`((max-width: 560px) or ${low})`;

/** A phone, however it is held: on a page that is narrow `when`. */
export const handheld = (when = phone) => css`(${when} or ${low})`;

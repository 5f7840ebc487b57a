/**
 * A picture that a visitor brings, as pixels for the solvers. It is decoded here, in the browser, and goes nowhere else.
 *
 * A picture of many megapixels is refused before it is decoded; any other is drawn no larger than a reader of boards
 * needs it. Of an animated picture the first frame counts.
 */
import { imageSize } from "./image-size.ts";

/** Kinds of files that are read. */
export const ACCEPTED = "image/png,image/jpeg,image/webp,image/gif";

/** Pixels that are decoded at most: half as many again as on the largest tablet. */
const MOST_PIXELS = 24e6;

/** The longer side of what is read, in pixels: a square of a crossword board on a tall phone has 40 of them then. */
const LONGEST = 1400;

/** Bytes of a file among which its size stands. */
const HEAD = 1 << 20;

export interface Screenshot {
  /** What is read, to be shown. */
  canvas: HTMLCanvasElement;
  /** Red, green, blue and opacity of each pixel, row by row. */
  pixels: Blob;
}

/** Why a picture cannot be read: a kind of file, too many megapixels, damage, or a board that is none of the game's. */
export class ScreenshotError extends Error {
  readonly why: "kind" | "large" | "broken" | "board";
  /** Megapixels, or columns and rows. */
  readonly figures: readonly number[];

  constructor(why: ScreenshotError["why"], figures: readonly number[] = []) {
    super(why);
    this.why = why;
    this.figures = figures;
  }
}

/** The most that a picture may have. */
export const MOST_MEGAPIXELS = MOST_PIXELS / 1e6;

/** Decode a picture. Rejects with a ScreenshotError. */
export async function decode(file: Blob): Promise<Screenshot> {
  const bitmap = await bitmapOf(file);
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new ScreenshotError("broken");
  context.fillStyle = "#fff"; // beneath what is transparent
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { canvas, pixels: new Blob([data]) };
}

/** Is a file a picture of a kind that is read, by its first bytes? */
export async function isPicture(file: Blob): Promise<boolean> {
  try {
    return imageSize(new Uint8Array(await file.slice(0, HEAD).arrayBuffer())) !== null;
  } catch {
    return false; // it is gone, or may not be read
  }
}

async function bitmapOf(file: Blob): Promise<ImageBitmap> {
  let size;
  try {
    size = imageSize(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  } catch {
    throw new ScreenshotError("broken"); // it is gone, or may not be read
  }
  if (!size) throw new ScreenshotError("kind");
  const pixels = size.width * size.height;
  if (pixels > MOST_PIXELS) throw new ScreenshotError("large", [pixels / 1e6]);
  try {
    return await createImageBitmap(file);
  } catch {
    throw new ScreenshotError("broken");
  }
}

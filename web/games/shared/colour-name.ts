/** What a colour is called, so that a question about colours can be answered by those who hear it. */

/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

export type ColourName =
  "grey" | "brown" | "red" | "orange" | "yellow" | "green" | "turquoise" | "blue" | "purple" | "pink";

/** Where each hue ends, in degrees. */
const HUES: readonly (readonly [number, ColourName])[] = [
  [18, "red"],
  [45, "orange"],
  [62, "yellow"],
  [160, "green"],
  [188, "turquoise"],
  [255, "blue"],
  [292, "purple"],
  [342, "pink"],
  [360, "red"],
];

/** Dark orange, and what is near to it, is brown: from where to where, in degrees, and how bright its brightest part is. */
const BROWN = { from: 9, to: 45, most: 160 };

export function colourName([red, green, blue]: Colour): ColourName {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < 24) return "grey";
  const sixth =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  const hue = (sixth * 60 + 360) % 360;
  if (hue >= BROWN.from && hue < BROWN.to && most < BROWN.most) return "brown";
  return HUES.find(([end]) => hue < end)?.[1] ?? "red";
}

/** A colour's name, with what tells it from another of the same name. */
export interface ColourWord {
  name: ColourName;
  shade: "light" | "dark" | null;
}

/** What a colour is called beside another; null if there is none. */
export function colourWord(colour: Colour, other: Colour | null): ColourWord {
  const name = colourName(colour);
  if (!other || colourName(other) !== name) return { name, shade: null };
  return { name, shade: lightness(colour) > lightness(other) ? "light" : "dark" };
}

/** How light a colour seems to be, by the weights of Rec. 709. */
const lightness = ([red, green, blue]: Colour): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

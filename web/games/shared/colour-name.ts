/** What a colour is called, so that a question about colours can be answered by those who hear it. */

export type ColourName =
  "grey" | "red" | "orange" | "yellow" | "green" | "turquoise" | "blue" | "purple" | "pink";

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

/** Of a colour's parts, from 0 to 255. */
export function colourName([red, green, blue]: readonly [number, number, number]): ColourName {
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
  return HUES.find(([end]) => hue < end)?.[1] ?? "red";
}

/**
 * The colours of a host's page, worked into the site's own so that everything stays readable: text has a contrast of at
 * least 4.5 to what it stands on, edges of controls at least 3 (WCAG 2, AA).
 */

/** Red, green and blue from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

export interface HostColors {
  page?: string | null | undefined;
  ink?: string | null | undefined;
  accent?: string | null | undefined;
}

type Scheme = "light" | "dark";

const BLACK: Color = [0, 0, 0];
const WHITE: Color = [255, 255, 255];

/** What the host does not say: as in tokens.css. */
const OWN: Record<Scheme, Record<"page" | "ink" | "accent" | "wrong", Color>> = {
  light: { page: [243, 238, 231], ink: [38, 34, 29], accent: [13, 104, 88], wrong: [157, 28, 82] },
  dark: { page: [25, 23, 20], ink: [241, 236, 228], accent: [98, 203, 181], wrong: [255, 157, 189] },
};

/** Reads "#rgb" or "#rrggbb", the # may be missing. */
export function readColor(text: string | null | undefined): Color | null {
  const [, digits = ""] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? "") ?? [];
  if (!digits) return null;
  const full = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join("") : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const written = (color: Color) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** The same for each of red, green and blue. */
const each = ([red, green, blue]: Color, change: (part: number, index: 0 | 1 | 2) => number): Color => [
  change(red, 0),
  change(green, 1),
  change(blue, 2),
];

/** WCAG's relative luminance, from 0 to 1. */
function luminance(color: Color): number {
  const [red, green, blue] = each(color, (part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: Color, other: Color): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

/** A mixture with that part of the second. */
const mixed = (from: Color, to: Color, part: number) =>
  each(from, (value, index) => value + (to[index] - value) * part);

/** A mixture as it will be written: rounding takes back some of the contrast. */
const rounded = (from: Color, to: Color, part: number) => each(mixed(from, to, part), Math.round);

/** The nearest colour on the way to black or white that stands out from all grounds with at least this contrast. */
function readable(color: Color, grounds: Color[], least: number): Color {
  const worst = (one: Color) => Math.min(...grounds.map((ground) => contrast(one, ground)));
  const end = worst(BLACK) > worst(WHITE) ? BLACK : WHITE;
  for (let part = 0; part < 1; part += 0.04) {
    const tried = rounded(color, end, part);
    if (worst(tried) >= least) return tried;
  }
  return end;
}

export interface Palette {
  scheme: Scheme;
  /** The page's variables. */
  variables: Record<string, string>;
}

/** A host's colours worked in, null if it names none; `preferred` is for one that names no colour of its page. */
export function paletteFor(host: HostColors, preferred: Scheme): Palette | null {
  const [givenPage, givenInk, givenAccent] = [
    readColor(host.page),
    readColor(host.ink),
    readColor(host.accent),
  ];
  if (!givenPage && !givenInk && !givenAccent) return null;
  const isDark = givenPage ? contrast(givenPage, WHITE) > contrast(givenPage, BLACK) : preferred === "dark";
  const scheme = isDark ? "dark" : "light";
  const own = OWN[scheme];
  const page = givenPage ?? own.page;
  const end = isDark ? WHITE : BLACK;
  // Other grounds lean towards the ink, or away from it where there is little contrast to spare.
  const ground = (to: Color, part: number) => {
    const leaning = rounded(page, to, part);
    return contrast(leaning, end) >= 5 ? leaning : rounded(page, isDark ? BLACK : WHITE, part);
  };
  const surface = ground(WHITE, isDark ? 0.04 : 0.5);
  const [hover, sink, line] = [ground(end, 0.04), ground(end, 0.06), ground(end, 0.12)];
  const lift = ground(WHITE, isDark ? 0.1 : 0.7);
  const wash = ground(givenAccent ?? own.accent, 0.1);
  const alarm = ground(own.wrong, 0.1);
  const grounds = [page, surface, sink, hover, line, lift];
  const ink = readable(givenInk ?? own.ink, grounds, 4.5);
  const soft = readable(mixed(ink, page, 0.3), grounds, 4.5);
  const accent = readable(givenAccent ?? own.accent, [...grounds, wash], 4.5);
  const onAccent = contrast(accent, WHITE) > contrast(accent, BLACK) ? WHITE : BLACK;
  return {
    scheme,
    variables: {
      "--bg": written(page),
      "--surface": written(surface),
      "--sink": written(sink),
      "--hover": written(hover),
      "--lift": written(lift),
      "--line": written(line),
      "--edge": written(readable(mixed(page, ink, 0.4), grounds, 3)),
      "--ink": written(ink),
      "--ink-soft": written(soft),
      "--accent": written(accent),
      "--on-accent": written(onAccent),
      "--accent-wash": written(wash),
      "--wrong": written(readable(own.wrong, [...grounds, alarm], 4.5)),
      "--wrong-wash": written(alarm),
    },
  };
}

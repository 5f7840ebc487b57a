/**
 * The colours of a host's page, worked into the site's own so that everything stays readable: text has a contrast of at
 * least 4.5 to what it stands on, edges of controls at least 3 (WCAG 2, AA).
 */

/** @typedef {readonly [number, number, number]} Color red, green and blue from 0 to 255 */
/** @typedef {{ page?: string | null, ink?: string | null, accent?: string | null }} HostColors */

/** @type {Color} */
const BLACK = [0, 0, 0];
/** @type {Color} */
const WHITE = [255, 255, 255];

/** What the host does not say: as in tokens.css. */
const OWN = /** @type {Record<"light" | "dark", Record<"page" | "ink" | "accent" | "wrong", Color>>} */ ({
  light: { page: [243, 238, 231], ink: [38, 34, 29], accent: [13, 104, 88], wrong: [157, 28, 82] },
  dark: { page: [25, 23, 20], ink: [241, 236, 228], accent: [98, 203, 181], wrong: [255, 157, 189] },
});

/**
 * @param {string | null | undefined} text "#rgb" or "#rrggbb", the # may be missing
 * @returns {Color | null}
 */
export function readColor(text) {
  const [, digits = ""] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? "") ?? [];
  if (!digits) return null;
  const full = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join("") : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** @param {Color} color */
const written = (color) => `#${color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** WCAG's relative luminance, from 0 to 1. @param {Color} color */
function luminance(color) {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {Color} one @param {Color} other */
export function contrast(one, other) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** @param {Color} from @param {Color} to @param {number} part of the second @returns {Color} */
const mixed = (from, to, part) =>
  /** @type {any} */ (from.map((value, index) => value + ((to[index] ?? 0) - value) * part));

/**
 * The nearest colour on the way to black or white that stands out from all grounds.
 *
 * @param {Color} color
 * @param {Color[]} grounds
 * @param {number} least contrast
 */
function readable(color, grounds, least) {
  const worst = (/** @type {Color} */ one) => Math.min(...grounds.map((ground) => contrast(one, ground)));
  const end = worst(BLACK) > worst(WHITE) ? BLACK : WHITE;
  for (let part = 0; part < 1; part += 0.04) {
    // As it will be written, or rounding takes back what was won.
    const tried = /** @type {Color} */ (readColor(written(mixed(color, end, part))));
    if (worst(tried) >= least) return tried;
  }
  return end;
}

/**
 * The page's variables for a host's colours.
 *
 * @param {HostColors} host
 * @param {"light" | "dark"} preferred where the host names no colour of its page
 * @returns {{ scheme: "light" | "dark", variables: Record<string, string> } | null} null if it names none
 */
export function paletteFor(host, preferred) {
  const named = [host.page, host.ink, host.accent].map(readColor);
  if (!named.some(Boolean)) return null;
  const [givenPage, givenInk, givenAccent] = named;
  const isDark = givenPage ? contrast(givenPage, WHITE) > contrast(givenPage, BLACK) : preferred === "dark";
  const scheme = isDark ? "dark" : "light";
  const own = OWN[scheme];
  const page = givenPage ?? own.page;
  const end = isDark ? WHITE : BLACK;
  // Other grounds lean towards the ink, or away from it where there is little contrast to spare.
  /** @type {(to: Color, part: number) => Color} */
  const ground = (to, part) => {
    const leaning = /** @type {Color} */ (readColor(written(mixed(page, to, part))));
    if (contrast(leaning, end) >= 5) return leaning;
    return /** @type {Color} */ (readColor(written(mixed(page, isDark ? BLACK : WHITE, part))));
  };
  const surface = ground(WHITE, isDark ? 0.04 : 0.5);
  const [hover, sink, line] = /** @type {[Color, Color, Color]} */ (
    [0.04, 0.06, 0.12].map((part) => ground(end, part))
  );
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

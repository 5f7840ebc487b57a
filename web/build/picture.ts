/**
 * Pictures that no browser has to draw: the one that a link to the site is shown with, and the icon on a phone's screen.
 * Both are made of a few shapes, each drawn by the distance of a pixel from its edge, and written as PNG.
 */
import { deflateSync } from "node:zlib";

type Colour = readonly [red: number, green: number, blue: number];

/** Rounded boxes and thick strokes: all that a tile and its letter need. */
interface Shape {
  colour: Colour;
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
  /** From its edge, in pixels; negative inside. */
  distance: (x: number, y: number) => number;
}

export interface Picture {
  width: number;
  height: number;
  ground: Colour;
  shapes: readonly Shape[];
}

const colour = (hex: string): Colour => {
  const value = parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

function box(left: number, top: number, width: number, height: number, radius: number, hex: string): Shape {
  const [x0, y0] = [left + width / 2, top + height / 2];
  return {
    colour: colour(hex),
    box: [left, top, left + width, top + height],
    distance(x, y) {
      const [dx, dy] = [Math.abs(x - x0) - width / 2 + radius, Math.abs(y - y0) - height / 2 + radius];
      return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
    },
  };
}

type Point = readonly [x: number, y: number];

/** A line from point to point, as thick as twice the radius. */
function stroke(points: readonly Point[], radius: number, hex: string): Shape {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const toSegment = (x: number, y: number, [ax, ay]: Point, [bx, by]: Point) => {
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - ax - along * dx, y - ay - along * dy);
  };
  return {
    colour: colour(hex),
    box: [
      Math.min(...xs) - radius,
      Math.min(...ys) - radius,
      Math.max(...xs) + radius,
      Math.max(...ys) + radius,
    ],
    distance: (x, y) =>
      Math.min(...points.slice(1).map((end, n) => toSegment(x, y, points[n] ?? end, end))) - radius,
  };
}

/** Part of an ellipse; angles in degrees, from the right and downwards. */
const arc = ([x, y]: Point, [width, height]: Point, from: number, to: number): Point[] =>
  Array.from({ length: 13 }, (_, n) => {
    const angle = ((from + ((to - from) * n) / 12) * Math.PI) / 180;
    return [x + width * Math.cos(angle), y + height * Math.sin(angle)];
  });

/** The strokes of the name's letters, in a square of 1. */
const LETTERS: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  T: [
    [[0.16, 0.1], [0.84, 0.1]],
    [[0.5, 0.1], [0.5, 0.9]],
  ],
  I: [[[0.5, 0.1], [0.5, 0.9]]],
  L: [[[0.26, 0.1], [0.26, 0.9], [0.78, 0.9]]],
  E: [
    [[0.76, 0.1], [0.26, 0.1], [0.26, 0.9], [0.76, 0.9]],
    [[0.26, 0.5], [0.68, 0.5]],
  ],
  W: [[[0.02, 0.1], [0.26, 0.9], [0.5, 0.24], [0.74, 0.9], [0.98, 0.1]]],
  S: [[...arc([0.5, 0.3], [0.26, 0.2], -30, -270), ...arc([0.5, 0.7], [0.26, 0.2], -90, 150)]],
}; // prettier-ignore

function tile(left: number, top: number, side: number, letter: string): Shape[] {
  const inset = side * 0.22;
  const place = ([x, y]: Point): Point => [
    left + inset + x * (side - 2 * inset),
    top + inset + y * (side - 2 * inset),
  ];
  const strokes = LETTERS[letter] ?? [];
  return [
    box(left, top + side * 0.06, side, side, side * 0.2, "b98f4f"),
    box(left, top, side, side, side * 0.2, "f3dfb6"),
    ...strokes.map((points) => stroke(points.map(place), side * 0.07, "3a2c17")),
  ];
}

/** A board with the name laid across it. */
export function preview(): Picture {
  const [width, height, step, side] = [1200, 630, 126, 114];
  const name = Array.from("TILEWISE");
  /** Bare, yours and theirs, taken and locked; as the boards of the page have them. */
  const colours: Readonly<Record<string, string>> = {
    ".": "e7dfd3",
    o: "a5c8f5",
    O: "2a67bb",
    t: "f9b8a5",
    T: "c2432a",
  };
  const rows = ["..oO..t...", ".ooOo.tt..", "..........", "..t.tT..o.", ".ttTTt.oo."];
  const left = (width - (name.length * step - (step - side))) / 2 - step;
  const top = (height - (rows.length * step - (step - side))) / 2;
  const squares = rows.flatMap((row, y) =>
    Array.from(row, (kind, x) =>
      box(left + x * step, top + y * step, side, side, side * 0.12, colours[kind] ?? "e7dfd3"),
    ),
  );
  const tiles = name.flatMap((letter, n) => tile(left + (n + 1) * step, top + 2 * step, side, letter));
  return { width, height, ground: colour("f3eee7"), shapes: [...squares, ...tiles] };
}

/** A tile, on a ground that a phone may cut to any shape. */
export const touchIcon = (): Picture => ({
  width: 180,
  height: 180,
  ground: colour("f3eee7"),
  shapes: tile(32, 28, 116, "T"),
});

/** The picture as a PNG file. */
export function png({ width, height, ground, shapes }: Picture): Buffer {
  // A row begins with the way that it is packed, which is none.
  const rows = Array.from({ length: height }, () => Buffer.alloc(1 + width * 3));
  for (const row of rows) for (let x = 0; x < width; x++) row.set(ground, 1 + x * 3);
  for (const {
    colour: paint,
    box: [left, top, right, bottom],
    distance,
  } of shapes) {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y++) {
      const row = rows[y];
      for (let x = Math.max(0, Math.floor(left)); row && x < Math.min(width, Math.ceil(right)); x++) {
        const covered = Math.min(1, Math.max(0, 0.5 - distance(x + 0.5, y + 0.5)));
        for (const [n, value] of paint.entries()) {
          const at = 1 + x * 3 + n;
          row[at] = Math.round((row[at] ?? 0) * (1 - covered) + value * covered);
        }
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // eight bits each of red, green and blue
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(checksum(body));
  return Buffer.concat([length, body, sum]);
}

/** CRC-32, as PNG asks for it. */
function checksum(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

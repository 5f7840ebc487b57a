import { expect, test } from "vitest";
import { imageSize } from "./image-size.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );

const zeros = (length: number) => Array<number>(length).fill(0);

// 1290 is 0x050a, 2796 is 0x0aec.

test("the size of a PNG stands in its first chunk", () => {
  const png = bytes([0x89], "PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, 5, 0x0a, 0, 0, 0x0a, 0xec]);
  expect(imageSize(png)).toEqual({ width: 1290, height: 2796 });
});

test("the size of a GIF is that of its screen", () => {
  expect(imageSize(bytes("GIF89a", [0x0a, 5, 0xec, 0x0a], zeros(30)))).toEqual({ width: 1290, height: 2796 });
});

test("the size of a JPEG is found behind all that stands before its frame", () => {
  const jpeg = bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2], [0xff, 0xc4, 0, 3, 9], [0xff, 0xff]);
  const frame = [0xc2, 0, 17, 8, 0x0a, 0xec, 5, 0x0a];
  expect(imageSize(bytes([...jpeg], frame, zeros(20)))).toEqual({ width: 1290, height: 2796 });
});

test("the size of each form of WebP is read", () => {
  const webp = (form: string, rest: number[]) =>
    imageSize(bytes("RIFF", zeros(4), "WEBP", form, rest, zeros(20)));
  expect(webp("VP8 ", [...zeros(10), 0x0a, 0x05, 0xec, 0x0a])).toEqual({ width: 1290, height: 2796 });
  expect(webp("VP8X", [...zeros(8), 0x09, 0x05, 0, 0xeb, 0x0a, 0])).toEqual({ width: 1290, height: 2796 });
  const bits = (1290 - 1) | ((2796 - 1) << 14);
  const packed = [bits & 255, (bits >>> 8) & 255, (bits >>> 16) & 255, bits >>> 24];
  expect(webp("VP8L", [...zeros(4), 0x2f, ...packed])).toEqual({ width: 1290, height: 2796 });
});

test("what is no picture, or only the beginning of one, has no size", () => {
  for (const file of [bytes(), bytes("quizzify\nzaxes\n"), bytes([0xff, 0xd8, 0xff]), bytes([0x89], "PNG")])
    expect(imageSize(file)).toBeNull();
});

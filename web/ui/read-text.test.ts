import { expect, it } from "vitest";
import { textOf } from "./read-text.ts";

const fileOf = (bytes: readonly (string | number[])[]) =>
  new File(
    bytes.map((each) => (typeof each === "string" ? each : new Uint8Array(each))),
    "game.gcg",
  );

const read = (...bytes: (string | number[])[]) => textOf(fileOf(bytes));

it("reads UTF-8 whatever a file says of itself", async () => {
  expect(await read("#character-encoding ISO-8859-2\n#player1 r René\n")).toContain("René");
});

it("reads what is no UTF-8 in the encoding that the file names, or else as Western", async () => {
  const named = (label: string) => read(`#character-encoding ${label}\n#player1 j Jo`, [0xbe, 0xe1], "k\n");
  expect(await named("ISO-8859-2")).toContain("Jožák");
  expect(await named("windows-1250")).toContain("Joľák");
  expect(await named("ISO-8859-1")).toContain("Jo¾ák");
  expect(await named("no-such-thing")).toContain("Jo¾ák");
  expect(await read("#player1 r Ren", [0xe9], " \n")).toContain("René");
});

it("reads what is no UTF-8 and names no encoding in the code page of its letters", async () => {
  const file = fileOf([">I\xfe\xfdk: ", [0xde, 0xd0, 0xdd, 0xfe, 0xf0, 0xfd], "\n"]);
  const inPage = async (letters: string) => (await textOf(file, { letters }))?.slice(-7).trim();
  expect(await inPage("ABCÇĞIİÖŞÜ")).toBe("ŞĞİşğı");
  expect(await inPage("ABCÆÞÐÝ")).toBe("ÞÐÝþðý");
  expect(await inPage("ĄĆĘŁŃŚŹŻ")).toBe("ŢĐÝţđý");
  expect(await inPage("АБВЯ")).toBe("ЮРЭюрэ");
  expect(await inPage("ΑΒΓΩ")).toBe("ήΠέώπύ");
  expect(await inPage("")).toBe("ÞÐÝþðý");
});

it("reads UTF-16 by its byte-order mark, as Notepad saves “Unicode”", async () => {
  const units = [..."#player1 j Jožák\n"].map((each) => each.charCodeAt(0));
  const low = units.map((unit) => unit & 255);
  const high = units.map((unit) => unit >> 8);
  const pairs = (one: number[], other: number[]) => one.flatMap((byte, n) => [byte, other[n] ?? 0]);
  expect(await read([0xff, 0xfe], pairs(low, high))).toBe("#player1 j Jožák\n");
  expect(await read([0xfe, 0xff], pairs(high, low))).toBe("#player1 j Jožák\n");
});

it("reads no file that is too large for a game", async () => {
  expect(await read("a".repeat(1_000_001))).toBeNull();
});

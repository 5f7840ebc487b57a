import { expect, it } from "vitest";
import { textOf } from "./read-text.ts";

const read = (...bytes: (string | number[])[]) =>
  textOf(
    new File(
      bytes.map((each) => (typeof each === "string" ? each : new Uint8Array(each))),
      "game.gcg",
    ),
  );

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

it("reads no file that is too large for a game", async () => {
  expect(await read("a".repeat(1_000_001))).toBeNull();
});

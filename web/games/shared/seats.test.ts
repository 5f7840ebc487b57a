import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../text/language.ts";
import { calledNow, seatName, seatsIn, seatsKept, seatsText, unnamed } from "./seats.ts";

const mayPlay = (players: number) => players >= 2;
const names = { bots: ["Ada", "Bruno"], you: "You", seat: (n: string) => `Player ${n}`, number: String };

afterEach(() => {
  setLanguage("en");
});

describe("seats", () => {
  const seats = [
    { name: "Zoë", level: null },
    { name: "Bruno", level: 3 as const },
  ];

  it("are read back from the address", () => {
    expect(seatsText(seats)).toBe("Zoë~,Bruno~3");
    expect(seatsIn("Zoë~,Bruno~3", mayPlay)).toEqual(seats);
    const named = [
      { name: "Smith, John (~1700)", level: null },
      { name: "Dr. No!2", level: 5 as const },
    ];
    expect(seatsIn(seatsText(named), mayPlay)).toEqual(named);
  });

  it("are nothing where one is damaged, or where as many may not play", () => {
    expect(seatsIn("Zoë~,Bruno~9", mayPlay)).toBeUndefined();
    expect(seatsIn("Zoë~", mayPlay)).toBeUndefined();
  });

  it("come back from an earlier visit, and are nobody where they are damaged", () => {
    expect(seatsKept(JSON.parse(JSON.stringify(seats)), mayPlay)).toEqual(seats);
    for (const kept of [null, "Ann", [], seats.slice(1), [{ level: 3 }, { name: "Ben" }]])
      expect(seatsKept(kept, mayPlay)).toBeNull();
  });

  it("have names by themselves: yours, numbers, and those of opponents", () => {
    const nameless = ([null, 2, null, 1] as const).map((level) => ({ name: " ", level }));
    expect(nameless.map((_, n) => seatName(nameless, n, names))).toEqual([
      "You",
      "Bruno",
      "Player 3",
      "Player 4",
    ]);
  });

  it("give up names that they have by themselves, so that those follow the language", () => {
    expect(unnamed(seats, names).map(({ name }) => name)).toEqual(["Zoë", ""]);
    const turkish = ["Siz", "2. oyuncu"].map((name) => ({ name, level: null }));
    expect(unnamed(turkish, names).map(({ name }) => name)).toEqual(["", ""]);
  });

  it("are called as they are in the language in use, whichever it was when they sat down, unless by a name", () => {
    const called = (text: string) => calledNow(seatsIn(text, mayPlay) ?? []).map(({ name }) => name);
    expect(called("Siz~,Bruno~3")).toEqual(["You", "Bruno"]);
    setLanguage("tr");
    expect(called("You~,Player 2~,Bruno~3")).toEqual(["Siz", "2. oyuncu", "Bruno"]);
    expect(called("Bruno~3,You~")).toEqual(["Bruno", "Siz"]);
    expect(called("Zoë~,Player 1~")).toEqual(["Zoë", "Player 1"]);
  });
});

import { describe, expect, test } from "vitest";
import { contrast, paletteFor, readColor } from "./colors.ts";

describe("a colour", () => {
  test("is three or six hexadecimal digits", () => {
    expect(readColor("fa0")).toEqual([255, 170, 0]);
    expect(readColor(" #0D6858 ")).toEqual([13, 104, 88]);
  });

  test.each(["red", "#12", "", "12345g", "url(x)", "#1234567", null, undefined])("is not %s", (text) => {
    expect(readColor(text)).toBeNull();
  });
});

test("black on white has the greatest contrast there is", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([9, 9, 9], [9, 9, 9])).toBe(1);
});

describe("a palette", () => {
  test("is the host's own where that can be read already", () => {
    const palette = paletteFor({ page: "#f3eee7", ink: "#26221d", accent: "#0d6858" }, "dark");
    expect(palette?.scheme).toBe("light");
    expect(palette?.variables).toMatchObject({ "--bg": "#f3eee7", "--ink": "#26221d" });
  });

  test("is none where the host names no colour", () => {
    expect(paletteFor({ page: null, ink: "nonsense" }, "light")).toBeNull();
  });

  test("has text that can be read on every ground, whatever colours a host names", () => {
    let seed = 7;
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    const color = () =>
      `#${Array.from({ length: 6 }, () => Math.floor(random() * 16).toString(16)).join("")}`;
    const grey = (i: number) => `#${((i % 64) * 4).toString(16).padStart(2, "0").repeat(3)}`;
    const unreadable: unknown[] = [];
    let pairs = 0;
    for (let i = 0; i < 4000; i++) {
      const page = i % 3 ? color() : grey(i);
      const host = { page: i % 5 ? page : null, ink: i % 2 ? color() : null, accent: i % 4 ? color() : page };
      const variables = paletteFor(host, i % 7 ? "light" : "dark")?.variables;
      if (!variables) continue;
      const check = (one: string, other: string, least: number) => {
        pairs += 1;
        const [a, b] = [readColor(variables[one]), readColor(variables[other])];
        if (!a || !b || contrast(a, b) < least) unreadable.push([host, one, other]);
      };
      for (const ground of ["--bg", "--surface", "--sink", "--hover", "--line", "--lift"]) {
        for (const text of ["--ink", "--ink-soft", "--accent", "--wrong"]) check(text, ground, 4.5);
        check("--edge", ground, 3);
      }
      check("--accent", "--accent-wash", 4.5);
      check("--wrong", "--wrong-wash", 4.5);
      check("--on-accent", "--accent", 4.5);
    }
    expect(unreadable).toEqual([]);
    expect(pairs).toBeGreaterThan(100_000);
  }, 60_000);
});

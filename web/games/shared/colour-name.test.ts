import { expect, test } from "vitest";
import { colourName, colourWord } from "./colour-name.ts";

test("colours have the names that people give them", () => {
  expect(colourName([0, 162, 255])).toBe("blue");
  expect(colourName([255, 67, 47])).toBe("red");
  expect(colourName([230, 229, 226])).toBe("grey");
  expect(colourName([216, 120, 30])).toBe("orange");
  expect(colourName([66, 140, 140])).toBe("turquoise");
  expect(colourName([214, 40, 140])).toBe("pink");
  expect(colourName([110, 90, 255])).toBe("blue");
  expect(colourName([200, 220, 40])).toBe("green");
  expect(colourName([87, 56, 47])).toBe("brown");
  expect(colourName([237, 97, 70])).toBe("red");
  expect(colourName([255, 156, 0])).toBe("orange");
});

test("two colours of one name are told apart by how light they are", () => {
  const [pale, strong, red] = [
    [120, 200, 245],
    [0, 90, 220],
    [255, 67, 47],
  ] as const;
  expect([colourWord(pale, strong), colourWord(strong, pale)]).toEqual([
    { name: "blue", shade: "light" },
    { name: "blue", shade: "dark" },
  ]);
  expect(colourWord(strong, red)).toEqual({ name: "blue", shade: null });
  expect(colourWord(strong, null)).toEqual({ name: "blue", shade: null });
});

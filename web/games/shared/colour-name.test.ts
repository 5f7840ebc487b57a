import { expect, test } from "vitest";
import { colourName } from "./colour-name.ts";

test("colours have the names that people give them", () => {
  expect(colourName([0, 162, 255])).toBe("blue");
  expect(colourName([255, 67, 47])).toBe("red");
  expect(colourName([230, 229, 226])).toBe("grey");
  expect(colourName([216, 120, 30])).toBe("orange");
  expect(colourName([66, 140, 140])).toBe("turquoise");
  expect(colourName([214, 40, 140])).toBe("pink");
  expect(colourName([110, 90, 255])).toBe("blue");
  expect(colourName([200, 220, 40])).toBe("green");
});

import { expect, it } from "vitest";
import { elementCode, frameCode } from "./embed-code.ts";

const LINK = "https://example.org/words/index.html#crossword?board=15/6QI7&rack=AEINRS%3F&list=en";

it("shows the board of a link in a frame", () => {
  const code = frameCode(LINK, 'A "board"');
  expect(code).toContain(
    'src="https://example.org/words/embed.html?view=board#crossword?board=15/6QI7&amp;rack=AEINRS%3F&amp;list=en"',
  );
  expect(code).toContain('title="A &quot;board&quot;"');
});

it("shows it as an element, its list apart", () => {
  const code = elementCode(LINK);
  expect(code).toContain('src="https://example.org/words/tilewise-element.js"');
  expect(code).toContain('game="crossword"');
  expect(code).toContain('position="board=15%2F6QI7&amp;rack=AEINRS%3F"');
  expect(code).toContain('lexicon="en"');
});

/** The word that a person forms in a Letterpress game: its squares, what becomes of it, a hint, and that it is played. */
import { html } from "lit";
import type { LetterpressPlay } from "../../../engine/methods.ts";
import { lettersOf } from "../../../tiles/notation.ts";
import { Hints } from "../../shared/hints.ts";
import type { Looking } from "../../shared/looking.ts";
import { draftIn, draftText, squareFor, withSquare, wordOf, type View } from "../model/game.ts";
import { maskOf } from "../model/position.ts";
import { isSameLetter, spell } from "../model/spelling.ts";
import "../parts/hand.ts";
import type { LetterpressHand } from "../parts/hand.ts";
import { THINKING, type Game } from "./game.ts";
import type { Page } from "./page.ts";

interface Needs {
  page: Page;
  game: Game;
  looking: Looking;
}

export class Forming {
  readonly #on: Needs;
  /** What becomes of the word that is being formed. */
  readonly #laid;
  readonly #hints = new Hints<LetterpressPlay>();

  constructor(on: Needs) {
    const { page, game } = on;
    this.#on = on;
    this.#laid = page.queries.add("letterpress.play", () => {
      const { acting } = game.match;
      const { shown } = game;
      const { draft } = this;
      if (!acting || !shown || draft.length < 2) return null;
      return { ...game.boardRequest(acting), word: wordOf(shown.letters, draft), mask: maskOf(draft) };
    });
  }

  /** The squares of the word that is being formed. */
  get draft(): readonly number[] {
    const { page, game, looking } = this.#on;
    return game.match.acting && !looking.look ? draftIn(page.options.draft) : [];
  }

  /** Nothing is taken or looked at. */
  readonly begin = (): void => {
    const { page } = this.#on;
    const { draft, look } = page.options;
    if (draft || look) page.setOptions({ draft: "", look: "" });
  };

  take(squares: readonly number[]): void {
    const { page, game, looking } = this.#on;
    looking.release();
    if (game.match.mayAct) page.setOptions({ draft: draftText(squares) });
  }

  /** Take a square, or give it back. */
  press(square: number): void {
    this.take(withSquare(this.draft, square));
  }

  /** Give all squares back. Were there any? */
  release(): boolean {
    const { length } = this.draft;
    if (length) this.take([]);
    return length > 0;
  }

  /** Take the best square with a letter that was typed. */
  #type(letter: string): void {
    const { page, game } = this.#on;
    const { shown } = game;
    const { draft } = this;
    if (!shown) return;
    const { language } = page.list;
    const square = squareFor(letter, shown, draft, (a, b) => isSameLetter(lettersOf(a), b, language));
    if (square >= 0) return this.take([...draft, square]);
    const capital = letter.toLocaleUpperCase(language);
    page.set({ trouble: () => page.texts.text.letterpressGame.hand.missing(capital) });
  }

  /** Tell the play that looks best: how long it is and what it leads to, then how it begins, and then show it. */
  async #hint(): Promise<void> {
    const { page, game } = this.#on;
    const { record } = game;
    const { acting } = game.match;
    if (!acting) return;
    const text = () => page.texts.text.letterpressGame.say;
    const told = await this.#hints.next(record, async () => {
      const asked = { ranking: "lookahead", anagrams: "merged", seconds: THINKING, limit: 1 } as const;
      const found = await page.ask("letterpress.solve", { ...game.boardRequest(acting), ...asked });
      if (found && !found.plays.length) game.match.say([() => text().hintPass]);
      return found?.plays[0] ?? null;
    });
    const { shown } = game;
    if (!told || game.record !== record || !game.match.acting || !shown) return;
    const { move, step } = told;
    const squares = spell(move.word, move.mask, shown.letters, page.list.language);
    if (step === 0) {
      const [ours, theirs] = move.score.map((n) => page.texts.number(n));
      const letters = page.texts.number(squares.length);
      game.match.say([() => text().hints.size(letters, ours ?? "", theirs ?? "")]);
    } else if (step === 1) {
      const first = squares.slice(0, 2).map((square) => shown.letters[square]);
      game.match.say([() => text().hints.begins(first.join(""))]);
    } else {
      this.take(squares);
      game.match.say([() => text().hint]);
      await page.updateComplete;
      await page.renderRoot.querySelector<LetterpressHand>("tw-letterpress-hand")?.focusPlay();
    }
  }

  #play(): void {
    const { game } = this.#on;
    const { shown } = game;
    const { draft } = this;
    if (!draft.length || !shown) return;
    game.match.act({ kind: "play", word: wordOf(shown.letters, draft), mask: maskOf(draft) });
  }

  // Typing needs no place of its own; what is typed into a field is that field's, and a button keeps its Enter.
  key(event: KeyboardEvent): boolean {
    const { key, altKey, isComposing } = event;
    const path = event.composedPath();
    const [target] = path;
    const { page, game } = this.#on;
    if (altKey || isComposing || !game.match.acting || page.readonly || !(target instanceof Element))
      return false;
    const inDialog = path.some((each) => each instanceof HTMLDialogElement);
    if (inDialog || target.matches("input, textarea, select")) return false;
    if (key === "Enter" && target.matches("button, a, summary")) return false;
    if (/^\p{L}$/u.test(key)) this.#type(key);
    else if (key === "Backspace" && this.draft.length) this.take(this.draft.slice(0, -1));
    else if (key === "Enter" && this.draft.length) this.#play();
    else return false;
    return true;
  }

  view({ state, acting }: View) {
    const { page, game, looking } = this.#on;
    const { hand: text } = page.texts.text.letterpressGame;
    const { draft } = this;
    const { result, refusal, pending, answer } = this.#laid;
    const told = draft.length > 1 ? (result ?? (pending ? answer?.result : null)) : null;
    const [ours = "", theirs = ""] = (told?.score ?? []).map((squares) => page.texts.number(squares));
    return html`<tw-letterpress-hand
      class="stack"
      .letters=${draft.map((square) => game.shown?.letters[square] ?? "")}
      .letterLanguage=${page.list.language}
      .preview=${told ? text.preview(ours, theirs) : refusal ? page.sentence(refusal) : ""}
      .stale=${pending}
      .acting=${acting && !looking.look}
      .ending=${acting && state.passes > 0}
      .problem=${game.match.problem}
      @back=${() => this.take(this.draft.slice(0, -1))}
      @clear=${() => this.take([])}
      @play=${() => this.#play()}
      @hint=${() => void this.#hint()}
      @pass=${() => game.match.act({ kind: "pass" })}
    ></tw-letterpress-hand>`;
  }
}

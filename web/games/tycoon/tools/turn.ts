/** The turn that a person prepares in a game of Letter Tycoon: cards that are laid, marked to go or replaced. */
import { html, nothing, type ReactiveController } from "lit";
import { detail } from "../../../ui/templates.ts";
import { wrong } from "../../../ui/wrong.ts";
import type { TycoonAction, TycoonMatchState } from "../../../engine/methods.ts";
import { Slice } from "../../shared/page-state.ts";
import {
  draftOf,
  emptyDraft,
  isDiscarding,
  isShort,
  laidCards,
  layCard,
  mark,
  seenCards,
  wordsOf,
  type CardPlace,
  type Draft,
} from "../model/draft.ts";
import { pressed } from "../model/keys.ts";
import { laidIn, laidText } from "../model/link.ts";
import { othersPatents, type View } from "../model/table.ts";
import "../parts/builder.ts";
import "../parts/cards.ts";
import type { Play } from "../parts/plays.ts";
import type { Game } from "./game.ts";
import type { Page } from "./page.ts";

interface Needs {
  page: Page;
  game: Game;
  /** The play of the advice whose cards are lifted. */
  lifted: () => Play | null;
}

export class Turn implements ReactiveController {
  readonly #on: Needs;
  readonly #built;
  readonly #slice: Slice<{ draft: Draft }>;
  /** What the draft belongs to. */
  #drafted: View["state"] | null = null;
  /** Has there been a table, or none to wait for? */
  #begun = false;

  constructor(on: Needs) {
    const { page, game } = on;
    this.#on = on;
    this.#slice = new Slice(page, { draft: emptyDraft });
    this.#built = page.queries.add("tycoon.build", () => {
      const { acting } = game.match;
      const { draft } = this.#slice.now;
      if (acting?.state.phase !== "build" || !laidCards(draft).length) return null;
      const others = othersPatents(acting.state, acting.viewer);
      return { ...game.turnRequest(acting), ...acting.cards, others, cards: wordsOf(draft) };
    });
    page.addController(this);
  }

  hostUpdate(): void {
    const { page, game } = this.#on;
    const { view, acting } = game.match;
    const table = view?.state ?? null;
    if (table !== this.#drafted) {
      // What was laid when the page was left lies there again.
      const draft = this.#begun ? emptyDraft : this.#left;
      this.#drafted = table;
      this.#slice.set({ draft });
      if (acting) game.match.see(acting.viewer);
    }
    this.#begun ||= table !== null || !page.position.setup;
  }

  /** The turn that was being prepared when the page was left. */
  get #left(): Draft {
    const { page, game } = this.#on;
    const { acting } = game.match;
    const { draft: text } = page.options;
    if (!text || acting?.state.phase !== "build") return emptyDraft;
    const draft = draftOf(laidIn(text), acting.cards);
    const isThere = laidCards(draft).every(({ from, at }) => at >= 0 || from === "copy" || from === "s");
    return isThere ? draft : emptyDraft;
  }

  // Keep what is laid.
  hostUpdated(): void {
    const { page, game } = this.#on;
    const { acting } = game.match;
    if (!acting || page.readonly || this.#drafted !== acting.state) return;
    const draft = laidText(this.#slice.now.draft.words);
    if (draft !== page.options.draft) page.store?.setOptions(page.game.id, { draft });
  }

  get mayReplace(): boolean {
    return this.#on.game.match.acting?.legal.some(({ kind }) => kind === "replace") ?? false;
  }

  // What people do.

  #prepare(draft: Draft): void {
    this.#slice.set({ draft });
    this.#on.page.set({ trouble: null });
  }

  layOut({ cards }: Play): void {
    const { page, game } = this.#on;
    const { view } = game.match;
    if (!view) return;
    this.#prepare(draftOf(cards, view.cards));
    page.set({ up: false });
  }

  #press({ from, at }: CardPlace): void {
    const { game } = this.#on;
    const { view } = game.match;
    const { draft } = this.#slice.now;
    if (!view) return;
    const { state, cards } = view;
    if (isDiscarding(state.phase)) this.#prepare(mark(draft, at, state.phase === "forfeit"));
    else if (draft.replacing) game.match.act({ kind: "replace", letter: cards[from][at] ?? "", from });
    else this.#prepare(layCard(draft, cards, from, at));
  }

  key(event: KeyboardEvent): boolean {
    const { page, game } = this.#on;
    const { acting } = game.match;
    const [target] = event.composedPath();
    if (event.altKey || !acting || page.readonly) return false;
    const focus = target instanceof Element ? target : null;
    if (focus?.matches("input, select, textarea, [role=option], [role=radio]")) return false;
    const onControl = Boolean(focus?.matches("button, a, summary"));
    const done = pressed(event.key, onControl, acting.state.phase, this.#slice.now.draft, acting.cards);
    if (!done) return false;
    if ("action" in done) game.match.act(done.action);
    else if ("draft" in done) this.#prepare(done.draft);
    else page.set({ trouble: () => page.texts.text.tycoon.say.missing(done.missing) });
    return true;
  }

  // What is seen.

  view(view: View) {
    const { page, game, lifted } = this.#on;
    const { state, viewer, acting, cards } = view;
    const text = page.texts.text.tycoon.cards;
    const { draft } = this.#slice.now;
    const phase = acting ? state.phase : null;
    const up = lifted()?.cards.flat();
    const name = state.players[viewer]?.name ?? "";
    return html`
      <tw-tycoon-cards
        .hand=${seenCards(cards.hand, "hand", phase, draft, up)}
        .pool=${seenCards(cards.pool, "pool", phase, draft, up)}
        .handLabel=${game.match.severalPeople ? text.handOf(name) : text.hand}
        @card=${detail((place: CardPlace) => this.#press(place))}
      ></tw-tycoon-cards>
      <div class="act">
        ${
          acting
            ? html`<tw-tycoon-builder
                .match=${state}
                .mayReplace=${this.mayReplace}
                .cards=${cards}
                .draft=${draft}
                .built=${this.#built.answer?.result ?? null}
                .stale=${!this.#built.fresh}
                .problem=${this.#problem(state)}
                .unfinished=${this.#built.result?.problem?.code === "not-a-word"}
                @draft=${detail((changed: Draft) => this.#slice.set({ draft: changed }))}
                @act=${detail((action: TycoonAction) => game.match.act(action))}
              ></tw-tycoon-builder>`
            : nothing
        }
        ${wrong(game.match.problem)}
      </div>
    `;
  }

  /** What is wrong with the laid cards yet. While players challenge each other, whether a word is one is not told. */
  #problem({ challenge }: TycoonMatchState): string {
    const problem = this.#built.result?.problem;
    if (!problem) return "";
    const { code, message } = problem;
    const secret = code === "not-a-word" && challenge === "players";
    if (secret || (code === "length" && isShort(this.#slice.now.draft))) return "";
    return this.#on.page.sentence({ message: String(message), data: problem });
  }
}

/** What the player whose turn it is can do: build, buy, discard, challenge. A template of the game's page. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { wrong } from "../../components/wrong.ts";
import type { TextsController as Texts } from "../../text/texts.ts";
import type { TycoonGame as Game } from "./game.ts";
import { buyable, price, type State } from "./position.ts";
import { saying } from "./saying.ts";
import { card } from "./views.ts";

export function builderView(game: Game, state: State, texts: Texts) {
  if (!game.myTurn) return nothing;
  switch (state.phase) {
    case "build":
      return building(game, state, texts);
    case "buy":
      return buying(game, state, texts);
    case "challenge":
      return challenging(game, state, texts);
    default:
      return discarding(game, state, texts);
  }
}

function building(game: Game, state: State, texts: Texts) {
  const text = texts.text.tycoon.builder;
  const { patents } = game.cards;
  const two = patents.includes("V");
  const some = game.hand.some;
  const made = game.hand.words.flat().map(({ from }) => from);
  return html`
    <div class="builder">
      ${(two ? [0, 1] : [0]).map((row) => slot(game, row, two, texts))} ${earns(game, state, texts)}
      <div class="actions">
        <button
          type="button"
          class="button filled"
          name="play"
          ?disabled=${!some}
          @click=${() => game.play()}
        >
          ${text.play}
        </button>
        <button
          type="button"
          class="button"
          name="clear"
          ?disabled=${!some}
          @click=${() => game.hand.clear()}
        >
          ${text.clear}
        </button>
        ${
          patents.includes("X")
            ? html`<button
                type="button"
                class=${classMap({ button: true, lined: true, on: game.hand.copying })}
                name="copy"
                title=${text.copyHint}
                aria-pressed=${game.hand.copying}
                ?disabled=${!some || made.includes("copy")}
                @click=${() => game.hand.set({ copying: !game.hand.copying })}
              >
                ${text.copy}
              </button>`
            : nothing
        }
        ${
          patents.includes("Z")
            ? html`<button
                type="button"
                class="button lined"
                name="add-s"
                ?disabled=${!some || made.includes("s")}
                @click=${() => game.hand.addS()}
              >
                ${text.addS}
              </button>`
            : nothing
        }
        ${
          game.mayReplace
            ? html`<button
                type="button"
                class=${classMap({ button: true, lined: true, on: game.hand.replacing })}
                name="replace"
                aria-pressed=${game.hand.replacing}
                @click=${() => game.hand.set({ replacing: !game.hand.replacing })}
              >
                ${game.hand.replacing ? text.cancel : text.replace}
              </button>`
            : nothing
        }
        <button type="button" class="button end" name="pass" @click=${() => game.act({ type: "pass" })}>
          ${text.pass}
        </button>
      </div>
      ${
        game.hand.replacing
          ? html`<p class="quiet" role="status">${text.replaceHint}</p>`
          : game.hand.copying
            ? html`<p class="quiet" role="status">${text.copyHint}</p>`
            : nothing
      }
    </div>
  `;
}

function slot(game: Game, row: number, two: boolean, texts: Texts) {
  const text = texts.text.tycoon;
  const cards = game.hand.words[row] ?? [];
  const where = {
    hand: text.cards.fromHand,
    pool: text.cards.fromPool,
    copy: text.cards.copy,
    s: text.cards.added,
  };
  return html`
    <div
      class=${classMap({ slot: true, two, chosen: game.hand.row === row })}
      role="group"
      aria-label=${two ? (text.builder.words[row] ?? "") : text.builder.word}
      data-row=${row}
    >
      ${cards.map(({ letter, from }, index) =>
        card({
          letter,
          from,
          label: `${text.builder.take(letter)}, ${where[from]}`,
          onPress: () => game.hand.take(row, index),
        }),
      )}
      ${
        cards.length || (two && game.hand.row !== row)
          ? nothing
          : html`<span class="quiet">${text.builder.hint}</span>`
      }
      ${
        two && game.hand.row !== row
          ? html`<button type="button" class="button pick" @click=${() => game.hand.set({ row })}>
              ${text.builder.words[row]}
            </button>`
          : nothing
      }
    </div>
  `;
}

/**
 * What the laid cards would earn, and what is wrong with them yet. While players challenge each other, whether a word
 * is one is not told.
 */
function earns(game: Game, state: State, texts: Texts) {
  const text = texts.text.tycoon.builder;
  const n = (value: number) => texts.number(value);
  const some = game.hand.some;
  const built = some ? game.building.answer?.result : null;
  const problem =
    built && game.building.fresh && !(state.challenge === "players" && built.problem?.code === "not-a-word")
      ? built.problem
      : null;
  const short = problem?.code === "length" && game.hand.words.flat().length < 3;
  return html`
    <div
      class=${classMap({ earns: true, figures: true, idle: !built?.total, stale: some && !game.building.fresh })}
      role="status"
    >
      <span><b>$${n(built?.money ?? 0)}</b> ${text.money}</span>
      <span><b>${n(built?.stock ?? 0)}</b> ${text.stock}</span>
      ${built?.royalties ? html`<span>${text.royalties(n(built.royalties))}</span>` : nothing}
    </div>
    ${problem && !short ? wrong(saying(texts, { message: problem.message, data: problem }), "problem") : nothing}
  `;
}

function buying(game: Game, state: State, texts: Texts) {
  const text = texts.text.tycoon.buy;
  return html`
    <div class="builder">
      <div class="actions">
        ${buyable(state).map(
          (letter) =>
            html`<button
              type="button"
              class="button lined"
              name="buy-${letter}"
              aria-label=${text.one(letter, String(price(letter)))}
              @click=${() => game.act({ type: "buy", letter })}
            >
              <b>${letter}</b> $${price(letter)}
            </button>`,
        )}
        <button type="button" class="button end" name="skip" @click=${() => game.act({ type: "skip" })}>
          ${text.none}
        </button>
      </div>
    </div>
  `;
}

function discarding(game: Game, state: State, texts: Texts) {
  const text = texts.text.tycoon.discard;
  const cards = game.hand.markedCards(game.cards.hand);
  const one = state.phase === "forfeit";
  return html`
    <div class="builder">
      <div class="actions">
        <button
          type="button"
          class="button filled"
          name="discard"
          ?disabled=${one && cards.length !== 1}
          @click=${() => game.act({ type: "discard", cards })}
        >
          ${cards ? text.some(cards.split("").join(" ")) : one ? text.one : text.none}
        </button>
      </div>
    </div>
  `;
}

function challenging(game: Game, state: State, texts: Texts) {
  const text = texts.text.tycoon.challenge;
  const words = state.laid.map((cards) => cards.map(({ letter }) => letter).join(""));
  return html`
    <div class="builder">
      <p>${text.asks(state.players[state.player]?.name ?? "", words.join(" + "))}</p>
      <div class="actions">
        <button
          type="button"
          class="button filled"
          name="accept"
          @click=${() => game.act({ type: "accept" })}
        >
          ${text.accept}
        </button>
        <button
          type="button"
          class="button lined"
          name="challenge"
          @click=${() => game.act({ type: "challenge" })}
        >
          ${text.challenge}
        </button>
      </div>
    </div>
  `;
}

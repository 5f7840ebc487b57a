/** Parts of the Letter Tycoon page that only show: players, cards, patents, log, rules. Templates, without state. */
import { html, nothing } from "lit";
import { classMap } from "lit/directives/class-map.js";
import { icon } from "../../components/icons.ts";
import type { TextsController as Texts } from "../../text/texts.ts";
import { LETTERS, POWERS, ownerOf, price, worthOf, type State, type Turn } from "./position.ts";

/** A card that can be pressed. */
export const card = ({
  letter,
  label,
  from = "hand",
  used = false,
  marked = false,
  disabled = false,
  name,
  onPress,
}: {
  letter: string;
  label: string;
  from?: "hand" | "pool" | "copy" | "s";
  used?: boolean;
  marked?: boolean;
  disabled?: boolean;
  name?: string;
  onPress?: () => void;
}) => html`
  <button
    type="button"
    class=${classMap({ card: true, pool: from === "pool", made: from === "copy" || from === "s", used, marked })}
    data-letter=${letter}
    data-from=${from}
    data-mark=${from === "copy" ? "×2" : from === "s" ? "+" : price(letter)}
    name=${name ?? nothing}
    aria-label=${label}
    aria-pressed=${marked ? "true" : nothing}
    ?disabled=${disabled || used}
    @click=${onPress}
  >
    ${letter}
  </button>
`;

export function players(state: State, texts: Texts) {
  const text = texts.text.tycoon;
  const n = (value: number) => texts.number(value);
  return html`
    <ul class="players figures ${state.players.length > 2 ? "many" : ""}">
      ${state.players.map((player, index) => {
        const value = worthOf(player.patents);
        const acting = index === state.actor;
        return html`
          <li
            class=${classMap({ player: true, acting, [`whose-${index}`]: true })}
            data-player=${index}
            aria-current=${acting ? "true" : nothing}
          >
            <span class="who">${player.name}</span>
            <span class="points" title=${text.player.score(n(state.scores[index] ?? 0))}
              >${n(state.scores[index] ?? 0)}<span class="out-of-sight"> ${text.over.score}</span></span
            >
            <span class="purse">
              <span><b>$${n(player.money)}</b> <span class="unit">${text.player.money}</span></span>
              <span><b>${n(player.stock)}</b> <span class="unit">${text.player.stock}</span></span>
            </span>
            <span
              class="progress"
              role="img"
              aria-label=${text.player.progress(n(value), n(state.goal))}
              title=${text.player.progress(n(value), n(state.goal))}
              ><i .style=${`width: ${Math.min(100, (100 * value) / state.goal)}%`}></i
            ></span>
          </li>
        `;
      })}
    </ul>
  `;
}

/** All patents, with what they cost and whose they are. */
export function patents(
  {
    owner,
    whose,
    can,
    chosen,
    onPress,
  }: {
    /** Index of the owner, -1 for none. */
    owner: (letter: string) => number;
    whose: (owner: number) => string;
    /** Those that may be bought now. */
    can: readonly string[];
    /** The one that is explained. */
    chosen: string;
    onPress: (letter: string) => void;
  },
  texts: Texts,
) {
  const text = texts.text.tycoon.patents;
  return html`
    <div class="patents figures" role="group" aria-label=${text.title}>
      ${Array.from(LETTERS, (letter) => {
        const index = owner(letter);
        const power = POWERS.includes(letter);
        const name = index < 0 ? text.free : whose(index);
        return html`
          <button
            type="button"
            class=${classMap({
              patent: true,
              power,
              owned: index >= 0,
              can: can.includes(letter),
              chosen: letter === chosen,
              [`whose-${index}`]: index >= 0,
            })}
            data-patent=${letter}
            data-mark=${index < 0 ? `$${price(letter)}` : name.slice(0, 1).toLocaleUpperCase(texts.text.tycoon.locale)}
            aria-label=${`${text.patent(letter, String(price(letter)), name)}${power ? `, ${text.power}` : ""}`}
            title=${name}
            @click=${() => onPress(letter)}
          >
            ${letter}
          </button>
        `;
      })}
    </div>
  `;
}

/** What a patent does. */
export function about(letter: string, whose: string, texts: Texts) {
  const text = texts.text.tycoon.patents;
  const power = (text.powers as Record<string, string>)[letter];
  if (!letter) return nothing;
  return html`<p class="about" role="status">
    <b>${text.patent(letter, String(price(letter)), whose)}.</b> ${power ?? text.plain}
  </p>`;
}

export function log(state: State, texts: Texts) {
  const text = texts.text.tycoon.log;
  const turns = [...state.turns].reverse();
  return html`
    <h3>${text.title}</h3>
    ${
      turns.length
        ? html`<ol class="log figures" reversed>
            ${turns.map((turn) => line(turn, state, texts))}
          </ol>`
        : html`<p class="quiet">${text.none}</p>`
    }
  `;
}

function line(turn: Turn, state: State, texts: Texts) {
  const text = texts.text.tycoon.log;
  const n = (value: number) => texts.number(value);
  const name = (index: number) => state.players[index]?.name ?? "";
  const words = turn.words.join(" ");
  const also = [
    turn.replaced && text.replaced,
    turn.refused.length && text.refused(turn.refused.join(", ")),
    ...turn.challenges.map(([by]) => text.challenged(name(by))),
    ...turn.royalties.map(([owner, dollars]) => text.royalty(name(owner), n(dollars))),
    turn.bought && text.bought(turn.bought),
    turn.discarded && text.discarded(n(turn.discarded.length)),
  ].filter(Boolean);
  return html`
    <li class="whose-${turn.player}" data-turn=${turn.action}>
      <span class="who">${name(turn.player)}</span>
      ${
        turn.action === "play"
          ? html`<span class="word" lang="en">${words}</span>
              <span>$${n(turn.money)}${turn.stock ? ` + ${n(turn.stock)}` : ""}</span>`
          : html`<span class="quiet"
              >${turn.action === "pass" ? text.passed : turn.action === "failed" ? text.failed(words) : "…"}</span
            >`
      }
      <span class="also">${also.join(" · ")}</span>
    </li>
  `;
}

/** Who wrote the rules down where; the engine's data file says which rule rests on which. */
const SOURCES = [
  ["Board Game Arena: Letter Tycoon", "https://en.doc.boardgamearena.com/Gamehelplettertycoon"],
  ["Board Game Arena: components", "https://en.doc.boardgamearena.com/User:Nzen"],
  ["The edition's program, by Jeff Raymakers", "https://github.com/jraymakers/bga-lettertycoon/tree/baa3a4e"],
  ["Rulebook", "https://paperzz.com/doc/8133613/rulebook---squirmy-beast"],
  [
    "Review, by Roger Bell_West",
    "https://blog.firedrake.org/archive/2021/01/Letter_Tycoon_review_and_strategies.html",
  ],
];

export function help(texts: Texts) {
  const text = texts.text.tycoon;
  return html`
    <details class="fold" name="help">
      <summary>${icon("down")}${text.help.title}</summary>
      <ul>
        ${text.help.rules.map((rule) => html`<li>${rule}</li>`)}
      </ul>
      <p class="quiet">${text.help.sources}</p>
      <ul class="sources">
        ${SOURCES.map(
          ([name, address]) =>
            html`<li><a href=${address ?? ""} rel="noopener" target="_blank">${name}</a></li>`,
        )}
      </ul>
    </details>
    <details class="fold">
      <summary>${icon("down")}${text.keys}</summary>
      <dl>
        ${text.keyList.map(
          ([key, does]) =>
            html`<div>
              <dt>${key}</dt>
              <dd>${does}</dd>
            </div>`,
        )}
      </dl>
    </details>
  `;
}

/** The owner of each patent of a game. */
export const owners = (state: State) => (letter: string) => ownerOf(state, letter);

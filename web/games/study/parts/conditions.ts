/**
 * What one looks for: conditions, each with a control that suits its kind, in groups that join them.
 *
 * Raises `where` with the group as it is now, and the stroke that the change belongs to; null for one of its own.
 */
import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { icon } from "../../../ui/icons.ts";
import { Part } from "../../../ui/part.ts";
import type { FieldEvent } from "../../../ui/templates.ts";
import { describedBy, wrong } from "../../../ui/wrong.ts";
import type { Lexicon } from "../../../engine/protocol.ts";
import {
  condition,
  group,
  groupAt,
  hows,
  isGroup,
  isHook,
  isInner,
  isText,
  joins,
  kinds,
  NOTHING,
  pathOf,
  withMore,
  withPart,
  type Condition,
  type Group,
  type How,
  type Join,
  type Kind,
  type Place,
} from "../model/conditions.ts";
import { conditionsStyles } from "./conditions-styles.ts";

type Selected = FieldEvent<HTMLSelectElement>;

export interface WhereChange {
  where: Group;
  stroke: string | null;
}

/** What is wrong, and the path of the part that it is about. */
export interface Problem {
  path: string;
  sentence: string;
}

/** Calls a listener with what was chosen in a menu. */
const choice =
  <T extends string>(among: readonly T[], listen: (chosen: T) => void) =>
  ({ target }: Selected): void =>
    among.filter((each) => each === target.value).forEach(listen);

/** Groups in one another that can be made here; a link may have more. */
const DEEPEST = 2;

/** Kinds whose numbers have a fraction. */
const BROKEN: readonly Kind[] = ["zipf", "playability"];

@customElement("tw-study-conditions")
export class StudyConditions extends Part<{ where: WhereChange }> {
  @property({ attribute: false }) where: Group = NOTHING;
  @property({ attribute: false }) problem: Problem | null = null;
  /** Kinds of which nothing is known with this list. */
  @property({ attribute: false }) unknown: readonly Kind[] = [];
  /** Other lists of the alphabet. */
  @property({ attribute: false }) lists: readonly Lexicon[] = [];
  @property() letterLanguage = "en";

  static override styles = conditionsStyles;

  /** The place of what was just added, which the focus goes to. */
  #added: string | null = null;

  override updated() {
    if (this.#added === null) return;
    const row = this.renderRoot.querySelector(`[data-place="${this.#added}"]`);
    const fields = row?.querySelectorAll<HTMLElement>("input, select") ?? [];
    this.#added = null;
    (fields[1] ?? fields[0])?.focus();
  }

  /** Move the focus to where the first condition is typed. Is there a field? */
  focusField(): boolean {
    const field = this.renderRoot.querySelector<HTMLElement>("input");
    field?.focus();
    return field !== null;
  }

  override render() {
    return this.#group(this.where, []);
  }

  #group({ join, parts }: Group, place: Place): unknown {
    const text = this.texts.text.studySearch;
    return html`
      <fieldset
        class="stack gap-10 ${place.length ? "inner" : ""}"
        data-place=${place.join("-")}
        aria-label=${place.length ? text.group : text.conditions}
      >
        ${parts.length > 1 || place.length || join !== "all" ? this.#join(join, place) : nothing}
        ${parts.map((part, n) =>
          isGroup(part) ? this.#group(part, [...place, n]) : this.#row(part, [...place, n]),
        )}
        <div class="flow wraps">
          <select
            class="field slim add"
            name="add"
            aria-label=${text.add}
            .value=${live("")}
            @change=${choice(kinds, (kind) => this.#addOne(kind, place))}
          >
            <option value="">+ ${text.add}</option>
            ${kinds.map((kind) => html`<option value=${kind}>${text.kinds[kind]}</option>`)}
          </select>
          ${
            place.length < DEEPEST && parts.length
              ? html`<button
                  type="button"
                  class="button slim"
                  name="add-group"
                  @click=${() => this.#addGroup(join, place)}
                >
                  ${icon("plus")} ${text.addGroup}
                </button>`
              : nothing
          }
        </div>
      </fieldset>
    `;
  }

  #join(join: Join, place: Place) {
    const text = this.texts.text.studySearch;
    return html`<div class="flow">
      <select
        class="field slim grows weight-550"
        name="join"
        aria-label=${text.join}
        @change=${choice(joins, (join) => this.#joinBy(join, place))}
      >
        ${joins.map((each) => html`<option value=${each} .selected=${each === join}>${text.joins[each]}</option>`)}
      </select>
      ${place.length ? this.#remove(text.group, place) : nothing}
    </div>`;
  }

  #row(one: Condition, place: Place) {
    const text = this.texts.text.studySearch;
    const { kind } = one;
    const path = pathOf(this.where, place);
    const problem = this.problem?.path.startsWith(path) ? this.problem.sentence : "";
    const id = `row-${place.join("-")}`;
    const unknown: Partial<Record<Kind, string>> = text.unknown;
    const notes: Partial<Record<Kind, string>> = text.notes;
    const note = this.unknown.includes(kind) ? unknown[kind] : notes[kind];
    return html`<div
      class="row stack"
      role="group"
      aria-label=${text.kinds[kind]}
      data-place=${place.join("-")}
    >
      <select
        class="field"
        name="kind"
        aria-label=${text.kind}
        @change=${choice(kinds, (each) => this.#turn(one, each, place))}
      >
        ${kinds.map((each) => html`<option value=${each} .selected=${each === kind}>${text.kinds[each]}</option>`)}
      </select>
      <div class="control beside gap-6">
        ${this.#control(one, place, problem ? `wrong-${id}` : `note-${id}`, problem)}
      </div>
      ${this.#remove(text.kinds[kind], place)}
      ${
        problem
          ? html`<div class="spans">${wrong(problem, `wrong-${id}`)}</div>`
          : note
            ? html`<p class="spans quiet text-14" id="note-${id}">${note}</p>`
            : nothing
      }
    </div>`;
  }

  #control(one: Condition, place: Place, about: string, problem: string) {
    const text = this.texts.text.studySearch;
    const { kind, how } = one;
    if (isText(kind)) return this.#text(one, place, about, problem);
    if (kind === "list")
      return html`${this.#how(["any", "none"], text.inList, one, place)} ${this.#list(one, place)}`;
    if (isInner(kind)) return this.#how(["any", "none"], text.inner, one, place);
    if (isHook(kind))
      return html`${this.#how(hows, text.hooks, one, place)}
      ${how === "some" ? this.#text(one, place, about, problem) : nothing}`;
    return html`${kind === "letters" ? this.#text(one, place, about, problem) : nothing}
    ${(["least", "most"] as const).map((end) => this.#end(end, one, place, about, problem))}`;
  }

  #text(one: Condition, place: Place, about: string, problem: string) {
    const { kinds: named, hints } = this.texts.text.studySearch;
    const { kind } = one;
    const hint: Partial<Record<Kind, string>> = hints;
    const isLetters = kind !== "definition";
    return html`<input
      class="field grows ${isLetters ? "capitals" : ""} ${kind === "letters" ? "letter" : ""}"
      name=${kind}
      lang=${isLetters ? this.letterLanguage : nothing}
      aria-label=${named[kind]}
      placeholder=${hint[kind] ?? ""}
      .value=${live(one.text)}
      aria-invalid=${Boolean(problem)}
      aria-describedby=${describedBy(problem, about)}
      autocapitalize="none"
      autocomplete="off"
      autocorrect="off"
      spellcheck="false"
      @input=${({ target }: FieldEvent) => this.#change({ ...one, text: target.value }, place, "text")}
    />`;
  }

  #end(end: "least" | "most", one: Condition, place: Place, about: string, problem: string) {
    const text = this.texts.text.studySearch;
    return html`<input
      class="field grows figures end"
      name="${one.kind}-${end}"
      inputmode=${BROKEN.includes(one.kind) ? "decimal" : "numeric"}
      aria-label="${text.kinds[one.kind]}, ${text[end]}"
      placeholder=${text[end]}
      .value=${live(one[end])}
      aria-invalid=${Boolean(problem)}
      aria-describedby=${describedBy(problem, about)}
      autocomplete="off"
      @input=${({ target }: FieldEvent) => this.#change({ ...one, [end]: target.value }, place, end)}
    />`;
  }

  #how(choices: readonly How[], said: Partial<Record<How, string>>, one: Condition, place: Place) {
    return html`<select
      class="field grows"
      name="${one.kind}-how"
      aria-label=${this.texts.text.studySearch.which}
      @change=${choice(hows, (how) => this.#change({ ...one, how }, place))}
    >
      ${choices.map((how) => html`<option value=${how} .selected=${how === one.how}>${said[how]}</option>`)}
    </select>`;
  }

  #list(one: Condition, place: Place) {
    const { chooseList, kinds: named } = this.texts.text.studySearch;
    const isHere = this.lists.some(({ id }) => id === one.text);
    return html`<select
      class="field grows"
      name="list"
      aria-label=${named.list}
      @change=${({ target }: Selected) => this.#change({ ...one, text: target.value }, place)}
    >
      <option value="" .selected=${!one.text}>${chooseList}</option>
      ${this.lists.map(({ id, name }) => html`<option value=${id} .selected=${id === one.text}>${name}</option>`)}
      ${one.text && !isHere ? html`<option value=${one.text} selected>${one.text}</option>` : nothing}
    </select>`;
  }

  #remove(name: string, place: Place) {
    const label = this.texts.text.studySearch.remove(name);
    return html`<button
      type="button"
      class="button icon-only remove"
      name="remove"
      aria-label=${label}
      title=${label}
      @click=${() => this.#takeOut(place)}
    >
      ${icon("close")}
    </button>`;
  }

  // What is changed.

  #tell(where: Group, stroke: string | null = null) {
    this.raise("where", { where, stroke });
  }

  #change(one: Condition, place: Place, typed?: string) {
    this.#tell(withPart(this.where, place, one), typed ? `${place.join("-")} ${typed}` : null);
  }

  /** What was typed stays, unless it was no text. */
  #turn(one: Condition, kind: Kind, place: Place) {
    const keeps = (kind === "list") === (one.kind === "list");
    this.#change({ ...one, kind, text: keeps ? one.text : "" }, place);
  }

  #addOne(kind: Kind, place: Place) {
    this.#focusAdded(place);
    this.#tell(withMore(this.where, place, condition(kind)));
  }

  #addGroup(join: Join, place: Place) {
    this.#focusAdded(place);
    this.#tell(withMore(this.where, place, group(join === "any" ? "all" : "any")));
  }

  #focusAdded(place: Place) {
    this.#added = [...place, groupAt(this.where, place).parts.length].join("-");
  }

  #joinBy(join: Join, place: Place) {
    this.#tell(withPart(this.where, place, { ...groupAt(this.where, place), join }));
  }

  #takeOut(place: Place) {
    this.#tell(withPart(this.where, place, null));
    this.renderRoot.querySelector<HTMLElement>('[name="add"]')?.focus();
  }
}

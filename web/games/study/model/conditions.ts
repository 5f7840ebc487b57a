/**
 * What words one wants to learn: conditions, and groups that join them. What is typed stays as it is typed, so that a
 * condition that cannot be is there to be mended; the engine says what is wrong with it.
 */

/** What a condition is about, as the engine names it; in the order of the menu. */
export const kinds = [
  "length",
  "pattern",
  "anagram",
  "subanagram",
  "letters",
  "front",
  "back",
  "inner_front",
  "inner_back",
  "vowels",
  "points",
  "probability",
  "playability",
  "zipf",
  "anagrams",
  "definition",
  "words",
  "list",
] as const;

export type Kind = (typeof kinds)[number];

/** How the conditions of a group are joined: all of them hold, any of them, or none. */
export const joins = ["all", "any", "none"] as const;

export type Join = (typeof joins)[number];

/** A condition as it was typed. What its kind has no use for is kept for the next kind that has. */
export interface Condition {
  kind: Kind;
  text: string;
  /** The least and the most of a number; "" for no bound. */
  least: string;
  most: string;
  /** Of hooks: any letter, none, or some that `text` names. Of a list: whether it has the word. */
  how: How;
}

export const hows = ["any", "none", "some"] as const;

export type How = (typeof hows)[number];

export interface Group {
  join: Join;
  parts: readonly (Condition | Group)[];
}

export type Part = Condition | Group;

export const isGroup = (part: Part): part is Group => "join" in part;

/** What kind of control each has. */
const TEXTS: readonly Kind[] = ["pattern", "anagram", "subanagram", "definition", "words"];
const HOOKS: readonly Kind[] = ["front", "back"];
const INNER: readonly Kind[] = ["inner_front", "inner_back"];

export const isText = (kind: Kind): boolean => TEXTS.includes(kind);
export const isHook = (kind: Kind): boolean => HOOKS.includes(kind);
export const isInner = (kind: Kind): boolean => INNER.includes(kind);
export const isRange = (kind: Kind): boolean =>
  !isText(kind) && !isHook(kind) && !isInner(kind) && kind !== "list" && kind !== "letters";

export const NOTHING: Group = Object.freeze({ join: "all", parts: [] });

const BLANK: Condition = Object.freeze({ kind: "length", text: "", least: "", most: "", how: "any" });

export const condition = (kind: Kind, given: Partial<Condition> = {}): Condition => ({
  ...BLANK,
  kind,
  ...given,
});

export const group = (join: Join, ...parts: readonly Part[]): Group => ({ join, parts });

/** Is there still something to be typed? Then it stands for no condition. */
export function isOpen({ kind, text, least, most, how }: Condition): boolean {
  if (isRange(kind)) return !least && !most;
  if (isInner(kind)) return false;
  if (isHook(kind)) return how === "some" && !text.trim();
  return !text.trim();
}

/** The conditions of a group, those of groups in it included. */
export const conditionsOf = ({ parts }: Group): Condition[] =>
  parts.flatMap((part) => (isGroup(part) ? conditionsOf(part) : [part]));

// Changed at a place, which is the way there: indices of parts, from the outermost group.

export type Place = readonly number[];

/** The group at a place. */
export const groupAt = (of: Group, place: Place): Group =>
  place.reduce<Group>((at, n) => {
    const part = at.parts[n];
    return part && isGroup(part) ? part : at;
  }, of);

/** The group with another part at a place, which may be its own; null takes that part away. */
export function withPart(of: Group, [at, ...rest]: Place, part: Part | null): Group {
  if (at === undefined) return part && isGroup(part) ? part : of;
  const parts = of.parts.flatMap((each, n): Part[] => {
    if (n !== at) return [each];
    if (rest.length) return [isGroup(each) ? withPart(each, rest, part) : each];
    return part ? [part] : [];
  });
  return { ...of, parts };
}

/** The group with a part more at the end of the one at a place. */
export function withMore(of: Group, place: Place, part: Part): Group {
  const at = groupAt(of, place);
  return withPart(of, place, { ...at, parts: [...at.parts, part] });
}

// As the engine writes them.

/** A condition as the engine has it. */
export type Where = Record<string, unknown>;

/** Numbers with a point or a comma; what is none stays a text, for the engine to refuse. */
function numberOf(typed: string): number | string | null {
  const text = typed.trim();
  if (!text) return null;
  const value = Number(text.replace(",", "."));
  return Number.isFinite(value) ? value : text;
}

function written({ kind, text, least, most, how }: Condition): Where {
  const range = [numberOf(least), numberOf(most)];
  if (isRange(kind)) return { [kind]: range };
  // Who names a letter and no number wants words that have it.
  if (kind === "letters")
    return { letters: { [text.trim()]: range.every((each) => each === null) ? [1, null] : range } };
  if (isInner(kind)) return { [kind]: how !== "none" };
  if (isHook(kind)) return { [kind]: how === "some" ? text.trim() : how === "any" };
  if (kind === "list" && how === "none") return { not: { list: text } };
  return { [kind]: kind === "words" ? text.split(/[\s,;]+/).filter(Boolean) : text.trim() };
}

/**
 * A group as the engine has it. Each part keeps its place, so that what is refused can be found again.
 * @param asked what is still to be typed asks for nothing: whatever else the group says holds
 */
export function whereOf({ join, parts }: Group, { asked = false } = {}): Where {
  const nothing = join === "all" ? { all: [] } : { any: [] };
  const every = parts.map((part) => {
    if (isGroup(part))
      return asked && !conditionsOf(part).some((each) => !isOpen(each)) ? nothing : whereOf(part, { asked });
    return asked && isOpen(part) ? nothing : written(part);
  });
  return join === "none" ? { not: { any: every } } : { [join]: every };
}

/** Where the engine says that a part is, which it writes as a path. */
export function pathOf(of: Group, place: Place): string {
  let [path, within]: [string, Part | undefined] = ["where", of];
  for (const at of place) {
    if (!within || !isGroup(within)) break;
    path += `${within.join === "none" ? ".not.any" : `.${within.join}`}[${at}]`;
    within = within.parts[at];
  }
  return path;
}

// Read back, as from a link.

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const typed = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name);

/** How deep groups may lie in one another. */
const DEEPEST = 6;

/** What the engine's way to write a condition says; undefined for what says none. */
function read(where: unknown, depth: number): Part | undefined {
  if (!isRecord(where) || depth > DEEPEST) return undefined;
  const [[name, value] = ["", null], ...more] = Object.entries(where);
  if (more.length) return undefined;
  if (name === "all" || name === "any") return joined(name, value, depth);
  if (name === "not") return none(value, depth);
  return isKind(name) ? one(name, value) : undefined;
}

function joined(join: Join, value: unknown, depth: number): Group | undefined {
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((each) => read(each, depth + 1));
  return parts.every((each) => each !== undefined) ? { join, parts } : undefined;
}

function none(value: unknown, depth: number): Part | undefined {
  if (isRecord(value) && typeof value.list === "string")
    return condition("list", { text: value.list, how: "none" });
  const inner = read(value, depth);
  if (!inner) return undefined;
  return isGroup(inner) && inner.join === "any" ? { ...inner, join: "none" } : group("none", inner);
}

function one(kind: Kind, value: unknown): Part | undefined {
  if (kind === "words")
    return Array.isArray(value) ? condition(kind, { text: value.map(typed).join(" ") }) : undefined;
  if (isText(kind) || kind === "list")
    return typeof value === "string" ? condition(kind, { text: value }) : undefined;
  if (isInner(kind))
    return typeof value === "boolean" ? condition(kind, { how: value ? "any" : "none" }) : undefined;
  if (isHook(kind)) {
    if (typeof value === "string") return condition(kind, { text: value, how: "some" });
    return typeof value === "boolean" ? condition(kind, { how: value ? "any" : "none" }) : undefined;
  }
  if (kind !== "letters") return ranged(kind, "", value);
  if (!isRecord(value)) return undefined;
  const each = Object.entries(value).map(([letter, range]) => ranged(kind, letter, range));
  if (!each.every((part) => part !== undefined)) return undefined;
  return each.length === 1 ? each[0] : group("all", ...each);
}

function ranged(kind: Kind, text: string, value: unknown): Condition | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  return condition(kind, { text, least: typed(value[0]), most: typed(value[1]) });
}

/** Read a group that `whereOf` has written, or that somebody wrote for the engine; undefined for what is none. */
export function readWhere(where: unknown): Group | undefined {
  const found = read(where, 0);
  return found && !isGroup(found) ? group("all", found) : found;
}

/** Who plays a game: what they are called, and how the address has them. */
import { language } from "../../text/language.ts";
import { seatNames } from "../../text/seat-names.ts";
import { packed, unpacked } from "./link.ts";

/** How strong an opponent is. */
export const levels = [1, 2, 3, 4, 5] as const;

export type Level = (typeof levels)[number];

export interface Seat {
  name: string;
  /** Of an opponent; null for a person. */
  level: Level | null;
}

type Called = Readonly<{ name: string; level: number | null }>;

/** Who played on an earlier visit, as it was kept; null if that is not to be made out. */
export function seatsKept(value: unknown, mayPlay: (players: number) => boolean): readonly Seat[] | null {
  if (!Array.isArray(value) || !mayPlay(value.length)) return null;
  const seats = value.flatMap((seat: Partial<Seat> | null): Seat[] => {
    const { name, level } = seat ?? {};
    const known = levels.find((each) => each === level) ?? null;
    return typeof name === "string" ? [{ name, level: known }] : [];
  });
  return seats.length === value.length ? seats : null;
}

// In the address: the name, and after a tilde an opponent's level.

export const seatsText = (seats: readonly Seat[]): string =>
  seats.map(({ name, level }) => `${packed(name)}~${level ?? ""}`).join(",");

/** The seats of a text; undefined if one is damaged, or if as many may not play. */
export function seatsIn(text: string, mayPlay: (players: number) => boolean): Seat[] | undefined {
  const seats = text.split(",").map((each): Seat | null => {
    const [name = "", said = ""] = each.split("~");
    const level = levels.find((one) => String(one) === said) ?? null;
    return said && level === null ? null : { name: unpacked(name), level };
  });
  const whole = seats.filter((seat) => seat !== null);
  return whole.length === seats.length && mayPlay(seats.length) ? whole : undefined;
}

/** The number that deals a game. */
export const seedIn = (text: string | null): number | undefined =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

// In a set-up.

export interface Names {
  bots: readonly string[];
  you: string;
  seat: (n: string) => string;
  number: (n: number) => string;
}

/** What a player is called: the first person is you, the next ones are numbered; opponents have names of their own. */
export function seatName(seats: readonly Called[], index: number, names: Names): string {
  const { name = "", level = null } = seats[index] ?? {};
  if (name.trim()) return name.trim();
  const numbered = names.seat(names.number(index + 1));
  if (level !== null) return names.bots[index] ?? numbered;
  return seats.findIndex((seat) => seat.level === null) === index ? names.you : numbered;
}

/** Who sits down, by the names that they are called. */
export const seatedAs = (seats: readonly Seat[], names: Names): Seat[] =>
  seats.map(({ level }, index) => ({ name: seatName(seats, index, names), level }));

/** The seats of the game before: a name that a seat has by itself, in any language, is not one that was typed. */
export function unnamed<S extends Called>(seats: readonly S[], names: Names): S[] {
  const nameless = seats.map((seat) => ({ ...seat, name: "" }));
  const isOwn = ({ name }: Called, index: number) =>
    Object.values(seatNames).some((own) => name === seatName(nameless, index, { ...names, ...own }));
  return seats.map((seat, index) => (isOwn(seat, index) ? { ...seat, name: "" } : seat));
}

const bare = { bots: [], number: String };

/** The names that were typed, "" for any other, each with its seat's level. */
export const typedNames = (seats: readonly Called[]): [string, number | null][] =>
  unnamed(seats, { ...bare, ...seatNames.en }).map(({ name, level }) => [name, level]);

/** The seats of a game as they are called in the language in use, whichever it was when they sat down. */
export function calledNow(seats: readonly Seat[]): Seat[] {
  const own = Object.entries(seatNames).find(([code]) => code === language())?.[1] ?? seatNames.en;
  const names = { ...bare, ...own };
  return seatedAs(unnamed(seats, names), names);
}

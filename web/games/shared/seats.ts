/** Who plays a game: what they are called, and how the address has them. */

export interface Seat<Level> {
  name: string;
  /** Of an opponent; null for a person. */
  level: Level | null;
}

// In the address: the name, and after a tilde an opponent's level.

export const seatsText = <Level extends string | number>(seats: readonly Seat<Level>[]): string =>
  seats.map(({ name, level }) => `${name.replaceAll(/[,~]/g, " ")}~${level ?? ""}`).join(",");

/** The seats of a text; undefined if one is damaged, or if as many may not play. */
export function seatsIn<Level extends string | number>(
  text: string,
  levels: readonly Level[],
  mayPlay: (players: number) => boolean,
): Seat<Level>[] | undefined {
  const seats = text.split(",").map((each): Seat<Level> | null => {
    const [name = "", said = ""] = each.split("~");
    const level = levels.find((one) => String(one) === said) ?? null;
    return said && level === null ? null : { name, level };
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
export function seatName<Level>(seats: readonly Seat<Level>[], index: number, names: Names): string {
  const { name = "", level = null } = seats[index] ?? {};
  if (name.trim()) return name.trim();
  const numbered = names.seat(names.number(index + 1));
  if (level !== null) return names.bots[index] ?? numbered;
  return seats.findIndex((seat) => seat.level === null) === index ? names.you : numbered;
}

/** The seats of the game before: a name that a seat has by itself is not one that was typed. */
export function unnamed<Level>(seats: readonly Seat<Level>[], names: Names): readonly Seat<Level>[] {
  const nameless = seats.map((seat) => ({ ...seat, name: "" }));
  return seats.map((seat, index) =>
    seat.name === seatName(nameless, index, names) ? { ...seat, name: "" } : seat,
  );
}

/** The clocks of a game: how much time it may have, and how that is written. */

/** Minutes that a player may have for a game. */
export const MINUTES = [5, 10, 15, 20, 25] as const;

/** Minutes and seconds that are left, such as 24:05; -0:12 is overtime. */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [minutes, rest] = [Math.floor(Math.abs(whole) / 60), Math.abs(whole) % 60];
  return `${whole < 0 ? "−" : ""}${minutes}:${String(rest).padStart(2, "0")}`;
}

/** Minutes that were kept or stand in a link; null for a game without clocks. */
export function minutesIn(value: unknown): number | null {
  const minutes = Number(value);
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= 600 ? minutes : null;
}

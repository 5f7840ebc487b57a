/** Tables of a catalogue whose keys come when the page runs: codes of the engine's, letters, names of lists. */

/** What is said for each key that there are words for. */
export const table = <T>(entries: Record<string, T>): Record<string, T> => entries;

/** A number, as it is written, and what there are so many of: "1 point", "2 points". For English alone. */
export const counted = (n: string, one: string) => `${n} ${one}${n === "1" ? "" : "s"}`;

// Which data there are depends on the code: whoever writes its sentence knows them.
export type ErrorData = Record<string, any>;

/** A sentence for an error code of the engine's, made of the error's data and of the engine's own message. */
export type ErrorSentence = (data: ErrorData, message: string) => string;

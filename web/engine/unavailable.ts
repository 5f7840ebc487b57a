/** What is said where something that a question needs could not be loaded. */
import { Code, type ErrorObject } from "../rpc/messages.ts";
import { isDamage } from "./download.ts";

/** The ids of tables of what words are worth in games, which are no lists. */
export const PLAYED = /-played$/;

const CODES = {
  list: "list-unavailable",
  played: "played-unavailable",
  meanings: "meanings-unavailable",
} as const;

/** @param name of a list, as a person knows it */
export const unavailable = (what: keyof typeof CODES, cause: unknown, name = ""): ErrorObject => {
  const subject = {
    list: `The word list “${name}”`,
    played: "What words are worth in games",
    meanings: "What words mean",
  }[what];
  return {
    code: Code.engineFailed,
    message: `${subject} could not be loaded. Check the connection and try again.`,
    data: {
      code: CODES[what],
      ...(what === "list" && { field: "lexicon" }),
      ...(!isDamage(cause) && { line: true }),
    },
  };
};

/** Is this such a refusal? Nothing is wrong with what was asked then. */
export const isUnavailable = ({ data }: Pick<ErrorObject, "data">): boolean =>
  Object.values<unknown>(CODES).includes(data?.code);

/**
 * What a host page and a frame of this site may count on from each other: whoever changes what is said here, or how it is
 * meant, raises the version.
 *
 * Additions keep the version. When something is changed or taken away, `version` goes up; as long as embed.html still
 * understands hosts that speak an older one, `oldest` stays.
 */

import { Code } from "../rpc/messages.ts";
import type { ErrorObject } from "../rpc/messages.ts";
import type { BoardOptions } from "./options.ts";

/** The version that this build speaks, and the oldest that its embed.html understands. */
export const CONTRACT = Object.freeze({ version: 1, oldest: 1 });

/** Frames share one `message` event with everything else on a page; the messages stand under this key. */
export const NAMESPACE = "tilewise";

/** The messages beside the engine's own methods, `$/progress`, `$/cancelRequest` and `$/engine`. */
export const Says = Object.freeze({
  /** Frame to window: it is there; `version`, `oldest`, `build`. */
  hello: "$/hello",
  /** Window to frame, a request, with a MessagePort: all else goes over the port, the answer first. */
  initialize: "initialize",
  /** Frame to host: how high its content is; `height` in CSS pixels. Before there is a port, to the window. */
  size: "$/size",
  /** Frame to host: the board is drawn; `game`, `games`. */
  ready: "$/ready",
  /** Frame to host: the position is another; `game`, `position`, `lexicon`, `address`. */
  change: "$/change",
  /** Frame to host: an answer to the position; `game`, `position`, `method`, `params`, `result`. */
  plays: "$/plays",
  /** Host to frame, a request: other options; see options.ts. */
  set: "board.set",
  /** Host to frame: a list that nobody needs any more; `id`. */
  drop: "$/drop",
  /** Host to frame: start the engine again after a failure. */
  retry: "$/retry",
});

/** The methods whose answers are plays, or what a game has in their place. */
export const PLAYS: readonly string[] = Object.freeze([
  "letterpress.solve",
  "crossword.solve",
  "tycoon.solve",
  "tycoon.advise",
  "anagram.find",
  "draw.solve",
  "study.search",
  "finders.race",
  "finders.growth",
]);

/** The frame's own method beside the engine's. */
export interface BoardMethods {
  [Says.set]: { params: BoardOptions; result: Described };
}

/** A position as hosts are told of it. */
export interface Described {
  game: string;
  position: string;
  lexicon: string;
  address: string;
}

/** Codes in an error's `data.code` that come from the embedding itself. */
export const Trouble = Object.freeze({
  unreachable: "unreachable",
  version: "contract-version",
  closed: "closed",
});

/** The versions that a site speaks. */
export interface Versions {
  version: number;
  oldest: number;
}

/** Whether a side that speaks this version and the other understand each other. */
export const understands = (version: number, other: Versions) =>
  version >= other.oldest && version <= other.version;

/** The sentence for two sides that do not. */
export function misunderstanding(host: number, site: Versions): string {
  const speaks = site.oldest === site.version ? `${site.version}` : `${site.oldest} to ${site.version}`;
  return (
    `This page embeds Tilewise by version ${host} of its contract, and the site speaks version ${speaks}. ` +
    "Reload the page; if that does not help, its owner has to load the site's present script."
  );
}

/** An error that comes from the embedding itself. */
export const trouble = (code: string, message: string, more?: Record<string, unknown>): ErrorObject => ({
  code: Code.engineFailed,
  message,
  data: { code, ...more },
});

/** A copy of the params that a host gives, which may leave them out: it may change its own while they wait. */
export const copied = <P extends object>(params: P | undefined): P =>
  JSON.parse(JSON.stringify(params ?? {})) as P; // what JSON keeps of it

/**
 * What a host page and a frame of this site may count on from each other. tests/unit/test_embed_contract.py keeps a copy:
 * whoever changes what is said here, or how it is meant, raises the version.
 *
 * Additions keep the version. When something is changed or taken away, `version` goes up; as long as embed.html still
 * understands hosts that speak an older one, `oldest` stays.
 */

/** The version that this build speaks, and the oldest that its embed.html understands. */
export const CONTRACT = Object.freeze({ version: 1, oldest: 1 });

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
  /** Host to frame, a request: other options; see options.js. */
  set: "board.set",
  /** Host to frame: a list that nobody needs any more; `id`. */
  drop: "$/drop",
  /** Host to frame: start the engine again after a failure. */
  retry: "$/retry",
});

/** Codes in an error's `data.code` that come from the embedding itself. */
export const Trouble = Object.freeze({
  unreachable: "unreachable",
  version: "contract-version",
  closed: "closed",
});

/**
 * Whether two sides understand each other.
 *
 * @param {number} version that one side speaks
 * @param {{ version: number, oldest: number }} other
 */
export const understands = (version, other) => version >= other.oldest && version <= other.version;

/**
 * The sentence for two sides that do not.
 *
 * @param {number} host
 * @param {{ version: number, oldest: number }} site
 */
export function misunderstanding(host, site) {
  const speaks = site.oldest === site.version ? `${site.version}` : `${site.oldest} to ${site.version}`;
  return (
    `This page embeds Tilewise by version ${host} of its contract, and the site speaks version ${speaks}. ` +
    "Reload the page; if that does not help, its owner has to load the site's present script."
  );
}

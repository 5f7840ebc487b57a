/**
 * What the page and its worker say to each other beside the engine's methods. A worker begins to download at once, says
 * by `$/engine` how far it is, asks by `$/list` for the visitor's own word lists, and forgets one by `$/drop`.
 */

import type { Bytes, ErrorObject } from "../rpc/messages.ts";
import type { Methods as Published } from "./methods.ts";

/** What a worker answers: the published methods, and how a list is packed to be kept. */
export interface Methods extends Published {
  "lexicon.pack": { params: { lexicon: string }; result: { bytes: Bytes }; progress: never };
}

/** What a page answers its worker: an own list as it was packed, null if there is none of this id. */
export interface PageMethods {
  "$/list": { params: { id: string }; result: { bytes: Bytes | null } };
}

/**
 * The name of a worker that is given what it starts from, by `$/start`. Any other begins to download at once: a message
 * would come only when the page's thread has time, which it has not while the page is being drawn.
 */
export const GIVEN_PARTS = "given parts";

/** The name of a worker that fetches the whole of Pyodide's WebAssembly, since a question came to what the build leaves out. */
export const WHOLE = "whole";

/** What a start from the snapshot is made of, downloaded and unpacked. */
export interface Parts {
  /** Pyodide's, compiled. */
  module: WebAssembly.Module;
  /** Python's, as Pyodide takes it. */
  memory: Bytes;
  /** Has the build left nothing out of the module? */
  isWhole: boolean;
}

/** What `$/engine` reports of the start and of downloads. */
export interface EngineReport {
  /** "lacking" ends the worker: it has come to what the build leaves out of WebAssembly. */
  stage: "download" | "start" | "list" | "ready" | "failed" | "lacking";
  /** Bytes so far, as they come off the line, and bytes in all. */
  loaded?: number;
  total?: number;
  /** What is being loaded, for a person. */
  what?: string;
  /** The id of the list that is being loaded. */
  list?: string;
  startedFrom?: "snapshot" | "plain";
  /** What another worker can start from. */
  parts?: Parts;
  error?: ErrorObject;
}

/** A word list that the site carries, or one of the visitor's own. */
export interface Lexicon {
  id: string;
  name: string;
  language: string;
  alphabet: string;
  words: number;
  licence: string;
  /** The list of the site that an own list was made of. */
  of?: string;
  /** Words that the visitor has added to it, and taken from it. */
  added?: string[];
  removed?: string[];
  /** Does it say something of its words, such as what they mean? */
  notes?: boolean;
}

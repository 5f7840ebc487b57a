import type { Lexicon } from "./protocol.ts";

/** One of the site's immutable files: its address, from the folder of the code, and what its content is known by. */
export interface KnownFile {
  url: string;
  /** Checksums, one of which the content has, in the words of subresource integrity. */
  integrity: string;
}

/** One that is downloaded with its bytes counted. */
export interface SiteFile extends KnownFile {
  bytes: number;
}

/** A file that is gzipped, or in Zstandard, and its size when it is unpacked. */
export interface PackedFile extends SiteFile {
  unpacked: number;
}

/** A word list's file, and what the list is called. */
export interface ShippedList extends PackedFile {
  name: string;
}

/** The tiles of an alphabet in order, in upper and lower case. */
export interface Letters {
  letters: string[];
  lowers: string[];
}

/** What the tiles of a game are worth; `counted` says whether it is known how many there are of each. */
export interface Tiles {
  id: string;
  name: string;
  alphabet: string;
  counted: boolean;
  values: Record<string, number>;
}

declare global {
  /** What the build tells the page's code about the build it belongs to. */
  const PAGE: {
    worker: string;
    /** The worker's script and those that it loads. */
    scripts: KnownFile[];
    /** The page of licences, from the site's root. */
    licences: string;
    catalogue: Lexicon[];
    /** The files of the lists, by id. */
    lists: Record<string, Pick<SiteFile, "url" | "bytes">>;
    /** What words mean, by language and first letter. */
    meanings: Record<string, Record<string, PackedFile>>;
    /** By language. */
    alphabets: Record<string, Letters>;
    tileSets: Tiles[];
  };

  /** What the build tells the worker about the files it starts from. */
  const ENGINE: {
    version: string;
    pyodide: { info: Record<string, string>; environment: Record<string, string> };
    wasm: PackedFile;
    /** The same with all its functions, where the build has left some out of the other. */
    whole?: PackedFile;
    /** `memory` is how many bytes it has with its zeros, `tracked` where Python's collector finds the first object. */
    snapshot: PackedFile & { memory: number; tracked: number };
    library: SiteFile;
    wheel: SiteFile;
    micropip: SiteFile;
    lists: Record<string, ShippedList>;
    catalogue: Lexicon[];
  };

  /** What the build tells the service worker: the files to keep at once, and those to keep when they are used. */
  const SITE: {
    build: string;
    atOnce: string[];
    /** Of these, what other sites refer to. */
    forHosts: string[];
    later: string[];
    /** Checksums of them all but the pages, into which some hosts write. */
    integrity: Record<string, string>;
  };
}

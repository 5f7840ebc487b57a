/**
 * The picture that is looked over, kept on this device so that it is there again when its tab is loaded anew, as phones do
 * with tabs that were out of sight. It goes when it is used or put away; one whose tab was closed, after a day or a few
 * others. Where the browser keeps nothing, it lasts as long as the page.
 */
import type { Seen, SeenSquare } from "./seen.ts";
import type { Unfinished } from "./unfinished-pictures.ts";

export interface Kept extends Unfinished {
  /** Was anything corrected or confirmed? */
  corrected: boolean;
}

/** Bytes of the largest file that is kept: a screenshot of a large tablet as a PNG has fewer. */
const MOST_BYTES = 8e6;

/** Pictures that are kept at most, of all tabs. */
const MOST = 4;

const DAY = 24 * 60 * 60 * 1000;

const page = () => new URL("./", location.href).href;
const cacheName = () => `tilewise-pictures-${page()}`;

/** Where a tab has the name of its picture, which nothing else is told by. */
const ownKey = (game: string) => `tilewise-picture-${game}`;

/** A picture's two addresses: its file, and what is said of it. */
const fileAt = (name: string) => `${page()}?kept-picture=${name}`;
const saidAt = (name: string) => `${page()}?said-of-picture=${name}`;

/** What is kept and forgotten one after the other, as it was asked for. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T | null> {
  const done = last.then(work).catch(() => null); // no cache may be looked at, or it is full
  last = done;
  return done;
}

/** Keep a picture that was just read in place of the one before. */
export function keepPicture(game: string, picture: Kept): Promise<unknown> {
  return inTurn(async () => {
    const cache = await caches.open(cacheName());
    await forgetOwn(cache, game);
    if (picture.file.size > MOST_BYTES) return;
    const name = `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    await cache.put(fileAt(name), new Response(picture.file));
    await say(cache, name, picture);
    sessionStorage.setItem(ownKey(game), name);
    await forgetOld(cache);
  });
}

/** Keep what was said of the picture since. */
export function keepSaid(game: string, picture: Kept): Promise<unknown> {
  return inTurn(async () => {
    const name = sessionStorage.getItem(ownKey(game));
    if (name) await say(await caches.open(cacheName()), name, picture);
  });
}

/** The picture that this tab had open on a game's page. */
export function keptPicture(game: string): Promise<Kept | null> {
  return inTurn(async () => {
    const name = sessionStorage.getItem(ownKey(game));
    if (!name) return null;
    const cache = await caches.open(cacheName());
    const file = await (await cache.match(fileAt(name)))?.blob();
    const said: unknown = await (await cache.match(saidAt(name)))?.json();
    return file && isSaid(said) ? { file, ...said } : null;
  });
}

/** Forget the picture of this tab that is on a game's page. */
export function forgetPicture(game: string): Promise<unknown> {
  return inTurn(async () => {
    if (sessionStorage.getItem(ownKey(game))) await forgetOwn(await caches.open(cacheName()), game);
  });
}

/** How many pictures are kept, of all tabs. */
export const countPictures = async (): Promise<number> =>
  (await inTurn(async () => namesIn(await caches.open(cacheName()))))?.length ?? 0;

/** Forget the pictures of all tabs. */
export const forgetPictures = (): Promise<unknown> => inTurn(() => caches.delete(cacheName()));

async function say(cache: Cache, name: string, { seen, place, corrected }: Kept) {
  await cache.put(saidAt(name), new Response(JSON.stringify({ seen, place, corrected })));
}

async function forgetOwn(cache: Cache, game: string) {
  const name = sessionStorage.getItem(ownKey(game));
  if (!name) return;
  sessionStorage.removeItem(ownKey(game));
  await forget(cache, name);
}

async function namesIn(cache: Cache): Promise<string[]> {
  const addresses = (await cache.keys()).map(({ url }) => url);
  return [...new Set(addresses.map((url) => url.slice(url.indexOf("=") + 1)))];
}

/** Their names begin with when they came. */
async function forgetOld(cache: Cache) {
  const ages = (await namesIn(cache)).map((name) => ({ name, age: Date.now() - Number.parseInt(name, 10) }));
  ages.sort((one, other) => one.age - other.age);
  const old = ages.filter(({ age }, number) => number >= MOST || !(age < DAY));
  await Promise.all(old.map(({ name }) => forget(cache, name)));
}

async function forget(cache: Cache, name: string) {
  await cache.delete(fileAt(name));
  await cache.delete(saidAt(name));
}

/** Is it what this build keeps of a picture? */
function isSaid(value: unknown): value is Omit<Kept, "file"> {
  if (!isRecord(value)) return false;
  const { seen, place, corrected } = value;
  return typeof place === "number" && typeof corrected === "boolean" && isSeen(seen);
}

function isSeen(value: unknown): value is Seen {
  if (!isRecord(value)) return false;
  const { columns, squares, onBoard, frame, sides, colours } = value;
  return (
    typeof columns === "number" &&
    typeof onBoard === "number" &&
    isBox(frame) &&
    ["told", "asked", "answered", "none"].some((each) => each === sides) &&
    (colours === null || (isRecord(colours) && isColour(colours.ours) && isColour(colours.theirs))) &&
    Array.isArray(squares) &&
    squares.every(isSquare)
  );
}

function isSquare(value: unknown): value is SeenSquare {
  if (!isRecord(value)) return false;
  const { tile, owner, second, doubtful, glyph, said, box } = value;
  return (
    [tile, glyph].every((each) => typeof each === "string") &&
    ["free", "ours", "theirs"].some((each) => each === owner) &&
    (second === null || typeof second === "string") &&
    [doubtful, said].every((each) => typeof each === "boolean") &&
    isBox(box)
  );
}

const isBox = (value: unknown) => areNumbers(value, 4);

const isColour = (value: unknown) => value === null || areNumbers(value, 3);

const areNumbers = (value: unknown, count: number) =>
  Array.isArray(value) && value.length === count && value.every((each) => typeof each === "number");

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

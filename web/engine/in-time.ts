/** Waiting that comes to an end: a browser's storage may answer nothing at all, neither yes nor no. */

/** Milliseconds that the browser's storage has to answer. */
export const STORAGE = 5_000;

/** What is awaited; rejects when it has not come after so many milliseconds. */
export async function inTime<T>(awaited: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`There was no answer in ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}

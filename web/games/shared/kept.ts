/** The last few of what takes long to make, each under what it was made of; they outlast the visit. */
import { recall, remember } from "../../ui/storage.ts";

type Entry<Value> = [key: string, value: Value];

export class Kept<Value> {
  readonly #name: string;
  readonly #most: number;
  readonly #isValue: (value: unknown) => value is Value;
  /** The newest first; null until it has been asked for. */
  #entries: readonly Entry<Value>[] | null = null;

  /**
   * @param name under which the browser keeps them
   * @param most that are kept
   * @param isValue looks at what an earlier visit has left
   */
  constructor(name: string, most: number, isValue: (value: unknown) => value is Value) {
    this.#name = name;
    this.#most = most;
    this.#isValue = isValue;
  }

  get(key: string): Value | null {
    return this.#all().find(([each]) => each === key)?.[1] ?? null;
  }

  /** Keep a value, or forget it with null. */
  set(key: string, value: Value | null): void {
    const others = this.#all().filter(([each]) => each !== key);
    this.#entries = (value === null ? others : [[key, value] satisfies Entry<Value>, ...others]).slice(
      0,
      this.#most,
    );
    remember(this.#name, this.#entries);
  }

  #all(): readonly Entry<Value>[] {
    if (this.#entries) return this.#entries;
    const kept = recall(this.#name);
    const pairs = Array.isArray(kept) ? kept.filter((each): each is unknown[] => Array.isArray(each)) : [];
    const entries = pairs.flatMap(([key, value]): Entry<Value>[] =>
      typeof key === "string" && this.#isValue(value) ? [[key, value]] : [],
    );
    return (this.#entries = entries);
  }
}

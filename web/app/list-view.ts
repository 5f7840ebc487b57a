/** What the views of the word lists' panel have in common: they ask the engine themselves, and tell what went wrong. */
import { ContextConsumer } from "@lit/context";
import type { ReactiveControllerHost } from "lit";
import type { Engine } from "../engine/client.ts";
import { engineContext } from "../games/shared/context.ts";
import { isAborted, refusalOf } from "../games/shared/queries.ts";
import type { FirstTexts } from "../text/en.ts";
import type { ErrorData } from "../text/tables.ts";
import type { TextsController } from "../text/texts.ts";

export class Asking {
  /** Why the last thing that was asked for could not be done. */
  trouble: string | null = null;
  /** What the engine says of it besides. */
  data: ErrorData = {};
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #texts: TextsController<FirstTexts>;
  readonly #engine;

  constructor(host: ReactiveControllerHost & HTMLElement, texts: TextsController<FirstTexts>) {
    this.#host = host;
    this.#texts = texts;
    this.#engine = new ContextConsumer(host, { context: engineContext, subscribe: true });
  }

  get engine(): Engine | null {
    return this.#engine.value ?? null;
  }

  /** Do what the visitor asked for. Gives what came of it, or null if it was refused or broken off. */
  async attempt<T>(action: () => Promise<T>): Promise<T | null> {
    this.#tell(null);
    try {
      return await action();
    } catch (error) {
      const refusal = isAborted(error) ? null : refusalOf(error);
      this.#tell(refusal && this.#texts.error(refusal), refusal?.data);
      return null;
    }
  }

  #tell(trouble: string | null, data: ErrorData = {}): void {
    this.trouble = trouble;
    this.data = data;
    this.#host.requestUpdate();
  }
}

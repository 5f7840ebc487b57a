/** A view of the word lists' panel: a part that asks the engine itself, and tells what went wrong. */
import { consume } from "@lit/context";
import { css } from "lit";
import { state } from "lit/decorators.js";
import { Part } from "../ui/part.ts";
import type { Engine } from "../engine/client.ts";
import { engineContext } from "../games/shared/context.ts";
import type { FirstTexts } from "../text/en.ts";
import { isAborted, refusalOf } from "../games/shared/queries.ts";

/** @template Events the detail of each event, by its type */
export abstract class ListView<Events extends object> extends Part<Events, FirstTexts> {
  @consume({ context: engineContext, subscribe: true })
  @state()
  protected engine: Engine | null = null;

  /** Why the last thing that was asked for could not be done. */
  @state() protected trouble: string | null = null;

  /** Do what the visitor asked for. Gives what came of it, or null if it was refused or broken off. */
  protected async attempt<T>(action: () => Promise<T>): Promise<T | null> {
    this.trouble = null;
    try {
      return await action();
    } catch (error) {
      this.trouble = isAborted(error) ? null : this.texts.error(refusalOf(error));
      return null;
    }
  }
}

export const listViewStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: 14px;
  }
`;

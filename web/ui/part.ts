/** A part of a page: it is given values, draws them, and raises events. */
import { LitElement, type CSSResultGroup } from "lit";
import type { FirstTexts, Texts } from "../text/en.ts";
import { TextsController } from "../text/texts.ts";
import { common } from "./layout-styles.ts";

/**
 * @template Events the detail of each event, by its type
 * @template T FirstTexts for what is drawn before any game is there
 */
export abstract class Part<
  Events extends object = Record<string, unknown>,
  T extends FirstTexts = Texts,
> extends LitElement {
  protected readonly texts = new TextsController<T>(this);

  /** The shared styles come first. */
  protected static override finalizeStyles(styles: CSSResultGroup = []) {
    return super.finalizeStyles([common, styles]);
  }

  protected raise<Type extends keyof Events & string>(type: Type, detail?: Events[Type]): void {
    raise(this, type, detail);
  }
}

/** Raise an event of a part, which goes no further than to whoever holds it. */
export const raise = (part: HTMLElement, type: string, detail?: unknown): boolean =>
  part.dispatchEvent(new CustomEvent(type, { detail }));

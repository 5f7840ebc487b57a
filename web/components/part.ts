/** A part of a page: it is given values, draws them, and raises events. */
import { LitElement } from "lit";
import { TextsController } from "../text/texts.ts";

/** @template Events what the detail of each event is */
export abstract class Part<Events extends object = Record<string, unknown>> extends LitElement {
  protected readonly texts = new TextsController(this);

  protected raise<Type extends keyof Events & string>(type: Type, detail?: Events[Type]): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

/** The page of study as its tools see it, and a view of it as the page does. */
import type { ReactiveController } from "lit";
import type { GamePage } from "../../shared/page.ts";
import type { KeyList } from "../../shared/keys.ts";
import type { Refusal } from "../../shared/queries.ts";
import type { Options, Position } from "../model/position.ts";

export type StudyPage = GamePage<Position, Options>;

/** One of the things that one does here: a tool of the page, which stands in both panes while its view is open. */
export interface StudyView extends Partial<ReactiveController> {
  readonly places?: readonly string[];
  readonly labels: { position: string; answers: string };
  readonly keyList?: KeyList;
  positionPane(): unknown;
  answersPane(): unknown;
  /** What stands in place of the answers while there is nothing to show, or null. */
  start?(): unknown;
  takeTyping?(): boolean;
  takePaste?(text: string): void;
  release?(): boolean;
  press?(event: KeyboardEvent): boolean;
  placeOf?(refusal: Refusal): string;
  focusAnswers(): void;
}

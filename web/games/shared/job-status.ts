/** How far long work is. Those who hear it are told when it begins and what came of it, not every step. */
import { html } from "lit";

/** @param begun what is said as long as it is `running` */
export const jobStatus = (sentence: string, { running, begun }: { running: boolean; begun: string }) => html`
  <p class="status figures flush" aria-hidden=${!running}>${sentence}</p>
  <span class="out-of-sight" role="status">${running ? begun : sentence}</span>
`;

/** How a visitor presses what is on the screen, for texts that tell it: fingers tap, a mouse clicks. */
const touches = typeof matchMedia === "function" && matchMedia("(hover: none)").matches;

export const [tap, Tap] = touches ? ["tap", "Tap"] : ["click", "Click"];
/** The same in Turkish, said of something in the dative. */
export const dokunun = touches ? "dokunun" : "tıklayın";

/** A further sentence about keys; nothing where fingers tap. */
export const ofKeys = (sentence: string) => (touches ? "" : ` ${sentence}`);

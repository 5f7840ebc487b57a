/** What templates need and the browser's types do not say. */

/**
 * A style for `.style=`: where a policy forbids inline styles the attribute has no effect, and the property takes text.
 */
export const inlineStyle = (text: string) =>
  // Its type is that of what it gives.
  text as unknown as CSSStyleDeclaration;

/** An event of a field, for a listener that stands on the field itself. */
export type FieldEvent<Field extends HTMLElement = HTMLInputElement> = Event & { readonly target: Field };

/** Calls a listener with the detail of an event. */
export const detail =
  <T>(listen: (value: T) => void) =>
  (event: CustomEvent<T>): void =>
    listen(event.detail);

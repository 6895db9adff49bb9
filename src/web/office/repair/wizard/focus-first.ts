type Place = Pick<HTMLElement, "querySelector">;

const FIRST = [
  "[data-autofocus]",
  "input:checked",
  "input:not([disabled])",
  "textarea",
  "select",
  "button:not([disabled])",
];

const FAULT = ":is(input, textarea, select)[aria-invalid='true']";

/** Puts the keyboard on the first field that is said to be wrong, and leaves it where it is without one. */
export const focusFault = (place: Place | null): void =>
  place?.querySelector<HTMLElement>(FAULT)?.focus();

/** Focuses the start of a step: its marked element, else its selected choice or its first field. */
export function focusFirst(place: Place | null): void {
  for (const selector of FIRST) {
    const target = place?.querySelector<HTMLElement>(selector);
    if (target) return target.focus({ preventScroll: true });
  }
}

const FIRST = [
  "[data-autofocus]",
  "input:checked",
  "input:not([disabled])",
  "textarea",
  "select",
  "button:not([disabled])",
];

/** Puts the keyboard on the first field that is said to be wrong; false when none is. */
export function focusFault(place: HTMLElement | null): boolean {
  const fault = place?.querySelector<HTMLElement>(
    ":is(input, textarea, select)[aria-invalid='true']",
  );
  fault?.focus();
  return fault !== null && fault !== undefined;
}

/** Puts the keyboard where a step begins: where it says so, else on its choice or its first field. */
export function focusFirst(place: HTMLElement | null): void {
  for (const selector of FIRST) {
    const target = place?.querySelector<HTMLElement>(selector);
    if (target) return target.focus({ preventScroll: true });
  }
}

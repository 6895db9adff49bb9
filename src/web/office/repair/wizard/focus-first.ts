const FIRST = [
  "[data-autofocus]",
  "input:checked",
  "input:not([disabled])",
  "textarea",
  "select",
  "button:not([disabled])",
];

/** Puts the keyboard where a step begins: where it says so, else on its choice or its first field. */
export function focusFirst(place: HTMLElement | null): void {
  for (const selector of FIRST) {
    const target = place?.querySelector<HTMLElement>(selector);
    if (target) return target.focus({ preventScroll: true });
  }
}

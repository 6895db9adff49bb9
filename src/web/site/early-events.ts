/** What a hand did before the page listened (kept by `earlyScript`) is done again once it listens. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Kept = { value: string; checked?: boolean };

declare global {
  interface Window {
    earlyEvents?: {
      listen: (event: Event) => void;
      note: (event: Event) => void;
      button?: HTMLButtonElement;
      /** What each touched field held at its last event. */
      fields: Map<Field, Kept>;
    };
  }
}

/** Call it once the page is hydrated: fields first, then the button that may send them. */
export function replayEarlyEvents(): void {
  const early = window.earlyEvents;
  if (!early) return;
  removeEventListener("click", early.listen, true);
  removeEventListener("input", early.note, true);
  for (const [field, kept] of early.fields) if (field.isConnected) replay(field, kept);
  early.button?.click();
  delete window.earlyEvents;
}

/**
 * React takes over the value that a field already has without telling its page, and answers to no event
 * that leaves the value as React knows it. So the field first takes another value, which React sees.
 */
function replay(field: Field, { value, checked }: Kept): void {
  if (field instanceof HTMLInputElement && isTicked(field)) {
    field.checked = !checked;
    // A radio that was left for another one of its group is ticked back by that one.
    if (checked || field.type === "checkbox") field.click();
  } else if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else retype(field, value);
}

const isTicked = ({ type }: HTMLInputElement): boolean => type === "checkbox" || type === "radio";

function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = value === "" ? " " : "";
  // The prototype's setter is not watched by React: the next event brings it a new value.
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  // Types without a caret (e-mail, number) have none to put back.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

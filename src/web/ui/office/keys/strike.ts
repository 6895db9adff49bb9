/** What a key does when it is struck for the person, later than its own event. */
import type { QueuedKey } from "./queue.ts";

export const FIELD = "input, textarea, select";
const ARROWS = ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"];
/** The keys with a name that can be struck; the others write their own character. */
export const NAMED = new Set(["Enter", "Tab", "Backspace", "Escape", ...ARROWS]);

/** A synthetic key has no effect of its own in a browser: what a field or a button does with it is done here. */
export function strike(struck: QueuedKey): void {
  const { key, shiftKey } = struck;
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent("keydown", { ...struck, bubbles: true, cancelable: true });
  if (!target.dispatchEvent(event) || struck.ctrlKey || struck.metaKey) return;
  if (ARROWS.includes(key)) moveChoice(target, ARROWS.indexOf(key) < 2 ? -1 : 1);
  else if (key === "Tab") moveFocus(target, shiftKey ? -1 : 1);
  else if (isText(target)) typeIn(target, key);
  else if (target instanceof HTMLElement && pressesWith(target, key)) target.click();
}

const isText = (target: Element): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(radio|checkbox|file|button)$/.test(target.type));

const pressesWith = (target: HTMLElement, key: string): boolean =>
  target.matches("button, a[href]") ? key === "Enter" || key === " " : key === " ";

let isTyping = false;

/** True while a key is written in a field: what is written is not caught again. */
export const isFieldTyped = (): boolean => isTyping;

function typeIn(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  isTyping = true;
  // The only command that types as a hand does: the caret, the undo list and React's events follow.
  if (!NAMED.has(key)) document.execCommand("insertText", false, key);
  else if (key === "Backspace") document.execCommand("delete");
  else if (key === "Enter") enter(field);
  isTyping = false;
}

function enter(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  else document.execCommand("insertText", false, "\n");
}

/** The arrows of a group of radios choose the next one, and the first again after the last. */
function moveChoice(from: Element, step: 1 | -1): void {
  if (!(from instanceof HTMLInputElement) || from.type !== "radio") return;
  const group = `input[type="radio"][name="${CSS.escape(from.name)}"]:not(:disabled)`;
  const radios = [...document.querySelectorAll<HTMLInputElement>(group)];
  const next = radios.at((radios.indexOf(from) + step) % radios.length);
  next?.focus();
  next?.click();
}

const REACHED = `a[href], button, ${FIELD}, [tabindex="0"]`;

function moveFocus(from: Element, step: 1 | -1): void {
  const place = from.closest('[role="dialog"]') ?? document;
  const fields = [...place.querySelectorAll<HTMLElement>(REACHED)].filter(
    (field) => field.tabIndex >= 0 && !field.matches(":disabled") && field.checkVisibility(),
  );
  const at = fields.findIndex((field) => field === from);
  fields.at((at + step) % fields.length)?.focus();
}

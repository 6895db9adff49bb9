/** The keys struck before a dialog is there: caught on the page, and struck in it once it has the focus. */
import { openKeyQueue, type QueuedKey } from "../key-queue.ts";

/** Milliseconds: a frame of the screen, in which React shows what a key changed. */
const FRAME = 16;
/** A dialog that is not there by then will not take these keys. */
const LONGEST_WAIT = 20_000;
/** A dialog that has the focus for so long, and in none of its fields, will not move it to one. */
const SETTLED = 300;

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, FRAME));
const queue = openKeyQueue({ strike, pause: wait });

const dialogs = (): Element[] => [...document.querySelectorAll('[role="dialog"]')];
const FIELD = "input, textarea, select";
const SPECIAL = new Set(["Enter", "Tab", "Backspace", "Escape"]);

let isListening = false;
function listen(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("keydown", catchKey, { capture: true });
  addEventListener("beforeinput", catchText, { capture: true });
  addEventListener("pointerdown", queue.drop, { capture: true });
}

function catchKey(event: KeyboardEvent): void {
  if (!event.isTrusted || event.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.length > 1 && !SPECIAL.has(event.key)) return;
  const { key, code, shiftKey } = event;
  if (!queue.take({ key, code, shiftKey })) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Text without a key of its own (a paste, a dead key, a screen keyboard) waits behind the keys struck before it. */
function catchText(event: InputEvent): void {
  const { isTrusted, cancelable, data } = event;
  if (isTyping || !isTrusted || !cancelable || !data || event.isComposing) return;
  if (!queue.take({ key: data, code: "", shiftKey: false })) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What the next keys are for is on its way. */
export function holdKeys(): () => void {
  listen();
  return queue.hold();
}

export const dropKeys = (): void => queue.drop();

/**
 * The keys wait until one more dialog is open and has the focus in one of its fields, or has it elsewhere and leaves
 * it there; returns how to give up.
 */
export function holdKeysForDialog(): () => void {
  const before = dialogs().length;
  const began = performance.now();
  const release = holdKeys();
  let since: number | undefined;
  const look = () => {
    const open = dialogs();
    const { activeElement } = document;
    const isThere = open.length > before && open.at(-1)?.contains(activeElement);
    since = isThere ? (since ?? performance.now()) : undefined;
    if (isThere && activeElement?.matches(FIELD)) return stop();
    if (since !== undefined && performance.now() - since > SETTLED) return stop();
    if (performance.now() - began > LONGEST_WAIT) dropKeys();
    return undefined;
  };
  const timer = setInterval(look, FRAME);
  const stop = () => {
    clearInterval(timer);
    release();
  };
  return stop;
}

/** A synthetic key has no effect of its own in a browser: what a field or a button does with it is done here. */
function strike({ key, code, shiftKey }: QueuedKey): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent("keydown", {
    key,
    code,
    shiftKey,
    bubbles: true,
    cancelable: true,
  });
  if (!target.dispatchEvent(event)) return;
  if (key === "Tab") moveFocus(target, shiftKey ? -1 : 1);
  else if (isText(target)) typeIn(target, key);
  else if (target instanceof HTMLElement && pressesWith(target, key)) target.click();
}

const isText = (target: Element): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(radio|checkbox|file|button)$/.test(target.type));

const pressesWith = (target: HTMLElement, key: string): boolean =>
  target.matches("button, a[href]") ? key === "Enter" || key === " " : key === " ";

/** True while this module types: what it types is not caught again. */
let isTyping = false;

function typeIn(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  isTyping = true;
  // The only command that types as a hand does: the caret, the undo list and React's events follow.
  if (!SPECIAL.has(key)) document.execCommand("insertText", false, key);
  else if (key === "Backspace") document.execCommand("delete");
  else if (key === "Enter") enter(field);
  isTyping = false;
}

function enter(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field instanceof HTMLInputElement) field.form?.requestSubmit();
  else document.execCommand("insertText", false, "\n");
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

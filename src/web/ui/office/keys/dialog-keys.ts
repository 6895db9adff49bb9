/** The keys struck before a dialog is there: caught on the page, and struck in it once it has the focus. */
import { openKeyQueue, type QueuedKey } from "./queue.ts";
import { FIELD, isFieldTyped, NAMED, strike } from "./strike.ts";

/** Milliseconds: a frame of the screen, in which React shows what a key changed. */
const FRAME = 16;
/** A dialog that is not there by then will not take these keys. */
const LONGEST_WAIT = 20_000;
/** A dialog that has the focus for so long, and in none of its fields, will not move it to one. */
const SETTLED = 300;

const queue = openKeyQueue({ strike, pause });

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, FRAME));
  drawNow();
}

const dialogs = (): Element[] => [...document.querySelectorAll('[role="dialog"]')];

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
  const { key, code, shiftKey, ctrlKey, metaKey } = event;
  const mayWait = !isShortcut(event) && (key.length === 1 || NAMED.has(key));
  catchOrStrike(event, mayWait ? { key, code, shiftKey, ctrlKey, metaKey } : undefined);
}

/** The shortcuts of the browser and of the page cannot wait, but Ctrl + Enter, which must not overtake what was typed. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  altKey || ((ctrlKey || metaKey) && key !== "Enter");

/** The key waits; or what it is for is drawn, and it is struck there. */
function catchOrStrike(event: Event, key: QueuedKey | undefined): void {
  if (key && queue.take(key)) return stop(event);
  if (!drawNow() || !key) return undefined;
  stop(event);
  // What was just drawn may itself wait for its content.
  if (!queue.take(key)) strike(key);
  return undefined;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Text without a key of its own (a paste, a dead key, a screen keyboard) waits behind the keys struck before it. */
function catchText(event: InputEvent): void {
  const { isTrusted, cancelable, data } = event;
  if (isFieldTyped() || !isTrusted || !cancelable || !data || event.isComposing) return;
  const plain = { code: "", shiftKey: false, ctrlKey: false, metaKey: false };
  catchOrStrike(event, { key: data, ...plain });
}

/** What the next keys are for is on its way. */
export function holdKeys(): () => void {
  listen();
  return queue.hold();
}

export const dropKeys = (): void => queue.drop();

let drawWaiting: (() => void) | undefined;

/** Draws what the next key is for, and answers whether something waited to be drawn. */
function drawNow(): boolean {
  const draw = drawWaiting;
  drawWaiting = undefined;
  draw?.();
  return draw !== undefined;
}

/**
 * What is drawn in the background is drawn at once, by `draw`, when a key is struck: the key is for it. `draw` also
 * gives it the focus. Returns how to give up.
 */
export function drawBeforeNextKey(draw: () => void): () => void {
  listen();
  drawWaiting = draw;
  return () => {
    if (drawWaiting === draw) drawWaiting = undefined;
  };
}

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

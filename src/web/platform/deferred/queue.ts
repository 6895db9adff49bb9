/**
 * The queue of acts made without network, for this page: what waits is shown, and leaves by itself, one act after the other,
 * in one tab at a time.
 */
import {
  again,
  isWaiting,
  nextAct,
  settled,
  type DeferredAct,
  type Outcome,
} from "../../../domain/account/deferred/queue.ts";
import { actsForAnother, selectedShop } from "../acting-shop.ts";
import { keptSession, watchSession } from "../session.ts";
import { noteDeferredCount } from "./note-count.ts";
import { openActs, type ActStore } from "./store.ts";

/** Sends it once; never throws. */
export type Send = (act: DeferredAct) => Promise<Outcome>;

/** Milliseconds until the next attempt after one, two… that were cut. */
const PATIENCE = [2_000, 5_000, 15_000, 60_000];
const LOCK = "etabli-deferred";

type Opened = { owner: string; store: Promise<ActStore> };
let opened: Opened | undefined;
let acts: readonly DeferredAct[] = [];
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(LOCK) : undefined;

export const deferredActs = (): readonly DeferredAct[] => acts;
export function watchDeferred(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Undefined for a visitor, and for an administrator in another's shop: they act with a network. */
function ownerNow(): string | undefined {
  const account_id = keptSession().session?.me.id;
  return account_id && !actsForAnother() ? `${account_id} ${selectedShop()}` : undefined;
}

function mine(): Promise<ActStore> | undefined {
  const owner = ownerNow();
  if (opened?.owner === owner) return opened?.store;
  void opened?.store.then(({ close }) => close()).catch(() => undefined);
  opened = owner === undefined ? undefined : { owner, store: openActs(owner) };
  return opened?.store;
}

/** Reads again what waits: another tab, or another person, may have changed it. */
export async function loadDeferred(): Promise<readonly DeferredAct[]> {
  const store = await mine();
  acts = store ? await store.all() : [];
  if (store) noteCount();
  for (const listener of listeners) listener();
  return acts;
}

const noteCount = (): void =>
  noteDeferredCount(keptSession().session?.me.id ?? "", {
    all: acts.length,
    toDecide: acts.filter((act) => !isWaiting(act)).length,
  });

async function change(work: (store: ActStore) => Promise<void>): Promise<void> {
  const store = await mine();
  if (!store) throw new Error("nobody is signed in");
  await work(store);
  await loadDeferred();
  channel?.postMessage(null);
}

/** Resolved once it is on the disk; it leaves as soon as it can. Throws where the browser keeps nothing. */
export async function deferAct(act: DeferredAct): Promise<void> {
  await change((store) => store.add(act));
  void leave();
}

/** Sent again: as it was, or as a person settled its conflict. */
export async function retryAct(act: DeferredAct, variables = act.variables): Promise<void> {
  await change((store) => store.change(again(act, variables)));
  cuts = 0;
  void leave();
}

/** Given up by the person who made it. */
export const withdrawAct = (id: string): Promise<void> => change((store) => store.remove(id));

/** Of the person who signs out, who was told what is lost. */
export async function clearDeferred(): Promise<void> {
  const store = await mine();
  await store?.clear();
  acts = [];
  noteCount();
}

let send: Send | undefined;
let onProgress: () => void = () => undefined;
let cuts = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** `progress` is told after acts were done: what the screens show has changed on the server. */
export function startDeferred(how: Send, progress: () => void): void {
  send = how;
  onProgress = progress;
  channel?.addEventListener("message", () => void loadDeferred());
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) hurry();
  });
  watchSession(() => void begin());
  void begin();
}

/** Each person who signs in finds their own. */
const begin = (): Promise<void> =>
  loadDeferred().then(
    () => void leave(),
    // The browser keeps nothing: nothing waits.
    () => undefined,
  );

function hurry(): void {
  cuts = 0;
  void leave();
}

/** Undefined while another tab sends. */
const alone = <Value>(work: () => Promise<Value>): Promise<Value | undefined> =>
  "locks" in navigator
    ? navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined))
    : work();

let leaving = false;

/** `anyway`: some browsers say that there is no network where there is one (behind a VPN). */
async function leave(anyway = false): Promise<void> {
  if (leaving || !send || !acts.some(isWaiting)) return;
  clearTimeout(timer);
  if (!navigator.onLine && !anyway) {
    timer = setTimeout(() => void leave(true), PATIENCE.at(-1));
    return;
  }
  leaving = true;
  try {
    await alone(sendAll);
  } finally {
    leaving = false;
  }
  if (!nextAct(acts)) return;
  timer = setTimeout(() => void leave(true), PATIENCE[Math.min(cuts, PATIENCE.length - 1)]);
}

async function sendAll(): Promise<void> {
  let done = 0;
  for (;;) {
    const act = nextAct(await loadDeferred());
    const outcome = act && (await send?.(act));
    if (!outcome) break;
    const after = settled(act, outcome);
    if (after !== act)
      await change((store) => (after ? store.change(after) : store.remove(act.id)));
    if (outcome.type === "cut" || outcome.type === "fault") {
      cuts += 1;
      break;
    }
    cuts = 0;
    done += 1;
  }
  if (done > 0) onProgress();
}

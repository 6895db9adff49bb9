/** What the office adds to the queue: the scripts that know each kind of act, loaded once something waits. */
import type { DeferredAct } from "../../../domain/account/deferred/queue.ts";
import { keptSession } from "../session.ts";
import { deferredCount } from "./count.ts";
import type { Effect } from "./effects.ts";

type Office = {
  /** What an act that waits changes on the screens. */
  effectsOf: (act: DeferredAct) => readonly Effect[];
  /** Sends what waits from now on. */
  startQueue: () => void;
};

let load: (() => Promise<Office>) | undefined;
let started: Promise<void> | undefined;

/** Tried again later when the scripts do not come. */
export function startWhenNeeded(): void {
  started ??= load?.().then(
    ({ startQueue }) => startQueue(),
    () => {
      started = undefined;
    },
  );
}

/** Something of the person who is signed in waits on this device. */
export const isNeeded = (): boolean => deferredCount(keptSession().session?.me.id).all > 0;

/** Called by the office before its first read: a page before this one may have left something. */
export function openDeferred(office: () => Promise<Office>): void {
  load = office;
  const look = (): void => {
    if (isNeeded()) startWhenNeeded();
  };
  addEventListener("online", look);
  look();
}

/** Undefined before the office has opened it. */
export const loadOffice = (): Promise<Office> | undefined => load?.();

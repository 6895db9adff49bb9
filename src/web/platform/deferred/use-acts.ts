import { useSyncExternalStore } from "react";
import type { DeferredAct } from "../../../domain/account/deferred/queue.ts";
import { deferredActs, watchDeferred } from "./queue.ts";

/** What waits on this device, as it changes. */
export const useDeferredActs = (): readonly DeferredAct[] =>
  useSyncExternalStore(watchDeferred, deferredActs);

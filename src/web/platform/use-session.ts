import { useSyncExternalStore } from "react";
import type { Session } from "../../domain/account/session.ts";
import { keptSession, watchSession } from "./session.ts";

export const useSession = (): Session | undefined =>
  useSyncExternalStore(watchSession, keptSession).session;

/** True when the last check could not be answered: shown discreetly, nothing is lost. */
export const useSessionTrouble = (): boolean =>
  useSyncExternalStore(watchSession, keptSession).trouble;

import type { Instant } from "../../../domain/time.ts";

/** An appointment, and until when its booking waits for the client's confirmation. */
export type HeldVisit = {
  status: string;
  repair?: { held_until: Instant | null } | null | undefined;
};

export const isHeld = ({ status, repair }: HeldVisit): boolean =>
  status === "TODO" && Boolean(repair?.held_until);

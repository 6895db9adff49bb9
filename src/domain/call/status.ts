/** The life of a call, as a table of passages. */
import type { Instant } from "../time.ts";

export const CALL_STATUSES = ["waiting", "live", "ended"] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

/** `met`: the client and a person of the shop are there together. */
export type CallEvent = "met" | "closed";

const PASSAGES: Record<CallEvent, Partial<Record<CallStatus, CallStatus>>> = {
  met: { waiting: "live", live: "live" },
  closed: { waiting: "ended", live: "ended" },
};

/** Undefined where the event changes nothing any more. */
export const statusAfterEvent = (status: CallStatus, event: CallEvent): CallStatus | undefined =>
  PASSAGES[event][status];

export const CALL_STATUS_FR: Record<CallStatus, string> = {
  waiting: "En attente du client",
  live: "En cours",
  ended: "Terminée",
};

/** What decides whether its link still opens it. */
export type Openness = { status: CallStatus; expires_at: Instant };

export type ClosedReason = "call-ended" | "call-expired";

/** Why the link is refused; undefined while it is valid. */
export function whyClosed(
  { status, expires_at }: Openness,
  now: Instant,
): ClosedReason | undefined {
  if (status === "ended") return "call-ended";
  return now >= expires_at ? "call-expired" : undefined;
}

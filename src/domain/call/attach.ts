/** A call that was opened alone is given to a client's repair, once. */
import { refuse, type Refusal } from "../decision.ts";
import type { CallStatus } from "./status.ts";

export type AttachRefusal = "call-attached" | "repair-in-call" | "repair-archived";

type Attaching = {
  call: { repair_id: string | null; status: CallStatus };
  repair: { id: string; archived: boolean };
  /** The repair has a call of its own that is not over. */
  isInCall: boolean;
};

/** Undefined when it may be, and when it was to this very repair. */
export function whyNotAttached({
  call,
  repair,
  isInCall,
}: Attaching): Refusal<AttachRefusal> | undefined {
  if (call.repair_id === repair.id) return undefined;
  if (call.repair_id) return refuse("call-attached");
  if (repair.archived) return refuse("repair-archived");
  return isInCall && call.status !== "ended" ? refuse("repair-in-call") : undefined;
}

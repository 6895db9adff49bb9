/** A client contests an invoice: its reminders stop until the shop lifts the dispute. */
import { refuse, type Decision } from "../../decision.ts";
import type { Cents } from "../../money.ts";
import type { Instant } from "../../time.ts";
import { isUnpaid } from "../overdue.ts";

export type Dispute = Readonly<{
  id: string;
  invoice_id: string;
  /** As the client said it. */
  reason: string;
  created_by: string | null;
  created_at: Instant;
  lifted_by: string | null;
  lifted_at: Instant | null;
}>;

export type DisputeRefusal = "nothing-to-dispute" | "already-disputed";
export type LiftRefusal = "not-disputed";

type Disputed = { kind: number; remainder: Cents };

/** `open`: the dispute that stands. Once all is paid there is nothing to remind of: a credit note settles it. */
export function dispute(
  invoice: Disputed,
  reason: string,
  open: Dispute | undefined,
): Decision<{ reason: string }, DisputeRefusal> {
  if (!isUnpaid(invoice)) return refuse("nothing-to-dispute");
  return open ? refuse("already-disputed") : { reason };
}

export const liftDispute = (open: Dispute | undefined): Decision<Dispute, LiftRefusal> =>
  open ?? refuse("not-disputed");

/** How an invoice that was not accepted is put right, read from its sending and its statuses. */
import { correctionOf, type Correction } from "../../../domain/invoice/platform/correction.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { flowsOf, type OutgoingFlow } from "./sending/store.ts";
import { statusesOf, type StoredStatus } from "./store.ts";

export async function readCorrection(db: ShopDb, invoice_id: string): Promise<Correction> {
  const [flow] = await flowsOf(db, "invoice", [invoice_id]);
  const statuses = await statusesOf(db, [invoice_id]);
  return correctionIn(flow, statuses);
}

export const correctionIn = (
  flow: OutgoingFlow | undefined,
  statuses: readonly StoredStatus[],
): Correction => correctionOf({ state: flow?.state, statuses: statusesSince(flow, statuses) });

/** What was said of it since it left, or left again. */
export const statusesSince = (
  flow: OutgoingFlow | undefined,
  statuses: readonly StoredStatus[],
): StoredStatus[] =>
  statuses.filter(({ received_at }) => received_at >= (flow?.restarted_at ?? ""));

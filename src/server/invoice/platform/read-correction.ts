/** How an invoice that was not accepted is put right, read from its sending and its statuses. */
import { correctionOf, type Correction } from "../../../domain/invoice/platform/correction.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { flowsOf } from "./sending/store.ts";
import { statusesOf } from "./store.ts";

export async function readCorrection(db: ShopDb, invoice_id: string): Promise<Correction> {
  const [flow] = await flowsOf(db, "invoice", [invoice_id]);
  const statuses = await statusesOf(db, [invoice_id]);
  return correctionOf({ state: flow?.state, statuses });
}

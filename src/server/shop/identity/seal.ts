/** Writes a change of identity with its link in the chain, last in its transaction. */
import { ledgerIdentity } from "../../../domain/ledger/trace/trace.ts";
import { appendEntry, takeNextMoment } from "../../ledger/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { insertIdentity, sealedIdentities, type NewIdentity } from "./store.ts";

export async function sealIdentity(
  db: ShopDb,
  changed: NewIdentity,
  ledgerKey: Buffer,
): Promise<void> {
  const seal_id = await insertIdentity(db, changed);
  const at = await takeNextMoment(db, changed.recorded_at);
  for (const sealed of await sealedIdentities(db, seal_id))
    await appendEntry(db, { ...ledgerIdentity(sealed), at }, ledgerKey);
}

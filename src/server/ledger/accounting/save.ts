/** The owner chooses how the books are kept; what is closed does not change. */
import type { Accounting } from "../../../domain/ledger/accounting/accounting.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadAccounting, upsertAccounting } from "./store.ts";

export async function saveAccounting(
  db: ShopDb,
  wanted: Accounting,
  context: ChangeContext,
): Promise<Accounting> {
  const before = await loadAccounting(db);
  await upsertAccounting(db, wanted);
  const record = { noun: "settings", name: "Comptabilité" };
  await recordAudit(db, context, { action: "settings.changed", record, before, after: wanted });
  return wanted;
}

/** The shop erases a client at their request (RGPD, article 17); invoices and sent quotes stay as the law asks. */
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { recordAudit } from "../../account/audit/record.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { eraseRows, type Erased } from "./store.ts";

type Outcome = Erased | Refusal<"repair-open", { reference: string }> | undefined;

/** Undefined when there is no such client. */
export async function eraseClient(
  db: ShopDb,
  client_id: string,
  context: ChangeContext,
): Promise<Outcome> {
  const erased = await eraseRows(db, client_id);
  if (!erased) return undefined;
  if ("open" in erased) return refuse("repair-open", { reference: erased.open });
  await recordAudit(db, context, {
    action: "client.erased",
    record: { noun: "client", id: client_id },
    after: erased,
  });
  return erased;
}

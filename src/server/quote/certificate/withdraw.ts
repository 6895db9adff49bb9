/** A certificate is taken back: the journal says why, and its links open nothing any more. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import type { WithdrawalInput } from "../../../domain/quote/certificate/input.ts";
import { withdraw } from "../../../domain/quote/certificate/certificate.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, lockRepair } from "../../repair/store.ts";
import { loadCertificate, withdrawRow, type CertificateRow } from "./store.ts";

/** Undefined when it is not one of this shop's. */
export async function withdrawCertificate(
  db: ShopDb,
  input: WithdrawalInput,
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<CertificateRow | Refusal<"already-withdrawn"> | undefined> {
  const id = input.certificate_id;
  const found = await loadCertificate(db, id);
  const repair = found && (await lockRepair(db, found.repair_id));
  // Read again under the repair's lock: of two people at once, one takes it back.
  const certificate = repair && (await loadCertificate(db, id));
  if (!certificate) return undefined;
  const item = withdraw(input, certificate);
  if (isRefusal(item)) return item;
  await withdrawRow(db, { id, at, by: author.account_id, why: input.why });
  await appendItems(db, { shop_id: repair.shop_id, repair_id: repair.id, author, at }, [item]);
  return loadCertificate(db, id);
}

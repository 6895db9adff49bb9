/** The shop issues an invoice without a quote, on the sheet of a repair: number, document, chain, journal and letter. */
import { isRefusal, type Decision } from "../../../domain/decision.ts";
import {
  checkDirect,
  directInvoice,
  type DirectBilling,
  type DirectRefusal,
} from "../../../domain/invoice/direct/direct.ts";
import type { DirectInput } from "../../../domain/invoice/direct/input.ts";
import type { IssueFacts } from "../../../domain/invoice/facts.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadRepairFile, type RepairFile } from "../../quote/document/parties.ts";
import { advanceRepair, lockRepair } from "../../repair/store.ts";
import { announceIssued } from "../announce.ts";
import { nextIssuing, sealInvoice } from "../seal.ts";

/** Answers the invoice's id; undefined for no such repair. */
export async function issueDirect(
  db: ShopDb,
  { repair_id, facts, ...sale }: DirectInput,
  asked: ChangeContext,
): Promise<Decision<string, DirectRefusal> | undefined> {
  await lockRepair(db, repair_id);
  const file = await loadRepairFile(db, repair_id, asked.at);
  if (!file) return undefined;
  const billing = directBilling(file, facts);
  const zone = file.shop.timezone;
  const fault = checkDirect(sale, billing, { at: asked.at, zone });
  if (isRefusal(fault)) return fault;
  const { issuing, context } = await nextIssuing(db, { kind: "invoice", zone }, asked);
  const issued = directInvoice(sale, billing, issuing);
  if (isRefusal(issued)) return issued;
  await sealInvoice(db, { issued, file }, context);
  const { author, at } = context;
  await advanceRepair(db, repair_id, { event: "invoice-issued", author, at });
  await announceIssued(db, { issued, file }, context);
  return issued.id;
}

export const directBilling = (
  { parties, repair }: RepairFile,
  facts: IssueFacts,
): DirectBilling => ({
  ...parties,
  ...facts,
  repair_id: repair.id,
  client_id: repair.client_id,
});

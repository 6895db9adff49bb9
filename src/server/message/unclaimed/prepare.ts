/** « Préparer le dossier pour le juge »: gathers what the request must say of one appliance. */
import { isSaleKind } from "../../../domain/invoice/kind.ts";
import { claimOf, type Claim } from "../../../domain/intake/unclaimed/claim.ts";
import { isCourtOpen } from "../../../domain/intake/unclaimed/unclaimed.ts";
import { noticesSince } from "../../../domain/message/unclaimed/notices.ts";
import type { Instant } from "../../../domain/time.ts";
import { loadIntake } from "../../intake/store.ts";
import { readyOf } from "../../intake/unclaimed/store.ts";
import { balancesOf } from "../../invoice/balance/store.ts";
import { issuedOfRepairs } from "../../invoice/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadRepairFile } from "../../quote/document/parties.ts";
import { quotesOfRepairs } from "../../quote/store.ts";
import { messagesOfRepairs } from "../store.ts";
import type { CourtFile } from "./document/court-file.ts";

/** Undefined for an appliance that is not the shop's to ask for: handed over, in work, or before its year has passed. */
export async function prepareCourtFile(
  db: ShopDb,
  intake_id: string,
  now: Instant,
): Promise<CourtFile | undefined> {
  const [[ready], intake] = await Promise.all([
    readyOf(db, [intake_id]),
    loadIntake(db, intake_id),
  ]);
  if (!ready || !intake) return undefined;
  const { repair_id, received_at, ready_at } = ready;
  const [file, letters] = await Promise.all([
    loadRepairFile(db, repair_id, now),
    messagesOfRepairs(db, [repair_id]),
  ]);
  if (!file || !isCourtOpen(ready_at, { now, zone: file.shop.timezone })) return undefined;
  return {
    reference: file.repair.reference,
    parties: file.parties,
    receipt: intake.document,
    received_at,
    ready_at,
    claim: await loadClaim(db, repair_id, now),
    notices: noticesSince(letters, ready_at),
    zone: file.shop.timezone,
  };
}

async function loadClaim(db: ShopDb, repair_id: string, now: Instant): Promise<Claim> {
  const [issued, quotes] = await Promise.all([
    issuedOfRepairs(db, [repair_id]),
    quotesOfRepairs(db, [repair_id], now),
  ]);
  const invoices = issued.filter(({ kind }) => isSaleKind(kind));
  const ids = invoices.map(({ id }) => id);
  const balances = ids.length > 0 ? await balancesOf(db, ids) : [];
  const remainders = new Map(balances.map(({ invoice_id, remainder }) => [invoice_id, remainder]));
  const billed = invoices.map((invoice) => ({
    ...invoice,
    remainder: remainders.get(invoice.id) ?? 0,
  }));
  return claimOf(billed, quotes);
}

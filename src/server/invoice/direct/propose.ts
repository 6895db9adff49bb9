/** What the dialog shows of an invoice without a quote before its number is taken. */
import { isRefusal } from "../../../domain/decision.ts";
import { checkDirect } from "../../../domain/invoice/direct/direct.ts";
import type { DirectLines } from "../../../domain/invoice/direct/input.ts";
import { natureOf } from "../../../domain/invoice/facts.ts";
import { mailedOf } from "../../../domain/invoice/platform/route.ts";
import { addDays, dateOf, type Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadRepairFile } from "../../quote/document/parties.ts";
import { loadConnection } from "../platform/store.ts";
import type { IssueProposal } from "../propose.ts";
import { directBilling } from "./issue.ts";

/** Days before today on which the work may have been done: nothing was agreed that would say more. */
const PAST = 365;

/** Undefined for no such repair. */
export async function proposeDirect(
  db: ShopDb,
  { repair_id, lines }: DirectLines,
  at: Instant,
): Promise<IssueProposal | undefined> {
  const file = await loadRepairFile(db, repair_id, at);
  if (!file) return undefined;
  const zone = file.shop.timezone;
  const today = dateOf(at, zone);
  const nature = natureOf(lines);
  const facts = { performed_on: today, nature, vat_ground: null, order_number: "" };
  const sale = { subject: "", lines, discount: 0, notes: "" };
  const fault = checkDirect(sale, directBilling(file, facts), { at, zone });
  const needs_ground = isRefusal(fault) && fault.refused === "vat-ground-missing";
  const vat_ground = needs_ground ? ("reverse-charge" as const) : null;
  const sold = { ...file.parties, vat_ground, lines };
  return {
    client: file.parties.client,
    client_email: file.client.email,
    agreed_on: addDays(today, -PAST),
    performed_on: today,
    nature,
    needs_ground,
    deposits: [],
    deposit: 0,
    most_deposit: 0,
    open: [],
    total_incl: 0,
    due: 0,
    fault: isRefusal(fault) ? fault.refused : null,
    mailed: mailedOf(sold, await loadConnection(db)),
  };
}

/** The shop sells at the counter: the sheet that holds the sale, its invoice and its payment, all or nothing. */
import { isRefusal, refuse, type Decision } from "../../../domain/decision.ts";
import type { DirectRefusal } from "../../../domain/invoice/direct/direct.ts";
import type { PaymentRefusal } from "../../../domain/payment/record.ts";
import {
  PASSING_CLIENT,
  saleFault,
  saleTotal,
  type SaleRefusal,
} from "../../../domain/payment/sale/sale.ts";
import type { SaleInput } from "../../../domain/payment/sale/input.ts";
import type { RepairCreation } from "../../../domain/repair/creation.ts";
import { issueDirect } from "../../invoice/direct/issue.ts";
import { isInvoice, issuedOfRepairs, loadIssued } from "../../invoice/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { sha256 } from "../../platform/sha256.ts";
import { createRepair } from "../../repair/create.ts";
import { loadShop } from "../../shop/store.ts";
import { recordPaymentOn } from "../record.ts";
import type { RepeatRefusal } from "../repeat.ts";

export type SellRefusal =
  | SaleRefusal
  | DirectRefusal
  | PaymentRefusal
  | RepeatRefusal
  | "client-unknown"
  | "not-sold";

type Selling = SaleInput & { shop_id: string };

/** Answers the invoice's id. The same sale sent again is answered the same. */
export async function sellAtCounter(
  db: ShopDb,
  { shop_id, ...sale }: Selling,
  context: ChangeContext,
): Promise<Decision<string, SellRefusal> | undefined> {
  const shop = await loadShop(db, shop_id);
  if (!shop) return undefined;
  const { id, method, name_refused } = sale;
  const [sold] = (await issuedOfRepairs(db, [id])).filter(isInvoice);
  if (sold) return sold.id;
  const fault = saleFault({
    is_passing: sale.client_id === null,
    name_refused,
    total_incl: saleTotal(shop.vat_regime, sale),
    is_paid: method !== null,
  });
  if (fault) return fault;
  const opened = await createRepair(db, sheetOf(sale, shop_id), { ...context, shop_id });
  if (!opened) return undefined;
  if (isRefusal(opened))
    return refuse(opened.refused === "client-unknown" ? "client-unknown" : "not-sold");
  const { subject, lines, discount, notes, facts } = sale;
  const issued = await issueDirect(
    db,
    { repair_id: id, subject, lines, discount, notes, facts },
    context,
  );
  return typeof issued === "string" ? pay(db, { issued, sale }, context) : issued;
}

/** What is due, by one means. */
async function pay(
  db: ShopDb,
  { issued, sale: { method, reference } }: { issued: string; sale: SaleInput },
  context: ChangeContext,
): Promise<Decision<string, SellRefusal> | undefined> {
  const [invoice] = await loadIssued(db, [issued]);
  if (!method || !invoice || invoice.due <= 0) return issued;
  const { due: amount, issued_on: received_on } = invoice;
  return recordPaymentOn(
    db,
    { invoice_id: issued, method, reference, amount, received_on, note: "" },
    context,
  );
}

const sheetOf = ({ id, client_id }: SaleInput, shop_id: string): RepairCreation => ({
  repair_id: id,
  client_id: client_id ?? passingClientId(shop_id),
  client: client_id ? undefined : PASSING_CLIENT,
  status: "Brouillon",
  urgency: 0,
  intervention_type: "Autre",
  where: "Atelier",
  description: "Vente au comptoir",
  appliance: null,
  event: null,
  tunnel_answer: [],
});

/** The same for ever in a shop: the first sale in passing makes the record, the others find it (UUID version 8). */
export function passingClientId(shop_id: string): string {
  const hex = sha256(`passing client of ${shop_id}`);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

/** Invoices with everything that was recorded on them. */
import type { InvoiceAccount } from "../../../domain/payment/account.ts";
import { lockSurvivor } from "../../client/merge/store.ts";
import { creditsOf, isCredit, isInvoice, loadIssued, replacementsOf } from "../../invoice/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { lockRepairs } from "../../repair/store.ts";
import { paymentsOfInvoices } from "../store.ts";

/** Invoices with all that was recorded on them, in the order of `ids`; undefined when one is not of this shop. */
export async function loadAccounts(
  db: ShopDb,
  ids: readonly string[],
): Promise<InvoiceAccount[] | undefined> {
  const [issued, credits, replacements, payments] = await Promise.all([
    loadIssued(db, ids),
    creditsOf(db, ids),
    replacementsOf(db, ids),
    paymentsOfInvoices(db, ids),
  ]);
  const invoices = ids.flatMap((id) => issued.filter(isInvoice).find((one) => one.id === id) ?? []);
  if (invoices.length < ids.length) return undefined;
  return invoices.map((invoice) => ({
    invoice,
    credits: credits.filter(isCredit).filter(({ credits_id }) => credits_id === invoice.id),
    payments: payments.filter(({ invoice_id }) => invoice_id === invoice.id),
    ...(replacements.some(({ replaces_id }) => replaces_id === invoice.id) && {
      replaced: true as const,
    }),
  }));
}

/** The same, locked with the client's account, so that concurrent movements never exceed what is there. */
export async function lockInvoices(
  db: ShopDb,
  ids: readonly string[],
): Promise<InvoiceAccount[] | undefined> {
  const issued = await loadIssued(db, ids);
  const [first] = ids.flatMap((id) => issued.find((one) => one.id === id) ?? []);
  if (!first) return undefined;
  await lockSurvivor(db, first.client_id);
  await lockRepairs(db, [...new Set(issued.map(({ repair_id }) => repair_id))]);
  return loadAccounts(db, ids);
}

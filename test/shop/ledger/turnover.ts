/** Invoices of any day, rate and price at Atelier Garonne, and what is paid on them: what figures and journals are made of. */
import { CONSENT_KEYS } from "../../../src/domain/quote/consents.ts";
import type { VatRate } from "../../../src/domain/quote/line.ts";
import { DEFAULT_ZONE, dateOf, type Instant } from "../../../src/domain/time.ts";
import { creditInvoice } from "../../../src/server/invoice/credit.ts";
import { issueInvoice } from "../../../src/server/invoice/issue.ts";
import { correctPaymentById } from "../../../src/server/payment/correct.ts";
import { recordPaymentOn } from "../../../src/server/payment/record.ts";
import { paymentsOfInvoices } from "../../../src/server/payment/store.ts";
import type { ShopDb } from "../../../src/server/platform/database/scope.ts";
import { acceptQuoteById } from "../../../src/server/quote/accept.ts";
import { saveQuote } from "../../../src/server/quote/save.ts";
import { sendQuoteById } from "../../../src/server/quote/send.ts";
import { loadQuote } from "../../../src/server/quote/store.ts";
import type { TestDatabase } from "../../database.ts";
import { act, clientAct, draft, garonneScope, openRepair, signed } from "../affairs.ts";
import { granted, instant, line } from "../quote.ts";

export const inGaronne =
  (database: TestDatabase) =>
  <Value>(work: (db: ShopDb) => Promise<Value>): Promise<Value> =>
    database.withShop(garonneScope, work);

export type Sold = {
  at: Instant;
  rates: readonly VatRate[];
  price: number;
  /** Parts, unless it says labour. */
  kind?: "part" | "labour";
  /** What is done with the repair before anything is quoted. */
  prepare?: (repair_id: string) => Promise<unknown>;
};

/** The repair of an invoice is that person's. */
export const entrust =
  (database: TestDatabase, user_id: string) =>
  (repair_id: string): Promise<unknown> =>
    database.asOwner("update app.repair set technician_id = $2 where id = $1", [
      repair_id,
      user_id,
    ]);

/** The appliance of an invoice is of that trade. */
export const ofTrade =
  (database: TestDatabase, category_id: string) =>
  (repair_id: string): Promise<unknown> =>
    database.asOwner(
      "update app.appliance set category_id = $2 where id = (select appliance_id from app.repair where id = $1)",
      [repair_id, category_id],
    );

/** An invoice of a new repair, a line for each rate, the price rising by a cent from one to the next. */
export async function invoiced(
  database: TestDatabase,
  { at, rates, price, kind = "part", prepare }: Sold,
): Promise<{ id: string; repair_id: string }> {
  const { repair_id } = await openRepair(database);
  await prepare?.(repair_id);
  const lines = rates.map((vat_rate, place) =>
    line(`l${place}`, { kind, label: "Réparation", unit_price: price + place, vat_rate }),
  );
  const id = await inGaronne(database)(async (db) => {
    const saved = await saveQuote(db, { id: null, repair_id, draft: { ...draft, lines } }, act(at));
    const quote_id = granted(saved ?? "");
    await sendQuoteById(db, quote_id, act(at));
    const { document_sha256 } = (await loadQuote(db, quote_id, at)) ?? {};
    const agreement = { ...signed(document_sha256 ?? ""), consents: [...CONSENT_KEYS] };
    granted((await acceptQuoteById(db, { id: quote_id, ...agreement }, clientAct(at))) ?? "");
    return granted((await issueInvoice(db, { quote_id }, act(at))) ?? "");
  });
  return { id, repair_id };
}

/** By card, on the day of `at`. */
export const paid = (
  database: TestDatabase,
  { invoice_id, amount, at }: { invoice_id: string; amount: number; at: string },
) =>
  inGaronne(database)((db) =>
    recordPaymentOn(
      db,
      {
        invoice_id,
        amount,
        method: "card",
        received_on: dateOf(instant(at), DEFAULT_ZONE),
        note: "",
      },
      act(instant(at)),
    ),
  );

/** The whole invoice given back. */
export const credited = (
  database: TestDatabase,
  { invoice_id, at }: { invoice_id: string; at: string },
) =>
  inGaronne(database)((db) =>
    creditInvoice(
      db,
      { invoice_id, lines: null, reason: "Facture émise par erreur." },
      act(instant(at)),
    ),
  );

/** The first payment of the invoice, taken back. */
export const corrected = (
  database: TestDatabase,
  { invoice_id, at }: { invoice_id: string; at: string },
) =>
  inGaronne(database)(async (db) => {
    const [wrong] = await paymentsOfInvoices(db, [invoice_id]);
    return correctPaymentById(db, wrong?.id ?? "", act(instant(at)));
  });

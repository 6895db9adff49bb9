/** A shop whose clients pay by card through the imitated service, and what the office and the browser ask of it. */
import { afterAll, beforeAll } from "vitest";
import { createCard } from "../../../src/server/platform/card/card.ts";
import { refundCard } from "../../../src/server/payment/card/jobs.ts";
import { cardRest } from "../../../src/server/payment/card/rest.ts";
import { cardSite } from "../../../src/server/payment/card/site.ts";
import { settledRest } from "../../../src/server/payment/settled/rest.ts";
import { repairSite } from "../../../src/server/repair/site.ts";
import { act, garonneScope, issuedInvoice, openRepair } from "../affairs.ts";
import { anotherVisitor, instant } from "../doors.ts";
import { openSales, type Sales } from "../sales.ts";
import { CARD_ACCOUNT, cardWebhook, openCardService, type CardService } from "./service.ts";

export type Owed = { id: string; repair_id: string; sheetid: string };
export const TODAY = "2026-11-23";

const STANDING =
  "{ invoices { id remainder client_account payments { amount method payer } card_payments { amount kept refunded } card_refunds { amount status error } } }";

/** `count` invoices of 190,00 €; `connected` unless the shop is to open its account itself. */
export function openCards({ count, connected = true }: { count: number; connected?: boolean }) {
  const sales: Sales = openSales(`${TODAY}T11:00:00.000Z`, [
    cardRest,
    cardSite,
    repairSite,
    settledRest,
  ]);
  const { doors, ask, change } = sales;
  const held: { service?: CardService; owed: Owed[] } = { owed: [] };
  beforeAll(async () => {
    held.service = await openCardService();
    const { database, services } = doors();
    for (let minute = 0; minute < count; minute++) {
      const { repair_id, sheetid } = await openRepair(database);
      const then = act(instant(`2026-11-02T08:${String(minute).padStart(2, "0")}:00Z`));
      const id = await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, then));
      held.owed.push({ id, repair_id, sheetid });
    }
    Object.assign(services.config, held.service.variables);
    Object.assign(services, { card: createCard(services.config) });
    if (!connected) return;
    await ask("mutation { connectCard { __typename } }");
    await ready();
  });
  afterAll(() => held.service?.close());

  const service = (): CardService => {
    if (!held.service) throw new Error("not before beforeAll");
    return held.service;
  };
  const hear = async (...said: Parameters<typeof cardWebhook>) =>
    (await doors().app.inject(cardWebhook(...said))).statusCode;
  const ready = () =>
    hear("account.updated", {
      id: CARD_ACCOUNT,
      charges_enabled: true,
      metadata: { shop_id: garonneScope.shop_id },
    });
  const get = (url: string) =>
    doors().app.inject({ url, headers: { "x-forwarded-for": anotherVisitor() } });
  const payPage = ({ sheetid, id }: Owed) => get(`/suivi/${sheetid}/payer/${id}`);
  const sessions = () => service().asked.filter(({ path }) => path === "/v1/checkout/sessions");
  const refundsAsked = () => service().asked.filter(({ path }) => path === "/v1/refunds");
  /** The page is opened: what the service would say of it once it is paid. */
  const opened = async (invoice: Owed, more: object = {}) => {
    const { headers } = await payPage(invoice);
    const fields = sessions().at(-1)?.fields;
    const of = fields?.get("metadata[card_payment_id]") ?? "";
    return {
      id: String(headers.location).split("/").at(-1),
      payment_status: "paid",
      payment_intent: `pi_${of.slice(0, 8)}`,
      currency: "eur",
      amount_total: Number(fields?.get("line_items[0][price_data][unit_amount]")),
      metadata: { shop_id: garonneScope.shop_id, card_payment_id: of },
      ...more,
    };
  };
  const paid = async (invoice: Owed) => {
    const session = await opened(invoice);
    await hear("checkout.session.completed", session);
    return session;
  };
  const standing = async ({ id }: Owed) => {
    const { data } = await ask(STANDING);
    const all: { id: string }[] = data.invoices;
    return all.find((one) => one.id === id);
  };
  const receive = ({ id: invoice_id }: Owed, amount: number, method = "transfer") =>
    change("recordPayment", {
      input: { invoice_id, method, amount, received_on: TODAY, note: "" },
    });
  /** Answers its id, and what the office was told. */
  const refund = async ({ id: invoice_id }: Owed, amount: number, facts: object = {}) => {
    const id = crypto.randomUUID();
    const how = { source: "invoice", method: "card", on_card: true, paid_on: TODAY, note: "" };
    const input = { id, invoice_id, amount, ...how, ...facts };
    return { id, told: await change("refundPayment", { input }) };
  };
  const runRefund = (refund_id: string) =>
    refundCard(doors().services)(
      { shop_id: garonneScope.shop_id, refund_id },
      { attempt: 1, max_attempts: 25 },
    );
  const anInvoice = (): Owed => {
    const next = held.owed.pop();
    if (!next) throw new Error("more invoices are wanted than were issued");
    return next;
  };
  return {
    ...sales,
    service,
    hear,
    ready,
    get,
    payPage,
    sessions,
    refundsAsked,
    opened,
    paid,
    standing,
    receive,
    refund,
    runRefund,
    anInvoice,
  };
}

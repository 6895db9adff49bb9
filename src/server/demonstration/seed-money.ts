/** Quotes, their answers, invoices and payments, numbered and chained in the order of time. */
import { sql, type Kysely } from "kysely";
import { isRefusal } from "../../domain/decision.ts";
import { invoiceFromQuote } from "../../domain/invoice/issue.ts";
import type { Invoice } from "../../domain/invoice/invoice.ts";
import { ledgerInvoice, ledgerPayment } from "../../domain/ledger/entry.ts";
import { PAYMENT_METHODS, type Payment } from "../../domain/payment/payment.ts";
import { numberText, seriesOf } from "../../domain/quote/number.ts";
import {
  isDraft,
  type AcceptedQuote,
  type IssuedQuote,
  type Quote,
} from "../../domain/quote/quote.ts";
import { totalsOf } from "../../domain/quote/totals.ts";
import type { JournalItem } from "../../domain/repair/journal.ts";
import type { RepairStatus } from "../../domain/repair/status.ts";
import { addMinutes, dateOf, type Instant } from "../../domain/time.ts";
import { openBalance } from "../invoice/balance/store.ts";
import { appendEntry } from "../ledger/store.ts";
import type { DB } from "../platform/database/schema.ts";
import { idOf, tokenOf } from "./chance.ts";
import { itemRow } from "./seed-stories.ts";
import type { DemoShop } from "./shops.ts";
import { invoiceTime, partiesOf, quoteInto, sha256, ZONE, type Story } from "./story.ts";

type Money = {
  shop: DemoShop;
  stories: readonly Story[];
  references: ReadonlyMap<string, string>;
  ledgerKey: Buffer;
};

export async function writeMoney(db: Kysely<DB>, money: Money): Promise<void> {
  const quoted = money.stories
    .filter(({ quote }) => quote)
    .toSorted((a, b) => (a.quoted_at < b.quoted_at ? -1 : 1));
  for (const story of quoted) story.quote = await writeQuote(db, story);
  const billed = quoted
    .filter(({ status }) => BILLED.includes(status))
    .toSorted((a, b) => (invoiceTime(a) < invoiceTime(b) ? -1 : 1));
  for (const [rank, story] of billed.entries())
    await bill(db, { story, rank, ledgerKey: money.ledgerKey });
}

const BILLED: readonly RepairStatus[] = ["Attente de réglement", "Terminer/Archivé"];

const takeNumber = async (db: Kysely<DB>, series: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select app.take_number(${series}) as n`.execute(db);
  return rows[0]?.n ?? 0;
};

async function writeQuote(db: Kysely<DB>, story: Story): Promise<Quote> {
  const draft = story.quote;
  if (!draft) throw new Error("this story has no quote");
  const leaves = story.status !== "Devis à envoyer";
  const series = seriesOf("quote", dateOf(story.quoted_at, ZONE));
  const quote = leaves ? quoteInto(story, numberText(series, await takeNumber(db, series))) : draft;
  const row = quoteRow(story, quote);
  const { shop_id, quoteid } = row;
  await db.insertInto("quote_link").values({ shop_id, quoteid }).execute();
  await db.insertInto("quote").values(row).execute();
  if (!isDraft(quote)) await writeSending(db, story, quote);
  return quote;
}

function quoteRow({ shop, label, quoted_at }: Story, quote: Quote) {
  const {
    id,
    client_id,
    repair_id,
    reference,
    version,
    status,
    subject,
    discount,
    deposit,
    validity_days,
  } = quote;
  const { keeps_parts, urgent_on_request, notes } = quote;
  const { total_excl, total_vat, total_incl, bonus, due } = totalsOf(quote.lines, discount);
  const content = {
    id,
    client_id,
    repair_id,
    reference,
    version,
    status,
    subject,
    discount,
    deposit,
    validity_days,
    keeps_parts,
    urgent_on_request,
    notes,
  };
  const sent = isDraft(quote)
    ? {}
    : {
        sent_at: quote.sent_at,
        valid_until: quote.valid_until,
        expires_at: quote.expires_at,
        document: JSON.stringify(quote.document),
        document_sha256: quote.document_sha256,
      };
  const answered = "answered_at" in quote ? { answered_at: quote.answered_at } : {};
  const dates = { created_at: addMinutes(quoted_at, -20), updated_at: quoted_at };
  const amounts = { total_excl, total_vat, total_incl, bonus, due };
  return {
    shop_id: shop.id,
    quoteid: tokenOf(`${label} quote`),
    ...content,
    lines: JSON.stringify(quote.lines),
    ...amounts,
    ...sent,
    ...answered,
    ...dates,
  };
}

async function writeSending(db: Kysely<DB>, story: Story, quote: IssuedQuote): Promise<void> {
  const { sent_at, document_sha256, version } = quote;
  const shop_id = story.shop.id;
  await db
    .insertInto("quote_version")
    .values({
      shop_id,
      quote_id: quote.id,
      version,
      sent_at,
      document: JSON.stringify(quote.document),
      document_sha256,
    })
    .execute();
  const named = { quote_id: quote.id, reference: quote.reference, version };
  const { total_incl } = quote.document.totals;
  const sent: JournalItem = {
    type: "QuoteSent",
    payload: { ...named, total_incl, valid_until: quote.valid_until },
  };
  await write(db, story, { at: sent_at, author: "shop", item: sent });
  if (quote.status === "Accepté") {
    await writeAcceptance(db, story, quote);
    await write(db, story, {
      at: quote.answered_at,
      author: "client",
      item: { type: "QuoteAccepted", payload: { ...named, total_incl } },
    });
  }
  if (quote.status === "Refusé") {
    const { answered_at: at, reason } = quote;
    await db
      .insertInto("quote_answer")
      .values({
        shop_id,
        quote_id: quote.id,
        version,
        answer: "refused",
        reason,
        at,
        ip: "203.0.113.24",
        user_agent: "Mozilla/5.0",
        document_sha256,
        signature: null,
      })
      .execute();
    await write(db, story, {
      at,
      author: "client",
      item: { type: "QuoteRefused", payload: { ...named, reason } },
    });
  }
}

async function writeAcceptance(db: Kysely<DB>, story: Story, quote: AcceptedQuote): Promise<void> {
  const { name, signature, at, ip, user_agent, document_sha256, consents } = quote.evidence;
  await db
    .insertInto("quote_answer")
    .values({
      shop_id: story.shop.id,
      quote_id: quote.id,
      version: quote.version,
      answer: "accepted",
      name,
      signature: JSON.stringify(signature),
      at,
      ip,
      user_agent,
      document_sha256,
      consents: [...consents],
    })
    .execute();
}

type Moment = { at: Instant; author: "client" | "shop"; item: JournalItem };

const write = async (db: Kysely<DB>, story: Story, { at, author, item }: Moment): Promise<void> => {
  await db
    .insertInto("repair_item")
    .values(itemRow(story.shop.id, story.id, { at, author, created_by: null, item }))
    .execute();
};

type Billed = { story: Story; rank: number; ledgerKey: Buffer };

/** One invoice in three waits for its payment; of those, one in two has received a part. */
async function bill(db: Kysely<DB>, { story, rank, ledgerKey }: Billed): Promise<void> {
  const invoice = await issue(db, story, ledgerKey);
  const settled = story.status === "Terminer/Archivé";
  const part = rank % 2 === 0 ? Math.round(invoice.due / 3) : 0;
  const amount = settled ? invoice.due : part;
  if (amount > 0) await receive(db, { story, invoice, amount, rank, ledgerKey });
}

async function issue(db: Kysely<DB>, story: Story, ledgerKey: Buffer): Promise<Invoice> {
  const { quote } = story;
  if (quote?.status !== "Accepté") throw new Error("only an accepted quote is billed");
  const at = invoiceTime(story);
  const performed_on = dateOf(at, ZONE);
  const number = await takeNumber(db, seriesOf("invoice", performed_on));
  const id = idOf(`${story.label} invoice`);
  const { seller } = partiesOf(story);
  const invoice = invoiceFromQuote(quote, {
    id,
    number,
    at,
    zone: ZONE,
    sha256,
    seller,
    performed_on,
    prepaid: 0,
  });
  if (isRefusal(invoice))
    throw new Error(`the invoice of ${story.label} is refused: ${invoice.refused}`);
  await db
    .insertInto("invoice")
    .values({ ...invoice, shop_id: story.shop.id, document: JSON.stringify(invoice.document) })
    .execute();
  await openBalance(db, { ...invoice, shop_id: story.shop.id });
  await appendEntry(db, { ...ledgerInvoice(invoice), at }, ledgerKey);
  const { reference, total_incl, due } = invoice;
  await write(db, story, {
    at,
    author: "shop",
    item: { type: "InvoiceIssued", payload: { invoice_id: id, reference, total_incl, due } },
  });
  return invoice;
}

type Received = Billed & { invoice: Invoice; amount: number };

async function receive(
  db: Kysely<DB>,
  { story, invoice, amount, rank, ledgerKey }: Received,
): Promise<void> {
  const at = addMinutes(invoice.issued_at, 10);
  const method = PAYMENT_METHODS[rank % 4] ?? "card";
  const payment: Payment = {
    id: idOf(`${story.label} payment`),
    invoice_id: invoice.id,
    repair_id: story.id,
    method,
    amount,
    received_on: dateOf(at, ZONE),
    note: "",
    corrects_id: null,
  };
  await db
    .insertInto("payment")
    .values({ ...payment, shop_id: story.shop.id, created_at: at })
    .execute();
  await db
    .updateTable("invoice_balance")
    .set({ paid: amount })
    .where("shop_id", "=", story.shop.id)
    .where("invoice_id", "=", invoice.id)
    .execute();
  await appendEntry(db, { ...ledgerPayment(payment), at }, ledgerKey);
  const { id: payment_id, invoice_id } = payment;
  const named = {
    payment_id,
    invoice_id,
    reference: invoice.reference,
    amount,
    method,
    remainder: invoice.due - amount,
  };
  await write(db, story, { at, author: "shop", item: { type: "PaymentReceived", payload: named } });
}

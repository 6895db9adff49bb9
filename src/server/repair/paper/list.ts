/** The quotes, invoices and certificate of a repair, as its client reads them behind the tracking link. */
import { sql } from "kysely";
import type { Cents } from "../../../domain/money.ts";
import { isCreditKind } from "../../../domain/invoice/kind.ts";
import { leftToPay } from "../../../domain/payment/account.ts";
import { transferOf } from "../../../domain/payment/sepa.ts";
import { standingOf } from "../../../domain/payment/standing.ts";
import { UNSENT_STATUSES } from "../../../domain/quote/status.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import type { TrackingProps } from "../../../web/site/props.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { IS_PERFORMED, type RepairRow } from "../store.ts";

type TrackedQuote = TrackingProps["quotes"][number];
type TrackedInvoice = TrackingProps["invoices"][number];

/** Past its last day, a quote that waits reads as expired, whether or not a task has said so. */
export async function quotesOf(
  db: ShopDb,
  { id, sheetid }: RepairRow,
  { at, today }: { at: Instant; today: LocalDate },
): Promise<TrackedQuote[]> {
  const { rows } = await sql<Omit<TrackedQuote, "url">>`
    select q.reference, q.due, q.valid_until,
      case when q.status <> 'Accepté' then q.document #> '{options,range,due}' end as range,
      app.quote_status(q.status, q.expires_at, ${at}::timestamptz) as status,
      w.at is not null as withdrawn, q.document #>> '{amends,reference}' as amends,
      (select s.document ->> 'reference' from app.quote s where s.shop_id = ${SHOP_ID} and s.amends_id = q.id
        and s.status = 'Accepté') as amended_by,
      case when q.status = 'Accepté' and w.at is null and a.withdrawal_deadline >= ${today}
        and not (a.early_start and ${IS_PERFORMED}) then a.withdrawal_deadline end as withdrawal_until
    from app.quote q
    join app.repair r on r.shop_id = q.shop_id and r.id = q.repair_id
    left join app.quote_answer a on a.shop_id = q.shop_id and a.quote_id = q.id and a.version = q.version
    left join app.quote_withdrawal w on w.shop_id = q.shop_id and w.quote_id = q.id
    where q.shop_id = ${SHOP_ID} and q.repair_id = ${id} and q.status <> all(${[...UNSENT_STATUSES]}::text[])
    order by q.sent_at desc, q.id desc`.execute(db);
  // Never the quote's own link, by which it is signed.
  return rows.map((quote) => ({ ...quote, url: `/suivi/${sheetid}/devis/${quote.reference}` }));
}

type InvoiceFacts = Pick<
  TrackedInvoice,
  "id" | "kind" | "reference" | "issued_on" | "due_on" | "total_incl" | "corrects" | "replaced_by"
> & {
  paid: Cents;
  remainder: Cents;
  seller: { name: string; iban: string };
  credited_incl: Cents;
  takes_card: boolean;
};

/** `today` is the shop's day. */
export async function invoicesOf(
  db: ShopDb,
  { id, sheetid }: RepairRow,
  today: LocalDate,
): Promise<TrackedInvoice[]> {
  const { rows } = await sql<InvoiceFacts>`
    select i.id, i.kind, i.reference, i.issued_on, i.due_on, i.total_incl, coalesce(b.paid, 0) as paid,
      coalesce(b.remainder, 0) as remainder, coalesce(b.credited_incl, 0) as credited_incl,
      i.document -> 'corrects' ->> 'reference' as corrects, n.reference as replaced_by,
      (i.payable_from is null or i.payable_from <= ${today}) and exists (select from app.card_account a
        where a.shop_id = ${SHOP_ID} and a.ready) as takes_card,
      jsonb_build_object('name', i.document -> 'seller' ->> 'name', 'iban', i.document -> 'seller' ->> 'iban') as seller
    from app.invoice i left join app.invoice_balance b on b.shop_id = i.shop_id and b.invoice_id = i.id
      left join app.invoice n on n.shop_id = i.shop_id and n.replaces_id = i.id
    where i.shop_id = ${SHOP_ID} and i.repair_id = ${id} order by i.issued_at desc, i.id desc`.execute(
    db,
  );
  return rows.map((facts) => trackedInvoice(facts, { sheetid, today }));
}

function trackedInvoice(
  { seller, takes_card, ...facts }: InvoiceFacts,
  { sheetid, today }: { sheetid: string; today: LocalDate },
): TrackedInvoice {
  const { id, kind, reference, issued_on, due_on, total_incl, paid, remainder, corrects } = facts;
  const { replaced_by } = facts;
  const remaining = leftToPay(remainder);
  const transfer = transferOf({ seller, reference }, remaining);
  return {
    id,
    kind,
    corrects,
    replaced_by,
    reference,
    issued_on,
    due_on,
    total_incl,
    paid,
    remaining,
    owed: Math.max(0, 0 - remainder),
    standing: isCreditKind(kind)
      ? "credit"
      : standingOf({ ...facts, replaced: replaced_by !== null }, today),
    pdf_url: `/suivi/${sheetid}/facture/${id}.pdf`,
    settled_url:
      paid > 0 && remainder === 0 ? `/suivi/${sheetid}/facture-acquittee/${id}.pdf` : null,
    card_url: takes_card && remaining > 0 ? `/suivi/${sheetid}/payer/${id}` : null,
    transfer: transfer
      ? // The amount is in the address: a browser that shows the page again reads the code again.
        { ...seller, qr_url: `/suivi/${sheetid}/virement/${id}.png?reste=${remaining}` }
      : null,
  };
}

/** The one that stands, not those taken back. */
export async function certificateOf(
  db: ShopDb,
  { id, sheetid }: RepairRow,
): Promise<TrackingProps["certificate"]> {
  const { rows } = await sql<{ id: string; at: Instant }>`
    select c.id, c.created_at as at from app.certificate c
    where c.shop_id = ${SHOP_ID} and c.repair_id = ${id} and c.withdrawn_at is null`.execute(db);
  const [given] = rows;
  return given ? { at: given.at, pdf_url: `/suivi/${sheetid}/attestation/${given.id}.pdf` } : null;
}

/** What counts as sold and as received, for every statement that sums it. */
import { sql, type RawBuilder } from "kysely";
import type { SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

/**
 * Documents issued in the period, with whose work and which trade they bill, blank for none; `sign` is −1 for a credit
 * note. Whatever is not in the index `invoice_by_date` makes it read every row.
 */
export const documentsIn = ({ from, to }: SalesPeriod): RawBuilder<unknown> => sql`(
  select i.id, i.issued_on, i.total_excl, i.total_vat, i.total_incl, coalesce(i.technician_id::text, '') as technician_id,
    coalesce(i.category_id, '') as category_id, case i.kind when 381 then -1 else 1 end as sign,
    false as is_cancelled
  from app.invoice i where i.shop_id = ${SHOP_ID} and i.kind in (380, 381, 384) and i.issued_on between ${from} and ${to})`;

/** The same with the invoices that a corrective one of the period cancels, which count backwards. */
export const issuedIn = ({ from, to }: SalesPeriod): RawBuilder<unknown> => sql`(
  select * from ${documentsIn({ from, to })} i
  union all
  select o.id, n.issued_on, o.total_excl, o.total_vat, o.total_incl, coalesce(o.technician_id::text, ''),
    coalesce(o.category_id, ''), -1, true
  from ${replacedIn({ from, to })})`;

/** Invoices cancelled and replaced in the period: `n` stands in the place of `o`. */
const replacedIn = ({ from, to }: SalesPeriod): RawBuilder<unknown> => sql`
  app.invoice n join app.invoice o on o.shop_id = ${SHOP_ID} and o.id = n.replaces_id
  where n.shop_id = ${SHOP_ID} and n.replaces_id is not null and n.issued_on between ${from} and ${to}`;

/** Bases and VAT by rate of what was billed in the period, what it cancelled taken off. */
const vatGroupsIn = (
  { from, to }: SalesPeriod,
  which: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select g.vat_rate, g.base * d.sign as base, g.vat * d.sign as vat
  from (select i.vat_groups, i.on_debits, case i.kind when 381 then -1 else 1 end as sign from app.invoice i
      where i.shop_id = ${SHOP_ID} and i.kind in (380, 381, 384) and i.issued_on between ${from} and ${to}
      union all select o.vat_groups, o.on_debits, -1 from ${replacedIn({ from, to })}) d,
    jsonb_to_recordset(d.vat_groups) as g (vat_rate int, base bigint, vat bigint)
  where ${which}`;

/** Over `issuedIn() d`: an invoice and the one that replaces it are one; credit notes apart. */
export const soldCount: RawBuilder<unknown> = sql`(count(*) filter (where d.sign > 0) - count(*) filter (where d.is_cancelled))`;
export const creditCount: RawBuilder<unknown> = sql`count(*) filter (where d.sign < 0 and not d.is_cancelled)`;

/** A signed sum over `issuedIn() d`. */
export const issuedSum = (amount: "excl" | "vat" | "incl"): RawBuilder<unknown> =>
  sql`coalesce(sum(d.sign * ${sql.ref(`d.total_${amount}`)}), 0)::bigint`;

/** Entries received in the period; money given back is negative, and an advance that is used is no new money. */
export const receivedIn = ({ from, to }: SalesPeriod): RawBuilder<unknown> => sql`(
  select p.invoice_id, p.method, p.received_on, p.amount
  from app.payment p where p.shop_id = ${SHOP_ID} and p.received_on between ${from} and ${to} and p.method <> 'account')`;

/** What fell due with the money of the period, as its movements wrote it, and with the documents that are on debits. */
export const receivedVat = ({ from, to }: SalesPeriod): RawBuilder<unknown> => sql`(
  select s.vat_rate, s.amount - s.vat as base, s.vat
  from app.payment_share s where s.shop_id = ${SHOP_ID} and s.received_on between ${from} and ${to}
    and not exists (select from app.invoice i where i.shop_id = ${SHOP_ID} and i.on_debits and i.id = s.invoice_id)
  union all ${vatGroupsIn({ from, to }, sql`d.on_debits`)})`;

/** What was billed in the period, credit notes taken off. */
export const billedVat = (period: SalesPeriod): RawBuilder<unknown> =>
  sql`(${vatGroupsIn(period, sql`true`)})`;

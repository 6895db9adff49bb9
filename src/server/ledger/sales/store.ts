/** What counts as sold and as received, for every statement that sums it. */
import { sql, type RawBuilder } from "kysely";
import type { SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

/**
 * Documents issued in the period, with whose work and which trade they bill, blank for none; `sign` is −1 for a credit
 * note. Whatever is not in the index `invoice_by_date` makes it read every row.
 */
export const issuedIn = ({ from, to }: SalesPeriod): RawBuilder<unknown> => sql`(
  select i.id, i.issued_on, i.total_excl, i.total_vat, i.total_incl, coalesce(i.technician_id::text, '') as technician_id,
    coalesce(i.category_id, '') as category_id, case i.kind when 381 then -1 else 1 end as sign
  from app.invoice i where i.shop_id = ${SHOP_ID} and i.kind in (380, 381) and i.issued_on between ${from} and ${to})`;

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
  union all
  select g.vat_rate, g.base * d.sign, g.vat * d.sign
  from (select i.vat_groups, case i.kind when 381 then -1 else 1 end as sign from app.invoice i
      where i.shop_id = ${SHOP_ID} and i.on_debits and i.kind in (380, 381) and i.issued_on between ${from} and ${to}) d,
    jsonb_to_recordset(d.vat_groups) as g (vat_rate int, base bigint, vat bigint))`;

/** What was billed in the period, credit notes taken off. */
export const billedVat = ({ from, to }: SalesPeriod): RawBuilder<unknown> => sql`(
  select g.vat_rate, g.base * d.sign as base, g.vat * d.sign as vat
  from (select i.vat_groups, case i.kind when 381 then -1 else 1 end as sign from app.invoice i
      where i.shop_id = ${SHOP_ID} and i.kind in (380, 381) and i.issued_on between ${from} and ${to}) d,
    jsonb_to_recordset(d.vat_groups) as g (vat_rate int, base bigint, vat bigint))`;

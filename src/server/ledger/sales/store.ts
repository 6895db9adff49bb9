/** What counts as sold and as received, for every statement that sums it. */
import { sql, type RawBuilder } from "kysely";
import type { SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

/** Documents issued in the period; `sign` is −1 for a credit note. */
export const issuedIn = ({ from, to }: SalesPeriod): RawBuilder<unknown> => sql`(
  select i.id, i.repair_id, i.issued_on, i.total_excl, i.total_vat, i.total_incl, i.vat_groups,
    case when i.credits_id is null then 1 else -1 end as sign
  from app.invoice i where i.shop_id = ${SHOP_ID} and i.kind in (380, 381) and i.issued_on between ${from} and ${to})`;

/** A signed sum over `issuedIn() d`. */
export const issuedSum = (amount: "excl" | "vat" | "incl"): RawBuilder<unknown> =>
  sql`coalesce(sum(d.sign * ${sql.ref(`d.total_${amount}`)}), 0)::bigint`;

/** Entries received in the period; money given back is negative, and an advance that is used is no new money. */
export const receivedIn = ({ from, to }: SalesPeriod): RawBuilder<unknown> => sql`(
  select p.invoice_id, p.method, p.received_on, p.amount
  from app.payment p where p.shop_id = ${SHOP_ID} and p.received_on between ${from} and ${to} and p.method <> 'account')`;

/** What the money of the period was for, as its movements wrote it. */
export const receivedVat = ({ from, to }: SalesPeriod): RawBuilder<unknown> => sql`(
  select s.vat_rate, s.amount - s.vat as base, s.vat
  from app.payment_share s where s.shop_id = ${SHOP_ID} and s.received_on between ${from} and ${to})`;

/** Whose work each repair is, and of which trade: `peopleOf` of the domain, the first one where several went. Blank for none. */
export const OWNERS = sql`(
  select r.id as repair_id, coalesce(coalesce(r.technician_id, gone.user_id)::text, '') as technician_id,
    coalesce(a.category_id, '') as category_id
  from app.repair r
    left join app.appliance a on a.shop_id = ${SHOP_ID} and a.id = r.appliance_id
    left join lateral (
      select (select t.user_id from app.event_assignee t where t.shop_id = ${SHOP_ID} and t.event_id = e.id
        order by t.user_id limit 1) as user_id
      from app.event e where r.technician_id is null and e.shop_id = ${SHOP_ID} and e.repair_id = r.id and e.status <> 'CANCEL'
      order by e.start_at desc, e.id desc limit 1) gone on true
  where r.shop_id = ${SHOP_ID})`;

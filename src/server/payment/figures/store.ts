/** What the shop did each day of a period: appointments, invoices and payments. */
import { sql } from "kysely";
import { z } from "zod";
import type { DayFigures } from "../../../domain/payment/figures/week.ts";
import { startOfDay, addDays, type LocalDate, type Zone } from "../../../domain/time.ts";
import { LOCAL_DATE, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

type Period = { from: LocalDate; to: LocalDate; zone: Zone };

const dayFigures: z.ZodType<DayFigures> = z.strictObject({
  day: LOCAL_DATE,
  invoiced: z.number(),
  received: z.number(),
  visits: z.number(),
  done: z.number(),
});

/** Both ends included; days without anything are left out. What is credited or replaced is taken off, a deposit counts once, whole days and a trial of the booking page are no appointment. */
export const figuresByDay = (db: ShopDb, { from, to, zone }: Period): Promise<DayFigures[]> =>
  readRows(
    db,
    dayFigures,
    sql`
    select day, sum(invoiced)::bigint as invoiced, sum(received)::bigint as received, sum(visits)::bigint as visits,
      sum(done)::bigint as done
    from (
      select i.issued_on as day, case when i.kind in (381, 503) then -1 else 1 end * (i.due + i.bonus) as invoiced,
        0 as received, 0 as visits, 0 as done
      from app.invoice i where i.shop_id = ${SHOP_ID} and i.issued_on between ${from} and ${to}
      union all
      select n.issued_on, 0 - (o.due + o.bonus), 0, 0, 0
      from app.invoice n join app.invoice o on o.shop_id = ${SHOP_ID} and o.id = n.replaces_id
      where n.shop_id = ${SHOP_ID} and n.replaces_id is not null and n.issued_on between ${from} and ${to}
      union all
      select p.received_on, 0, p.amount, 0, 0
      from app.payment p where p.shop_id = ${SHOP_ID} and p.received_on between ${from} and ${to}
      union all
      select (e.start_at at time zone ${zone})::date, 0, 0, 1, (e.status = 'DONE')::int
      from app.event e where e.shop_id = ${SHOP_ID} and e.status <> 'CANCEL' and not e.fullday
        and not exists (select from app.booking_trial t where t.shop_id = e.shop_id and t.event_id = e.id)
        and e.start_at >= ${startOfDay(from, zone)} and e.start_at < ${startOfDay(addDays(to, 1), zone)}
    ) as counted group by day order by day`,
  );

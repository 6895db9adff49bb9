/** The visitors who wait without an appointment, as the shop sees them. */
import { sql } from "kysely";
import { z } from "zod";
import {
  suitingText,
  type VisitorRequest,
} from "../../../../domain/booking/waiting/visitor/visitor.ts";
import { WAITING_PARTS } from "../../../../domain/booking/waiting/waiting.ts";
import { fullName } from "../../../../domain/client/names.ts";
import type { Instant } from "../../../../domain/time.ts";
import { INSTANT, readRows } from "../../../platform/database/rows.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { SHOP_ID } from "../../../platform/database/shop-id.ts";
import { jobOf } from "./join.ts";

const row = z.strictObject({
  id: z.string(),
  request: z.custom<VisitorRequest>((value) => typeof value === "object"),
  part: z.enum(WAITING_PARTS),
  weekdays: z.array(z.number()),
  since: INSTANT,
  offered_start_at: INSTANT.nullable(),
  offered_end_at: INSTANT.nullable(),
  offered_until: INSTANT.nullable(),
});

export type WaitingVisitor = Pick<
  z.output<typeof row>,
  "id" | "since" | "offered_start_at" | "offered_end_at" | "offered_until"
> &
  Record<"name" | "phone" | "email" | "job" | "suiting", string>;

const MOST_LISTED = 50;

/** In the order of their requests. */
export async function listVisitors(db: ShopDb, now: Instant): Promise<WaitingVisitor[]> {
  const rows = await readRows(
    db,
    row,
    sql`
    select v.id, v.request, v.part, v.weekdays, v.created_at as since, o.public_start_at as offered_start_at,
      o.public_end_at as offered_end_at, o.expires_at as offered_until
    from app.waiting_visitor v
    left join lateral (
      select o.public_start_at, o.public_end_at, o.expires_at from app.waiting_offer o
      where o.shop_id = ${SHOP_ID} and o.visitor_id = v.id and o.outcome is null and o.expires_at > ${now}
      order by o.created_at desc, o.id desc limit 1) o on true
    where v.shop_id = ${SHOP_ID} and v.ended_at is null
    order by v.created_at, v.id limit ${MOST_LISTED}`,
  );
  return rows.map(({ request, part, weekdays, ...rest }) => ({
    ...rest,
    name: fullName(request.client),
    phone: request.client.phone,
    email: request.client.email,
    job: jobOf(request),
    suiting: suitingText({ part, weekdays }),
  }));
}

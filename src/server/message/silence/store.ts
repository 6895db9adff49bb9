/** The silences that the shop was told of. */
import { sql } from "kysely";
import { SAID, silentBefore, WORKING } from "../../../domain/repair/silence.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

/** In a day at most, the longest silences first: a shop that comes from another program is not drowned. */
const MOST = 20;

/**
 * Tells the person in charge, else the desk, of each repair whose client heard nothing for five days, once a silence: the key
 * of the table holds its beginning. The same rule as `silentDays` of the domain. Answers how many.
 */
export async function nudge(db: ShopDb, at: Instant): Promise<number> {
  const before = silentBefore(at);
  const { rows } = await sql`
    with spoken as materialized (
      select r.id, r.reference, r.client_id, r.technician_id, greatest(r.created_at, (
        select max(i.created_at) from app.repair_item i
        where i.shop_id = ${SHOP_ID} and i.repair_id = r.id and i.type = any(${[...SAID]}::text[]))) as said_at
      from app.repair r
      where r.shop_id = ${SHOP_ID} and r.status = any(${[...WORKING]}::text[]) and r.created_at < ${before}
        and not exists (select from app.event e where e.shop_id = ${SHOP_ID} and e.repair_id = r.id
          and e.status = 'TODO' and e.end_at > ${at})),
    silent as (
      select s.id, s.said_at from spoken s where s.said_at < ${before}
        and not exists (select from app.silence_nudge n
          where n.shop_id = ${SHOP_ID} and n.repair_id = s.id and n.said_at = s.said_at)
      order by s.said_at, s.id limit ${MOST}),
    nudged as (
      insert into app.silence_nudge (shop_id, repair_id, said_at, created_at)
      select ${SHOP_ID}, s.id, s.said_at, ${at} from silent s
      on conflict (shop_id, repair_id, said_at) do nothing returning repair_id)
    select app.notify(${SHOP_ID}, 'silence',
      jsonb_build_object('client', trim(c.firstname || ' ' || c.lastname), 'reference', s.reference), s.id,
      case when s.technician_id is null then null else array[s.technician_id] end, null, ${at}::timestamptz)
    from nudged d join spoken s on s.id = d.repair_id
      join app.client c on c.shop_id = ${SHOP_ID} and c.id = s.client_id`.execute(db);
  return rows.length;
}

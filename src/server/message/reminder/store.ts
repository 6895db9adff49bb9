/** Reminders of appointments, and the appointments that may need one. */
import { sql } from "kysely";
import { z } from "zod";
import { LOCATIONS } from "../../../domain/catalogue/interventions.ts";
import { RUNGS, type Rung } from "../../../domain/message/rules/rules.ts";
import { addMinutes, type Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { shopsOf } from "../../shop/store.ts";

const visit = z.strictObject({
  event_id: z.string(),
  repair_id: z.string(),
  visit_id: z.string().nullable(),
  kind: z.string(),
  where: z.enum(LOCATIONS),
  public_start_at: INSTANT,
  public_end_at: INSTANT,
  planned_at: INSTANT,
  sent: z.array(z.enum(RUNGS)),
});
export type AnnouncedVisit = z.output<typeof visit>;

/** Appointments are looked for until then: the earliest rung is a week before the window, which may begin after a trip. */
const aheadOf = (at: Instant): Instant => addMinutes(at, 9 * 1440);

/**
 * The appointments of the next week whose window was announced, found by their start; a booking that is not confirmed is
 * none, and several appliances of one visit are one. `planned_at` is when the journal first gave it that window.
 */
export const visitsAhead = (db: ShopDb, at: Instant): Promise<AnnouncedVisit[]> =>
  readRows(
    db,
    visit,
    sql`
    select e.id as event_id, e.repair_id, e.visit_id, e.kind, e."where", e.public_start_at, e.public_end_at,
      coalesce((select min(i.created_at) from app.repair_item i
        where i.shop_id = ${SHOP_ID} and i.repair_id = e.repair_id and i.type in ('AppointmentPlanned', 'AppointmentMoved')
          and i.payload ->> 'event_id' = e.id::text
          and (i.payload ->> 'public_start_at')::timestamptz = e.public_start_at), e.created_at) as planned_at,
      array(select a.rung from app.appointment_reminder a where a.shop_id = ${SHOP_ID} and a.event_id = e.id
        and a.public_start_at = e.public_start_at) as sent
    from app.event e
    where e.shop_id = ${SHOP_ID} and e.status = 'TODO' and e.repair_id is not null and e.public_start_at > ${at}
      and e.start_at > ${at}::timestamptz - interval '1 day' and e.start_at < ${aheadOf(at)}
      and not exists (select from app.event o where o.shop_id = ${SHOP_ID} and o.visit_id = e.visit_id and o.status = 'TODO'
        and (o.start_at, o.id) < (e.start_at, e.id))
      and not exists (select from app.booking b where b.shop_id = ${SHOP_ID} and b.repair_id = coalesce(e.visit_id, e.repair_id)
        and b.held_until is not null and b.confirmed_at is null)
    order by e.public_start_at, e.id`,
  );

/** The shops, not closed, in which `visitsAhead` may find any. */
export const shopsWithVisits = (
  database: Pick<Database, "withSystem">,
  at: Instant,
): Promise<string[]> => shopsOf(database, sql`app.shops_with_visits(${at}, ${aheadOf(at)})`);

type Reminder = { event_id: string; rung: Rung; public_start_at: Instant; at: Instant };

/** True the first time only, and while the appointment still stands at that window, which it keeps until the transaction ends. */
export async function insertReminder(
  db: ShopDb,
  { event_id, rung, public_start_at, at }: Reminder,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into app.appointment_reminder (shop_id, event_id, rung, public_start_at, created_at)
    select ${SHOP_ID}, e.id, ${rung}, e.public_start_at, ${at} from app.event e
    where e.shop_id = ${SHOP_ID} and e.id = ${event_id} and e.status = 'TODO' and e.public_start_at = ${public_start_at}
    for share of e
    on conflict (shop_id, event_id, rung, public_start_at) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export async function nameMessage(
  db: ShopDb,
  { event_id, rung, public_start_at }: Omit<Reminder, "at">,
  message_id: string,
): Promise<void> {
  await sql`
    update app.appointment_reminder a set message_id = ${message_id}
    where a.shop_id = ${SHOP_ID} and a.event_id = ${event_id} and a.rung = ${rung}
      and a.public_start_at = ${public_start_at}`.execute(db);
}

const stale = z.strictObject({ id: z.string() });

/** Of these messages, the reminders whose appointment moved, was cancelled or has begun since they were written. */
export const staleReminders = async (
  db: ShopDb,
  ids: readonly string[],
  at: Instant,
): Promise<string[]> =>
  (
    await readRows(
      db,
      stale,
      sql`
      select m.id from app.message m
      where m.shop_id = ${SHOP_ID} and m.id = any(${[...ids]}::uuid[]) and m.template = 'appointment-reminder'
        and not exists (select from app.appointment_reminder a
          join app.event e on e.shop_id = a.shop_id and e.id = a.event_id
          where a.shop_id = ${SHOP_ID} and e.shop_id = ${SHOP_ID} and a.message_id = m.id and e.status = 'TODO'
            and e.public_start_at = a.public_start_at and e.public_start_at > ${at})`,
    )
  ).map(({ id }) => id);

/** The letters of statuses, as the shop wrote them, and the changes of status that were told. */
import { sql } from "kysely";
import { z } from "zod";
import { defaultLetter, type StatusLetter } from "../../../domain/message/status-letter/letter.ts";
import { REPAIR_STATUSES, type RepairStatus } from "../../../domain/repair/status.ts";
import type { Instant } from "../../../domain/time.ts";
import { readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const letter = z.strictObject({
  status: z.enum(REPAIR_STATUSES),
  enabled: z.boolean(),
  subject: z.string(),
  text: z.string(),
  sms: z.string(),
});

/** One for each status, in the order of the statuses. */
export async function loadLetters(db: ShopDb): Promise<StatusLetter[]> {
  const written = await readRows(
    db,
    letter,
    sql`
    select l.status, l.enabled, l.subject, l.text, l.sms from app.status_letter l
    where l.shop_id = ${SHOP_ID} and l.status = any(${[...REPAIR_STATUSES]}::text[])`,
  );
  const byStatus = new Map(written.map((one) => [one.status, one]));
  return REPAIR_STATUSES.map((status) => byStatus.get(status) ?? defaultLetter(status));
}

export async function saveLetter(
  db: ShopDb,
  { status, enabled, subject, text, sms }: StatusLetter,
): Promise<void> {
  await sql`
    insert into app.status_letter (shop_id, status, enabled, subject, text, sms)
    values (${SHOP_ID}, ${status}, ${enabled}, ${subject}, ${text}, ${sms})
    on conflict (shop_id, status) do update set enabled = excluded.enabled, subject = excluded.subject,
      text = excluded.text, sms = excluded.sms`.execute(db);
}

const claimed = z.strictObject({ item_id: z.string() });

/** True once for the last change that gave the repair this status; false when there is none. */
export const claimChange = async (
  db: ShopDb,
  { repair_id, status }: { repair_id: string; status: RepairStatus },
  at: Instant,
): Promise<boolean> =>
  (await readRow(
    db,
    claimed,
    sql`
    insert into app.status_letter_sent (shop_id, item_id, created_at)
    select ${SHOP_ID}, last.id, ${at} from (
      select i.id, i.payload ->> 'to' as status from app.repair_item i
      where i.shop_id = ${SHOP_ID} and i.repair_id = ${repair_id} and i.type = 'StatusChanged' order by i.id desc limit 1) last
    where last.status = ${status}
    on conflict (shop_id, item_id) do nothing returning item_id`,
  )) !== undefined;

const example = z.strictObject({ id: z.string() });

/** A repair to show a letter on: one in that status, else the last one that changed; undefined in an empty shop. */
export const exampleRepair = async (db: ShopDb, status: string): Promise<string | undefined> =>
  (
    await readRow(
      db,
      example,
      sql`
      select r.id from app.repair r where r.shop_id = ${SHOP_ID}
      order by r.status = ${status} desc, r.archived, r."lastUpdateAt" desc, r.id limit 1`,
    )
  )?.id;

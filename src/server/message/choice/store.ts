/** What clients chose to receive: appended, never changed. */
import { sql } from "kysely";
import { z } from "zod";
import { CHANNELS, CHOICE_WAYS, type Channel } from "../../../domain/message/choice/choice.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const choice = z.strictObject({
  client_id: z.string(),
  channel: z.enum(CHANNELS),
  wanted: z.boolean(),
  via: z.enum(CHOICE_WAYS),
  created_by: z.string().nullable(),
  created_at: INSTANT,
});
export type MessageChoice = z.output<typeof choice>;

/** The latest of each way, for the client as asked: a record merged into it said it too. */
export const choicesOf = (db: ShopDb, client_ids: readonly string[]): Promise<MessageChoice[]> =>
  readRows(
    db,
    choice,
    sql`
    with recursive record as (
      select c.id as client_id, c.id from app.client c
      where c.shop_id = ${SHOP_ID} and c.id = any(${[...client_ids]}::uuid[])
      union all
      select r.client_id, c.id from record r
        join app.client c on c.shop_id = ${SHOP_ID} and c.merged_into = r.id)
    select distinct on (r.client_id, m.channel) r.client_id, m.channel, m.wanted, m.via, m.created_by, m.created_at
    from record r join app.message_choice m on m.shop_id = ${SHOP_ID} and m.client_id = r.id
    order by r.client_id, m.channel, m.created_at desc, m.id desc`,
  );

export const refusedBy = async (db: ShopDb, client_id: string): Promise<Channel[]> =>
  (await choicesOf(db, [client_id])).filter(({ wanted }) => !wanted).map(({ channel }) => channel);

export async function insertChoice(db: ShopDb, given: MessageChoice): Promise<void> {
  const { client_id, channel, wanted, via, created_by, created_at } = given;
  await sql`
    insert into app.message_choice (shop_id, client_id, channel, wanted, via, created_by, created_at)
    values (${SHOP_ID}, ${client_id}, ${channel}, ${wanted}, ${via}, ${created_by}, ${created_at})`.execute(
    db,
  );
}

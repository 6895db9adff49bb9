/** What the shop shares. The appointments that hold it are written with their people, in the agenda's store. */
import { sql } from "kysely";
import { z } from "zod";
import { RESOURCE_KINDS, type ResourceFields } from "../../../domain/agenda/resource/resource.ts";
import type { Instant } from "../../../domain/time.ts";
import { readRow, readRows } from "../../platform/database/rows.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

const resource = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(RESOURCE_KINDS),
  in_use: z.boolean(),
  removed: z.boolean(),
});
export type ResourceRow = z.output<typeof resource>;

const RESOURCES = sql`
  select r.id, r.name, r.kind, r.in_use, r.removed_at is not null as removed from app.resource r
  where r.shop_id = ${SHOP_ID}`;

/** By name, those taken out too: past appointments name them. */
export const listResources = (db: ShopDb): Promise<ResourceRow[]> =>
  readRows(
    db,
    resource,
    sql`${RESOURCES} order by r.removed_at is not null, app.fold(r.name), r.id`,
  );

export const lockResource = (db: ShopDb, id: string): Promise<ResourceRow | undefined> =>
  readRow(db, resource, sql`${RESOURCES} and r.id = ${id} for update`);

/** The ids of what an appointment may be given now. */
export async function usableResources(db: ShopDb): Promise<string[]> {
  const resources = await listResources(db);
  return resources.filter(({ in_use, removed }) => in_use && !removed).map(({ id }) => id);
}

/** Throws the violation of `resource_name` when another has this name. */
export async function insertResource(
  db: ShopDb,
  row: ResourceFields & { shop_id: string; id: string },
): Promise<void> {
  await db.insertInto("resource").values(row).execute();
}

export async function updateResource(
  db: ShopDb,
  id: string,
  fields: Partial<ResourceFields> & { removed_at?: Instant },
): Promise<void> {
  await db
    .updateTable("resource")
    .set(fields)
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

const planned = z.strictObject({ resource_id: z.string(), planned: z.number() });

/** How many appointments that have not begun hold each of these. */
export const countPlanned = (
  db: ShopDb,
  ids: readonly string[],
  at: Instant,
): Promise<z.output<typeof planned>[]> =>
  readRows(
    db,
    planned,
    sql`select r.resource_id, count(*)::int as planned from app.event_resource r
      where r.shop_id = ${SHOP_ID} and r.resource_id = any(${[...ids]}::uuid[]) and r.status = 'TODO'
        and lower(r.busy) > ${at} group by r.resource_id`,
  );

/** Takes it off the appointments that have not begun; each is written again, so that open agendas hear of it. */
export async function releasePlanned(db: ShopDb, id: string, at: Instant): Promise<void> {
  await sql`
    with freed as (
      delete from app.event_resource r
      where r.shop_id = ${SHOP_ID} and r.resource_id = ${id} and r.status = 'TODO' and lower(r.busy) > ${at}
      returning r.event_id)
    update app.event e set notes = e.notes from freed where e.shop_id = ${SHOP_ID} and e.id = freed.event_id`.execute(
    db,
  );
}

/** One function of the database takes a client out of every table of the shop. */
import { sql } from "kysely";
import { z } from "zod";
import { readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

const counted = z.strictObject({
  repairs: z.number(),
  photos: z.number(),
  messages: z.number(),
});
export type Erased = z.output<typeof counted>;

/** The reference of a repair that is not archived. */
const kept = z.strictObject({ open: z.string() });
const answer = z.strictObject({ erased: z.union([counted, kept]).nullable() });

/** Nothing is written while a repair is open; undefined for no such client, or for one that was merged into another. */
export async function eraseRows(
  db: ShopDb,
  client_id: string,
): Promise<Erased | z.output<typeof kept> | undefined> {
  const row = await readRow(db, answer, sql`select app.erase_client(${client_id}::uuid) as erased`);
  return row?.erased ?? undefined;
}

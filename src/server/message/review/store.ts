/** The reviews of all shops that an administrator must read. */
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../platform/database/open.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";

const pending = z.strictObject({
  shop_id: z.string(),
  shop: z.string(),
  id: z.string(),
  stars: z.number(),
  text: z.string(),
  author: z.string(),
  state: z.string(),
  reported_reason: z.string(),
  created_at: INSTANT,
});

export const listPending = (database: Pick<Database, "withSystem">, first: number) =>
  database.withSystem(
    (db) => readRows(db, pending, sql`select * from app.list_reviews_to_decide(${first})`),
    "read",
  );

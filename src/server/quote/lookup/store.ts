import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../platform/database/open.ts";
import { readRows } from "../../platform/database/rows.ts";
import type { LookupContact } from "../../repair/lookup/store.ts";

const FOUND = z.strictObject({ shop_id: z.string(), quote_id: z.string() });

export const lookUpQuotes = (
  database: Database,
  { reference, email, phone }: LookupContact,
): Promise<z.output<typeof FOUND>[]> =>
  database.withSystem(
    (db) =>
      readRows(
        db,
        FOUND,
        sql`select shop_id, quote_id from app.look_up_quote(${reference}, ${email}, ${phone})`,
      ),
    "read",
  );

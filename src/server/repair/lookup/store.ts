import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../platform/database/open.ts";
import { readRows } from "../../platform/database/rows.ts";

export type LookupContact = { reference: string; email: string; phone: string };

const FOUND = z.strictObject({ shop_id: z.string(), repair_id: z.string() });

/** The same reference exists in every shop. */
export const lookUpRepairs = (
  database: Database,
  { reference, email, phone }: LookupContact,
): Promise<z.output<typeof FOUND>[]> =>
  database.withSystem(
    (db) =>
      readRows(
        db,
        FOUND,
        sql`select shop_id, repair_id from app.look_up_sheet(${reference}, ${email}, ${phone})`,
      ),
    "read",
  );

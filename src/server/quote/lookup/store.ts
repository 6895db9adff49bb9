import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../platform/database/open.ts";
import { readRow } from "../../platform/database/rows.ts";

export type Contact = { reference: string; email: string; phone: string };

const FOUND = z.strictObject({ quoteid: z.string() });

/** The public id of the quote of this reference, for a client who knows the e-mail or the phone on it. */
export async function lookUpQuote(
  database: Database,
  { reference, email, phone }: Contact,
): Promise<string | undefined> {
  const query = sql<z.output<typeof FOUND>>`
    select quoteid from app.look_up_quote(${reference}, ${email}, ${phone})`;
  return (await database.withSystem((db) => readRow(db, FOUND, query), "read"))?.quoteid;
}

/** Accounts of all shops, for administrators: each access is one function of the gate. */
import { sql } from "kysely";
import { z } from "zod";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { Bounds } from "../../platform/graphql/page.ts";
import type { GateDatabase } from "../../platform/limit.ts";

const found = z.strictObject({
  id: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.string(),
  shop_id: z.string().nullable(),
  shop: z.string(),
  disabled: z.boolean(),
  sessions: z.number(),
  seen_at: INSTANT.nullable(),
  total: z.number(),
});
export type FoundAccount = z.output<typeof found>;

export const searchAccounts = (
  database: GateDatabase,
  words: readonly string[],
  { first, skip }: Bounds,
): Promise<FoundAccount[]> =>
  database.withGate((db) =>
    readRows(
      db,
      found,
      sql`select * from auth.search_accounts(${[...words]}::text[], ${first}, ${skip})`,
    ),
  );

const member = z.strictObject({
  id: z.string(),
  shop_id: z.string(),
  email: z.string(),
  disabled: z.boolean(),
});
export type Member = z.output<typeof member>;

/** Undefined for an administrator's account, and for none. */
export const findMember = (database: GateDatabase, id: string): Promise<Member | undefined> =>
  database.withGate((db) => readRow(db, member, sql`select * from auth.find_member(${id}::uuid)`));

export const setDisabled = (database: GateDatabase, id: string, disabled: boolean): Promise<void> =>
  database.withGate(async (db) => {
    await sql`select auth.set_disabled(${id}::uuid, ${disabled})`.execute(db);
  });

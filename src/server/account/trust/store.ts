/** The browsers that remember a right code: each access is one SQL function, and only digests of tokens are stored. */
import { sql } from "kysely";
import { z } from "zod";
import { TRUST_DAYS } from "../../../domain/account/factor/code.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { GateDatabase } from "../../platform/limit.ts";
import { digest } from "../session/store.ts";

const answered = z.strictObject({ trusted: z.boolean() });

export async function isTrusted(
  database: GateDatabase,
  { token, account_id }: { token: string; account_id: string },
): Promise<boolean> {
  const row = await database.withGate((db) =>
    readRow(db, answered, sql`select auth.is_trusted(${digest(token)}, ${account_id}) as trusted`),
  );
  return row?.trusted === true;
}

type Trust = {
  token: string;
  /** What the browser presented: it is forgotten. */
  former: string | undefined;
  account_id: string;
  device: string;
  userAgent: string;
};

export const trustDevice = (
  database: GateDatabase,
  { token, former, account_id, device, userAgent }: Trust,
): Promise<void> =>
  database.withGate(async (db) => {
    await sql`select auth.trust_device(${digest(token)}, ${former ? digest(former) : null}, ${account_id},
      ${digest(device)}, ${userAgent}, ${TRUST_DAYS})`.execute(db);
  });

const listed = z.strictObject({
  id: z.string(),
  created_at: INSTANT,
  expire_at: INSTANT,
  user_agent: z.string(),
  current: z.boolean(),
});
export type TrustedDevice = z.output<typeof listed>;

/** Those of the account of this token: this browser first, then the latest. */
export const listTrustedDevices = (
  database: GateDatabase,
  token: string,
): Promise<TrustedDevice[]> =>
  database.withGate((db) =>
    readRows(db, listed, sql`select * from auth.list_trusted_devices(${digest(token)})`),
  );

const forgotten = z.strictObject({ count: z.number() });

export async function forgetTrustedDevice(
  database: GateDatabase,
  { token, id }: { token: string; id: string },
): Promise<number> {
  const row = await database.withGate((db) =>
    readRow(
      db,
      forgotten,
      sql`select auth.forget_trusted_device(${digest(token)}, ${id}) as count`,
    ),
  );
  return row?.count ?? 0;
}

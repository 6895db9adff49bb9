/** Passkeys and what they sign: each access is one SQL function of the gate. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { CHALLENGE_MINUTES, MOST_PASSKEYS } from "../../../domain/account/passkey/passkey.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { GateDatabase } from "../../platform/limit.ts";
import { digest } from "../session/store.ts";

const answered = z.strictObject({ done: z.boolean() });

const isDone = async (
  database: GateDatabase,
  statement: RawBuilder<z.output<typeof answered>>,
): Promise<boolean> => {
  const row = await database.withGate((db) => readRow(db, answered, statement));
  return row?.done === true;
};

/** For the account to which a key is being added, or for a sign-in when there is none. */
export const openChallenge = (
  database: GateDatabase,
  value: string,
  account_id: string | null,
): Promise<void> =>
  database.withGate(async (db) => {
    await sql`select auth.open_challenge(${digest(value)}, ${account_id}, ${CHALLENGE_MINUTES})`.execute(
      db,
    );
  });

/** True once. */
export const takeChallenge = (
  database: GateDatabase,
  value: string,
  account_id: string | null,
): Promise<boolean> =>
  isDone(database, sql`select auth.take_challenge(${digest(value)}, ${account_id}) as done`);

const listed = z.strictObject({
  id: z.string(),
  name: z.string(),
  transports: z.array(z.string()),
  created_at: INSTANT,
  used_at: INSTANT.nullable(),
});
export type ListedPasskey = z.output<typeof listed>;

export const listPasskeys = (
  database: GateDatabase,
  account_id: string,
): Promise<ListedPasskey[]> =>
  database.withGate((db) =>
    readRows(db, listed, sql`select * from auth.list_passkeys(${account_id})`),
  );

type NewPasskey = {
  account_id: string;
  /** Of the session in which it is added. */
  token: string;
  id: string;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
  name: string;
};

/** False when the key is known already, or the account has enough of them. */
export const addPasskey = (
  database: GateDatabase,
  { account_id, token, id, public_key, counter, transports, name }: NewPasskey,
): Promise<boolean> =>
  isDone(
    database,
    sql`select auth.add_passkey(${account_id}, ${id}, ${Buffer.from(public_key)}, ${counter},
      ${transports}::text[], ${name}, ${MOST_PASSKEYS}, ${digest(token)}) as done`,
  );

const found = z.strictObject({
  id: z.string(),
  shop_id: z.string().nullable(),
  email: z.string(),
  public_key: z.instanceof(Buffer),
  counter: z.number(),
  transports: z.array(z.string()),
  known: z.boolean(),
  has_devices: z.boolean(),
  suspended: z.boolean(),
});
export type FoundPasskey = z.output<typeof found>;

/** `id` is the account's; undefined when no open account has this key. */
export const findPasskey = (
  database: GateDatabase,
  { id, device }: { id: string; device: string },
): Promise<FoundPasskey | undefined> =>
  database.withGate((db) =>
    readRow(db, found, sql`select * from auth.find_passkey(${id}, ${digest(device)})`),
  );

/** False when the counter did not go up: another device holds a copy of the key. */
export const usePasskey = (database: GateDatabase, id: string, counter: number): Promise<boolean> =>
  isDone(database, sql`select auth.use_passkey(${id}, ${counter}) as done`);

type Own = { account_id: string; id: string };

export const renamePasskey = (
  database: GateDatabase,
  { account_id, id, name }: Own & { name: string },
): Promise<boolean> =>
  isDone(database, sql`select auth.rename_passkey(${account_id}, ${id}, ${name}) as done`);

export const removePasskey = (database: GateDatabase, { account_id, id }: Own): Promise<boolean> =>
  isDone(database, sql`select auth.remove_passkey(${account_id}, ${id}) as done`);

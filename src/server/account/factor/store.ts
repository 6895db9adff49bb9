/** The second factor and what waits for it: each access is one SQL function of the gate. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { HALF_SESSION_MINUTES } from "../../../domain/account/factor/code.ts";
import { readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { GateDatabase } from "../../platform/limit.ts";
import { digest } from "../session/store.ts";

const answered = z.strictObject({ done: z.boolean() });
type Statement = RawBuilder<z.output<typeof answered>>;

const isDone = async (database: GateDatabase, statement: Statement): Promise<boolean> => {
  const row = await database.withGate((db) => readRow(db, answered, statement));
  return row?.done === true;
};
const run = (database: GateDatabase, statement: RawBuilder<unknown>): Promise<void> =>
  database.withGate(async (db) => {
    await statement.execute(db);
  });

/** A code that was verified and is accepted once: its time step, or the digest of a rescue code. */
export type Proof = { step: number } | { rescue: Buffer };
const stepOf = (proof: Proof): number | null => ("step" in proof ? proof.step : null);
const rescueOf = (proof: Proof): Buffer | null => ("rescue" in proof ? proof.rescue : null);

/** False when the account has no second factor: nothing was kept. */
export const openHalfSession = (
  database: GateDatabase,
  { token, account_id }: { token: string; account_id: string },
): Promise<boolean> =>
  isDone(
    database,
    sql`select auth.open_half_session(${digest(token)}, ${account_id}, ${HALF_SESSION_MINUTES}) as done`,
  );

const addressed = z.strictObject({ email: z.string().nullable() });

const half = z.strictObject({
  id: z.string(),
  shop_id: z.string().nullable(),
  email: z.string(),
  sealed_secret: z.string(),
  known: z.boolean(),
  has_devices: z.boolean(),
  suspended: z.boolean(),
});
export type HalfAccount = z.output<typeof half>;

/** Whose password was right a moment ago; undefined when that is over, or the account was closed. */
export const findHalfSession = (
  database: GateDatabase,
  { token, device }: { token: string; device: string },
): Promise<HalfAccount | undefined> =>
  database.withGate((db) =>
    readRow(
      db,
      half,
      sql`select * from auth.find_half_session(${digest(token)}, ${digest(device)})`,
    ),
  );

/** True for one of several requests at the same instant. */
export const passHalfSession = (
  database: GateDatabase,
  token: string,
  proof: Proof,
): Promise<boolean> =>
  isDone(
    database,
    sql`select auth.pass_half_session(${digest(token)}, ${stepOf(proof)}, ${rescueOf(proof)}) as done`,
  );

export const acceptCode = (
  database: GateDatabase,
  account_id: string,
  proof: Proof,
): Promise<boolean> =>
  isDone(
    database,
    sql`select auth.use_code(${account_id}, ${stepOf(proof)}, ${rescueOf(proof)}) as done`,
  );

const factor = z.strictObject({
  sealed_secret: z.string(),
  confirmed: z.boolean(),
  rescue_codes: z.number(),
});

export const findSecondFactor = (
  database: GateDatabase,
  account_id: string,
): Promise<z.output<typeof factor> | undefined> =>
  database.withGate((db) =>
    readRow(db, factor, sql`select * from auth.find_second_factor(${account_id})`),
  );

/** False when the account has a second factor already. */
export const keepSecondFactor = (
  database: GateDatabase,
  account_id: string,
  sealed_secret: string,
): Promise<boolean> =>
  isDone(database, sql`select auth.keep_second_factor(${account_id}, ${sealed_secret}) as done`);

type Confirmation = { token: string; sealed_secret: string; step: number; rescue: Buffer[] };

/** The other sessions of the account end. False when it was confirmed already, or its hour is over. */
export const confirmSecondFactor = (
  database: GateDatabase,
  { token, sealed_secret, step, rescue }: Confirmation,
): Promise<boolean> =>
  isDone(
    database,
    sql`select auth.confirm_second_factor(${digest(token)}, ${sealed_secret}, ${step}, ${rescue}::bytea[]) as done`,
  );

export const setRescueCodes = (
  database: GateDatabase,
  account_id: string,
  rescue: Buffer[],
): Promise<void> =>
  run(database, sql`select auth.set_rescue_codes(${account_id}, ${rescue}::bytea[])`);

export const removeSecondFactor = (database: GateDatabase, account_id: string): Promise<void> =>
  run(database, sql`select auth.remove_second_factor(${account_id})`);

/** The code and every passkey: for a person who lost them all. */
export const removeFactors = (database: GateDatabase, account_id: string): Promise<void> =>
  run(database, sql`select auth.remove_factors(${account_id})`);

/** The same of a person of the shop, whose sessions end; in the transaction that records it. Answers the e-mail. */
export async function resetFactors(db: ShopDb, id: string): Promise<string | undefined> {
  const row = await readRow(db, addressed, sql`select app.reset_factors(${id}) as email`);
  return row?.email ?? undefined;
}

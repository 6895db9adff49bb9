/** Appliances at the workshop: what was received, and given back. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { CONDITIONS } from "../../domain/intake/condition.ts";
import type { ReceiptDocument } from "../../domain/intake/document.ts";
import type { ReceptionInput } from "../../domain/intake/input.ts";
import type { Signed } from "../../domain/intake/receive.ts";
import type { ScreenSignature } from "../../domain/quote/evidence.ts";
import type { Instant } from "../../domain/time.ts";
import { INSTANT, readRow, readRows } from "../platform/database/rows.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;
const SIGNATURE = z.custom<ScreenSignature>(isObject);

const INTAKE = z.strictObject({
  id: z.string(),
  repair_id: z.string(),
  condition: z.array(z.enum(CONDITIONS)),
  condition_note: z.string(),
  accessories: z.array(z.string()),
  ceiling: z.number().nullable(),
  has_password: z.boolean(),
  document: z.custom<ReceiptDocument>(isObject),
  signed_by: z.string(),
  signature: SIGNATURE,
  received_at: INSTANT,
  received_by: z.string().nullable(),
  returned_at: INSTANT.nullable(),
  returned_to: z.string().nullable(),
  return_signature: SIGNATURE.nullable(),
  missing: z.array(z.string()),
});
export type IntakeRow = z.output<typeof INTAKE>;

const select = (db: ShopDb, rest: RawBuilder<unknown>): Promise<IntakeRow[]> =>
  readRows(
    db,
    INTAKE,
    sql`select i.id, i.repair_id, i.condition, i.condition_note, i.accessories, i.ceiling, i.password is not null as has_password,
      i.document, i.signed_by, i.signature, i.received_at, i.received_by, i.returned_at, i.returned_to, i.return_signature, i.missing
    from app.intake i where i.shop_id = ${SHOP_ID} ${rest}`,
  );

export const loadIntake = async (db: ShopDb, id: string): Promise<IntakeRow | undefined> =>
  (await select(db, sql`and i.id = ${id}`))[0];

/** Oldest first for each repair. */
export const intakesOfRepairs = (db: ShopDb, repair_ids: readonly string[]): Promise<IntakeRow[]> =>
  select(db, sql`and i.repair_id = any(${[...repair_ids]}::uuid[]) order by i.received_at, i.id`);

export type NewIntake = {
  shop_id: string;
  reception: ReceptionInput;
  signed: Signed;
  document: ReceiptDocument;
  /** Encrypted; null for none. */
  password: string | null;
  received_at: Instant;
  received_by: string | null;
};

export async function insertIntake(db: ShopDb, intake: NewIntake): Promise<void> {
  const { reception, signed, document, ...row } = intake;
  const { id, repair_id, condition, condition_note, accessories, ceiling } = reception;
  await db
    .insertInto("intake")
    .values({
      ...row,
      id,
      repair_id,
      condition_note,
      ceiling,
      condition: [...condition],
      accessories: [...accessories],
      document: JSON.stringify(document),
      signed_by: signed.name,
      signature: JSON.stringify(signed.signature),
    })
    .execute();
}

/** Encrypted; undefined when none is kept, or no longer. */
export async function loadPassword(db: ShopDb, id: string): Promise<string | undefined> {
  const row = await readRow(
    db,
    z.strictObject({ password: z.string().nullable() }),
    sql`select i.password from app.intake i where i.shop_id = ${SHOP_ID} and i.id = ${id}`,
  );
  return row?.password ?? undefined;
}

export type Return = {
  id: string;
  signed: Signed;
  missing: readonly string[];
  note: string;
  returned_at: Instant;
  returned_by: string | null;
};

/** The appliance leaves, and its password is erased with it. */
export async function closeIntake(
  db: ShopDb,
  { id, signed, missing, note, ...row }: Return,
): Promise<void> {
  await db
    .updateTable("intake")
    .set({
      ...row,
      returned_to: signed.name,
      return_signature: JSON.stringify(signed.signature),
      return_note: note,
      missing: [...missing],
      password: null,
    })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

/** Who the shop was, is and will be: rows that are only added, each with the day from which it holds. */
import { sql } from "kysely";
import { z } from "zod";
import type { IdentityChanges } from "../../../domain/shop/identity/identity.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import type { SealedIdentity } from "../../../domain/ledger/trace/trace.ts";
import { columnsOf } from "../../platform/database/columns.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const identityRow = z.strictObject({
  id: z.string(),
  version: z.int(),
  valid_from: LOCAL_DATE,
  changes: z.record(z.string(), z.unknown()),
  former: z.record(z.string(), z.unknown()),
  recorded_at: INSTANT,
  account_id: z.string().nullable(),
  person: z.string(),
});
/** No changes: it was taken back before its day. */
export type IdentityRow = z.output<typeof identityRow>;

const LATEST = sql`
  select i.id, i.version, i.valid_from, i.changes, i.former, i.recorded_at, i.account_id, coalesce(p.name, '') as person
  from app.shop_identity i left join app.person_of(i.account_id) p on true
  where i.shop_id = ${SHOP_ID} and not exists (select from app.shop_identity n
    where n.shop_id = ${SHOP_ID} and n.id = i.id and n.version = i.version + 1)`;

/** Changes shown on the screen; the audit has them all. */
const SHOWN = 100;

/** The last word on each change, the latest day first. */
export const listIdentities = (db: ShopDb): Promise<IdentityRow[]> =>
  readRows(
    db,
    identityRow,
    sql`${LATEST} order by i.valid_from desc, i.recorded_at desc, i.id desc limit ${SHOWN}`,
  );

export const loadIdentity = (db: ShopDb, id: string): Promise<IdentityRow | undefined> =>
  readRow(db, identityRow, sql`${LATEST} and i.id = ${id}`);

export type NewIdentity = {
  id: string;
  valid_from: LocalDate;
  changes: IdentityChanges;
  former: IdentityChanges;
  /** The version that this one replaces. */
  replaces?: { version: number; valid_from: LocalDate };
  recorded_at: Instant;
  /** Of the shop's clock. */
  recorded_on: LocalDate;
  account_id: string | null;
};

const sealed = z.strictObject({
  seal_id: z.string(),
  id: z.string(),
  version: z.int(),
  valid_from: LOCAL_DATE,
  changes: z.unknown(),
  former: z.unknown(),
  recorded_at: INSTANT,
  recorded_on: LOCAL_DATE,
  account_id: z.string().nullable(),
});
const SEALED = columnsOf(Object.keys(sealed.shape));

/** As the chain seals them: all, or this one. */
export const sealedIdentities = (db: ShopDb, seal_id: string | null): Promise<SealedIdentity[]> =>
  readRows(
    db,
    sealed,
    sql`select ${SEALED} from app.shop_identity where shop_id = ${SHOP_ID} and seal_id = coalesce(${seal_id}::uuid, seal_id)`,
  );

/** Answers the id of its link. */
export async function insertIdentity(
  db: ShopDb,
  { replaces, changes, former, ...row }: NewIdentity,
): Promise<string> {
  const { seal_id } = await db
    .insertInto("shop_identity")
    .values({
      ...row,
      shop_id: SHOP_ID,
      version: (replaces?.version ?? 0) + 1,
      prev_from: replaces?.valid_from ?? null,
      changes: JSON.stringify(changes),
      former: JSON.stringify(former),
    })
    .returning("seal_id")
    .executeTakeFirstOrThrow();
  return seal_id;
}

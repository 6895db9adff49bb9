/** Rows of uploads, and how many a record and a day may have. */
import { sql } from "kysely";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import {
  BYTES_PER_DAY,
  BYTES_PER_SHOP,
  FILES_PER_RECIPIENT,
  type StoredFile,
  type UploadRecipient,
} from "../../../domain/file/file.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

/** A reply that no repair was found for keeps its files until it is settled; a booking, until it is made. */
export type Recipient = {
  recipientType: UploadRecipient | "reply" | "shop" | "booking";
  recipientID: string;
};

/** A file for a quote that is not saved yet is stored under the shop's id. */
const isLoose = ({ recipientType, recipientID }: Recipient, shop_id: string): boolean =>
  recipientType === "quote" && recipientID === shop_id;

export async function recipientExists(
  db: ShopDb,
  recipient: Recipient,
  shop_id: string,
): Promise<boolean> {
  const { recipientType, recipientID } = recipient;
  if (recipientType === "booking") return true;
  const table = isLoose(recipient, shop_id) ? "shop" : recipientType;
  const { rows } = await sql`
    select from ${sql.table(`app.${table}`)} r where r.shop_id = ${SHOP_ID} and r.id = ${recipientID}`.execute(
    db,
  );
  return rows.length > 0;
}

export type FileRow = Recipient &
  Omit<StoredFile, "recipientType" | "recipientID"> & { shop_id: string };

/** Answers the ids that were new. A concurrent insert of the same id waits for the end of this transaction. */
export async function insertFiles(db: ShopDb, rows: readonly FileRow[]): Promise<Set<string>> {
  const created = await db
    .insertInto("file")
    .values(
      rows
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ tags, ...row }) => ({ ...row, tags: [...tags] })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return new Set(created.map(({ id }) => id));
}

/** Whether the record has more files than allowed, these included; loose files are not counted. */
export async function hasTooMany(
  db: ShopDb,
  recipient: Recipient,
  shop_id: string,
): Promise<boolean> {
  if (isLoose(recipient, shop_id)) return false;
  const { recipientType, recipientID } = recipient;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app.file f
    where f.shop_id = ${SHOP_ID} and f."recipientType" = ${recipientType} and f."recipientID" = ${recipientID}`.execute(
    db,
  );
  return (rows[0]?.count ?? 0) > FILES_PER_RECIPIENT;
}

export type LimitRefusal = Refusal<"too-much-today" | "shop-full">;

/** Why the shop may not keep `more` bytes beside its files: too much in 24 hours, or in all. */
export async function refuseOverLimit(
  db: ShopDb,
  { at, more }: { at: Instant; more: number },
): Promise<LimitRefusal | undefined> {
  const { rows } = await sql<{ today: number; all: number }>`
    select coalesce(sum(f.size) filter (where f.created_at > ${at}::timestamptz - interval '24 hours'), 0)::float8 as today,
      coalesce(sum(f.size), 0)::float8 as all
    from app.file f where f.shop_id = ${SHOP_ID}`.execute(db);
  const { today, all } = rows[0] ?? { today: 0, all: 0 };
  if (today + more > BYTES_PER_DAY) return refuse("too-much-today");
  return all + more > BYTES_PER_SHOP ? refuse("shop-full") : undefined;
}

/** Certificates of irreparability: given, and taken back. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { CertificateDocument } from "../../../domain/quote/certificate/document.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";

const CERTIFICATE = z.strictObject({
  id: z.string(),
  repair_id: z.string(),
  document: z.custom<CertificateDocument>((value) => typeof value === "object" && value !== null),
  created_at: INSTANT,
  withdrawn_at: INSTANT.nullable(),
  withdrawn_why: z.string(),
});
export type CertificateRow = z.output<typeof CERTIFICATE>;

const select = (db: ShopDb, rest: RawBuilder<unknown>): Promise<CertificateRow[]> =>
  readRows(
    db,
    CERTIFICATE,
    sql`select c.id, c.repair_id, c.document, c.created_at, c.withdrawn_at, c.withdrawn_why
      from app.certificate c where c.shop_id = ${SHOP_ID} ${rest}`,
  );

export const loadCertificate = async (
  db: ShopDb,
  id: string,
): Promise<CertificateRow | undefined> => (await select(db, sql`and c.id = ${id}`))[0];

/** Oldest first for each repair. */
export const certificatesOfRepairs = (
  db: ShopDb,
  repair_ids: readonly string[],
): Promise<CertificateRow[]> =>
  select(db, sql`and c.repair_id = any(${[...repair_ids]}::uuid[]) order by c.created_at, c.id`);

type NewCertificate = {
  shop_id: string;
  id: string;
  repair_id: string;
  document: CertificateDocument;
  created_by: string | null;
  created_at: Instant;
};

export async function insertCertificate(
  db: ShopDb,
  { document, ...row }: NewCertificate,
): Promise<void> {
  await db
    .insertInto("certificate")
    .values({ ...row, document: JSON.stringify(document) })
    .execute();
}

type Withdrawal = { id: string; at: Instant; by: string | null; why: string };

export async function withdrawRow(db: ShopDb, { id, at, by, why }: Withdrawal): Promise<void> {
  await db
    .updateTable("certificate")
    .set({ withdrawn_at: at, withdrawn_by: by, withdrawn_why: why })
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

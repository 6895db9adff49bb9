/** The documents behind a figure: those of the period, of a person's work or of a trade. */
import { sql } from "kysely";
import { z } from "zod";
import type { SalesPeriod } from "../../../domain/ledger/sales/period.ts";
import { loadIssued, type IssuedDocument } from "../../invoice/store.ts";
import { readRow } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Bounds } from "../../platform/graphql/page.ts";
import { documentsIn } from "./store.ts";

/** Null for any; blank for the documents that have none. */
export type SoldFilter = {
  period: SalesPeriod;
  technician: string | null;
  category: string | null;
};
export type SoldPage = { count: number; documents: IssuedDocument[] };

const page = z.strictObject({ count: z.number(), ids: z.array(z.string()) });

/** The latest first. */
export async function listSold(
  db: ShopDb,
  { period, technician, category, first, skip }: SoldFilter & Bounds,
): Promise<SoldPage> {
  const found = await readRow(
    db,
    page,
    sql<z.output<typeof page>>`
      with sold as materialized (
        select d.id, d.issued_on from ${documentsIn(period)} d
        where (${technician}::text is null or d.technician_id = ${technician}::text)
          and (${category}::text is null or d.category_id = ${category}::text))
      select (select count(*) from sold) as count,
        array(select s.id from sold s order by s.issued_on desc, s.id desc offset ${skip} limit ${first}) as ids`,
  );
  if (!found) return { count: 0, documents: [] };
  const rows = new Map((await loadIssued(db, found.ids)).map((row) => [row.id, row]));
  return { count: found.count, documents: found.ids.flatMap((id) => rows.get(id) ?? []) };
}

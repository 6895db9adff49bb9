/** Spare parts as stored. Their repair is locked before them. */
import { sql } from "kysely";
import { z } from "zod";
import { factsOf } from "../../../domain/repair/spare-part/save.ts";
import type { SparePart, SparePartFacts } from "../../../domain/repair/spare-part/spare-part.ts";
import type { LocalDate } from "../../../domain/time.ts";
import { LOCAL_DATE, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { Bounds } from "../../platform/graphql/page.ts";

const sparePart = z.strictObject({
  id: z.string(),
  repair_id: z.string(),
  description: z.string(),
  quantity: z.number(),
  received: z.number(),
  supplier: z.string(),
  price: z.number().nullable(),
  expected_on: LOCAL_DATE.nullable(),
  ordered: z.boolean(),
  state: z.enum(["asked", "ordered", "received", "cancelled"]),
});

const COLUMNS = sql`p.id, p.repair_id, p.description, p.quantity, p.received, p.supplier, p.price, p.expected_on, p.ordered, p.state`;

export async function insertPart(
  db: ShopDb,
  { shop_id, ...part }: SparePartFacts & { shop_id: string; id: string; repair_id: string },
): Promise<void> {
  const { id, repair_id } = part;
  await db
    .insertInto("spare_part")
    .values({ shop_id, id, repair_id, ...factsOf(part) })
    .execute();
}

type Change = Partial<SparePartFacts> & { received?: number; cancelled?: boolean };

export async function updatePart(db: ShopDb, id: string, change: Change): Promise<void> {
  await db
    .updateTable("spare_part")
    .set(change)
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

export const loadParts = (db: ShopDb, ids: readonly string[]): Promise<SparePart[]> =>
  readRows(
    db,
    sparePart,
    sql`select ${COLUMNS} from app.spare_part p where p.shop_id = ${SHOP_ID} and p.id = any(${[...ids]}::uuid[])`,
  );

/** In the order they were asked for. */
export const partsOfRepairs = (db: ShopDb, repair_ids: readonly string[]): Promise<SparePart[]> =>
  readRows(
    db,
    sparePart,
    sql`
    select ${COLUMNS} from app.spare_part p
    where p.shop_id = ${SHOP_ID} and p.repair_id = any(${[...repair_ids]}::uuid[]) order by p.created_at, p.id`,
  );

export type AwaitedFilter = { supplier: string | null; late_on: LocalDate | null };

const isAwaited = sql`p.state in ('asked', 'ordered')`;

const conditionOf = ({ supplier, late_on }: AwaitedFilter) => sql`
  p.shop_id = ${SHOP_ID} and ${isAwaited} and (${supplier}::text is null or p.supplier = ${supplier})
  and (${late_on}::date is null or p.expected_on < ${late_on}::date)`;

/** Those that are expected first come first, those without a date last. */
export const listAwaited = (
  db: ShopDb,
  filter: AwaitedFilter,
  { first, skip }: Bounds,
): Promise<SparePart[]> =>
  readRows(
    db,
    sparePart,
    sql`
    select ${COLUMNS} from app.spare_part p where ${conditionOf(filter)}
    order by p.expected_on nulls last, p.id offset ${skip} limit ${first}`,
  );

const counted = z.strictObject({ awaited: z.number(), late: z.number() });

export async function countAwaited(db: ShopDb, today: LocalDate) {
  const [count] = await readRows(
    db,
    counted,
    sql`
    select count(*) as awaited, count(*) filter (where p.expected_on < ${today}::date) as late
    from app.spare_part p where p.shop_id = ${SHOP_ID} and ${isAwaited}`,
  );
  return count ?? { awaited: 0, late: 0 };
}

const supplierName = z.strictObject({ supplier: z.string() });

/** The suppliers of the shop, by name. */
export async function listSuppliers(db: ShopDb): Promise<string[]> {
  const rows = await readRows(
    db,
    supplierName,
    sql`
    select distinct p.supplier from app.spare_part p
    where p.shop_id = ${SHOP_ID} and p.supplier <> '' order by p.supplier limit 200`,
  );
  return rows.map(({ supplier }) => supplier);
}

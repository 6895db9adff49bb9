/** The signed lines of a quote, how much of each is billed, and whether an amendment took their place. */
import { sql } from "kysely";
import { z } from "zod";
import { agreedDocument, type AcceptedQuote } from "../../../domain/quote/quote.ts";
import type { QuoteLine } from "../../../domain/quote/line.ts";
import { QUOTE_STATUSES } from "../../../domain/quote/status.ts";
import type { Instant } from "../../../domain/time.ts";
import { hasMoney } from "../../../domain/quote/totals.ts";
import { readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { statusAt } from "../store.ts";

type Counted = Pick<QuoteLine, "id" | "kind" | "quantity">;

/** What both agreed to: nothing more can ever be billed. */
export async function insertSignedLines(
  db: ShopDb,
  { shop_id, quote }: { shop_id: string; quote: AcceptedQuote },
): Promise<void> {
  const rows = [...quantitiesOf(agreedDocument(quote).lines)].map(([line_id, signed]) => ({
    shop_id,
    quote_id: quote.id,
    line_id,
    signed,
  }));
  await db.insertInto("quote_line").values(rows).execute();
}

/** By an invoice; `sign` is −1 once it is given back in full: its lines may then be billed again. */
export async function addBilled(
  db: ShopDb,
  quote_id: string,
  { lines, sign }: { lines: readonly QuoteLine[]; sign: 1 | -1 },
): Promise<void> {
  const quantities = [...quantitiesOf(lines)];
  await sql`update app.quote_line l set billed = l.billed + ${sign}::int * q.quantity
    from unnest(${quantities.map(([id]) => id)}::text[], ${quantities.map(([, quantity]) => quantity)}::bigint[]) as q (line_id, quantity)
    where l.shop_id = ${SHOP_ID} and l.quote_id = ${quote_id} and l.line_id = q.line_id`.execute(
    db,
  );
}

function quantitiesOf(lines: readonly Counted[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of lines.filter(hasMoney))
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return quantities;
}

const STATE = z.strictObject({
  quote_id: z.string(),
  /** Something of it is still to be billed, and no amendment took its place. */
  billable: z.boolean(),
  billed: z.boolean(),
  amended: z.boolean(),
  /** The latest amendment, whatever became of it. */
  amendment_id: z.string().nullable(),
  amendment_status: z.enum(QUOTE_STATUSES).nullable(),
});
export type BillingState = z.output<typeof STATE>;

/** Of signed quotes; the others have none. `at` decides whether an amendment that waits has expired. */
export const billingStates = (
  db: ShopDb,
  quote_ids: readonly string[],
  at: Instant,
): Promise<BillingState[]> =>
  readRows(
    db,
    STATE,
    sql`select l.quote_id, bool_or(l.billed < l.signed and not l.amended) as billable, bool_or(l.billed > 0) as billed,
        bool_or(l.amended) as amended, a.id as amendment_id, a.status as amendment_status
      from app.quote_line l left join lateral (
        select q.id, ${statusAt(at)} as status from app.quote q
        where q.shop_id = ${SHOP_ID} and q.amends_id = l.quote_id order by q.created_at desc, q.id desc limit 1) a on true
      where l.shop_id = ${SHOP_ID} and l.quote_id = any(${[...quote_ids]}::uuid[])
      group by l.quote_id, a.id, a.status`,
  );

export const billingState = async (
  db: ShopDb,
  quote_id: string,
  at: Instant,
): Promise<BillingState | undefined> => (await billingStates(db, [quote_id], at))[0];

/** From then on nothing of it is billed. Its row is locked. */
export async function markAmended(db: ShopDb, quote_id: string): Promise<void> {
  await db
    .updateTable("quote_line")
    .set({ amended: true })
    .where("shop_id", "=", SHOP_ID)
    .where("quote_id", "=", quote_id)
    .execute();
}

const ANCESTORS = z.strictObject({ ids: z.array(z.string()) });

/** The quotes whose place this one took, one after the other: their deposits are deducted from its invoice. */
export async function amendedBefore(db: ShopDb, quote_id: string): Promise<readonly string[]> {
  const row = await readRow(
    db,
    ANCESTORS,
    sql`with recursive before (id) as (
        select q.amends_id from app.quote q where q.shop_id = ${SHOP_ID} and q.id = ${quote_id}
        union select q.amends_id from app.quote q join before b on q.id = b.id where q.shop_id = ${SHOP_ID})
      select coalesce(array_agg(id::text) filter (where id is not null), '{}') as ids from before`,
  );
  return row?.ids ?? [];
}

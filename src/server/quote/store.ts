/** Quotes as stored, read with their answer. `draft`, `version` and `answer` write them. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { QuoteDocument } from "../../domain/quote/document.ts";
import type { QuoteLine } from "../../domain/quote/line.ts";
import { QUOTE_STATUSES } from "../../domain/quote/status.ts";
import type { Instant } from "../../domain/time.ts";
import type { ClientMove } from "../client/merge/store.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../platform/database/rows.ts";
import type { Bounds } from "../platform/graphql/page.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";
import { IS_PERFORMED } from "../repair/store.ts";
import { ANSWER } from "./answer/store.ts";

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

const STORED = z.strictObject({
  shop_id: z.string(),
  id: z.string(),
  quoteid: z.string(),
  repair_id: z.string(),
  client_id: z.string(),
  reference: z.string().nullable(),
  version: z.int(),
  subject: z.string(),
  lines: z.custom<readonly QuoteLine[]>(Array.isArray),
  discount: z.int(),
  deposit: z.int(),
  validity_days: z.int(),
  keeps_parts: z.boolean(),
  urgent_on_request: z.boolean(),
  notes: z.string(),
  total_excl: z.int(),
  total_vat: z.int(),
  total_incl: z.int(),
  bonus: z.int(),
  due: z.int(),
  sent_at: INSTANT.nullable(),
  valid_until: LOCAL_DATE.nullable(),
  expires_at: INSTANT.nullable(),
  document: z.custom<QuoteDocument>(isObject).nullable(),
  document_sha256: z.string().nullable(),
  answered_at: INSTANT.nullable(),
  payable_from: LOCAL_DATE.nullable(),
  amends_id: z.string().nullable(),
  created_by: z.string().nullable(),
  created_at: INSTANT,
});
/** `status` is the one of the moment of reading: past its last day, a quote that waits reads as expired. */
const QUOTE = STORED.extend({
  status: z.enum(QUOTE_STATUSES),
  answer: ANSWER.nullable(),
  withdrawn_at: INSTANT.nullable(),
  performed: z.boolean(),
});
export type QuoteRow = z.output<typeof QUOTE>;

const COLUMNS = sql.join(Object.keys(STORED.shape).map((column) => sql.ref(`q.${column}`)));
/** Without an instant, the status that is stored. */
export const statusAt = (at: Instant | null) =>
  sql`app.quote_status(q.status, q.expires_at, ${at}::timestamptz)`;

const select = (db: ShopDb, at: Instant | null, rest: RawBuilder<unknown>): Promise<QuoteRow[]> =>
  readRows(
    db,
    QUOTE,
    sql`select ${COLUMNS}, ${statusAt(at)} as status, (
        select to_jsonb(a) - '{shop_id,quote_id,version,has_choice,seal_id}'::text[]
          || jsonb_build_object('at', to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from app.quote_answer a where a.shop_id = q.shop_id and a.quote_id = q.id and a.version = q.version) as answer,
        (select w.at from app.quote_withdrawal w where w.shop_id = q.shop_id and w.quote_id = q.id) as withdrawn_at,
        (select ${IS_PERFORMED} from app.repair r where r.shop_id = q.shop_id and r.id = q.repair_id) as performed
      from app.quote q where q.shop_id = ${SHOP_ID} ${rest}`,
  );

export const loadQuotes = (db: ShopDb, ids: readonly string[], at: Instant): Promise<QuoteRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : select(db, at, sql`and q.id = any(${[...ids]}::uuid[])`);

export const loadQuote = async (
  db: ShopDb,
  id: string,
  at: Instant,
): Promise<QuoteRow | undefined> => (await loadQuotes(db, [id], at))[0];

/** By the number that a client reads on it; it is unique in a shop. */
export const quotesOfReference = (
  db: ShopDb,
  reference: string,
  at: Instant,
): Promise<QuoteRow[]> => select(db, at, sql`and q.reference = ${reference}`);

/**
 * Locks the quote until the end of the transaction, so that concurrent answers come one after the other.
 * Two statements: one that waits for its lock would return the answers of before its wait. The status is
 * the stored one: whether the last day is over is for the verb to decide.
 */
export async function lockQuote(db: ShopDb, id: string): Promise<QuoteRow | undefined> {
  const [, [row]] = await Promise.all([
    sql`select 1 from app.quote where shop_id = ${SHOP_ID} and id = ${id} for update`.execute(db),
    select(db, null, sql`and q.id = ${id}`),
  ]);
  return row;
}

/** Newest first for each repair. */
export const quotesOfRepairs = (
  db: ShopDb,
  repair_ids: readonly string[],
  at: Instant,
): Promise<QuoteRow[]> =>
  select(
    db,
    at,
    sql`and q.repair_id = any(${[...repair_ids]}::uuid[]) order by q.created_at desc, q.id desc`,
  );

type QuoteFilter = { status: readonly string[] | null; at: Instant };

/**
 * The stored status is asked too, for an index serves it: an expired quote may be stored as sent. It is written into
 * the statement: with a parameter, the plan that is kept would be made for a status of average size.
 */
function ofStatus(status: readonly string[] | null, at: Instant): RawBuilder<unknown> {
  if (!status) return sql``;
  const asked = QUOTE_STATUSES.filter((known) => status.includes(known));
  if (asked.length === 0) return sql`and false`;
  const stored = asked.includes("Expiré") ? [...asked, "Envoyé" as const] : asked;
  return sql`and q.status in (${sql.join(stored.map((known) => sql.lit(known)))})
    and ${statusAt(at)} = any(${asked}::text[])`;
}

/** Newest first. */
export const listQuotes = (
  db: ShopDb,
  { status, first, skip, at }: QuoteFilter & Bounds,
): Promise<QuoteRow[]> =>
  select(
    db,
    at,
    sql`${ofStatus(status, at)} order by coalesce(q.sent_at, q.created_at) desc, q.id desc offset ${skip} limit ${first}`,
  );

const counted = z.strictObject({ count: z.number() });

export async function countQuotes(db: ShopDb, { status, at }: QuoteFilter): Promise<number> {
  const row = await readRow(
    db,
    counted,
    sql`select count(*) as count from app.quote q where q.shop_id = ${SHOP_ID} ${ofStatus(status, at)}`,
  );
  return row?.count ?? 0;
}

const statusCount = z.strictObject({ status: z.enum(QUOTE_STATUSES), count: z.number() });
export type QuoteCount = z.infer<typeof statusCount>;

/**
 * How many quotes of each status there are, in the order of the statuses; a status without any is left out. Counted
 * along the index, the expired ones that are stored as sent moved from one to the other (`app.quote_status`).
 */
export async function countQuotesByStatus(db: ShopDb, at: Instant): Promise<QuoteCount[]> {
  const counts = await readRows(
    db,
    statusCount,
    sql`
    select known.status,
      (select count(*) from app.quote q where q.shop_id = ${SHOP_ID} and q.status = known.status)
      + late.count * case known.status when 'Envoyé' then -1 when 'Expiré' then 1 else 0 end as count
    from unnest(${[...QUOTE_STATUSES]}::text[]) with ordinality as known (status, turn),
      (select count(*) from app.quote q
       where q.shop_id = ${SHOP_ID} and q.status = 'Envoyé' and q.expires_at <= ${at}::timestamptz) as late
    order by known.turn`,
  );
  return counts.filter(({ count }) => count > 0);
}

type QuoteMove = ClientMove & { repair_ids: readonly string[] };
const movedQuote = z.strictObject({ id: z.string() });

/** Gives the quotes of a client to another, for a merge or its undoing, with those of `repair_ids`; answers their ids. */
export async function moveQuotes(
  db: ShopDb,
  { from, into, ids, repair_ids }: QuoteMove,
): Promise<string[]> {
  const rows = await readRows(
    db,
    movedQuote,
    sql`
    update app.quote q set client_id = ${into}
    where q.shop_id = ${SHOP_ID} and q.client_id = ${from}
      and (${ids}::uuid[] is null or q.id = any(${ids}::uuid[]) or q.repair_id = any(${[...repair_ids]}::uuid[]))
    returning q.id`,
  );
  return rows.map(({ id }) => id);
}

/** The claims of a shop: one for each invoice that deducted a bonus, and what happened to it. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { CLAIM_STATES, type ClaimState } from "../../../domain/payment/claim/claim.ts";
import type { Instant } from "../../../domain/time.ts";
import type { Author } from "../../platform/change.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";

const claim = z.strictObject({
  invoice_id: z.string(),
  repair_id: z.string(),
  reference: z.string(),
  issued_on: LOCAL_DATE,
  total_incl: z.number(),
  /** What the eco-organisation is asked: the bonus that no credit note took back. */
  bonus: z.number(),
  owed: z.number(),
  client_id: z.string(),
  client_name: z.string(),
  state: z.enum(CLAIM_STATES),
  /** The consent that stands in the journal of the repair; null when none does. */
  consent_at: INSTANT.nullable(),
  consent_text: z.string().nullable(),
  consent_from: z.enum(["client", "shop", "system"]).nullable(),
  /** Who noted it at the counter. */
  consent_by: z.string().nullable(),
  external_id: z.string().nullable(),
  sending: z.number(),
  sent_at: INSTANT.nullable(),
  answered_at: INSTANT.nullable(),
  reason: z.string(),
});
export type ClaimRow = z.output<typeof claim>;

/** Marks a claim as repaid once nothing is owed on it, whichever verb recorded the payment. */
const CLAIMS = sql`
  select b.invoice_id, i.repair_id, i.reference, i.issued_on, i.total_incl, b.bonus - b.bonus_credited as bonus,
    b.bonus_remainder as owed, i.client_id, concat_ws(' ', c.firstname, c.lastname) as client_name,
    case when b.bonus_remainder <= 0 then 'repaid' else coalesce(k.state, 'open') end as state,
    o.consent_at, o.consent_text, o.consent_from, o.consent_by, k.external_id, coalesce(k.sending, 0) as sending, k.sent_at, k.answered_at,
    coalesce(k.reason, '') as reason
  from app.invoice_balance b
    join app.invoice i on i.shop_id = ${SHOP_ID} and i.id = b.invoice_id
    join app.client c on c.shop_id = ${SHOP_ID} and c.id = i.client_id
    left join app.claim k on k.shop_id = ${SHOP_ID} and k.invoice_id = b.invoice_id
    left join lateral (select t.created_at as consent_at, t.payload ->> 'text' as consent_text, t.author as consent_from, t.created_by as consent_by
      from (select t.created_at, t.payload, t.author, t.created_by from app.repair_item t
        where t.shop_id = ${SHOP_ID} and t.repair_id = i.repair_id and t.type = 'BonusAllowed' order by t.id desc limit 1) t
      where (t.payload ->> 'allowed')::boolean) o on true
  where b.shop_id = ${SHOP_ID} and b.bonus > b.bonus_credited`;

export const loadClaims = (db: ShopDb, invoice_ids: readonly string[]): Promise<ClaimRow[]> =>
  readRows(db, claim, sql`${CLAIMS} and b.invoice_id = any(${[...invoice_ids]}::uuid[])`);

/** The latest first. */
export const listClaims = (
  db: ShopDb,
  { state, first }: { state: ClaimState | null; first: number },
): Promise<ClaimRow[]> =>
  readRows(
    db,
    claim,
    sql`select * from (${CLAIMS}) k ${ofState(state)}
    order by k.issued_on desc, k.reference desc limit ${first}`,
  );

const ofState = (state: ClaimState | null): RawBuilder<unknown> =>
  state ? sql`where k.state = ${state}` : sql``;

const count = z.strictObject({
  state: z.enum(CLAIM_STATES),
  count: z.number(),
  amount: z.number(),
});
export type ClaimCount = z.output<typeof count>;

/** How many in each state, and how much they ask for, in cents. */
export const countClaims = (db: ShopDb): Promise<ClaimCount[]> =>
  readRows(
    db,
    count,
    sql`select k.state, count(*) as count, sum(k.bonus)::bigint as amount from (${CLAIMS}) k group by k.state`,
  );

type Change = Partial<{
  state: ClaimState;
  consent_at: Instant | null;
  consent_by: string | null;
  consent_text: string | null;
  external_id: string | null;
  sending: number;
  sent_at: Instant;
  answered_at: Instant | null;
  reason: string;
}>;
type Owner = Pick<ClaimRow, "invoice_id" | "repair_id">;

/** The row of the claim is held until the end of the transaction: it is made when there is none. */
export async function lockClaim(db: ShopDb, { invoice_id, repair_id }: Owner): Promise<void> {
  await db
    .insertInto("claim")
    .values({ shop_id: SHOP_ID, invoice_id, repair_id, state: "open" })
    .onConflict((conflict) => conflict.columns(["shop_id", "invoice_id"]).doNothing())
    .execute();
  await sql`select k.invoice_id from app.claim k where k.shop_id = ${SHOP_ID} and k.invoice_id = ${invoice_id} for update`.execute(
    db,
  );
}

export async function updateClaim(db: ShopDb, invoice_id: string, change: Change): Promise<void> {
  await db
    .updateTable("claim")
    .set(change)
    .where("shop_id", "=", SHOP_ID)
    .where("invoice_id", "=", invoice_id)
    .execute();
}

type NewEvent = { state: ClaimState; detail: string; at: Instant; author: Author };

export async function insertEvent(
  db: ShopDb,
  { invoice_id, repair_id }: Owner,
  { author, ...event }: NewEvent,
): Promise<void> {
  await db
    .insertInto("claim_event")
    .values({ shop_id: SHOP_ID, invoice_id, repair_id, ...event, created_by: author.account_id })
    .execute();
}

const event = z.strictObject({
  invoice_id: z.string(),
  state: z.enum(CLAIM_STATES),
  detail: z.string(),
  at: INSTANT,
});
export type ClaimEvent = z.output<typeof event>;

export const eventsOf = (db: ShopDb, invoice_ids: readonly string[]): Promise<ClaimEvent[]> =>
  readRows(
    db,
    event,
    sql`select e.invoice_id, e.state, e.detail, e.at from app.claim_event e
      where e.shop_id = ${SHOP_ID} and e.invoice_id = any(${[...invoice_ids]}::uuid[]) order by e.id`,
  );

const followed = z.strictObject({ invoice_id: z.string() });

/** Those whose answer is awaited. */
export const followedClaims = async (db: ShopDb): Promise<string[]> =>
  (
    await readRows(
      db,
      followed,
      sql`select k.invoice_id from app.claim k where k.shop_id = ${SHOP_ID} and k.state in ('sent', 'complete')
        order by k.invoice_id`,
    )
  ).map(({ invoice_id }) => invoice_id);

const shop = z.strictObject({ shop_id: z.string() });

export const shopsWithClaims = async (db: ShopDb): Promise<string[]> =>
  (await readRows(db, shop, sql`select s.shop_id from app.shops_with_claims() s`)).map(
    ({ shop_id }) => shop_id,
  );

/** Of every invoice of the repair that deducted a bonus. */
export const claimsOfRepair = (db: ShopDb, repair_id: string): Promise<ClaimRow[]> =>
  readRows(db, claim, sql`${CLAIMS} and i.repair_id = ${repair_id}`);

export const loadClaim = (db: ShopDb, invoice_id: string): Promise<ClaimRow | undefined> =>
  readRow(db, claim, sql`${CLAIMS} and b.invoice_id = ${invoice_id}`);

/** The reviews of finished repairs, and who was asked for one. */
import { sql } from "kysely";
import { z } from "zod";
import {
  ASKED_AFTER_DAYS,
  ASKED_UNTIL_DAYS,
  REVIEW_STATES,
  REVIEWS_A_PAGE,
  summaryOf,
  type Review,
  type ReviewState,
  type ReviewSummary,
} from "../../../domain/repair/review/review.ts";
import { DONE_STATUSES } from "../../../domain/repair/status.ts";
import { dateOf, type Instant, type Zone } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import { INSTANT, LOCAL_DATE, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { setReviewSum } from "../../shop/store.ts";

const due = z.strictObject({ repair_id: z.string(), ended_at: INSTANT });
export type DueRequest = z.output<typeof due>;

/** Finished repairs whose appliance is back with its client, and who was not asked yet. */
export const dueRequests = (db: ShopDb, at: Instant): Promise<DueRequest[]> =>
  readRows(
    db,
    due,
    sql`
    select r.id as repair_id, r."statusFrom" as ended_at from app.repair r
    where r.shop_id = ${SHOP_ID} and r.done and r.status = any(${[...DONE_STATUSES, "Terminer/Archivé"]}::text[])
      and r."statusFrom" between ${at}::timestamptz - make_interval(days => ${ASKED_UNTIL_DAYS})
        and ${at}::timestamptz - make_interval(days => ${ASKED_AFTER_DAYS})
      and not exists (select from app.review_request q where q.shop_id = r.shop_id and q.repair_id = r.id)
      and (r.status <> 'Réparé' or exists (select from app.repair_item i
        where i.shop_id = r.shop_id and i.repair_id = r.id and i.type = 'DeviceReturned'))
    order by r."statusFrom" limit 200`,
  );

const asked = z.strictObject({ id: z.string() });
type NewRequest = { repair_id: string; ended_at: Instant; zone: Zone; at: Instant };

/** Its id; undefined when this repair was asked about already. */
export const insertRequest = async (
  db: ShopDb,
  { repair_id, ended_at, zone, at }: NewRequest,
): Promise<string | undefined> =>
  (
    await readRow(
      db,
      asked,
      sql`
      insert into app.review_request (shop_id, repair_id, done_on, asked_at)
      values (${SHOP_ID}, ${repair_id}, ${dateOf(ended_at, zone)}, ${at})
      on conflict (shop_id, repair_id) do nothing returning id`,
    )
  )?.id;

const request = z.strictObject({ id: z.string(), repair_id: z.string(), done_on: LOCAL_DATE });
export type ReviewRequest = z.output<typeof request>;

export const requestOf = (db: ShopDb, repair_id: string): Promise<ReviewRequest | undefined> =>
  readRow(
    db,
    request,
    sql`
    select q.id, q.repair_id, q.done_on from app.review_request q
    where q.shop_id = ${SHOP_ID} and q.repair_id = ${repair_id}`,
  );

const SHOWN = {
  id: z.string(),
  stars: z.number(),
  text: z.string(),
  author: z.string(),
  kind: z.string(),
  done_on: LOCAL_DATE,
  created_at: INSTANT,
  changed_at: INSTANT.nullable(),
  answer: z.string(),
  answered_at: INSTANT.nullable(),
};
const shown = z.strictObject(SHOWN);
const kept = z.strictObject({
  ...SHOWN,
  repair_id: z.string(),
  reference: z.string(),
  state: z.enum(REVIEW_STATES),
  refused_reason: z.string(),
  reported_reason: z.string(),
});
export type KeptReview = Review & {
  repair_id: string;
  reference: string;
  state: ReviewState;
  refused_reason: string;
  reported_reason: string;
};

const REVIEW = sql`v.id, v.stars, v.text, v.author, v.kind, q.done_on, v.created_at, v.changed_at, v.answer, v.answered_at`;
const ROWS = sql`app.review v join app.review_request q on q.shop_id = v.shop_id and q.id = v.id`;

/** A page of what anybody reads, newest first. */
export const publishedReviews = (db: ShopDb, page: number): Promise<Review[]> =>
  readRows(
    db,
    shown,
    sql`
    select ${REVIEW} from ${ROWS} where v.shop_id = ${SHOP_ID} and v.state = 'published'
    order by v.created_at desc, v.id limit ${REVIEWS_A_PAGE} offset ${(page - 1) * REVIEWS_A_PAGE}`,
  );

const counted = z.strictObject({ stars: z.number(), count: z.number() });

export const summarizeReviews = async (db: ShopDb): Promise<ReviewSummary> =>
  summaryOf(
    await readRows(
      db,
      counted,
      sql`
      select v.stars, count(*)::int as count from app.review v
      where v.shop_id = ${SHOP_ID} and v.state = 'published' group by v.stars`,
    ),
  );

const KEPT = sql`${REVIEW}, q.repair_id, r.reference, v.state, v.refused_reason, v.reported_reason`;
const KEPT_ROWS = sql`${ROWS} join app.repair r on r.shop_id = q.shop_id and r.id = q.repair_id`;

/** What the shop reads of it, newest first: those that clients took back are left out. */
export const listReviews = (db: ShopDb, first: number): Promise<KeptReview[]> =>
  readRows(
    db,
    kept,
    sql`
    select ${KEPT} from ${KEPT_ROWS} where v.shop_id = ${SHOP_ID} and v.state <> 'withdrawn'
    order by v.created_at desc, v.id limit ${first}`,
  );

/** Held until the end of the transaction. */
export const lockReview = (db: ShopDb, id: string): Promise<KeptReview | undefined> =>
  readRow(
    db,
    kept,
    sql`select ${KEPT} from ${KEPT_ROWS} where v.shop_id = ${SHOP_ID} and v.id = ${id} for update of v`,
  );

type Given = Pick<Review, "id" | "stars" | "text" | "author" | "kind"> & {
  state: ReviewState;
  at: Instant;
};

/** Written, or changed: what was reported or refused of the former words is over. */
export const putReview = (
  db: ShopDb,
  { id, stars, text, author, kind, state, at }: Given,
): Promise<unknown> =>
  sql`
    insert into app.review (shop_id, id, stars, text, author, kind, state, created_at)
    values (${SHOP_ID}, ${id}, ${stars}, ${text}, ${author}, ${kind}, ${state}, ${at})
    on conflict (shop_id, id) do update set stars = excluded.stars, text = excluded.text, author = excluded.author,
      state = excluded.state, changed_at = excluded.created_at, refused_reason = ''`.execute(db);

type Changed = Partial<{
  state: ReviewState;
  refused_reason: string;
  decided_at: Instant;
  reported_reason: string;
  answer: string;
  answered_at: Instant | null;
}>;

export const changeReview = (db: ShopDb, id: string, changed: Changed): Promise<unknown> =>
  db
    .updateTable("review")
    .set(changed)
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();

/** After each change; the shop is locked, so that no review given meanwhile is forgotten. */
export async function countReviews(db: ShopDb): Promise<void> {
  const { count, counts } = await summarizeReviews(db);
  await setReviewSum(db, {
    count,
    stars: counts.reduce((sum, one, rank) => sum + one * (rank + 1), 0),
  });
}

/** Those of all shops that an administrator must read. */
const pending = z.strictObject({
  shop_id: z.string(),
  shop: z.string(),
  id: z.string(),
  stars: z.number(),
  text: z.string(),
  author: z.string(),
  state: z.string(),
  reported_reason: z.string(),
  created_at: INSTANT,
});

export const listPending = (database: Pick<Database, "withSystem">, first: number) =>
  database.withSystem(
    (db) => readRows(db, pending, sql`select * from app.list_reviews_to_decide(${first})`),
    "read",
  );

/** What the shop said of two records that look alike: they are two people. Kept, listed, taken back. */
import { sql } from "kysely";
import {
  distinctionOf,
  type Distinction,
  type DistinctionRefusal,
} from "../../../domain/client/merge/distinction.ts";
import { isRefusal, refuse, type Decision } from "../../../domain/decision.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadSurvivors } from "./store.ts";
import type { Author } from "../../platform/change.ts";
import { loadClients, type ClientRow } from "../store.ts";

type Two = { one: string; other: string };
/** The two clients, in the order of their ids. */
export type ToldApart = { left: ClientRow; right: ClientRow };

/** Said again, it is said once; a merged record speaks for whom it was merged into. */
export async function tellApart(
  db: ShopDb,
  { one, other, author }: Two & { author: Author },
): Promise<Decision<ToldApart, DistinctionRefusal>> {
  const two = await namedBy(db, { one, other });
  if (isRefusal(two)) return two;
  await sql`
    insert into app.client_distinction (shop_id, left_id, right_id, created_by)
    values (app.shop(), ${two.left.id}, ${two.right.id}, ${author.account_id}::uuid)
    on conflict do nothing`.execute(db);
  return two;
}

/** The two may be proposed again. Asked again, nothing is left to take back. */
export async function takeBackDistinction(
  db: ShopDb,
  asked: Two,
): Promise<Decision<ToldApart, DistinctionRefusal>> {
  const two = await namedBy(db, asked);
  if (isRefusal(two)) return two;
  const ids = [two.left.id, two.right.id];
  await sql`
    delete from app.client_distinction d
    where app.survivor(d.left_id) = any(${ids}::uuid[]) and app.survivor(d.right_id) = any(${ids}::uuid[])
      and app.survivor(d.left_id) <> app.survivor(d.right_id)`.execute(db);
  return two;
}

async function namedBy(
  db: ShopDb,
  { one, other }: Two,
): Promise<Decision<ToldApart, DistinctionRefusal>> {
  const found = await loadSurvivors(db, [one, other]);
  const [first, second] = [found.get(one), found.get(other)];
  const said = distinctionOf(first?.id, second?.id);
  if (isRefusal(said)) return said;
  const byId = new Map([...found.values()].map((client) => [client.id, client]));
  return sidesOf(said, byId) ?? refuse("client-unknown");
}

const sidesOf = (
  { left_id, right_id }: Distinction,
  byId: ReadonlyMap<string, ClientRow>,
): ToldApart | undefined => {
  const [left, right] = [byId.get(left_id), byId.get(right_id)];
  return left && right && { left, right };
};

export type DistinctionRow = ToldApart & { at: Instant; by: string | null };
type Row = Distinction & Pick<DistinctionRow, "at" | "by">;

/** The latest first. */
export async function listDistinctions(db: ShopDb, first: number): Promise<DistinctionRow[]> {
  const { rows } = await sql<Row>`
    select d.left_id, d.right_id, d.at, nullif(concat_ws(' ', u.firstname, u.lastname), '') as by
    from app.distinct_clients() d left join app.shop_user u on u.shop_id = app.shop() and u.id = d.created_by
    order by d.at desc limit ${first}`.execute(db);
  const ids = new Set(rows.flatMap(({ left_id, right_id }) => [left_id, right_id]));
  const byId = new Map((await loadClients(db, [...ids])).map((client) => [client.id, client]));
  return rows.flatMap(({ at, by, ...pair }) => {
    const two = sidesOf(pair, byId);
    return two ? [{ ...two, at, by }] : [];
  });
}

/** Whom the shop said to be somebody else than this client. */
export async function toldApartFrom(db: ShopDb, client_id: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select case when d.left_id = this.id then d.right_id else d.left_id end as id
    from app.distinct_clients() d, (select app.survivor(${client_id}) as id) this
    where this.id in (d.left_id, d.right_id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

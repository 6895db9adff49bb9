/** The lines of a shop's audit: inserted and read, never changed. */
import { sql } from "kysely";
import { z } from "zod";
import type { Instant } from "../../../domain/time.ts";
import type { Author } from "../../platform/change.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { Bounds } from "../../platform/graphql/page.ts";

type NewLine = {
  at: Instant;
  author: Author;
  action: string;
  noun: string;
  record_id: string | null;
  /** Null: as the record is called now. */
  name: string | null;
  before: object | null;
  after: object | null;
  address: string | null;
};

export async function insertAudit(
  db: ShopDb,
  { author, address, ...line }: NewLine,
): Promise<void> {
  const { at, action, noun, record_id, name, before, after } = line;
  await sql`
    insert into app.audit (shop_id, at, author_kind, account_id, person, role, acting, action, noun, record_id, name,
      before, after, network)
    select ${SHOP_ID}, ${at}, ${author.kind}, ${author.account_id}::uuid, coalesce(p.name, ''), coalesce(p.role, ''),
      ${author.account_id}::uuid is not null and p.role is null, ${action}, ${noun}, ${record_id}::uuid,
      left(case when ${noun} = 'client' then '' else coalesce(${name}::text, found.subject ->> 'name', '') end, 200),
      ${json(before)}::jsonb, ${json(after)}::jsonb,
      coalesce(network(set_masklen(${address}::inet, case family(${address}::inet) when 4 then 24 else 48 end))::text, '')
    from (select case when ${name}::text is null then app.subject_of(array[${record_id}::uuid]) end as subject) found
    left join app.person_of(${author.account_id}::uuid) p on true`.execute(db);
}

const json = (values: object | null): string | null => values && JSON.stringify(values);

const values = z.record(z.string(), z.unknown()).nullable();
const line = z.strictObject({
  id: z.string(),
  at: INSTANT,
  author_kind: z.string(),
  account_id: z.string().nullable(),
  person: z.string(),
  role: z.string(),
  acting: z.boolean(),
  action: z.string(),
  noun: z.string(),
  record_id: z.string().nullable(),
  name: z.string(),
  before: values,
  after: values,
  network: z.string(),
});
export type AuditLine = z.output<typeof line>;

/** What is left out filters nothing; `until` is not included. */
export type AuditFilter = {
  account_id?: string | undefined;
  action?: string | undefined;
  record_id?: string | undefined;
  since?: Instant | undefined;
  until?: Instant | undefined;
};

const matching = ({ account_id, action, record_id, since, until }: AuditFilter) =>
  sql`a.shop_id = ${SHOP_ID}
    and (${account_id ?? null}::uuid is null or a.account_id = ${account_id ?? null}::uuid)
    and (${action ?? null}::text is null or a.action = ${action ?? null}::text)
    and (${record_id ?? null}::uuid is null or a.record_id = ${record_id ?? null}::uuid)
    and (${since ?? null}::timestamptz is null or a.at >= ${since ?? null}::timestamptz)
    and (${until ?? null}::timestamptz is null or a.at < ${until ?? null}::timestamptz)`;

/** The latest first; a client under the present name, while there is one. */
export const listAudit = (
  db: ShopDb,
  filter: AuditFilter,
  { first, skip }: Bounds,
): Promise<AuditLine[]> =>
  readRows(
    db,
    line,
    sql`select a.id, a.at, a.author_kind, a.account_id, a.person, a.role, a.acting, a.action, a.noun, a.record_id,
        case when a.noun = 'client' then coalesce(app.subject_of(array[a.record_id]) ->> 'name', '') else a.name end as name,
        a.before, a.after, a.network
      from app.audit a where ${matching(filter)} order by a.at desc, a.id desc offset ${skip} limit ${first}`,
  );

const counted = z.strictObject({ count: z.number() });

export async function countAudit(db: ShopDb, filter: AuditFilter): Promise<number> {
  const row = await readRow(
    db,
    counted,
    sql`select count(*) as count from app.audit a where ${matching(filter)}`,
  );
  return row?.count ?? 0;
}

const author = z.strictObject({ account_id: z.string(), person: z.string() });
export type AuditAuthor = z.output<typeof author>;

/** Who wrote at least one line, each under the latest name. */
export const listAuditAuthors = (db: ShopDb): Promise<AuditAuthor[]> =>
  readRows(
    db,
    author,
    sql`select distinct on (a.account_id) a.account_id, a.person from app.audit a
      where a.shop_id = ${SHOP_ID} and a.account_id is not null order by a.account_id, a.at desc`,
  );

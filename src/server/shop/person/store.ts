/** The people of the shop as its owner manages them, those who left too; their accounts through functions of the database. */
import { sql } from "kysely";
import { z } from "zod";
import { SHOP_ROLES } from "../../../domain/account/role.ts";
import type { PersonFields } from "../../../domain/shop/person/person.ts";
import type { Instant } from "../../../domain/time.ts";
import { INSTANT, readRow, readRows } from "../../platform/database/rows.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { userOf } from "../store.ts";

const row = z.strictObject({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: z.enum(SHOP_ROLES),
  color: z.string(),
  skills: z.array(z.string()),
  bookable: z.boolean(),
  working_hours: z.unknown(),
  start_point: z.unknown(),
  archived_at: INSTANT.nullable(),
  email: z.string(),
  has_password: z.boolean(),
  /** Until when the link of the invitation opens; null without one. */
  invited_until: INSTANT.nullable(),
  seen_at: INSTANT.nullable(),
  /** A code or a passkey was set up. */
  second_factor: z.boolean(),
});

const personOf = (stored: z.output<typeof row>) => userOf(stored);
export type Person = ReturnType<typeof personOf>;

const PEOPLE = sql`
  select u.id, u.firstname, u.lastname, u.role, u.color, u.skills, u.bookable, u.working_hours, u.start_point, u.archived_at,
    coalesce(a.email, '') as email, coalesce(a.has_password, false) as has_password, a.invited_until, a.seen_at,
    coalesce(a.second_factor, false) as second_factor
  from app.shop_user u left join app.list_accounts() a on a.id = u.id where u.shop_id = ${SHOP_ID}`;

/** In the order the owner gave them, those who left last. */
export async function listPeople(db: ShopDb): Promise<Person[]> {
  const order = sql`order by u.archived_at is not null, u.position, u.lastname, u.id`;
  return (await readRows(db, row, sql`${PEOPLE} ${order}`)).map(personOf);
}

export async function findPerson(db: ShopDb, id: string): Promise<Person | undefined> {
  const found = await readRow(db, row, sql`${PEOPLE} and u.id = ${id}`);
  return found && personOf(found);
}

/** With the lock of the shop first: changes of its people follow one another and never deadlock. */
export async function lockPerson(db: ShopDb, id: string): Promise<Person | undefined> {
  await db
    .selectFrom("shop")
    .select("id")
    .where("shop_id", "=", SHOP_ID)
    .forNoKeyUpdate()
    .execute();
  return findPerson(db, id);
}

type Columns = Partial<Omit<PersonFields, "email">> & { archived_at?: Instant | null };

const JSON_COLUMNS = ["working_hours", "start_point"] as const;

/** As columns: lists copied, objects as JSON. */
function written({ skills, ...columns }: Columns) {
  const json = JSON_COLUMNS.flatMap((name) =>
    columns[name] ? [[name, JSON.stringify(columns[name])]] : [],
  );
  return { ...columns, ...(skills && { skills: [...skills] }), ...Object.fromEntries(json) };
}

/** After those who are there. */
export async function insertPerson(
  db: ShopDb,
  { shop_id, id, ...fields }: { shop_id: string; id: string } & Omit<PersonFields, "email">,
): Promise<void> {
  await db
    .insertInto("shop_user")
    .values({
      ...written(fields),
      firstname: fields.firstname,
      lastname: fields.lastname,
      shop_id,
      id,
      position: sql<number>`(select coalesce(max(u.position), -1) + 1 from app.shop_user u where u.shop_id = ${SHOP_ID})`,
    })
    .execute();
}

export async function updatePerson(db: ShopDb, id: string, columns: Columns): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db
    .updateTable("shop_user")
    .set(written(columns))
    .where("shop_id", "=", SHOP_ID)
    .where("id", "=", id)
    .execute();
}

/** The shop is kept by another owner than this one; false when there is none. */
export async function nameOtherOwner(db: ShopDb, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update app.shop s set owner_id = other.id
    from (select u.id from app.shop_user u where u.shop_id = ${SHOP_ID} and u.owns and u.id <> ${id}
      order by u.position, u.id limit 1) other
    where s.id = ${SHOP_ID}`.execute(db);
  return numAffectedRows === 1n;
}

/** The constraint by which a shop keeps an owner. */
export const KEEPS_OWNER = "shop_keeps_owner";

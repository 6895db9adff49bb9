/** Shops with their users and closed days, and the proof of their public links. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import type { ShopScope } from "../../domain/account/scope.ts";
import type { Interval } from "../../domain/agenda/interval.ts";
import type { TravelPace } from "../../domain/agenda/pace/pace.ts";
import { parseSpans, parseWeekHours } from "../../domain/agenda/opening.ts";
import { isId } from "../../domain/validation.ts";
import { isCategoryId } from "../../domain/catalogue/categories.ts";
import { startPointOf } from "../../domain/shop/person/start-point.ts";
import { labelOf } from "../../domain/shop/bonus/label.ts";
import { bookingRulesOf } from "../../domain/shop/booking-rules.ts";
import type { DatedShop, PlannedIdentity } from "../../domain/shop/identity/identity.ts";
import type { OpeningHours, Shop, ShopUser } from "../../domain/shop/shop.ts";
import { tariffsOf } from "../../domain/shop/tariffs.ts";
import type { LocalDate, Zone } from "../../domain/time.ts";
import type { Database } from "../platform/database/open.ts";
import { readRow, readRows } from "../platform/database/rows.ts";
import { mintScope, type ShopDb } from "../platform/database/scope.ts";
import { SHOP_ID } from "../platform/database/shop-id.ts";

/** Days on which the whole shop is closed, both included, or open at these hours. */
export type Closure = {
  first: LocalDate;
  last: LocalDate;
  reason: string;
  hours: readonly Interval[];
};
export type StaffedShop = DatedShop & {
  users: readonly ShopUser[];
  closures: readonly Closure[];
};

/** A user as the database keeps them. */
export type UserRow = Omit<ShopUser, "skills" | "working_hours" | "start_point"> & {
  skills: string[];
  working_hours: unknown;
  start_point: unknown;
};
type Row = Omit<Shop, "opening_hours" | "booking_rules" | "tariffs" | "label"> & {
  label: unknown;
  opening_hours: unknown;
  booking_rules: unknown;
  tariffs: unknown;
  users: UserRow[];
  planned: PlannedIdentity[];
  closures: (Omit<Closure, "hours"> & { hours: unknown })[];
};

/** The shop of this transaction, its users in the order the owner gave them; undefined for none of this id. */
export async function loadShop(db: ShopDb, shop_id: string): Promise<StaffedShop | undefined> {
  const { rows } = await sql<Row>`
    select s.*,
      coalesce((select json_agg(json_build_object('id', u.id, 'firstname', u.firstname, 'lastname', u.lastname,
          'role', u.role, 'color', u.color, 'skills', u.skills, 'bookable', u.bookable, 'working_hours', u.working_hours,
          'start_point', u.start_point)
          order by u.position, u.lastname, u.id)
        from app.shop_user u where u.shop_id = s.id and u.archived_at is null), '[]') as users,
      coalesce((select json_agg(json_build_object('first', c.first, 'last', c.last, 'reason', c.reason, 'hours', c.hours) order by c.first)
        from app.shop_closure c where c.shop_id = s.id), '[]') as closures,
      coalesce((select json_agg(json_build_object('id', i.id, 'valid_from', i.valid_from, 'changes', i.changes)
          order by i.valid_from, i.recorded_at, i.id)
        from app.shop_identity i where i.shop_id = s.id and i.valid_from > coalesce(s.identity_on, '-infinity')
          and i.changes <> '{}' and not exists (select from app.shop_identity n
            where n.shop_id = i.shop_id and n.id = i.id and n.version = i.version + 1)), '[]') as planned
    from app.shop s where s.id = ${shop_id}`.execute(db);
  return rows[0] && shopOf(rows[0]);
}

/** Its clock alone. */
export const loadZone = async (db: ShopDb): Promise<Zone> =>
  (
    await db
      .selectFrom("shop")
      .select("timezone")
      .where("shop_id", "=", SHOP_ID)
      .executeTakeFirstOrThrow()
  ).timezone;

const shopOf = (row: Row): StaffedShop => ({
  ...row,
  opening_hours: hoursOf(row.opening_hours),
  booking_rules: bookingRulesOf(row.booking_rules),
  tariffs: tariffsOf(row.tariffs),
  label: labelOf(row.label),
  users: row.users.map(userOf),
  closures: row.closures.map((closure) => ({ ...closure, hours: parseSpans(closure.hours) ?? [] })),
});

/** With what can be read of its texts and lists. */
export const userOf = <Row extends UserRow>(user: Row) => ({
  ...user,
  skills: user.skills.filter(isCategoryId),
  working_hours: hoursOf(user.working_hours),
  start_point: startPointOf(user.start_point),
});

/** Hours that cannot be read count as closed. */
const hoursOf = (value: unknown): OpeningHours => parseWeekHours(value) ?? {};

/** Until the end of the transaction, so that two saves of the settings follow each other. */
export const lockShop = (db: ShopDb) =>
  db.selectFrom("shop").select("id").where("shop_id", "=", SHOP_ID).forNoKeyUpdate().execute();

/** Its own columns; what is left out stays. */
export type ShopColumns = Partial<
  Omit<Shop, "id" | "status" | "country" | "timezone" | "logo_url" | "created_at">
> & { identity_on?: LocalDate };

const JSON_COLUMNS = [
  "opening_hours",
  "booking_rules",
  "travel_rules",
  "tariffs",
  "label",
] as const;

export async function updateShop(db: ShopDb, { labels, ...columns }: ShopColumns): Promise<void> {
  const written = JSON_COLUMNS.flatMap((name) =>
    columns[name] === undefined ? [] : [[name, JSON.stringify(columns[name])]],
  );
  const set = {
    ...columns,
    ...(labels && { labels: [...labels] }),
    ...Object.fromEntries(written),
  };
  await db.updateTable("shop").set(set).where("shop_id", "=", SHOP_ID).execute();
}

/** What its real visits teach of its trips; null when they are too few. */
export const setTravelPace = (db: ShopDb, pace: TravelPace | null): Promise<unknown> =>
  db
    .updateTable("shop")
    .set({ travel_pace: pace && JSON.stringify(pace) })
    .where("shop_id", "=", SHOP_ID)
    .execute();

/** The address of its logo, kept beside the shop for those who only list shops. */
export const setLogo = (db: ShopDb, logo_url: string | null): Promise<unknown> =>
  db.updateTable("shop").set({ logo_url }).where("shop_id", "=", SHOP_ID).execute();

/** How many published reviews it has, and the sum of their stars. */
export const setReviewSum = (
  db: ShopDb,
  { count, stars }: { count: number; stars: number },
): Promise<unknown> =>
  db
    .updateTable("shop")
    .set({ review_count: count, review_stars: stars })
    .where("shop_id", "=", SHOP_ID)
    .execute();

/** A new public address; a former one of this shop may be taken back. Violates `shop_address_pkey` when it is another's. */
export async function insertAddress(db: ShopDb, { zipcode, slug }: PublicAddress): Promise<void> {
  await sql`
    insert into app.shop_address (shop_id, zipcode, slug) select ${SHOP_ID}, ${zipcode}, ${slug}
    where not exists (select from app.shop_address a
      where a.shop_id = ${SHOP_ID} and a.zipcode = ${zipcode} and a.slug = ${slug})`.execute(db);
}

/** Answers false when another closure begins on that day. */
export async function insertClosure(db: ShopDb, closure: Closure): Promise<boolean> {
  const { rows } = await sql`
    insert into app.shop_closure (shop_id, first, last, reason, hours)
    values (${SHOP_ID}, ${closure.first}, ${closure.last}, ${closure.reason},
      ${JSON.stringify(closure.hours)}::jsonb)
    on conflict (shop_id, first) do nothing returning first`.execute(db);
  return rows.length > 0;
}

/** Answers what it removed. */
export const deleteClosure = async (db: ShopDb, first: LocalDate): Promise<Closure | undefined> =>
  (
    await sql<Closure>`
    delete from app.shop_closure c where c.shop_id = ${SHOP_ID} and c.first = ${first}
    returning c.first, c.last, c.reason, c.hours`.execute(db)
  ).rows[0];

/** How many are kept: a shop that closes three times a year for thirty years. */
export const countClosures = async (db: ShopDb): Promise<number> =>
  (
    await sql<{ n: number }>`
    select count(*)::int as n from app.shop_closure c where c.shop_id = ${SHOP_ID}`.execute(db)
  ).rows[0]?.n ?? 0;

/** The proof for a visitor behind a public link; undefined when the text cannot be an id. */
export function clientScope(shop_id: string): ShopScope | undefined {
  const id = shop_id.toLowerCase();
  return isId(id) ? mintScope(id, { kind: "client" }) : undefined;
}

const foundShop = z.strictObject({ shop_id: z.string(), zipcode: z.string(), slug: z.string() });
export type PublicAddress = { zipcode: string; slug: string };

/**
 * The shop of a public address, or the address it has now when this one is old or carries a wrong
 * postal code; undefined when there is none.
 */
export async function findShop(
  database: Database,
  { zipcode, slug }: PublicAddress,
): Promise<{ scope: ShopScope } | { moved_to: PublicAddress } | undefined> {
  const found = await database.withSystem(
    (db) =>
      readRow(
        db,
        foundShop,
        sql`select shop_id, zipcode, slug from app.find_shop(${zipcode}, ${slug})`,
      ),
    "read",
  );
  if (!found) return undefined;
  if (found.zipcode !== zipcode || found.slug !== slug)
    return { moved_to: { zipcode: found.zipcode, slug: found.slug } };
  return { scope: mintScope(found.shop_id, { kind: "client" }) };
}

const listed = z.strictObject({ shop_id: z.string() });

/** The ids of the shops that a function of the database names, for a sweep of them: it answers nothing else of a shop. */
export const shopsOf = async (
  database: Pick<Database, "withSystem">,
  named: RawBuilder<unknown>,
): Promise<string[]> =>
  (
    await database.withSystem(
      (db) => readRows(db, listed, sql`select shop_id from ${named}`),
      "read",
    )
  ).map(({ shop_id }) => shop_id);

/** Those that are not closed. */
export const openShops = (database: Pick<Database, "withSystem">): Promise<string[]> =>
  shopsOf(database, sql`app.open_shops()`);

/** One line of the administrator's shop picker (specification §7); skills are ids. */
const pickedShop = z.strictObject({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  logo_url: z.string().nullable(),
  zip: z.string(),
  city: z.string(),
  users: z.array(
    z.strictObject({
      id: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      skills: z.array(z.string()),
    }),
  ),
});
export type PickedShop = z.output<typeof pickedShop>;

/** Every shop there is, the most populated first: for administrators only. */
export const pickShops = (database: Database): Promise<PickedShop[]> =>
  database.withSystem(
    (db) => readRows(db, pickedShop, sql`select * from app.pick_shops()`),
    "read",
  );

/** Opens a shop with its owner: asked by the person who holds the database, never by a request. */
import { sql } from "kysely";
import { randomUUIDv7 } from "node:crypto";
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { WeekHours } from "../../domain/agenda/opening.ts";
import type { CategoryId } from "../../domain/catalogue/categories.ts";
import { zoneOfZip } from "../../domain/shop/zone.ts";
import { emailTaken, insertAccount } from "../account/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { violated } from "../platform/database/violation.ts";

export type ShopCreation = {
  name: string;
  slug: string;
  zipcode: string;
  city: string;
  trades: CategoryId[];
  owner: { firstname: string; lastname: string; email: string };
};

/** Opened from Monday to Friday until the owner says otherwise. */
const DAY = [
  { from: 9 * 60, to: 12 * 60 + 30 },
  { from: 13 * 60 + 30, to: 18 * 60 },
];
const FIRST_HOURS: WeekHours = { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY };

type Place = { lat: number; lon: number } | undefined;
type Opening = { shop: ShopCreation; place: Place; password_hash: string };
export type CreateRefusal = "address-taken" | "email-taken";

/** Answers the shop's id. The caller's transaction is the owner's of the tables. */
export async function createShop(
  db: ShopDb,
  { shop: { owner, trades, ...shop }, place, password_hash }: Opening,
): Promise<string | Refusal<CreateRefusal>> {
  const [shop_id, id] = [randomUUIDv7(), randomUUIDv7()];
  const { zipcode, slug } = shop;
  const hours = JSON.stringify(FIRST_HOURS);
  try {
    await db
      .insertInto("shop")
      .values({
        ...shop,
        lat: place?.lat,
        lon: place?.lon,
        timezone: zoneOfZip(zipcode),
        id: shop_id,
        legal_name: shop.name,
        opening_hours: hours,
      })
      .execute();
    await db.insertInto("shop_address").values({ shop_id, zipcode, slug }).execute();
    const { email, ...names } = owner;
    const person = { ...names, shop_id, id, role: "OWNER", skills: trades, bookable: true };
    await db
      .insertInto("shop_user")
      .values({ ...person, working_hours: hours })
      .execute();
    await insertAccount(db, { id, email, shop_id, role: "USER", password_hash });
    await sql`set constraints all immediate`.execute(db);
    return shop_id;
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): Refusal<CreateRefusal> {
  if (violated(error, "shop_address_pkey")) return refuse("address-taken");
  if (emailTaken(error)) return refuse("email-taken");
  throw error;
}

/** The shops of every tenant as the public directory lists and counts them. */
import { sql } from "kysely";
import { z } from "zod";
import { CATEGORIES, type CategoryId } from "../../../domain/catalogue/categories.ts";
import type { Database } from "../../platform/database/open.ts";
import { readRow, readRows } from "../../platform/database/rows.ts";

/** A shop of the directory; the distance in whole kilometres, null when one of the two places is unknown. */
const listedShop = z.strictObject({
  shop_id: z.string(),
  name: z.string(),
  zipcode: z.string(),
  slug: z.string(),
  city: z.string(),
  skills: z.array(z.string()),
  labels: z.array(z.string()),
  label: z.unknown(),
  tariffs: z.unknown(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  timezone: z.string(),
  distance_km: z.number().nullable(),
  review_count: z.number(),
  review_stars: z.number(),
  total: z.number(),
});
export type ListedShop = Omit<z.infer<typeof listedShop>, "total">;

export type ShopSearch = {
  /** A part of a name or of an address, as `nameKey` writes it; or one of these trades. */
  text: string;
  skills: readonly string[];
  category_id: string;
  /** A part of a postal code and town, as `nameKey` writes it. */
  place: string;
  /**
   * Where the visitor is, and the postal codes of that town: a workshop there counts whatever its rounds. `listed`: what
   * a shop's list may hold for the codes that were asked.
   */
  near:
    | { lat: number; lon: number; zips: readonly string[]; listed: readonly string[] }
    | undefined;
  first: number;
  offset: number;
  /** Shops are counted up to this many. */
  counted: number;
};

/** One page of the directory, and how many shops there are in all. */
export const searchShops = (
  database: Database,
  { text, skills, category_id, place, near, first, offset, counted }: ShopSearch,
): Promise<{ shops: ListedShop[]; total: number }> =>
  database.withSystem(async (db) => {
    const rows = await readRows(
      db,
      listedShop,
      sql`select * from app.search_shops(${text}, ${[...skills]}::text[], ${category_id}, ${place},
        ${near?.lat ?? null}, ${near?.lon ?? null}, ${[...(near?.zips ?? [])]}::text[],
        ${[...(near?.listed ?? [])]}::text[], ${first}, ${offset}, ${counted})`,
    );
    return { shops: rows.map(({ total: _total, ...shop }) => shop), total: rows[0]?.total ?? 0 };
  }, "read");

const nearestTown = z.strictObject({ zip: z.string(), city: z.string(), distance_km: z.number() });
export type NearestTown = z.infer<typeof nearestTown>;

/** The town of the nearest shop of this trade, whether or not that shop travels; undefined when there is none. */
export const nearestShopTown = (
  database: Database,
  { lat, lon, category_id }: { lat: number; lon: number; category_id: string },
): Promise<NearestTown | undefined> =>
  database.withSystem(
    (db) =>
      readRow(
        db,
        nearestTown,
        sql`select * from app.nearest_shop_town(${lat}, ${lon}, ${category_id})`,
      ),
    "read",
  );

const summary = z.strictObject({ shops: z.number(), trades: z.array(z.string()) });
export type DirectorySummary = { shop_count: number; trades: CategoryId[] };

/** How many shops there are, and the trades that at least one of them has, in the order of the catalogue. */
export const summarizeDirectory = (database: Database): Promise<DirectorySummary> =>
  database.withSystem(async (db) => {
    const row = await readRow(db, summary, sql`select * from app.summarize_directory()`);
    const trades = CATEGORIES.map(({ id }) => id).filter((id) => row?.trades.includes(id));
    return { shop_count: row?.shops ?? 0, trades };
  }, "read");

const address = z.strictObject({ zipcode: z.string(), slug: z.string() });

/** The public addresses of the shops of one file of the sitemap, always in the same order. */
export const listAddresses = (
  database: Database,
  { first, offset }: { first: number; offset: number },
): Promise<z.infer<typeof address>[]> =>
  database.withSystem(
    (db) => readRows(db, address, sql`select * from app.list_shop_addresses(${first}, ${offset})`),
    "read",
  );

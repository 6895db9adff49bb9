/** The directory: shops by name, town, trade, the nearest first. */
import { distanceKm, type Place } from "../../../domain/agenda/travel.ts";
import { CATEGORIES, isCategoryId, type CategoryId } from "../../../domain/catalogue/categories.ts";
import { searchKinds } from "../../../domain/catalogue/search.ts";
import { nameKey } from "../../../domain/client/names.ts";
import { DEFAULT_ZONE } from "../../../domain/time.ts";
import type { DirectoryProps, DirectoryShop } from "../../../web/site/props.ts";
import type { Towns } from "../../platform/towns.ts";
import type { ListedShop } from "../store.ts";

type Query = DirectoryProps["query"];

/** Reads the address's query; what makes no sense is as if it had not been typed. */
export function readQuery(query: unknown): Query {
  const given = typeof query === "object" && query !== null ? query : {};
  const text = (name: string): string => {
    const value: unknown = Reflect.get(given, name);
    return typeof value === "string" ? value.trim().slice(0, 100) : "";
  };
  const category_id = text("category_id");
  return {
    q: text("q"),
    where: text("where"),
    category_id: isCategoryId(category_id) ? category_id : "",
  };
}

/** Shops that answer the query, the nearest first when a place is named, by name otherwise. */
export function searchDirectory(
  shops: readonly ListedShop[],
  query: Query,
  towns: Towns,
): Omit<DirectoryShop, "next_slot">[] {
  const near = query.where ? towns.suggest(query.where, 1)[0] : undefined;
  return shops
    .filter((shop) => matches(shop, query))
    .filter((shop) => near !== undefined || isThere(shop, query.where))
    .map((shop) => listed(shop, near))
    .sort(
      (a, b) =>
        (a.distance_km ?? Infinity) - (b.distance_km ?? Infinity) ||
        a.name.localeCompare(b.name, "fr"),
    );
}

function matches(shop: ListedShop, { q, category_id }: Query): boolean {
  if (category_id && !shop.skills.includes(category_id)) return false;
  // « Quel appareil ? » is answered by the trades that repair it.
  if (searchKinds(q).some((kind) => kind.category_ids.some((id) => shop.skills.includes(id))))
    return true;
  const trades = CATEGORIES.filter(({ id }) => shop.skills.includes(id)).map(({ name }) => name);
  return [shop.name, shop.city, shop.zipcode, ...trades].some((text) =>
    nameKey(text).includes(nameKey(q)),
  );
}

/** A place that no town answers to is looked for in the shops' own addresses. */
const isThere = ({ city, zipcode }: ListedShop, where: string): boolean =>
  nameKey(`${zipcode} ${city}`).includes(nameKey(where));

function listed(shop: ListedShop, near: Place | undefined): Omit<DirectoryShop, "next_slot"> {
  const { shop_id, name, zipcode, slug, city, lat, lon, labels } = shop;
  const place = lat === null || lon === null ? undefined : { lat, lon };
  return {
    id: shop_id,
    name,
    zipcode,
    slug,
    city,
    skills: shop.skills.filter((skill): skill is CategoryId => isCategoryId(skill)),
    labels,
    timezone: DEFAULT_ZONE,
    distance_km: near && place ? Math.round(distanceKm(near, place)) : null,
  };
}

/** The directory: shops by name, town, trade, the nearest first, a page at a time. */
import { CATEGORIES, isCategoryId, type CategoryId } from "../../../domain/catalogue/categories.ts";
import { searchKinds } from "../../../domain/catalogue/search.ts";
import { nameKey } from "../../../domain/client/names.ts";
import { DEFAULT_ZONE } from "../../../domain/time.ts";
import type { DirectoryProps, DirectoryShop } from "../../../web/site/props.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Towns } from "../../platform/towns.ts";
import { searchShops, type ListedShop } from "./store.ts";

type Query = DirectoryProps["query"];
type FoundShops = Pick<DirectoryProps, "page" | "pages" | "total" | "kind_id" | "place"> & {
  shops: Omit<DirectoryShop, "next_slot">[];
};

const SHOPS_A_PAGE = 20;
const LAST_PAGE = 10_000;

/** Reads the address's query; what makes no sense is as if it had not been typed. */
export function readQuery(query: unknown): { query: Query; page: number } {
  const given = typeof query === "object" && query !== null ? query : {};
  const text = (name: string): string => {
    const value: unknown = Reflect.get(given, name);
    return typeof value === "string" ? value.trim().slice(0, 100) : "";
  };
  const category_id = text("category_id");
  return {
    query: {
      q: text("q"),
      where: text("where"),
      category_id: isCategoryId(category_id) ? category_id : "",
    },
    page: /^[1-9]\d{0,4}$/.test(text("page")) ? Math.min(Number(text("page")), LAST_PAGE) : 1,
  };
}

/** Shops that answer the query, the nearest first when a place is named, by name otherwise. */
export async function searchDirectory(
  database: Database,
  { query, page }: { query: Query; page: number },
  towns: Towns,
): Promise<FoundShops> {
  const near = query.where ? towns.suggest(query.where, 1)[0] : undefined;
  const { shops, total } = await searchShops(database, {
    text: nameKey(query.q),
    skills: tradesMeant(query.q),
    category_id: query.category_id,
    // A place that no town answers to is looked for in the shops' own addresses.
    place: near ? "" : nameKey(query.where),
    near,
    first: SHOPS_A_PAGE,
    offset: (page - 1) * SHOPS_A_PAGE,
  });
  const pages = Math.max(1, Math.ceil(total / SHOPS_A_PAGE));
  return {
    shops: shops.map(listed),
    total,
    page,
    pages,
    kind_id: searchKinds(query.q)[0]?.id ?? "",
    place: near?.name ?? query.where,
  };
}

/** « Quel appareil ? » is answered by the trades that repair it, and by those of that name. */
function tradesMeant(q: string): string[] {
  if (nameKey(q) === "") return [];
  const named = CATEGORIES.filter(({ name }) => nameKey(name).includes(nameKey(q)));
  const repairing = searchKinds(q).flatMap(({ category_ids }) => category_ids);
  return [...new Set([...named.map(({ id }) => id), ...repairing])];
}

const listed = ({ shop_id, skills, ...shop }: ListedShop): Omit<DirectoryShop, "next_slot"> => ({
  ...shop,
  id: shop_id,
  skills: skills.filter((skill): skill is CategoryId => isCategoryId(skill)),
  timezone: DEFAULT_ZONE,
});

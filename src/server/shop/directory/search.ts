/** The directory: shops by name, town, trade, appliance, the nearest first, a page at a time. */
import { CATEGORIES, isCategoryId, type CategoryId } from "../../../domain/catalogue/categories.ts";
import { kindOf } from "../../../domain/catalogue/kinds.ts";
import { searchKinds } from "../../../domain/catalogue/search.ts";
import { tunnelFor } from "../../../domain/catalogue/tree/lead.ts";
import { zipProbes } from "../../../domain/shop/area/zips.ts";
import { nameKey } from "../../../domain/client/names.ts";
import {
  NEED_PARAMETERS,
  needIn,
  NO_NEED,
  textIn,
  type Need,
} from "../../../domain/shop/need/need.ts";
import type { DirectoryQuery } from "../../../web/site/props.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Town, Towns } from "../../platform/towns.ts";
import { searchShops, type ListedShop } from "./store.ts";

export type Asked = { query: DirectoryQuery; need: Need; step: string; page: number };
export type FoundShops = { shops: ListedShop[]; total: number };

export const SHOPS_A_PAGE = 20;
/** Counting stops here: beyond, the directory says « plus de 1 000 ». */
export const MOST_COUNTED = 1_000;
const LAST_PAGE = MOST_COUNTED / SHOPS_A_PAGE;

/** Reads the address's query; what makes no sense is as if it had not been typed. */
export function readAsked(query: unknown): Asked {
  const typed = textIn(query, "category_id");
  const named = needIn({ ...parametersIn(query), [NEED_PARAMETERS.category_id]: typed });
  // The form repeats the name of the appliance: another word is another search.
  const isSame = nameKey(textIn(query, "q")) === nameKey(kindOf(named.kind_id).name);
  const q = named.kind_id !== "" && isSame ? "" : textIn(query, "q");
  const isNamed = named.kind_id !== "" && q === "";
  const category_id = isCategoryId(typed) ? typed : "";
  const page = textIn(query, "page");
  return {
    query: {
      q,
      where: textIn(query, "where"),
      category_id: isNamed ? named.category_id : category_id,
    },
    need: isNamed ? named : needSaid(q, category_id),
    step: textIn(query, "etape"),
    page: /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
  };
}

const parametersIn = (query: unknown): Record<string, string> =>
  Object.fromEntries(Object.values(NEED_PARAMETERS).map((name) => [name, textIn(query, name)]));

/** « mon frigo fuit » names an appliance, and its fault as far as the words say it. */
function needSaid(q: string, category_id: CategoryId | ""): Need {
  const kind = searchKinds(q)[0];
  if (!kind) return { ...NO_NEED, category_id };
  const named = needIn({
    [NEED_PARAMETERS.kind_id]: kind.id,
    [NEED_PARAMETERS.category_id]: category_id,
  });
  return { ...named, answers: tunnelFor(kind.id, q).path };
}

/** Shops that answer, those that serve the place when one is understood. */
export function searchDirectory(
  database: Database,
  { query, page }: Asked,
  { towns, near }: { towns: Towns; near: Town | undefined },
): Promise<FoundShops> {
  return searchShops(database, {
    text: nameKey(query.q),
    skills: tradesMeant(query.q),
    category_id: query.category_id,
    // A place that no town answers to is looked for in the shops' own addresses.
    place: near ? "" : nameKey(query.where),
    near: near && {
      lat: near.lat,
      lon: near.lon,
      zips: towns.zipsOf(near),
      listed: zipsAsked(query.where, near, towns).flatMap(zipProbes),
    },
    first: SHOPS_A_PAGE,
    offset: (page - 1) * SHOPS_A_PAGE,
    counted: MOST_COUNTED + 1,
  });
}

/** The postal code that was typed; all those of a town that was only named. */
export const zipsAsked = (where: string, near: Town, towns: Towns): string[] =>
  where.includes(near.zip) ? [near.zip] : towns.zipsOf(near);

/** « Quel appareil ? » is answered by the trades that repair it, and by those of that name. */
function tradesMeant(q: string): string[] {
  if (nameKey(q) === "") return [];
  const named = CATEGORIES.filter(({ name }) => nameKey(name).includes(nameKey(q)));
  const repairing = searchKinds(q).flatMap(({ category_ids }) => category_ids);
  return [...new Set<CategoryId>([...named.map(({ id }) => id), ...repairing])];
}

/** « 31400 Toulouse », « 31400 », « Toulouse » or the end of an address. */
export function townMeant(where: string, towns: Towns): Town | undefined {
  const zip = /^(\d{5})\s+(.+)$/.exec(where);
  const exact = zip?.[1] && zip[2] ? towns.townOf(zip[1], zip[2]) : undefined;
  return exact ?? (where === "" ? undefined : towns.suggest(where, 1)[0]);
}

/** The town around a browser's position, as « 43.60,1.44 »; undefined at sea, abroad, or for anything else. */
export function townAround(position: string, towns: Towns): Town | undefined {
  const [, lat, lon] = /^(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?)$/.exec(position) ?? [];
  return lat && lon ? towns.nearest({ lat: Number(lat), lon: Number(lon) }, 1)[0] : undefined;
}

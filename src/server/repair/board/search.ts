/** What a filter's text finds, once for the page and the counts: the search is the dearest part of them. */
import { searchedText, statusesOf } from "../../../domain/repair/board/filter.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { searchRepairs } from "../search.ts";
import { isNarrowed, narrowFound, type Asked, type Filtered } from "./store.ts";

/** `most`: how many repairs of each status the page may show, in the board's order; without it, all are found. */
export async function searchFiltered(
  db: ShopDb,
  asked: Asked,
  most: number | undefined,
): Promise<Filtered> {
  const text = searchedText(asked.filter.text);
  if (!text) return { ...asked, found: undefined };
  const statuses = statusesOf(asked.filter);
  const found = await searchRepairs(db, {
    text,
    statuses,
    most: isNarrowed(asked) ? undefined : most,
  });
  return { ...asked, found: await narrowFound(db, { ...asked, found }) };
}

/** What a filter's text finds, once for the page and the counts: the search is the dearest part of them. */
import { searchedText, statusesOf } from "../../../domain/repair/board/filter.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { searchRepairs } from "../search.ts";
import { narrowFound, type Asked, type Filtered } from "./store.ts";

/** More than any shop has. */
const MOST_FOUND = 1_000_000;

export async function searchFiltered(db: ShopDb, asked: Asked): Promise<Filtered> {
  const text = searchedText(asked.filter.text);
  if (!text) return { ...asked, found: undefined };
  const statuses = statusesOf(asked.filter);
  const { ids, counts } = await searchRepairs(db, { text, statuses, skip: 0, first: MOST_FOUND });
  let end = 0;
  const parts = statuses.map((status, turn) => {
    const start = end;
    end += counts[turn] ?? 0;
    return [status, ids.slice(start, end)] as const;
  });
  return { ...asked, found: await narrowFound(db, { ...asked, found: new Map(parts) }) };
}

/** What a filter's text finds, once for the page and the counts: the search is the dearest part of them. */
import { searchedText, statusesOf } from "../../../domain/repair/board/filter.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { searchRepairs } from "../search.ts";
import type { Asked, Filtered } from "./store.ts";

/** More than any shop has. */
const MOST_FOUND = 1_000_000;

export async function searchFiltered(db: ShopDb, asked: Asked): Promise<Filtered> {
  const text = searchedText(asked.filter.text);
  if (!text) return { ...asked, found: undefined };
  const search = { text, statuses: statusesOf(asked.filter), skip: 0, first: MOST_FOUND };
  return { ...asked, found: await searchRepairs(db, search) };
}

import { useEffect, useMemo, useState } from "react";
import { FIRST_PAGE, rankedPages, type ListPage } from "./pages.ts";

export type ListQuery = { text: string; order: "recent" | "name" };

/** Ranks where the length is known, otherwise the pages met so far. */
export function useListPages(asked: ListQuery, total: number | undefined) {
  const met = useRememberedPages(asked);
  const ranked = useMemo(() => (total === undefined ? undefined : rankedPages(total)), [total]);
  return ranked ? { pages: ranked, setPages: keepRanks } : met;
}

const keepRanks = (): void => undefined;
const keyOf = ({ text, order }: ListQuery): string => `${order}/${text}`;

/** The pages of the last search, so that coming back from a client finds the same place. */
let remembered: { key: string; pages: readonly ListPage[] } = { key: "", pages: FIRST_PAGE };

function useRememberedPages(asked: ListQuery) {
  const key = keyOf(asked);
  const [list, setList] = useState(() =>
    remembered.key === key ? remembered : { key, pages: FIRST_PAGE },
  );
  if (list.key !== key) setList({ key, pages: FIRST_PAGE });
  useEffect(() => {
    remembered = list;
  }, [list]);
  const setPages = (change: (pages: readonly ListPage[]) => readonly ListPage[]) =>
    setList((known) => {
      const pages = change(known.pages);
      return pages === known.pages ? known : { ...known, pages };
    });
  return { pages: list.key === key ? list.pages : FIRST_PAGE, setPages };
}

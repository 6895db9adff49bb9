/** All the clients, or those who answer a search: only what is near the eye is on the page. */
import { Skeleton } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { moveByRows } from "../../../ui/row-keys.ts";
import { ClientRow } from "./client-row.tsx";
import { PAGE_SIZE } from "../../../platform/page-size.ts";
import { clientsPageQuery } from "./query.ts";
import { likelySize, pagesAfter, ROW_HEIGHT, rowsBefore, type ListPage } from "./pages.ts";
import { useListPages, type ListQuery } from "./use-pages.ts";
import { useSeenText } from "../search/use-last-seen.ts";
import { useTop } from "../../../ui/use-top.ts";
import { office } from "../../../ui/office/styles.ts";
import styles from "./clients.module.css";

type Props = {
  asked: ListQuery;
  /** How many clients the shop has; undefined for a search. */
  total: number | undefined;
  onEmpty: (isEmpty: boolean) => void;
};

function useRowHeight(): number {
  const isPhone = useMediaQuery("(max-width: 44.99em)", false, { getInitialValueInEffect: false });
  return isPhone ? ROW_HEIGHT.phone : ROW_HEIGHT.wide;
}

export function ClientsList({ asked, total, onEmpty }: Props) {
  const { pages, setPages } = useListPages(asked, total);
  const frame = useRef<HTMLDivElement>(null);
  const top = useTop(frame);
  const row = useRowHeight();
  const virtual = useWindowVirtualizer({
    count: pages.length,
    estimateSize: (index) => likelySize(pages, index) * row,
    overscan: 1,
    scrollMargin: top,
  });
  const isEmpty = total === 0 || pages[0]?.size === 0;
  const tellEmpty = useEffectEvent(onEmpty);
  useEffect(() => {
    tellEmpty(isEmpty);
  }, [isEmpty]);
  return (
    <div
      role="table"
      aria-label="Clients"
      aria-rowcount={total === undefined ? -1 : total + 1}
      className={office.sheetOfPaper}
      hidden={isEmpty}
      onKeyDown={moveByRows}
    >
      <Head />
      <div
        ref={frame}
        role="presentation"
        className={styles.clientsFrame}
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            ref={virtual.measureElement}
            data-index={index}
            role="rowgroup"
            className={styles.clientsPage}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <ClientsPage
              asked={asked}
              page={pages[index] ?? NO_PAGE}
              before={rowsBefore(pages, index)}
              likely={likelySize(pages, index)}
              row={row}
              isPassing={virtual.isScrolling}
              onRead={(size, last) => setPages((known) => pagesAfter(known, { index, size, last }))}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

const Head = () => (
  <div role="rowgroup" className={styles.clientsHead}>
    <div role="row" aria-rowindex={1} className={styles.clientRow}>
      {["Client", "Téléphones", "Ville", "Dernière visite"].map((title) => (
        <span key={title} role="columnheader">
          {title}
        </span>
      ))}
    </div>
  </div>
);

const NO_PAGE: ListPage = { after: null, skip: 0, size: undefined };

type PageProps = {
  asked: ListQuery;
  page: ListPage;
  before: number;
  likely: number;
  row: number;
  /** It came into sight while the list was moving: it may be gone at once. */
  isPassing: boolean;
  onRead: (size: number, last: string | undefined) => void;
};

function ClientsPage(props: PageProps) {
  const { asked, page, before, likely, row, isPassing, onRead } = props;
  const id = selectedShop();
  const seenText = useSeenText();
  const stays = useStaying(isPassing);
  const read = useRead({
    query: clientsPageQuery,
    variables: {
      id: id ?? "",
      ...asked,
      first: PAGE_SIZE,
      after: page.after,
      skip: page.skip,
    },
    nouns: ["client"],
    steady: true,
    pause: !id || !stays,
  });
  const clients = read.data?.repair_shop?.clients;
  const tell = useEffectEvent(onRead);
  // What is still shown of the question before says nothing of this one's length.
  const answered = read.late ? undefined : clients;
  useEffect(() => {
    if (answered) tell(answered.length, answered.at(-1)?.id);
  }, [answered]);
  return (
    // Before it is read it is as tall as it will be: nothing under the eye moves when it comes.
    <div
      role="presentation"
      className={clients ? undefined : styles.clientsComing}
      style={clients ? undefined : { minHeight: likely * row }}
    >
      <ReadStates read={read} shape={<PageShape rows={likely} />}>
        {clients?.map((client, index) => (
          <ClientRow
            key={client.id}
            client={client}
            typed={asked.text}
            rowIndex={before + index + 2}
            seen={seenText(client.last_seen_at)}
          />
        ))}
      </ReadStates>
    </div>
  );
}

const GLANCE = 60;

/** False for a moment for what only flies past: a list that is dragged asks for the pages it stops at. */
function useStaying(isPassing: boolean): boolean {
  const [stays, setStays] = useState(!isPassing);
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => setStays(true), GLANCE);
    return () => clearTimeout(timer);
  }, [stays]);
  return stays;
}

const PageShape = ({ rows }: { rows: number }) => (
  <div>
    {Array.from({ length: Math.min(rows, PAGE_SIZE) }, (_, row) => (
      <div key={row} className={styles.clientRow}>
        <Skeleton h={16} />
      </div>
    ))}
  </div>
);

import { Skeleton, Text } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { RepairStatus } from "../../../../domain/repair/status.ts";
import { useRead } from "../../../platform/query.ts";
import { office } from "../../../ui/office/styles.ts";
import { StatusMark } from "../status-mark.tsx";
import { Card, type CardTools } from "./board-card.tsx";
import { makeTarget } from "./drag.ts";
import { CARD_NOUNS, columnPageQuery, type BoardCard } from "./query.ts";
import { COLUMN_PAGE, pagesInView, slotsOf, useLaterPages } from "./use-column-cards.ts";
import type { AskedFilter } from "./search-params.ts";
import styles from "./board.module.css";

const OVERSCAN = 3;

type Props = {
  status: RepairStatus;
  /** As it is to be read, moves on their way included. */
  count: number;
  /** What the server counts, and the first cards that came with it. */
  known: number;
  first: readonly BoardCard[];
  pinned: readonly BoardCard[];
  /** Cards that this column and another one may both know: pinned in one, read in the other. */
  moved: ReadonlySet<string>;
  /** Its cards wait for those of the columns in view. */
  isLater: boolean;
  filter: AskedFilter;
  /** While a card is dragged that may not come here. */
  isClosed: boolean;
  selected: ReadonlyMap<string, BoardCard>;
  tools: CardTools;
  cardHeight: number;
  children?: ReactNode;
};

/** Only the cards near what is seen are in the document. A move draws the columns that it touches, and no other. */
export const Column = memo(function Column(props: Props) {
  const { status, count, known, first, pinned, moved, filter, isClosed, selected, tools } = props;
  const column = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const { later, keepPage } = useLaterPages();
  useEffect(() => {
    if (!column.current || !list.current) return undefined;
    return makeTarget({ column: column.current, list: list.current, status }, setOver);
  }, [status]);
  const top = pinned[0]?.id;
  useEffect(() => {
    if (top) list.current?.scrollTo({ top: 0 });
  }, [top]);
  const slots = useMemo(
    () => slotsOf({ count: known, first, pinned, later, isPinned: (id) => moved.has(id) }),
    [known, first, pinned, later, moved],
  );
  useEffect(() => {
    tools.loaded.set(
      status,
      slots.flatMap(({ card }) => card ?? []),
    );
  }, [tools, status, slots]);
  // With another function, each of its thousands of places is measured again.
  const getItemKey = useCallback((index: number) => slots[index]?.key ?? index, [slots]);
  const virtual = useVirtualizer({
    count: props.isLater ? 0 : slots.length,
    getScrollElement: () => list.current,
    estimateSize: () => props.cardHeight,
    overscan: OVERSCAN,
    getItemKey,
  });
  // Cards have another height once the telephone is turned; the virtualizer keeps their former positions until told.
  const placedFor = useRef(props.cardHeight);
  useLayoutEffect(() => {
    if (placedFor.current === props.cardHeight) return;
    placedFor.current = props.cardHeight;
    virtual.measure();
  }, [virtual, props.cardHeight]);
  const items = virtual.getVirtualItems();
  return (
    <section
      ref={column}
      className={styles.column}
      aria-label={status}
      data-column={status}
      data-closed={isClosed || undefined}
      data-over={(isOver && !isClosed) || undefined}
    >
      <header className={styles.columnHead}>
        <StatusMark status={status} />
        <Text span size="sm" c="dimmed" className={office.figures}>
          {count}
        </Text>
      </header>
      <div ref={list} className={styles.columnCards} tabIndex={slots.length > 0 ? -1 : undefined}>
        {props.children}
        <ul style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const card = slots[index]?.card;
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className={styles.place}
                style={{ transform: `translateY(${start}px)`, minHeight: props.cardHeight }}
              >
                {card ? (
                  <Card card={card} tools={tools} isSelected={selected.has(card.id)} />
                ) : (
                  <Skeleton h={props.cardHeight - GAP} />
                )}
              </li>
            );
          })}
        </ul>
      </div>
      {pagesInView(items.map(({ index }) => slots[index])).map((page) => (
        <PageReader
          key={page}
          filter={filter}
          status={status}
          page={page}
          onRead={(cards) => keepPage(page, cards)}
        />
      ))}
    </section>
  );
});

/** Pixels between two cards. */
export const GAP = 8;

type ReaderProps = Pick<Props, "filter" | "status"> & {
  page: number;
  onRead: (cards: readonly BoardCard[]) => void;
};

/** Draws nothing: asks for a page as long as one of its cards is near what is seen. */
function PageReader({ filter, status, page, onRead }: ReaderProps) {
  const read = useRead({
    query: columnPageQuery,
    variables: {
      filter: { ...filter, archived: null, status: [status] },
      first: COLUMN_PAGE,
      skip: page * COLUMN_PAGE,
    },
    nouns: CARD_NOUNS,
    steady: true,
  });
  const cards = read.data?.repair_list.repairs;
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (cards) tell(cards);
  }, [cards]);
  return null;
}

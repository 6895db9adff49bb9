import { Group, Stack, Text } from "@mantine/core";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PAGE_SIZE } from "../../../platform/page-size.ts";
import { useRead } from "../../../platform/query.ts";
import { toInstant } from "../../../../domain/time.ts";
import { useShop, useZone } from "../../shop/use-shop.ts";
import { nextVisitText } from "./next-visit.ts";
import { useNow } from "../../../ui/use-now.ts";
import { StatusMark } from "../status-mark.tsx";
import { boardQuery, type ListedRepair, type StatusCount } from "./query.ts";
import { ComingRow, RepairRow } from "./repair-row.tsx";
import { pagesOf, rowsDrawn, startsOf, type DrawnRows } from "./rows-drawn.ts";
import { useTop } from "../../../ui/use-top.ts";
import { office } from "../../../ui/office/styles.ts";
import styles from "./repairs.module.css";

/** Pixels before a row is measured: a status with the space above it, and a row on a wide screen. */
const HEAD = 52;
const ROW = 46;
const OVERSCAN = 12;

export type Asked = { status: string | null; text: string | null; archived: boolean | null };
type Pages = ReadonlyMap<number, readonly ListedRepair[]>;

type Props = {
  asked: Asked;
  counts: readonly StatusCount[];
  /** The first page, which came with the counts. */
  first: readonly ListedRepair[];
};

/** Every status keeps its head; of its rows only those near the window are read and in the document. */
export function RepairGroups({ asked, counts, first }: Props) {
  const [later, setLater] = useState<Pages>(new Map());
  const frame = useRef<HTMLDivElement>(null);
  const top = useTop(frame);
  const starts = startsOf(counts.map(({ count }) => count));
  const heads = new Set(starts.map(({ head }) => head));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const virtual = useWindowVirtualizer({
    count: total + counts.length,
    estimateSize: (index) => (heads.has(index) ? HEAD : ROW),
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const indexes = virtual.getVirtualItems().map(({ index }) => index);
  const repairAt = (rank: number) =>
    (rank < PAGE_SIZE ? first : later.get(Math.floor(rank / PAGE_SIZE)))?.[rank % PAGE_SIZE];
  const groups = counts.map(({ status, count }, group) => {
    const { head, rank } = starts[group] ?? { head: 0, rank: 0 };
    const drawn = rowsDrawn({ first: head + 1, count }, indexes, virtual.measurementsCache);
    return { status, count, head, rank, drawn };
  });
  const near = groups.flatMap(({ rank, drawn }) =>
    pagesOf(rank + drawn.from, rank + drawn.to, PAGE_SIZE),
  );
  return (
    <Stack gap="sm" ref={frame}>
      {[...new Set(near)].filter(Boolean).map((page) => (
        <PageReader
          key={page}
          asked={asked}
          page={page}
          onRead={(repairs) => setLater((pages) => new Map(pages).set(page, repairs))}
        />
      ))}
      {groups.map((group) => (
        <StatusGroup
          key={group.status}
          {...group}
          repairAt={repairAt}
          measure={virtual.measureElement}
        />
      ))}
    </Stack>
  );
}

type GroupProps = {
  status: string;
  count: number;
  /** Of its head in the flat list, and of its first row among the rows. */
  head: number;
  rank: number;
  drawn: DrawnRows;
  repairAt: (rank: number) => ListedRepair | undefined;
  measure: (row: HTMLLIElement | null) => void;
};

function StatusGroup({ status, count, head, rank, drawn, repairAt, measure }: GroupProps) {
  const now = useNow();
  const zone = useZone();
  const users = useShop()?.users ?? [];
  const firstnameOf = (id: string) => users.find((user) => user.id === id)?.firstname ?? "";
  const visitText = ({ events }: ListedRepair) =>
    nextVisitText(events, { now: toInstant(now), zone, firstnameOf });
  const rows = Array.from({ length: drawn.to - drawn.from }, (_, row) => drawn.from + row);
  return (
    <section aria-label={status}>
      <Group gap={8} className={styles.repairsHead}>
        <StatusMark status={status} />
        <Text size="sm" c="dimmed" className={office.figures}>
          {count}
        </Text>
      </Group>
      <ul
        className={`${office.sheetOfPaper} ${styles.repairs}`}
        style={{ paddingTop: drawn.above, paddingBottom: drawn.below }}
      >
        {rows.map((row) => {
          const repair = repairAt(rank + row);
          const place = { isFirst: row === 0, index: head + 1 + row, measure };
          return repair ? (
            <RepairRow key={repair.id} {...place} repair={repair} now={now} visitText={visitText} />
          ) : (
            <ComingRow key={place.index} {...place} />
          );
        })}
      </ul>
    </section>
  );
}

type ReaderProps = {
  asked: Asked;
  page: number;
  onRead: (repairs: readonly ListedRepair[]) => void;
};

/** Draws nothing: asks for a page as long as one of its rows is near the window. */
function PageReader({ asked, page, onRead }: ReaderProps) {
  const read = useRead({
    query: boardQuery,
    variables: { ...asked, first: PAGE_SIZE, skip: page * PAGE_SIZE },
    nouns: ["repair", "client"],
  });
  const repairs = read.data?.repair_board.repairs;
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (repairs) tell(repairs);
  }, [repairs]);
  return null;
}

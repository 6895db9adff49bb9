import { Group, Stack, Text } from "@mantine/core";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, useState } from "react";
import { useNow } from "../../../ui/use-now.ts";
import { StatusMark } from "../status-mark.tsx";
import type { Group as StatusGroup } from "./group.ts";
import type { ListedRepair } from "./query.ts";
import { RepairRow } from "./repair-row.tsx";
import { rowsDrawn, startsOf } from "./rows-drawn.ts";
import { office } from "../../../ui/office/styles.ts";
import styles from "./repairs.module.css";

/** Pixels before a row is measured: a status with the space above it, and a row on a wide screen. */
const HEAD = 52;
const ROW = 46;
const OVERSCAN = 12;

type Props = { groups: readonly StatusGroup<ListedRepair>[] };

/** Every status keeps its head; of its rows only those near the window are in the document. */
export function RepairGroups({ groups }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    if (box) setTop(box.top + window.scrollY);
  }, []);
  const now = useNow();
  const starts = startsOf(groups);
  const heads = new Set(starts);
  const keys = groups.flatMap(({ status, repairs }) => [status, ...repairs.map(({ id }) => id)]);
  const virtual = useWindowVirtualizer({
    count: keys.length,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: (index) => (heads.has(index) ? HEAD : ROW),
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  const indexes = virtual.getVirtualItems().map(({ index }) => index);
  return (
    <Stack gap="sm" ref={frame}>
      {groups.map(({ status, repairs }, group) => {
        const first = (starts[group] ?? 0) + 1;
        const drawn = rowsDrawn(
          { first, count: repairs.length },
          indexes,
          virtual.measurementsCache,
        );
        return (
          <section key={status} aria-label={status}>
            <Group gap={8} className={styles.repairsHead}>
              <StatusMark status={status} />
              <Text size="sm" c="dimmed" className={office.figures}>
                {repairs.length}
              </Text>
            </Group>
            <ul
              className={`${office.sheetOfPaper} ${styles.repairs}`}
              style={{ paddingTop: drawn.above, paddingBottom: drawn.below }}
            >
              {repairs.slice(drawn.from, drawn.to).map((repair, row) => (
                <RepairRow
                  key={repair.id}
                  repair={repair}
                  now={now}
                  isFirst={drawn.from + row === 0}
                  index={first + drawn.from + row}
                  measure={virtual.measureElement}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </Stack>
  );
}

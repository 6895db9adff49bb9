import { Skeleton } from "@mantine/core";
import type { CSSProperties } from "react";
import styles from "./grid-shape.module.css";

/** Hours after the top of the grid, and how long: a day as it often looks. */
const BLOCKS = [
  { at: 1, hours: 1.5 },
  { at: 3, hours: 1 },
  { at: 5.5, hours: 1.5 },
  { at: 8, hours: 1 },
] as const;
const HOURS = 11;

type Variables = CSSProperties & Record<`--${string}`, number>;

/** What the planner will look like while its appointments load: heads, hours and a few blocks. */
export const GridShape = ({ columns }: { columns: number }) => (
  <div className={styles.shape}>
    <div className={styles.hours}>
      {Array.from({ length: HOURS }, (_, hour) => (
        <Skeleton key={hour} h={10} w={34} radius="sm" />
      ))}
    </div>
    {Array.from({ length: columns }, (_, column) => (
      <div key={column} className={styles.column}>
        <Skeleton h={22} w="60%" mx="auto" radius="xl" className={styles.head} />
        {BLOCKS.map(({ at, hours }) => {
          const style: Variables = { "--at": at + (column % 3) * 0.5, "--hours": hours };
          return <Skeleton key={at} radius={5} className={styles.block} style={style} />;
        })}
      </div>
    ))}
  </div>
);

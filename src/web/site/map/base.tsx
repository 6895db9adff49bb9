import type { BaseMap, MapPoint } from "../props.ts";
import styles from "./base.module.css";

type Label = (point: MapPoint) => MapPoint & { textAnchor: "start" | "middle" | "end" };

const LABELS: Record<"left" | "right" | "below", Label> = {
  right: ({ x, y }) => ({ x: x + 5, y: y + 4, textAnchor: "start" }),
  left: ({ x, y }) => ({ x: x - 5, y: y + 4, textAnchor: "end" }),
  below: ({ x, y }) => ({ x, y: y + 28, textAnchor: "middle" }),
};

/** Contours and towns, under what a page marks on its map; drawn by the server, so that it needs no script. */
export const Base = ({ land, towns }: BaseMap) => (
  <>
    {land.map((path) => (
      <path key={path} d={path} className={styles.land} />
    ))}
    {towns.map((town) => (
      <g key={`${town.name} ${town.x}`} className={styles.town}>
        <circle cx={town.x} cy={town.y} r="2" />
        <text {...LABELS[town.side](town)}>{town.name}</text>
      </g>
    ))}
  </>
);

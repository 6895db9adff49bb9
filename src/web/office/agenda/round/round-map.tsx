/** The way of a round, drawn from the positions alone: no map server is asked. */
import type { Place } from "../../../../domain/agenda/travel.ts";
import { pinsOf, scaleOf, type Projection } from "./map-points.ts";
import styles from "./round.module.css";

export const MAP_SIZE = { width: 340, height: 170, margin: 24 };
const SCALE_ROOM = 70;

type Props = {
  stops: readonly (Place | undefined)[];
  base: Place | undefined;
  projection: Projection;
  /** What the drawing shows, for those who listen. */
  label: string;
};

export function RoundMap({ stops, base, projection, label }: Props) {
  const { width, height } = MAP_SIZE;
  const { pointOf, kilometre } = projection;
  const way = [base, ...stops, base].filter((place) => place !== undefined).map(pointOf);
  const scale = scaleOf(kilometre, SCALE_ROOM);
  return (
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <polyline className={styles.way} points={way.map(({ x, y }) => `${x},${y}`).join(" ")} />
      {base && <Base {...pointOf(base)} />}
      {pinsOf(stops).map(({ label: number, place }) => (
        <Pin key={number} number={number} {...pointOf(place)} />
      ))}
      <path className={styles.scale} d={`M 10 ${height - 12} h ${scale * kilometre}`} />
      <text className={styles.scaleText} x={10} y={height - 18}>
        {scale} km
      </text>
    </svg>
  );
}

type PointProps = { x: number; y: number };

const Base = ({ x, y }: PointProps) => (
  <path className={styles.base} d={`M ${x - 7} ${y + 6} v -7 l 7 -6 l 7 6 v 7 z`} />
);

const Pin = ({ x, y, number }: PointProps & { number: string }) => (
  <g className={styles.pin}>
    <rect
      x={x - 6 - 3 * number.length}
      y={y - 9}
      width={12 + 6 * number.length}
      height={18}
      rx={9}
    />
    <text x={x} y={y + 4}>
      {number}
    </text>
  </g>
);

/** Visits, a bar a day or a week; darker in front, the appointments taken. The same figures stand in a table below. */
import { Table } from "@mantine/core";
import type { CSSProperties } from "react";
import type { AudienceBar } from "../../../../domain/shop/audience/audience.ts";
import { formatDayMonth, formatNumericDate } from "../../../../domain/time.ts";
import { office } from "../../../ui/office/styles.ts";
import styles from "./audience.module.css";

type Variables = CSSProperties & Record<`--${string}`, string>;
type Props = { bars: readonly AudienceBar[] };

export function AudienceChart({ bars }: Props) {
  const most = Math.max(1, ...bars.map(({ visits, bookings }) => Math.max(visits, bookings)));
  const share = (value: number) => `${Math.round((value / most) * 100)}%`;
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure className={styles.chart}>
      <div className={styles.bars} aria-hidden>
        {bars.map((bar) => {
          const style: Variables = {
            "--visits": share(bar.visits),
            "--bookings": share(bar.bookings),
          };
          return <span key={bar.day} title={barText(bar)} style={style} />;
        })}
      </div>
      <div className={styles.ends} aria-hidden>
        <span>{first && formatDayMonth(first.day)}</span>
        <span>{last && formatDayMonth(last.until)}</span>
      </div>
      <figcaption className={styles.legend}>
        <span data-of="visits">Visites</span>
        <span data-of="bookings">Rendez-vous pris</span>
        <span className={styles.most}>{`au plus ${most} par ${periodText(bars)}`}</span>
      </figcaption>
      <details className={styles.details}>
        <summary>Lire ces chiffres en tableau</summary>
        <BarTable bars={bars} />
      </details>
    </figure>
  );
}

const isWeekly = ([first, second]: readonly AudienceBar[]): boolean =>
  [first, second].some((bar) => bar !== undefined && bar.day !== bar.until);

const periodText = (bars: readonly AudienceBar[]): string => (isWeekly(bars) ? "semaine" : "jour");

const rangeText = ({ day, until }: AudienceBar): string =>
  day === until
    ? formatNumericDate(day)
    : `${formatNumericDate(day)} – ${formatNumericDate(until)}`;

const barText = (bar: AudienceBar): string =>
  `${rangeText(bar)} : ${bar.visits} visites, ${bar.bookings} rendez-vous`;

const BarTable = ({ bars }: Props) => (
  <Table>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{isWeekly(bars) ? "Semaine" : "Jour"}</Table.Th>
        <Table.Th ta="right">Visites</Table.Th>
        <Table.Th ta="right">Rendez-vous</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {bars.toReversed().map((bar) => (
        <Table.Tr key={bar.day}>
          <Table.Td>{rangeText(bar)}</Table.Td>
          <Table.Td ta="right" className={office.figures}>
            {bar.visits}
          </Table.Td>
          <Table.Td ta="right" className={office.figures}>
            {bar.bookings}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

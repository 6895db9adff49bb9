/** The week so far, a bar a day; behind it, paler, the same day of the week before. */
import { Text } from "@mantine/core";
import type { CSSProperties } from "react";
import {
  FIGURES,
  weekFigure,
  type Figure,
  type WeekFigure,
} from "../../../../domain/payment/figures/week.ts";
import { formatEuros } from "../../../../domain/money.ts";
import { formatDay, type LocalDate } from "../../../../domain/time.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { office } from "../../../ui/office/styles.ts";
import type { Figures } from "../query.ts";
import styles from "./desk.module.css";

type Variables = CSSProperties & Record<`--${string}`, string>;

const NAMES: Record<Figure, string> = {
  visits: "Rendez-vous",
  invoiced: "Facturé TTC",
  received: "Encaissé",
};
const LETTERS = ["L", "M", "M", "J", "V", "S", "D"];

const valueText = (figure: Figure, value: number): string =>
  figure === "visits" ? String(value) : formatEuros(value);

type Props = { figures: Figures["week_figures"]; today: LocalDate };

export const WeekFigures = ({ figures, today }: Props) => (
  <Panel title="Cette semaine">
    <div className={styles.figures}>
      {FIGURES.map((figure) => (
        <WeekChart
          key={figure}
          figure={figure}
          week={weekFigure(figures, figure, today)}
          today={today}
        />
      ))}
    </div>
  </Panel>
);

type ChartProps = { figure: Figure; week: WeekFigure; today: LocalDate };

function WeekChart({ figure, week: { days, soFar, before }, today }: ChartProps) {
  const most = Math.max(1, ...days.flatMap((day) => [day.value, day.before]));
  const share = (value: number) => `${Math.max(0, Math.round((value / most) * 100))}%`;
  return (
    <figure className={styles.figure}>
      <figcaption>
        <Text size="sm" c="dimmed">
          {NAMES[figure]}
        </Text>
        <Text fw={700} size="lg" className={office.figures}>
          {valueText(figure, soFar)}
        </Text>
        <Text size="xs" c="dimmed">
          {valueText(figure, before)} à la même date la semaine dernière
        </Text>
      </figcaption>
      <ol className={styles.bars}>
        {days.map(({ day, value, before: earlier }, index) => {
          const style: Variables = { "--share": share(value), "--before": share(earlier) };
          const text = `${formatDay(day)} : ${valueText(figure, value)}, une semaine avant ${valueText(figure, earlier)}`;
          return (
            <li key={day} title={text} style={style} data-today={day === today || undefined}>
              <span className={office.spokenOnly}>{text}</span>
              <span className={styles.bar} aria-hidden />
              <span aria-hidden>{LETTERS[index]}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

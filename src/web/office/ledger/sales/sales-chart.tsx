/** Pairs of bars: full for what was invoiced, hollow for what was received, told apart without colour. */
import { stepsOf, type SalesPeriod } from "../../../../domain/ledger/sales/period.ts";
import { formatEuros } from "../../../../domain/money.ts";
import type { Sales } from "./query.ts";
import { periodText, stepText } from "./words.ts";
import styles from "./sales.module.css";

type Props = { steps: Sales["steps"]; period: SalesPeriod };

/** Units of the drawing, stretched to the width that there is: letters stay outside. */
const [WIDTH, HEIGHT] = [100, 60];
/** Of a step, both bars together. */
const FILLED = 0.8;

export function SalesChart({ steps, period }: Props) {
  const known = new Map<string, Sales["steps"][number]>(steps.map((step) => [step.day, step]));
  const days = stepsOf(period);
  const amounts = steps.flatMap(({ excl, received }) => [excl, received]);
  const [most, least] = [Math.max(1, ...amounts), Math.min(0, ...amounts)];
  const scale = { most, height: HEIGHT / (most - least) };
  const width = WIDTH / days.length;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <Sample name="Facturé HT" of="issued" />
        <Sample name="Encaissé TTC" of="received" />
      </figcaption>
      <span className={styles.most} aria-hidden>
        {formatEuros(most === 1 ? 0 : most)}
      </span>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Facturé et encaissé, ${periodText(period)} : les chiffres sont dans le tableau.`}
      >
        {days.map((day, place) => {
          const { excl = 0, received = 0 } = known.get(day) ?? {};
          const bar = { x: (place + (1 - FILLED) / 2) * width, width: (width * FILLED) / 2 };
          return (
            <g key={day}>
              <title>{`${stepText(day, period)} : ${formatEuros(excl)} facturés HT, ${formatEuros(received)} encaissés`}</title>
              <rect {...bar} {...heightOf(excl, scale)} data-of="issued" />
              <rect
                {...bar}
                x={bar.x + bar.width}
                {...heightOf(received, scale)}
                data-of="received"
              />
            </g>
          );
        })}
        <line x1={0} x2={WIDTH} y1={most * scale.height} y2={most * scale.height} />
      </svg>
      <div className={styles.ends} aria-hidden>
        <span>{days[0] && stepText(days[0], period)}</span>
        <span>{days.length > 1 && stepText(days.at(-1) ?? period.to, period)}</span>
      </div>
    </figure>
  );
}

const Sample = ({ name, of }: { name: string; of: string }) => (
  <span>
    <svg viewBox="0 0 12 12" width={12} height={12} aria-hidden>
      <rect x={1} y={1} width={10} height={10} data-of={of} />
    </svg>
    {name}
  </span>
);

/** Above the line of zero, or below it for what was given back. */
const heightOf = (amount: number, { most, height }: { most: number; height: number }) => ({
  y: (most - Math.max(0, amount)) * height,
  height: Math.abs(amount) * height,
});

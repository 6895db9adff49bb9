import { office } from "../../../ui/office/styles.ts";
import type { Figures } from "./query.ts";
import { tilesOf } from "./words.ts";
import styles from "./sales.module.css";

/** `before` names the period that each figure is compared with. */
type Props = { now: Figures; past: Figures; before: string };

/** The figures that a shop looks at first, each beside what it was in the period before. */
export const FigureTiles = ({ now, past, before: period }: Props) => (
  <dl className={styles.tiles}>
    {tilesOf(now, past).map(({ name, value, detail, change, before }) => (
      <div key={name} className={office.sheetOfPaper}>
        <dt>{name}</dt>
        <dd className={styles.value}>{value}</dd>
        <dd className={styles.detail}>{detail}</dd>
        <dd className={styles.change}>
          {change && <strong>{change} </strong>}
          {`${period} : ${before}`}
        </dd>
      </div>
    ))}
  </dl>
);

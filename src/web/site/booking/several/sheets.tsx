import { visitText } from "../../../../domain/agenda/together/hours.ts";
import styles from "./several.module.css";

type Props = { sheets: readonly { appliance: string; sheetid: string }[] };

/** Each appliance of the visit has a tracking page of its own. */
export const Sheets = ({ sheets }: Props) => (
  <section className={styles.said} aria-label="Suivi de chaque appareil">
    <p>
      <strong>{visitText(sheets.length)}</strong>
    </p>
    <ul>
      {sheets.map(({ appliance, sheetid }) => (
        <li key={sheetid}>
          <a href={`/suivi/${sheetid}`}>Suivre : {appliance}</a>
        </li>
      ))}
    </ul>
  </section>
);

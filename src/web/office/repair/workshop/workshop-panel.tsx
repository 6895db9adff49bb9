import { Panel } from "../../../ui/office/panel.tsx";
import type { Sheet } from "../sheet/query.ts";
import { LoanRows } from "./loan-rows.tsx";
import { PlaceField } from "./place-field.tsx";
import { WorkTimer } from "./work-timer.tsx";
import styles from "./workshop.module.css";

/** Where the machine stands, who works on it and for how long, and what the client has meanwhile. */
export const WorkshopPanel = ({ repair }: { repair: Sheet }) => (
  <Panel title="À l’atelier">
    <div className={styles.facts}>
      <PlaceField key={repair.place} repair={repair} />
      <WorkTimer repair={repair} />
      <LoanRows repair={repair} />
    </div>
  </Panel>
);

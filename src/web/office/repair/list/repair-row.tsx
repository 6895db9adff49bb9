import { Skeleton } from "@mantine/core";
import { IconChevronRight, IconClockExclamation } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { fullName } from "../../../../domain/client/names.ts";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import { Mark } from "../../../ui/office/mark.tsx";
import { isLate } from "../../../../domain/repair/late.ts";
import { UrgencyMark } from "../urgency-mark.tsx";
import { waitedText } from "../waited.ts";
import type { ListedRepair } from "./query.ts";
import styles from "./repairs.module.css";

type Place = {
  /** Of its status. */
  isFirst: boolean;
  index: number;
  measure: (row: HTMLLIElement | null) => void;
};

type Props = Place & {
  repair: ListedRepair;
  now: number;
  visitText: (repair: ListedRepair) => string;
};

/** The placeholder of a row whose page is loading, with the height of a row. */
export const ComingRow = ({ isFirst, index, measure }: Place) => (
  <li ref={measure} data-index={index} data-first={isFirst || undefined} aria-busy="true">
    <div className={styles.repairRow}>
      <Skeleton h={16} w="60%" />
    </div>
  </li>
);

/** Who and what, the fault, the next visit, since when it waits; urgent has a red edge. */
export function RepairRow({ repair, now, visitText, isFirst, index, measure }: Props) {
  const { client, appliance, urgency, description } = repair;
  const visit = visitText(repair);
  return (
    <li
      ref={measure}
      data-index={index}
      data-first={isFirst || undefined}
      data-urgent={urgency === 1 || undefined}
    >
      <Link to="/app/sheet/$repairid" params={{ repairid: repair.id }} className={styles.repairRow}>
        <span className={styles.repairWho}>
          <strong>{fullName(client)}</strong>
          <span className={styles.repairQuiet}>{repair.reference}</span>
        </span>
        <span className={styles.repairWhat}>
          <span>{appliance ? applianceLabel(appliance) : repair.intervention_type}</span>
          {description && <span className={styles.repairFault}>{description}</span>}
        </span>
        <span className={styles.repairQuiet}>{visit}</span>
        <span className={styles.repairWait}>
          <UrgencyMark repair={repair} />
          {isLate(repair, now) ? (
            <Mark tone="bad" icon={IconClockExclamation}>
              {waitedText(repair.statusFrom, now)}
            </Mark>
          ) : (
            <span className={styles.repairQuiet}>{waitedText(repair.statusFrom, now)}</span>
          )}
        </span>
        <IconChevronRight size={18} aria-hidden className={styles.repairQuiet} />
      </Link>
    </li>
  );
}

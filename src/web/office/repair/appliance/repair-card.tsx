/** A repair in a few lines: what, where it stands, since when. */
import { Text } from "@mantine/core";
import { IconFlame } from "@tabler/icons-react";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import { dateOf, formatDate } from "../../../../domain/time.ts";
import { Mark } from "../../../ui/office/mark.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { useZone } from "../../shop/use-shop.ts";
import { waitedText } from "../waited.ts";
import { StatusMark } from "../status-mark.tsx";
import type { CardRepair } from "./query.ts";
import styles from "./client-appliances.module.css";

export function RepairCard({ repair }: { repair: CardRepair }) {
  const now = useNow();
  const zone = useZone();
  const { appliance, reference, status, statusFrom, urgency, archived, created_at } = repair;
  return (
    <div className={styles.repairCard}>
      <span className={styles.repairCardWhat}>
        {appliance ? applianceLabel(appliance) : repair.intervention_type}
      </span>
      <span className={styles.repairCardMarks}>
        {urgency === 1 && !archived && (
          <Mark tone="urgent" icon={IconFlame}>
            Urgent
          </Mark>
        )}
        <StatusMark status={status} />
        {!archived && <span className={styles.repairCardSince}>{waitedText(statusFrom, now)}</span>}
      </span>
      <Text span size="xs" c="dimmed" className={styles.repairCardQuiet}>
        {reference}, du {formatDate(dateOf(created_at, zone))}
      </Text>
      {repair.description && (
        <Text span size="sm" lineClamp={2} className={styles.repairCardQuiet}>
          {repair.description}
        </Text>
      )}
    </div>
  );
}

import { Anchor, Group, Text } from "@mantine/core";
import { IconFlame } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import { dateOf, formatNumericDate } from "../../../../domain/time.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { Mark } from "../../../ui/office/mark.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { waitedText } from "../../repair/waited.ts";
import { StatusMark } from "../../repair/status-mark.tsx";
import { JournalLines } from "../../repair/sheet/journal-lines.tsx";
import { useZone } from "../../shop/use-shop.ts";
import type { ClientRecord, ClientRepair } from "./query.ts";
import { byUse, historyOf, repairsOf } from "./past-work.ts";
import { office } from "../../../ui/office/styles.ts";
import clientScreenStyles from "./client-screen.module.css";
import panelStyles from "../../../ui/office/panel.module.css";
import styles from "../client.module.css";

type RepairsProps = { repairs: readonly ClientRepair[] };

export function RepairsTab({ repairs }: RepairsProps) {
  if (repairs.length === 0)
    return (
      <EmptyState title="Aucune réparation">
        « Nouvelle intervention » en ouvre une pour ce client.
      </EmptyState>
    );
  return (
    <ul className={panelStyles.rows}>
      {byUse(repairs).map((repair) => (
        <RepairLine key={repair.id} repair={repair} />
      ))}
    </ul>
  );
}

function RepairLine({ repair }: { repair: ClientRepair }) {
  const now = useNow();
  const { appliance, reference, status, statusFrom, urgency } = repair;
  return (
    <li>
      <Group justify="space-between" gap={8}>
        <SheetLink id={repair.id}>
          {appliance ? applianceLabel(appliance) : repair.intervention_type}
        </SheetLink>
        <Text size="sm" c="dimmed" className={office.figures}>
          {reference}
        </Text>
      </Group>
      <Group gap={8} mt={4}>
        <StatusMark status={status} />
        {urgency === 1 && (
          <Mark tone="urgent" icon={IconFlame}>
            Urgent
          </Mark>
        )}
        <Text size="sm" c="dimmed">
          {waitedText(statusFrom, now)}
        </Text>
      </Group>
    </li>
  );
}

export const SheetLink = ({ id, children }: { id: string; children: string }) => (
  <Anchor
    renderRoot={(props) => <Link {...props} to="/app/sheet/$repairid" params={{ repairid: id }} />}
    size="sm"
    fw={600}
    className={styles.clientWords}
  >
    {children}
  </Anchor>
);

export function AppliancesTab({ client }: { client: ClientRecord }) {
  if (client.appliances.length === 0)
    return (
      <EmptyState title="Aucun appareil">
        Un appareil est noté avec la première intervention.
      </EmptyState>
    );
  return (
    <ul className={panelStyles.rows}>
      {client.appliances.map((appliance) => (
        <ApplianceLine
          key={appliance.id}
          appliance={appliance}
          repairs={repairsOf(appliance.id, client.repairs)}
        />
      ))}
    </ul>
  );
}

type ApplianceProps = { appliance: ClientRecord["appliances"][number] } & RepairsProps;

function ApplianceLine({ appliance, repairs }: ApplianceProps) {
  const zone = useZone();
  const known = [
    appliance.gtin && `Réf ${appliance.gtin}`,
    appliance.serial && `N° série ${appliance.serial}`,
    appliance.underwarranty && "Sous garantie",
    appliance.purchased_on && `Acheté le ${formatNumericDate(appliance.purchased_on)}`,
  ];
  return (
    <li>
      <Text size="sm" fw={650} className={styles.clientWords}>
        {applianceLabel(appliance)}
      </Text>
      <Text size="sm" c="dimmed" className={styles.clientWords}>
        {known.filter(Boolean).join(" · ")}
      </Text>
      <ul className={clientScreenStyles.clientInnerRows}>
        {repairs.map((repair) => (
          <li key={repair.id}>
            <SheetLink id={repair.id}>
              {`${formatNumericDate(dateOf(repair.created_at, zone))}, ${repair.reference}`}
            </SheetLink>
            <StatusMark status={repair.status} />
          </li>
        ))}
      </ul>
    </li>
  );
}

export function HistoryTab({ repairs }: RepairsProps) {
  const zone = useZone();
  const history = historyOf(repairs);
  if (history.length === 0)
    return (
      <EmptyState title="Aucun événement">
        Tout ce qui arrive aux réparations de ce client se lira ici.
      </EmptyState>
    );
  return <JournalLines items={history} zone={zone} />;
}

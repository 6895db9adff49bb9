/** Appliances that their client has not fetched for a month, in « À débloquer ». */
import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { useRead } from "../../../platform/query.ts";
import { unclaimedQuery } from "../query.ts";
import { SheetLink } from "../sheet-link.tsx";
import styles from "./desk.module.css";

const SHOWN = 3;

export function UnclaimedGroup({ count }: { count: number }) {
  const [isWhole, showAll] = useState(false);
  const read = useRead({ query: unclaimedQuery, variables: {}, nouns: ["repair"], steady: true });
  const devices = read.data?.unclaimed_devices.devices ?? [];
  const title = count > 1 ? `${count} appareils non réclamés` : "1 appareil non réclamé";
  return (
    <li>
      <Group justify="space-between" gap={8} wrap="nowrap">
        <Text fw={650}>{title}</Text>
        {devices.length > SHOWN && (
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isWhole}
            aria-label={`${isWhole ? "Réduire" : "Tout voir"} : ${title}`}
            onClick={() => showAll(!isWhole)}
          >
            {isWhole ? "Réduire" : "Tout voir"}
          </Button>
        )}
      </Group>
      <ul className={styles.names}>
        {devices.slice(0, isWhole ? devices.length : SHOWN).map(({ repair, days }) => (
          <li key={repair.id}>
            <SheetLink id={repair.id}>{fullName(repair.client)}</SheetLink>
            <Text component="span" size="xs" c="dimmed">
              {[repair.appliance?.kind, `prêt depuis ${days} jours`].filter(Boolean).join(", ")}
            </Text>
          </li>
        ))}
      </ul>
    </li>
  );
}

import { Anchor, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { addressFor, formatAddress } from "../../../../domain/client/address.ts";
import { fullName } from "../../../../domain/client/names.ts";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import { directionsUrl } from "../../client/address/directions.ts";
import { PhoneLink } from "../../client/phone-link.tsx";
import { addressesOf, type VisitedRepair } from "./parts.ts";
import styles from "./event-dialog.module.css";

/** Whom the appointment is for: the sheet, the telephone and the way there are one touch away. */
export function EventFacts({ repair }: { repair: VisitedRepair }) {
  const { client, appliance } = repair;
  const address = addressFor(addressesOf(repair), "intervention");
  return (
    <div className={styles.eventFacts}>
      <Anchor
        fw={650}
        renderRoot={(props) => (
          <Link {...props} to="/app/sheet/$repairid" params={{ repairid: repair.id }} />
        )}
      >
        {fullName(client)} · {repair.reference}
      </Anchor>
      {appliance && <Text size="sm">{applianceLabel(appliance)}</Text>}
      <Group gap={16}>
        {client.phones.map((phone) => (
          <PhoneLink key={phone.number} {...phone} />
        ))}
      </Group>
      {address && (
        <Group gap={8}>
          <Text size="sm">{formatAddress(address)}</Text>
          <Anchor href={directionsUrl(address)} target="_blank" rel="noreferrer" size="sm">
            Y aller
          </Anchor>
        </Group>
      )}
    </div>
  );
}

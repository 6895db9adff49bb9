import { Anchor, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { addressLines } from "../../../domain/client/address.ts";
import { fullName } from "../../../domain/client/names.ts";
import type { Sheet } from "../repair/sheet/query.ts";
import { Facts, Panel } from "../../ui/office/panel.tsx";
import { directionsUrl } from "./address/directions.ts";
import { EmailLink } from "./email-link.tsx";
import { PhoneLink } from "./phone-link.tsx";
import styles from "../repair/sheet/sheet.module.css";

export function ClientPanel({ client }: { client: Sheet["client"] }) {
  return (
    <Panel title="Client">
      <Anchor
        fw={650}
        size="md"
        renderRoot={(props) => (
          <Link {...props} to="/app/client/$clientid" params={{ clientid: client.id }} />
        )}
      >
        {fullName(client)}
      </Anchor>
      <Facts
        facts={[
          ...client.phones.map(
            (phone) => [phone.name, <PhoneLink key={phone.number} {...phone} />] as const,
          ),
          ["E-mail", client.email && <EmailLink key="email" email={client.email} />],
        ]}
      />
      <Stack gap={8} mt={8}>
        {client.addresses.map((address) => (
          <div key={address.address_id}>
            {addressLines(address).map((line) => (
              <Text key={line} size="sm">
                {line}
              </Text>
            ))}
            <Anchor href={directionsUrl(address)} target="_blank" rel="noreferrer" size="sm">
              Y aller
            </Anchor>
          </div>
        ))}
      </Stack>
      {client.note && (
        <Text size="sm" mt={8} className={styles.clientNote}>
          {client.note}
        </Text>
      )}
    </Panel>
  );
}

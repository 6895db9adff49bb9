import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { addressLines } from "../../../domain/client/address.ts";
import { fullName } from "../../../domain/client/names.ts";
import type { Sheet } from "../repair/sheet/query.ts";
import { lazyPart } from "../../ui/office/lazy-part.tsx";
import { Facts, Panel } from "../../ui/office/panel.tsx";
import { EditButton } from "../repair/sheet/edit-button.tsx";
import { directionsUrl } from "./address/directions.ts";
import { knownAddress } from "./address/known-address.ts";
import { useAddressDialog } from "./address/use-address-dialog.tsx";
import { EmailLink } from "./email-link.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { office } from "../../ui/office/styles.ts";
import styles from "../repair/sheet/sheet.module.css";
import { Allowed } from "../account/allowed.tsx";

const ClientDialog = lazyPart(async () => (await import("./client-dialog.tsx")).ClientDialog);

type Props = { client: Sheet["client"]; refresh: () => void };

export function ClientPanel({ client, refresh }: Props) {
  const [editing, setEditing] = useState(false);
  return (
    <Panel title="Client">
      <Group justify="space-between" gap={8} wrap="nowrap">
        <Anchor
          fw={650}
          size="md"
          renderRoot={(props) => (
            <Link {...props} to="/app/client/$clientid" params={{ clientid: client.id }} />
          )}
        >
          {fullName(client)}
        </Anchor>
        <Allowed action="edit-client">
          <EditButton label="Modifier le client" onClick={() => setEditing(true)} />
        </Allowed>
      </Group>
      <Facts
        facts={[
          ...client.phones.map(
            (phone) => [phone.name, <PhoneLink key={phone.number} {...phone} />] as const,
          ),
          ["E-mail", client.email && <EmailLink key="email" email={client.email} />],
        ]}
      />
      <Addresses client={client} refresh={refresh} />
      {client.note && (
        <Text size="sm" mt={8} className={styles.clientNote}>
          {client.note}
        </Text>
      )}
      {editing && (
        <ClientDialog
          opened
          client_id={client.id}
          onClose={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      )}
    </Panel>
  );
}

function Addresses({ client, refresh }: Props) {
  const { edit, dialog } = useAddressDialog(client.id, refresh);
  return (
    <Stack gap={8} mt={8}>
      {client.addresses.map(knownAddress).map((address) => (
        <Group key={address.address_id} justify="space-between" align="start" gap={8} wrap="nowrap">
          <div>
            {addressLines(address).map((line) => (
              <Text key={line} size="sm">
                {line}
              </Text>
            ))}
            <Anchor
              href={directionsUrl(address)}
              target="_blank"
              rel="noreferrer"
              size="sm"
              className={office.noPrint}
            >
              Y aller
            </Anchor>
          </div>
          <Allowed action="edit-client">
            <EditButton label="Modifier l’adresse" onClick={() => edit(address)} />
          </Allowed>
        </Group>
      ))}
      {client.addresses.length === 0 && (
        <Allowed action="edit-client">
          <Button variant="default" size="xs" className={office.noPrint} onClick={() => edit()}>
            Ajouter une adresse
          </Button>
        </Allowed>
      )}
      {dialog}
    </Stack>
  );
}

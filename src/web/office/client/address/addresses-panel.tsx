import { Button, Group, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { addressLines, type Address } from "../../../../domain/client/address.ts";
import { useAction } from "../../../platform/query.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { insertClientAddress, removeClientAddress } from "../actions.ts";
import type { ClientRecord } from "../record/query.ts";
import { directionsUrl } from "./directions.ts";
import { knownAddress } from "./known-address.ts";
import { useAddressDialog } from "./use-address-dialog.tsx";
import styles from "../client.module.css";
import panelStyles from "../../../ui/office/panel.module.css";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";

type Props = { client: ClientRecord; refresh: () => void };

export function AddressesPanel({ client, refresh }: Props) {
  const { edit, dialog } = useAddressDialog(client.id, refresh);
  const { act: remove } = useAction(removeClientAddress);
  const { act: insert } = useAction(insertClientAddress);
  const withdraw = async (address: Address) => {
    const { address_id } = address;
    if (!(await remove({ clientID: client.id, address_id }))) return;
    refresh();
    tellUndo("L’adresse est retirée.", async () => {
      await insert({ clientID: client.id, input: { ...address, tags: [...address.tags] } });
      refresh();
    });
  };
  return (
    <Panel
      title="Adresses"
      aside={
        <Allowed action="edit-client">
          <Button
            variant="default"
            size="xs"
            className={office.noPrint}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => edit()}
          >
            Ajouter
          </Button>
        </Allowed>
      }
    >
      {client.addresses.length === 0 && (
        <Text size="sm" c="dimmed">
          Aucune adresse. Il en faut une pour une intervention chez le client.
        </Text>
      )}
      <ul className={panelStyles.rows}>
        {client.addresses.map(knownAddress).map((address) => (
          <AddressRow
            key={address.address_id}
            address={address}
            onEdit={() => edit(address)}
            onRemove={() => withdraw(address)}
          />
        ))}
      </ul>
      {dialog}
    </Panel>
  );
}

type RowProps = { address: Address; onEdit: () => void; onRemove: () => void };

function AddressRow({ address, onEdit, onRemove }: RowProps) {
  const lines = addressLines(address);
  const where = lines.join(", ");
  return (
    <li>
      {lines.map((line) => (
        <Text key={line} size="sm" className={styles.clientWords}>
          {line}
        </Text>
      ))}
      {address.tags.length > 0 && (
        <Text size="sm" c="dimmed">
          {address.tags.join(", ")}
        </Text>
      )}
      <Group gap={4} mt={4} ml={-8} className={office.noPrint}>
        <Button
          component="a"
          href={directionsUrl(address)}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
          size="compact-sm"
        >
          Y aller
        </Button>
        <Allowed action="edit-client">
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Modifier l’adresse ${where}`}
            onClick={onEdit}
          >
            Modifier
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            aria-label={`Retirer l’adresse ${where}`}
            onClick={onRemove}
          >
            Retirer
          </Button>
        </Allowed>
      </Group>
    </li>
  );
}

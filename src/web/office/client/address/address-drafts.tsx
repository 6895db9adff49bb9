import { Button, Group, Text } from "@mantine/core";
import { IconMapPinPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { blankAddress, formatAddress, type Address } from "../../../../domain/client/address.ts";
import { AddressEditor } from "./address-form.tsx";
import styles from "../client.module.css";
import panelStyles from "../../../ui/office/panel.module.css";

type Props = {
  addresses: readonly Address[];
  onChange: (addresses: readonly Address[]) => void;
};

/** The addresses of a client who is not saved yet: they leave with him. */
export function AddressDrafts({ addresses, onChange }: Props) {
  const [edited, setEdited] = useState<Address>();
  const [wasEdited, setWasEdited] = useState(false);
  const place = useRef<HTMLFieldSetElement>(null);
  const edit = (address: Address | undefined) => {
    setEdited(address);
    setWasEdited(true);
  };
  const keep = (address: Address) => {
    flushSync(() => {
      onChange([...addresses.filter(isNot(address)), address]);
      setEdited(undefined);
      setWasEdited(false);
    });
    // The next Enter saves the client rather than beginning another address.
    saveButton(place.current)?.focus();
  };
  return (
    <fieldset ref={place} className={styles.clientFields}>
      <legend>Adresses</legend>
      <ul className={panelStyles.rows}>
        {addresses
          .filter((address) => isNot(address)(edited))
          .map((address) => (
            <li key={address.address_id}>
              <Text size="sm">{formatAddress(address)}</Text>
              <Group gap={8}>
                <Text size="sm" c="dimmed">
                  {address.tags.join(", ")}
                </Text>
                <Button variant="subtle" size="compact-sm" onClick={() => edit(address)}>
                  Modifier
                </Button>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() => onChange(addresses.filter(isNot(address)))}
                >
                  Retirer
                </Button>
              </Group>
            </li>
          ))}
      </ul>
      {edited ? (
        <div className={styles.addressInset}>
          <AddressEditor
            key={edited.address_id}
            value={edited}
            onCancel={() => edit(undefined)}
            onValid={keep}
          />
        </div>
      ) : (
        <Button
          variant="subtle"
          leftSection={<IconMapPinPlus size={18} aria-hidden />}
          autoFocus={wasEdited}
          data-part="add-address"
          aria-keyshortcuts="Alt+R"
          title="Ajouter une adresse (Alt+R)"
          onClick={() => edit(blankAddress(crypto.randomUUID()))}
        >
          Ajouter une adresse
        </Button>
      )}
    </fieldset>
  );
}

const saveButton = (place: Element | null): HTMLElement | null | undefined =>
  place?.closest("form")?.querySelector<HTMLElement>("[type=submit]");

const isNot =
  (one: Address) =>
  (other: Address | undefined): boolean =>
    other?.address_id !== one.address_id;

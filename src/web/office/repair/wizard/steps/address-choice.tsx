import { Anchor, Group, Radio, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { formatAddress } from "../../../../../domain/client/address.ts";
import {
  addressOf,
  withAddress,
  withNewAddress,
  type WizardAddress,
  type WizardClient,
} from "../../../../../domain/repair/wizard/draft.ts";
import type { StepProps } from "../reducer.ts";
import { lazyDialog } from "../../../../ui/office/lazy-part.tsx";

export const AddressDialog = lazyDialog(
  async () => (await import("../../../client/address/address-dialog.tsx")).AddressDialog,
);

type Props = Pick<StepProps, "draft" | "change" | "onDone"> & { client: WizardClient };

/** Which of the client's addresses, or one more; the first one he gets leaves nothing to decide. */
export function WhereToGo({ client, draft, change, onDone }: Props) {
  const [adding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { addresses } = client;
  const leave = () => {
    setAdding(false);
    button.current?.focus();
  };
  const add = (address: WizardAddress) => {
    leave();
    change((now) => withNewAddress(now, address));
    if (addresses.length === 0) onDone();
  };
  return (
    <>
      {addresses.length === 0 ? (
        <Text size="sm">Ce client n’a pas encore d’adresse. Où faut-il aller&#8239;?</Text>
      ) : (
        <Radio.Group
          label="Adresse de l’intervention"
          value={addressOf(draft)?.address_id ?? ""}
          onChange={(address_id) => change((now) => withAddress(now, address_id))}
        >
          <Stack gap={8} mt={8}>
            {addresses.map((address) => (
              <Radio
                key={address.address_id}
                value={address.address_id}
                label={formatAddress(address)}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <Anchor
        ref={button}
        component="button"
        type="button"
        size="sm"
        ta="left"
        onClick={() => setAdding(true)}
        data-autofocus={addresses.length === 0 || undefined}
      >
        <Group gap={4} component="span">
          <IconPlus size={16} aria-hidden />
          Ajouter une adresse
        </Group>
      </Anchor>
      {adding && <AddressDialog client_id={client.id} onClose={leave} onSaved={add} />}
    </>
  );
}

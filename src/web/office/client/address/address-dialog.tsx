import { Alert, Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { blankAddress, type Address } from "../../../../domain/client/address.ts";
import { useAction } from "../../../platform/query.ts";
import { AddressEditor } from "./address-form.tsx";
import { insertClientAddress, updateClientAddress } from "../actions.ts";
import { SMALL_SCREEN, WIDEST } from "../client-dialog.tsx";

type Props = {
  client_id: string;
  /** The address to change; a new one without. */
  address?: Address | undefined;
  onClose: () => void;
  onSaved: (address: Address) => void;
};

/** One address of a client on file, added or changed. */
export function AddressDialog({ client_id, address, onClose, onSaved }: Props) {
  const [value] = useState(() => address ?? blankAddress(crypto.randomUUID()));
  const [failed, setFailed] = useState(false);
  const inserting = useAction(insertClientAddress);
  const updating = useAction(updateClientAddress);
  const fullScreen = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  const save = async (valid: Address) => {
    const input = { ...valid, tags: [...valid.tags] };
    const saved = await (address
      ? updating.act({ input })
      : inserting.act({ input, clientID: client_id }));
    setFailed(!saved);
    if (saved) onSaved(valid);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={address ? "Modifier l’adresse" : "Nouvelle adresse"}
      size={WIDEST}
      fullScreen={fullScreen}
    >
      <div role="alert">
        {failed && (
          <Alert color="red" variant="light" mb="md" title="L’adresse n’est pas enregistrée">
            Votre saisie est gardée. Validez de nouveau pour réessayer.
          </Alert>
        )}
      </div>
      <AddressEditor
        value={value}
        busy={inserting.busy || updating.busy}
        onCancel={onClose}
        onValid={save}
      />
    </Modal>
  );
}

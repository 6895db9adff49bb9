import { Alert } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { blankAddress, type Address } from "../../../../domain/client/address.ts";
import { useAction } from "../../../platform/query.ts";
import { ConflictNotice } from "../../../ui/office/conflict-notice.tsx";
import { useEditConflicts } from "../use-edit-conflicts.ts";
import { AddressEditor } from "./address-form.tsx";
import { knownAddress } from "./known-address.ts";
import { ADDRESS_EDIT } from "./words.ts";
import { insertClientAddress, updateClientAddress } from "../actions.ts";
import { SMALL_SCREEN } from "../../../ui/office/styles.ts";
import { WIDEST } from "../client-dialog.tsx";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = {
  client_id: string;
  /** The address to change; a new one without. */
  address?: Address | undefined;
  onClose: () => void;
  onSaved: (address: Address) => void;
};

/** One address of a client on file, added or changed. */
export function AddressDialog({ client_id, address, onClose, onSaved }: Props) {
  const [opened, setOpened] = useState(() => address ?? blankAddress(crypto.randomUUID()));
  const [draft, setDraft] = useState(opened);
  const [failed, setFailed] = useState(false);
  const conflicting = useEditConflicts({ words: ADDRESS_EDIT, draft, setDraft, opened, setOpened });
  const inserting = useAction(insertClientAddress);
  const updating = useAction(updateClientAddress, conflicting.messages);
  const fullScreen = useMediaQuery(SMALL_SCREEN, false, { getInitialValueInEffect: false });
  const save = async (valid: Address) => {
    setDraft(valid);
    const input = { ...valid, tags: [...valid.tags] };
    const saved = await (address
      ? updating.act({ input: { ...input, base: opened } })
      : inserting.act({ input, clientID: client_id }));
    setFailed(!saved);
    if (saved) onSaved(knownAddress(saved));
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={address ? "Modifier l’adresse" : "Nouvelle adresse"}
      size={WIDEST}
      fullScreen={fullScreen}
    >
      <div role="alert">
        {failed && conflicting.choices.length === 0 && (
          <Alert color="red" variant="light" mb="md" title="L’adresse n’est pas enregistrée">
            Votre saisie est gardée. Validez de nouveau pour réessayer.
          </Alert>
        )}
      </div>
      <ConflictNotice conflicts={conflicting.choices} onChoose={conflicting.choose} />
      <AddressEditor
        key={JSON.stringify(opened)}
        value={draft}
        onChange={setDraft}
        busy={inserting.busy || updating.busy}
        onCancel={onClose}
        onValid={save}
      />
    </FormDialog>
  );
}

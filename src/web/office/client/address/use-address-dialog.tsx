import { useState } from "react";
import type { Address } from "../../../../domain/client/address.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";

const AddressDialog = lazyPart(async () => (await import("./address-dialog.tsx")).AddressDialog);

/** The dialog of a client's address: `edit` opens it on a known one, or on a new one without. */
export function useAddressDialog(client_id: string, refresh: () => void) {
  const [edited, setEdited] = useState<{ address?: Address }>();
  return {
    edit: (address?: Address) => setEdited(address ? { address } : {}),
    dialog: edited && (
      <AddressDialog
        client_id={client_id}
        address={edited.address}
        onClose={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined);
          refresh();
        }}
      />
    ),
  };
}

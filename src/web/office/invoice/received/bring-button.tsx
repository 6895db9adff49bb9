import { Button, FileButton } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { UNREAD_REASON_FR, type UnreadReason } from "../../../../domain/invoice/received/unread.ts";
import { tellDone, tellRefusal } from "../../../ui/office/notify.ts";
import { bringInvoice } from "./bring.ts";
import { TypedForm, type Typed } from "./typed-form.tsx";

type Props = { refresh: () => void };

/** For what a supplier sent by e-mail: an electronic invoice is read, what nothing can read is completed by hand. */
export function BringButton({ refresh }: Props) {
  const [busy, setBusy] = useState(false);
  const [unread, setUnread] = useState<{ file: File; reason: UnreadReason }>();
  const bring = async (file: File | null, typed: Typed = {}) => {
    if (!file) return;
    setBusy(true);
    const answer = await bringInvoice(file, typed);
    setBusy(false);
    if (answer?.unread && Object.keys(typed).length === 0)
      return setUnread({ file, reason: answer.unread });
    if (answer) return tellRefusal(answer.message);
    setUnread(undefined);
    tellDone("La facture est enregistrée.");
    refresh();
  };
  return (
    <>
      <FileButton
        accept=".pdf,.xml,application/pdf,application/xml"
        onChange={(file) => bring(file)}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={busy}
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            Ajouter une facture (PDF ou XML)
          </Button>
        )}
      </FileButton>
      {unread && (
        <TypedForm
          name={unread.file.name}
          why={UNREAD_REASON_FR[unread.reason]}
          busy={busy}
          close={() => setUnread(undefined)}
          save={(typed) => bring(unread.file, typed)}
        />
      )}
    </>
  );
}

import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import { disputeInvoice } from "../../invoice/actions.ts";
import styles from "../payment.module.css";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { invoice: { id: string; reference: string }; close: () => void };

export function DisputeModal({ invoice, close }: Props) {
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { act, busy } = useAction(disputeInvoice);
  const isEmpty = reason.trim() === "";
  const save = async () => {
    setTried(true);
    if (isEmpty) return;
    if (!(await act({ input: { invoice_id: invoice.id, reason } }))) return;
    tellDone(`${invoice.reference} est contestée : les relances attendent.`);
    close();
  };
  return (
    <FormDialog opened onClose={close} title={`Facture ${invoice.reference} contestée`}>
      <Stack gap="md">
        <Text size="sm">
          Les relances s’arrêtent jusqu’à ce que vous leviez la contestation. La facture ne change
          pas : une erreur se corrige par un avoir.
        </Text>
        <Textarea
          label="Ce que le client conteste"
          data-autofocus
          autosize
          minRows={3}
          maxLength={500}
          value={reason}
          error={isTried && isEmpty && "Écrivez ce que le client conteste."}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className={styles.foot}>
          <Button variant="default" onClick={close}>
            Annuler
          </Button>
          <Button loading={busy} onClick={() => void save()}>
            Noter la contestation
          </Button>
        </div>
      </Stack>
    </FormDialog>
  );
}

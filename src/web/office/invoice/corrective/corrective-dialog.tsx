import { Alert, Stack } from "@mantine/core";
import { useState } from "react";
import { refusalText } from "../../../platform/refusal.ts";
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { CorrectiveForm } from "./corrective-form.tsx";
import { correctiveProposalQuery } from "./query.ts";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = {
  invoice: {
    id: string;
    reference: string;
    issued_on: string;
    repair_id: string;
  };
  close: () => void;
};

/** The whole invoice again, to be put right: what is issued cancels and replaces the first one. */
export function CorrectiveModal({ invoice, close }: Props) {
  const [isFixed, tellFixed] = useState(false);
  const read = useRead({
    query: correctiveProposalQuery,
    variables: { invoice_id: invoice.id },
    fresh: true,
    nouns: ["invoice", "payment", "client", "shop"],
  });
  const proposal = read.data?.corrective_proposal;
  return (
    <FormDialog
      opened
      onClose={close}
      title={`Rectifier la facture ${invoice.reference}`}
      size="min(1080px, 100%)"
      closeOnClickOutside={false}
      closeOnEscape={!isFixed}
      asks={!isFixed}
    >
      <ReadStates read={read}>
        {proposal?.fault && (
          <Stack gap="md">
            <Alert color="red" variant="light">
              {refusalText(proposal.fault)}
            </Alert>
          </Stack>
        )}
        {proposal && !proposal.fault && (
          <CorrectiveForm {...{ invoice, proposal, close, tellFixed }} />
        )}
      </ReadStates>
    </FormDialog>
  );
}

import { Button, Radio, Stack, Text, Textarea } from "@mantine/core";
import { useState } from "react";
import { isSaleKind } from "../../../../domain/invoice/kind.ts";
import { useAction } from "../../../platform/query.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import styles from "../../payment/payment.module.css";
import { creditInvoice } from "../actions.ts";
import type { InvoiceParts } from "../parts.ts";
import { creditedLines, linesToCredit, type ChosenLines } from "./chosen-lines.ts";
import { CreditAmounts } from "./credit-amounts.tsx";
import { LineChoice } from "./line-choice.tsx";
import { CREDIT_TEXTS } from "./words.ts";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = { invoice: InvoiceParts; close: () => void };

/** What of the invoice is given back, and why: the client reads the reason on the credit note. */
export function CreditModal({ invoice, close }: Props) {
  const { id: invoice_id } = invoice;
  const lines = linesToCredit(invoice.creditable);
  const [scope, setScope] = useState("all");
  const [chosen, setChosen] = useState<ChosenLines>({});
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const { act, busy } = useAction(creditInvoice);
  const isPart = scope === "some";
  const asked = isPart ? creditedLines(chosen) : null;
  const nothing = asked?.length === 0;
  const credit = async () => {
    setTried(true);
    if (reason.trim() === "" || nothing) return;
    const done = await act({ input: { invoice_id, reason, lines: asked } });
    if (!done) return;
    tellDone(`Avoir ${done.reference} émis.`);
    close();
  };
  return (
    <FormDialog opened onClose={close} title={`Avoir sur la facture ${invoice.reference}`}>
      <Stack gap="md">
        <Text size="sm">{CREDIT_TEXTS.what}</Text>
        {isSaleKind(invoice.kind) && (
          <Radio.Group label="Ce qui est annulé" value={scope} onChange={setScope}>
            <Stack gap={8} mt={8}>
              <Radio value="all" label={CREDIT_TEXTS.all} />
              <Radio value="some" label={CREDIT_TEXTS.some} />
            </Stack>
          </Radio.Group>
        )}
        {isPart && (
          <ul className={styles.spread} aria-label="Lignes à annuler">
            {lines.map((line) => (
              <LineChoice key={line.id} line={line} chosen={chosen} choose={setChosen} />
            ))}
          </ul>
        )}
        {tried && nothing && (
          <Text size="sm" c="red" role="alert">
            Choisissez au moins une ligne.
          </Text>
        )}
        <CreditAmounts invoice_id={invoice_id} lines={asked} />
        <Textarea
          label="Motif"
          description="Le client le lit sur l’avoir."
          autosize
          minRows={2}
          maxLength={300}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={tried && reason.trim() === "" && "Indiquez le motif de l’avoir."}
        />
        <div className={styles.foot}>
          <Button variant="default" onClick={close}>
            Ne rien changer
          </Button>
          <Button color="red" loading={busy} onClick={credit}>
            Émettre l’avoir
          </Button>
        </div>
      </Stack>
    </FormDialog>
  );
}

import {
  Button,
  Checkbox,
  Group,
  Modal,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatEuros } from "../../../domain/money.ts";
import { PAYMENT_METHODS, PAYMENT_METHOD_FR } from "../../../domain/payment/payment.ts";
import { dateOf, parseLocalDate, toInstant } from "../../../domain/time.ts";
import { useAction } from "../../platform/query.ts";
import { MoneyField } from "../../ui/office/money-field.tsx";
import { tellDone } from "../../ui/office/notify.ts";
import { recordPayment } from "../invoice/actions.ts";
import { useZone } from "../shop/use-shop.ts";
import { office } from "../../ui/office/styles.ts";
import { useMovementId } from "./movement-id.ts";
import { PayerFields } from "./payer-fields.tsx";
import { dueFrom, firstPayer, receiptFaults, receiptOf, type ReceiptForm } from "./receipt-form.ts";

type Props = {
  invoice: { id: string; reference: string; remainder: number; bonus_remainder: number };
  close: () => void;
};

/** Money received: who pays, how, how much (the remainder by default), when. */
export function PaymentModal({ invoice, close }: Props) {
  const { id: invoice_id, reference } = invoice;
  const today = dateOf(toInstant(Date.now()), useZone());
  const id = useMovementId();
  const { act, busy } = useAction(recordPayment);
  const payer = firstPayer(invoice);
  const form = useForm<ReceiptForm>({
    initialValues: {
      method: "card",
      payer,
      payer_name: "",
      reference: "",
      note: "",
      amount: dueFrom(invoice, payer),
      received_on: String(today),
      keeps: false,
    },
    validate: (values) => receiptFaults(values, { invoice, today }),
  });
  const { values } = form;
  const due = dueFrom(invoice, values.payer);
  const submit = form.onSubmit(async (typed) => {
    const date = parseLocalDate(typed.received_on);
    if (!date) return;
    const receipt = receiptOf(typed, due);
    const done = await act({ input: { ...receipt, id, received_on: date, invoice_id } });
    if (!done) return;
    tellDone(`Paiement de ${formatEuros(typed.amount)} enregistré sur ${reference}.`);
    close();
  });
  return (
    <Modal opened onClose={close} title={`Paiement de la facture ${reference}`}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">
            Reste à régler : <strong className={office.figures}>{formatEuros(due)}</strong>
          </Text>
          <PayerFields form={form} invoice={invoice} />
          <SegmentedControl
            fullWidth
            orientation="vertical"
            aria-label="Mode de paiement"
            data={PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_FR[value] }))}
            {...form.getInputProps("method")}
          />
          <MoneyField label="Montant reçu" data-autofocus {...form.getInputProps("amount")} />
          {values.payer === "client" && values.amount > due && (
            <Checkbox
              label={`Garder ${formatEuros(values.amount - due)} en avance pour le client`}
              {...form.getInputProps("keeps", { type: "checkbox" })}
            />
          )}
          <TextInput
            label="Reçu le"
            type="date"
            max={today}
            {...form.getInputProps("received_on")}
          />
          {(values.method === "cheque" || values.method === "transfer") && (
            <TextInput
              label={values.method === "cheque" ? "Numéro du chèque" : "Référence du virement"}
              maxLength={60}
              {...form.getInputProps("reference")}
            />
          )}
          <TextInput label="Note (facultative)" maxLength={500} {...form.getInputProps("note")} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" loading={busy}>
              Enregistrer le paiement
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

import { Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from "@mantine/core";
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

type Props = {
  invoice: { id: string; reference: string; remainder: number };
  close: () => void;
};

/** Money received: how, how much (the remainder by default), when. */
export function PaymentModal({ invoice, close }: Props) {
  const { id: invoice_id, reference, remainder } = invoice;
  const today = dateOf(toInstant(Date.now()), useZone());
  const { act, busy } = useAction(recordPayment);
  const form = useForm({
    initialValues: { method: "card", amount: remainder, received_on: String(today), note: "" },
    validate: {
      amount: (amount) => amountFault(amount, remainder),
      received_on: (text) => dateFault(text, today),
    },
  });
  const submit = form.onSubmit(async ({ received_on, ...rest }) => {
    const date = parseLocalDate(received_on);
    if (!date) return;
    const done = await act({ input: { ...rest, received_on: date, invoice_id } });
    if (!done) return;
    tellDone(`Paiement de ${formatEuros(rest.amount)} enregistré sur ${reference}.`);
    close();
  });
  return (
    <Modal opened onClose={close} title={`Paiement de la facture ${reference}`}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">
            Reste à régler : <strong className={office.figures}>{formatEuros(remainder)}</strong>
          </Text>
          <SegmentedControl
            fullWidth
            orientation="vertical"
            aria-label="Mode de paiement"
            data={PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_FR[value] }))}
            {...form.getInputProps("method")}
          />
          <MoneyField label="Montant reçu" data-autofocus {...form.getInputProps("amount")} />
          <TextInput
            label="Reçu le"
            type="date"
            max={today}
            {...form.getInputProps("received_on")}
          />
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

function amountFault(amount: number, remainder: number): string | null {
  if (!(amount > 0)) return "Saisissez un montant plus grand que zéro, par exemple 49,90.";
  return amount > remainder ? `Il ne reste que ${formatEuros(remainder)} à régler.` : null;
}

function dateFault(text: string, today: string): string | null {
  if (!parseLocalDate(text)) return "Choisissez la date du paiement.";
  return text > today ? "La date ne peut pas être dans l’avenir." : null;
}

import { Button, Group, Modal, SegmentedControl, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatEuros } from "../../../../domain/money.ts";
import { PAYMENT_METHODS, PAYMENT_METHOD_FR } from "../../../../domain/payment/payment.ts";
import type { RefundSource } from "../../../../domain/payment/refund.ts";
import { dateOf, parseLocalDate, toInstant } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { MoneyField } from "../../../ui/office/money-field.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { office } from "../../../ui/office/styles.ts";
import { refundPayment } from "../../invoice/actions.ts";
import { useZone } from "../../shop/use-shop.ts";
import { useMovementId } from "../movement-id.ts";

type Props = {
  invoice: { id: string; reference: string };
  /** What the shop owes: on the invoice, or kept as an advance. */
  owed: number;
  source: RefundSource;
  close: () => void;
};

/** Money that really went back to the client: how, how much, when. */
export function RefundModal({ invoice, owed, source, close }: Props) {
  const today = dateOf(toInstant(Date.now()), useZone());
  const id = useMovementId();
  const { act, busy } = useAction(refundPayment);
  const form = useForm({
    initialValues: {
      method: "transfer",
      amount: owed,
      paid_on: String(today),
      reference: "",
      note: "",
    },
    validate: {
      amount: (amount) => amountFault(amount, owed),
      paid_on: (text) => (parseLocalDate(text) ? null : "Choisissez la date du remboursement."),
    },
  });
  const submit = form.onSubmit(async ({ paid_on, ...rest }) => {
    const date = parseLocalDate(paid_on);
    if (!date) return;
    const done = await act({
      input: { ...rest, id, source, invoice_id: invoice.id, paid_on: date },
    });
    if (!done) return;
    tellDone(`Remboursement de ${formatEuros(rest.amount)} enregistré.`);
    close();
  });
  return (
    <Modal opened onClose={close} title="Rembourser le client">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">
            {source === "account" ? "Avance gardée pour le client : " : "À rembourser : "}
            <strong className={office.figures}>{formatEuros(owed)}</strong>
          </Text>
          <SegmentedControl
            fullWidth
            orientation="vertical"
            aria-label="Moyen du remboursement"
            data={PAYMENT_METHODS.map((value) => ({ value, label: PAYMENT_METHOD_FR[value] }))}
            {...form.getInputProps("method")}
          />
          <MoneyField label="Montant rendu" data-autofocus {...form.getInputProps("amount")} />
          <TextInput label="Rendu le" type="date" max={today} {...form.getInputProps("paid_on")} />
          <TextInput
            label="Numéro du chèque ou du virement (facultatif)"
            maxLength={60}
            {...form.getInputProps("reference")}
          />
          <TextInput label="Note (facultative)" maxLength={500} {...form.getInputProps("note")} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" loading={busy}>
              Enregistrer le remboursement
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function amountFault(amount: number, owed: number): string | null {
  if (!(amount > 0)) return "Saisissez un montant plus grand que zéro, par exemple 49,90.";
  return amount > owed ? `L’atelier ne doit que ${formatEuros(owed)}.` : null;
}

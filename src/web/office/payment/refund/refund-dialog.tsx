import { Button, Checkbox, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatEuros } from "../../../../domain/money.ts";
import type { RefundSource } from "../../../../domain/payment/refund.ts";
import { dateOf, parseLocalDate, toInstant } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { MoneyField } from "../../../ui/office/money-field.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { refundPayment } from "../../invoice/actions.ts";
import { useZone } from "../../shop/use-shop.ts";
import { AmountLine } from "../amount-line.tsx";
import { MeansFields, referenceOf } from "../means-fields.tsx";
import { useMovementId } from "../movement-id.ts";
import { NOT_POSITIVE } from "../receipt-form.ts";
import styles from "../payment.module.css";
import { FormDialog } from "../../../ui/office/dialog/form-dialog.tsx";

type Props = {
  invoice: {
    id: string;
    issued_on: string;
    card_payments?: readonly { amount: number; refunded: number }[];
  };
  /** What the shop owes, of the invoice or of the client's account. */
  owed: number;
  source: RefundSource;
  close: () => void;
};

/** Money that really goes back; a typing error is corrected instead. */
export function RefundModal({ invoice, owed, source, close }: Props) {
  const today = dateOf(toInstant(Date.now()), useZone());
  const id = useMovementId();
  const { act, busy } = useAction(refundPayment);
  const refundable = Math.max(
    0,
    ...(invoice.card_payments ?? []).map(({ amount, refunded }) => amount - refunded),
  );
  const form = useForm({
    initialValues: {
      method: refundable >= owed ? "card" : "transfer",
      on_card: refundable >= owed,
      amount: owed,
      day: String(today),
      reference: "",
      note: "",
    },
    validate: {
      amount: (amount) => amountFault(amount, owed),
      day: (text) => dayFault(text, { today, issued_on: invoice.issued_on }),
    },
  });
  const submit = form.onSubmit(async (typed) => {
    const { method, amount, note } = typed;
    const paid_on = parseLocalDate(typed.day);
    if (!paid_on) return;
    const how = { method, amount, note, reference: referenceOf(typed), paid_on };
    const on_card = method === "card" && typed.on_card && amount <= refundable;
    const done = await act({ input: { ...how, on_card, id, source, invoice_id: invoice.id } });
    if (!done) return;
    tellDone(`Remboursement de ${formatEuros(amount)} ${on_card ? "demandé" : "enregistré"}.`);
    close();
  });
  return (
    <FormDialog opened onClose={close} title="Rembourser le client">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <AmountLine
            label={source === "account" ? "Avance gardée pour le client" : "À rembourser"}
            amount={owed}
          />
          <MoneyField label="Montant rendu" data-autofocus {...form.getInputProps("amount")} />
          <MeansFields
            means={form.values}
            change={form.setValues}
            labels={{ method: "Moyen du remboursement", day: "Rendu le" }}
            today={today}
            dayFault={form.errors["day"]}
          />
          {form.values.method === "card" && refundable > 0 && (
            <Checkbox
              label="Rendre sur la carte qui a payé en ligne"
              description={`Par Stripe, ${formatEuros(refundable)} au plus. Sans cette case, notez ce que votre terminal a rendu.`}
              {...form.getInputProps("on_card", { type: "checkbox" })}
            />
          )}
          <TextInput label="Note (facultative)" maxLength={500} {...form.getInputProps("note")} />
          <div className={styles.foot}>
            <Button variant="default" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" loading={busy}>
              Enregistrer le remboursement
            </Button>
          </div>
        </Stack>
      </form>
    </FormDialog>
  );
}

function amountFault(amount: number, owed: number): string | null {
  if (!(amount > 0)) return NOT_POSITIVE;
  return amount > owed ? `L’atelier ne doit que ${formatEuros(owed)}.` : null;
}

type Days = { today: string; issued_on: string };

function dayFault(text: string, { today, issued_on }: Days): string | null {
  if (!parseLocalDate(text)) return "Choisissez la date du remboursement.";
  if (text > today) return "La date ne peut pas être dans l’avenir.";
  return text < issued_on ? "Un remboursement ne vient pas avant sa facture." : null;
}

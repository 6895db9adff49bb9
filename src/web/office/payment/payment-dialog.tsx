import { Button, Checkbox, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formatEuros } from "../../../domain/money.ts";
import { dateOf, parseLocalDate, toInstant } from "../../../domain/time.ts";
import { useAction } from "../../platform/query.ts";
import { MoneyField } from "../../ui/office/money-field.tsx";
import { tellDone } from "../../ui/office/notify.ts";
import { recordPayment } from "../invoice/actions.ts";
import { useZone } from "../shop/use-shop.ts";
import { AmountLine } from "./amount-line.tsx";
import { MeansFields } from "./means-fields.tsx";
import { useMovementId } from "./movement-id.ts";
import { PayerFields } from "./payer-fields.tsx";
import { dueFrom, firstPayer, receiptFaults, receiptOf, type ReceiptForm } from "./receipt-form.ts";
import styles from "./payment.module.css";
import { FormDialog } from "../../ui/office/dialog/form-dialog.tsx";

type Props = {
  invoice: { id: string; reference: string; remainder: number; bonus_remainder: number };
  close: () => void;
};

/** Money received: how much (the remainder by default), how, when, and who pays. */
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
      day: String(today),
      keeps: false,
    },
    validate: (values) => receiptFaults(values, { invoice, today }),
  });
  const { values, errors } = form;
  const due = dueFrom(invoice, values.payer);
  const submit = form.onSubmit(async (typed) => {
    const received_on = parseLocalDate(typed.day);
    if (!received_on) return;
    const receipt = receiptOf(typed, due);
    const done = await act({ input: { ...receipt, id, received_on, invoice_id } });
    if (!done) return;
    tellDone(`Paiement de ${formatEuros(typed.amount)} enregistré sur ${reference}.`);
    close();
  });
  return (
    <FormDialog opened onClose={close} title={`Paiement de la facture ${reference}`}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <AmountLine label="Reste à régler" amount={due} />
          <MoneyField label="Montant reçu" data-autofocus {...form.getInputProps("amount")} />
          {values.payer === "client" && values.amount > due && (
            <Checkbox
              label={`Garder ${formatEuros(values.amount - due)} en avance pour le client`}
              {...form.getInputProps("keeps", { type: "checkbox" })}
            />
          )}
          <MeansFields
            means={values}
            change={form.setValues}
            labels={{ method: "Moyen de paiement", day: "Reçu le" }}
            today={today}
            dayFault={errors["day"]}
          />
          <PayerFields
            payer={values.payer}
            payer_name={values.payer_name}
            owesBonus={invoice.bonus_remainder > 0}
            choose={(next) => form.setValues({ payer: next, amount: dueFrom(invoice, next) })}
            name={(payer_name) => form.setValues({ payer_name })}
            fault={errors["payer_name"]}
          />
          <TextInput label="Note (facultative)" maxLength={500} {...form.getInputProps("note")} />
          <div className={styles.foot}>
            <Button variant="default" onClick={close}>
              Annuler
            </Button>
            <Button type="submit" loading={busy}>
              Enregistrer le paiement
            </Button>
          </div>
        </Stack>
      </form>
    </FormDialog>
  );
}

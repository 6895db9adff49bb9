import { NativeSelect, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { PAYER_FR, PAYERS } from "../../../domain/payment/payment.ts";
import { dueFrom, namesSomebody, type ReceiptForm } from "./receipt-form.ts";

type Props = {
  form: UseFormReturnType<ReceiptForm>;
  invoice: { remainder: number; bonus_remainder: number };
};

/** Who pays: an eco-organisation only where a bonus is owed. The amount follows what they owe. */
export function PayerFields({ form, invoice }: Props) {
  const { payer } = form.values;
  const shown = PAYERS.filter(
    (known) => known !== "eco-organisation" || invoice.bonus_remainder > 0,
  );
  const choose = (chosen: string) => {
    const next = PAYERS.find((known) => known === chosen) ?? "client";
    form.setValues({ payer: next, amount: dueFrom(invoice, next) });
  };
  return (
    <>
      <NativeSelect
        label="Payé par"
        value={payer}
        data={shown.map((value) => ({ value, label: PAYER_FR[value] }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {namesSomebody(payer) && (
        <TextInput label="Nom du payeur" maxLength={200} {...form.getInputProps("payer_name")} />
      )}
    </>
  );
}

import { NativeSelect, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { PAYER_FR, PAYERS, type Payer } from "../../../domain/payment/payment.ts";
import { namesSomebody } from "./receipt-form.ts";
import styles from "./payment.module.css";

type Props = {
  payer: Payer;
  payer_name: string;
  /** An eco-organisation only where a bonus is owed. */
  owesBonus: boolean;
  choose: (payer: Payer) => void;
  name: (payer_name: string) => void;
  fault?: ReactNode;
};

export const PayerFields = ({ payer, payer_name, owesBonus, choose, name, fault }: Props) => (
  <div className={styles.pair}>
    <NativeSelect
      label="Payé par"
      value={payer}
      data={PAYERS.filter((known) => known !== "eco-organisation" || owesBonus).map((value) => ({
        value,
        label: PAYER_FR[value],
      }))}
      onChange={({ currentTarget }) =>
        choose(PAYERS.find((known) => known === currentTarget.value) ?? "client")
      }
    />
    {namesSomebody(payer) && (
      <TextInput
        label="Nom du payeur"
        maxLength={200}
        value={payer_name}
        error={fault}
        onChange={({ currentTarget }) => name(currentTarget.value)}
      />
    )}
  </div>
);

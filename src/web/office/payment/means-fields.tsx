import { TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { MethodChoice } from "./method-choice.tsx";
import styles from "./payment.module.css";

/** How and when money moved; the reference is that of the cheque or of the transfer. */
export type Means = { method: string; day: string; reference: string };

type Props = {
  means: Means;
  change: (means: Partial<Means>) => void;
  labels: { method: string; day: string };
  today: string;
  dayFault?: ReactNode;
};

export const MeansFields = ({ means, change, labels, today, dayFault }: Props) => (
  <>
    <MethodChoice
      label={labels.method}
      value={means.method}
      onChange={(method) => change({ method })}
    />
    <div className={styles.pair}>
      <TextInput
        label={labels.day}
        type="date"
        max={today}
        value={means.day}
        error={dayFault}
        onChange={({ currentTarget }) => change({ day: currentTarget.value })}
      />
      {(means.method === "cheque" || means.method === "transfer") && (
        <TextInput
          label={means.method === "cheque" ? "Numéro du chèque" : "Référence du virement"}
          maxLength={60}
          value={means.reference}
          onChange={({ currentTarget }) => change({ reference: currentTarget.value })}
        />
      )}
    </div>
  </>
);

/** A number typed for a cheque is none of a card's. */
export const referenceOf = ({ method, reference }: Means): string =>
  method === "cheque" || method === "transfer" ? reference : "";

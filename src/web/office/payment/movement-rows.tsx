import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { formatEuros } from "../../../domain/money.ts";
import { ConfirmButton } from "../../ui/office/confirm-button.tsx";
import { office } from "../../ui/office/styles.ts";
import { Allowed } from "../account/allowed.tsx";
import styles from "./payment.module.css";

type Row = {
  id: string;
  corrects_id: string | null;
  /** How and when the money moved. */
  text: string;
  amount: number;
  /** Null for what is nobody's typing error. */
  correction: ReactNode;
};

/** A movement is never edited: an error is corrected by its opposite, and both stay. */
export function MovementRows({ label, rows }: { label: string; rows: readonly Row[] }) {
  const corrected = new Set(rows.map(({ corrects_id }) => corrects_id));
  if (rows.length === 0) return null;
  return (
    <ul className={styles.movements} aria-label={label}>
      {rows.map(({ id, corrects_id, text, amount, correction }) => (
        <li key={id}>
          <Text size="sm">{text}</Text>
          <Text size="sm" className={office.figures}>
            {formatEuros(amount)}
          </Text>
          {corrects_id === null && !corrected.has(id) && (
            <Allowed action="record-payment">{correction}</Allowed>
          )}
        </li>
      ))}
    </ul>
  );
}

type CorrectProps = {
  amount: number;
  /** What to do instead when it is no typing error. */
  instead?: string;
  busy: boolean;
  correct: () => Promise<unknown>;
};

export const CorrectMovement = ({ amount, instead = "", busy, correct }: CorrectProps) => (
  <ConfirmButton
    size="compact-xs"
    variant="subtle"
    color="gray"
    loading={busy}
    className={`${office.noPrint} ${styles.correct}`}
    title="Corriger une erreur de saisie"
    why={`Une ligne de ${formatEuros(0 - amount)} sera ajoutée. Les deux restent visibles, comme la loi le demande.${instead && ` ${instead}`}`}
    onConfirm={correct}
  >
    Corriger
  </ConfirmButton>
);

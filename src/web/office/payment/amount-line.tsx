import { Text } from "@mantine/core";
import { formatEuros } from "../../../domain/money.ts";
import { office } from "../../ui/office/styles.ts";
import styles from "./payment.module.css";

/** The amount that a dialog is about, above its fields. */
export const AmountLine = ({ label, amount }: { label: string; amount: number }) => (
  <div className={styles.due}>
    <Text size="sm">{label}</Text>
    <span className={office.figures}>{formatEuros(amount)}</span>
  </div>
);

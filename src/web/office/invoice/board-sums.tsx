import { Text } from "@mantine/core";
import type { InvoiceShow } from "../../../domain/invoice/search.ts";
import { formatEuros } from "../../../domain/money.ts";
import { AGE_FR, AGES } from "../../../domain/payment/aged.ts";
import { office } from "../../ui/office/styles.ts";
import styles from "./money.module.css";

type Props = {
  unpaid: { count: number; remainder: number };
  aged: readonly { age: string; count: number; remainder: number }[];
  shown_due: number;
  show: InvoiceShow;
};

/** Of all that the filter finds, beyond the page: what it comes to, and how long what is owed has been due. */
export function BoardSums({ unpaid, aged, shown_due, show }: Props) {
  const isOwed = show === "unpaid" || show === "late";
  return (
    <>
      <Text size="sm">
        Total montré : <strong className={office.figures}>{formatEuros(shown_due)}</strong>
        {unpaid.count > 0 && (
          <>
            {" "}
            · Reste à recevoir :{" "}
            <strong className={office.figures}>{formatEuros(unpaid.remainder)}</strong>
          </>
        )}
      </Text>
      {isOwed && unpaid.count > 0 && (
        <dl className={styles.aged} aria-label="Balance âgée">
          {AGES.map((age) => {
            const { count = 0, remainder = 0 } = aged.find((one) => one.age === age) ?? {};
            return (
              <div
                key={age}
                data-none={count === 0 || undefined}
                data-late={(age !== "not-due" && count > 0) || undefined}
              >
                <dt>{AGE_FR[age]}</dt>
                <dd className={office.figures}>{formatEuros(remainder)}</dd>
                <dd>{countText(count)}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </>
  );
}

const countText = (count: number): string => (count > 1 ? `${count} factures` : `${count} facture`);

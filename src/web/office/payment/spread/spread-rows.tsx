import { Checkbox, Text } from "@mantine/core";
import { formatEuros } from "../../../../domain/money.ts";
import { formatNumericDate } from "../../../../domain/time.ts";
import { MoneyField } from "../../../ui/office/money-field.tsx";
import styles from "../payment.module.css";
import type { ListedSpread } from "./parts.ts";
import { withChosen, withPart, type SpreadState } from "./spread-state.ts";

type Props = {
  invoices: readonly ListedSpread[];
  state: SpreadState;
  setState: (state: SpreadState) => void;
  faults: Readonly<Record<string, string | undefined>>;
};

/** The oldest invoice first: it is the first to be paid. */
export function SpreadRows({ invoices, state, setState, faults }: Props) {
  const isOfMany = new Set(invoices.map(({ client_id }) => client_id)).size > 1;
  return (
    <ul className={styles.spread} aria-label="Factures réglées par ce paiement">
      {invoices.map((invoice) => {
        const { id, reference, issued_on, remainder, client } = invoice;
        const part = state.parts[id];
        return (
          <li key={id}>
            <Checkbox
              checked={part !== undefined}
              label={isOfMany ? `${reference}, ${client}` : reference}
              description={`du ${formatNumericDate(issued_on)}, reste ${formatEuros(remainder)}`}
              onChange={() => setState(withChosen(state, invoices, id))}
            />
            <div>
              <MoneyField
                aria-label={`Part de ${reference}`}
                disabled={part === undefined}
                value={part ?? 0}
                error={faults[id]}
                onChange={(typed) => setState(withPart(state, id, typed))}
              />
              <Text size="xs" c="dimmed" ta="right" mt={2}>
                {afterText(part, remainder)}
              </Text>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** How the invoice stands once the payment is recorded. */
function afterText(part: number | undefined, remainder: number): string {
  if (!part) return "inchangée";
  return part === remainder ? "réglée" : `restera ${formatEuros(remainder - part)}`;
}

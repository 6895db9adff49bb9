import { Skeleton, Stack, Text } from "@mantine/core";
import { formatEuros, sum } from "../../../domain/money.ts";
import { PAYMENT_METHOD_FR, PAYMENT_METHODS } from "../../../domain/payment/payment.ts";
import { PAGE_SIZE } from "../../platform/page-size.ts";
import { useRead } from "../../platform/query.ts";
import { EmptyState } from "../../ui/office/empty-state.tsx";
import { FilterChips } from "../../ui/office/filter-chips.tsx";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { office } from "../../ui/office/styles.ts";
import { MoneyFilters } from "../invoice/money-filters.tsx";
import type { MoneySearch } from "../invoice/search-params.ts";
import { RemittancePanel } from "./remittance/remittance-panel.tsx";
import { PaymentsTable } from "./payments-table.tsx";
import { PAYMENT_NOUNS, paymentBoardQuery } from "./query.ts";

type Props = { search: MoneySearch; go: (search: MoneySearch) => void };

const NOTHING = { counts: [], payments: [] };

/** Every payment received, by method and period, with its sum: what the bank's statement is compared with. */
export function PaymentBoard({ search, go }: Props) {
  const { method, text, from, to } = search;
  const asked = { method, text, from, to };
  const read = useRead({
    query: paymentBoardQuery,
    variables: { ...asked, first: PAGE_SIZE, skip: 0 },
    nouns: PAYMENT_NOUNS,
    steady: true,
  });
  const { counts, payments } = read.data?.payment_board ?? NOTHING;
  const shown = counts.filter((counted) => !method || counted.method === method);
  const countOf = (known?: string) =>
    read.data &&
    sum(counts.filter((row) => !known || row.method === known).map((row) => row.count));
  return (
    <Stack gap="sm">
      <MoneyFilters
        {...{ search, go }}
        label="Rechercher un paiement"
        hint="Client, facture, montant, note"
        since="Reçus du"
      />
      <FilterChips
        label="Moyen de paiement"
        all={{ label: "Tous", count: countOf() }}
        value={method}
        options={PAYMENT_METHODS.map((known) => ({
          value: known,
          label: PAYMENT_METHOD_FR[known],
          count: countOf(known),
        }))}
        onChange={(value) =>
          go({ ...search, method: PAYMENT_METHODS.find((known) => known === value) })
        }
      />
      {method === "cheque" && <RemittancePanel />}
      <ReadStates read={read} shape={<Skeleton h={320} />}>
        {payments.length === 0 ? (
          <EmptyState title="Aucun paiement trouvé">
            Un paiement s’enregistre sur sa facture ou depuis la fiche de la réparation.
          </EmptyState>
        ) : (
          <>
            <Text size="sm">
              Reçu :{" "}
              <strong className={office.figures}>
                {formatEuros(sum(shown.map(({ amount }) => amount)))}
              </strong>
            </Text>
            <PaymentsTable
              key={JSON.stringify(asked)}
              payments={payments}
              asked={asked}
              total={sum(shown.map(({ count }) => count))}
            />
          </>
        )}
      </ReadStates>
    </Stack>
  );
}

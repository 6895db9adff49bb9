import { Skeleton, Stack } from "@mantine/core";
import { INVOICE_SHOW_FR, INVOICE_SHOWS } from "../../../domain/invoice/search.ts";
import { dateOf, toInstant } from "../../../domain/time.ts";
import { PAGE_SIZE } from "../../platform/page-size.ts";
import { useRead } from "../../platform/query.ts";
import { EmptyState } from "../../ui/office/empty-state.tsx";
import { FilterChips } from "../../ui/office/filter-chips.tsx";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { useZone } from "../shop/use-shop.ts";
import { SaleButton } from "../payment/sale/sale-button.tsx";
import { BoardSums } from "./board-sums.tsx";
import { ExportLink } from "./export-link.tsx";
import { MoneyFilters } from "./money-filters.tsx";
import { InvoicesTable } from "./invoices-table.tsx";
import { INVOICE_NOUNS, invoiceBoardQuery } from "./query.ts";
import type { MoneySearch } from "./search-params.ts";

type Props = { search: MoneySearch; go: (search: MoneySearch) => void };

const NOTHING = {
  counts: [],
  unpaid: { count: 0, remainder: 0 },
  aged: [],
  shown_due: 0,
  invoices: [],
};

export function InvoiceBoard({ search, go }: Props) {
  const zone = useZone();
  const { show = "unpaid", text, from, to } = search;
  const asked = { show, text, from, to };
  const read = useRead({
    query: invoiceBoardQuery,
    variables: { ...asked, first: PAGE_SIZE, skip: 0 },
    nouns: INVOICE_NOUNS,
    steady: true,
  });
  const { counts, unpaid, aged, shown_due, invoices } = read.data?.invoice_board ?? NOTHING;
  const countOf = (shown: string) => counts.find((row) => row.show === shown)?.count;
  const isFiltered = Boolean(text ?? from ?? to);
  return (
    <Stack gap="sm">
      <SaleButton />
      <MoneyFilters
        {...{ search, go }}
        label="Rechercher une facture"
        hint="Client, numéro, montant"
        since="Émises du"
      />
      <FilterChips
        label="Factures montrées"
        all={{ label: INVOICE_SHOW_FR.unpaid, count: countOf("unpaid") }}
        value={search.show}
        options={INVOICE_SHOWS.filter((known) => known !== "unpaid").map((known) => ({
          value: known,
          label: INVOICE_SHOW_FR[known],
          count: countOf(known),
        }))}
        onChange={(value) =>
          go({ ...search, show: INVOICE_SHOWS.find((known) => known === value) })
        }
      />
      <ReadStates read={read} shape={<Skeleton h={320} />}>
        {invoices.length > 0 && <ExportLink asked={asked} />}
        <BoardSums {...{ unpaid, aged, shown_due, show }} />
        {invoices.length === 0 ? (
          <NoInvoice isFiltered={isFiltered || show !== "unpaid"} />
        ) : (
          <InvoicesTable
            key={JSON.stringify(asked)}
            invoices={invoices}
            asked={asked}
            total={countOf(show) ?? invoices.length}
            today={dateOf(toInstant(Date.now()), zone)}
            zone={zone}
          />
        )}
      </ReadStates>
    </Stack>
  );
}

const NoInvoice = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState title="Aucune facture trouvée">
      Essayez un autre mot, un autre montant ou une période plus longue.
    </EmptyState>
  ) : (
    <EmptyState title="Tout est réglé">
      Une facture s’émet à partir d’un devis accepté, depuis la fiche de la réparation, ou par
      « Nouvelle facture » pour une vente au comptoir.
    </EmptyState>
  );

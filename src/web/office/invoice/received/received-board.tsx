import { Group, Select, Skeleton, Stack } from "@mantine/core";
import { RECEIVED_SHOW_FR, RECEIVED_SHOWS } from "../../../../domain/invoice/received/search.ts";
import { sum } from "../../../../domain/money.ts";
import { PAGE_SIZE } from "../../../platform/page-size.ts";
import { useRead } from "../../../platform/query.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { FilterChips } from "../../../ui/office/filter-chips.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { Allowed } from "../../account/allowed.tsx";
import { MoneyFilters } from "../money-filters.tsx";
import type { MoneySearch } from "../search-params.ts";
import { BringButton } from "./bring-button.tsx";
import { receivedBoardQuery } from "./query.ts";
import { ReceivedTable } from "./received-table.tsx";
import { UnreadFiles } from "./unread-files.tsx";

type Props = { search: MoneySearch; go: (search: MoneySearch) => void };

const NOTHING = { counts: [], total: 0, suppliers: [], to_pay: 0, invoices: [], unread: [] };

/** What suppliers bill to the shop: to check, to pay, done; and what nothing could read. */
export function ReceivedBoard({ search, go }: Props) {
  const { state, text, supplier, from, to } = search;
  const asked = { show: state, text, supplier, from, to };
  const read = useRead({
    query: receivedBoardQuery,
    variables: { ...asked, first: PAGE_SIZE, skip: 0 },
    nouns: ["invoice"],
    steady: true,
  });
  const board = read.data?.supplier_board ?? NOTHING;
  const { counts, total, suppliers, to_pay, invoices, unread } = board;
  const countOf = (shown: string) => counts.find(({ show }) => show === shown)?.count;
  const isSearched = Boolean(text ?? supplier ?? from ?? to ?? state);
  return (
    <Stack gap="sm">
      <Allowed action="record-payment">
        <Group>
          <BringButton refresh={read.retry} />
        </Group>
      </Allowed>
      <MoneyFilters
        {...{ search, go }}
        label="Rechercher une facture reçue"
        hint="Fournisseur, numéro, montant"
        since="Datées du"
      />
      <Group gap={12} align="end">
        <Select
          label="Fournisseur"
          placeholder="Tous"
          clearable
          searchable
          maw={320}
          data={suppliers.map(({ key, name }) => ({ value: key, label: name }))}
          value={supplier ?? null}
          onChange={(value) => go({ ...search, supplier: value ?? undefined })}
        />
        <FilterChips
          label="État de la facture"
          all={{
            label: "Toutes",
            count:
              read.data &&
              sum(counts.map(({ show, count }) => (show === "unreadable" ? 0 : count))),
          }}
          value={state}
          options={RECEIVED_SHOWS.map((value) => ({
            value,
            label: RECEIVED_SHOW_FR[value],
            count: countOf(value),
          }))}
          onChange={(value) =>
            go({ ...search, state: RECEIVED_SHOWS.find((known) => known === value) })
          }
        />
      </Group>
      <ReadStates read={read} shape={<Skeleton h={320} />}>
        <UnreadFiles
          key={state}
          files={unread}
          refresh={read.retry}
          {...(state === "unreadable" && { total })}
        />
        {invoices.length > 0 && (
          <ReceivedTable key={JSON.stringify(asked)} {...{ invoices, asked, total, to_pay }} />
        )}
        {invoices.length + unread.length === 0 && <NoInvoice isSearched={isSearched} />}
      </ReadStates>
    </Stack>
  );
}

const NoInvoice = ({ isSearched }: { isSearched: boolean }) =>
  isSearched ? (
    <EmptyState title="Aucune facture trouvée">
      Essayez un autre mot, un autre état ou une période plus longue.
    </EmptyState>
  ) : (
    <EmptyState title="Aucune facture de fournisseur">
      Elles arrivent ici par votre plateforme agréée, à raccorder dans les paramètres. Une facture
      reçue par e-mail s’ajoute par le bouton ci-dessus.
    </EmptyState>
  );

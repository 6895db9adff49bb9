import { Skeleton, Stack, Tabs, Text } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { formatEuros, sum } from "../../../domain/money.ts";
import { QUOTE_STATUSES } from "../../../domain/quote/status.ts";
import { dateOf, toInstant } from "../../../domain/time.ts";
import { useRead } from "../../platform/query.ts";
import { EmptyState } from "../../ui/office/empty-state.tsx";
import { FilterChips } from "../../ui/office/filter-chips.tsx";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { QuotesTable } from "../quote/quotes-table.tsx";
import { useScreenTitle } from "../shell/screen-title.ts";
import { useZone } from "../shop/use-shop.ts";
import { InvoicesTable } from "./invoices-table.tsx";
import { invoicesQuery, quotesQuery } from "./query.ts";
import type { MoneySearch } from "./search-params.ts";
import { isUnpaid, unpaidFirst } from "../../../domain/payment/overdue.ts";
import { office } from "../../ui/office/styles.ts";

const route = getRouteApi("/shell/app/quote");
const MOST = 500;

type PartProps = { search: MoneySearch; go: (search: MoneySearch) => void };

export function MoneyScreen() {
  useScreenTitle("Factures - Paiements");
  const search = route.useSearch();
  const navigate = useNavigate();
  const go = (next: MoneySearch) => navigate({ to: "/app/quote", search: next, replace: true });
  const tab = search.tab ?? "invoices";
  return (
    <Stack p={{ base: 12, sm: 16 }} gap="md">
      <Tabs value={tab} onChange={(next) => go(next === "quotes" ? { tab: "quotes" } : {})}>
        <Tabs.List>
          <Tabs.Tab value="invoices">Factures</Tabs.Tab>
          <Tabs.Tab value="quotes">Devis</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="invoices" pt="md">
          {tab === "invoices" && <Invoices search={search} go={go} />}
        </Tabs.Panel>
        <Tabs.Panel value="quotes" pt="md">
          {tab === "quotes" && <Quotes search={search} go={go} />}
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

function Invoices({ search, go }: PartProps) {
  const zone = useZone();
  const read = useRead({
    query: invoicesQuery,
    variables: { unpaid: null, first: MOST },
    nouns: ["invoice", "payment"],
  });
  const all = unpaidFirst(read.data?.invoices ?? []);
  const unpaid = all.filter(isUnpaid);
  const shown = search.show === "all" ? all : unpaid;
  return (
    <ReadStates read={read} shape={<Skeleton h={320} />}>
      <Stack gap="sm">
        <FilterChips
          label="Factures montrées"
          all={{ label: "À régler", count: unpaid.length }}
          value={search.show}
          options={[{ value: "all", label: "Toutes", count: all.length }]}
          onChange={(value) => go(value === "all" ? { show: "all" } : {})}
        />
        {unpaid.length > 0 && (
          <Text size="sm">
            Reste à recevoir :{" "}
            <strong className={office.figures}>
              {formatEuros(sum(unpaid.map(({ remainder }) => remainder)))}
            </strong>
          </Text>
        )}
        {shown.length === 0 ? (
          <EmptyState title="Tout est réglé">
            Une facture s’émet à partir d’un devis accepté, depuis la fiche de la réparation.
          </EmptyState>
        ) : (
          <InvoicesTable invoices={shown} today={dateOf(toInstant(Date.now()), zone)} />
        )}
      </Stack>
    </ReadStates>
  );
}

function Quotes({ search, go }: PartProps) {
  const zone = useZone();
  const read = useRead({
    query: quotesQuery,
    variables: { status: null, first: MOST },
    nouns: ["quote"],
  });
  const all = read.data?.quotes ?? [];
  const shown = search.status ? all.filter(({ status }) => status === search.status) : all;
  const options = QUOTE_STATUSES.map((value) => ({
    value,
    label: value,
    count: all.filter(({ status }) => status === value).length,
  }));
  return (
    <ReadStates read={read} shape={<Skeleton h={320} />}>
      <Stack gap="sm">
        <FilterChips
          label="État du devis"
          all={{ label: "Tous", count: all.length }}
          value={search.status}
          options={options.filter(({ count }) => count > 0)}
          onChange={(value) =>
            go({ tab: "quotes", status: QUOTE_STATUSES.find((status) => status === value) })
          }
        />
        {shown.length === 0 ? (
          <EmptyState title="Aucun devis">
            Un devis s’écrit depuis la fiche d’une réparation.
          </EmptyState>
        ) : (
          <QuotesTable quotes={shown} zone={zone} />
        )}
      </Stack>
    </ReadStates>
  );
}

import { Allowed } from "../account/allowed.tsx";
import { Button, Group, Skeleton, Stack, Tabs } from "@mantine/core";
import { IconChartBar, IconPlus } from "@tabler/icons-react";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { sum } from "../../../domain/money.ts";
import { QUOTE_STATUSES } from "../../../domain/quote/status.ts";
import { PAGE_SIZE } from "../../platform/page-size.ts";
import { useRead } from "../../platform/query.ts";
import { EmptyState } from "../../ui/office/empty-state.tsx";
import { FilterChips } from "../../ui/office/filter-chips.tsx";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { QuotesTable } from "../quote/quotes-table.tsx";
import { useScreenTitle } from "../shell/screen-title.ts";
import { useZone } from "../shop/use-shop.ts";
import { PaymentBoard } from "../payment/payment-board.tsx";
import { ReportingBoard } from "../ledger/e-reporting/reporting-board.tsx";
import { ClaimBoard } from "../payment/claim/claim-board.tsx";
import { InvoiceBoard } from "./invoice-board.tsx";
import { ReceivedBoard } from "./received/received-board.tsx";
import { quoteBoardQuery } from "./query.ts";
import type { MoneySearch } from "./search-params.ts";

const route = getRouteApi("/shell/app/quote");

const TABS = ["payments", "quotes", "bonus", "received", "reporting"] as const;

type PartProps = { search: MoneySearch; go: (search: MoneySearch) => void };

export function MoneyScreen() {
  useScreenTitle("Factures - Paiements");
  const search = route.useSearch();
  const navigate = useNavigate();
  const go = (next: MoneySearch) => navigate({ to: "/app/quote", search: next, replace: true });
  const tab = search.tab ?? "invoices";
  return (
    <Stack p={{ base: 12, sm: 16 }} gap="md">
      <Tabs value={tab} onChange={(next) => go({ tab: TABS.find((known) => known === next) })}>
        <Group gap={16} align="end">
          <Tabs.List flex="1 1 300px">
            <Tabs.Tab value="invoices">Factures</Tabs.Tab>
            <Tabs.Tab value="payments">Paiements</Tabs.Tab>
            <Tabs.Tab value="quotes">Devis</Tabs.Tab>
            <Tabs.Tab value="bonus">Bonus</Tabs.Tab>
            <Tabs.Tab value="received">Factures reçues</Tabs.Tab>
            <Tabs.Tab value="reporting">E-reporting</Tabs.Tab>
          </Tabs.List>
          <Allowed action="read-sales">
            <Button
              variant="default"
              leftSection={<IconChartBar size={18} aria-hidden />}
              renderRoot={(props) => <Link {...props} to="/app/sales" search={{}} />}
            >
              Chiffre d’affaires
            </Button>
          </Allowed>
        </Group>
        <Tabs.Panel value="invoices" pt="md">
          {tab === "invoices" && <InvoiceBoard search={search} go={go} />}
        </Tabs.Panel>
        <Tabs.Panel value="payments" pt="md">
          {tab === "payments" && <PaymentBoard search={search} go={go} />}
        </Tabs.Panel>
        <Tabs.Panel value="quotes" pt="md">
          {tab === "quotes" && <Quotes search={search} go={go} />}
        </Tabs.Panel>
        <Tabs.Panel value="bonus" pt="md">
          {tab === "bonus" && <ClaimBoard />}
        </Tabs.Panel>
        <Tabs.Panel value="received" pt="md">
          {tab === "received" && <ReceivedBoard search={search} go={go} />}
        </Tabs.Panel>
        <Tabs.Panel value="reporting" pt="md">
          {tab === "reporting" && <ReportingBoard />}
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

const NO_QUOTE = { counts: [], quotes: [] };

function Quotes({ search, go }: PartProps) {
  const zone = useZone();
  const status = search.status ?? null;
  const read = useRead({
    query: quoteBoardQuery,
    variables: { status, first: PAGE_SIZE, skip: 0 },
    nouns: ["quote"],
    steady: true,
  });
  const { counts, quotes } = read.data?.quote_board ?? NO_QUOTE;
  const shown = counts.filter((counted) => !status || counted.status === status);
  return (
    <ReadStates read={read} shape={<Skeleton h={320} />}>
      <Stack gap="sm">
        <Allowed action="edit-quote">
          <Button
            variant="default"
            mr="auto"
            leftSection={<IconPlus size={18} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/app/repair/quote" search={{}} />}
          >
            Nouveau devis
          </Button>
        </Allowed>
        <FilterChips
          label="État du devis"
          all={{ label: "Tous", count: sum(counts.map(({ count }) => count)) }}
          value={search.status}
          options={counts.map((counted) => ({
            value: counted.status,
            label: counted.status,
            count: counted.count,
          }))}
          onChange={(value) =>
            go({ tab: "quotes", status: QUOTE_STATUSES.find((known) => known === value) })
          }
        />
        {quotes.length === 0 ? (
          <EmptyState title="Aucun devis">
            Un devis s’écrit pour une réparation, par « Nouveau devis » ou depuis sa fiche.
          </EmptyState>
        ) : (
          <QuotesTable
            key={status}
            quotes={quotes}
            status={status}
            total={sum(shown.map(({ count }) => count))}
            zone={zone}
          />
        )}
      </Stack>
    </ReadStates>
  );
}

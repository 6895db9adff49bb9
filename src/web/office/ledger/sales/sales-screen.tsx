import { Skeleton, Stack, Text } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { useZone } from "../../shop/use-shop.ts";
import { FigureTiles } from "./figure-tiles.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { SALES_NOUNS, salesQuery, type Sales } from "./query.ts";
import { MethodsPanel, RatesPanel } from "./money-panels.tsx";
import { periodShown } from "./period-shown.ts";
import type { Going, SalesSearch } from "./search-params.ts";
import { CategoryPanel, TechnicianPanel } from "./share-panels.tsx";
import { SoldDialog } from "./sold-dialog.tsx";
import { StepsPanel } from "./steps-panel.tsx";
import { isEmpty, periodText } from "./words.ts";
import styles from "./sales.module.css";

const route = getRouteApi("/shell/app/sales");

/** What the shop invoiced and received over any period, and what it is made of. */
export function SalesScreen() {
  useScreenTitle("Chiffre d’affaires");
  const search = route.useSearch();
  const navigate = useNavigate();
  const go = (next: SalesSearch) =>
    void navigate({ to: "/app/sales", search: next, replace: true, resetScroll: false });
  const today = dateOf(toInstant(Date.now()), useZone());
  const period = periodShown(search, today);
  const read = useRead({ query: salesQuery, variables: period, nouns: SALES_NOUNS });
  return (
    <Stack p={{ base: 12, sm: 16 }} gap="md" className={styles.screen}>
      <PeriodBar search={search} go={go} period={period} />
      <ReadStates read={read} shape={<Shape />}>
        {read.data && <Shown sales={read.data.sales} search={search} go={go} />}
      </ReadStates>
    </Stack>
  );
}

function Shown({ sales, search, go }: Going & { sales: Sales }) {
  const { period, before, now, past } = sales;
  if (isEmpty(now))
    return (
      <EmptyState title={`Rien en ${periodText(period)}`.replace(/en du/, "du")}>
        Aucun devis envoyé, aucune facture, aucun paiement. Choisissez une autre période, ou émettez
        une facture depuis un devis accepté.
      </EmptyState>
    );
  return (
    <>
      <Text size="sm" c="dimmed">
        <strong>{periodText(period)}</strong>, comparé à la période précédente :{" "}
        {periodText(before)}. Les avoirs et les corrections sont déduits.
      </Text>
      <FigureTiles now={now} past={past} before={periodText(before)} />
      <StepsPanel sales={sales} />
      <div className={styles.halves}>
        <div>
          <TechnicianPanel shares={sales.technicians} search={search} go={go} />
          <RatesPanel sales={sales} />
        </div>
        <div>
          <CategoryPanel shares={sales.categories} search={search} go={go} />
          <MethodsPanel sales={sales} />
        </div>
      </div>
      <SoldDialog search={search} go={go} sales={sales} />
    </>
  );
}

const Shape = () => (
  <Stack>
    <div className={styles.tiles}>
      {[1, 2, 3, 4, 5].map((tile) => (
        <Skeleton key={tile} h={112} />
      ))}
    </div>
    <Skeleton h={340} />
    <div className={styles.halves}>
      <Skeleton h={220} />
      <Skeleton h={220} />
    </div>
  </Stack>
);

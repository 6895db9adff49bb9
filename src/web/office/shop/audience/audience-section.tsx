/** How many people see the shop's pages, how far they go, and where they come from. */
import { Anchor, Group, SegmentedControl, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import {
  AUDIENCE_HEADINGS,
  audienceCells,
  audienceOf,
  barsOf,
  conversionOf,
  PERIODS,
  STEPS_FR,
  type Audience,
  type AudienceDay,
  type Period,
} from "../../../../domain/shop/audience/audience.ts";
import { sourceText } from "../../../../domain/shop/audience/source.ts";
import { BYTE_ORDER_MARK, csvLine } from "../../../../domain/client/import/text.ts";
import { dateOf, toInstant } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { office } from "../../../ui/office/styles.ts";
import { useZone } from "../use-shop.ts";
import { AudienceChart } from "./audience-chart.tsx";
import { audienceQuery, countsOf, PERIODS_FR } from "./query.ts";
import { ShareList } from "./share-list.tsx";
import styles from "./audience.module.css";

export function AudienceSection() {
  const [period, setPeriod] = useState<Period>(30);
  const read = useRead({ query: audienceQuery, variables: { days: period }, nouns: [] });
  const until = dateOf(toInstant(Date.now()), useZone());
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        Comptée par notre serveur, sans cookie ni rien qui reconnaisse un visiteur. Les robots qui
        se nomment et vos propres visites n’y sont pas. Les totaux sont gardés 25 mois.
      </Text>
      <SegmentedControl
        className={styles.periods}
        value={String(period)}
        onChange={(value) => setPeriod(PERIODS.find((one) => String(one) === value) ?? 30)}
        data={PERIODS.map((one) => ({ value: String(one), label: PERIODS_FR[one] }))}
        aria-label="Période"
      />
      <ReadStates read={read} shape={<Skeleton h={320} />}>
        {read.data && <Shown audience={audienceOf(countsOf(read.data), { until, period })} />}
      </ReadStates>
    </Stack>
  );
}

function Shown({ audience }: { audience: Audience }) {
  const { visits, bookings, funnel, sources, days } = audience;
  if (visits === 0 && bookings === 0)
    return (
      <Text size="sm">
        Aucune visite sur cette période. Partagez l’adresse de votre page, ou mettez-la sur votre
        site et vos factures.
      </Text>
    );
  return (
    <>
      <dl className={styles.totals}>
        <Total name="Visites" value={visits.toLocaleString("fr-FR")} />
        <Total name="Rendez-vous pris" value={bookings.toLocaleString("fr-FR")} />
        <Total name="Pour 100 visites" value={percentText(conversionOf(audience))} />
      </dl>
      <AudienceChart bars={barsOf(days)} />
      <div className={styles.halves}>
        <ShareList
          title="Jusqu’où vont les visiteurs"
          rows={funnel.map(({ step, count }) => ({ name: STEPS_FR[step], value: count }))}
        />
        <ShareList
          title="D’où ils viennent"
          rows={sources.map(({ source, visits: value }) => ({ name: sourceText(source), value }))}
        />
      </div>
      <Group>
        <Anchor size="sm" href={fileOf(days)} download="audience-de-ma-page.csv">
          Télécharger ces chiffres, jour par jour (CSV)
        </Anchor>
      </Group>
    </>
  );
}

const Total = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className={office.figures}>{value}</dd>
  </div>
);

const percentText = (percent: number | null): string =>
  percent === null ? "–" : percent.toLocaleString("fr-FR", { maximumFractionDigits: 1 });

const fileOf = (days: readonly AudienceDay[]): string =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(
    BYTE_ORDER_MARK + [AUDIENCE_HEADINGS, ...days.map(audienceCells)].map(csvLine).join(""),
  )}`;

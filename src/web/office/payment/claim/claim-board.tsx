import { Anchor, Group, Skeleton, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatEuros, sum } from "../../../../domain/money.ts";
import {
  CLAIM_STATE_FR,
  CLAIM_STATES,
  isClaimState,
  type ClaimState,
} from "../../../../domain/payment/claim/claim.ts";
import { dateOf, formatNumericDate, toInstant } from "../../../../domain/time.ts";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { useRead } from "../../../platform/query.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { FilterChips } from "../../../ui/office/filter-chips.tsx";
import { Mark } from "../../../ui/office/mark.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { office } from "../../../ui/office/styles.ts";
import { moveByRows } from "../../../ui/row-keys.ts";
import { useNow } from "../../../ui/use-now.ts";
import { Allowed } from "../../account/allowed.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { claimBoardQuery, type ListedClaim } from "./query.ts";
import { missingTexts, stateOf, stateText, TONES } from "./words.ts";
import styles from "./claim.module.css";

const AWAITED: readonly string[] = ["open", "sent", "complete", "rejected"];

/** What the eco-organisations owe the shop, and where each claim stands. */
export function ClaimBoard() {
  const [state, choose] = useState<ClaimState>();
  const read = useRead({
    query: claimBoardQuery,
    variables: { state: state ?? null },
    nouns: ["payment", "invoice"],
    steady: true,
  });
  const { counts = [], claims = [] } = read.data?.claim_board ?? {};
  const awaited = sum(
    counts.filter((one) => AWAITED.includes(one.state)).map(({ amount }) => amount),
  );
  return (
    <ReadStates read={read} shape={<Skeleton h={320} />}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Text fw={650} className={office.figures}>
            À recevoir des éco-organismes : {formatEuros(awaited)}
          </Text>
          <Allowed action="export-accounts">
            <Anchor
              size="sm"
              href={`/api/v1/shops/${selectedShop() ?? ""}/export/claims.csv`}
              download
            >
              Exporter la liste
            </Anchor>
          </Allowed>
        </Group>
        <FilterChips
          label="État du dossier"
          all={{ label: "Tous", count: sum(counts.map(({ count }) => count)) }}
          value={state}
          options={CLAIM_STATES.map((value) => ({
            value,
            label: CLAIM_STATE_FR[value],
            count: counts.find((one) => one.state === value)?.count ?? 0,
          }))}
          onChange={(value) => choose(value && isClaimState(value) ? value : undefined)}
        />
        {claims.length === 0 ? (
          <EmptyState title="Aucun dossier">
            Une facture qui déduit un bonus QualiRépar apparaît ici, jusqu’à son remboursement.
          </EmptyState>
        ) : (
          <ul className={`${office.sheetOfPaper} ${styles.claims}`} onKeyDown={moveByRows}>
            {claims.map((claim) => (
              <ClaimRow key={claim.invoice_id} claim={claim} />
            ))}
          </ul>
        )}
      </Stack>
    </ReadStates>
  );
}

const ClaimRow = ({ claim }: { claim: ListedClaim }) => (
  <li>
    <div>
      <Link
        to="/app/sheet/$repairid"
        params={{ repairid: claim.repair_id }}
        data-row
        className={styles.open}
      >
        {claim.client_name} · {claim.reference}
      </Link>
      <Text size="sm" c="dimmed">
        <Next claim={claim} />
      </Text>
    </div>
    <Text fw={600} className={office.figures}>
      {formatEuros(claim.amount)}
    </Text>
    <Mark tone={TONES[stateOf(claim.state)]}>{stateText(claim.state)}</Mark>
  </li>
);

/** What it waits for. */
function Next({ claim }: { claim: ListedClaim }) {
  const today = dateOf(toInstant(useNow()), useZone());
  const { state, missing, reason, deadline, issued_on } = claim;
  if (reason) return reason;
  if (state !== "open") return `Facture du ${formatNumericDate(issued_on)}`;
  const until =
    deadline < today ? "En retard" : `À envoyer avant le ${formatNumericDate(deadline)}`;
  return missing.length > 0
    ? `${until}. Il manque ${missingTexts(missing).join(", ")}.`
    : `${until}.`;
}

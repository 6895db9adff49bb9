import { Button, Checkbox, Group, NativeSelect, Table, Text } from "@mantine/core";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import { isLate, partName } from "../../../../domain/repair/spare-part/spare-part.ts";
import { dateOf, formatNumericDate, toInstant } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { FilterChips } from "../../../ui/office/filter-chips.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { office } from "../../../ui/office/styles.ts";
import { moveByRows } from "../../../ui/row-keys.ts";
import { useNow } from "../../../ui/use-now.ts";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { useZone } from "../../shop/use-shop.ts";
import { PartStateMark } from "./part-state-mark.tsx";
import { awaitedPartsQuery, type AwaitedPart } from "./query.ts";
import type { PartsSearch } from "./search-params.ts";
import { useParts } from "./use-parts.ts";
import styles from "./parts.module.css";
import { Allowed } from "../../account/allowed.tsx";

const route = getRouteApi("/shell/app/parts");
const MOST = 300;
const CHOOSE_ALL = "Choisir toutes les pièces";

/** All parts that the shop awaits, those expected first at the top; several are received at once. */
export function PartsScreen() {
  useScreenTitle("Pièces attendues");
  const search = route.useSearch();
  const navigate = useNavigate();
  const go = (change: PartsSearch) =>
    navigate({ to: "/app/parts", search: { ...search, ...change }, replace: true });
  const { supplier, late } = search;
  const read = useRead({
    query: awaitedPartsQuery,
    variables: { supplier: supplier ?? null, late: late ?? null, first: MOST },
    nouns: ["repair"],
    steady: true,
  });
  const page = read.data?.awaited_parts;
  return (
    <div className={styles.screen}>
      <Group gap={12} className={styles.filters}>
        <FilterChips
          label="Échéance"
          all={{ label: "Toutes", ...(page && { count: page.awaited }) }}
          options={[{ value: "late", label: "En retard", count: page?.late }]}
          value={late ? "late" : undefined}
          onChange={(value) => go({ late: value ? true : undefined })}
        />
        <NativeSelect
          aria-label="Fournisseur"
          data={[{ value: "", label: "Tous les fournisseurs" }, ...(page?.suppliers ?? [])]}
          value={supplier ?? ""}
          onChange={({ currentTarget }) => go({ supplier: currentTarget.value || undefined })}
        />
      </Group>
      <ReadStates read={read}>
        {page && page.parts.length === 0 ? (
          <EmptyState title="Aucune pièce attendue">
            Une pièce se demande sur la fiche d’une réparation : elle arrive ici, puis dès sa
            réception la réparation est prête.
          </EmptyState>
        ) : (
          <PartsTable parts={page?.parts ?? []} />
        )}
      </ReadStates>
    </div>
  );
}

function PartsTable({ parts }: { parts: readonly AwaitedPart[] }) {
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const { receive, busy } = useParts();
  const selected = parts.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    choose(new Set([...chosen].filter((one) => one !== id).concat(chosen.has(id) ? [] : id)));
  const isAll = selected.length === parts.length;
  const receiveChosen = async () => {
    if (await receive(selected)) choose(new Set());
  };
  return (
    <div
      className={`${office.sheetOfPaper} ${office.listBox} ${styles.paper}`}
      onKeyDown={moveByRows}
    >
      <Table className={styles.table} aria-label="Pièces attendues">
        <Table.Thead>
          <Table.Tr>
            <Allowed action="edit-repair">
              <Table.Th className={styles.all}>
                <Checkbox
                  aria-label={CHOOSE_ALL}
                  label={
                    <Text span size="sm" className={styles.allWords}>
                      {CHOOSE_ALL}
                    </Text>
                  }
                  checked={isAll}
                  indeterminate={selected.length > 0 && !isAll}
                  onChange={() => choose(new Set(isAll ? [] : parts.map(({ id }) => id)))}
                />
              </Table.Th>
            </Allowed>
            <Table.Th>Pièce</Table.Th>
            <Table.Th>Réparation</Table.Th>
            <Table.Th>Fournisseur</Table.Th>
            <Table.Th>Attendue le</Table.Th>
            <Table.Th>État</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {parts.map((part) => (
            <PartLine key={part.id} part={part} isChosen={chosen.has(part.id)} toggle={toggle} />
          ))}
        </Table.Tbody>
      </Table>
      {selected.length > 0 && (
        <Group className={styles.selection} justify="space-between" gap={8}>
          <Text size="sm" fw={600} role="status">
            {selected.length === 1 ? "Une pièce choisie" : `${selected.length} pièces choisies`}
          </Text>
          <Group gap={8}>
            <Button variant="default" onClick={() => choose(new Set())}>
              Ne rien choisir
            </Button>
            <Button loading={busy} onClick={receiveChosen}>
              {selected.length === 1 ? "Noter son arrivée" : "Noter leur arrivée"}
            </Button>
          </Group>
        </Group>
      )}
    </div>
  );
}

type LineProps = { part: AwaitedPart; isChosen: boolean; toggle: (id: string) => void };

function PartLine({ part, isChosen, toggle }: LineProps) {
  const today = dateOf(toInstant(useNow()), useZone());
  const { repair } = part;
  const missing = part.quantity - part.received;
  return (
    <Table.Tr {...(isChosen && { bg: "var(--mantine-color-purple-light)" })}>
      <Allowed action="edit-repair">
        <Table.Td className={styles.check}>
          <Checkbox
            aria-label={`Choisir ${part.description}`}
            checked={isChosen}
            onChange={() => toggle(part.id)}
          />
        </Table.Td>
      </Allowed>
      <Table.Td className={styles.what}>
        <Text size="sm" fw={600}>
          {partName(part)}
        </Text>
        {part.received > 0 && (
          <Text size="xs" c="dimmed">
            {missing === 1 ? "Il en manque une" : `Il en manque ${missing}`}
          </Text>
        )}
      </Table.Td>
      <Table.Td className={styles.repair}>
        {repair && (
          <Link to="/app/sheet/$repairid" params={{ repairid: repair.id }} data-row>
            <Text size="sm" fw={600}>
              {fullName(repair.client)}
            </Text>
            <Text size="xs" c="dimmed">
              {repair.appliance ? applianceLabel(repair.appliance) : repair.fault} ·{" "}
              {repair.reference}
            </Text>
          </Link>
        )}
      </Table.Td>
      <Table.Td className={styles.supplier}>{part.supplier}</Table.Td>
      <Table.Td className={`${office.figures} ${styles.day}`}>
        {part.expected_on ? formatNumericDate(part.expected_on) : "date inconnue"}
      </Table.Td>
      <Table.Td className={styles.state}>
        <PartStateMark state={part.state} late={isLate(part, today)} />
      </Table.Td>
    </Table.Tr>
  );
}

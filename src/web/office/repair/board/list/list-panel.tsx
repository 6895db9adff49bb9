import {
  Checkbox,
  Group,
  NativeSelect,
  Pagination,
  Table,
  Text,
  UnstyledButton,
} from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { RepairOrder } from "../../../../../domain/repair/board/filter.ts";
import { sum } from "../../../../../domain/money.ts";
import { PAGE_SIZE } from "../../../../platform/page-size.ts";
import { useRead } from "../../../../platform/query.ts";
import { EmptyState } from "../../../../ui/office/empty-state.tsx";
import { ReadStates } from "../../../../ui/office/read-states.tsx";
import { office } from "../../../../ui/office/styles.ts";
import { moveByRows } from "../../../../ui/row-keys.ts";
import { StatusMark } from "../../status-mark.tsx";
import { UrgencyMark } from "../../urgency-mark.tsx";
import { CardMenu } from "../board-card.tsx";
import { People } from "../card-person.tsx";
import { CARD_NOUNS, listQuery, type BoardCard } from "../query.ts";
import { listFilterOf, type RepairsSearch } from "../search-params.ts";
import { useCardStep } from "../use-card-step.tsx";
import type { Moves } from "../use-moves.ts";
import type { Selection } from "../use-selection.ts";
import { cardLines, cardName, type Reader } from "../words.ts";
import styles from "./list.module.css";

type Props = {
  search: RepairsSearch;
  go: (change: Partial<RepairsSearch>) => void;
  reader: Reader;
  moves: Moves;
  selection: Selection;
};

const HEADS: { order?: RepairOrder; label: string }[] = [
  { order: "client", label: "Client" },
  { label: "Panne et appareil" },
  { order: "status", label: "Statut" },
  { label: "Qui" },
  { label: "Visite" },
  { order: "since", label: "Attente" },
  { order: "updated", label: "Modifiée" },
];
const ORDER_FR: Record<RepairOrder, string> = {
  status: "Par statut",
  client: "Par client",
  reference: "Par référence",
  since: "Par attente",
  updated: "Par modification",
  created: "Par date de création",
};
const ORDERS = Object.entries(ORDER_FR).map(([value, label]) => ({ value, label }));

/** The repairs as a table, sorted and paged by the server. */
export function ListPanel({ search, go, reader, moves, selection }: Props) {
  const { order = "status", descending = false, page = 1 } = search;
  const read = useRead({
    query: listQuery,
    variables: {
      filter: listFilterOf(search),
      order,
      descending,
      first: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
    },
    nouns: CARD_NOUNS,
    steady: true,
  });
  const { place, dialogs } = useCardStep({
    zone: reader.zone,
    move: (card, to) => moves.move([card], to),
  });
  const repairs = read.data?.repair_list.repairs ?? [];
  const total = sum((read.data?.repair_list.counts ?? []).map(({ count }) => count));
  const isAllChosen = repairs.length > 0 && repairs.every(({ id }) => selection.chosen.has(id));
  const sortBy = (chosen: RepairOrder) =>
    go({
      order: chosen,
      descending: chosen === order && !descending ? true : undefined,
      page: undefined,
    });
  return (
    <ReadStates read={read}>
      {repairs.length === 0 ? (
        <EmptyState title="Aucune réparation ne correspond">
          Élargissez la recherche, ou attendez la prochaine demande : elle arrive ici d’elle-même.
        </EmptyState>
      ) : (
        <div className={`${office.sheetOfPaper} ${styles.list}`} onKeyDown={moveByRows}>
          <NativeSelect
            hiddenFrom="sm"
            m={8}
            size="md"
            aria-label="Trier"
            data={ORDERS}
            value={order}
            onChange={({ currentTarget }) =>
              go({
                order: ORDERS.find(({ value }) => value === currentTarget.value)
                  ?.value as RepairOrder,
              })
            }
          />
          <Table
            className={styles.table}
            aria-label="Réparations"
            stickyHeader
            stickyHeaderOffset={56}
          >
            <Table.Thead className={styles.head}>
              <Table.Tr>
                <Table.Th w={44}>
                  <Checkbox
                    size="xs"
                    aria-label="Choisir toute la page"
                    checked={isAllChosen}
                    onChange={() =>
                      isAllChosen ? selection.remove(repairs) : selection.add(repairs)
                    }
                  />
                </Table.Th>
                {HEADS.map((head) => (
                  <Head key={head.label} {...head} sorted={{ order, descending }} sortBy={sortBy} />
                ))}
                <Table.Td w={44} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {repairs.map((card) => (
                <Row
                  key={card.id}
                  card={card}
                  reader={reader}
                  isChosen={selection.chosen.has(card.id)}
                  toggle={(shift) => selection.toggle(card, shift, repairs)}
                  moves={moves}
                  place={place}
                />
              ))}
            </Table.Tbody>
          </Table>
          <Group justify="space-between" p={12} gap={12}>
            <Text size="sm" c="dimmed" className={office.figures} role="status">
              {rangeText(page, repairs.length, total)}
            </Text>
            {total > PAGE_SIZE && (
              <Pagination
                value={page}
                total={Math.ceil(total / PAGE_SIZE)}
                onChange={(chosen) => go({ page: chosen === 1 ? undefined : chosen })}
                getControlProps={(control) => ({ "aria-label": CONTROL_FR[control] })}
              />
            )}
          </Group>
        </div>
      )}
      {dialogs}
    </ReadStates>
  );
}

const CONTROL_FR = {
  first: "Première page",
  previous: "Page précédente",
  next: "Page suivante",
  last: "Dernière page",
};

/** « 51 à 100 sur 1234 » */
const rangeText = (page: number, shown: number, total: number): string =>
  `${(page - 1) * PAGE_SIZE + 1} à ${(page - 1) * PAGE_SIZE + shown} sur ${total}`;

type HeadProps = (typeof HEADS)[number] & {
  sorted: { order: RepairOrder; descending: boolean };
  sortBy: (order: RepairOrder) => void;
};

function Head({ order, label, sorted, sortBy }: HeadProps) {
  const isSorted = order !== undefined && sorted.order === order;
  const Arrow = sorted.descending ? IconArrowDown : IconArrowUp;
  const direction = sorted.descending ? "descending" : "ascending";
  return (
    <Table.Th aria-sort={isSorted ? direction : undefined}>
      {order ? (
        <UnstyledButton className={styles.sort} onClick={() => sortBy(order)}>
          {label} {isSorted && <Arrow size={15} aria-hidden />}
        </UnstyledButton>
      ) : (
        label
      )}
    </Table.Th>
  );
}

type RowProps = {
  card: BoardCard;
  reader: Reader;
  isChosen: boolean;
  toggle: (shift: boolean) => void;
  moves: Moves;
  /** Proposes the free places of its visit. */
  place: (repair_id: string) => void;
};

function Row({ card, reader, isChosen, toggle, moves, place }: RowProps) {
  const lines = cardLines(card, reader);
  const waiting = moves.pins.find((pin) => pin.card.id === card.id && pin.isWaiting);
  const status = waiting?.to ?? card.status;
  return (
    <Table.Tr
      data-urgent={card.urgency === 1 || undefined}
      bg={isChosen ? "var(--board-chosen)" : undefined}
    >
      <Table.Td>
        <Checkbox
          size="xs"
          aria-label={`Choisir ${cardName(card)}`}
          checked={isChosen}
          onChange={() => undefined}
          onClick={({ shiftKey }) => toggle(shiftKey)}
        />
      </Table.Td>
      <Table.Td className={styles.who}>
        <Link
          to="/app/sheet/$repairid"
          params={{ repairid: card.id }}
          className={styles.open}
          data-row
        >
          {lines.client}
        </Link>
        <span className={styles.quiet}>{card.reference}</span>
      </Table.Td>
      <Table.Td className={styles.what}>
        <p>
          <UrgencyMark repair={card} /> {lines.title}
        </p>
        <p className={styles.quiet}>{lines.device}</p>
      </Table.Td>
      <Table.Td>
        <StatusMark status={status} />
      </Table.Td>
      <Table.Td>
        <People people={lines.people} />
      </Table.Td>
      <Table.Td>{lines.visit}</Table.Td>
      <Table.Td data-late={lines.isLate || undefined} className={styles.since}>
        {lines.since.replace("depuis ", "")}
      </Table.Td>
      <Table.Td className={`${styles.quiet} ${styles.short}`}>
        {lines.updated.replace("màj ", "")}
      </Table.Td>
      <Table.Td>
        <CardMenu
          card={{ ...card, status }}
          move={(one, to) => moves.move([one], to)}
          place={lines.waits ? ({ id }) => place(id) : undefined}
        />
      </Table.Td>
    </Table.Tr>
  );
}

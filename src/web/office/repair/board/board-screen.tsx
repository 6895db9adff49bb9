import { SegmentedControl, Skeleton, Stack } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconLayoutKanban, IconList, type Icon } from "@tabler/icons-react";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import {
  isRepairStatus,
  REPAIR_STATUSES,
  type RepairStatus,
} from "../../../../domain/repair/status.ts";
import { useRead } from "../../../platform/query.ts";
import { FilterChips } from "../../../ui/office/filter-chips.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { office } from "../../../ui/office/styles.ts";
import { useNow } from "../../../ui/use-now.ts";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { useShop, useZone } from "../../shop/use-shop.ts";
import { BoardPanel } from "./board-panel.tsx";
import { Choice, FilterForm, STATUS_OPTIONS } from "./filter-form.tsx";
import { ListPanel } from "./list/list-panel.tsx";
import { countsKey } from "./placing.ts";
import { PrintedList } from "./list/printed-list.tsx";
import { CARD_NOUNS, columnsQuery, type BoardCard, type BoardColumn } from "./query.ts";
import { filterOf, type RepairsSearch } from "./search-params.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useAssign } from "./use-assign.ts";
import { COLUMN_PAGE } from "./use-column-cards.ts";
import { useFilteredSearch } from "./use-filtered-search.ts";
import { useMoves, type Moves } from "./use-moves.ts";
import { useSelection, type Selection } from "./use-selection.ts";
import { useSwipe } from "./use-swipe.ts";
import { useView } from "./use-view.ts";
import type { Reader } from "./words.ts";
import styles from "./board.module.css";
import { useMay } from "../../account/allowed.tsx";

const route = getRouteApi("/shell/app/repair");
const PHONE = "(max-width: 44.99em)";
const NO_COLUMNS: readonly BoardColumn[] = [];

export function RepairsScreen() {
  useScreenTitle("Suivi des réparations");
  const { search, keepStatus } = useFilteredSearch(route.useSearch());
  const navigate = useNavigate();
  const { view, keepView } = useView(search.view);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const users = useShop()?.users ?? [];
  const go = (change: Partial<RepairsSearch>) =>
    navigate({
      to: "/app/repair",
      search: { ...search, page: undefined, ...change },
      replace: true,
    });
  const setStatus = (status: RepairStatus | undefined) => {
    keepStatus(status);
    void go({ status });
  };
  const parts = { search, go, setStatus, isPhone };
  return (
    <div
      className={styles.screen}
      data-view={view}
      data-whole-height={view === "tableau" || undefined}
    >
      <FilterForm search={search} users={users} go={go} isPhone={isPhone}>
        {(!isPhone || view === "liste") && (
          <Choice
            size={isPhone ? "md" : "sm"}
            label="Statut"
            all="Tous les statuts"
            value={search.status}
            options={STATUS_OPTIONS}
            onChange={(value) => setStatus(value && isRepairStatus(value) ? value : undefined)}
          />
        )}
        <SegmentedControl
          className={styles.view}
          size="sm"
          aria-label="Présentation"
          value={view}
          onChange={(chosen) => {
            const asked = chosen === "liste" ? "liste" : "tableau";
            keepView(asked);
            void go({ view: asked });
          }}
          data={[
            { value: "tableau", label: <ViewIcon icon={IconLayoutKanban} name="Tableau" /> },
            { value: "liste", label: <ViewIcon icon={IconList} name="Liste" /> },
          ]}
        />
      </FilterForm>
      {view === "liste" ? (
        <List key={JSON.stringify(filterOf(search))} {...parts} />
      ) : (
        <Board key={JSON.stringify(filterOf(search))} {...parts} />
      )}
    </div>
  );
}

const ViewIcon = ({ icon: Shape, name }: { icon: Icon; name: string }) => (
  <span className={styles.viewIcon} title={name}>
    <Shape size={20} stroke={1.7} aria-hidden />
    <span className={office.spokenOnly}>{name}</span>
  </span>
);

type PartProps = {
  search: RepairsSearch;
  go: (change: Partial<RepairsSearch>) => Promise<void>;
  setStatus: (status: RepairStatus | undefined) => void;
  isPhone: boolean;
};

/** Pixels of a card and of the space below it. */
const CARD_HEIGHT = { wide: 189, phone: 220 };

function Board({ search, go, setStatus, isPhone }: PartProps) {
  const filter = useMemo(() => filterOf(search), [search]);
  const read = useRead({
    query: columnsQuery,
    variables: { filter, first: COLUMN_PAGE },
    nouns: CARD_NOUNS,
    steady: true,
  });
  const columns = read.data?.repair_columns ?? NO_COLUMNS;
  const moves = useMoves(countsKey(columns));
  const selection = useSelection();
  const reader = useReader();
  const showArchived = useCallback(() => void go({ archived: true }), [go]);
  const opened = useOpened(columns);
  const shown = search.status ?? opened;
  const swipe = useSwipe((by) => {
    const next = REPAIR_STATUSES[REPAIR_STATUSES.indexOf(shown) + by];
    if (next) setStatus(next);
  });
  return (
    <div className={styles.boardArea} {...(isPhone ? swipe : {})}>
      {isPhone && (
        <FilterChips
          label="Statut"
          value={shown}
          options={columns.map(({ status, count }) => ({ value: status, label: status, count }))}
          onChange={(value) => setStatus(value && isRepairStatus(value) ? value : undefined)}
        />
      )}
      <ReadStates read={read} shape={<BoardShape />}>
        <BoardPanel
          columns={columns}
          filter={filter}
          only={isPhone ? shown : search.status}
          reader={reader}
          moves={moves}
          selection={selection}
          showArchived={showArchived}
          cardHeight={isPhone ? CARD_HEIGHT.phone : CARD_HEIGHT.wide}
        />
      </ReadStates>
      <Chosen moves={moves} selection={selection} reader={reader} />
    </div>
  );
}

/** The first column with a card. It stays shown when its last card leaves, so that a move does not change the column. */
function useOpened(columns: readonly BoardColumn[]): RepairStatus {
  const [opened, open] = useState<RepairStatus>();
  const first = columns.find(({ count }) => count > 0)?.status;
  if (!opened && first && isRepairStatus(first)) open(first);
  return opened ?? "Brouillon";
}

function List({ search, go }: PartProps) {
  const moves = useMoves("");
  const selection = useSelection();
  const reader = useReader();
  return (
    <>
      <ListPanel search={search} go={go} reader={reader} moves={moves} selection={selection} />
      <Chosen moves={moves} selection={selection} reader={reader} />
    </>
  );
}

const NO_USERS: Reader["users"] = [];

function useReader(): Reader {
  // Each half minute every card is drawn again: between two gestures, which need not wait for it.
  const now = useDeferredValue(useNow());
  const zone = useZone();
  const users = useShop()?.users ?? NO_USERS;
  return useMemo(() => ({ now, zone, users }), [now, zone, users]);
}

type ChosenProps = { moves: Moves; selection: Selection; reader: Reader };

function Chosen({ moves, selection, reader }: ChosenProps) {
  const users = useShop()?.users ?? [];
  const assign = useAssign(users);
  const mayEdit = useMay("edit-repair");
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    addEventListener("afterprint", () => setPrinting(false), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  const cards: BoardCard[] = [...selection.chosen.values()];
  if (cards.length === 0) return null;
  return (
    <>
      <SelectionBar
        count={cards.length}
        users={users}
        mayEdit={mayEdit}
        move={(to) => {
          moves.move(cards, to);
          selection.clear();
        }}
        assign={(technician_id) => {
          void assign(cards, technician_id);
          selection.clear();
        }}
        print={() => {
          flushSync(() => setPrinting(true));
          print();
        }}
        clear={selection.clear}
      />
      {isPrinting && <PrintedList cards={cards} reader={reader} />}
    </>
  );
}

const BoardShape = () => (
  <div className={styles.shape}>
    {[3, 5, 4, 2, 3].map((cards, column) => (
      <Stack key={column} gap={8} w={264}>
        <Skeleton h={24} w={160} />
        {Array.from({ length: cards }, (_, card) => (
          <Skeleton key={card} h={CARD_HEIGHT.wide - 8} />
        ))}
      </Stack>
    ))}
  </div>
);

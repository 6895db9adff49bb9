import { Button } from "@mantine/core";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { BOARD_HEADINGS, nextColumn } from "../../../../domain/repair/board/headings.ts";
import { mayMove } from "../../../../domain/repair/passage.ts";
import {
  isArchived,
  isRepairStatus,
  REPAIR_STATUSES,
  type RepairStatus,
} from "../../../../domain/repair/status.ts";
import { office } from "../../../ui/office/styles.ts";
import type { CardTools } from "./board-card.tsx";
import { Column } from "./board-column.tsx";
import { onCardKey } from "./board-keys.ts";
import { followDrags } from "./drag.ts";
import type { BoardCard, BoardColumn } from "./query.ts";
import { useCardStep } from "./use-card-step.tsx";
import type { Moves } from "./use-moves.ts";
import { usePlaces, useTurns } from "./use-places.ts";
import type { Selection } from "./use-selection.ts";
import type { Reader } from "./words.ts";
import type { AskedFilter } from "./search-params.ts";
import styles from "./board.module.css";
import { useMay } from "../../account/allowed.tsx";

type Props = {
  columns: readonly BoardColumn[];
  filter: AskedFilter;
  /** The one column shown; all when absent. */
  only: RepairStatus | undefined;
  reader: Reader;
  moves: Moves;
  selection: Selection;
  showArchived: () => void;
  cardHeight: number;
};

export function BoardPanel(props: Props) {
  const { columns, filter, only, moves, selection, showArchived, cardHeight } = props;
  const board = useRef<HTMLDivElement>(null);
  const mayEdit = useMay("edit-repair");
  const [dragged, setDragged] = useState<RepairStatus>();
  const { tools, cardOf, dialogs } = useTools(props);
  /** A chosen card takes the other chosen ones along. */
  const carried = (card: BoardCard) =>
    selection.chosen.has(card.id) ? [...selection.chosen.values()] : [card];
  const onStart = useEffectEvent((id: string) => {
    const status = cardOf(id)?.status;
    setDragged(status && isRepairStatus(status) ? status : undefined);
  });
  const onEnd = useEffectEvent((id: string, to: RepairStatus | undefined) => {
    setDragged(undefined);
    const card = cardOf(id);
    if (card && to && card.status !== to) moves.move(carried(card), to);
  });
  useEffect(() => {
    if (!board.current) return undefined;
    return followDrags(board.current, {
      onStart: (id) => onStart(id),
      onEnd: (id, to) => onEnd(id, to),
    });
  }, []);

  const moveBy = (id: string, by: 1 | -1) => {
    const card = cardOf(id);
    if (!mayEdit || !card || !isRepairStatus(card.status)) return;
    const from = card.status;
    const to = nextColumn(from, by, (status) => mayMove({ from, to: status }));
    if (!to) return;
    tools.focused.current = id;
    moves.move([card], to);
  };
  const keys = {
    move: moveBy,
    toggle: (id: string, shift: boolean) => {
      const card = cardOf(id);
      if (card) tools.toggle(card, shift);
    },
    clear: selection.clear,
  };
  const placed = usePlaces(columns, moves);
  const folded = useMemo(() => <Folded showArchived={showArchived} />, [showArchived]);
  const inTurn = useTurns(only ? 1 : REPAIR_STATUSES.length);
  const drawColumn = (status: RepairStatus) => {
    const place = placed.get(status);
    const known = columns.find((column) => column.status === status);
    const isFolded = isArchived(status) && filter.archived === false;
    return (
      <Column
        key={status}
        status={status}
        count={place?.count ?? 0}
        known={isFolded ? 0 : (known?.count ?? 0)}
        first={known?.repairs ?? NONE}
        pinned={place?.pinned ?? NONE}
        moved={place?.moved ?? NO_IDS}
        isLater={!only && REPAIR_STATUSES.indexOf(status) >= inTurn}
        filter={filter}
        isClosed={
          dragged !== undefined && dragged !== status && !mayMove({ from: dragged, to: status })
        }
        selected={selection.chosen}
        tools={tools}
        cardHeight={cardHeight}
      >
        {isFolded && folded}
      </Column>
    );
  };
  return (
    <>
      <div
        ref={board}
        className={styles.board}
        role="group"
        aria-label="Tableau des réparations"
        onKeyDown={(event) => onCardKey(event, keys)}
        data-dragging={dragged !== undefined || undefined}
      >
        {BOARD_HEADINGS.map(({ name, statuses }) => {
          const shown = statuses.filter((status) => !only || status === only);
          return (
            shown.length > 0 && (
              <section key={name} className={styles.heading} aria-label={name}>
                <h2>{name}</h2>
                <div className={styles.headingColumns}>{shown.map(drawColumn)}</div>
              </section>
            )
          );
        })}
      </div>
      <span className={office.spokenOnly} role="status">
        {moves.said}
      </span>
      {dialogs}
    </>
  );
}

const NONE: readonly BoardCard[] = [];
const NO_IDS: ReadonlySet<string> = new Set();

const Folded = ({ showArchived }: Pick<Props, "showArchived">) => (
  <div className={styles.folded}>
    <Button variant="default" size="sm" onClick={showArchived}>
      Montrer les archivées
    </Button>
  </div>
);

/** What cards call: it keeps its identity, so that a card is drawn again only when it changes itself. */
function useTools({ columns, moves, selection, reader }: Props) {
  const loaded = useRef(new Map<string, readonly BoardCard[]>()).current;
  const focused = useRef<string>(undefined);
  const { run, place, dialogs } = useCardStep({
    zone: reader.zone,
    move: (card, to) => moves.move([card], to),
  });
  const latest = useRef({ moves, selection, run });
  useEffect(() => {
    latest.current = { moves, selection, run };
  });
  const tools = useMemo<CardTools>(
    () => ({
      reader,
      loaded,
      focused,
      move: (card, to) => latest.current.moves.move([card], to),
      place: ({ id }) => place(id),
      run: (card, { action }) => action && latest.current.run(card, action),
      toggle: (card, shift) =>
        latest.current.selection.toggle(card, shift, loaded.get(card.status) ?? []),
    }),
    [reader, loaded, place],
  );
  const cardOf = (id: string): BoardCard | undefined => {
    for (const cards of loaded.values()) {
      const card = cards.find((one) => one.id === id);
      if (card) return card;
    }
    return columns.flatMap(({ repairs }) => repairs).find((one) => one.id === id);
  };
  return { tools, cardOf, dialogs };
}

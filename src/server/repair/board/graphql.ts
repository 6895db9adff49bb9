/** The lists of repairs: the board by columns, the list with its order, many changed at once, and what is late. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import {
  repairOrder,
  searchedText,
  type RepairFilter,
} from "../../../domain/repair/board/filter.ts";
import { parseAssignments, parseMoves } from "../../../domain/repair/board/moves.ts";
import { change } from "../../platform/change.ts";
import { boundsOf, demandPage, type Bounds } from "../../platform/graphql/page.ts";
import {
  builder,
  read,
  readAtOnce,
  readId,
  RefusalRef,
  type Context,
} from "../../platform/graphql.ts";
import { RepairRef } from "../graphql.ts";
import { loadRepairs, type RepairRow } from "../store.ts";
import { assignRepairs } from "./assign.ts";
import { listBlocked } from "./list.ts";
import { searchFiltered } from "./search.ts";
import { moveRepairs, type ChangedRepairs, type RefusedRepair } from "./move.ts";
import {
  countByStatus,
  firstOfEach,
  sortedPage,
  type Asked,
  type Filtered,
  type Sorting,
} from "./store.ts";

type Counted = { status: string; count: number };

/** Also of the quotes, whose statuses are others. */
export const StatusCountRef = builder.objectRef<Counted>("StatusCount").implement({
  fields: (t) => ({ status: t.exposeString("status"), count: t.exposeInt("count") }),
});

const RepairFilterRef = builder.inputType("RepairFilter", {
  fields: (t) => ({
    status: t.stringList(),
    text: t.string(),
    archived: t.boolean(),
    technician: t.id(),
    urgent: t.boolean(),
    age: t.int(),
    type: t.string(),
    trade: t.string(),
  }),
});

type Column = { status: string; count: number; repairs: RepairRow[] };

const ColumnRef = builder.objectRef<Column>("RepairColumn").implement({
  fields: (t) => ({
    status: t.exposeString("status"),
    count: t.exposeInt("count"),
    repairs: t.field({ type: [RepairRef], resolve: ({ repairs }) => repairs }),
  }),
});

type ListPage = { filtered: Filtered; repairs: RepairRow[] };

/** A page of the list; how many there are is counted only when it is asked. */
const ListRef = builder.objectRef<ListPage>("RepairList").implement({
  fields: (t) => ({
    counts: t.field({
      type: [StatusCountRef],
      resolve: ({ filtered }, _args, context) =>
        readAtOnce(context, (db) => countByStatus(db, filtered)),
    }),
    repairs: t.field({ type: [RepairRef], resolve: ({ repairs }) => repairs }),
  }),
});

const RefusedRepairRef = builder.objectRef<RefusedRepair>("RefusedRepair").implement({
  fields: (t) => ({
    repair_id: t.exposeID("repair_id"),
    repair: t.field({ type: RepairRef, nullable: true, resolve: ({ repair }) => repair }),
    refused: t.exposeString("refused"),
  }),
});

const ChangedRepairsRef = builder.objectRef<ChangedRepairs>("ChangedRepairs").implement({
  fields: (t) => ({
    changed: t.field({ type: [RepairRef], resolve: ({ changed }) => changed }),
    unchanged: t.field({ type: [RefusedRepairRef], resolve: ({ unchanged }) => unchanged }),
  }),
});

const ChangedRepairsResult = builder.unionType("ChangedRepairsResult", {
  types: [ChangedRepairsRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "ChangedRepairs"),
});

const MoveInputRef = builder.inputType("RepairMoveInput", {
  fields: (t) => ({
    repair_id: t.id({ required: true }),
    /** The status that its author saw. */
    from: t.string({ required: true }),
    to: t.string({ required: true }),
  }),
});

const AssignmentInputRef = builder.inputType("RepairAssignmentInput", {
  fields: (t) => ({ repair_id: t.id({ required: true }), technician_id: t.id() }),
});

const askedBy = (filter: RepairFilter | null | undefined, context: Context): Asked => ({
  filter: { ...filter, technician: filter?.technician && readId(filter.technician) },
  now: context.services.clock(),
});

/** Only a text is looked for in the database; `most` as in `searchFiltered`. */
const filteredBy = async (asked: Asked, context: Context, most?: number): Promise<Filtered> =>
  searchedText(asked.filter.text)
    ? read(context, (db) => searchFiltered(db, asked, most))
    : { ...asked, found: undefined };

async function readPage(
  context: Context,
  asked: Asked,
  sorting: Sorting & Bounds,
): Promise<ListPage> {
  const most = sorting.order === "status" ? sorting.skip + sorting.first : undefined;
  const filtered = await filteredBy(asked, context, most);
  const repairs = await readAtOnce(context, (db) => sortedPage(db, filtered, sorting));
  return { filtered, repairs: demandPage(repairs) };
}

/** Cards of a column in the first answer, and at most. */
const CARDS_SHOWN = 20;
const MOST_CARDS = 100;

/** Blocked repairs shown of a status. */
const BLOCKED_SHOWN = 3;

builder.queryFields((t) => ({
  repairs: t.field({
    type: [RepairRef],
    args: {
      status: t.arg.stringList(),
      text: t.arg.string(),
      archived: t.arg.boolean(),
      first: t.arg.int(),
      skip: t.arg.int(),
    },
    resolve: async (_root, { first, skip, ...filter }, context) => {
      const sorting = { order: "status", direction: "asc", ...boundsOf({ first, skip }) } as const;
      return (await readPage(context, askedBy(filter, context), sorting)).repairs;
    },
  }),
  blocked_repairs: t.field({
    type: [ColumnRef],
    resolve: (_root, _args, context) =>
      read(context, (db) =>
        listBlocked(db, { now: context.services.clock(), first: BLOCKED_SHOWN }),
      ),
  }),
  repair_columns: t.field({
    type: [ColumnRef],
    args: { filter: t.arg({ type: RepairFilterRef }), first: t.arg.int() },
    resolve: (_root, { filter, first }, context) =>
      readColumns(context, askedBy(filter, context), first ?? CARDS_SHOWN),
  }),
  repair_list: t.field({
    type: ListRef,
    args: {
      filter: t.arg({ type: RepairFilterRef }),
      order: t.arg.string(),
      descending: t.arg.boolean(),
      first: t.arg.int(),
      skip: t.arg.int(),
    },
    resolve: (_root, { filter, order, descending, ...page }, context) => {
      const direction = descending ? ("desc" as const) : ("asc" as const);
      const sorting = { order: repairOrder(order), direction, ...boundsOf(page) };
      return readPage(context, askedBy(filter, context), sorting);
    },
  }),
  repairs_by_id: t.field({
    type: [RepairRef],
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_root, { ids }, context) =>
      readAtOnce(context, (db) => loadRepairs(db, ids.slice(0, MOST_CARDS).map(readId))),
  }),
}));

/** Every status is counted; archived cards come only when they are asked. */
async function readColumns(context: Context, asked: Asked, first: number): Promise<Column[]> {
  const { archived = false, ...filter } = asked.filter;
  const most = Math.min(Math.max(first, 1), MOST_CARDS);
  const all = await filteredBy({ ...asked, filter }, context, most);
  const cards = { ...all, filter: { ...filter, archived: archived ? null : false } };
  return read(context, async (db) => {
    const [counts, rows] = await Promise.all([
      countByStatus(db, all),
      firstOfEach(db, cards, most),
    ]);
    const byStatus = Map.groupBy(rows, ({ status }) => status);
    return counts.map(({ status, count }) => ({
      status,
      count,
      repairs: byStatus.get(status) ?? [],
    }));
  });
}

builder.mutationFields((t) => ({
  moveRepairs: t.field({
    type: ChangedRepairsResult,
    args: { moves: t.arg({ type: [MoveInputRef], required: true }) },
    resolve: (_root, { moves }, context) => {
      const parsed = parseMoves(
        moves.map(({ repair_id, from, to }) => ({ repair_id: readId(repair_id), from, to })),
      );
      if (isRefusal(parsed)) return parsed;
      return change<ChangedRepairs | Refusal>(context, "edit-repair", (db, writing) =>
        moveRepairs(db, parsed, writing),
      );
    },
  }),
  assignRepairs: t.field({
    type: ChangedRepairsResult,
    args: { assignments: t.arg({ type: [AssignmentInputRef], required: true }) },
    resolve: (_root, { assignments }, context) => {
      const parsed = parseAssignments(
        assignments.map((asked) => ({ ...asked, repair_id: readId(asked.repair_id) })),
      );
      if (isRefusal(parsed)) return parsed;
      const { shop_id } = context.scope;
      return change<ChangedRepairs | Refusal>(context, "edit-repair", (db, { author, at }) =>
        assignRepairs(db, parsed, { author, at, shop_id }),
      );
    },
  }),
}));

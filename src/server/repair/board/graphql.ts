/** The lists of repairs: the follow-up list with its counts, and what is late. */
import { epochOf } from "../../../domain/time.ts";
import { keepPlans } from "../../platform/database/scope.ts";
import { demandPage } from "../../platform/graphql/page.ts";
import { builder, read } from "../../platform/graphql.ts";
import { RepairRef } from "../graphql.ts";
import { listBoard, listLateRepairs, listRepairs, type Board } from "../list.ts";
import type { RepairRow } from "../store.ts";

type Counted = { status: string; count: number };

/** Also of the quotes, whose statuses are others. */
export const StatusCountRef = builder.objectRef<Counted>("StatusCount").implement({
  fields: (t) => ({ status: t.exposeString("status"), count: t.exposeInt("count") }),
});

/** A page of the follow-up list, and how many repairs each status has, whichever status is shown. */
const BoardRef = builder.objectRef<Board>("RepairBoard").implement({
  fields: (t) => ({
    counts: t.field({ type: [StatusCountRef], resolve: ({ counts }) => counts }),
    repairs: t.field({ type: [RepairRef], resolve: ({ repairs }) => repairs }),
  }),
});

const LATE_SHOWN = 8;

const LateRef = builder
  .objectRef<{ count: number; repairs: RepairRow[] }>("LateRepairs")
  .implement({
    fields: (t) => ({
      count: t.exposeInt("count"),
      repairs: t.field({ type: [RepairRef], resolve: ({ repairs }) => repairs }),
    }),
  });

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
    resolve: (_root, filter, context) =>
      read(context, async (db) => demandPage(await listRepairs(db, filter))),
  }),
  repair_board: t.field({
    type: BoardRef,
    args: {
      status: t.arg.string(),
      text: t.arg.string(),
      archived: t.arg.boolean(),
      first: t.arg.int(),
      skip: t.arg.int(),
    },
    resolve: (_root, filter, context) =>
      read(context, async (db) => {
        const [, board] = await Promise.all([keepPlans(db), listBoard(db, filter)]);
        return { ...board, repairs: demandPage(board.repairs) };
      }),
  }),
  late_repairs: t.field({
    type: LateRef,
    args: { first: t.arg.int() },
    resolve: (_root, { first }, context) =>
      read(context, (db) =>
        listLateRepairs(db, epochOf(context.services.clock()), first ?? LATE_SHOWN),
      ),
  }),
}));

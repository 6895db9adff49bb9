/** « Je suis en route », from the round and from the appointment. */
import type { Refusal } from "../../../domain/decision.ts";
import type { AgendaEvent } from "../../../domain/agenda/event.ts";
import { EventRef, EventResult } from "../../agenda/graphql.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read, type Context } from "../../platform/graphql.ts";
import { leave } from "./leave.ts";
import { departuresOf } from "./store.ts";

const departuresByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => departuresOf(db, ids)), ({ repair_id }) => repair_id),
);

/** The hour of arrival that the client was given last; null before. */
builder.objectField(EventRef, "expected_at", (t) =>
  t.field({
    type: "Instant",
    nullable: true,
    resolve: async ({ id, repair_id }, _args, context) => {
      const told = repair_id ? await departuresByRepair(context, repair_id) : [];
      return told.find(({ event_id }) => event_id === id)?.expected_at ?? null;
    },
  }),
);

builder.mutationField("leaveForVisit", (t) =>
  t.field({
    type: EventResult,
    args: {
      id: t.arg.id({ required: true }),
      // Of road; those that the round counts when absent.
      minutes: t.arg.int(),
      // True: the client was given an hour already, and is given another one.
      again: t.arg.boolean(),
    },
    resolve: (_root, { minutes, again, ...args }, context) => {
      const leaving = { id: demandId(args.id), minutes: minutes ?? null, again: again ?? false };
      return change<AgendaEvent | Refusal>(context, "edit-agenda", (db, changing) =>
        leave(db, leaving, changing),
      );
    },
  }),
);

/** The waiting list in the office: who waits for an earlier window, and the end of a request. */
import { GraphQLError } from "graphql";
import { may } from "../../../domain/account/permissions.ts";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { change } from "../../platform/change.ts";
import { builder, demand, demandId, read, RefusalRef } from "../../platform/graphql.ts";
import { RepairRef, repairById } from "../../repair/graphql.ts";
import type { RepairRow } from "../../repair/store.ts";
import { listWaiting, type WaitingClient } from "./list.ts";
import { removeWaiting } from "./remove.ts";

const WaitingClientRef = builder.objectRef<WaitingClient>("WaitingClient").implement({
  fields: (t) => ({
    repair: t.field({
      type: RepairRef,
      resolve: async ({ repair_id }, _args, context) =>
        demand((await repairById(context, repair_id)) ?? undefined),
    }),
    // "any", "morning" or "afternoon".
    part: t.exposeString("part"),
    since: t.expose("since", { type: "Instant" }),
    // Of the appointment that they have.
    public_start_at: t.expose("public_start_at", { type: "Instant" }),
    public_end_at: t.expose("public_end_at", { type: "Instant" }),
    // Null while nothing is offered to them.
    offered_start_at: t.expose("offered_start_at", { type: "Instant", nullable: true }),
    offered_end_at: t.expose("offered_end_at", { type: "Instant", nullable: true }),
    offered_until: t.expose("offered_until", { type: "Instant", nullable: true }),
  }),
});

builder.queryField("waiting_clients", (t) =>
  t.field({
    type: [WaitingClientRef],
    resolve: (_root, _args, context) => {
      if (!may(context.me, "read-agenda"))
        throw new GraphQLError("Vous ne consultez pas l’agenda de cet atelier.", {
          extensions: { code: "FORBIDDEN" },
        });
      return read(context, (db) => listWaiting(db, context.services.clock()));
    },
  }),
);

const WaitingResult = builder.unionType("WaitingResult", {
  types: [RepairRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Repair"),
});

builder.mutationField("removeWaiting", (t) =>
  t.field({
    type: WaitingResult,
    args: { repair_id: t.arg.id({ required: true }) },
    resolve: (_root, { repair_id }, context) => {
      const id = demandId(repair_id);
      return change<RepairRow | Refusal>(context, "edit-agenda", (db, changing) =>
        removeWaiting(db, id, changing),
      );
    },
  }),
);

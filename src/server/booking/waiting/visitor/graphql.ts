/** Visitors of the waiting list in the office: who they are, and the end of a request. */
import { GraphQLError } from "graphql";
import { may } from "../../../../domain/account/permissions.ts";
import { isRefusal, refuse, type Refusal } from "../../../../domain/decision.ts";
import { change } from "../../../platform/change.ts";
import { builder, demandId, read, RefusalRef } from "../../../platform/graphql.ts";
import { listVisitors, type WaitingVisitor } from "./list.ts";
import { endVisitor, loadVisitor } from "./store.ts";

const WaitingVisitorRef = builder.objectRef<WaitingVisitor>("WaitingVisitor").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    phone: t.exposeString("phone"),
    email: t.exposeString("email"),
    // « Lave-linge, chez vous (31000) »
    job: t.exposeString("job"),
    // « lundi et mardi, le matin »
    suiting: t.exposeString("suiting"),
    since: t.expose("since", { type: "Instant" }),
    // Null while nothing is offered to them.
    offered_start_at: t.expose("offered_start_at", { type: "Instant", nullable: true }),
    offered_end_at: t.expose("offered_end_at", { type: "Instant", nullable: true }),
    offered_until: t.expose("offered_until", { type: "Instant", nullable: true }),
  }),
});

builder.queryField("waiting_visitors", (t) =>
  t.field({
    type: [WaitingVisitorRef],
    resolve: (_root, _args, context) => {
      if (!may(context.me, "read-agenda"))
        throw new GraphQLError("Vous ne consultez pas l’agenda de cet atelier.", {
          extensions: { code: "FORBIDDEN" },
        });
      return read(context, (db) => listVisitors(db, context.services.clock()));
    },
  }),
);

type Removed = { id: string };
const RemovedVisitorRef = builder.objectRef<Removed>("RemovedVisitor").implement({
  fields: (t) => ({ id: t.exposeID("id") }),
});
const VisitorResult = builder.unionType("RemovedVisitorResult", {
  types: [RemovedVisitorRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "RemovedVisitor"),
});

builder.mutationField("removeVisitor", (t) =>
  t.field({
    type: VisitorResult,
    args: { visitor_id: t.arg.id({ required: true }) },
    resolve: (_root, { visitor_id }, context) => {
      const id = demandId(visitor_id);
      return change<Removed | Refusal>(context, "edit-agenda", async (db, { at }) => {
        if (!(await loadVisitor(db, id))) return undefined;
        return (await endVisitor(db, id, at)) ? { id } : refuse("unchanged");
      });
    },
  }),
);

/** « À réattribuer »: visits to come whose people left, and the colleagues who take them over. */
import { isRefusal, refuse } from "../../../domain/decision.ts";
import { builder, demandId, read, readId, RefusalRef } from "../../platform/graphql.ts";
import { findPerson } from "../../shop/person/store.ts";
import { changeAgenda, EventRef } from "../graphql.ts";
import { findColleagues, type VisitToReassign } from "./find.ts";
import { reassignVisits, type Reassigned } from "./reassign.ts";
import { visitsWithout } from "./store.ts";

const VisitRef = builder.objectRef<VisitToReassign>("VisitToReassign").implement({
  fields: (t) => ({
    event: t.field({ type: EventRef, resolve: ({ event }) => event }),
    // Who has the skill, works then and is free; the lightest day first.
    candidates: t.field({ type: ["ID"], resolve: ({ candidates }) => candidates }),
  }),
});

type Board = { ids: string[]; user_id: string | null };
const BoardRef = builder.objectRef<Board>("ReassignmentBoard").implement({
  fields: (t) => ({
    count: t.int({ resolve: ({ ids }) => ids.length }),
    visits: t.field({
      type: [VisitRef],
      resolve: ({ ids, user_id }, _args, context) => {
        const { shop_id } = context.scope;
        const shown = ids.slice(0, MOST);
        return read(context, (db) => findColleagues(db, { shop_id, ids: shown, user_id }));
      },
    }),
  }),
});

/** Months of one person's agenda. */
const MOST = 300;

builder.queryField("visits_to_reassign", (t) =>
  t.field({
    type: BoardRef,
    nullable: true,
    // What this person would leave behind; without one, what people who left did leave.
    args: { user_id: t.arg.id() },
    resolve: (_root, args, context) => {
      const { user_id: asked = null } = args;
      const user_id = asked === null ? null : readId(asked);
      const now = context.services.clock();
      return read(context, async (db) => {
        if (user_id && !(await findPerson(db, user_id))) return null;
        return { ids: await visitsWithout(db, { user_id, now }), user_id };
      });
    },
  }),
);

const TakeoverInput = builder.inputType("TakeoverInput", {
  fields: (t) => ({ event_id: t.id({ required: true }), user_id: t.id({ required: true }) }),
});

const ReassignedRef = builder.objectRef<Reassigned>("Reassigned").implement({
  fields: (t) => ({
    moved: t.exposeInt("moved"),
    // Visits that became impossible meanwhile: they are still to be reassigned.
    left: t.exposeInt("left"),
  }),
});
const ReassignmentResult = builder.unionType("ReassignmentResult", {
  types: [ReassignedRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Reassigned"),
});

builder.mutationField("reassignVisits", (t) =>
  t.field({
    type: ReassignmentResult,
    args: { takeovers: t.arg({ type: [TakeoverInput], required: true }) },
    resolve: (_root, args, context) => {
      if (args.takeovers.length > MOST) return refuse("bad-input", { takeovers: TOO_MANY });
      const takeovers = args.takeovers.map(({ event_id, user_id }) => ({
        event_id: demandId(event_id),
        user_id: readId(user_id),
      }));
      return changeAgenda(context, (db, announcing) => reassignVisits(db, takeovers, announcing));
    },
  }),
);

const TOO_MANY = `${MOST} rendez-vous au plus à la fois.`;

/** The absences to come of a person, in the settings; they are planned in the agenda. */
import { batched, grouped } from "../../platform/batch.ts";
import { builder, read, type Context } from "../../platform/graphql.ts";
import { PersonRef } from "../../shop/person/graphql.ts";
import { absencesOf, type Absence } from "./store.ts";

const AbsenceRef = builder.objectRef<Absence>("Absence").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    start_at: t.expose("start_at", { type: "Instant" }),
    end_at: t.expose("end_at", { type: "Instant" }),
    fullday: t.exposeBoolean("fullday"),
    notes: t.exposeString("notes"),
  }),
});

const absencesByUser = batched(async (context: Context, ids: string[]) => {
  const now = context.services.clock();
  return grouped(await read(context, (db) => absencesOf(db, ids, now)), ({ user_id }) => user_id);
});

builder.objectField(PersonRef, "absences", (t) =>
  t.field({
    type: [AbsenceRef],
    resolve: ({ id }, _args, context) => absencesByUser(context, id),
  }),
);

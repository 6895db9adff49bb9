/** One's own calendar in the account: its address, made, made again, or taken away. */
import { refuse } from "../../../domain/decision.ts";
import { change } from "../../platform/change.ts";
import { builder, readAtOnce } from "../../platform/graphql.ts";
import { orRefusalError } from "../../platform/graphql/refusal-error.ts";
import { publicOrigin } from "../../platform/origin.ts";
import { deleteCalendar, insertCalendar, loadCalendar, type Calendar } from "./store.ts";

const CalendarRef = builder.objectRef<Calendar>("PersonalCalendar").implement({
  fields: (t) => ({
    url: t.string({
      resolve: ({ token }, _args, { services }) =>
        `${publicOrigin(services.config)}/calendrier/${token}/agenda.ics`,
    }),
    created_at: t.expose("created_at", { type: "Instant" }),
  }),
});

builder.queryField("calendar", (t) =>
  t.field({
    type: CalendarRef,
    nullable: true,
    resolve: async (_root, _args, context) =>
      (await readAtOnce(context, (db) => loadCalendar(db, context.me.id))) ?? null,
  }),
);

builder.mutationFields((t) => ({
  makeCalendar: t.field({
    type: CalendarRef,
    resolve: async (_root, _args, context) =>
      orRefusalError(
        await change(
          context,
          "read-agenda",
          async (db, { at }) =>
            (await insertCalendar(db, context.me.id, at)) ?? refuse("not-allowed"),
        ),
      ),
  }),
  revokeCalendar: t.field({
    type: CalendarRef,
    resolve: async (_root, _args, context) =>
      orRefusalError(
        await change(context, "read-agenda", (db) => deleteCalendar(db, context.me.id)),
      ),
  }),
}));

/** One's own calendar in the account: its address, made, made again, or taken away. */
import { refuse } from "../../../domain/decision.ts";
import type { AuditAction } from "../../../domain/account/audit/action.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { change, type ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
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
        await change(context, "read-agenda", async (db, changing) => {
          const calendar = await insertCalendar(db, context.me.id, changing.at);
          if (!calendar) return refuse("not-allowed");
          await record(db, changing, { action: "calendar.made", user_id: context.me.id });
          return calendar;
        }),
      ),
  }),
  revokeCalendar: t.field({
    type: CalendarRef,
    resolve: async (_root, _args, context) =>
      orRefusalError(
        await change(context, "read-agenda", async (db, changing) => {
          const calendar = await deleteCalendar(db, context.me.id);
          if (calendar)
            await record(db, changing, { action: "calendar.revoked", user_id: context.me.id });
          return calendar;
        }),
      ),
  }),
}));

/** The address itself is a secret: that it was made is all that is told. */
const record = (
  db: ShopDb,
  changing: ChangeContext,
  { action, user_id }: { action: AuditAction; user_id: string },
): Promise<void> => recordAudit(db, changing, { action, record: { noun: "user", id: user_id } });

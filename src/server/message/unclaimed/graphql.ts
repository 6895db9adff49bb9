/** The reminders that left for an appliance to fetch, on its sheet. */
import { failureText } from "../../../domain/message/delivery.ts";
import type { Instant } from "../../../domain/time.ts";
import { UnclaimedRef } from "../../intake/unclaimed/graphql.ts";
import { unclaimedReminders } from "../../intake/unclaimed/store.ts";
import { batched, grouped } from "../../platform/batch.ts";
import { builder, read, type Context } from "../../platform/graphql.ts";
import { loadMessages } from "../store.ts";

type Reminder = {
  intake_id: string;
  ready_at: Instant;
  created_at: Instant;
  /** « email », « sms »; empty when the client is reached by neither. */
  way: string;
  status: string;
  failure: string;
};

const ReminderRef = builder.objectRef<Reminder>("UnclaimedReminder").implement({
  fields: (t) => ({
    created_at: t.expose("created_at", { type: "Instant" }),
    way: t.exposeString("way"),
    status: t.exposeString("status"),
    failure: t.exposeString("failure"),
  }),
});

const remindersByIntake = batched(async (context: Context, ids: string[]) =>
  grouped(
    await read(context, async (db): Promise<Reminder[]> => {
      const reminders = await unclaimedReminders(db, ids);
      const letters = await loadMessages(
        db,
        reminders.flatMap(({ message_id }) => message_id ?? []),
      );
      const byId = new Map(letters.map((letter) => [letter.id, letter]));
      return reminders.map(({ intake_id, ready_at, created_at, message_id }) => {
        const { channel = "", status = "", last_error = "" } = byId.get(message_id ?? "") ?? {};
        const failure = status === "failed" ? failureText(last_error) : "";
        return { intake_id, ready_at, created_at, way: channel, status, failure };
      });
    }),
    ({ intake_id }) => intake_id,
  ),
);

/** Oldest first, since the appliance is ready. */
builder.objectField(UnclaimedRef, "reminders", (t) =>
  t.field({
    type: [ReminderRef],
    resolve: async ({ intake_id, ready_at }, _args, context) => {
      const all = await remindersByIntake(context, intake_id);
      return all.filter((reminder) => reminder.ready_at === ready_at);
    },
  }),
);

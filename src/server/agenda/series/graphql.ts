/** The series of an event that comes back, as the office reads it. */
import { batched, keyed } from "../../platform/batch.ts";
import { builder, readAtOnce, type Context } from "../../platform/graphql.ts";
import { EventRef } from "../graphql.ts";
import { seriesOfEvents, type EventSeries } from "./store.ts";

const EventSeriesRef = builder.objectRef<EventSeries>("EventSeries").implement({
  fields: (t) => ({
    every: t.exposeString("every"),
    until: t.expose("until", { type: "LocalDate" }),
    skipped: t.field({ type: ["LocalDate"], resolve: ({ skipped }) => skipped }),
    following: t.exposeInt("following"),
  }),
});

const seriesByEvent = batched(async (context: Context, ids: string[]) =>
  keyed(await readAtOnce(context, (db) => seriesOfEvents(db, ids)), ({ event_id }) => event_id),
);

builder.objectField(EventRef, "series", (t) =>
  t.field({
    type: EventSeriesRef,
    nullable: true,
    resolve: async ({ id }, _args, context) => (await seriesByEvent(context, id)) ?? null,
  }),
);

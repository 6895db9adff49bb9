import { GraphQLError } from "graphql";
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import { minutesBetween, type Instant } from "../../domain/time.ts";
import { batched, keyed } from "../platform/batch.ts";
import { builder, readId, type Context } from "../platform/graphql.ts";
import { eventsBetween, loadEvents } from "./store.ts";

/** `repair` is added by the noun that has them. */
export const EventRef = builder.objectRef<AgendaEvent>("Event").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    start_at: t.expose("start_at", { type: "Instant" }),
    end_at: t.expose("end_at", { type: "Instant" }),
    duration: t.exposeInt("duration"),
    fullday: t.exposeBoolean("fullday"),
    kind: t.exposeString("kind"),
    where: t.exposeString("where"),
    created_by: t.exposeID("created_by", { nullable: true }),
    shop_id: t.exposeID("shop_id"),
    repair_id: t.exposeID("repair_id", { nullable: true }),
    assigned_to: t.field({ type: ["ID"], resolve: ({ assigned_to }) => [...assigned_to] }),
    notes: t.exposeString("notes"),
    status: t.exposeString("status"),
    public_start_at: t.expose("public_start_at", { type: "Instant", nullable: true }),
    public_end_at: t.expose("public_end_at", { type: "Instant", nullable: true }),
    constraint_start_at: t.expose("constraint_start_at", { type: "Instant", nullable: true }),
    constraint_end_at: t.expose("constraint_end_at", { type: "Instant", nullable: true }),
    trip_duration_before: t.exposeInt("trip_duration_before"),
    trip_duration_after: t.exposeInt("trip_duration_after"),
    trip_is_included_before: t.exposeBoolean("trip_is_included_before"),
    trip_is_included_after: t.exposeBoolean("trip_is_included_after"),
    lat: t.exposeFloat("lat", { nullable: true }),
    lon: t.exposeFloat("lon", { nullable: true }),
  }),
});

const eventById = batched(async ({ services, scope }: Context, ids: string[]) =>
  keyed(
    await services.database.withShop(scope, (db) => loadEvents(db, ids), "read"),
    ({ id }) => id,
  ),
);

/** What a screen may ask at once: a year and a month. */
const LONGEST_MINUTES = 400 * 1440;

function demandStretch(from: Instant, to: Instant): void {
  const minutes = minutesBetween(from, to);
  if (minutes < 0 || minutes > LONGEST_MINUTES)
    throw new GraphQLError("Choisissez une période d’un an au plus, dont la fin suit le début.", {
      extensions: { code: "BAD_USER_INPUT" },
    });
}

builder.queryFields((t) => ({
  events: t.field({
    type: [EventRef],
    args: {
      from: t.arg({ type: "Instant", required: true }),
      to: t.arg({ type: "Instant", required: true }),
    },
    resolve: (_root, { from, to }, { services, scope }) => {
      demandStretch(from, to);
      return services.database.withShop(scope, (db) => eventsBetween(db, from, to), "read");
    },
  }),
  event: t.field({
    type: EventRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => (await eventById(context, readId(id))) ?? null,
  }),
}));

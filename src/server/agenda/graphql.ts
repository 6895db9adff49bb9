import { GraphQLError } from "graphql";
import { may } from "../../domain/account/permissions.ts";
import { EVENT_STATUSES, type AgendaEvent, type EventStatus } from "../../domain/agenda/event.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { minutesBetween, type Instant } from "../../domain/time.ts";
import { batched, keyed } from "../platform/batch.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import {
  builder,
  demandId,
  readId,
  notFound,
  RefusalRef,
  type Context,
} from "../platform/graphql.ts";
import { appendItems, handOf, type Hand } from "../repair/store.ts";
import { eventsBetween, loadEvents, setEventStatus } from "./store.ts";

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

const EventResult = builder.unionType("EventResult", {
  types: [EventRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Event"),
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

builder.mutationField("setEventStatus", (t) =>
  t.field({
    type: EventResult,
    args: { id: t.arg.id({ required: true }), status: t.arg.string({ required: true }) },
    resolve: async (_root, { id, status }, { services, scope, me }) => {
      if (!may(me, "edit-agenda")) return refuse("not-allowed");
      const wanted = EVENT_STATUSES.find((known) => known === status);
      if (!wanted) return refuse("bad-input", { status: "Ce statut n’existe pas." });
      const change = { id: demandId(id), status: wanted, hand: handOf(scope) };
      const event = await services.database.withShop(scope, (db) => changeStatus(db, change));
      if (!event) throw notFound();
      return event;
    },
  }),
);

type Change = { id: string; status: EventStatus; hand: Hand };

/** A cancelled appointment is told in the journal of its repair, which the client follows. */
async function changeStatus(
  db: ShopDb,
  { id, status, hand }: Change,
): Promise<AgendaEvent | Refusal | undefined> {
  const [before] = await loadEvents(db, [id]);
  if (!before) return undefined;
  if (before.status === status) return refuse("unchanged");
  const event = await setEventStatus(db, id, status);
  if (!event || isRefusal(event) || !event.repair_id || status !== "CANCEL") return event;
  const { repair_id, shop_id, kind, where, start_at, end_at, public_start_at, public_end_at } =
    event;
  await appendItems(db, { shop_id, repair_id, hand }, [
    {
      type: "AppointmentCancelled",
      payload: {
        event_id: id,
        kind,
        where,
        start_at,
        end_at,
        public_start_at,
        public_end_at,
        by: "shop",
      },
    },
  ]);
  return event;
}

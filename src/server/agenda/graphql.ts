/** The agenda of the office: events read by stretches of time; saved whole, removed, or given a status. */
import { GraphQLError } from "graphql";
import { parseEventInput } from "../../domain/agenda/event-input.ts";
import { EVENT_STATUSES, type AgendaEvent } from "../../domain/agenda/event.ts";
import { isRefusal, refuse } from "../../domain/decision.ts";
import { minutesBetween, type Instant } from "../../domain/time.ts";
import { batched, keyed } from "../platform/batch.ts";
import { change, whenMade } from "../platform/change.ts";
import { keepPlans, type ShopDb } from "../platform/database/scope.ts";
import { againIfTaken } from "../platform/database/violation.ts";
import { orRefusalError } from "../platform/graphql/refusal-error.ts";
import { changesById, FieldChangeRef } from "../platform/edit/field-changes.ts";
import {
  builder,
  demandId,
  readAtOnce,
  readId,
  RefusalRef,
  type Context,
} from "../platform/graphql.ts";
import { loadShop } from "../shop/store.ts";
import type { AnnouncementContext } from "./announce.ts";
import { arriveAtVisit } from "./arrive.ts";
import { removeEvent } from "./remove-event.ts";
import { upsertEvent } from "./save-event.ts";
import { setEventStatus } from "./set-event-status.ts";
import { changeFollowing } from "./series/change.ts";
import { removeFollowing } from "./series/remove.ts";
import { repeatEvent } from "./series/repeat.ts";
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
    visit_id: t.exposeID("visit_id", { nullable: true }),
    assigned_to: t.field({ type: ["ID"], resolve: ({ assigned_to }) => [...assigned_to] }),
    resource_ids: t.field({ type: ["ID"], resolve: ({ resource_ids }) => [...resource_ids] }),
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
    // Who last changed which field.
    changes: t.field({
      type: [FieldChangeRef],
      resolve: ({ id }, _args, context) => changesById(context, id),
    }),
  }),
});

export const eventById = batched(async (context: Context, ids: string[]) =>
  keyed(await readAtOnce(context, (db) => loadEvents(db, ids)), ({ id }) => id),
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
    resolve: (_root, { from, to }, context) => {
      demandStretch(from, to);
      return readAtOnce(context, async (db) => {
        const [, events] = await Promise.all([keepPlans(db), eventsBetween(db, from, to)]);
        return events;
      });
    },
  }),
  event: t.field({
    type: EventRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => (await eventById(context, readId(id))) ?? null,
  }),
}));

export const EventResult = builder.unionType("EventResult", {
  types: [EventRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Event"),
});

/** The whole event comes back (specification §4): what the server decides is accepted, and ignored. */
export const EventInputRef = builder.inputType("EventInput", {
  fields: (t) => ({
    id: t.id(),
    created_by: t.id(),
    repair: t.field({ type: "JSON" }),
    start_at: t.field({ type: "Instant", required: true }),
    end_at: t.field({ type: "Instant", required: true }),
    duration: t.int(),
    fullday: t.boolean(),
    kind: t.string({ required: true }),
    where: t.string(),
    repair_id: t.id(),
    visit_id: t.id(),
    shop_id: t.id(),
    assigned_to: t.idList({ required: true }),
    resource_ids: t.idList(),
    notes: t.string(),
    status: t.string(),
    public_start_at: t.field({ type: "Instant" }),
    public_end_at: t.field({ type: "Instant" }),
    constraint_start_at: t.field({ type: "Instant" }),
    constraint_end_at: t.field({ type: "Instant" }),
    trip_duration_before: t.int(),
    trip_duration_after: t.int(),
    trip_is_included_before: t.boolean(),
    trip_is_included_after: t.boolean(),
    lat: t.float(),
    lon: t.float(),
    arrived_at: t.field({ type: "Instant" }),
    expected_at: t.field({ type: "Instant" }),
    base: t.field({ type: "JSON" }),
    changes: t.field({ type: "JSON" }),
    series: t.field({ type: "JSON" }),
  }),
});

/** How often, and until which day it comes back. */
const RepeatInputRef = builder.inputType("RepeatInput", {
  fields: (t) => ({
    every: t.string({ required: true }),
    until: t.field({ type: "LocalDate", required: true }),
  }),
});

const id = { required: true } as const;

builder.mutationFields((t) => ({
  upsertEvent: t.field({
    type: EventRef,
    args: {
      input: t.arg({ type: EventInputRef, required: true }),
      // False: the shop tells the client itself that the announced window changed.
      tell_client: t.arg.boolean(),
      repeat: t.arg({ type: RepeatInputRef }),
      // True: those of its series that come after it change with it.
      following: t.arg.boolean(),
    },
    resolve: async (_root, { input, tell_client, repeat, following }, context) => {
      const letters = tell_client === false ? "none" : "queued";
      const parsed = orRefusalError(parseEventInput(input));
      const save = following ? changeFollowing : upsertEvent;
      // Retried once: of two requests that insert the same event, the second one updates it.
      const saved = await againIfTaken(["event_pkey"], () =>
        changeAgenda(context, async (db, announcing) => {
          const event = await save(db, parsed, { ...announcing, letters });
          if (isRefusal(event) || !repeat) return event;
          return repeatEvent(db, { event, repeat }, announcing);
        }),
      );
      return orRefusalError(saved);
    },
  }),
  removeEvent: t.field({
    type: EventRef,
    args: { id: t.arg.id(id), following: t.arg.boolean() },
    resolve: async (_root, args, context) => {
      const remove = args.following ? removeFollowing : removeEvent;
      return orRefusalError(
        await changeAgenda(context, (db, announcing) => remove(db, demandId(args.id), announcing)),
      );
    },
  }),
  setEventStatus: t.field({
    type: EventResult,
    args: { id: t.arg.id(id), status: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => {
      const status = EVENT_STATUSES.find((known) => known === args.status);
      if (!status) return refuse("bad-input", { status: "Ce statut n’existe pas." });
      const wanted = { id: demandId(args.id), status };
      return changeAgenda(context, (db, announcing) => setEventStatus(db, wanted, announcing));
    },
  }),
  arriveAtVisit: t.field({
    type: EventResult,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) =>
      changeAgenda(context, (db, announcing) =>
        arriveAtVisit(db, demandId(args.id), whenMade(announcing)),
      ),
  }),
}));

/** A mutation that may announce an appointment to its client. */
export const changeAgenda = <Outcome>(
  context: Context,
  work: (db: ShopDb, announcing: AnnouncementContext) => Promise<Outcome | undefined>,
) =>
  change(context, "edit-agenda", async (db, changing) => {
    const shop = await loadShop(db, context.scope.shop_id);
    return shop && work(db, { ...changing, shop });
  });

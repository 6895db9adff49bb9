/** What the shop changes in its agenda: an event is saved whole, its status set, or it is taken out. */
import { parseEventInput, type EventInput } from "../../domain/agenda/event-input.ts";
import { EVENT_STATUSES, type AgendaEvent, type EventStatus } from "../../domain/agenda/event.ts";
import { badInput } from "../../domain/validation.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { change } from "../platform/change.ts";
import { againIfTaken } from "../platform/database/violation.ts";
import { builder, demandId, RefusalRef, RemovedResult, type Context } from "../platform/graphql.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadShop } from "../shop/store.ts";
import { EventRef } from "./graphql.ts";
import { tellAppointment, type AnnouncementContext } from "./announce.ts";
import { repairPlace } from "./locate.ts";
import { lockEvent, saveEvent } from "./save-event.ts";
import { deleteEvent, setEventStatus } from "./store.ts";

const EventResult = builder.unionType("EventResult", {
  types: [EventRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Event"),
});

/** One home for the fields: the input is the specification's event. */
export const EventInputRef = builder.inputType("EventInput", {
  fields: (t) => ({
    id: t.id(),
    start_at: t.field({ type: "Instant", required: true }),
    end_at: t.field({ type: "Instant", required: true }),
    duration: t.int(),
    fullday: t.boolean(),
    kind: t.string({ required: true }),
    where: t.string(),
    repair_id: t.id(),
    shop_id: t.id(),
    assigned_to: t.idList({ required: true }),
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
  }),
});

const id = { required: true } as const;

builder.mutationFields((t) => ({
  upsertEvent: t.field({
    type: EventResult,
    args: { input: t.arg({ type: EventInputRef, required: true }) },
    resolve: (_root, { input }, context) => {
      const parsed = parseEventInput(input);
      return isRefusal(parsed) ? parsed : upsert(context, parsed);
    },
  }),
  removeEvent: t.field({
    type: RemovedResult,
    args: { id: t.arg.id(id) },
    resolve: (_root, args, context) =>
      changeAgenda(context, (db, announcing) => remove(db, demandId(args.id), announcing)),
  }),
  setEventStatus: t.field({
    type: EventResult,
    args: { id: t.arg.id(id), status: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => {
      const status = EVENT_STATUSES.find((known) => known === args.status);
      if (!status) return refuse("bad-input", { status: "Ce statut n’existe pas." });
      const wanted = { id: demandId(args.id), status };
      return changeAgenda(context, (db, announcing) => setStatus(db, wanted, announcing));
    },
  }),
}));

/** A mutation that may announce an appointment to its client. */
const changeAgenda = <Outcome>(
  context: Context,
  work: (db: ShopDb, announcing: AnnouncementContext) => Promise<Outcome | undefined>,
) =>
  change(context, "edit-agenda", async (db, changing) => {
    const shop = await loadShop(db, context.scope.shop_id);
    return shop && work(db, { ...changing, shop });
  });

/** Two writings of a new event at once: the second one finds the first. */
const upsert = (context: Context, input: EventInput) =>
  againIfTaken(["event_pkey"], () =>
    changeAgenda(context, async (db, announcing): Promise<AgendaEvent | Refusal> => {
      const place = await repairPlace(db, input.repair_id);
      if (!place) return badInput({ repair_id: "Cette réparation n’existe pas." });
      const { shop, author, at } = announcing;
      const saved = await saveEvent(db, { shop, input, user_id: author.account_id, at, ...place });
      if (isRefusal(saved)) return saved;
      await tellAppointment(db, saved, announcing);
      return saved.after;
    }),
  );

async function remove(
  db: ShopDb,
  event_id: string,
  announcing: AnnouncementContext,
): Promise<{ id: string } | Refusal<"event-unknown">> {
  const before = await lockEvent(db, event_id);
  if (!before || !(await deleteEvent(db, event_id))) return refuse("event-unknown");
  await tellAppointment(db, { before, after: undefined }, announcing);
  return { id: event_id };
}

type Wanted = { id: string; status: EventStatus };

async function setStatus(
  db: ShopDb,
  wanted: Wanted,
  announcing: AnnouncementContext,
): Promise<AgendaEvent | Refusal | undefined> {
  const before = await lockEvent(db, wanted.id);
  if (!before) return undefined;
  if (before.status === wanted.status) return refuse("unchanged");
  const after = await setEventStatus(db, wanted.id, wanted.status);
  if (!after || isRefusal(after)) return after;
  await tellAppointment(db, { before, after }, announcing);
  return after;
}

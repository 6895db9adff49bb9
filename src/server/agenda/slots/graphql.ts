/** What the office looks up before it plans: the free slots of its rounds, and whom an hour would disturb. */
import { GraphQLError } from "graphql";
import { preselectAssignees } from "../../../domain/agenda/preselect.ts";
import { deskRules, type FreeSlot, type SlotRequest } from "../../../domain/agenda/slot-request.ts";
import {
  parseCollisionInput,
  parseSlotsInput,
  searchableTrade,
  type SlotsInput,
} from "../../../domain/agenda/slots-input.ts";
import { freeSlots } from "../../../domain/agenda/slots.ts";
import type { Place } from "../../../domain/agenda/travel.ts";
import type { BadInput } from "../../../domain/validation.ts";
import { parseOpening } from "../../../domain/shop/settings/closure.ts";
import { parseSettings } from "../../../domain/shop/settings/input.ts";
import { lastly } from "../../platform/database/scope.ts";
import { builder, notFound, type Context } from "../../platform/graphql.ts";
import type { StaffedShop } from "../../shop/store.ts";
import { EventRef } from "../graphql.ts";
import { placeOf } from "../locate.ts";
import { findNext, type Window } from "./find-next.ts";
import { loadShopAgenda, slotRequestOf, withRoads } from "./find.ts";
import { findCollisions } from "../store.ts";

export const FreeSlotRef = builder.objectRef<FreeSlot>("FreeSlot").implement({
  fields: (t) => ({
    user_id: t.exposeID("user_id"),
    start_at: t.expose("start_at", { type: "Instant" }),
    end_at: t.expose("end_at", { type: "Instant" }),
    public_start_at: t.expose("public_start_at", { type: "Instant" }),
    public_end_at: t.expose("public_end_at", { type: "Instant" }),
    trip_duration_before: t.exposeInt("trip_duration_before"),
    trip_duration_after: t.exposeInt("trip_duration_after"),
    cost: t.exposeInt("cost"),
    alternates: t.field({ type: ["ID"], resolve: ({ alternates }) => [...alternates] }),
  }),
});

type Slots = { slots: FreeSlot[]; preselected: string[]; located: boolean };
const SlotsAnswer = builder.objectRef<Slots>("SlotsAnswer").implement({
  fields: (t) => ({
    slots: t.field({ type: [FreeSlotRef], resolve: ({ slots }) => slots }),
    preselected: t.field({ type: ["ID"], resolve: ({ preselected }) => preselected }),
    located: t.exposeBoolean("located"),
  }),
});

const SlotsInputRef = builder.inputType("SlotsInput", {
  fields: (t) => ({
    kind: t.string({ required: true }),
    where: t.string({ required: true }),
    category_id: t.string(),
    kind_id: t.string(),
    lat: t.float(),
    lon: t.float(),
    zip: t.string(),
    city: t.string(),
    first: t.field({ type: "LocalDate", required: true }),
    days: t.int({ required: true }),
  }),
});

const CollisionInputRef = builder.inputType("CollisionInput", {
  fields: (t) => ({
    event_id: t.id(),
    start_at: t.field({ type: "Instant", required: true }),
    end_at: t.field({ type: "Instant", required: true }),
    assigned_to: t.idList({ required: true }),
    resource_ids: t.idList(),
    trip_duration_before: t.int(),
    trip_duration_after: t.int(),
  }),
});

const WindowRef = builder.objectRef<Window>("ArrivalWindow").implement({
  fields: (t) => ({
    public_start_at: t.expose("public_start_at", { type: "Instant" }),
    public_end_at: t.expose("public_end_at", { type: "Instant" }),
  }),
});

const unread = () => undefined;
const NO_CONTACT = { readPhone: unread, readEmail: unread };

builder.queryFields((t) => ({
  freeSlots: t.field({
    type: SlotsAnswer,
    args: { input: t.arg({ type: SlotsInputRef, required: true }) },
    resolve: (_root, { input }, context) => search(context, demand(parseSlotsInput(input))),
  }),
  next_windows: t.field({
    type: [WindowRef],
    // Rules, or an unusual opening, that are not saved yet, for their preview; else what the public page offers.
    args: { booking_rules: t.arg({ type: "JSON" }), opening: t.arg({ type: "JSON" }) },
    resolve: (_root, { opening, ...rules }, { services, scope }) => {
      const { sent: draft } = demand(parseSettings(rules, NO_CONTACT));
      const unusual = opening ? demand(parseOpening(opening)) : undefined;
      return findNext(services, scope, { draft, unusual });
    },
  }),
  collisions: t.field({
    type: [EventRef],
    args: { input: t.arg({ type: CollisionInputRef, required: true }) },
    resolve: (_root, { input }, { services, scope }) => {
      const event = demand(parseCollisionInput(input));
      return services.database.withShop(scope, (db) => findCollisions(db, event), "read");
    },
  }),
}));

/** A question has no result to refuse with: what is wrong with it is an error, in French. */
function demand<Value extends object>(parsed: Value | BadInput): Value {
  if (!("refused" in parsed)) return parsed;
  const [message] = Object.values(parsed.detail);
  throw new GraphQLError(String(message), { extensions: { code: "BAD_USER_INPUT" } });
}

async function search({ services, scope }: Context, input: SlotsInput): Promise<Slots> {
  const place = placeOf(input);
  const now = services.clock();
  const stretch = { first: input.first, at: now, now, days: input.days };
  const agenda = await services.database.withShop(
    scope,
    async (db) => lastly(() => loadShopAgenda(db, scope.shop_id, stretch)),
    "read",
  );
  if (!agenda) throw notFound();
  const { shop } = agenda;
  const category_id = searchableTrade(input);
  const request =
    category_id &&
    slotRequestOf(agenda, { question: { ...input, ...zipsOf(input), category_id, place }, now });
  const slots = request
    ? freeSlots(await withRoads(deskRequest(shop, request, place), services.routing))
    : [];
  return { slots, preselected: preselected(shop, input, slots), located: place !== null };
}

const zipsOf = ({ zip }: SlotsInput) => (zip === "" ? {} : { zips: [zip] });

/** An address that nobody could locate is a visit all the same: each trip counts the shop's minimum. */
const deskRequest = (
  shop: StaffedShop,
  request: SlotRequest,
  place: Place | null,
): SlotRequest => ({
  ...request,
  booking: deskRules(shop.booking_rules),
  place,
  where: "Chez le client",
});

const preselected = (
  { users }: StaffedShop,
  { category_id }: SlotsInput,
  slots: FreeSlot[],
): string[] =>
  preselectAssignees({
    users: users.map(({ id, skills }) => ({ id, skills: skills.map((skill) => ({ id: skill })) })),
    category_id,
    slots,
  });
